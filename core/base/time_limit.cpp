// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/time_limit.h"

#include <condition_variable>
#include <mutex>

namespace contraflow {

TimeLimit::TimeLimit(double seconds, const std::stop_token& outer)
    : m_outer(outer, [this] { m_stop.request_stop(); })
{
    constexpr double kForever = 1e8; // seconds, beyond which a clock is not needed
    if (seconds <= 0)
        m_stop.request_stop();
    if (seconds <= 0 || seconds > kForever)
        return;
    m_clock = std::jthread([this, seconds](const std::stop_token& ended) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any().wait_for(lock, ended, std::chrono::duration<double>(seconds),
                                               [] { return false; });
        if (!ended.stop_requested())
            m_stop.request_stop();
    });
}

} // namespace contraflow
