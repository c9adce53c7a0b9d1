// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/prediction_batch.h"

#include "core/base/parallel.h"
#include "core/base/sentence.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <numeric>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

class Batch
{
public:
    Batch(const Project& project, std::span<const PredictionRequest> requests, const BatchOptions& options)
        : m_project(project)
        , m_requests(requests)
        , m_options(options)
        , m_results(requests.size())
        , m_fractions(requests.size(), 0.0)
        , m_forward(options.run.stop, [this] { m_stop.request_stop(); })
    {
        m_threadCount = std::min(threadCount(options.threads), std::max<std::size_t>(1, requests.size()));
    }

    void run(const PredictionReceiver& receive)
    {
        std::vector<std::jthread> threads;
        const Ending ending(*this); // before the threads are waited for, also when the receiver throws
        for (std::size_t i = 0; i < m_threadCount; ++i)
            threads.emplace_back([this] { work(); });
        for (std::size_t i = 0; i < m_requests.size(); ++i)
            if (!receive(i, await(i)))
                break;
    }

private:
    class Ending
    {
    public:
        explicit Ending(Batch& batch) : m_batch(batch) {}
        ~Ending()
        {
            {
                const std::lock_guard lock(m_batch.m_mutex);
                m_batch.m_isOver = true;
            }
            m_batch.m_stop.request_stop();
            m_batch.m_wake.notify_all();
        }
        Ending(const Ending&) = delete;
        Ending& operator=(const Ending&) = delete;

    private:
        Batch& m_batch;
    };

    /** predict(), for a thread, which nothing may be thrown out of. */
    [[nodiscard]] Result<Prediction> tryPredict(const PredictionRequest& request,
                                                const RunOptions& options) const
    {
        try {
            return predict(request.project ? *request.project : m_project, request.scenario, request.model,
                           options);
        } catch (const std::exception& unexpected) {
            return Error{
                ErrorCode::environment,
                sentence(
                    "it could not be predicted (%1); when this is for want of memory, take fewer messages "
                    "or fewer scenarios at a time",
                    {unexpected.what()})};
        }
    }

    void work()
    {
        while (const std::optional<std::size_t> number = takeNext()) {
            RunOptions options = m_options.run;
            options.stop = m_stop.get_token();
            if (m_options.run.progress)
                options.progress = [this, i = *number](double fraction) { note(i, fraction); };
            Result<Prediction> result = tryPredict(m_requests[*number], options);
            const std::lock_guard lock(m_mutex);
            m_results[*number].emplace(std::move(result));
            m_fractions[*number] = 1;
            m_wake.notify_all();
        }
    }

    /** The next request, once there is room for its result; nothing when there are no more. */
    std::optional<std::size_t> takeNext()
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] {
            return m_isOver || m_next == m_requests.size() || m_next < m_taken + m_threadCount;
        });
        if (m_isOver || m_next == m_requests.size())
            return std::nullopt;
        return m_next++;
    }

    void note(std::size_t number, double fraction)
    {
        const std::lock_guard lock(m_mutex);
        m_fractions[number] = fraction;
        m_hasProgress = true;
        m_wake.notify_all();
    }

    /** Waits for a result, and reports progress meanwhile. */
    Result<Prediction> await(std::size_t number)
    {
        std::unique_lock lock(m_mutex);
        while (!m_results[number]) {
            m_wake.wait(lock, [&] { return m_results[number] || m_hasProgress; });
            if (std::exchange(m_hasProgress, false))
                report(lock);
        }
        Result<Prediction> result = std::move(*m_results[number]);
        m_results[number].reset();
        ++m_taken;
        m_wake.notify_all();
        return result;
    }

    void report(std::unique_lock<std::mutex>& lock)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_lastReport < std::chrono::milliseconds(50))
            return;
        m_lastReport = now;
        const double done = std::accumulate(m_fractions.begin(), m_fractions.end(), 0.0);
        lock.unlock();
        m_options.run.progress(done / static_cast<double>(m_requests.size()));
        lock.lock();
    }

    const Project& m_project;
    std::span<const PredictionRequest> m_requests;
    const BatchOptions& m_options;
    std::size_t m_threadCount = 1;
    std::stop_source m_stop; ///< of all predictions
    std::mutex m_mutex;      ///< of what follows
    std::condition_variable m_wake;
    std::size_t m_next = 0;  ///< request to be begun
    std::size_t m_taken = 0; ///< results that the receiver has got
    std::vector<std::optional<Result<Prediction>>> m_results;
    std::vector<double> m_fractions; ///< by request
    bool m_hasProgress = false;
    bool m_isOver = false;
    std::chrono::steady_clock::time_point m_lastReport = std::chrono::steady_clock::now();
    std::stop_callback<std::function<void()>> m_forward; ///< last, so that it ends before what it stops
};

} // namespace

void predictAll(const Project& project, std::span<const PredictionRequest> requests,
                const PredictionReceiver& receive, const BatchOptions& options)
{
    Batch(project, requests, options).run(receive);
}

} // namespace contraflow
