// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formulas.h"

#include "core/base/text.h"
#include "core/project/formula_columns.h"

#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

/** Collects rewritten rows of a table; neighbours become one change. */
template<typename Row>
class Rewriting
{
public:
    Rewriting(TableRef table, std::vector<Change>& changes) : m_table(table), m_changes(changes) {}
    ~Rewriting() { flush(); }
    Rewriting(const Rewriting&) = delete;
    Rewriting& operator=(const Rewriting&) = delete;

    void set(std::size_t index, Row row)
    {
        if (!m_rows.empty() && index != m_first + m_rows.size())
            flush();
        if (m_rows.empty())
            m_first = index;
        m_rows.push_back(std::move(row));
    }

private:
    void flush()
    {
        if (!m_rows.empty())
            m_changes.push_back(ReplaceRows{m_table, m_first, m_rows.size(), std::exchange(m_rows, {})});
    }

    TableRef m_table;
    std::vector<Change>& m_changes;
    std::size_t m_first = 0;
    std::vector<Row> m_rows;
};

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
                });
        forEach(m_before.workloads, m_project.workloads,
                [this](const Workload* before, const Workload& now, std::size_t i) {
                    const bool isComparable = before && before->extraColumns == now.extraColumns;
                    recalculateTable(isComparable ? &before->messages : nullptr, now.messages,
                                     {TableKind::messages, i}, messageFormulaColumns(), now.extraColumns);
                });
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

    /** Calls use(part, row, index) for every row that has a formula. */
    template<typename Row, typename Use>
    static void forFormulas(const SharedRows<Row>& rows, Use use)
    {
        for (std::size_t i = 0; i < rows.segmentCount(); ++i) {
            const auto part = rows.segment(i);
            for (std::size_t r = 0; part.hasFormulas && r < part.rows.size(); ++r)
                if (part.rows[r].hasFormula())
                    use(part, part.rows[r], part.first + r);
        }
    }

    template<typename Row>
    void recalculateTable(const SharedRows<Row>* before, const SharedRows<Row>& now, TableRef table,
                          const std::vector<FormulaColumn<Row>>& columns,
                          const std::vector<std::string>& extras)
    {
        PartsBefore<Row> parts(before);
        RowFormulas<Row> formulas(m_scopes, columns, extras);
        Rewriting<Row> rewriting(table, m_changes);
        const Row* lastPart = nullptr;
        PartState state = PartState::changed;
        forFormulas(now, [&](const auto& part, const Row& row, std::size_t index) {
            if (part.rows.data() != lastPart)
                state = parts.stateOf(part);
            lastPart = part.rows.data();
            const bool isDue =
                state == PartState::changed || ((m_scopes.isChanged() || state == PartState::moved) &&
                                                formulas.isTouched(row, state == PartState::moved));
            if (!isDue)
                return;
            if (std::optional<Row> changed = formulas.evaluated(row, index + 1))
                rewriting.set(index, std::move(*changed));
        });
    }

    void recalculateParameters()
    {
        if (!m_scopes.isChanged())
            return;
        Rewriting<ParameterRow> rewriting({TableKind::parameters, 0}, m_changes);
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
        Rewriting<ParameterRow> rewriting({TableKind::modelParameters, index}, m_changes);
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

std::vector<Change> recalculate(const Project& before, Project& project)
{
    std::vector<Change> inverses;
    for (const Change& change : recalculation(before, project))
        if (Result<Change> inverse = applyChange(project, change))
            inverses.insert(inverses.begin(), std::move(inverse).value());
    return inverses;
}

} // namespace contraflow
