// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/cell_text.h"
#include "app/desktop/tables/formula_completions.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/edit.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <optional>
#include <string>
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
    QString title;         ///< of the header
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

/** Words of a column. */
struct ColumnWords
{
    std::string key;
    QString title;
    QString hint;
    QString sample;
};

/** `Text` is a std::string or a ShortText. */
template<typename Row, typename Text>
[[nodiscard]] TableColumn<Row> textColumn(ColumnWords words, Text Row::*field)
{
    TableColumn<Row> column{std::move(words.key), std::move(words.title), std::move(words.hint),
                            std::move(words.sample)};
    column.read = [field](const Row& row) { return plainText(row.*field); };
    column.write = [field](Row& row, const std::string& text) { row.*field = Text(trimmed(text)); };
    column.sortValue = [field](const Row& row) { return QVariant(QString::fromStdString(row.*field)); };
    return column;
}

template<typename Row>
[[nodiscard]] TableColumn<Row> quantityColumn(ColumnWords words, QuantityCell Row::*field,
                                              Dimension dimension)
{
    TableColumn<Row> column{std::move(words.key), std::move(words.title), std::move(words.hint),
                            std::move(words.sample), true};
    column.read = [field, dimension](const Row& row) { return cellText(row.*field, dimension); };
    column.write = [field, dimension](Row& row, const std::string& text) {
        row.*field = readQuantity(dimension, text);
    };
    column.sortValue = [field](const Row& row) {
        return (row.*field).hasValue() ? QVariant((row.*field).value().value) : QVariant();
    };
    column.dimension = dimension;
    return column;
}

template<typename Row>
[[nodiscard]] TableColumn<Row> countColumn(ColumnWords words, CountCell Row::*field)
{
    TableColumn<Row> column{std::move(words.key), std::move(words.title), std::move(words.hint),
                            std::move(words.sample), true};
    column.read = [field](const Row& row) { return cellText(row.*field); };
    column.write = [field](Row& row, const std::string& text) { row.*field = readCount(text); };
    column.sortValue = [field](const Row& row) {
        return (row.*field).hasValue() ? QVariant((row.*field).value()) : QVariant();
    };
    return column;
}

/** A price; sorts by amount. */
template<typename Row>
[[nodiscard]] TableColumn<Row> priceColumn(ColumnWords words, PriceCell Row::*field)
{
    TableColumn<Row> column{std::move(words.key), std::move(words.title), std::move(words.hint),
                            std::move(words.sample), true};
    column.read = [field](const Row& row) { return cellText(row.*field); };
    column.write = [field](Row& row, const std::string& text) { row.*field = PriceCell(trimmed(text)); };
    column.sortValue = [field](const Row& row) {
        return (row.*field).hasValue() ? QVariant((row.*field).value().amount) : QVariant();
    };
    return column;
}

/** How much a workload or an application counts among others. */
template<typename Row>
[[nodiscard]] TableColumn<Row> weightColumn(ColumnWords words)
{
    TableColumn<Row> column = quantityColumn<Row>(std::move(words), &Row::weight, Dimension::number);
    column.dimension.reset(); // there are no units to choose from
    return column;
}

/** The names of the objects of a list of the project, as choices. */
template<typename Row>
[[nodiscard]] std::function<QStringList(const CellPlace&)> namesOf(SharedRows<Row> Project::*list)
{
    return [list](const CellPlace& place) {
        QStringList names;
        for (const Row& row : place.project.*list)
            names.append(QString::fromStdString(row.name));
        return names;
    };
}

/** The value of a parameter. */
[[nodiscard]] inline TableColumn<ParameterRow> parameterValueColumn(ColumnWords words)
{
    TableColumn<ParameterRow> column = textColumn<ParameterRow>(std::move(words), &ParameterRow::value);
    column.read = [](const ParameterRow& row) { return cellText(row); };
    column.write = [](ParameterRow& row, const std::string& text) {
        row = {std::move(row.name), std::string(trimmed(text))};
    };
    return column;
}

/** A further column of the file that the program keeps without knowing it. */
template<typename Row>
[[nodiscard]] TableColumn<Row> extraColumn(const std::string& name, std::size_t position)
{
    TableColumn<Row> column{name, QString::fromStdString(name), {}, QStringLiteral("abcdefgh")};
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
