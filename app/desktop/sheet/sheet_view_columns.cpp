// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/sheet/frozen_column.h"

#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

// How wide and how high cells are.

namespace contraflow {

namespace {

constexpr int kRowPadding = 8;
constexpr int kColumnPadding = 20;
constexpr int kNarrowestColumn = 56;
constexpr int kWidestColumn = 320;
/** Rows looked at for a column's width; more would cost time that grows with the sheet. */
constexpr int kWidthSample = 60;

} // namespace

void SheetView::updateRowHeight()
{
    const int height = fontMetrics().height() + kRowPadding;
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    horizontalHeader()->setMinimumSectionSize(kNarrowestColumn / 2);
}

QString SheetView::columnKey(int column) const
{
    return m_sheet.headerData(column, Qt::Horizontal, SheetModel::KeyRole).toString() + QLatin1Char('/') +
           m_sheet.headerData(column, Qt::Horizontal).toString();
}

int SheetView::wantedWidth(int column, int firstRow, int lastRow) const
{
    const QFontMetrics metrics = fontMetrics();
    int width = 0;
    for (int row = firstRow; row <= lastRow; ++row)
        width = std::max(width, metrics.horizontalAdvance(m_sheet.index(row, column).data().toString()));
    return std::clamp(width + kColumnPadding, kNarrowestColumn, kWidestColumn);
}

void SheetView::setColumnShown(int column, Shown shown)
{
    if (shown == Shown::no)
        m_hiddenColumns.insert(columnKey(column));
    else
        m_hiddenColumns.remove(columnKey(column));
    fitColumns();
}

void SheetView::fitColumn(int column)
{
    m_userWidths.remove(columnKey(column));
    fitColumns();
}

void SheetView::fitColumns()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int column = 0; column < m_sheet.columnCount(); ++column) {
        const bool isHidden = m_hiddenColumns.contains(columnKey(column));
        setColumnHidden(column, isHidden);
        if (isHidden)
            continue;
        if (const auto user = m_userWidths.constFind(columnKey(column)); user != m_userWidths.constEnd()) {
            setColumnWidth(column, *user);
            continue;
        }
        const auto textWidth = [&](int role) {
            return fontMetrics().horizontalAdvance(
                m_sheet.headerData(column, Qt::Horizontal, role).toString());
        };
        const int words =
            std::max(textWidth(Qt::DisplayRole), textWidth(SheetModel::SampleRole)) + kColumnPadding;
        const int lastRow = std::min(m_sheet.dataRowCount(), kWidthSample) - 1;
        setColumnWidth(column, std::max(words, wantedWidth(column, 0, lastRow)));
    }
    m_frozen->follow();
}

void SheetView::widenFor(int firstRow, int lastRow)
{
    const QScopedValueRollback fitting(m_isFitting, true);
    lastRow = std::min({lastRow, firstRow + kWidthSample, m_sheet.dataRowCount() - 1});
    for (int column = 0; column < m_sheet.columnCount(); ++column) {
        if (m_userWidths.contains(columnKey(column)) || isColumnHidden(column))
            continue;
        const int wanted = wantedWidth(column, firstRow, lastRow);
        if (wanted > columnWidth(column))
            setColumnWidth(column, wanted);
    }
}

} // namespace contraflow
