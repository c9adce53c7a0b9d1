// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/project_sheet.h"
#include "app/desktop/tables/table_columns.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace contraflow {

/** Words of a sheet for undo labels and empty views. */
struct SheetWords
{
    QString one;       ///< "message"
    QString many;      ///< "messages"
    QString noTable;   ///< when the scenario has no such table
    QString makeTable; ///< the verb that makes it
    QString empty;     ///< when the table has no rows
    QString fill;      ///< the verb that begins to fill it
};

/** What makes a sheet of rows of a type: where the rows are, which columns they have, what it is called. */
template<typename Row>
struct RowSheetSetup
{
    SheetKind kind;
    TableKind tableKind;
    SheetWords words;
    std::function<const SharedRows<Row>&(const Project&, std::size_t owner)> rows;
    /** Owner is empty when there is no table; the fixed columns are shown then. */
    std::function<std::vector<TableColumn<Row>>(const Project&, std::optional<std::size_t> owner)> columns;
    /** Removes rows with what hangs on them; empty: the rows alone. */
    std::function<Edit(const Project&, std::size_t owner, std::size_t first, std::size_t count)> remove = {};
};

/** The sheet of a table whose rows are of one type. */
template<typename Row>
class RowSheet final : public ProjectSheet
{
public:
    RowSheet(RowSheetSetup<Row> setup, SheetSources sources)
        : ProjectSheet(setup.kind, setup.tableKind, sources)
        , m_setup(std::move(setup))
    {
        findTable();
    }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }
    [[nodiscard]] QString emptyText() const override
    {
        return table() ? m_setup.words.empty : m_setup.words.noTable;
    }
    [[nodiscard]] QString fillText() const override
    {
        return table() ? m_setup.words.fill : m_setup.words.makeTable;
    }

    [[nodiscard]] int columnOf(const std::string& key) const override
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].key == key)
                return static_cast<int>(i);
        return -1;
    }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation == Qt::Vertical)
            return role == Qt::DisplayRole && section == dataRowCount()
                       ? QVariant(QStringLiteral("*"))
                       : ProjectSheet::headerData(section, orientation, role);
        if (section < 0 || section >= columnCount())
            return {};
        const TableColumn<Row>& column = columnAt(section);
        switch (role) {
        case Qt::DisplayRole:
            return column.title;
        case Qt::ToolTipRole:
            return column.hint;
        case Qt::TextAlignmentRole:
            return alignment(column);
        case SampleRole:
            return column.sample;
        case KeyRole:
            return QString::fromStdString(column.key);
        default:
            return {};
        }
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const TableColumn<Row>& column = columnAt(index.column());
        if (role == Qt::TextAlignmentRole)
            return alignment(column);
        if (role == ChoicesRole)
            return column.choices ? QVariant(column.choices(place(index.row()))) : QVariant();
        if (index.row() >= dataRowCount())
            return {};
        const Row& row = rows()[static_cast<std::size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return column.read(row).shown;
        case Qt::EditRole:
        case FullTextRole:
            return column.read(row).full;
        case SortRole:
            return column.sortValue(row);
        case RejectedRole:
            return !column.read(row).rejection.isEmpty();
        case ComputedRole:
            return false;
        case SeverityRole:
            return severity(column, row, index);
        case ReasonRole:
            return reasons(column, row, index);
        case Qt::ToolTipRole:
            return toolTip(column, row, index);
        default:
            return {};
        }
    }

    bool setData(const QModelIndex& index, const QVariant& value, int role) override
    {
        if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
            return false;
        return write({{index.row(), index.column(), value.toString()}}, {});
    }

    bool write(const std::vector<CellWrite>& writes, const QString& label) override;
    bool insertEmptyRows(RowRange range) override;
    bool deleteRows(const std::vector<RowRange>& ranges) override;

