// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/instant.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace contraflow {

/** A binary heap of items 0 … n-1 by time, in which an item's time can change. Equal times come out by
 * number. Where most times change at once, as they do in models whose rates all hang together, the first is
 * looked for instead, and a heap is made only when several are asked for. */
class EventQueue
{
public:
    explicit EventQueue(std::size_t items) : m_times(items, Instant::never()), m_slots(items, kNone) {}

    /** More items, with higher numbers. */
    void grow(std::size_t items)
    {
        m_times.resize(items, Instant::never());
        m_slots.resize(items, kNone);
    }

    [[nodiscard]] Instant nextTime() const { return m_heap.empty() ? Instant::never() : m_times[next()]; }
    [[nodiscard]] std::uint32_t next() const { return m_isHeap ? m_heap.front() : m_first; }

    /** Announces about so many changes with setLater(). Must be followed by putInOrder(). */
    void startChanges(std::size_t count)
    {
        m_isBulk = count > 32 && count > m_heap.size() / 8;
        if (m_isBulk)
            m_isHeap = false;
    }

    /** Sets an item's time between startChanges() and putInOrder(): where many change at once, the order is
     * seen to when all have. */
    void setLater(std::uint32_t item, const Instant& time)
    {
        if (m_isBulk)
            put(item, time);
        else
            set(item, time);
    }

    /** Must be called before the queue is asked again. */
    void putInOrder()
    {
        if (!m_isBulk)
            return;
        m_isBulk = false;
        m_looksLeft = kMostLooks;
        look();
    }

    /** Sets an item's time; Instant::never() takes it out. */
    void set(std::uint32_t item, const Instant& time)
    {
        const bool wasFirst = !m_isHeap && item == m_first;
        const std::uint32_t second = std::exchange(m_second, kNone);
        put(item, time);
        if (m_isHeap)
            return;
        if (wasFirst && second != kNone)
            m_first = time.isNever() || isBefore(second, item) ? second : item;
        else if (wasFirst)
            look();
        else if (!time.isNever() && isBefore(item, m_first))
            m_first = item;
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    static constexpr int kMostLooks = 3;

    /** Finds the first two where there is no heap, or makes one. */
    void look()
    {
        if (m_heap.empty() || m_looksLeft-- == 0) {
            m_isHeap = true;
            for (std::uint32_t slot = static_cast<std::uint32_t>(m_heap.size() / 2); slot-- > 0;)
                sink(slot);
            return;
        }
        m_first = m_heap.front();
        m_second = kNone;
        Instant secondTime = Instant::never(); // no item in the queue is as late
        for (const std::uint32_t item : std::span(m_heap).subspan(1)) {
            if (secondTime < m_times[item] || (secondTime == m_times[item] && m_second < item))
                continue;
            m_second = item;
            if (isBefore(m_second, m_first))
                std::swap(m_first, m_second);
            secondTime = m_times[m_second];
        }
    }

    void put(std::uint32_t item, const Instant& time)
    {
        const std::uint32_t slot = m_slots[item];
        if (time.isNever()) {
            if (slot != kNone)
                erase(slot);
            m_times[item] = time;
            return;
        }
        m_times[item] = time;
        if (!m_isHeap && slot != kNone)
            return;
        if (slot == kNone) {
            m_slots[item] = static_cast<std::uint32_t>(m_heap.size());
            m_heap.push_back(item);
            rise(m_slots[item]);
        } else {
            rise(slot);
            sink(m_slots[item]);
        }
    }

    [[nodiscard]] bool isBefore(std::uint32_t a, std::uint32_t b) const
    {
        if (m_times[a] < m_times[b])
            return true;
        return a < b && !(m_times[b] < m_times[a]);
    }

    void place(std::uint32_t slot, std::uint32_t item)
    {
        m_heap[slot] = item;
        m_slots[item] = slot;
    }

    void rise(std::uint32_t slot)
    {
        if (!m_isHeap)
            return;
        const std::uint32_t item = m_heap[slot];
        while (slot > 0 && isBefore(item, m_heap[(slot - 1) / 2])) {
            place(slot, m_heap[(slot - 1) / 2]);
            slot = (slot - 1) / 2;
        }
        place(slot, item);
    }

    void sink(std::uint32_t slot)
    {
        if (!m_isHeap)
            return;
        const std::uint32_t item = m_heap[slot];
        const auto size = static_cast<std::uint32_t>(m_heap.size());
        for (std::uint32_t child = 2 * slot + 1; child < size; child = 2 * slot + 1) {
            if (child + 1 < size && isBefore(m_heap[child + 1], m_heap[child]))
                ++child;
            if (!isBefore(m_heap[child], item))
                break;
            place(slot, m_heap[child]);
            slot = child;
        }
        place(slot, item);
    }

    void erase(std::uint32_t slot)
    {
        const std::uint32_t item = m_heap[slot];
        const std::uint32_t last = m_heap.back();
        m_heap.pop_back();
        m_slots[item] = kNone;
        if (last == item)
            return;
        place(slot, last);
        rise(slot);
        sink(m_slots[last]);
    }

    std::vector<Instant> m_times;       ///< by item
    std::vector<std::uint32_t> m_slots; ///< by item: position in m_heap
    std::vector<std::uint32_t> m_heap;  ///< in no order where it is no heap
    bool m_isHeap = true;
    std::uint32_t m_first = kNone;  ///< of the items, where there is no heap
    std::uint32_t m_second = kNone; ///< the one behind it; kNone where that is not known
    int m_looksLeft = 0;            ///< before a heap is made
    bool m_isBulk = false;          ///< many times are being changed
};

} // namespace contraflow
