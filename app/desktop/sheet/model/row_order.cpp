// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/row_order.h"

#include "app/desktop/sheet/model/text_pool.h"
#include "core/base/text.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

namespace contraflow {

namespace {

/** Rows between two looks at whether to stop. */
constexpr std::size_t kStride = 16'384;
/** Rows that are sorted in one go, before sorted runs are merged. */
constexpr std::size_t kRun = 65'536;
/** Share of the work that is filtering, where rows are sorted too. */
constexpr double kFilteringShare = 0.5;
/** Share of sorting that is reading the cells. */
constexpr double kReadingShare = 0.5;

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

/** 0, 1 … count − 1. */
std::vector<std::uint32_t> upTo(std::size_t count)
{
    std::vector<std::uint32_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0U);
    return numbers;
}

/** Stable, by runs that are merged, so that it can stop in between; with a buffer of which nothing remains.
 */
template<typename Less>
bool sortRows(std::vector<std::uint32_t>& rows, std::vector<std::uint32_t>& buffer, Less less,
              const Progress& progress)
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
    buffer.resize(rows.size() > kRun ? rows.size() : 0);
    for (std::size_t run = kRun; run < rows.size(); run *= 2) {
        for (std::size_t first = 0; first < rows.size(); first += 2 * run, done += 2 * run) {
            if (!progress.step(done, total))
                return false;
            std::merge(at(rows, first), at(rows, first + run), at(rows, first + run),
                       at(rows, first + 2 * run), at(buffer, first), less);
        }
        rows.swap(buffer);
    }
    return true;
}

/**
 * The cells of the sorted columns, in the order of the rows. A sheet may have ten million rows, so that a
 * cell is one number, and the smaller number comes first.
 */
class SortKeys
{
public:
    explicit SortKeys(const std::vector<SortBy>& sort) : m_sort(sort) {}

    void reserve(std::size_t rows) { m_keys.reserve(rows * m_sort.size()); }

    void add(const SheetCells& cells, std::size_t row)
    {
        for (const SortBy& by : m_sort) {
            const QVariant value = cells.sortValue(row, by.column);
            m_keys.push_back(keyOf(value, value.isValid() ? QString() : cells.fullText(row, by.column)));
        }
    }

    /** To be called once all rows are there; false: stop. The buffer is for sorting. */
    bool finish(std::vector<std::uint32_t>& buffer, const Progress& progress)
    {
        const std::optional<std::vector<std::uint32_t>> places = placesOfTexts(buffer, progress);
        if (!places)
            return false;
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            std::uint64_t& key = m_keys[i];
            if (key == kEmpty)
                continue;
            if (key >= kFirstText)
                key = kFirstText + (*places)[key - kFirstText];
            if (m_sort[i % m_sort.size()].order == Qt::DescendingOrder)
                key = ~key;
        }
        m_texts = {};
        return true;
    }

    /** Whether the a-th row that was added comes before the b-th. */
    [[nodiscard]] bool isBefore(std::size_t a, std::size_t b) const
    {
        const std::size_t width = m_sort.size();
        for (std::size_t i = 0; i < width; ++i)
            if (m_keys[a * width + i] != m_keys[b * width + i])
                return m_keys[a * width + i] < m_keys[b * width + i];
        return false;
    }

