// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/slots.h"
#include "core/engine/event_queue.h"
#include "core/project/network.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/** The computing processes of one node that has fewer cores than processes: all of them advance alike. */
class SharedCores
{
public:
    explicit SharedCores(std::uint32_t cores) : m_cores(cores) {}

    /** A process begins to compute for as many seconds of one core. */
    void begin(std::uint32_t process, double seconds, const Instant& now)
    {
        advance(now);
        m_running.push_back({m_served + seconds, process});
        std::push_heap(m_running.begin(), m_running.end());
    }

    /** When the next of them is done; never when none computes. */
    [[nodiscard]] Instant next() const
    {
        if (m_running.empty())
            return Instant::never();
        return m_since + std::max(0.0, m_running.front().target - m_served) / speed();
    }

    /** Takes out the one that is done by now. */
    [[nodiscard]] bool take(const Instant& now, std::uint32_t& process)
    {
        if (m_running.empty() || now < next())
            return false;
        advance(now);
        process = m_running.front().process;
        std::pop_heap(m_running.begin(), m_running.end());
        m_running.pop_back();
        if (m_running.empty())
            m_served = 0; // a fresh start keeps the numbers small
        return true;
    }

private:
    struct Running
    {
        double target = 0; ///< of m_served
        std::uint32_t process = 0;
        bool operator<(const Running& other) const // the least target first
        {
            return target != other.target ? target > other.target : process > other.process;
        }
    };

    /** Seconds of a core that each gets in a second. */
    [[nodiscard]] double speed() const
    {
        return std::min(1.0, static_cast<double>(m_cores) / static_cast<double>(m_running.size()));
    }

    void advance(const Instant& now)
    {
        if (!m_running.empty())
            m_served += (now - m_since) * speed();
        m_since = now;
    }

    std::uint32_t m_cores;
    std::vector<Running> m_running; ///< a heap
    double m_served = 0;            ///< seconds of a core that each has got, until m_since
    Instant m_since;
};

/**
 * When what a run waits for comes, but for messages: processes that begin, compute or are busy, under their
 * numbers, and alarms, which have the numbers behind.
 */
class ReplayClock
{
public:
    /** What is to go on then instead of a process's event. */
    struct Alarm
    {
        std::uint32_t process = 0;
        std::uint32_t what = 0; ///< activity of the process's graph, or message
        bool isMessage = false;
    };

    /** `perNode`: processes on each node. */
    void start(const Network& network, std::span<const std::uint32_t> perNode)
    {
        m_coresAt.assign(perNode.size(), kOwn);
        for (std::uint32_t node = 0; node < perNode.size(); ++node) {
            m_processes += perNode[node];
            if (perNode[node] <= network.nodes()[node].cores)
                continue;
            m_coresAt[node] = static_cast<std::uint32_t>(m_cores.size());
            m_cores.emplace_back(network.nodes()[node].cores);
        }
        m_coreTimes.grow(m_cores.size());
    }

    [[nodiscard]] Instant next() const { return std::min(m_timers.next(), m_coreTimes.nextTime()); }
    void add(const Instant& time, std::uint32_t number) { m_timers.add(time, number); }
    /** On the cores of a node, so many seconds of one of them. */
    void compute(std::uint32_t number, NodeId node, double seconds, const Instant& now)
    {
        const std::uint32_t shared = m_coresAt[node.index()];
        if (shared == kOwn)
            return m_timers.add(now + seconds, number);
        m_cores[shared].begin(number, seconds, now);
        m_coreTimes.set(shared, m_cores[shared].next());
    }

    /** The number of an alarm, for one of the two above. */
    [[nodiscard]] std::uint32_t numberOf(const Alarm& alarm) { return m_processes + m_alarms.add(alarm); }

    /** Calls `wake(process)` or `ring(alarm)` for all whose time has come. */
    template<typename Wake, typename Ring>
    void takeDue(const Instant& now, Wake wake, Ring ring)
    {
        const auto take = [&](std::uint32_t number) {
            if (number < m_processes)
                return wake(number);
            m_alarms.remove(number - m_processes);
            const Alarm alarm = m_alarms[number - m_processes];
            ring(alarm);
        };
        for (m_timers.take(now, m_due); !m_due.empty(); m_timers.take(now, m_due))
            for (const std::uint32_t number : m_due)
                take(number);
        std::uint32_t number = 0;
        while (!(now < m_coreTimes.nextTime())) {
            const std::uint32_t shared = m_coreTimes.next();
            while (m_cores[shared].take(now, number))
                take(number);
            m_coreTimes.set(shared, m_cores[shared].next());
        }
    }

private:
    static constexpr std::uint32_t kOwn = UINT32_MAX; ///< each process of the node has a core of its own

    std::uint32_t m_processes = 0;
    TimerHeap m_timers;
    std::vector<std::uint32_t> m_due; ///< of it; kept for its memory
    Slots<Alarm> m_alarms;
    std::vector<std::uint32_t> m_coresAt; ///< by node: of m_cores, or kOwn
    std::vector<SharedCores> m_cores;
    EventQueue m_coreTimes{0}; ///< of m_cores
};

} // namespace contraflow
