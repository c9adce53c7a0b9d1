// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/short_text.h"
#include "core/base/units.h"
#include "core/project/price.h"

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

// This room: what is shown and exported. A Table is columns and rows that are worked out when they are read;
// a Column knows its key, title, hint, kind and the views that show it. Each kind of row has one list of
// columns (RowColumns), from which sheets, text, CSV, JSON, reports and help are made. TableCell is a value
// in it, and NumberStyle how numbers are written.
//
//     const Table times = resultsTable(project, prediction, measured);
//     const std::string csv = csvText(times, ','); // published: a column keeps its key, meaning and place

namespace contraflow {

/** What the cells of a column are; decides how they are written for people and for machines. */
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
    price,          ///< a number in Column::unit, or a Price with its currency
    pricePerSecond, ///< a Price for each second, shown for each ms, us …
    flag,           ///< yes or no
};

/** Where a column can be seen. */
enum class TableView : unsigned
{
    files = 1,  ///< CSV, XLSX, Markdown, LaTeX: everything, flat
    json = 2,   ///< everything, nested
    sheets = 4, ///< of the window
    brief = 8,  ///< what people read first: text tables of commands
    report = 16,
};

/** A set of views. */
class TableViews
{
public:
    constexpr TableViews(TableView view) : m_bits(static_cast<unsigned>(view)) {}
    [[nodiscard]] constexpr bool contains(TableView view) const
    {
        return (m_bits & static_cast<unsigned>(view)) != 0;
    }
    friend constexpr TableViews operator|(TableViews a, TableViews b)
    {
        a.m_bits |= b.m_bits;
        return a;
    }
    bool operator==(const TableViews&) const = default;

private:
    unsigned m_bits;
};

[[nodiscard]] constexpr TableViews operator|(TableView a, TableView b)
{
    return TableViews(a) | b;
}

inline constexpr TableViews kForMachines = TableView::files | TableView::json;
inline constexpr TableViews kForPeople = TableView::sheets | TableView::brief | TableView::report;
inline constexpr TableViews kInFull = kForMachines | TableView::sheets;
inline constexpr TableViews kEverywhere = kForMachines | kForPeople;

class Table;

/** From a value to a value of the same kind, such as the limits of a confidence interval. */
struct TableRange
{
    double low = 0;
    double high = 0;

    bool operator==(const TableRange&) const = default;
};

/** Nothing, a text, a number, or one of the few values that are more than one of these. A number of a
 * quantity is in base units and may know in which unit it was typed. Text in a column of numbers is what
 * somebody typed there that is no number. */
class TableCell
{
public:
    using Texts = std::vector<std::string>;

    TableCell() = default;
    TableCell(std::string text) : m_value(std::move(text)) {}
    TableCell(std::string_view text) : m_value(std::string(text)) {}
    TableCell(const ShortText& text) : m_value(text.str()) {}
    TableCell(const char* text) : m_value(std::string(text)) {}
    template<typename Number,
             typename = std::enable_if_t<std::is_arithmetic_v<Number> && !std::is_same_v<Number, bool>>>
    TableCell(Number number) : m_value(static_cast<double>(number))
    {}
    TableCell(const Quantity& quantity) : m_value(quantity.value), m_unit(quantity.unit) {}
    TableCell(TableRange range) : m_value(range) {}
    TableCell(Price price) : m_value(std::move(price)) {}
    template<typename Value>
    TableCell(const std::optional<Value>& value)
    {
        if (value)
            *this = TableCell(*value);
    }
    [[nodiscard]] static TableCell yesOrNo(bool isSo) { return {Value(isSo)}; }
    /** Several texts, which may be none. */
    [[nodiscard]] static TableCell list(Texts texts)
    {
        return {Value(std::make_shared<const Texts>(std::move(texts)))};
    }
    /** Rows of their own, which only JSON has room for. */
    [[nodiscard]] static TableCell rows(Table table);

