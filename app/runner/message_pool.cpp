// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/message_pool.h"

#include <algorithm>

namespace contraflow::runner {

namespace {

std::unique_ptr<std::byte[]> pagesOf(std::uint64_t bytes)
{
    auto memory = std::make_unique_for_overwrite<std::byte[]>(std::max<std::uint64_t>(bytes, 1));
    std::fill_n(memory.get(), bytes, std::byte{1}); // written to, so that the pages are there
    return memory;
}

} // namespace

std::size_t MessagePool::take(std::uint64_t bytes)
{
    // The smallest that is large enough, so that a few large ones are left for large messages.
    auto best = m_free.end();
    for (auto it = m_free.begin(); it != m_free.end(); ++it)
        if (m_pieces[*it].bytes >= bytes &&
            (best == m_free.end() || m_pieces[*it].bytes < m_pieces[*best].bytes))
            best = it;
    if (best != m_free.end()) {
        const std::size_t piece = *best;
        m_free.erase(best);
        return piece;
    }
    m_pieces.push_back({pagesOf(bytes), bytes});
    return m_pieces.size() - 1;
}

std::byte* MessagePool::toSend(std::uint64_t bytes)
{
    if (m_sent.empty() || m_sentBytes < bytes) {
        m_sent.push_back(pagesOf(bytes));
        m_sentBytes = bytes;
    }
    return m_sent.back().get();
}

} // namespace contraflow::runner
