// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/parameter_scope.h"
#include "core/project/schema.h"

#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace contraflow {

/** The parameters before and after an edit; worked out when the first formula asks for them. */
class ScopePair
{
public:
    ScopePair(const SharedRows<ParameterRow>& before, const SharedRows<ParameterRow>& after)
        : m_rowsBefore(before)
        , m_rowsAfter(after)
        , m_isChanged(!(before == after))
    {}

    [[nodiscard]] bool isChanged() const { return m_isChanged; }
    [[nodiscard]] const ParameterScope& now()
    {
        if (!m_after)
            m_after.emplace(m_rowsAfter);
        return *m_after;
    }
    /** Whether a name means something else now. */
    [[nodiscard]] bool isChanged(const std::string& name);

private:
    SharedRows<ParameterRow> m_rowsBefore;
    SharedRows<ParameterRow> m_rowsAfter;
    bool m_isChanged;
    std::optional<ParameterScope> m_before;
    std::optional<ParameterScope> m_after;
};

/** A column whose cells may be formulas, and which formulas of its row may use. */
template<typename Row>
struct FormulaColumn : Field
{
    std::variant<QuantityCell Row::*, CountCell Row::*, PriceCell Row::*> field;
};

/** Those of a kind of row. */
template<typename Row>
[[nodiscard]] const std::vector<FormulaColumn<Row>>& formulaColumnsOf()
{
    static const std::vector<FormulaColumn<Row>> columns = [] {
        std::vector<FormulaColumn<Row>> typed;
        forEachField<Row>([&](const auto& field) {
            if constexpr (Schema<Row>::takesFormulas && requires { FormulaColumn<Row>{field, field.at}; })
                typed.push_back({field, field.at});
        });
        return typed;
    }();
    return columns;
}

/** What a name of a formula in a table stands for. */
struct NameSource
{
    enum class Kind
    {
        value,     ///< a parameter or a constant
        column,    ///< of the same row
        extra,     ///< further column of the same row, kept as text
        rowNumber, ///< from 1 on
    };
    Kind kind = Kind::value;
    std::size_t index = 0;
    FormulaValue value;
};

/** A formula of a table, read once for all cells with its text. */
struct TableFormula
{
    std::optional<Formula> formula; ///< empty when it cannot be read
    std::string problem;            ///< why no row can have a value
    std::vector<NameSource> sources;
    bool usesRowNumber = false;
    bool isTouched = false; ///< a parameter that it uses has changed
    SharedText typed;       ///< for cells with a value
    SharedText failed;      ///< for the last cells without, which mostly have one reason
};

/** Names that formulas of a table know for facts of its owner; parameters of the same name come first. */
using FormulaFacts = std::vector<std::pair<std::string, double>>;

/** Resolves formulas of one table; cells of equal text share a formula. */
class TableFormulas
{
public:
    /** `columns` are the keys of the row's columns, `extras` those of its further columns. */
    TableFormulas(ScopePair& scopes, std::vector<std::string> columns, const std::vector<std::string>& extras,
                  FormulaFacts facts = {})
        : m_scopes(scopes)
        , m_columns(std::move(columns))
        , m_extras(extras)
        , m_facts(std::move(facts))
    {}

    /** The formula of a cell's text; lives until forgetMany(). */
    [[nodiscard]] TableFormula& find(const SharedText& text);
    /** Bounds the memory of a table in which every cell has a formula of its own; between two rows. */
    void forgetMany();

private:
    void resolve(TableFormula& formula);

    ScopePair& m_scopes;
    std::vector<std::string> m_columns;
    const std::vector<std::string>& m_extras;
    FormulaFacts m_facts;
    std::unordered_map<std::string, TableFormula> m_formulas;
    SharedText m_lastText;
    TableFormula* m_last = nullptr;
};

/** Evaluates the formulas of one row after another of a table. */
template<typename Row>
class RowFormulas
{
public:
    /** `extras` are the further columns of the table; they outlive this. */
    RowFormulas(ScopePair& scopes, const std::vector<std::string>& extras, FormulaFacts facts = {});

