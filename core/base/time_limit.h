// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <thread>

namespace contraflow {

/** Says how long ago it was made. */
class Stopwatch
{
public:
    [[nodiscard]] double seconds() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
    }

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

/** Asks work to stop when its time is over, or when whoever wants it says so. */
class TimeLimit
{
public:
    /** `seconds` from now: 0 and less is over at once, an infinite time never. */
    TimeLimit(double seconds, const std::stop_token& outer);

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }
    [[nodiscard]] bool isOver() const { return m_stop.stop_requested(); }

private:
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_outer;
    std::jthread m_clock; ///< the last, so that it has ended when the rest goes
};

} // namespace contraflow
