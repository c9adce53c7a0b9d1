// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/message_sheet.h"

#include "app/desktop/tables/column_header.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** The columns hold the result that they read. */
class MessageCells final : public SheetCells
{
public:
    MessageCells(std::size_t rows, std::vector<ResultsColumn> columns)
        : m_rows(rows)
        , m_columns(std::move(columns))
    {}
    [[nodiscard]] std::size_t rowCount() const override { return m_rows; }
    [[nodiscard]] int columnCount() const override { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] QString fullText(std::size_t row, int column) const override
    {
        return at(column).text(row).full;
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

MessageSheet::MessageSheet(SheetKind kind)
    : SheetModel(kind, nullptr)
    , m_shown(std::make_shared<ScenarioResult>())
{
    constexpr int kMoment = 200; // milliseconds
    m_greying.setSingleShot(true);
    m_greying.setInterval(kMoment);
    connect(&m_greying, &QTimer::timeout, this, [this] { setGreyed(true); });
}

void MessageSheet::setStale(bool isStale)
{
    if (!isStale) {
        m_greying.stop();
        setGreyed(false);
    } else if (!m_isGreyed && !m_greying.isActive()) {
        m_greying.start();
    }
}

void MessageSheet::setGreyed(bool isGreyed)
{
    if (std::exchange(m_isGreyed, isGreyed) != isGreyed && rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {StaleRole});
}

void MessageSheet::show(std::shared_ptr<const ScenarioResult> result, std::vector<ResultsColumn> columns)
{
    const auto count = [](const ScenarioResult& of) {
        return of.prediction ? of.prediction->timeline.messages.size() : 0;
    };
    const bool sameColumns =
        std::equal(columns.begin(), columns.end(), m_columns.begin(), m_columns.end(),
                   [](const ResultsColumn& a, const ResultsColumn& b) { return a.key == b.key; });
    if (sameColumns && count(*m_shown) == count(*result)) {
        // Same shape: the view keeps its place, and only what is on screen is asked for again.
        m_shown = std::move(result);
        m_columns = std::move(columns);
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_shown = std::move(result);
    m_columns = std::move(columns);
    endResetModel();
}

int MessageSheet::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || m_columns.empty() || !m_shown->prediction)
        return 0;
    return static_cast<int>(m_shown->prediction->timeline.messages.size());
}

int MessageSheet::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant MessageSheet::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ResultsColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const auto message = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return column.text(message).shown;
    case Qt::EditRole:
    case FullTextRole:
        return column.text(message).full;
    case Qt::ToolTipRole: {
        const CellText text = column.text(message);
        return text.full == text.shown ? QVariant() : QVariant(text.full);
    }
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case SortRole:
        return column.valueToSort(message);
    case ComputedRole:
        return true;
    case StaleRole:
        return m_isGreyed;
    default:
        return {};
    }
}

QVariant MessageSheet::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return SheetModel::headerData(section, orientation, role);
    if (section < 0 || section >= columnCount())
        return {};
    return headerOf(m_columns[static_cast<std::size_t>(section)], role);
}

std::optional<TableRef> MessageSheet::selectableTable() const
{
    if (!m_shown->prediction)
        return std::nullopt;
    return TableRef{TableKind::messages, m_shown->prediction->workload};
}

std::optional<SelectedItem> MessageSheet::itemAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return SelectedItem{*selectableTable(),
                        m_shown->prediction->placed.messages[static_cast<std::size_t>(row)].row,
                        SelectedItem::kWholeRow};
}

int MessageSheet::rowOf(const SelectedItem& item) const
{
    if (selectableTable() != item.table)
        return -1;
    const auto& placed = m_shown->prediction->placed.messages;
    const auto found = std::lower_bound(placed.begin(), placed.end(), item.row,
                                        [](const PlacedMessage& m, std::size_t row) { return m.row < row; });
    return found != placed.end() && found->row == item.row ? static_cast<int>(found - placed.begin()) : -1;
}

std::shared_ptr<const SheetCells> MessageSheet::cells() const
{
    return std::make_shared<MessageCells>(static_cast<std::size_t>(rowCount()), m_columns);
}

int MessageSheet::columnOf(const std::string& key) const
{
    return columnWithKey(m_columns, key);
}

} // namespace contraflow
