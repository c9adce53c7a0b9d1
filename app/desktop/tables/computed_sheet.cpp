// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/computed_sheet.h"

#include "app/desktop/style/plain_text.h"
#include "app/desktop/tables/column_header.h"
#include "app/desktop/tables/table_sheet_columns.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** The columns hold the result that they read. */
class ComputedCells final : public SheetCells
{
public:
    ComputedCells(std::size_t rows, std::vector<ResultsColumn> columns)
        : m_rows(rows)
        , m_columns(std::move(columns))
    {}
    [[nodiscard]] std::size_t rowCount() const override { return m_rows; }
    [[nodiscard]] int columnCount() const override { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] QString fullText(std::size_t row, int column) const override
    {
        const ResultsColumn& of = at(column);
        return of.fullText ? of.fullText(row) : of.text(row).full;
    }
    [[nodiscard]] QString shownText(std::size_t row, int column) const override
    {
        return at(column).text(row).shown;
    }
    [[nodiscard]] QVariant sortValue(std::size_t row, int column) const override
    {
        return at(column).valueToSort(row);
    }

private:
    [[nodiscard]] const ResultsColumn& at(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }

    std::size_t m_rows;
    std::vector<ResultsColumn> m_columns;
};

} // namespace

ComputedSheet::ComputedSheet()
{
    constexpr int kMoment = 200; // milliseconds
    m_greying.setSingleShot(true);
    m_greying.setInterval(kMoment);
    connect(&m_greying, &QTimer::timeout, this, [this] { setGreyed(true); });
}

void ComputedSheet::follow(const Live& live)
{
    connect(&live, &Live::changed, this, &ComputedSheet::showNewest);
    const auto showState = [this, &live] { setStale(live.isStale()); };
    connect(&live, &Live::stateChanged, this, showState);
    showNewest();
    showState();
}

/** Old values are greyed after a moment, so that quick updates do not flicker. */
void ComputedSheet::setStale(bool isStale)
{
    if (!isStale) {
        m_greying.stop();
        setGreyed(false);
    } else if (!m_isGreyed && !m_greying.isActive()) {
        m_greying.start();
    }
}

void ComputedSheet::setGreyed(bool isGreyed)
{
    if (std::exchange(m_isGreyed, isGreyed) != isGreyed && rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {StaleRole});
}

void ComputedSheet::showTable(const std::shared_ptr<const Table>& table, const std::function<void()>& swap)
{
    showRows(table ? table->rowCount() : 0, table ? sheetColumns(table) : std::vector<ResultsColumn>(), swap);
}

void ComputedSheet::showRows(std::size_t rows, std::vector<ResultsColumn> columns,
                             const std::function<void()>& swap)
{
    if (columns.empty())
        rows = 0;
    const bool sameColumns =
        std::equal(columns.begin(), columns.end(), m_columns.begin(), m_columns.end(),
                   [](const ResultsColumn& a, const ResultsColumn& b) { return a.key == b.key; });
    if (sameColumns && rows == m_rows && rows > 0) { // without rows there may be another reason for it
        // Same shape: the view keeps its place, and only what is on screen is asked for again.
        swap();
        m_columns = std::move(columns);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    swap();
    m_rows = rows;
    m_columns = std::move(columns);
    endResetModel();
}

int ComputedSheet::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows);
}

int ComputedSheet::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ComputedSheet::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ResultsColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case FullTextRole:
        return column.text(row).full;
    case Qt::ToolTipRole: {
        const CellText text = column.text(row);
        return text.full == text.shown ? QVariant() : QVariant(tipText(text.full));
    }
    case SortRole:
        return column.valueToSort(row);
    case ComputedRole:
        return true;
    case StaleRole:
        return m_isGreyed;
    default:
        return computedCellData(column, row, role);
    }
}

QVariant ComputedSheet::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return SheetModel::headerData(section, orientation, role);
    if (section < 0 || section >= columnCount())
        return {};
    return headerOf(m_columns[static_cast<std::size_t>(section)], role);
}

std::shared_ptr<const SheetCells> ComputedSheet::cells() const
{
    return std::make_shared<ComputedCells>(m_rows, m_columns);
}

int ComputedSheet::columnOf(const std::string& key) const
{
    return columnWithKey(m_columns, key);
}

} // namespace contraflow
