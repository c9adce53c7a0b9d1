// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/ordered_sheet.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace contraflow {

namespace {

/** More changed rows than this are announced as all rows: a view looks only at those in sight anyway. */
constexpr int kMaxMappedRows = 256;

/** The cells of a sheet in the order shown. */
class OrderedCells final : public SheetCells
{
public:
    OrderedCells(std::shared_ptr<const SheetCells> cells, std::shared_ptr<const RowOrder> order)
        : m_cells(std::move(cells))
        , m_order(std::move(order))
    {}
    [[nodiscard]] std::size_t rowCount() const override { return m_order->rows.size(); }
    [[nodiscard]] int columnCount() const override { return m_cells->columnCount(); }
    [[nodiscard]] QString fullText(std::size_t row, int column) const override
    {
        return m_cells->fullText(m_order->rows[row], column);
    }
    [[nodiscard]] QString typedText(std::size_t row, int column) const override
    {
        return m_cells->typedText(m_order->rows[row], column);
    }
    [[nodiscard]] QString shownText(std::size_t row, int column) const override
    {
        return m_cells->shownText(m_order->rows[row], column);
    }
    [[nodiscard]] QVariant sortValue(std::size_t row, int column) const override
    {
        return m_cells->sortValue(m_order->rows[row], column);
    }

private:
    std::shared_ptr<const SheetCells> m_cells;
    std::shared_ptr<const RowOrder> m_order;
};

/** Rows as ascending, disjoint ranges. */
std::vector<RowRange> asRanges(std::vector<int> rows)
{
    std::ranges::sort(rows);
    std::vector<RowRange> ranges;
    for (const int row : rows) {
        if (!ranges.empty() && ranges.back().first + ranges.back().count == row)
            ++ranges.back().count;
        else
            ranges.push_back({row, 1});
    }
    return ranges;
}

/** The row of the sheet behind a shown row. */
int sheetRowOf(const RowOrder& order, int shown)
{
    const int count = toInt(order.rows.size());
    // Rows behind the last shown one are rows behind the last of the sheet.
    return shown < 0       ? shown
           : shown < count ? toInt(order.rows[static_cast<std::size_t>(shown)])
                           : toInt(order.places.size()) + shown - count;
}

std::vector<RowRange> inSheetRows(const std::vector<RowRange>& ranges, const RowOrder& order)
{
    std::vector<int> rows;
    for (const RowRange& range : ranges) {
        const int end = std::min(range.first + range.count, toInt(order.rows.size()));
        for (int row = std::max(range.first, 0); row < end; ++row)
            rows.push_back(sheetRowOf(order, row));
    }
    return asRanges(std::move(rows));
}

/** Makes a change of shown rows one of the sheet's rows. */
void toSheetRows(SheetChange& change, const RowOrder& order)
{
    if (auto* write = std::get_if<WriteCells>(&change)) {
        for (CellWrite& cell : write->writes)
            cell.row = sheetRowOf(order, cell.row);
    } else if (auto* insert = std::get_if<InsertRows>(&change)) {
        insert->rows.first = std::min(sheetRowOf(order, insert->rows.first), toInt(order.places.size()));
    } else if (auto* remove = std::get_if<DeleteRows>(&change)) {
        remove->ranges = inSheetRows(remove->ranges, order);
    } else if (auto* duplicate = std::get_if<DuplicateRows>(&change)) {
        duplicate->ranges = inSheetRows(duplicate->ranges, order);
    }
}

/** The first and the last place where rows first … last of the sheet are shown, and at how many. */
struct ShownPlaces
{
    int first = 0;
    int last = -1;
    int count = 0;
};

ShownPlaces shownPlaces(const RowOrder& order, int first, int last)
{
    ShownPlaces places;
    for (int row = first; row <= last; ++row) {
        const std::uint32_t shown = order.places[static_cast<std::size_t>(row)];
        if (shown == RowOrder::kHidden)
            continue;
        const int place = toInt(shown);
        places.first = places.count == 0 ? place : std::min(places.first, place);
        places.last = std::max(places.last, place);
        ++places.count;
    }
    return places;
}

} // namespace

OrderedSheet::OrderedSheet(std::unique_ptr<SheetModel> sheet)
    : m_sheet(std::move(sheet))
    , m_table(m_sheet->selectableTable())
    , m_columnKeys(columnKeys())
{
    followSheet();
    connect(&m_job, &RowOrderJob::ready, this, &OrderedSheet::show);
    connect(&m_job, &RowOrderJob::givenUp, this, [this] { emit orderingChanged(false); });
    connect(&m_job, &RowOrderJob::progressChanged, this, &OrderedSheet::progressChanged);
}

OrderedSheet::~OrderedSheet() = default;

