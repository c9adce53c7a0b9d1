// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_rows.h"

#include <algorithm>
#include <utility>

namespace contraflow {

/** Whether one of these rows has a formula; of rows without a function hasFormula(row), none has. */
template<typename Row>
[[nodiscard]] bool anyHasFormula(const std::vector<Row>& rows)
{
    if constexpr (requires(const Row& row) { hasFormula(row); })
        return std::ranges::any_of(rows, [](const Row& row) { return hasFormula(row); });
    else
        return false;
}

template<typename Row>
SharedRows<Row>::SharedRows() = default;
template<typename Row>
SharedRows<Row>::SharedRows(std::vector<Row> rows)
{
    replace(0, 0, std::move(rows));
}
template<typename Row>
SharedRows<Row>::SharedRows(std::initializer_list<Row> rows) : SharedRows(std::vector<Row>(rows))
{}
template<typename Row>
SharedRows<Row>::SharedRows(const SharedRows&) = default;
template<typename Row>
SharedRows<Row>::SharedRows(SharedRows&&) noexcept = default;
template<typename Row>
SharedRows<Row>& SharedRows<Row>::operator=(const SharedRows&) = default;
template<typename Row>
SharedRows<Row>& SharedRows<Row>::operator=(SharedRows&&) noexcept = default;
template<typename Row>
SharedRows<Row>::~SharedRows() = default;

template<typename Row>
SharedRows<Row>::Chunk::Chunk(std::vector<Row> r) : rows(std::move(r))
                                                  , hasFormulas(anyHasFormula(rows))
{}

template<typename Row>
void SharedRows<Row>::replace(std::size_t first, std::size_t removed, std::vector<Row> rows)
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
    const std::size_t firstChunk = m_size == 0 ? 0 : first == m_size ? m_chunks.size() - 1 : chunkOf(first);
    std::size_t endChunk = firstChunk;
    std::vector<Row> fresh;
    if (m_size != 0) {
        const std::size_t last = removed == 0 ? first : first + removed - 1;
        endChunk = (last >= m_size ? m_chunks.size() - 1 : chunkOf(last)) + 1;
        const std::vector<Row>& head = m_chunks[firstChunk]->rows;
        const auto headRows = static_cast<std::ptrdiff_t>(first - m_starts[firstChunk]);
        fresh.assign(head.begin(), head.begin() + headRows);
    }
    if (fresh.empty())
        fresh = std::move(rows);
    else
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

template<typename Row>
void SharedRows<Row>::splice(std::size_t first, std::size_t removed, const SharedRows& rows)
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

template<typename Row>
SharedRows<Row> SharedRows<Row>::part(std::size_t first, std::size_t count) const
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

template<typename Row>
void SharedRows<Row>::append(Row row)
{
    std::vector<Row> rows;
    rows.push_back(std::move(row));
    replace(m_size, 0, std::move(rows));
}

template<typename Row>
void SharedRows<Row>::appendRows(std::vector<Row> rows)
{
    const bool isWhole = m_chunks.empty() || m_chunks.back()->rows.size() == kChunkRows;
    if (!isWhole || rows.empty() || rows.size() > kChunkRows) {
        replace(m_size, 0, std::move(rows));
        return;
    }
    m_starts.push_back(m_size);
    m_size += rows.size();
    m_chunks.push_back(std::make_shared<const Chunk>(std::move(rows)));
}

template<typename Row>
std::vector<Row> SharedRows<Row>::slice(std::size_t first, std::size_t count) const
{
    std::vector<Row> rows;
    rows.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        rows.push_back((*this)[first + i]);
    return rows;
}

template<typename Row>
bool SharedRows<Row>::operator==(const SharedRows& other) const
{
    if (m_chunks == other.m_chunks)
        return true;
    return m_size == other.m_size && std::equal(begin(), end(), other.begin());
}

template<typename Row>
std::size_t SharedRows<Row>::searchedChunkOf(std::size_t index) const
{
    const auto after = std::ranges::upper_bound(m_starts, index);
    return static_cast<std::size_t>(after - m_starts.begin()) - 1;
}

template<typename Row>
void SharedRows<Row>::updateStarts()
{
    m_starts.resize(m_chunks.size());
    m_size = 0;
    for (std::size_t i = 0; i < m_chunks.size(); ++i) {
        m_starts[i] = m_size;
        m_size += m_chunks[i]->rows.size();
    }
}

} // namespace contraflow
