// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace contraflow {

/** What the numbers of a column are; decides how they are written for people and for machines. */
enum class ColumnKind
{
    text,
    number,  ///< plain, or in Column::unit
    count,   ///< whole
    seconds, ///< shown as ms, us …
    bytes,
    bytesPerSecond, ///< shown in Mbit/s …
    percent,        ///< 12.5 is 12.5 %
    share,          ///< 0.125 is 12.5 %
    price,          ///< in Column::unit
};

/** Nothing, a text or a number. A number of a quantity is in base units and may know in which unit it was
 * typed. Text in a column of numbers is what somebody typed there that is no number. */
class TableCell
{
public:
    TableCell() = default;
    TableCell(std::string text) : m_value(std::move(text)) {}
    TableCell(std::string_view text) : m_value(std::string(text)) {}
    TableCell(const char* text) : m_value(std::string(text)) {}
    template<typename Number,
             typename = std::enable_if_t<std::is_arithmetic_v<Number> && !std::is_same_v<Number, bool>>>
    TableCell(Number number) : m_value(static_cast<double>(number))
    {}
    TableCell(const Quantity& quantity) : m_value(quantity.value), m_unit(quantity.unit) {}
    template<typename Value>
    TableCell(const std::optional<Value>& value)
    {
        if (value)
            *this = TableCell(*value);
    }

    [[nodiscard]] bool isEmpty() const { return std::holds_alternative<std::monostate>(m_value); }
    /** Null when the cell has no text. */
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&m_value); }
    /** Null when the cell has no number. */
    [[nodiscard]] const double* number() const { return std::get_if<double>(&m_value); }
    /** Of a number as it was typed; null when it was computed. */
    [[nodiscard]] const Unit* unit() const { return m_unit; }

    bool operator==(const TableCell&) const = default;

private:
    std::variant<std::monostate, double, std::string> m_value;
    const Unit* m_unit = nullptr;
};

/**
 * A table as a value: what sheets, commands, reports and files show, in one place. Its rows are stored, or
 * worked out when they are read, so that a table of a million messages costs nothing before it is written.
 */
class Table
{
public:
    struct Column
    {
        std::string key;   ///< stable: the header in CSV and XLSX, with its unit ("time_s")
        std::string title; ///< for people ("Time")
        ColumnKind kind = ColumnKind::text;
        std::string unit = {}; ///< of numbers and prices ("EUR"); the kinds with a quantity have their own

        bool operator==(const Column&) const = default;
    };
    /** The cell at (row, column). It owns or shares what it reads and may be called from any thread. */
    using CellAt = std::function<TableCell(std::size_t row, std::size_t column)>;

    Table() = default;
    Table(std::string name, std::string title, std::vector<Column> columns)
        : m_name(std::move(name))
        , m_title(std::move(title))
        , m_columns(std::move(columns))
    {}

    /** Stable, made for names of files and sheets: "results". */
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const std::string& title() const { return m_title; }
    [[nodiscard]] const std::vector<Column>& columns() const { return m_columns; }
    /** Sentences to print below the table. */
    [[nodiscard]] const std::vector<std::string>& notes() const { return m_notes; }
    [[nodiscard]] std::size_t rowCount() const { return m_rowCount; }
    [[nodiscard]] bool empty() const { return m_rowCount == 0; }
    [[nodiscard]] TableCell cell(std::size_t row, std::size_t column) const
    {
        return m_cellAt ? m_cellAt(row, column) : m_cells[row * m_columns.size() + column];
    }

    void setTitle(std::string title) { m_title = std::move(title); }
    void addNote(std::string note) { m_notes.push_back(std::move(note)); }
    /** One cell for each column; missing ones at the end are empty. Only of a table that stores its rows. */
    void addRow(std::vector<TableCell> cells)
    {
        cells.resize(m_columns.size());
        for (TableCell& cell : cells)
            m_cells.push_back(std::move(cell));
        ++m_rowCount;
    }
    /** Rows that are worked out when they are read, in place of stored ones. */
    void setRows(std::size_t count, CellAt cellAt)
    {
        m_cells.clear();
        m_rowCount = count;
        m_cellAt = std::move(cellAt);
    }

private:
    std::string m_name;
    std::string m_title;
    std::vector<Column> m_columns;
    std::vector<std::string> m_notes;
    std::size_t m_rowCount = 0;
    std::vector<TableCell> m_cells; ///< row by row; unused with m_cellAt
    CellAt m_cellAt;
};

/** Copies the rows of another table with the same columns behind those of a table that stores its rows. */
inline void appendRows(Table& table, const Table& rows)
{
    for (std::size_t row = 0; row < rows.rowCount(); ++row) {
        std::vector<TableCell> cells;
        for (std::size_t column = 0; column < rows.columns().size(); ++column)
            cells.push_back(rows.cell(row, column));
        table.addRow(std::move(cells));
    }
}

} // namespace contraflow
