// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <utility>

namespace contraflow {

/** Counts pieces of work, from any thread, and tells the share of those expected at most every 50 ms. */
class ProgressCount
{
public:
    explicit ProgressCount(std::function<void(double fraction)> report) : m_report(std::move(report)) {}

    void expect(std::size_t pieces) { m_expected += pieces; }

    void add(std::size_t pieces)
    {
        m_done += pieces;
        const std::unique_lock lock(m_mutex, std::try_to_lock);
        const auto now = std::chrono::steady_clock::now();
        if (!lock || !m_report || now - m_last < std::chrono::milliseconds(50))
            return;
        m_last = now;
        m_report(std::min(1.0, static_cast<double>(m_done) / static_cast<double>(m_expected)));
    }

private:
    std::function<void(double)> m_report;
    std::size_t m_expected = 1;
    std::atomic<std::size_t> m_done = 0;
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_last{};
};

} // namespace contraflow
