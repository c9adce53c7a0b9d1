// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/computed_sheet.h"

#include "app/desktop/style/text.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** The columns hold the result that they read. */
class ComputedCells final : public SheetCells
{
public:
    ComputedCells(std::size_t rows, std::vector<ComputedColumn> columns)
        : m_rows(rows)
        , m_columns(std::move(columns))
    {}
    [[nodiscard]] std::size_t rowCount() const override { return m_rows; }
    [[nodiscard]] int columnCount() const override { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] QString fullText(std::size_t row, int column) const override
    {
        return at(column).fullText(row);
    }
    [[nodiscard]] QString shownText(std::size_t row, int column) const override
    {
        return at(column).shownText(row);
    }
    [[nodiscard]] QVariant sortValue(std::size_t row, int column) const override
    {
        return at(column).sortValue(row);
    }

private:
    [[nodiscard]] const ComputedColumn& at(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }

    std::size_t m_rows;
    std::vector<ComputedColumn> m_columns;
};

} // namespace

void ComputedView::setTable(const std::shared_ptr<const Table>& table)
{
    rows = table ? table->rowCount() : 0;
    columns = table ? sheetColumns(table) : std::vector<ComputedColumn>();
}

ComputedSheet::ComputedSheet(const QString& pending, const std::vector<const Live*>& lives, Viewing viewing)
    : m_viewing(std::move(viewing))
{
    constexpr int kMoment = 200; // milliseconds
    m_view.empty = pending;
    m_greying.setSingleShot(true);
    m_greying.setInterval(kMoment);
    connect(&m_greying, &QTimer::timeout, this, [this] { setGreyed(true); });
    for (const Live* live : lives)
        connect(live, &Live::changed, this, &ComputedSheet::showNewest);
    const auto showState = [this, live = lives.front()] { setStale(live->isStale()); };
    connect(lives.front(), &Live::stateChanged, this, showState);
    showNewest();
    showState();
}

void ComputedSheet::setSubject(int subject)
{
    if (std::exchange(m_subject, subject) != subject)
        showNewest();
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

void ComputedSheet::showNewest()
{
    std::optional<ComputedView> view = m_viewing(m_subject);
    if (!view)
        return;
    if (view->columns.empty())
        view->rows = 0;
    const bool sameColumns =
        std::ranges::equal(view->columns, m_view.columns,
                           [](const ComputedColumn& a, const ComputedColumn& b) { return a.key == b.key; });
    if (sameColumns && view->rows == m_view.rows &&
        view->rows > 0) { // else there may be another reason for it
        // Same shape: the view keeps its place, and only what is on screen is asked for again.
        m_view = std::move(*view);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_view = std::move(*view);
    endResetModel();
}

int ComputedSheet::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : toInt(m_view.rows);
}

int ComputedSheet::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : toInt(m_view.columns.size());
}

QVariant ComputedSheet::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ComputedColumn& column = m_view.columns[static_cast<std::size_t>(index.column())];
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::ToolTipRole: {
        const QString full = column.fullText(row);
        return full == column.shownText(row) ? QVariant() : QVariant(tipText(full));
    }
    case FullTextRole:
        return column.fullText(row);
    case SortRole:
        return column.sortValue(row);
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
    return headerOf(m_view.columns[static_cast<std::size_t>(section)], role);
}

std::shared_ptr<const SheetCells> ComputedSheet::cells() const
{
    return std::make_shared<ComputedCells>(m_view.rows, m_view.columns);
}

int ComputedSheet::columnOf(const std::string& key) const
{
    return columnWithKey(m_view.columns, key);
}

std::optional<TableRef> ComputedSheet::selectableTable() const
{
    return m_view.selectableTable ? m_view.selectableTable() : std::nullopt;
}

std::optional<SelectedItem> ComputedSheet::itemAt(int row) const
{
    return m_view.itemAt && hasRow(row) ? m_view.itemAt(static_cast<std::size_t>(row)) : std::nullopt;
}

int ComputedSheet::rowOf(const SelectedItem& item) const
{
    return m_view.rowOf ? m_view.rowOf(item) : -1;
}

std::optional<std::size_t> ComputedSheet::scenarioOf(int row) const
{
    return m_view.scenarioOf && hasRow(row) ? m_view.scenarioOf(static_cast<std::size_t>(row)) : std::nullopt;
}

} // namespace contraflow
