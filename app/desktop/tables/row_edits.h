// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/edit_job.h"
#include "app/desktop/tables/free_names.h"
#include "app/desktop/tables/sheet_change.h"
#include "app/desktop/tables/sheet_model.h"
#include "app/desktop/tables/sheets.h"
#include "app/desktop/tables/table_columns.h"
#include "core/base/clamped.h"
#include "core/project/many_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace contraflow {

/** Removes rows with what hangs on them. */
using RemoveRows = std::function<Edit(const Project&, std::size_t owner, const std::vector<RowSpan>& spans)>;

/**
 * The rows of a table with their columns as values, and the edits that people's gestures make of them. Holds
 * no pointer to anything that changes, so it may be used in another thread.
 */
template<typename Row>
class RowEdits
{
public:
    struct Parts
    {
        Project project;
        TableRef table;
        SharedRows<Row> rows;
        std::shared_ptr<const std::vector<TableColumn<Row>>> columns;
        const SheetWords& words;
        RemoveRows remove; ///< empty: the rows alone
    };

    /** The parts must outlive this. */
    RowEdits(const Parts& parts, const JobContext& context) : m(parts), m_context(context) {}

    [[nodiscard]] Result<Edit> operator()(const WriteCells& change) const;
    [[nodiscard]] Result<Edit> operator()(const InsertRows& change) const;
    [[nodiscard]] Result<Edit> operator()(const DeleteRows& change) const;
    [[nodiscard]] Result<Edit> operator()(const DuplicateRows& change) const;
    [[nodiscard]] Result<Edit> operator()(const MoveRows& change) const;
    [[nodiscard]] Result<Edit> operator()(const MoveRowsTo& change) const;
    [[nodiscard]] Result<Edit> operator()(const ReorderRows& change) const;

private:
    [[nodiscard]] static QString tr(const char* text)
    {
        return QCoreApplication::translate("RowEdits", text);
    }
    [[nodiscard]] int rowCount() const { return static_cast<int>(m.rows.size()); }
    [[nodiscard]] const Row& rowAt(int row) const { return m.rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const TableColumn<Row>& columnAt(int column) const
    {
        return (*m.columns)[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] QString textAt(int row, int column) const { return columnAt(column).read(rowAt(row)).full; }
    [[nodiscard]] QString typedAt(int row, int column) const
    {
        return columnAt(column).read(rowAt(row)).typed();
    }
    [[nodiscard]] CellPlace place(int row) const
    {
        return {m.project, m.table, static_cast<std::size_t>(row)};
    }
    /** "e1", or "row 5" where the first column is empty. */
    [[nodiscard]] QString rowName(int row) const
    {
        const QString name = row < rowCount() ? textAt(row, 0) : QString();
        return name.isEmpty() ? tr("row %1").arg(row + 1) : name;
    }
    [[nodiscard]] QString counted(std::size_t count) const
    {
        return count == 1 ? coreText(m.words.one) : tr("%1 %2").arg(count).arg(coreText(m.words.many));
    }
    /** "Delete message e1", "Delete 3 messages"; `what` has a place for the rows. */
    [[nodiscard]] std::string rowsLabel(const QString& what, const std::vector<RowRange>& ranges) const
    {
        std::size_t count = 0;
        for (const RowRange& range : ranges)
            count += static_cast<std::size_t>(range.count);
        return what
            .arg(count == 1 ? tr("%1 %2").arg(coreText(m.words.one), rowName(ranges.front().first))
                            : counted(count))
            .toStdString();
    }
    /** The parts of the ranges that have rows. */
    [[nodiscard]] std::vector<RowRange> present(const std::vector<RowRange>& ranges) const
    {
        std::vector<RowRange> there;
        for (const RowRange& range : ranges)
            if (const int end = std::min(range.first + range.count, rowCount());
                range.first >= 0 && end > range.first)
                there.push_back({range.first, end - range.first});
        return there;
    }
    [[nodiscard]] static std::size_t toSize(int value) { return static_cast<std::size_t>(value); }

    [[nodiscard]] std::vector<CellWrite> effective(const std::vector<CellWrite>& writes) const;
    [[nodiscard]] std::vector<Change> rewrites(const std::vector<CellWrite>& ordered) const;

    /** To be asked for each row or cell. */
    [[nodiscard]] bool isStopped(std::size_t done, std::size_t all) const
    {
        constexpr std::size_t kBetweenLooks = 1024;
        if (done % kBetweenLooks != 0)
            return false;
        tellProgress(m_context, done, all);
        return m_context.stop.stop_requested();
    }
    /** What a stopped job brings back; nobody reads it. */
    [[nodiscard]] static Error stopped() { return {ErrorCode::cancelled, "stopped"}; }

    const Parts& m;
    const JobContext& m_context;
};

/** The writes that change something, by row. */
template<typename Row>
std::vector<CellWrite> RowEdits<Row>::effective(const std::vector<CellWrite>& writes) const
{
    std::vector<CellWrite> ordered;
    const int columns = static_cast<int>(m.columns->size());
    std::size_t done = 0;
    for (const CellWrite& cell : writes) {
        if (isStopped(done++, 2 * writes.size()))
            break;
        if (cell.row < 0 || cell.column < 0 || cell.column >= columns)
            continue;
        // An empty text makes no row.
        if (cell.row < rowCount() ? typedAt(cell.row, cell.column) != cell.text : !cell.text.isEmpty())
            ordered.push_back(cell);
    }
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const CellWrite& a, const CellWrite& b) { return a.row < b.row; });
    return ordered;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const WriteCells& change) const
{
    const std::vector<CellWrite> ordered = effective(change.writes);
    if (ordered.empty())
        return Edit{};
    for (const CellWrite& cell : ordered) {
        const TableColumn<Row>& column = columnAt(cell.column);
        if (const QString why = column.refusal ? column.refusal(cell.text.toStdString()) : QString();
            !why.isEmpty())
            return Error{ErrorCode::invalidInput, why.toStdString()};
    }
    const CellWrite& first = ordered.front();
    const TableColumn<Row>& column = columnAt(first.column);
    if (ordered.size() == 1 && column.rename && first.row < rowCount() && !first.text.trimmed().isEmpty() &&
        !textAt(first.row, first.column).isEmpty())
        return column.rename(place(first.row), first.text.trimmed().toStdString());
    QString label = change.label;
    if (label.isEmpty())
        label = first.row >= rowCount() ? tr("Insert %1").arg(counted(1))
                                        : tr("Change %1 of %2").arg(column.title, rowName(first.row));
    return Edit{label.toStdString(), rewrites(ordered)};
}

