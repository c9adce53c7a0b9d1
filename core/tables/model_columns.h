// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/row_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** Whether a figure is one of the row, or the row has one under each model. */
enum class FigureOf
{
    row,
    model,
};

/** In place of a model where a figure of the row is asked for. */
inline constexpr std::size_t kAnyModel = static_cast<std::size_t>(-1);

/** One figure of rows of which several models say something. */
template<typename Source>
struct ModelColumn
{
    Table::Column column;
    std::function<TableCell(const Source& source, std::size_t row, std::size_t model)> cell;
    FigureOf of = FigureOf::row;
};

/** All that is known of one kind of such rows, described once; the tables below are made of it, and it must
 * live as long as they do. */
template<typename Source>
struct ModelRows
{
    const char* name;
    const char* title;
    std::vector<ModelColumn<Source>> columns;
    std::size_t (*rowCount)(const Source& source);
    std::vector<std::string> (*models)(const Source& source); ///< their names
    bool (*isKnown)(const Source& source, std::size_t row, std::size_t model);

    /** The columns as they are described, without a row. */
    [[nodiscard]] Table heading() const { return headingOf(name, title, columns); }
};

/** A row and a model that says something of it. */
using RowAndModel = std::pair<std::uint32_t, std::uint32_t>;

/** Row by row. */
template<typename Source>
[[nodiscard]] std::vector<RowAndModel> rowsAndModels(const ModelRows<Source>& known, const Source& source)
{
    std::vector<RowAndModel> lines;
    const std::size_t models = known.models(source).size();
    for (std::uint32_t row = 0; row < known.rowCount(source); ++row)
        for (std::uint32_t model = 0; model < models; ++model)
            if (known.isKnown(source, row, model))
                lines.emplace_back(row, model);
    return lines;
}

/** For files: a line for each row and model. `heading` has the columns that are known. */
template<typename Source>
[[nodiscard]] Table lineByLine(Table heading, const ModelRows<Source>& known,
                               std::shared_ptr<const Source> source, std::vector<RowAndModel> lines)
{
    const std::size_t count = lines.size();
    const auto shared = std::make_shared<const std::vector<RowAndModel>>(std::move(lines));
    heading.setRows(count,
                    [&known, source = std::move(source), shared](std::size_t line, std::size_t column) {
                        const auto [row, model] = (*shared)[line];
                        return known.columns[column].cell(*source, row, model);
                    });
    return heading;
}

/**
 * A line for each row, with what models say side by side for people and not at all for machines. Keys become
 * "predicted_s:max-min"; the first figure of a model is called like the model, the others "max-min, error".
 * `heading` has the columns that are known.
 */
template<typename Source>
[[nodiscard]] Table sideBySide(const Table& heading, const ModelRows<Source>& known,
                               std::shared_ptr<const Source> source)
{
    std::vector<Table::Column> columns;
    std::vector<std::pair<std::size_t, std::size_t>>
        origins; ///< by column: which of the known ones it is, and the model
    const auto add = [&](std::size_t figure, std::size_t model, Table::Column column) {
        columns.push_back(std::move(column));
        origins.emplace_back(figure, model);
    };
    const auto addModel = [&](const std::string& name, std::size_t model) {
        bool isFirst = true;
        for (std::size_t i = 0; i < known.columns.size(); ++i) {
            Table::Column column = heading.columns()[i];
            const bool isInSheets = column.views.contains(TableView::sheets);
            const bool isBrief = column.views.contains(TableView::brief);
            if (known.columns[i].of != FigureOf::model || !(isInSheets || isBrief))
                continue;
            column.views = isInSheets && isBrief ? kForPeople
                           : isBrief             ? TableView::brief
                                                 : TableView::sheets;
            if (column.brief.empty())
                column.brief = column.title;
            column.key += ":" + name;
            column.title = isFirst ? name : name + ", " + column.brief;
            if (std::exchange(isFirst, false))
                column.brief = name;
            add(i, model, std::move(column));
        }
    };
    bool hasModels = false;
    for (std::size_t i = 0; i < known.columns.size(); ++i) {
        if (known.columns[i].of == FigureOf::row) {
            add(i, kAnyModel, heading.columns()[i]);
        } else if (!std::exchange(hasModels, true)) {
            const std::vector<std::string> names = known.models(*source);
            for (std::size_t model = 0; model < names.size(); ++model)
                addModel(names[model], model);
        }
    }
    Table table(heading.name(), heading.title(), std::move(columns));
    const std::size_t rows = known.rowCount(*source);
    table.setRows(rows, [&known, source = std::move(source),
                         origins = std::move(origins)](std::size_t row, std::size_t column) {
        const auto [figure, model] = origins[column];
        return known.columns[figure].cell(*source, row, model);
    });
    return table;
}

/** For JSON: what the models say of one row, as rows of its own. */
template<typename Source>
[[nodiscard]] TableCell modelsOfRow(const ModelRows<Source>& known, const Source& source, std::size_t row)
{
    RowColumns<std::size_t> columns;
    for (const ModelColumn<Source>& column : known.columns)
        if (column.of == FigureOf::model && column.column.views.contains(TableView::json))
            columns.push_back({column.column, [&](std::size_t m) { return column.cell(source, row, m); }});
    std::vector<std::size_t> models;
    const std::size_t count = known.models(source).size();
    for (std::size_t model = 0; model < count; ++model)
        if (known.isKnown(source, row, model))
            models.push_back(model);
    return TableCell::rows(tableOf(known.name, known.title, columns, models));
}

} // namespace contraflow