void OrderedSheet::followSheet()
{
    const QAbstractItemModel* sheet = m_sheet.get();
    connect(sheet, &QAbstractItemModel::dataChanged, this, &OrderedSheet::onDataChanged);
    connect(sheet, &QAbstractItemModel::headerDataChanged, this, &OrderedSheet::headerDataChanged);
    connect(sheet, &QAbstractItemModel::rowsAboutToBeInserted, this,
            [this](const QModelIndex&, int first, int last) { onAboutToInsert(first, last); });
    connect(sheet, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { onInserted(first, last); });
    connect(sheet, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex&, int first, int last) { onAboutToRemove(first, last); });
    connect(sheet, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex&, int first, int last) { onRemoved(first, last); });
    connect(sheet, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        beginResetModel();
        m_order.reset();
    });
    connect(sheet, &QAbstractItemModel::modelReset, this, &OrderedSheet::onReset);
}

quint64 OrderedSheet::revision() const
{
    const Document* document = editedDocument();
    return document ? document->revision() : 0;
}

void OrderedSheet::setSort(std::vector<SortBy> sort)
{
    if (m_sort == sort)
        return;
    m_sort = std::move(sort);
    emit orderChanged();
    refresh();
}

void OrderedSheet::setFilter(RowFilter filter)
{
    if (!filter && !m_filter)
        return;
    m_filter = std::move(filter);
    emit orderChanged();
    refresh();
}

void OrderedSheet::refresh()
{
    if (m_sort.empty() && !m_filter) {
        cancel();
        show(nullptr);
        return;
    }
    const bool wasOrdering = m_job.isRunning();
    m_job.start({m_sheet->cells(), m_sort, m_filter});
    if (!wasOrdering)
        emit orderingChanged(true);
}

void OrderedSheet::clearOrder()
{
    const bool hadOrder = !m_sort.empty() || m_filter;
    m_sort.clear();
    m_filter = {};
    if (hadOrder)
        emit orderChanged();
    refresh();
}

void OrderedSheet::cancel()
{
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    emit orderingChanged(false);
}

void OrderedSheet::show(std::shared_ptr<RowOrder> order)
{
    const bool isMisfit = order && toInt(order->places.size()) != m_sheet->dataRowCount();
    if (!isMisfit && (order || m_order)) {
        emit aboutToReorder();
        beginResetModel();
        m_order = std::move(order);
        endResetModel();
        emit reordered();
    }
    if (!m_job.isRunning())
        emit orderingChanged(false);
}

int OrderedSheet::sheetRow(int shown) const
{
    return m_order ? sheetRowOf(*m_order, shown) : shown;
}

int OrderedSheet::shownRow(int sheetRow) const
{
    if (!m_order || sheetRow < 0)
        return sheetRow;
    const auto row = static_cast<std::size_t>(sheetRow);
    if (row >= m_order->places.size())
        return toInt(m_order->rows.size() + row - m_order->places.size());
    const std::uint32_t place = m_order->places[row];
    return place == RowOrder::kHidden ? -1 : toInt(place);
}

int OrderedSheet::dataRowCount() const
{
    return m_order ? toInt(m_order->rows.size()) : m_sheet->dataRowCount();
}

QString OrderedSheet::emptyText() const
{
    return hidesAllRows() ? tr("No row passes the filter.") : m_sheet->emptyText();
}

QString OrderedSheet::fillText() const
{
    return hidesAllRows() ? tr("Show all rows") : m_sheet->fillText();
}

QList<SheetOffer> OrderedSheet::offers() const
{
    return hidesAllRows() ? QList<SheetOffer>() : m_sheet->offers();
}

bool OrderedSheet::hidesAllRows() const
{
    return m_order && m_order->rows.empty() && m_sheet->dataRowCount() > 0;
}

std::optional<SelectedItem> OrderedSheet::itemAt(int row) const
{
    return row < 0 || row >= dataRowCount() ? std::nullopt : m_sheet->itemAt(sheetRow(row));
}

int OrderedSheet::rowOf(const SelectedItem& item) const
{
    return shownRow(m_sheet->rowOf(item));
}

std::optional<TableRef> OrderedSheet::selectableTable() const
{
    return m_sheet->selectableTable();
}

std::shared_ptr<const SheetCells> OrderedSheet::cells() const
{
    std::shared_ptr<const SheetCells> cells = m_sheet->cells();
    if (!m_order)
        return cells;
    return std::make_shared<OrderedCells>(std::move(cells), m_order);
}

EditMaker OrderedSheet::editMaker() const
{
    EditMaker make = m_sheet->editMaker();
    if (!m_order || !make)
        return make;
    return [make, order = m_order, why = objectionToMoving().toStdString()](
               SheetChange change, const JobContext& context) -> Result<Edit> {
        if (std::holds_alternative<MoveRows>(change) || std::holds_alternative<MoveRowsTo>(change))
            return Error{ErrorCode::invalidInput, why};
        toSheetRows(change, *order);
        return make(std::move(change), context);
    };
}

QString OrderedSheet::objectionToMoving() const
{
    return m_order ? tr("Rows cannot be moved while the sheet shows them in another order or only "
                        "some of them; clear the sort and the filter first.")
                   : QString();
}

std::size_t OrderedSheet::costOf(const SheetChange& change) const
{
    return m_sheet->costOf(change);
}

int OrderedSheet::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    const int blankRows = m_sheet->rowCount() - m_sheet->dataRowCount();
    return m_order ? toInt(m_order->rows.size()) + blankRows : m_sheet->rowCount();
}