template<typename Row>
std::vector<Change> RowEdits<Row>::rewrites(const std::vector<CellWrite>& ordered) const
{
    std::vector<Change> changes;
    const std::size_t count = m.rows.size();
    std::vector<Row> added; // behind the last row
    {
        RowRewriting<Row> rewriting(m.table, m.rows, changes);
        for (auto cell = ordered.begin(); cell != ordered.end();) {
            if (const auto done = static_cast<std::size_t>(cell - ordered.begin());
                isStopped(ordered.size() + done, 2 * ordered.size()))
                break;
            const std::size_t row = toSize(cell->row);
            Row changed = row < count ? m.rows[row] : Row();
            for (; cell != ordered.end() && toSize(cell->row) == row; ++cell)
                columnAt(cell->column).write(changed, cell->text.toStdString());
            if (row < count) {
                rewriting.set(row, std::move(changed));
                continue;
            }
            // Rows behind the last may leave a gap; the table has none, so the gap is filled with empty
            // rows.
            added.resize(row - count);
            added.push_back(std::move(changed));
        }
    }
    if (!added.empty())
        changes.push_back(ReplaceRows{m.table, count, 0, std::move(added)});
    return changes;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const InsertRows& change) const
{
    if (change.rows.count <= 0 || change.rows.first < 0 || change.rows.first > rowCount())
        return Edit{};
    const std::size_t count = toSize(change.rows.count);
    return Edit{tr("Insert %1").arg(counted(count)).toStdString(),
                {ReplaceRows{m.table, toSize(change.rows.first), 0, std::vector<Row>(count)}}};
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const DeleteRows& change) const
{
    const std::vector<RowRange> ranges = present(change.ranges);
    if (ranges.empty())
        return Edit{};
    Edit edit{rowsLabel(tr("Delete %1"), ranges), {}};
    std::vector<RowSpan> spans;
    for (const RowRange& range : ranges) {
        const std::size_t first = toSize(range.first);
        if (!spans.empty() && spans.back().first + spans.back().count == first)
            spans.back().count += toSize(range.count);
        else
            spans.push_back({first, toSize(range.count)});
    }
    if (m.remove)
        edit.changes = m.remove(m.project, m.table.owner, spans).changes;
    else
        appendRemovals(edit.changes, m.table, m.rows, spans);
    return edit;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const DuplicateRows& change) const
{
    const std::vector<RowRange> ranges = present(change.ranges);
    if (ranges.empty())
        return Edit{};
    Edit edit{rowsLabel(tr("Duplicate %1"), ranges), {}};
    const TableColumn<Row>& key = m.columns->front();
    FreeNames names;
    if (key.rename)
        for (std::size_t done = 0; const Row& row : m.rows) {
            if (isStopped(done++, 2 * m.rows.size()))
                return stopped();
            names.take(key.read(row).full);
        }
    std::vector<std::vector<Row>> blocks;
    for (const RowRange& range : ranges) {
        blocks.push_back(m.rows.slice(toSize(range.first), toSize(range.count)));
        if (key.rename)
            for (Row& row : blocks.back())
                key.write(row, names.next(key.read(row).full).toStdString());
    }
    std::vector<std::size_t> places;
    for (const RowRange& range : ranges)
        places.push_back(toSize(range.first + range.count));
    appendInsertions(edit.changes, m.table, m.rows, places, std::move(blocks));
    return edit;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const MoveRows& change) const
{
    const std::vector<RowRange> ranges = present(change.ranges);
    if (ranges.empty() ||
        (change.by < 0 ? ranges.front().first == 0 : ranges.back().first + ranges.back().count == rowCount()))
        return Edit{};
    Edit edit{rowsLabel(change.by < 0 ? tr("Move %1 up") : tr("Move %1 down"), ranges), {}};
    {
        RowRewriting<Row> rewriting(m.table, m.rows, edit.changes);
        for (const RowRange& range : ranges) {
            std::size_t row = toSize(change.by < 0 ? range.first - 1 : range.first);
            std::vector<Row> rows = m.rows.slice(row, toSize(range.count) + 1);
            if (change.by < 0)
                std::rotate(rows.begin(), rows.begin() + 1, rows.end());
            else
                std::rotate(rows.begin(), rows.end() - 1, rows.end());
            for (Row& moved : rows)
                rewriting.set(row++, std::move(moved));
        }
    }
    return edit;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const MoveRowsTo& change) const
{
    const std::vector<RowRange> ranges = present(change.ranges);
    const int before = clamped(change.before, 0, rowCount());
    if (ranges.empty())
        return Edit{};
    const int first = std::min(ranges.front().first, before);
    const int end = std::max(ranges.back().first + ranges.back().count, before);
    std::vector<Row> rows;
    std::vector<Row> behind; // rows that make way downwards
    rows.reserve(toSize(end - first));
    const auto append = [&](std::vector<Row>& to, int from, int until) {
        for (int row = from; row < until; ++row)
            to.push_back(rowAt(row));
    };
    // What stays above the place, then the moved rows, then what stays below it.
    int at = first;
    for (const RowRange& range : ranges) {
        append(rows, at, std::min(range.first, before));
        append(behind, std::max(at, before), range.first);
        at = range.first + range.count;
    }
    append(rows, at, before);
    append(behind, std::max(at, before), end);
    for (const RowRange& range : ranges)
        append(rows, range.first, range.first + range.count);
    std::move(behind.begin(), behind.end(), std::back_inserter(rows));
    if (m.rows.slice(toSize(first), toSize(end - first)) == rows)
        return Edit{};
    return Edit{rowsLabel(tr("Move %1"), ranges),
                {ReplaceRows{m.table, toSize(first), toSize(end - first), std::move(rows)}}};
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const ReorderRows& change) const
{
    const std::vector<int>& order = change.order;
    if (order.size() != m.rows.size())
        return Error{ErrorCode::invalidInput,
                     tr("The rows changed while they were being ordered; order them again.").toStdString()};
    std::vector<Row> rows;
    rows.reserve(order.size());
    for (const int row : order)
        rows.push_back(rowAt(row));
    return Edit{tr("Order %1").arg(counted(order.size())).toStdString(),
                {ReplaceRows{m.table, 0, order.size(), std::move(rows)}}};
}

} // namespace contraflow