private:
    using Rows = SharedRows<Row>;

    void tableReplaced() override
    {
        const std::optional<TableRef> shown = table();
        m_columns = m_setup.columns(project(), shown ? std::optional(shown->owner) : std::nullopt);
    }

    [[nodiscard]] const Rows& rows() const { return m_setup.rows(project(), table()->owner); }
    [[nodiscard]] const TableColumn<Row>& columnAt(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] CellPlace place(int row) const
    {
        return {project(), table().value_or(TableRef{}), static_cast<std::size_t>(row)};
    }
    [[nodiscard]] static QVariant alignment(const TableColumn<Row>& column)
    {
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (column.isNumber ? Qt::AlignRight : Qt::AlignLeft)));
    }
    [[nodiscard]] std::vector<const Issue*> issuesAt(const TableColumn<Row>& column,
                                                     const QModelIndex& index) const
    {
        return marks().at(static_cast<std::size_t>(index.row()), column.key, index.column() == 0);
    }
    [[nodiscard]] QVariant severity(const TableColumn<Row>& column, const Row& row,
                                    const QModelIndex& index) const
    {
        if (!column.read(row).rejection.isEmpty())
            return static_cast<int>(Severity::error);
        QVariant worst;
        for (const Issue* issue : issuesAt(column, index))
            worst = std::max(worst.isValid() ? worst.toInt() : 0, static_cast<int>(issue->severity));
        return worst;
    }
    [[nodiscard]] QString reasons(const TableColumn<Row>& column, const Row& row,
                                  const QModelIndex& index) const
    {
        // A rejected text says why itself, at once; the issue list says the same with more context, later.
        if (const QString rejection = column.read(row).rejection; !rejection.isEmpty())
            return rejection;
        QStringList texts;
        for (const Issue* issue : issuesAt(column, index))
            texts.append(QString::fromStdString(issue->text));
        return texts.join(QLatin1Char('\n'));
    }
    [[nodiscard]] QString toolTip(const TableColumn<Row>& column, const Row& row,
                                  const QModelIndex& index) const
    {
        if (const QString why = reasons(column, row, index); !why.isEmpty())
            return why;
        const CellText text = column.read(row);
        return text.shown == text.full ? QString() : text.full;
    }

    /** "e1", or "row 5" where the first column is empty. */
    [[nodiscard]] QString rowName(int row) const
    {
        if (row < dataRowCount()) {
            const QString name = m_columns.front().read(rows()[static_cast<std::size_t>(row)]).full;
            if (!name.isEmpty())
                return name;
        }
        return tr("row %1").arg(row + 1);
    }
    [[nodiscard]] QString counted(std::size_t count) const
    {
        return count == 1 ? m_setup.words.one : tr("%1 %2").arg(count).arg(m_setup.words.many);
    }

    RowSheetSetup<Row> m_setup;
    std::vector<TableColumn<Row>> m_columns;
};

