// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/consequences.h"

#include "core/project/formulas.h"
#include "core/project/schema.h"

#include <cstddef>
#include <type_traits>
#include <utility>

namespace contraflow {

namespace {

bool isImported(const Field& field)
{
    return (field.use == Use::figure || field.use == Use::word || field.use == Use::reference ||
            field.use == Use::rows) &&
           field.table != TableKind::items;
}

template<typename Row>
bool sayTheSame(const SharedRows<Row>& one, const SharedRows<Row>& other);

/** Whether two rows say the same of what an import takes from a file. */
template<typename Row>
bool sayTheSame(const Row& one, const Row& other)
{
    bool is = true;
    forEachField<Row>([&](const auto& field) {
        const auto& a = one.*field.at;
        const auto& b = other.*field.at;
        if (!is || !isImported(field))
            return;
        if constexpr (isRows<std::decay_t<decltype(a)>>)
            is = sayTheSame(a, b);
        else
            is = a == b;
    });
    return is;
}

/** The same of tables. Parts that both share are not looked at: an edit leaves most of a long table alone. */
template<typename Row>
bool sayTheSame(const SharedRows<Row>& one, const SharedRows<Row>& other)
{
    if (one.size() != other.size())
        return false;
    for (std::size_t i = 0; i < one.segmentCount(); ++i) {
        const auto part = one.segment(i);
        if (i < other.segmentCount() && other.segment(i).first == part.first &&
            other.segment(i).rows.data() == part.rows.data())
            continue;
        for (std::size_t r = 0; r < part.rows.size(); ++r)
            if (!sayTheSame(part.rows[r], other[part.first + r]))
                return false;
    }
    return true;
}

/** The object before it was changed, by its name, or by its place where it was renamed. */
template<typename Row>
const Row* stateBefore(const SharedRows<Row>& before, const SharedRows<Row>& now, std::size_t index)
{
    if (const Row* found = findByName(before, now[index].name))
        return found;
    return before.size() == now.size() ? &before[index] : nullptr;
}

std::vector<Change> endedProvenances(const Project& before, const Project& project)
{
    std::vector<Change> changes;
    forEachField<Project>([&](const auto& list) {
        const auto& now = project.*list.at;
        if constexpr (requires { now[0].provenance.changed; }) {
            for (std::size_t i = 0; i < now.size(); ++i) {
                if (now[i].provenance.isEmpty() || !now[i].provenance.changed.empty())
                    continue;
                const auto* was = stateBefore(before.*list.at, now, i);
                if (!was || !(was->provenance == now[i].provenance) || sayTheSame(*was, now[i]))
                    continue;
                auto marked = now[i];
                marked.provenance.changed = "yes";
                changes.push_back(ReplaceRows{{*list.table, 0}, i, 1, std::vector{std::move(marked)}});
            }
        }
    });
    return changes;
}

} // namespace

std::vector<Change> consequences(const Project& before, const Project& project)
{
    std::vector<Change> changes = endedProvenances(before, project);
    if (changes.empty())
        return recalculation(before, project);
    Project marked = project;
    for (const Change& change : changes)
        (void)applyChange(marked, change);
    for (Change& change : recalculation(before, marked))
        changes.push_back(std::move(change));
    return changes;
}

Result<Edit> withConsequences(const Project& project, Edit edit)
{
    Project after = project;
    RETURN_IF_ERROR(applyEdit(after, edit));
    for (Change& change : consequences(project, after))
        edit.changes.push_back(std::move(change));
    return edit;
}

Result<Edit> changeDocument(Project& project, const Edit& edit)
{
    ASSIGN_OR_RETURN(const Edit whole, withConsequences(project, edit));
    return applyEdit(project, whole);
}

} // namespace contraflow