    /** The same value, which people read in these words: a rank as "1 (1 to 3)", a missing one as the reason
     * why it is missing. */
    [[nodiscard]] TableCell shownAs(std::string words) &&
    {
        m_words = std::make_shared<const std::string>(std::move(words));
        return std::move(*this);
    }

    [[nodiscard]] bool isEmpty() const { return std::holds_alternative<std::monostate>(m_value); }
    // Null when the cell has no such value.
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&m_value); }
    [[nodiscard]] const double* number() const { return std::get_if<double>(&m_value); }
    [[nodiscard]] const bool* flag() const { return std::get_if<bool>(&m_value); }
    [[nodiscard]] const TableRange* range() const { return std::get_if<TableRange>(&m_value); }
    [[nodiscard]] const Price* price() const { return std::get_if<Price>(&m_value); }
    [[nodiscard]] const Texts* texts() const
    {
        const auto* shared = std::get_if<std::shared_ptr<const Texts>>(&m_value);
        return shared ? shared->get() : nullptr;
    }
    [[nodiscard]] const Table* table() const
    {
        const auto* shared = std::get_if<std::shared_ptr<const Table>>(&m_value);
        return shared ? shared->get() : nullptr;
    }
    /** Of a number as it was typed; null when it was computed. */
    [[nodiscard]] const Unit* unit() const { return m_unit; }

    /** What shownAs() was given; null for most cells. */
    [[nodiscard]] const std::string* words() const { return m_words.get(); }

private:
    using Value = std::variant<std::monostate, double, std::string, bool, TableRange, Price,
                               std::shared_ptr<const Texts>, std::shared_ptr<const Table>>;
    TableCell(Value value) : m_value(std::move(value)) {}

    Value m_value;
    const Unit* m_unit = nullptr;
    std::shared_ptr<const std::string> m_words;
};

/**
 * A table as a value: its columns are all that is known of one kind of row, described once, and sheets,
 * commands, reports and files show those that are meant for them (columnsFor). Its rows are stored, or worked
 * out when they are read, so that a table of a million messages costs nothing before it is written.
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
        std::string hint = {}; ///< what it is, in a phrase
        TableViews views = kEverywhere;
        /** Where it stands in JSON when that is not its key: "busiest.load", "range_s[0]". An object or list
         * without any value is null. */
        std::string json = {};
        std::string brief = {}; ///< header of text tables where that is not the title in lower case
        int digits = 0;         ///< significant ones for people; 0: as its kind usually has
        int order = 0;          ///< in views for people, columns with less stand further left
        int width = 0;          ///< characters that a text usually has; 0: about ten
        /** How a spreadsheet works the numbers out again: "{count}*{price}", where {key} is the cell of that
         * column in the same row and {key:} the whole column. Of quantities, one that gives a number of no
         * unit takes ratios only, because a sheet may show them in another unit. Empty: plain values. */
        std::string formula = {};
        /** The title is a name that somebody gave, or has one or a number in it: it is in the language of the
         * process, and not looked up in another. */
        bool isTranslated = false;

        bool operator==(const Column&) const = default;

        // The same column with one more thing said of it: countColumn("rank", "Rank").shownIn(kForPeople).
        [[nodiscard]] Column shownIn(TableViews in) const { return with(&Column::views, in); }
        [[nodiscard]] Column inJson(std::string path) const { return with(&Column::json, std::move(path)); }
        [[nodiscard]] Column inBrief(std::string name) const { return with(&Column::brief, std::move(name)); }
        [[nodiscard]] Column withDigits(int count) const { return with(&Column::digits, count); }
        [[nodiscard]] Column ordered(int at) const { return with(&Column::order, at); }
        [[nodiscard]] Column wide(int characters) const { return with(&Column::width, characters); }
        [[nodiscard]] Column inUnit(std::string of) const { return with(&Column::unit, std::move(of)); }
        [[nodiscard]] Column workedOutBy(std::string of) const
        {
            return with(&Column::formula, std::move(of));
        }
        [[nodiscard]] Column translated() const { return with(&Column::isTranslated, true); }

    private:
        template<typename Value>
        [[nodiscard]] Column with(Value Column::*field, Value value) const
        {
            Column changed = *this;
            changed.*field = std::move(value);
            return changed;
        }
    };
    /** The cell at (row, column). It owns or shares what it reads and may be called from any thread. */
    using CellAt = std::function<TableCell(std::size_t row, std::size_t column)>;

    Table() = default;
    Table(std::string name, std::string title, std::vector<Column> columns)
        : m_name(std::move(name))
        , m_title(std::move(title))
        , m_columns(std::make_shared<const std::vector<Column>>(std::move(columns)))
    {}

    /** Stable, made for names of files and sheets: "results". */
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const std::string& title() const { return m_title; }
    [[nodiscard]] const std::vector<Column>& columns() const { return *m_columns; }
    /** Sentences to print below the table. */
    [[nodiscard]] const std::vector<std::string>& notes() const { return m_notes; }
    [[nodiscard]] std::size_t rowCount() const { return m_rowCount; }
    [[nodiscard]] bool empty() const { return m_rowCount == 0; }
    [[nodiscard]] TableCell cell(std::size_t row, std::size_t column) const
    {
        return m_cellAt ? m_cellAt(row, column) : m_cells[row * m_columns->size() + column];
    }

    /** Changes how columns are shown; their number and the cells stay. */
    template<typename Change>
    void forEachColumn(Change change)
    {
        std::vector<Column> columns = *m_columns;
        for (Column& column : columns)
            change(column);
        m_columns = std::make_shared<const std::vector<Column>>(std::move(columns));
    }
    void setTitle(std::string title) { m_title = std::move(title); }
    void addNote(std::string note) { m_notes.push_back(std::move(note)); }
    /** One cell for each column; missing ones at the end are empty. Only of a table that stores its rows. */
    void addRow(std::vector<TableCell> cells)
    {
        cells.resize(m_columns->size());
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
    /** Shared, so that tables with one heading cost no more than their rows. */
    std::shared_ptr<const std::vector<Column>> m_columns = std::make_shared<const std::vector<Column>>();
    std::vector<std::string> m_notes;
    std::size_t m_rowCount = 0;
    std::vector<TableCell> m_cells; ///< row by row; unused with m_cellAt
    CellAt m_cellAt;
};