template<typename Row>
bool RowSheet<Row>::write(const std::vector<CellWrite>& writes, const QString& label)
{
    if (!table())
        return false;
    const int dataRows = dataRowCount();
    std::vector<CellWrite> ordered;
    for (const CellWrite& cell : writes) {
        if (cell.row < 0 || cell.column < 0 || cell.column >= columnCount())
            continue;
        // An empty text makes no row.
        const bool isThere = cell.row < dataRows;
        if (isThere ? data(index(cell.row, cell.column), FullTextRole).toString() != cell.text
                    : !cell.text.isEmpty())
            ordered.push_back(cell);
    }
    if (ordered.empty())
        return true;
    for (const CellWrite& cell : ordered) {
        const TableColumn<Row>& column = columnAt(cell.column);
        if (const QString why = column.refusal ? column.refusal(cell.text.toStdString()) : QString();
            !why.isEmpty()) {
            emit document().editRefused(why);
            return false;
        }
    }
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const CellWrite& a, const CellWrite& b) { return a.row < b.row; });

    const CellWrite& first = ordered.front();
    const TableColumn<Row>& firstColumn = columnAt(first.column);
    const bool isSingle = ordered.size() == 1;
    if (isSingle && firstColumn.rename && first.row < dataRows && !first.text.trimmed().isEmpty() &&
        !data(index(first.row, first.column), FullTextRole).toString().isEmpty())
        return document().submit(firstColumn.rename(place(first.row), first.text.trimmed().toStdString()));

    Edit edit;
    if (!label.isEmpty())
        edit.label = label.toStdString();
    else if (first.row >= dataRows)
        edit.label = tr("Insert %1").arg(counted(1)).toStdString();
    else
        edit.label = tr("Change %1 of %2").arg(firstColumn.title.toLower(), rowName(first.row)).toStdString();

    const Rows& old = rows();
    std::vector<Row> block; // consecutive rewritten rows
    std::size_t blockStart = 0;
    const auto flush = [&] {
        if (block.empty())
            return;
        const std::size_t removed =
            blockStart < old.size() ? std::min(block.size(), old.size() - blockStart) : 0;
        edit.changes.push_back(ReplaceRows{*table(), blockStart, removed, std::move(block)});
        block = {};
    };
    for (auto cell = ordered.begin(); cell != ordered.end();) {
        const auto row = static_cast<std::size_t>(cell->row);
        // Rows behind the last may leave a gap; the table has none, so the gap is filled with empty rows.
        const std::size_t next =
            row < old.size() ? row : std::max(old.size(), block.empty() ? 0 : blockStart + block.size());
        if (block.empty() || (row < old.size() && row != blockStart + block.size())) {
            flush();
            blockStart = next;
        }
        while (blockStart + block.size() < row)
            block.emplace_back(blockStart + block.size() < old.size() ? old[blockStart + block.size()]
                                                                      : Row());
        Row changed = row < old.size() ? old[row] : Row();
        for (; cell != ordered.end() && static_cast<std::size_t>(cell->row) == row; ++cell)
            columnAt(cell->column).write(changed, cell->text.toStdString());
        block.push_back(std::move(changed));
    }
    flush();
    return document().submit(std::move(edit));
}

template<typename Row>
bool RowSheet<Row>::insertEmptyRows(RowRange range)
{
    if (!table() || range.count <= 0 || range.first < 0 || range.first > dataRowCount())
        return false;
    const auto count = static_cast<std::size_t>(range.count);
    Edit edit{tr("Insert %1").arg(counted(count)).toStdString(), {}};
    edit.changes.push_back(
        ReplaceRows{*table(), static_cast<std::size_t>(range.first), 0, std::vector<Row>(count)});
    return document().submit(std::move(edit));
}

template<typename Row>
bool RowSheet<Row>::deleteRows(const std::vector<RowRange>& ranges)
{
    if (!table())
        return false;
    Edit edit;
    std::size_t total = 0;
    QString name;
    // From the last to the first, so that earlier positions stay; each removal is worked out on what the
    // later ones left, because one thing can hang on two of them.
    Project work = project();
    for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
        const int end = std::min(range->first + range->count, dataRowCount());
        if (range->first < 0 || end <= range->first)
            continue;
        const auto first = static_cast<std::size_t>(range->first);
        const auto count = static_cast<std::size_t>(end - range->first);
        total += count;
        name = rowName(range->first);
        Edit step;
        if (m_setup.remove)
            step = m_setup.remove(work, table()->owner, first, count);
        else
            step.changes.push_back(ReplaceRows{*table(), first, count, std::vector<Row>()});
        if (!applyEdit(work, step))
            return false;
        for (Change& change : step.changes)
            edit.changes.push_back(std::move(change));
    }
    edit.label =
        (total == 1 ? tr("Delete %1 %2").arg(m_setup.words.one, name) : tr("Delete %1").arg(counted(total)))
            .toStdString();
    return total > 0 && document().submit(std::move(edit));
}

} // namespace contraflow
