// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formulas.h"

#include "core/project/many_rows.h"
#include "core/project/row_formulas.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

enum class PartState
{
    same,
    moved, ///< same rows with other numbers
    changed
};

/** Tells which parts of a table were there before. */
template<typename Row>
class PartsBefore
{
public:
    explicit PartsBefore(const SharedRows<Row>* before) : m_before(before) {}

    PartState stateOf(const typename SharedRows<Row>::Segment& part)
    {
        if (m_before && m_firstOf.empty())
            for (std::size_t i = 0; i < m_before->segmentCount(); ++i)
                m_firstOf.emplace(m_before->segment(i).rows.data(), m_before->segment(i).first);
        const auto found = m_firstOf.find(part.rows.data());
        if (found == m_firstOf.end())
            return PartState::changed;
        return found->second == part.first ? PartState::same : PartState::moved;
    }

private:
    const SharedRows<Row>* m_before;
    std::unordered_map<const Row*, std::size_t> m_firstOf;
};

class Recalculation
{
public:
    Recalculation(const Project& before, const Project& project)
        : m_before(before)
        , m_project(project)
        , m_scopes(before.parameters, project.parameters)
    {}

    std::vector<Change> run()
    {
        recalculateParameters();
        forEachField<Project>([this](const auto& list) {
            if constexpr (isRows<std::decay_t<decltype(m_project.*list.at)>>)
                if (list.table != TableKind::parameters)
                    recalculateObjects(m_before.*list.at, m_project.*list.at, *list.table);
        });
        return std::move(m_changes);
    }

private:
    /** Objects are rewritten with their tables as they are, so before those are. */
    template<typename Owner>
    void recalculateObjects(const SharedRows<Owner>& before, const SharedRows<Owner>& now, TableKind list)
    {
        recalculateTable(&before, now, {list, 0});
        std::size_t index = 0;
        for (const Owner& owner : now) {
            const Owner* was = index < before.size() ? &before[index] : nullptr;
            forEachField(owner, [&](const auto& field, const auto& value) {
                if constexpr (isRows<std::decay_t<decltype(value)>>)
                    recalculateTable(was ? &(was->*field.at) : nullptr, value, {*field.table, index});
            });
            ++index;
        }
    }

    template<typename Row>
    void recalculateTable(const SharedRows<Row>* before, const SharedRows<Row>& now, TableRef table)
    {
        if constexpr (Schema<Row>::takesFormulas) {
            if (rowsWithFormulas(now) == 0)
                return;
            const std::vector<std::string>& further = furtherColumnsOf(m_project, table);
            FormulaFacts facts = formulaFacts(m_project, table);
            const bool isComparable = before && furtherColumnsOf(m_before, table) == further &&
                                      formulaFacts(m_before, table) == facts;
            PartsBefore<Row> parts(isComparable ? before : nullptr);
            RowFormulas<Row> formulas(m_scopes, further, std::move(facts));
            RowRewriting<Row> rewriting(table, now, m_changes);
            for (std::size_t i = 0; i < now.segmentCount(); ++i)
                if (const auto part = now.segment(i); part.hasFormulas)
                    recalculatePart(part, parts.stateOf(part), formulas, rewriting);
        }
    }

    template<typename Row>
    void recalculatePart(const typename SharedRows<Row>::Segment& part, PartState state,
                         RowFormulas<Row>& formulas, RowRewriting<Row>& rewriting)
    {
        if (state == PartState::same && !m_scopes.isChanged())
            return;
        for (std::size_t r = 0; r < part.rows.size(); ++r) {
            const Row& row = part.rows[r];
            if (!hasFormula(row) ||
                (state != PartState::changed && !formulas.isTouched(row, state == PartState::moved)))
                continue;
            if (std::optional<Row> changed = formulas.evaluated(row, part.first + r + 1))
                rewriting.set(part.first + r, std::move(*changed));
        }
    }

    void recalculateParameters()
    {
        if (!m_scopes.isChanged())
            return;
        RowRewriting<ParameterRow> rewriting({TableKind::parameters, 0}, m_project.parameters, m_changes);
        std::size_t index = 0;
        for (const ParameterRow& row : m_project.parameters) {
            ParameterRow fresh = row;
            if (row.hasFormula() ? setOutcome(fresh, m_scopes.now().at(index)) : clearOutcome(fresh))
                rewriting.set(index, std::move(fresh));
            ++index;
        }
    }

    static bool clearOutcome(ParameterRow& row)
    {
        const bool isSet = !row.result.empty() || !row.problem.empty();
        row.result.clear();
        row.problem.clear();
        return isSet;
    }

    /** Those of a model, which know one another by no name. */
    void recalculateTable(const SharedRows<ParameterRow>* before, const SharedRows<ParameterRow>& now,
                          TableRef table)
    {
        if (!m_scopes.isChanged() && before && *before == now)
            return;
        TableFormulas formulas(m_scopes, {}, furtherColumnsOf(m_project, table));
        RowRewriting<ParameterRow> rewriting(table, now, m_changes);
        std::size_t here = 0;
        for (const ParameterRow& row : now) {
            ParameterRow fresh = row;
            if (row.hasFormula() ? setOutcome(fresh, modelValue(formulas, row, here)) : clearOutcome(fresh))
                rewriting.set(here, std::move(fresh));
            ++here;
        }
    }

    const Project& m_before;
    const Project& m_project;
    ScopePair m_scopes;
    std::vector<Change> m_changes;
};

} // namespace

std::vector<Change> recalculation(const Project& before, const Project& project)
{
    return Recalculation(before, project).run();
}

std::size_t rowsWithFormulas(const Project& project)
{
    std::size_t count = 0;
    const auto countIn = [&count](const auto& rows) {
        using Row = std::decay_t<decltype(rows[0])>;
        // Parameters are worked out anew in any case.
        if constexpr (Schema<Row>::takesFormulas && !std::is_same_v<Row, ParameterRow>)
            count += rowsWithFormulas(rows);
    };
    forEachField(project, [&](const Field&, const auto& objects) {
        if constexpr (isRows<std::decay_t<decltype(objects)>>)
            for (const auto& object : objects)
                forEachField(object, [&](const Field&, const auto& value) {
                    if constexpr (isRows<std::decay_t<decltype(value)>>)
                        countIn(value);
                });
    });
    return count;
}

std::vector<Change> recalculate(const Project& before, Project& project)
{
    std::vector<Change> inverses;
    for (const Change& change : recalculation(before, project))
        if (Result<Change> inverse = applyChange(project, change))
            inverses.insert(inverses.begin(), std::move(inverse).value());
    return inverses;
}

} // namespace contraflow