int OrderedSheet::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_sheet->columnCount();
}

QVariant OrderedSheet::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return m_sheet->data(toSheet(index), role);
}

QVariant OrderedSheet::headerData(int section, Qt::Orientation orientation, int role) const
{
    // Rows keep the number they have in the sheet.
    return m_sheet->headerData(orientation == Qt::Vertical ? sheetRow(section) : section, orientation, role);
}

Qt::ItemFlags OrderedSheet::flags(const QModelIndex& index) const
{
    return index.isValid() ? m_sheet->flags(toSheet(index)) : m_sheet->flags({});
}

void OrderedSheet::onDataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    int top = first.row();
    int bottom = last.row();
    if (m_order && bottom - top >= kMaxMappedRows) {
        top = 0;
        bottom = dataRowCount() - 1;
    } else if (m_order) {
        const ShownPlaces places = shownPlaces(*m_order, top, bottom);
        top = places.first;
        bottom = places.last;
    }
    if (top <= bottom)
        emit dataChanged(index(top, first.column()), index(bottom, last.column()), roles);
    if (!isEditable() && (!m_sort.empty() || m_filter) && (roles.isEmpty() || roles.contains(SortRole)))
        refresh();
}

void OrderedSheet::onAboutToInsert(int first, int last)
{
    m_insertPlace = first;
    m_isExchange = m_order && m_removedAt == first && m_removedRevision == revision();
    if (m_isExchange && m_filter)
        return; // which of the rows pass is known when they are ordered again
    if (m_order) {
        const bool isEnd = first >= toInt(m_order->places.size()) || shownRow(first) < 0;
        m_insertPlace = isEnd ? dataRowCount() : shownRow(first);
    }
    beginInsertRows({}, m_insertPlace, m_insertPlace + last - first);
}

void OrderedSheet::onInserted(int first, int last)
{
    const bool isHidden = m_isExchange && m_filter;
    if (m_order) {
        const auto from = static_cast<std::uint32_t>(first);
        const auto count = static_cast<std::uint32_t>(last - first + 1);
        auto order = std::make_shared<RowOrder>();
        order->rows.reserve(m_order->rows.size() + count);
        const auto place = isHidden ? m_order->rows.end() : m_order->rows.begin() + m_insertPlace;
        const auto append = [&](auto begin, auto end) {
            for (auto row = begin; row != end; ++row)
                order->rows.push_back(*row < from ? *row : *row + count);
        };
        append(m_order->rows.begin(), place);
        for (std::uint32_t row = from; row < from + count && !isHidden; ++row)
            order->rows.push_back(row);
        append(place, m_order->rows.end());
        order->fillPlaces(m_order->places.size() + count);
        m_order = std::move(order);
    }
    if (!isHidden)
        endInsertRows();
    if (std::exchange(m_isExchange, false) || m_job.isRunning())
        refresh();
}

void OrderedSheet::onAboutToRemove(int first, int last)
{
    if (!m_order) {
        beginRemoveRows({}, first, last);
        return;
    }
    const ShownPlaces places = shownPlaces(*m_order, first, last);
    if (places.count == 0)
        return;
    m_isResetting = places.last - places.first + 1 != places.count;
    if (m_isResetting)
        beginResetModel();
    else
        beginRemoveRows({}, places.first, places.last);
}

void OrderedSheet::onRemoved(int first, int last)
{
    bool wasShown = true;
    if (m_order) {
        const auto from = static_cast<std::uint32_t>(first);
        const auto end = static_cast<std::uint32_t>(last) + 1;
        auto order = std::make_shared<RowOrder>();
        order->rows.reserve(m_order->rows.size());
        for (const std::uint32_t row : m_order->rows) {
            if (row < from || row >= end)
                order->rows.push_back(row < from ? row : row - (end - from));
        }
        wasShown = order->rows.size() != m_order->rows.size();
        order->fillPlaces(m_order->places.size() - (end - from));
        m_order = std::move(order);
    }
    m_removedAt = first;
    m_removedRevision = revision();
    if (std::exchange(m_isResetting, false))
        endResetModel();
    else if (wasShown)
        endRemoveRows();
    if (m_job.isRunning())
        refresh();
}

void OrderedSheet::onReset()
{
    const bool isOther = m_sheet->selectableTable() != m_table || columnKeys() != m_columnKeys;
    m_table = m_sheet->selectableTable();
    m_columnKeys = columnKeys();
    const bool isOrdered = !m_sort.empty() || m_filter;
    if (isOther) {
        m_sort.clear();
        m_filter = {};
    }
    endResetModel();
    if (!isOrdered)
        return;
    if (isOther)
        emit orderChanged();
    refresh();
}

std::vector<QString> OrderedSheet::columnKeys() const
{
    std::vector<QString> keys;
    for (int column = 0; column < m_sheet->columnCount(); ++column)
        keys.push_back(m_sheet->headerData(column, Qt::Horizontal, KeyRole).toString());
    return keys;
}

QModelIndex OrderedSheet::toSheet(const QModelIndex& index) const
{
    return m_sheet->index(sheetRow(index.row()), index.column());
}

} // namespace contraflow
