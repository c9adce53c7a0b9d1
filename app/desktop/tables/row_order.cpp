// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/row_order.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <string>
#include <utility>

namespace contraflow {

namespace {

/** Rows between two looks at whether to stop. */
constexpr std::size_t kStride = 16'384;
/** Rows that are sorted in one go, before sorted runs are merged. */
constexpr std::size_t kRun = 65'536;
/** Share of the work that is reading the cells; the rest is sorting. */
constexpr double kReadingShare = 0.5;

/** The cells of the sorted columns, in the order of the rows. A sheet may have ten million rows. */
class SortKeys
{
public:
    explicit SortKeys(const std::vector<SortBy>& sort) : m_sort(sort) {}

    void reserve(std::size_t rows) { m_keys.reserve(rows * m_sort.size()); }

    void add(const SheetCells& cells, std::size_t row)
    {
        for (const SortBy& by : m_sort) {
            const QVariant value = cells.sortValue(row, by.column);
            add(value, value.isValid() ? QString() : cells.fullText(row, by.column));
        }
    }

    /** Whether the a-th row that was added comes before the b-th. */
    [[nodiscard]] bool isBefore(std::size_t a, std::size_t b) const
    {
        const std::size_t width = m_sort.size();
        for (std::size_t i = 0; i < width; ++i)
            if (const int result = compare(m_keys[a * width + i], m_keys[b * width + i], m_sort[i].order);
                result != 0)
                return result < 0;
        return false;
    }

private:
    /** In this order: numbers, then texts, then nothing. */
    enum class Rank : std::uint8_t
    {
        number,
        text,
        empty
    };
    struct Key
    {
        double number = 0;
        std::uint32_t text = 0; ///< in m_texts
        Rank rank = Rank::empty;
    };

    void add(const QVariant& value, const QString& text)
    {
        if (value.isValid() && value.userType() != QMetaType::QString) {
            bool isNumber = false;
            const double number = value.toDouble(&isNumber);
            if (isNumber && !std::isnan(number)) {
                m_keys.push_back({number, 0, Rank::number});
                return;
            }
        }
        // What could not be read as a number is still there to be seen, and is found behind the numbers.
        std::string shown = (value.isValid() ? value.toString() : text).toStdString();
        m_keys.push_back(
            {0, static_cast<std::uint32_t>(m_texts.size()), shown.empty() ? Rank::empty : Rank::text});
        if (!shown.empty())
            m_texts.push_back(std::move(shown));
    }

    /** Negative: a before b. */
    [[nodiscard]] int compare(const Key& a, const Key& b, Qt::SortOrder order) const
    {
        if (a.rank != b.rank) {
            const bool hasEmpty = a.rank == Rank::empty || b.rank == Rank::empty;
            const int ranks = a.rank < b.rank ? -1 : 1;
            return hasEmpty || order == Qt::AscendingOrder ? ranks : -ranks;
        }
        int result = 0;
        if (a.rank == Rank::number) {
            result = a.number < b.number ? -1 : b.number < a.number ? 1 : 0;
        } else if (a.rank == Rank::text) {
            const std::strong_ordering texts = naturalOrder(m_texts[a.text], m_texts[b.text]);
            result = texts < 0 ? -1 : texts > 0 ? 1 : 0;
        }
        return order == Qt::AscendingOrder ? result : -result;
    }

