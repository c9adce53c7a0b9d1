// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/instant.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace contraflow {

/** Items by time, whose times stay what they are: a binary heap. Equal times come out by number. */
class TimerHeap
{
public:
    void add(const Instant& time, std::uint32_t item)
    {
        m_heap.push_back({time, item});
        std::push_heap(m_heap.begin(), m_heap.end());
    }
    [[nodiscard]] Instant next() const { return m_heap.empty() ? Instant::never() : m_heap.front().time; }
    /** Whether an item's time has come by `now`; it is then taken out. */
    [[nodiscard]] bool take(const Instant& now, std::uint32_t& item)
    {
        if (m_heap.empty() || now < m_heap.front().time)
            return false;
        item = m_heap.front().item;
        std::pop_heap(m_heap.begin(), m_heap.end());
        m_heap.pop_back();
        return true;
    }

private:
    struct Timer
    {
        Instant time;
        std::uint32_t item = 0;
        bool operator<(const Timer& other) const // the earliest first
        {
            return other.time < time || (!(time < other.time) && other.item < item);
        }
    };
    std::vector<Timer> m_heap;
};

} // namespace contraflow
