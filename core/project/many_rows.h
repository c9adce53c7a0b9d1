// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace contraflow {

// Changes of rows that are scattered over a table. A change costs the same whatever it changes, and views
// look at each, so a hundred thousand rows here and there must not become a hundred thousand changes: beyond
// kMaxRuns runs of neighbours, everything from the first to the last of them is exchanged at once.

inline constexpr std::size_t kMaxRuns = 64;

/** Rows first … first + count - 1. */
struct RowSpan
{
    std::size_t first = 0;
    std::size_t count = 0;

    bool operator==(const RowSpan&) const = default;
};

/** Rows of a table that are put in place of others; adds the changes when it is destroyed. */
template<typename Row>
class RowRewriting
{
public:
    /** `rows` as they are before. `changes` must outlive this. */
    RowRewriting(TableRef table, SharedRows<Row> rows, std::vector<Change>& changes)
        : m_table(table)
        , m_before(std::move(rows))
        , m_changes(changes)
    {}
    ~RowRewriting() { finish(); }
    RowRewriting(const RowRewriting&) = delete;
    RowRewriting& operator=(const RowRewriting&) = delete;

    /** Indexes ascend from call to call. */
    void set(std::size_t index, Row row)
    {
        if (m_spans.empty() || index != m_spans.back().first + m_spans.back().count)
            m_spans.push_back({index, 0});
        ++m_spans.back().count;
        m_rows.push_back(std::move(row));
    }

private:
    void finish()
    {
        if (m_spans.size() > kMaxRuns) {
            exchangeAll();
            return;
        }
        auto from = m_rows.begin();
        for (const RowSpan& span : m_spans) {
            const auto to = from + static_cast<std::ptrdiff_t>(span.count);
            m_changes.push_back(
                ReplaceRows{m_table, span.first, span.count,
                            std::vector<Row>(std::make_move_iterator(from), std::make_move_iterator(to))});
            from = to;
        }
    }

    /** One change; stretches of the table without a rewritten row are shared with it. */
    void exchangeAll()
    {
        const std::size_t first = m_spans.front().first;
        const std::size_t end = m_spans.back().first + m_spans.back().count;
        SharedRows<Row> after = m_before;
        auto row = m_rows.begin();
        auto span = m_spans.begin();
        std::size_t done = 0; // rows of *span
        for (std::size_t i = 0; i < m_before.segmentCount() && span != m_spans.end(); ++i) {
            const auto segment = m_before.segment(i);
            const std::size_t segmentEnd = segment.first + segment.rows.size();
            if (span->first + done >= segmentEnd)
                continue;
            std::vector<Row> fresh(segment.rows.begin(), segment.rows.end());
            while (span != m_spans.end() && span->first + done < segmentEnd) {
                fresh[span->first + done - segment.first] = std::move(*row);
                ++row;
                if (++done == span->count) {
                    ++span;
                    done = 0;
                }
            }
            after.replace(segment.first, segment.rows.size(), std::move(fresh));
        }
        m_changes.push_back(ReplaceRows{m_table, first, end - first, after.part(first, end - first)});
    }

    TableRef m_table;
    SharedRows<Row> m_before;
    std::vector<Change>& m_changes;
    std::vector<RowSpan> m_spans;
    std::vector<Row> m_rows; ///< of all spans
};

/** Adds changes that remove rows. `spans` are ascending, disjoint and inside the table. */
template<typename Row>
void appendRemovals(std::vector<Change>& changes, TableRef table, const SharedRows<Row>& rows,
                    const std::vector<RowSpan>& spans)
{
    if (spans.size() <= kMaxRuns) {
        // Last first, so that positions stay right.
        for (auto span = spans.rbegin(); span != spans.rend(); ++span)
            changes.push_back(ReplaceRows{table, span->first, span->count, std::vector<Row>{}});
        return;
    }
    // Views follow insertions and removals exactly, so what stays between the first and the last row that
    // goes is removed and inserted again.
    std::vector<Row> kept;
    std::size_t at = spans.front().first;
    const std::size_t first = at;
    for (const RowSpan& span : spans) {
        for (; at < span.first; ++at)
            kept.push_back(rows[at]);
        at = span.first + span.count;
    }
    changes.push_back(ReplaceRows{table, first, at - first, std::vector<Row>{}});
    if (!kept.empty())
        changes.push_back(ReplaceRows{table, first, 0, std::move(kept)});
}

/** Adds changes that remove every row for which `isDoomed` holds. */
template<typename Row, typename Predicate>
void removeWhere(std::vector<Change>& changes, TableRef table, const SharedRows<Row>& rows,
                 Predicate isDoomed)
{
    std::vector<RowSpan> doomed;
    std::size_t index = 0;
    for (const Row& row : rows) {
        if (isDoomed(row)) {
            if (doomed.empty() || doomed.back().first + doomed.back().count != index)
                doomed.push_back({index, 0});
            ++doomed.back().count;
        }
        ++index;
    }
    appendRemovals(changes, table, rows, doomed);
}

/** Adds changes that put every row that `modify` altered (it says so by returning true) in place of the old
 * one. */
template<typename Row, typename Modify>
void changeWhere(std::vector<Change>& changes, TableRef table, const SharedRows<Row>& rows, Modify modify)
{
    RowRewriting<Row> rewriting(table, rows, changes);
    std::size_t index = 0;
    for (const Row& row : rows) {
        Row copy = row;
        if (modify(copy))
            rewriting.set(index, std::move(copy));
        ++index;
    }
}

/** Adds changes that insert blocks[i] above row places[i]; `places` ascend. */
template<typename Row>
void appendInsertions(std::vector<Change>& changes, TableRef table, const SharedRows<Row>& rows,
                      const std::vector<std::size_t>& places, std::vector<std::vector<Row>> blocks)
{
    if (places.size() <= kMaxRuns) {
        for (std::size_t i = places.size(); i-- > 0;)
            changes.push_back(ReplaceRows{table, places[i], 0, std::move(blocks[i])});
        return;
    }
    const std::size_t first = places.front();
    std::vector<Row> all;
    std::size_t at = first;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (; at < places[i]; ++at)
            all.push_back(rows[at]);
        all.insert(all.end(), std::make_move_iterator(blocks[i].begin()),
                   std::make_move_iterator(blocks[i].end()));
    }
    changes.push_back(ReplaceRows{table, first, at - first, std::vector<Row>{}});
    changes.push_back(ReplaceRows{table, first, 0, std::move(all)});
}

} // namespace contraflow
