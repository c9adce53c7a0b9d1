// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/object_edits.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/column_title.h"
#include "app/desktop/sheet/model/formula_completions.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/references.h"
#include "core/project/schema.h"
#include "core/project/table_info.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace contraflow {

/** Where a cell is, for what depends on the rest of the project. */
struct CellPlace
{
    const Project& project;
    TableRef table;
    std::size_t row = 0;
};

/**
 * A column of a table of the project: how a row's cell reads, what a text makes of it, and how it sorts. A
 * column whose names others refer to also says how to rename one everywhere.
 */
template<typename Row>
struct TableColumn
{
    std::string key;       ///< in files and in Location::column
    ColumnTitle title;     ///< of the header
    QString hint;          ///< what belongs here, for the header's tooltip
    QString sample;        ///< as wide as usual content
    bool isNumber = false; ///< right-aligned
    std::function<CellText(const Row&)> read;
    std::function<void(Row&, const std::string& text)> write;
    std::function<QVariant(const Row&)> sortValue;
    std::function<QStringList(const CellPlace&)> choices = {};
    std::function<Edit(const CellPlace&, const std::string& name)> rename = {};
    /** What belongs into a cell, for its tooltip; may be empty. */
    std::function<QString(const CellPlace&)> cellHint = {};
    /** Why a text cannot be written, with the remedy, where the row has no way to keep it; else empty. */
    std::function<QString(const std::string& text)> refusal = {};
    /** What a formula in a cell may name besides parameters and functions; empty: other columns of its row,
     * in the tables whose formulas the core evaluates. */
    std::function<std::vector<FormulaCompletion>(const CellPlace&)> formulaNames = {};
    /** Whether a row has something in the column, which is hidden until one has; empty: it is always shown.
     */
    std::function<bool(const Row&)> isUsed = {};
    std::optional<Dimension> dimension = {}; ///< of quantities: their sort values are in its base unit
    bool isExtra = false;                    ///< a further column of the file
};

/** What a column of names does that others refer to: what means a thing by its name is renamed with it. */
[[nodiscard]] inline Edit renameAt(const CellPlace& at, const std::string& name)
{
    return renameRow(at.project, at.table, at.row, name);
}

/** The column of a field. One whose value is no cell has neither reading nor writing yet. */
template<typename Row, typename Value>
[[nodiscard]] TableColumn<Row> fieldColumn(const FieldOf<Row, Value>& field)
{
    TableColumn<Row> column{std::string(field.key), columnTitle(field.title), coreText(field.hint),
                            qtText(field.sample), isTypedCell<Value>};
    const auto at = field.at;
    const Dimension dimension = field.dimension;
    if constexpr (isTextCell<Value>) {
        column.read = [at](const Row& row) { return plainText(row.*at); };
        column.write = [at](Row& row, const std::string& text) { row.*at = Value(trimmed(text)); };
        column.sortValue = [at](const Row& row) { return QVariant(QString::fromStdString(row.*at)); };
    } else if constexpr (std::is_same_v<Value, QuantityCell>) {
        column.read = [at, dimension](const Row& row) { return cellText(row.*at, dimension); };
        column.write = [at, dimension](Row& row, const std::string& text) {
            row.*at = readQuantity(dimension, text);
        };
        column.sortValue = [at](const Row& row) {
            return (row.*at).hasValue() ? QVariant((row.*at).value().value) : QVariant();
        };
        if (dimension != Dimension::number) // there are no units to choose from
            column.dimension = dimension;
    } else if constexpr (std::is_same_v<Value, CountCell>) {
        column.read = [at](const Row& row) { return cellText(row.*at); };
        column.write = [at](Row& row, const std::string& text) { row.*at = readCount(text); };
        column.sortValue = [at](const Row& row) {
            return (row.*at).hasValue() ? QVariant((row.*at).value()) : QVariant();
        };
    } else if constexpr (std::is_same_v<Value, PriceCell>) {
        column.read = [at](const Row& row) { return cellText(row.*at); };
        column.write = [at](Row& row, const std::string& text) { row.*at = PriceCell(trimmed(text)); };
        column.sortValue = [at](const Row& row) {
            return (row.*at).hasValue() ? QVariant((row.*at).value().amount) : QVariant();
        };
    }
    if (field.isRare)
        column.isUsed = [read = column.read](const Row& row) { return !read(row).shown.isEmpty(); };
    if (field.use == Use::name)
        column.rename = renameAt;
    if (field.use == Use::reference && !infoOf(*field.table).owner)
        column.choices = [list = *field.table](const CellPlace& place) {
            return namesOfObjects(place.project, list);
        };
    if (field.choices) {
        QStringList words;
        for (const std::string& word : field.choices())
            words.append(qtText(word));
        column.choices = [words](const CellPlace&) { return words; };
    }
    return column;
}

/** The columns of all fields of a kind of row but its tables and its provenance. */
template<typename Row>
[[nodiscard]] std::vector<TableColumn<Row>> fieldColumns()
{
    std::vector<TableColumn<Row>> columns;
    forEachField<Row>([&](const auto& field) {
        if (field.use != Use::rows && field.use != Use::provenance)
            columns.push_back(fieldColumn(field));
    });
    return columns;
}

/** The first column with this key, which must be there. */
template<typename Row>
[[nodiscard]] TableColumn<Row>& columnWith(std::vector<TableColumn<Row>>& columns, std::string_view key)
{
    return *std::ranges::find_if(columns,
                                 [key](const TableColumn<Row>& column) { return column.key == key; });
}

/** The columns of parameters, whose values are texts or formulas. */
[[nodiscard]] inline std::vector<TableColumn<ParameterRow>> parameterFieldColumns()
{
    std::vector<TableColumn<ParameterRow>> columns = fieldColumns<ParameterRow>();
    TableColumn<ParameterRow>& value = columnWith(columns, "value");
    value.read = [](const ParameterRow& row) { return cellText(row); };
    value.write = [](ParameterRow& row, const std::string& text) {
        row = {std::move(row.name), std::string(trimmed(text))};
    };
    value.sortValue = [](const ParameterRow& row) { return QVariant(cellText(row).full); };
    return columns;
}

/** A further column of the file that the program keeps without knowing it. */
template<typename Row>
[[nodiscard]] TableColumn<Row> extraColumn(const std::string& name, std::size_t position)
{
    TableColumn<Row> column{name, {qtText(name), qtText(name)}, {}, QStringLiteral("abcdefgh")};
    column.isExtra = true;
    column.read = [position](const Row& row) {
        return position < row.extras.size() ? plainText(row.extras[position]) : CellText();
    };
    column.write = [position](Row& row, const std::string& text) { row.extras.set(position, text); };
    column.sortValue = [position](const Row& row) {
        return position < row.extras.size() ? QVariant(QString::fromStdString(row.extras[position]))
                                            : QVariant();
    };
    return column;
}

template<typename Row>
void appendExtraColumns(std::vector<TableColumn<Row>>& columns, const std::vector<std::string>& names)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        columns.push_back(extraColumn<Row>(names[i], i));
}

} // namespace contraflow
