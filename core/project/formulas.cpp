// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formulas.h"

#include "core/base/text.h"
#include "core/project/formula_columns.h"
#include "core/project/many_rows.h"

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
        // A platform is rewritten with its tables as they are, so before those are.
        recalculateTable(&m_before.platforms, m_project.platforms, {TableKind::platforms, 0},
                         platformFormulaColumns(), noExtraColumns());
        forEach(m_before.platforms, m_project.platforms,
                [this](const Platform* before, const Platform& now, std::size_t i) {
                    recalculateTable(before ? &before->nodes : nullptr, now.nodes, {TableKind::nodes, i},
                                     nodeFormulaColumns(), noExtraColumns());
                    recalculateTable(before ? &before->links : nullptr, now.links, {TableKind::links, i},
                                     linkFormulaColumns(), noExtraColumns());
                    recalculateTable(before ? &before->switches : nullptr, now.switches,
                                     {TableKind::switches, i}, switchFormulaColumns(), noExtraColumns());
                    recalculateItems(before, now, i);
                });
        recalculateTable(&m_before.workloads, m_project.workloads, {TableKind::workloads, 0},
                         workloadFormulaColumns(), noExtraColumns());
        forEach(m_before.workloads, m_project.workloads,
                [this](const Workload* before, const Workload& now, std::size_t i) {
                    const bool isComparable = before && before->extraColumns == now.extraColumns;
                    recalculateTable(isComparable ? &before->messages : nullptr, now.messages,
                                     {TableKind::messages, i}, messageFormulaColumns(), now.extraColumns);
                });
        recalculateTable(&m_before.applications, m_project.applications, {TableKind::applications, 0},
                         applicationFormulaColumns(), noExtraColumns());
        forEach(m_before.models, m_project.models,
                [this](const Model* before, const Model& now, std::size_t i) {
                    recalculateModel(before ? &before->parameters : nullptr, now.parameters, i);
                });
        forEach(m_before.measurements, m_project.measurements,
                [this](const Measurement* before, const Measurement& now, std::size_t i) {
                    const bool isComparable = before && before->extraColumns == now.extraColumns;
                    recalculateTable(isComparable ? &before->times : nullptr, now.times,
                                     {TableKind::times, i}, timeFormulaColumns(), now.extraColumns);
                });
        return std::move(m_changes);
    }

private:
    template<typename Owner, typename Use>
    static void forEach(const SharedRows<Owner>& before, const SharedRows<Owner>& now, Use use)
    {
        std::size_t index = 0;
        for (const Owner& owner : now) {
            use(index < before.size() ? &before[index] : nullptr, owner, index);
            ++index;
        }
    }

    template<typename Row>
    void recalculateTable(const SharedRows<Row>* before, const SharedRows<Row>& now, TableRef table,
                          const std::vector<FormulaColumn<Row>>& columns,
                          const std::vector<std::string>& extras, FormulaFacts facts = {})
    {
        PartsBefore<Row> parts(before);
        RowFormulas<Row> formulas(m_scopes, columns, extras, std::move(facts));
        RowRewriting<Row> rewriting(table, now, m_changes);
        for (std::size_t i = 0; i < now.segmentCount(); ++i) {
            const auto part = now.segment(i);
            if (!part.hasFormulas)
                continue;
            const PartState state = parts.stateOf(part);
            if (state == PartState::same && !m_scopes.isChanged())
                continue;
            for (std::size_t r = 0; r < part.rows.size(); ++r) {
                const Row& row = part.rows[r];
                if (!row.hasFormula() ||
                    (state != PartState::changed && !formulas.isTouched(row, state == PartState::moved)))
                    continue;
                if (std::optional<Row> changed = formulas.evaluated(row, part.first + r + 1))
                    rewriting.set(part.first + r, std::move(*changed));
            }
        }
    }

    /** Items may count what their platform has. */
    void recalculateItems(const Platform* before, const Platform& now, std::size_t index)
    {
        const bool hasFormulas = std::any_of(now.items.begin(), now.items.end(),
                                             [](const PriceItem& item) { return item.hasFormula(); });
        if (!hasFormulas)
            return;
        FormulaFacts facts = platformFacts(now);
        const bool isSame = before && platformFacts(*before) == facts;
        recalculateTable(isSame ? &before->items : nullptr, now.items, {TableKind::items, index},
                         itemFormulaColumns(), noExtraColumns(), std::move(facts));
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

    void recalculateModel(const SharedRows<ParameterRow>* before, const SharedRows<ParameterRow>& now,
                          std::size_t index)
    {
        if (!m_scopes.isChanged() && before && *before == now)
            return;
        TableFormulas formulas(m_scopes, {}, noExtraColumns());
        RowRewriting<ParameterRow> rewriting({TableKind::modelParameters, index}, now, m_changes);
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

Result<Edit> withRecalculation(const Project& project, Edit edit)
{
    Project after = project;
    if (const Result<Edit> done = applyEdit(after, edit); !done)
        return done.error();
    for (Change& change : recalculation(project, after))
        edit.changes.push_back(std::move(change));
    return edit;
}

std::size_t rowsWithFormulas(const Project& project)
{
    std::size_t count = 0;
    for (const Platform& platform : project.platforms)
        count += rowsWithFormulas(platform.nodes) + rowsWithFormulas(platform.links) +
                 rowsWithFormulas(platform.switches) + rowsWithFormulas(platform.items);
    for (const Workload& workload : project.workloads)
        count += rowsWithFormulas(workload.messages);
    for (const Measurement& measurement : project.measurements)
        count += rowsWithFormulas(measurement.times);
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