    const std::vector<SortBy>& m_sort;
    std::vector<Key> m_keys;
    std::vector<std::string> m_texts;
};

/** One pass of the work, told as a part of the whole. */
class Progress
{
public:
    Progress(const JobContext& context, double from, double to) : m_context(context), m_from(from), m_to(to)
    {}
    /** False: stop. */
    [[nodiscard]] bool step(std::size_t done, std::size_t total) const
    {
        if (m_context.stop.stop_requested())
            return false;
        if (m_context.progress && total > 0)
            m_context.progress(m_from +
                               (m_to - m_from) * static_cast<double>(done) / static_cast<double>(total));
        return true;
    }

private:
    const JobContext& m_context;
    double m_from;
    double m_to;
};

/** Stable, by runs that are merged, so that it can stop in between. */
template<typename Less>
bool sortRows(std::vector<std::uint32_t>& rows, Less less, const Progress& progress)
{
    const auto at = [](std::vector<std::uint32_t>& list, std::size_t index) {
        return list.begin() + static_cast<std::ptrdiff_t>(std::min(index, list.size()));
    };
    std::size_t passes = 1;
    for (std::size_t run = kRun; run < rows.size(); run *= 2)
        ++passes;
    std::size_t done = 0;
    const std::size_t total = passes * rows.size();
    for (std::size_t first = 0; first < rows.size(); first += kRun, done += kRun) {
        if (!progress.step(done, total))
            return false;
        std::stable_sort(at(rows, first), at(rows, first + kRun), less);
    }
    std::vector<std::uint32_t> merged(rows.size() > kRun ? rows.size() : 0);
    for (std::size_t run = kRun; run < rows.size(); run *= 2) {
        for (std::size_t first = 0; first < rows.size(); first += 2 * run, done += 2 * run) {
            if (!progress.step(done, total))
                return false;
            std::merge(at(rows, first), at(rows, first + run), at(rows, first + run),
                       at(rows, first + 2 * run), at(merged, first), less);
        }
        rows.swap(merged);
    }
    return true;
}

} // namespace

RowFilter rowsContaining(const QString& text, int column)
{
    return [text, column](const SheetCells& cells, std::size_t row) {
        const int first = std::max(column, 0);
        const int end = column < 0 ? cells.columnCount() : std::min(column + 1, cells.columnCount());
        for (int c = first; c < end; ++c) {
            if (cells.fullText(row, c).contains(text, Qt::CaseInsensitive) ||
                cells.shownText(row, c).contains(text, Qt::CaseInsensitive))
                return true;
        }
        return false;
    };
}

std::optional<RowOrder> orderRows(const RowOrderRequest& request, const JobContext& context)
{
    const SheetCells& cells = *request.cells;
    const std::size_t count = cells.rowCount();
    RowOrder order;
    const bool isSorted = !request.sort.empty();
    const Progress reading(context, 0, isSorted ? kReadingShare : 1);
    SortKeys keys(request.sort); // of the shown rows
    if (!request.filter) {       // growing would take twice the room for a moment
        keys.reserve(count);
        order.rows.reserve(count);
    }
    for (std::size_t row = 0; row < count; ++row) {
        if (row % kStride == 0 && !reading.step(row, count))
            return std::nullopt;
        if (request.filter && !request.filter(cells, row))
            continue;
        order.rows.push_back(static_cast<std::uint32_t>(row));
        keys.add(cells, row);
    }
    if (isSorted) {
        std::vector<std::uint32_t> shown(order.rows.size());
        std::iota(shown.begin(), shown.end(), 0U);
        const auto less = [&keys](std::uint32_t a, std::uint32_t b) { return keys.isBefore(a, b); };
        if (!sortRows(shown, less, Progress(context, kReadingShare, 1)))
            return std::nullopt;
        for (std::uint32_t& place : shown)
            place = order.rows[place];
        order.rows = std::move(shown);
    }
    order.places.assign(count, RowOrder::kHidden);
    for (std::size_t place = 0; place < order.rows.size(); ++place)
        order.places[order.rows[place]] = static_cast<std::uint32_t>(place);
    return order;
}

RowOrderJob::RowOrderJob(QObject* parent)
    : QObject(parent)
    , m_job(
          [this](std::shared_ptr<RowOrder> order) {
              if (order)
                  emit ready(std::move(order));
          },
          [this](double fraction) { emit progressChanged(fraction); })
{}

void RowOrderJob::start(RowOrderRequest request)
{
    m_job.start([request = std::move(request)](const JobContext& context) -> std::shared_ptr<RowOrder> {
        std::optional<RowOrder> order = orderRows(request, context);
        return order ? std::make_shared<RowOrder>(std::move(*order)) : nullptr;
    });
}

void RowOrderJob::cancel()
{
    m_job.cancel();
}

} // namespace contraflow