inline TableCell TableCell::rows(Table table)
{
    return {Value(std::make_shared<const Table>(std::move(table)))};
}

/** Makes columns of one kind: secondsColumn("time_s", "Time", "From its start to its finish"). */
struct ColumnMaker
{
    ColumnKind kind;

    [[nodiscard]] Table::Column operator()(std::string key, std::string title = {},
                                           std::string hint = {}) const
    {
        return {std::move(key), std::move(title), kind, {}, std::move(hint)};
    }
};

inline constexpr ColumnMaker textColumn{ColumnKind::text};
inline constexpr ColumnMaker numberColumn{ColumnKind::number};
inline constexpr ColumnMaker countColumn{ColumnKind::count};
inline constexpr ColumnMaker secondsColumn{ColumnKind::seconds};
inline constexpr ColumnMaker bytesColumn{ColumnKind::bytes};
inline constexpr ColumnMaker rateColumn{ColumnKind::bytesPerSecond};
inline constexpr ColumnMaker percentColumn{ColumnKind::percent};
inline constexpr ColumnMaker shareColumn{ColumnKind::share};
inline constexpr ColumnMaker priceColumn{ColumnKind::price};
inline constexpr ColumnMaker timePriceColumn{ColumnKind::pricePerSecond};
inline constexpr ColumnMaker flagColumn{ColumnKind::flag};

/** The columns of a table that a view shows, over the same rows: for machines in the table's order, for
 * people by Column::order. */
[[nodiscard]] Table columnsFor(Table table, TableView view);

/** Some columns of a table, in the order given, over the same rows. */
[[nodiscard]] Table columnsAt(Table table, std::vector<std::size_t> columns);

/** The column with this key; the number of columns when there is none. */
[[nodiscard]] std::size_t columnWithKey(const Table& table, std::string_view key);

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
