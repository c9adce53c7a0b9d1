// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/result_table.h"

#include "app/desktop/tables/cell_block.h"
#include "app/desktop/tables/table_model.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace contraflow {

namespace {

constexpr int kRowPadding = 6;

} // namespace

ResultTable::ResultTable(QWidget* parent) : QTableView(parent), m_rows(new TableModel(this))
{
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
    m_rows->clear();
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
