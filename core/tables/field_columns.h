// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/project/schema.h"
#include "core/tables/row_table.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace contraflow {

/** The unit behind the key of a column of quantities, which says how it is shown too. */
[[nodiscard]] inline Table::Column quantityColumn(const Field& field, std::string key)
{
    const std::string title(field.title);
    switch (field.dimension) {
    case Dimension::size:
        return {key + "_bytes", title, ColumnKind::bytes};
    case Dimension::bandwidth:
        return {key + "_bytes_per_s", title, ColumnKind::bytesPerSecond};
    case Dimension::duration:
        return {key + "_s", title, ColumnKind::seconds};
    case Dimension::power:
        return numberColumn(key + "_w", title).inUnit("W");
    case Dimension::number:
        break;
    }
    return {std::move(key), title, ColumnKind::number};
}

/** The column with this key, which must be there. */
template<typename Row>
[[nodiscard]] RowColumn<Row>& columnWith(RowColumns<Row>& columns, std::string_view key)
{
    return *std::ranges::find_if(columns,
                                 [key](const RowColumn<Row>& column) { return column.column.key == key; });
}

/**
 * The columns of a kind of row's fields, by the schema: a price has its currency beside it, and a link's ends
 * are called as they are titled. `titles` are those that are called otherwise than in the schema.
 */
template<typename Row>
[[nodiscard]] RowColumns<Row>
fieldColumns(std::initializer_list<std::pair<std::string_view, std::string_view>> titles = {})
{
    RowColumns<Row> columns;
    forEachField<Row>([&columns](const auto& field) {
        using Value = std::decay_t<decltype(std::declval<Row&>().*field.at)>;
        const auto at = field.at;
        std::string key(std::is_same_v<Row, LinkRow> && field.use == Use::reference ? lowered(field.title)
                                                                                    : field.key);
        const std::string title(field.title);
        if constexpr (isTextCell<Value>) {
            columns.push_back({{key, title}, [at](const Row& row) { return row.*at; }});
        } else if constexpr (std::is_same_v<Value, CountCell>) {
            columns.push_back(
                {{key, title, ColumnKind::count}, [at](const Row& row) { return cellOf(row.*at); }});
        } else if constexpr (std::is_same_v<Value, PriceCell>) {
            columns.push_back({{key, title, ColumnKind::price}, [at](const Row& row) {
                                   const PriceCell& cell = row.*at;
                                   return cell.isEmpty()    ? TableCell()
                                          : cell.hasValue() ? TableCell(cell.value().amount)
                                                            : TableCell(cell.text());
                               }});
            columns.push_back({{"currency", "Currency"}, [at](const Row& row) {
                                   return (row.*at).hasValue() ? TableCell((row.*at).value().currency)
                                                               : TableCell();
                               }});
        } else if constexpr (std::is_same_v<Value, QuantityCell>) {
            columns.push_back(
                {quantityColumn(field, std::move(key)), [at](const Row& row) { return cellOf(row.*at); }});
        } else {
            static_assert(std::is_same_v<Value, std::vector<std::string>>);
            columns.push_back({{key, title}, {}}); // how a list reads the caller knows
        }
    });
    for (const auto& [key, title] : titles)
        columnWith(columns, key).column.title = title;
    return columns;
}

} // namespace contraflow
