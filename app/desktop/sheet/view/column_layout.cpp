// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/column_layout.h"

#include "app/desktop/sheet/view/sheet_header.h"

#include "app/desktop/sheet/model/ordered_sheet.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>

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
const QString kShown = QStringLiteral("shown");
const QString kWidths = QStringLiteral("widths");

} // namespace

ColumnLayout::ColumnLayout(QTableView& view, const OrderedSheet& sheet)
    : QObject(&view)
    , m_view(view)
    , m_sheet(sheet)
{
    connect(&m_sheet, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) { widenFor(first.row(), last.row()); });
    connect(&m_sheet, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { widenFor(first, last); });
    connect(&m_sheet, &QAbstractItemModel::headerDataChanged, this, &ColumnLayout::fitAll);
}

void ColumnLayout::follow(const QHeaderView& header)
{
    connect(&header, &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (!m_isFitting)
            m_widths.insert(key(column), width);
    });
}

void ColumnLayout::fitRows()
{
    const int height = m_view.fontMetrics().height() + kRowPadding;
    m_view.verticalHeader()->setMinimumSectionSize(height);
    m_view.verticalHeader()->setDefaultSectionSize(height);
    m_view.horizontalHeader()->setMinimumSectionSize(kNarrowestColumn / 2);
}

QString ColumnLayout::key(int column) const
{
    return m_sheet.headerData(column, Qt::Horizontal, SheetModel::KeyRole).toString() + QLatin1Char('/') +
           m_sheet.headerData(column, Qt::Horizontal).toString();
}

int ColumnLayout::wantedWidth(int column, int firstRow, int lastRow) const
{
    const QFontMetrics metrics = m_view.fontMetrics();
    int width = 0;
    for (int row = firstRow; row <= lastRow; ++row)
        width = std::max(width, metrics.horizontalAdvance(m_sheet.index(row, column).data().toString()));
    return std::clamp(width + kColumnPadding, kNarrowestColumn, kWidestColumn);
}

bool ColumnLayout::isSpare(int column) const
{
    return m_sheet.headerData(column, Qt::Horizontal, SheetModel::SpareRole).toBool();
}

void ColumnLayout::hide(int column)
{
    int shown = 0;
    for (int i = 0; i < m_sheet.columnCount(); ++i)
        shown += m_view.isColumnHidden(i) ? 0 : 1;
    if (shown <= 1)
        return;
    m_hidden.insert(key(column));
    m_shown.remove(key(column));
    fitAll();
}

void ColumnLayout::hide(std::pair<int, int> columns)
{
    for (int column = columns.first; column <= columns.second; ++column)
        hide(column);
}

void ColumnLayout::show(int column)
{
    markShown(column);
    fitAll();
}

void ColumnLayout::showAll()
{
    for (int column = 0; column < m_sheet.columnCount(); ++column)
        markShown(column);
    fitAll();
}

void ColumnLayout::markShown(int column)
{
    m_hidden.remove(key(column));
    if (isSpare(column))
        m_shown.insert(key(column));
}

QJsonObject ColumnLayout::settings() const
{
    QJsonObject settings;
    QStringList hidden = m_hidden.values();
    hidden.sort();
    QJsonObject widths;
    for (auto width = m_widths.begin(); width != m_widths.end(); ++width)
        widths.insert(width.key(), *width);
    if (!hidden.isEmpty())
        settings.insert(kHidden, QJsonArray::fromStringList(hidden));
    QStringList shown = m_shown.values();
    shown.sort();
    if (!shown.isEmpty())
        settings.insert(kShown, QJsonArray::fromStringList(shown));
    if (!widths.isEmpty())
        settings.insert(kWidths, widths);
    return settings;
}

void ColumnLayout::setSettings(const QJsonObject& settings)
{
    m_hidden.clear();
    for (const QJsonValueRef key : settings.value(kHidden).toArray())
        m_hidden.insert(key.toString());
    m_shown.clear();
    for (const QJsonValueRef key : settings.value(kShown).toArray())
        m_shown.insert(key.toString());
    m_widths.clear();
    const QJsonObject widths = settings.value(kWidths).toObject();
    for (auto width = widths.begin(); width != widths.end(); ++width)
        if (const int pixels = width->toInt(); pixels > 0 && pixels <= kWidestSetting)
            m_widths.insert(width.key(), pixels);
    fitAll();
}

void ColumnLayout::fit(int column)
{
    m_widths.remove(key(column));
    fitAll();
}

void ColumnLayout::fit(std::pair<int, int> columns)
{
    for (int column = columns.first; column <= columns.second; ++column)
        m_widths.remove(key(column));
    fitAll();
}

void ColumnLayout::fitAll()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    QFont bold = m_view.horizontalHeader()->font(); // as titles are where something is selected
    bold.setBold(true);
    for (int column = 0; column < m_sheet.columnCount(); ++column) {
        const bool isHidden =
            m_hidden.contains(key(column)) || (isSpare(column) && !m_shown.contains(key(column)));
        m_view.setColumnHidden(column, isHidden);
        if (isHidden)
            continue;
        if (const auto user = m_widths.constFind(key(column)); user != m_widths.constEnd()) {
            m_view.setColumnWidth(column, *user);
            continue;
        }
        const auto textWidth = [&](int role, const QFontMetrics& metrics) {
            return metrics.horizontalAdvance(m_sheet.headerData(column, Qt::Horizontal, role).toString());
        };
        const auto* header = qobject_cast<const SheetHeader*>(m_view.horizontalHeader());
        const int title =
            textWidth(Qt::DisplayRole, QFontMetrics(bold)) + (header ? header->widthOfMarks(column) : 0);
        const int words =
            std::max(title, textWidth(SheetModel::SampleRole, m_view.fontMetrics())) + kColumnPadding;
        const int lastRow = std::min(m_sheet.dataRowCount(), kWidthSample) - 1;
        m_view.setColumnWidth(column, std::max(words, wantedWidth(column, 0, lastRow)));
    }
    emit changed();
}

void ColumnLayout::widenFor(int firstRow, int lastRow)
{
    const QScopedValueRollback fitting(m_isFitting, true);
    lastRow = std::min({lastRow, firstRow + kWidthSample, m_sheet.dataRowCount() - 1});
    for (int column = 0; column < m_sheet.columnCount(); ++column) {
        if (m_widths.contains(key(column)) || m_view.isColumnHidden(column))
            continue;
        const int wanted = wantedWidth(column, firstRow, lastRow);
        if (wanted > m_view.columnWidth(column))
            m_view.setColumnWidth(column, wanted);
    }
}

} // namespace contraflow
