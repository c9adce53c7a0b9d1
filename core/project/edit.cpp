// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/edit.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/references.h"
#include "core/project/table_info.h"
#include "core/project/table_walk.h"

#include <algorithm>
#include <type_traits>

namespace contraflow {

namespace {

/** Whether the change fits rows of this type and number. */
template<typename Row>
Result<void> checkRows(const SharedRows<Row>& rows, const ReplaceRows& change)
{
    if (!std::holds_alternative<SharedRows<Row>>(change.rows))
        return misfit(change.table, sentence("its rows are of another kind"));
    if (change.first > rows.size() || change.removed > rows.size() - change.first)
        return misfit(change.table, sentence("it has only %1 rows", {groupedCount(rows.size())}));
    return {};
}

/** Whether two states of an object have the same name, tables and further keys. */
template<typename Object>
bool hasSameTables(const Object& one, const Object& other)
{
    bool has = true;
    forEachField<Object>([&](const auto& field) {
        if (field.use == Use::name || field.use == Use::rows)
            has = has && one.*field.at == other.*field.at;
    });
    if constexpr (requires { one.extraColumns; })
        has = has && one.extraColumns == other.extraColumns;
    if constexpr (requires { one.extras; })
        has = has && one.extras == other.extras;
    return has;
}

/** Sets, removes or leaves out one of the project's further keys; the inverse puts back what was there. */
Change applyExtraKey(Project& project, const SetExtraKey& change)
{
    SetExtraKey inverse{change.key, std::nullopt};
    const auto known = std::ranges::find_if(
        project.extras, [&change](const auto& extra) { return extra.first == change.key; });
    if (known == project.extras.end()) {
        const auto place = std::min(change.place, project.extras.size());
        if (change.value)
            project.extras.emplace(project.extras.begin() + static_cast<std::ptrdiff_t>(place), change.key,
                                   *change.value);
        return inverse;
    }
    inverse.value = known->second;
    inverse.place = static_cast<std::size_t>(known - project.extras.begin());
    if (change.value)
        known->second = *change.value;
    else
        project.extras.erase(known);
    return inverse;
}

} // namespace

Error misfit(TableRef table, const std::string& reason)
{
    return invalidInput("the change does not fit the table of %1: %2", {infoOf(table.kind).title, reason});
}

RowBlock::RowBlock() = default;
RowBlock::RowBlock(const RowBlock&) = default;
RowBlock::RowBlock(RowBlock&&) noexcept = default;
RowBlock& RowBlock::operator=(const RowBlock&) = default;
RowBlock& RowBlock::operator=(RowBlock&&) noexcept = default;
RowBlock::~RowBlock() = default;

std::size_t rowCount(const RowBlock& rows)
{
    return std::visit([](const auto& list) { return list.size(); }, rows);
}

bool keepsTables(const Project& project, const ReplaceRows& change)
{
    return useTable(project, change.table,
                    [&change](const auto& rows) -> Result<void> {
                        using Rows = std::decay_t<decltype(rows)>;
                        const auto* fresh = std::get_if<Rows>(&static_cast<const AnyRows&>(change.rows));
                        bool keeps = fresh && fresh->size() == change.removed && checkRows(rows, change);
                        for (std::size_t i = 0; keeps && i < change.removed; ++i)
                            keeps = hasSameTables(rows[change.first + i], (*fresh)[i]);
                        return keeps ? Result<void>() : misfit(change.table, sentence("its tables change"));
                    })
        .has_value();
}

RowBlock rowsOf(const Project& project, TableRef table)
{
    RowBlock found;
    (void)useTable(project, table, [&](const auto& rows) -> Result<void> {
        found = RowBlock(rows);
        return {};
    });
    return found;
}

std::size_t rowCount(const Project& project, TableRef table)
{
    std::size_t count = 0;
    const Result<void> found = useTable(project, table, [&](const auto& rows) -> Result<void> {
        count = rows.size();
        return {};
    });
    return found ? count : 0;
}

Result<void> checkChange(const Project& project, const Change& change)
{
    const auto* replace = std::get_if<ReplaceRows>(&change);
    if (!replace)
        return {};
    return useTable(project, replace->table, [&](const auto& rows) { return checkRows(rows, *replace); });
}

Result<Change> applyChange(Project& project, const Change& change)
{
    if (const auto* title = std::get_if<SetTitle>(&change)) {
        Change inverse = SetTitle{project.title};
        project.title = title->title;
        return inverse;
    }
    if (const auto* extra = std::get_if<SetExtraKey>(&change))
        return applyExtraKey(project, *extra);
    const auto& replace = std::get<ReplaceRows>(change);
    ReplaceRows inverse{replace.table, replace.first, rowCount(replace.rows), {}};
    const Result<void> done = useTable(project, replace.table, [&](auto& rows) -> Result<void> {
        RETURN_IF_ERROR(checkRows(rows, replace));
        using Row = std::decay_t<decltype(rows[0])>;
        inverse.rows = rows.part(replace.first, replace.removed);
        rows.splice(replace.first, replace.removed, std::get<SharedRows<Row>>(replace.rows));
        return {};
    });
    RETURN_IF_ERROR(done);
    return Change(std::move(inverse));
}

Result<Edit> applyEdit(Project& project, const Edit& edit)
{
    const Project before = project;
    Edit inverse{edit.label, {}};
    for (const Change& change : edit.changes) {
        Result<Change> undone = applyChange(project, change);
        if (!undone) {
            project = before;
            return undone.error();
        }
        inverse.changes.push_back(std::move(undone).value());
    }
    std::ranges::reverse(inverse.changes);
    return inverse;
}

} // namespace contraflow
