// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <span>
#include <vector>

namespace contraflow {

/**
 * A table's rows in shared, immutable chunks: copying a table of a million rows copies a few hundred
 * pointers, and a change copies the one chunk it touches. Snapshots for jobs are therefore cheap and never
 * see later edits.
 *
 * What is called for every row is defined here, all else in shared_rows_impl.h, which the one file includes
 * that instantiates the class for its rows: the project's rows are used in hundreds of files.
 *
 * Invariants: no chunk is empty, no chunk exceeds kChunkRows, m_starts[i] is the index of the first row of
 * chunk i.
 */
template<typename Row>
class SharedRows
{
public:
    static constexpr std::size_t kChunkRows = 1024;

    SharedRows();
    SharedRows(std::vector<Row> rows);
    SharedRows(std::initializer_list<Row> rows);
    SharedRows(const SharedRows& other);
    SharedRows(SharedRows&& other) noexcept;
    SharedRows& operator=(const SharedRows& other);
    SharedRows& operator=(SharedRows&& other) noexcept;
    ~SharedRows();

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }

    [[nodiscard]] const Row& operator[](std::size_t index) const
    {
        const std::size_t chunk = chunkOf(index);
        return m_chunks[chunk]->rows[index - m_starts[chunk]];
    }

    /** Replaces `removed` rows from `first` by `rows`; first + removed must not exceed size(). */
    void replace(std::size_t first, std::size_t removed, std::vector<Row> rows);

    /**
     * The same, but shares the chunks of many rows instead of copying them: what a change of a hundred
     * thousand rows costs does not depend on the rows.
     */
    void splice(std::size_t first, std::size_t removed, const SharedRows& rows);

    /** Rows first … first+count-1; of many rows, only those of the first and the last chunk are copied. */
    [[nodiscard]] SharedRows part(std::size_t first, std::size_t count) const;

    void append(Row row);
    /** Rows that come in portions of kChunkRows are stored as they come: a long table is read without being
     * there twice. */
    void appendRows(std::vector<Row> rows);

    /** Rows first … first+count-1 as a copy. */
    [[nodiscard]] std::vector<Row> slice(std::size_t first, std::size_t count) const;

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

    bool operator==(const SharedRows& other) const;

private:
    struct Chunk
    {
        explicit Chunk(std::vector<Row> r);

        std::vector<Row> rows;
        bool hasFormulas = false;
    };

    [[nodiscard]] std::size_t chunkOf(std::size_t index) const
    {
        // Chunks are mostly full, so the guess is right or close for tables that were loaded at once.
        const std::size_t guess = index / kChunkRows;
        if (guess < m_starts.size() && m_starts[guess] <= index &&
            (guess + 1 == m_starts.size() || index < m_starts[guess + 1]))
            return guess;
        return searchedChunkOf(index);
    }

    [[nodiscard]] std::size_t searchedChunkOf(std::size_t index) const;
    void updateStarts();

    std::vector<std::shared_ptr<const Chunk>> m_chunks;
    std::vector<std::size_t> m_starts;
    std::size_t m_size = 0;
};

} // namespace contraflow
