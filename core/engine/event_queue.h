// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace contraflow {

/**
 * A point in time with twice the digits of a double, as the sum of two. What lies between two of them is then
 * as exact for a microsecond late on the clock, or after a long pause, as for one that begins at 0. Times of
 * day in seconds leave a double 2.4e-7 s.
 */
class Instant
{
public:
    constexpr Instant() = default;
    explicit constexpr Instant(double seconds) : m_high(seconds) {}

    [[nodiscard]] static constexpr Instant never()
    {
        return Instant(std::numeric_limits<double>::infinity());
    }
    [[nodiscard]] constexpr bool isNever() const { return m_high == std::numeric_limits<double>::infinity(); }
    /** Rounded to a double, for people. */
    [[nodiscard]] constexpr double seconds() const { return m_high; }

    [[nodiscard]] friend Instant operator+(const Instant& at, double seconds)
    {
        // The sum and what rounding took from it (Knuth's TwoSum), brought into order (Dekker's FastTwoSum).
        const double sum = at.m_high + seconds;
        if (!std::isfinite(sum))
            return never();
        const double part = sum - at.m_high;
        const double lost = (at.m_high - (sum - part)) + (seconds - part) + at.m_low;
        Instant result(sum + lost);
        result.m_low = lost - (result.m_high - sum);
        return result;
    }

    /** The seconds from `b` to `a`. */
    [[nodiscard]] friend constexpr double operator-(const Instant& a, const Instant& b)
    {
        return (a.m_high - b.m_high) + (a.m_low - b.m_low);
    }

    friend constexpr bool operator==(const Instant& a, const Instant& b) = default;
    friend constexpr bool operator<(const Instant& a, const Instant& b)
    {
        return a.m_high != b.m_high ? a.m_high < b.m_high : a.m_low < b.m_low;
    }

private:
    double m_high = 0; ///< seconds, the nearest double
    double m_low = 0;  ///< what it lacks
};

/** A binary heap of items 0 … n-1 by time, in which an item's time can change. Equal times come out by
 * number. */
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
    [[nodiscard]] std::uint32_t next() const { return m_heap.front(); }

    /** Sets an item's time; Instant::never() takes it out. */
    void set(std::uint32_t item, const Instant& time)
    {
        const std::uint32_t slot = m_slots[item];
        m_times[item] = time;
        if (time.isNever()) {
            if (slot != kNone)
                erase(slot);
        } else if (slot == kNone) {
            m_slots[item] = static_cast<std::uint32_t>(m_heap.size());
            m_heap.push_back(item);
            rise(m_slots[item]);
        } else {
            rise(slot);
            sink(m_slots[item]);
        }
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

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
        const std::uint32_t item = m_heap[slot];
        while (slot > 0 && isBefore(item, m_heap[(slot - 1) / 2])) {
            place(slot, m_heap[(slot - 1) / 2]);
            slot = (slot - 1) / 2;
        }
        place(slot, item);
    }

    void sink(std::uint32_t slot)
    {
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
    std::vector<std::uint32_t> m_heap;
};

/** Items by time, whose times stay what they are. Those that are added one after the other for one time are
 * kept as a chain, and the chains in a binary heap: where many go on alike, most have nothing to sift. */
class TimerHeap
{
public:
    void add(const Instant& time, std::uint32_t item)
    {
        std::uint32_t link = m_free;
        if (link == kNone) {
            link = static_cast<std::uint32_t>(m_links.size());
            m_links.emplace_back();
        } else {
            m_free = m_links[link].next;
        }
        if (m_last != kNone && m_lastTime == time) {
            m_links[link] = {item, std::exchange(m_links[m_last].next, link)};
            return;
        }
        m_links[link] = {item, kNone};
        m_last = link;
        m_lastTime = time;
        m_heap.push_back({time, link});
        std::push_heap(m_heap.begin(), m_heap.end());
    }
    [[nodiscard]] Instant next() const { return m_heap.empty() ? Instant::never() : m_heap.front().time; }
    /** Takes out the items whose time is `now`, before which there must be none: `items` are these, by
     * number.
     */
    void take(const Instant& now, std::vector<std::uint32_t>& items)
    {
        items.clear();
        while (!m_heap.empty() && !(now < m_heap.front().time)) {
            std::uint32_t last = m_heap.front().first;
            for (std::uint32_t link = last; link != kNone; link = m_links[link].next) {
                items.push_back(m_links[link].item);
                last = link;
            }
            m_links[last].next = std::exchange(m_free, m_heap.front().first);
            std::pop_heap(m_heap.begin(), m_heap.end());
            m_heap.pop_back();
            m_last = kNone;
        }
        std::ranges::sort(items);
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    struct Link
    {
        std::uint32_t item = 0;
        std::uint32_t next = kNone; ///< of its chain, or of those that are free
    };
    struct Timer
    {
        Instant time;
        std::uint32_t first = kNone;                                           ///< of m_links
        bool operator<(const Timer& other) const { return other.time < time; } // the earliest first
    };
    std::vector<Timer> m_heap;
    std::vector<Link> m_links;
    std::uint32_t m_free = kNone;
    std::uint32_t m_last = kNone; ///< the first link of the last chain that was begun, unless it may be over
    Instant m_lastTime;           ///< of that chain
};

} // namespace contraflow