    /** Whether the row must be evaluated although it did not change itself. */
    [[nodiscard]] bool isTouched(const Row& row, bool hasMoved);
    /** The row with its formulas evaluated, or nothing when they have their values already. */
    [[nodiscard]] std::optional<Row> evaluated(const Row& row, std::size_t number);

private:
    /** A column of the row at hand. */
    struct Slot
    {
        enum class State
        {
            open,
            busy, ///< its formula is being evaluated
            done
        };
        State state = State::open;
        FormulaValue value;
        std::string problem; ///< why there is no value
        unsigned circle = 0; ///< columns that need one another, as bits
    };

    [[nodiscard]] const Slot& slot(std::size_t column);
    void evaluateFormula(std::size_t column, const SharedText& text);
    [[nodiscard]] std::string takeName(const NameSource& source, const FormulaName& name, std::size_t column,
                                       FormulaValue& value);
    [[nodiscard]] std::string takeColumn(std::size_t needed, std::size_t column, FormulaValue& value);
    [[nodiscard]] std::string takeExtra(std::size_t extra, const std::string& name,
                                        FormulaValue& value) const;
    [[nodiscard]] std::string circleText(unsigned circle) const;
    template<typename TypedCell>
    void store(std::optional<Row>& changed, const TypedCell& cell, TypedCell Row::*field, std::size_t column);

    TableFormulas m_formulas;
    const std::vector<FormulaColumn<Row>>& m_columns = formulaColumnsOf<Row>();
    std::vector<Slot> m_slots = std::vector<Slot>(m_columns.size());
    std::vector<std::size_t> m_busy; ///< columns that wait for one another
    std::vector<FormulaValue> m_values;
    const Row* m_row = nullptr;
    std::size_t m_number = 0;
};

extern template class RowFormulas<NodeRow>;
extern template class RowFormulas<LinkRow>;
extern template class RowFormulas<ServerRow>;
extern template class RowFormulas<SwitchRow>;
extern template class RowFormulas<PriceItem>;
extern template class RowFormulas<MessageRow>;
extern template class RowFormulas<TimeRow>;
extern template class RowFormulas<Platform>;
extern template class RowFormulas<Workload>;
extern template class RowFormulas<Application>;
extern template class RowFormulas<Mapping>;

// What formulas of tables know besides parameters, and what comes of the formulas of parameters.

/** What formulas of a table know of its owner: those of a platform's items its nodes, switches, links and
 * cores. */
[[nodiscard]] FormulaFacts formulaFacts(const Project& project, TableRef table);

/** The further columns of a table, which formulas of its rows may name. */
[[nodiscard]] const std::vector<std::string>& furtherColumnsOf(const Project& project, TableRef table);

/** Puts what a parameter's formula comes to into its row. False: that was there already. */
bool setOutcome(ParameterRow& row, const ParameterValue& outcome);

/** What the formula of a model's parameter in row `index` comes to. */
[[nodiscard]] ParameterValue modelValue(TableFormulas& formulas, const ParameterRow& row, std::size_t index);

/** evaluatedRow() of a parameter of the project or of a model. */
[[nodiscard]] ParameterRow evaluatedParameter(const Project& project, TableRef table, std::size_t index,
                                              ParameterRow row);

/**
 * A row with its formulas evaluated as if it stood in place `index` of a table, for evaluating what is being
 * typed; the project stays as it is. An index behind the last row is that of a new one. Rows of tables
 * without formulas come back as they are.
 */
template<typename Row>
[[nodiscard]] Row evaluatedRow(const Project& project, TableRef table, std::size_t index, Row row)
{
    if constexpr (std::is_same_v<Row, ParameterRow>) {
        return evaluatedParameter(project, table, index, std::move(row));
    } else if constexpr (Schema<Row>::takesFormulas) {
        ScopePair scopes(project.parameters, project.parameters);
        RowFormulas<Row> formulas(scopes, furtherColumnsOf(project, table), formulaFacts(project, table));
        std::optional<Row> changed = formulas.evaluated(row, index + 1);
        return changed ? std::move(*changed) : std::move(row);
    } else {
        return row;
    }
}

} // namespace contraflow
