// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/sheet/column_controls.h"
#include "app/desktop/sheet/frozen_column.h"

#include <QHeaderView>
#include <QJsonArray>
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

/** Wider ones in saved settings are no settings of ours. */
constexpr int kWidestSetting = 10'000;

const QString kHidden = QStringLiteral("hidden");
const QString kWidths = QStringLiteral("widths");
const QString kUnits = QStringLiteral("units");

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

QJsonObject SheetView::columnSettings() const
{
    QJsonObject settings;
    QStringList hidden = m_hiddenColumns.values();
    hidden.sort();
    QJsonObject widths;
    for (auto width = m_userWidths.begin(); width != m_userWidths.end(); ++width)
        widths.insert(width.key(), *width);
    if (!hidden.isEmpty())
        settings.insert(kHidden, QJsonArray::fromStringList(hidden));
    if (!widths.isEmpty())
        settings.insert(kWidths, widths);
    if (const QJsonObject units = m_columns->units(); !units.isEmpty())
        settings.insert(kUnits, units);
    return settings;
}

void SheetView::setColumnSettings(const QJsonObject& settings)
{
    m_hiddenColumns.clear();
    for (const QJsonValueRef key : settings.value(kHidden).toArray())
        m_hiddenColumns.insert(key.toString());
    m_userWidths.clear();
    const QJsonObject widths = settings.value(kWidths).toObject();
    for (auto width = widths.begin(); width != widths.end(); ++width)
        if (const int pixels = width->toInt(); pixels > 0 && pixels <= kWidestSetting)
            m_userWidths.insert(width.key(), pixels);
    m_columns->setUnits(settings.value(kUnits).toObject());
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
