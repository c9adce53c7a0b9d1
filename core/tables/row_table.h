// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ranges.h"
#include "core/base/shared_rows.h"
#include "core/project/cell.h"
#include "core/tables/table.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** A column, and how its cells are read: from a row, or from a whole and one of its rows. */
template<typename... From>
struct ColumnFrom
{
    Table::Column column;
    std::function<TableCell(From...)> cell;
};
template<typename... From>
using ColumnsFrom = std::vector<ColumnFrom<From...>>;
template<typename Row>
using RowColumn = ColumnFrom<const Row&>;
template<typename Row>
using RowColumns = ColumnsFrom<const Row&>;

/** The columns without a row. */
template<typename Columns>
[[nodiscard]] Table headingOf(const char* name, const char* title, const Columns& columns)
{
    auto heading = mapped<Table::Column>(columns, [](const auto& known) { return known.column; });
    return {name, title, std::move(heading)};
}

/** The columns of several lists, one after the other. */
template<typename Columns>
[[nodiscard]] Columns joined(std::initializer_list<Columns> parts)
{
    Columns all;
    for (const Columns& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

/** The rows of one object, such as the nodes of a platform. */
template<typename Row>
struct OwnedRows
{
    std::string owner;
    SharedRows<Row> rows;
    std::vector<std::string> extraColumns = {}; ///< further columns that were typed or imported
};

template<typename Value>
[[nodiscard]] TableCell cellOf(const Cell<Value>& cell)
{
    if (cell.isRejected())
        return cell.rejectedText();
    return cell.hasValue() ? TableCell(cell.value()) : TableCell();
}

namespace detail {

/** Rows of several objects one after the other. Shares the project's rows and owns the rest. */
template<typename Row>
class JoinedRows
{
public:
    JoinedRows(std::vector<OwnedRows<Row>> parts, RowColumns<Row> columns)
        : m_parts(std::move(parts))
        , m_columns(std::move(columns))
    {
        for (const OwnedRows<Row>& part : m_parts) {
            m_ends.push_back(m_count += part.rows.size());
            for (const std::string& name : part.extraColumns)
                if (!contains(m_extras, name))
                    m_extras.push_back(name);
        }
    }

    [[nodiscard]] std::size_t count() const { return m_count; }
    /** The names of all objects' further columns. */
    [[nodiscard]] const std::vector<std::string>& extras() const { return m_extras; }

    /** `column` counts those of the rows, then the further ones. */
    [[nodiscard]] TableCell cell(std::size_t row, std::size_t column) const
    {
        const std::size_t part = partOf(row);
        const OwnedRows<Row>& owned = m_parts[part];
        const Row& found = owned.rows[row - (m_ends[part] - owned.rows.size())];
        if (column < m_columns.size())
            return m_columns[column].cell(found);
        return extraCell(owned, found, m_extras[column - m_columns.size()]);
    }
    [[nodiscard]] const std::string& owner(std::size_t row) const { return m_parts[partOf(row)].owner; }

private:
    [[nodiscard]] std::size_t partOf(std::size_t row) const
    {
        return static_cast<std::size_t>(std::ranges::upper_bound(m_ends, row) - m_ends.begin());
    }

    static TableCell extraCell(const OwnedRows<Row>& owned, const Row& row, const std::string& name)
    {
        if constexpr (requires { row.extras[0].empty(); }) {
            const auto at = static_cast<std::size_t>(std::ranges::find(owned.extraColumns, name) -
                                                     owned.extraColumns.begin());
            if (at < row.extras.size() && !row.extras[at].empty())
                return row.extras[at];
        }
        return {};
    }

    std::vector<OwnedRows<Row>> m_parts;
    RowColumns<Row> m_columns;
    std::vector<std::size_t> m_ends; ///< by part: the rows up to its end
    std::vector<std::string> m_extras;
    std::size_t m_count = 0;
};

} // namespace detail

/**
 * A table over rows of the project, those of several objects one after the other. With `owner` the first
 * column names the object. The objects' further columns come last, as text. Shares the project's rows, so
 * that it is cheap whatever their number.
 */
template<typename Row>
[[nodiscard]] Table rowTable(const Table& heading, const std::optional<Table::Column>& owner,
                             RowColumns<Row> columns, std::vector<OwnedRows<Row>> parts)
{
    std::vector<Table::Column> all;
    if (owner)
        all.push_back(*owner);
    for (const RowColumn<Row>& column : columns)
        all.push_back(column.column);
    const auto rows = std::make_shared<const detail::JoinedRows<Row>>(std::move(parts), std::move(columns));
    for (const std::string& name : rows->extras())
        all.push_back(Table::Column{name, name}.translated());
    Table table(heading.name(), heading.title(), std::move(all));
    const std::size_t first = owner ? 1 : 0;
    table.setRows(rows->count(), [rows, first](std::size_t row, std::size_t column) {
        return column < first ? TableCell(rows->owner(row)) : rows->cell(row, column - first);
    });
    return table;
}

/** A table of rows that are worked out at once, so that it holds no reference to them. */
template<typename Row>
[[nodiscard]] Table tableOf(const char* name, const char* title, const RowColumns<Row>& columns,
                            const std::vector<Row>& rows)
{
    Table table = headingOf(name, title, columns);
    for (const Row& row : rows) {
        std::vector<TableCell> cells;
        for (const RowColumn<Row>& column : columns)
            cells.push_back(column.cell(row));
        table.addRow(std::move(cells));
    }
    return table;
}

} // namespace contraflow
