// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace contraflow {

// What a field is; all fields are in schema.h.

/** What a field is for. */
enum class Use
{
    name,       ///< what others refer to the row by
    reference,  ///< a name in another table
    figure,     ///< results depend on it
    word,       ///< results depend on it; one of a few words
    cost,       ///< money and power: what is paid, and no result
    note,       ///< for people alone
    rows,       ///< a table within
    provenance, ///< where the values come from
};

/** A field of a kind of row. Titles and hints are for people, in the sheets, and are translated there. */
struct Field
{
    std::string_view key = {};   ///< in files, formulas, places of the command line, Location::column
    std::string_view title = {}; ///< of a column
    std::string_view hint = {};
    std::string_view sample = {}; ///< as wide as usual content
    Use use = Use::figure;
    Dimension dimension = Dimension::number;
    std::optional<double> whenEmpty = {}; ///< what formulas of the row take an empty cell for
    std::string_view perUnit = {};        ///< of prices: "/kWh" where they are for energy
    std::optional<TableKind> table = {};  ///< the one that a reference is to, or that the rows are of
    std::vector<std::string> (*choices)() = nullptr; ///< all words that are taken; a word only
    bool isRare = false; ///< a column that files have only where something stands in it
};

/** A field with its place in a row. What it is beside the usual is said behind it. */
template<typename Row, typename Value>
struct FieldOf : Field
{
    Value Row::*at = nullptr;

    /** What it is for. */
    [[nodiscard]] constexpr FieldOf as(Use what) const
    {
        return with([&](FieldOf& f) { f.use = what; });
    }
    /** A name in another table. */
    [[nodiscard]] constexpr FieldOf to(TableKind kind) const
    {
        return as(Use::reference).with([&](FieldOf& f) { f.table = kind; });
    }
    /** The rows of a table. */
    [[nodiscard]] constexpr FieldOf rows(TableKind kind) const
    {
        return as(Use::rows).with([&](FieldOf& f) { f.table = kind; });
    }
    [[nodiscard]] constexpr FieldOf in(Dimension what) const
    {
        return with([&](FieldOf& f) { f.dimension = what; });
    }
    /** What an empty cell counts as. */
    [[nodiscard]] constexpr FieldOf orElse(double value) const
    {
        return with([&](FieldOf& f) { f.whenEmpty = value; });
    }
    [[nodiscard]] constexpr FieldOf per(std::string_view unit) const
    {
        return with([&](FieldOf& f) { f.perUnit = unit; });
    }
    [[nodiscard]] constexpr FieldOf oneOf(std::vector<std::string> (*words)()) const
    {
        return with([&](FieldOf& f) { f.choices = words; });
    }
    /** Files have the column only where something stands in it. */
    [[nodiscard]] constexpr FieldOf rare() const
    {
        return with([&](FieldOf& f) { f.isRare = true; });
    }

private:
    template<typename Change>
    [[nodiscard]] constexpr FieldOf with(const Change& change) const
    {
        FieldOf changed = *this;
        change(changed);
        return changed;
    }
};

template<typename Row, typename Value>
[[nodiscard]] constexpr FieldOf<Row, Value> field(Value Row::*at, std::string_view key,
                                                  std::string_view title, std::string_view hint = {},
                                                  std::string_view sample = {})
{
    FieldOf<Row, Value> made;
    made.key = key;
    made.title = title;
    made.hint = hint;
    made.sample = sample;
    made.at = at;
    return made;
}

inline constexpr std::string_view kProvenanceKey = "provenance";

/** `fields` is a tuple of FieldOf, `takesFormulas` whether cells of the row may be some. */
template<typename Row>
struct Schema;

/** Calls `visit(field)` for every field of a kind of row. */
template<typename Row, typename Visit>
constexpr void forEachField(Visit&& visit)
{
    constexpr std::size_t count = std::tuple_size_v<decltype(Schema<Row>::fields)>;
    [&]<std::size_t... index>(std::index_sequence<index...>)
    {
        (visit(std::get<index>(Schema<Row>::fields)), ...);
    }
    (std::make_index_sequence<count>());
}

/** Calls `visit(field, value)` for every field of a row, which may be changed unless it is const. */
template<typename Row, typename Visit>
constexpr void forEachField(Row& row, Visit&& visit)
{
    forEachField<std::remove_const_t<Row>>([&](const auto& field) { visit(field, row.*field.at); });
}

template<typename Value>
inline constexpr bool isTypedCell = std::is_same_v<Value, QuantityCell> || std::is_same_v<Value, CountCell> ||
                                    std::is_same_v<Value, PriceCell>;
template<typename Value>
inline constexpr bool isTextCell = std::is_same_v<Value, std::string> || std::is_same_v<Value, ShortText>;
/** Whether a value of a field is a cell: a text, or a typed one. */
template<typename Value>
inline constexpr bool isCell = isTextCell<Value> || isTypedCell<Value>;

template<typename Value>
inline constexpr bool isRows = false;
template<typename Row>
inline constexpr bool isRows<SharedRows<Row>> = true;

/** Whether objects of a kind have tables within. */
template<typename Row>
[[nodiscard]] constexpr bool hasRows()
{
    bool has = false;
    forEachField<Row>([&has](const auto& field) {
        has = has || isRows<std::decay_t<decltype(std::declval<Row&>().*field.at)>>;
    });
    return has;
}

/** Whether nothing is written in a field. */
template<typename Value>
[[nodiscard]] bool isEmptyField(const Value& value)
{
    if constexpr (isTypedCell<Value>)
        return value.isEmpty();
    else if constexpr (requires { value.empty(); })
        return value.empty();
    else
        return value == Value();
}

/** Whether a cell of a row is a formula. */
template<typename Row>
requires requires
{
    Schema<Row>::takesFormulas;
}
[[nodiscard]] bool hasFormula(const Row& row)
{
    bool has = false;
    if constexpr (requires { row.hasFormula(); })
        return row.hasFormula();
    else if constexpr (Schema<Row>::takesFormulas)
        forEachField(row, [&has](const Field&, const auto& value) {
            if constexpr (isTypedCell<std::decay_t<decltype(value)>>)
                has = has || value.isFormula();
        });
    return has;
}

/** The keys of a kind of row, in the order of the file; those of its tables too. */
template<typename Row>
[[nodiscard]] std::vector<std::string> fieldKeys()
{
    std::vector<std::string> keys;
    forEachField<Row>([&](const Field& field) {
        if (keys.empty() || keys.back() != field.key) // both ends of a link are one
            keys.emplace_back(field.key);
    });
    return keys;
}

} // namespace contraflow
