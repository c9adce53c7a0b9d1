// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/result_table.h"

#include "app/desktop/sheet/model/cell_block.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/style/text.h"
#include "core/tables/table_parts.h"

#include <QAbstractTableModel>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <memory>
#include <vector>

namespace contraflow {

/** What sheets show of a table, but for columns without any value. */
class TableModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const Table& table)
    {
        const auto shared = std::make_shared<const Table>(withoutEmptyColumns(table));
        beginResetModel();
        m_rows = shared->rowCount();
        m_columns = sheetColumns(shared);
        endResetModel();
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows);
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override
    {
        if (!index.isValid())
            return {};
        const ComputedColumn& column = m_columns[static_cast<std::size_t>(index.column())];
        const auto row = static_cast<std::size_t>(index.row());
        if (role == Qt::ToolTipRole)
            return tipText(column.fullText(row));
        return computedCellData(column, row, role);
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal)
            return {};
        const ComputedColumn& column = m_columns[static_cast<std::size_t>(section)];
        if (role == Qt::ToolTipRole)
            return tipText(column.hint);
        return role == Qt::DisplayRole ? QVariant(column.title.shown) : QVariant();
    }

private:
    std::size_t m_rows = 0;
    std::vector<ComputedColumn> m_columns;
};

ResultTable::ResultTable(QWidget* parent) : QTableView(parent), m_rows(new TableModel(this))
{
    constexpr int kRowPadding = 6;
    setModel(m_rows);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setShowGrid(false);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(fontMetrics().height() + kRowPadding);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + kRowPadding);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void ResultTable::setTable(const Table& table)
{
    m_rows->show(table);
    resizeColumnsToContents();
    horizontalHeader()->setStretchLastSection(true);
}

void ResultTable::clear()
{
    m_rows->show(Table());
}

QString ResultTable::text() const
{
    const QAbstractItemModel* source = model();
    if (!source)
        return {};
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    if (rows.isEmpty())
        for (int row = 0; row < source->rowCount(); ++row)
            rows.append(source->index(row, 0));
    CellBlock block(1);
    for (int column = 0; column < source->columnCount(); ++column)
        block.front().append(source->headerData(column, Qt::Horizontal).toString());
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int column = 0; column < source->columnCount(); ++column)
            cells.append(source->index(row.row(), column).data(Qt::EditRole).toString());
        block.push_back(cells);
    }
    return tabSeparated(block);
}

void ResultTable::fitHeight(int rows)
{
    const int shown = std::min(rows, model() ? model()->rowCount() : 0);
    const int header = horizontalHeader()->sizeHint().height();
    const bool isWide = horizontalHeader()->length() > width();
    const int bar = isWide ? horizontalScrollBar()->sizeHint().height() : 0;
    setFixedHeight(header + shown * verticalHeader()->defaultSectionSize() + bar + 2 * frameWidth());
}

void ResultTable::copy()
{
    QGuiApplication::clipboard()->setText(text());
}

void ResultTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

bool ResultTable::event(QEvent* event)
{
    // Copying means this table while it has the keyboard, not the sheet of the window's menu.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

} // namespace contraflow
