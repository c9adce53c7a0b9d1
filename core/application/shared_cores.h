// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/instant.h"

#include <algorithm>
#include <cstdint>
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

} // namespace contraflow
