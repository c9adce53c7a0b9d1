// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace contraflow {

/** Whether one of these rows has a formula; of rows that know no formulas, none has. */
template<typename Row>
[[nodiscard]] bool anyHasFormula(const std::vector<Row>& rows)
{
    if constexpr (requires(const Row& row) { row.hasFormula(); })
        return std::any_of(rows.begin(), rows.end(), [](const Row& row) { return row.hasFormula(); });
    else
        return false;
}

/**
 * A table's rows in shared, immutable chunks: copying a table of a million rows copies a few hundred
 * pointers, and a change copies the one chunk it touches. Snapshots for jobs are therefore cheap and never
 * see later edits.
 *
 * Invariants: no chunk is empty, no chunk exceeds kChunkRows, m_starts[i] is the index of the first row of
 * chunk i.
 */
template<typename Row>
class SharedRows
{
public:
    static constexpr std::size_t kChunkRows = 1024;

    SharedRows() = default;
    SharedRows(std::vector<Row> rows) { replace(0, 0, std::move(rows)); }
    SharedRows(std::initializer_list<Row> rows) : SharedRows(std::vector<Row>(rows)) {}

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }

    [[nodiscard]] const Row& operator[](std::size_t index) const
    {
        const std::size_t chunk = chunkOf(index);
        return m_chunks[chunk]->rows[index - m_starts[chunk]];
    }

    /** Replaces `removed` rows from `first` by `rows`; first + removed must not exceed size(). */
    void replace(std::size_t first, std::size_t removed, std::vector<Row> rows)
    {
        if (removed == 0 && rows.empty())
            return;
        if (removed == 1 && rows.size() == 1) {
            const std::size_t chunk = chunkOf(first);
            auto copy = std::make_shared<Chunk>(*m_chunks[chunk]);
            copy->rows[first - m_starts[chunk]] = std::move(rows.front());
            copy->hasFormulas = anyHasFormula(copy->rows);
            m_chunks[chunk] = std::move(copy);
            return;
        }
        // Rows of the first and last touched chunk that stay are re-chunked together with the new rows.
        const std::size_t firstChunk = m_size == 0       ? 0
                                       : first == m_size ? m_chunks.size() - 1
                                                         : chunkOf(first);
        std::size_t endChunk = firstChunk;
        std::vector<Row> fresh;
        if (m_size != 0) {
            const std::size_t last = removed == 0 ? first : first + removed - 1;
            endChunk = (last >= m_size ? m_chunks.size() - 1 : chunkOf(last)) + 1;
            const std::vector<Row>& head = m_chunks[firstChunk]->rows;
            const auto headRows = static_cast<std::ptrdiff_t>(first - m_starts[firstChunk]);
            fresh.assign(head.begin(), head.begin() + headRows);
        }
        fresh.insert(fresh.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
        if (m_size != 0) {
            const std::vector<Row>& tail = m_chunks[endChunk - 1]->rows;
            const auto tailFrom = static_cast<std::ptrdiff_t>(first + removed - m_starts[endChunk - 1]);
            fresh.insert(fresh.end(), tail.begin() + tailFrom, tail.end());
        }
        std::vector<std::shared_ptr<const Chunk>> chunks;
        // A chunk that overflows is halved: row after row inserted at one place must not leave a trail of
        // one-row chunks.
        const bool isOverflow = fresh.size() > kChunkRows && fresh.size() < 2 * kChunkRows && m_size != first;
        const std::size_t length = isOverflow ? (fresh.size() + 1) / 2 : kChunkRows;
        for (std::size_t at = 0; at < fresh.size(); at += length) {
            const std::size_t end = std::min(fresh.size(), at + length);
            chunks.push_back(std::make_shared<Chunk>(
                std::vector<Row>(std::make_move_iterator(fresh.begin() + static_cast<std::ptrdiff_t>(at)),
                                 std::make_move_iterator(fresh.begin() + static_cast<std::ptrdiff_t>(end)))));
        }
        const auto from = m_chunks.begin() + static_cast<std::ptrdiff_t>(firstChunk);
        const auto to = m_chunks.begin() + static_cast<std::ptrdiff_t>(endChunk);
        m_chunks.insert(m_chunks.erase(from, to), chunks.begin(), chunks.end());
        updateStarts();
    }

    /**
     * The same, but shares the chunks of many rows instead of copying them: what a change of a hundred
     * thousand rows costs does not depend on the rows.
     */
    void splice(std::size_t first, std::size_t removed, const SharedRows& rows)
    {
        if (rows.size() <= kChunkRows) {
            replace(first, removed, rows.slice(0, rows.size()));
            return;
        }
        const SharedRows head = part(0, first);
        const SharedRows tail = part(first + removed, m_size - first - removed);
        std::vector<std::shared_ptr<const Chunk>> chunks;
        chunks.reserve(head.m_chunks.size() + rows.m_chunks.size() + tail.m_chunks.size());
        for (const SharedRows* source : {&head, &rows, &tail})
            chunks.insert(chunks.end(), source->m_chunks.begin(), source->m_chunks.end());
        m_chunks = std::move(chunks);
        updateStarts();
    }

    /** Rows first … first+count-1; of many rows, only those of the first and the last chunk are copied. */
    [[nodiscard]] SharedRows part(std::size_t first, std::size_t count) const
    {
        if (count <= kChunkRows)
            return SharedRows(slice(first, count));
        SharedRows rows;
        for (std::size_t at = first; at < first + count;) {
            const std::size_t chunk = chunkOf(at);
            const std::size_t begin = at - m_starts[chunk];
            const std::size_t end = std::min(m_chunks[chunk]->rows.size(), first + count - m_starts[chunk]);
            if (begin == 0 && end == m_chunks[chunk]->rows.size())
                rows.m_chunks.push_back(m_chunks[chunk]);
            else
                rows.m_chunks.push_back(std::make_shared<const Chunk>(
                    std::vector<Row>(m_chunks[chunk]->rows.begin() + static_cast<std::ptrdiff_t>(begin),
                                     m_chunks[chunk]->rows.begin() + static_cast<std::ptrdiff_t>(end))));
            at = m_starts[chunk] + end;
        }
        rows.updateStarts();
        return rows;
    }

    void append(Row row)
    {
        std::vector<Row> rows;
        rows.push_back(std::move(row));
        replace(m_size, 0, std::move(rows));
    }

    /** Rows first … first+count-1 as a copy. */
    [[nodiscard]] std::vector<Row> slice(std::size_t first, std::size_t count) const
    {
        std::vector<Row> rows;
        rows.reserve(count);
        for (std::size_t i = 0; i < count; ++i)
            rows.push_back((*this)[first + i]);
        return rows;
    }

    /** Rows that are stored together: two tables whose segments begin at the same address share these rows.
     */
    struct Segment
    {
        std::size_t first = 0; ///< row
        std::span<const Row> rows;
        bool hasFormulas = false;
    };
    [[nodiscard]] std::size_t segmentCount() const { return m_chunks.size(); }
    [[nodiscard]] Segment segment(std::size_t index) const
    {
        return {m_starts[index], m_chunks[index]->rows, m_chunks[index]->hasFormulas};
    }

    class Iterator
    {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Row;
        using difference_type = std::ptrdiff_t;
        using pointer = const Row*;
        using reference = const Row&;

        Iterator() = default;
        Iterator(const SharedRows* rows, std::size_t chunk) : m_rows(rows), m_chunk(chunk) {}
        reference operator*() const { return m_rows->m_chunks[m_chunk]->rows[m_offset]; }
        pointer operator->() const { return &**this; }
        Iterator& operator++()
        {
            if (++m_offset == m_rows->m_chunks[m_chunk]->rows.size()) {
                ++m_chunk;
                m_offset = 0;
            }
            return *this;
        }
        Iterator operator++(int)
        {
            Iterator old = *this;
            ++*this;
            return old;
        }
        bool operator==(const Iterator&) const = default;

    private:
        const SharedRows* m_rows = nullptr;
        std::size_t m_chunk = 0;
        std::size_t m_offset = 0;
    };
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, m_chunks.size()}; }

    bool operator==(const SharedRows& other) const
    {
        if (m_chunks == other.m_chunks)
            return true;
        return m_size == other.m_size && std::equal(begin(), end(), other.begin());
    }

private:
    struct Chunk
    {
        explicit Chunk(std::vector<Row> r) : rows(std::move(r)), hasFormulas(anyHasFormula(rows)) {}

        std::vector<Row> rows;
        bool hasFormulas = false;
    };

    [[nodiscard]] std::size_t chunkOf(std::size_t index) const
    {
        // Chunks are mostly full, so the guess is right or close for tables that were loaded at once.
        std::size_t chunk = std::min(index / kChunkRows, m_starts.size() - 1);
        if (m_starts[chunk] <= index && (chunk + 1 == m_starts.size() || index < m_starts[chunk + 1]))
            return chunk;
        const auto after = std::upper_bound(m_starts.begin(), m_starts.end(), index);
        return static_cast<std::size_t>(after - m_starts.begin()) - 1;
    }

    void updateStarts()
    {
        m_starts.resize(m_chunks.size());
        m_size = 0;
        for (std::size_t i = 0; i < m_chunks.size(); ++i) {
            m_starts[i] = m_size;
            m_size += m_chunks[i]->rows.size();
        }
    }

    std::vector<std::shared_ptr<const Chunk>> m_chunks;
    std::vector<std::size_t> m_starts;
    std::size_t m_size = 0;
};

} // namespace contraflow