private:
    // In this order: numbers, then texts, then nothing. No number but NaN, which is none, has a key so large.
    static constexpr std::uint64_t kFirstText = 0xFFF8'0000'0000'0000;
    static constexpr std::uint64_t kEmpty = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t keyOf(const QVariant& value, const QString& text)
    {
        if (value.isValid() && value.userType() != QMetaType::QString) {
            bool isNumber = false;
            const double number = value.toDouble(&isNumber);
            if (isNumber && !std::isnan(number))
                return keyOf(number);
        }
        // What could not be read as a number is still there to be seen, and is found behind the numbers.
        const std::string shown = (value.isValid() ? value.toString() : text).toStdString();
        return shown.empty() ? kEmpty : kFirstText + m_texts.add(shown);
    }

    /** As numbers compare: the larger one has the larger key. */
    static std::uint64_t keyOf(double number)
    {
        constexpr std::uint64_t kSign = std::uint64_t{1} << 63;
        const auto bits = std::bit_cast<std::uint64_t>(number + 0.0); // of −0 that of 0
        return (bits & kSign) != 0 ? ~bits : bits | kSign;
    }

    /** By text of m_texts: where it stands in their natural order. */
    std::optional<std::vector<std::uint32_t>> placesOfTexts(std::vector<std::uint32_t>& buffer,
                                                            const Progress& progress) const
    {
        std::vector<std::uint32_t> texts = upTo(m_texts.size());
        const auto less = [this](std::uint32_t a, std::uint32_t b) {
            return naturalOrder(m_texts[a], m_texts[b]) < 0;
        };
        if (!sortRows(texts, buffer, less, progress))
            return std::nullopt;
        std::vector<std::uint32_t> places = std::move(buffer);
        places.resize(texts.size());
        for (std::uint32_t place = 0; place < texts.size(); ++place)
            places[texts[place]] = place;
        return places;
    }

    const std::vector<SortBy>& m_sort;
    std::vector<std::uint64_t> m_keys; ///< of a text, until all are there, its number in m_texts
    TextPool m_texts;
};

/** Sorts the rows that pass the filter; without one they are all of the sheet, and need not be there before.
 */
bool sortShown(RowOrder& order, const RowOrderRequest& request, const JobContext& context)
{
    const SheetCells& cells = *request.cells;
    const bool isFiltered = static_cast<bool>(request.filter);
    const std::size_t count = isFiltered ? order.rows.size() : cells.rowCount();
    const double from = isFiltered ? kFilteringShare : 0;
    const double read = from + (1 - from) * kReadingShare;
    SortKeys keys(request.sort);
    keys.reserve(count); // growing would take twice the room for a moment
    const Progress reading(context, from, read);
    for (std::size_t place = 0; place < count; ++place) {
        if (place % kStride == 0 && !reading.step(place, count))
            return false;
        keys.add(cells, isFiltered ? order.rows[place] : place);
    }
    // The list that is to hold the places is there already, and lends its room until then.
    std::vector<std::uint32_t>& buffer = order.places;
    if (!keys.finish(buffer, Progress(context, read, read)))
        return false;
    std::vector<std::uint32_t> rows = upTo(count);
    const auto less = [&keys](std::uint32_t a, std::uint32_t b) { return keys.isBefore(a, b); };
    if (!sortRows(rows, buffer, less, Progress(context, read, 1)))
        return false;
    if (isFiltered)
        for (std::uint32_t& row : rows)
            row = order.rows[row];
    order.rows = std::move(rows);
    return true;
}

} // namespace

void RowOrder::fillPlaces(std::size_t rowCount)
{
    places.assign(rowCount, kHidden);
    for (std::size_t place = 0; place < rows.size(); ++place)
        places[rows[place]] = static_cast<std::uint32_t>(place);
}

std::optional<RowOrder> orderRows(const RowOrderRequest& request, const JobContext& context)
{
    const SheetCells& cells = *request.cells;
    const std::size_t count = cells.rowCount();
    RowOrder order;
    if (request.filter) {
        const Progress progress(context, 0, request.sort.empty() ? 1 : kFilteringShare);
        for (std::size_t row = 0; row < count; ++row) {
            if (row % kStride == 0 && !progress.step(row, count))
                return std::nullopt;
            if (request.filter(cells, row))
                order.rows.push_back(static_cast<std::uint32_t>(row));
        }
    } else if (request.sort.empty()) {
        order.rows = upTo(count);
    }
    if (!request.sort.empty() && !sortShown(order, request, context))
        return std::nullopt;
    order.fillPlaces(count);
    return order;
}

RowOrderJob::RowOrderJob(QObject* parent)
    : QObject(parent)
    , m_job(
          tr("Sorting and filtering the rows"),
          [this](std::shared_ptr<RowOrder> order) {
              if (order)
                  emit ready(std::move(order));
              else
                  emit givenUp();
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

} // namespace contraflow
