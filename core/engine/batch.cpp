// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/batch.h"

#include "core/base/parallel.h"
#include "core/base/sentence.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <numeric>
#include <stop_token>
#include <thread>

namespace contraflow {

namespace {

class Batch
{
public:
    Batch(const BatchWork& pieces, const BatchOptions& options)
        : m_pieces(pieces)
        , m_options(options)
        , m_held(std::max(threadCount(options.threads), pieces.held))
        , m_isMade(pieces.count, false)
        , m_fractions(pieces.count, 0.0)
        , m_forward(options.run.stop, [this] { m_stop.request_stop(); })
        , m_makers([this] {
            if (m_options.givesWay)
                giveWay();
            inParallel(m_pieces.count, m_options.threads, [this](std::size_t i) { make(i); });
        })
    {}
    /** Also when the receiver throws. */
    ~Batch()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isOver = true;
        }
        m_stop.request_stop();
        m_wake.notify_all();
    }
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

    void run()
    {
        for (std::size_t i = 0; i < m_pieces.count; ++i) {
            await(i);
            if (!m_pieces.take(i))
                return;
        }
    }

private:
    /** Makes a piece once there is room for it. */
    void make(std::size_t number)
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [&] { return m_isOver || number < m_taken + m_held; });
        if (m_isOver)
            return;
        lock.unlock();
        RunOptions options = m_options.run;
        options.stop = m_stop.get_token();
        if (m_options.run.progress)
            options.progress = [this, number](double fraction) { note(number, fraction); };
        m_pieces.make(number, options);
        lock.lock();
        m_isMade[number] = true;
        m_fractions[number] = 1;
        m_wake.notify_all();
    }

    void note(std::size_t number, double fraction)
    {
        const std::lock_guard lock(m_mutex);
        m_fractions[number] = fraction;
        m_hasProgress = true;
        m_wake.notify_all();
    }

    /** Waits for a piece, and reports progress meanwhile. */
    void await(std::size_t number)
    {
        std::unique_lock lock(m_mutex);
        while (!m_isMade[number]) {
            m_wake.wait(lock, [&] { return m_isMade[number] || m_hasProgress; });
            if (std::exchange(m_hasProgress, false))
                report(lock);
        }
        ++m_taken;
        m_wake.notify_all();
    }

    void report(std::unique_lock<std::mutex>& lock)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_lastReport < std::chrono::milliseconds(50))
            return;
        m_lastReport = now;
        const double done = std::accumulate(m_fractions.begin(), m_fractions.end(), 0.0);
        lock.unlock();
        m_options.run.progress(done / static_cast<double>(m_pieces.count));
        lock.lock();
    }

    const BatchWork& m_pieces;
    const BatchOptions& m_options;
    std::size_t m_held;
    std::stop_source m_stop; ///< of all pieces
    std::mutex m_mutex;      ///< of what follows
    std::condition_variable m_wake;
    std::size_t m_taken = 0; ///< pieces that the receiver has got
    std::vector<bool> m_isMade;
    std::vector<double> m_fractions; ///< by piece
    bool m_hasProgress = false;
    bool m_isOver = false;
    std::chrono::steady_clock::time_point m_lastReport = std::chrono::steady_clock::now();
    std::stop_callback<std::function<void()>> m_forward;
    std::jthread m_makers; ///< the last, so that it has ended when the rest goes
};

} // namespace

void runInOrder(const BatchWork& work, const BatchOptions& options)
{
    Batch(work, options).run();
}

Error unexpectedEnd(const std::exception& unexpected)
{
    return {ErrorCode::environment,
            sentence("it could not be predicted (%1); when this is for want of memory, take fewer messages "
                     "or fewer scenarios at a time",
                     {unexpected.what()})};
}

} // namespace contraflow
