// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/job_pool.h"
#include "core/base/result.h"

#include <chrono>
#include <concepts>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <type_traits>
#include <utility>

// This room: work off the GUI thread. A LatestJob runs the newest request, stops the one before, and
// delivers through the event loop; JobContext is what work is told and may tell. The pool is one
// (job_pool.h), and what throws is caught there. A TableExport writes large tables.
//
//     LatestJob<int> job(tr("Counting"), [this](int count) { show(count); });
//     job.start([rows](const auto& context) { return countOf(rows, context.stop); });

namespace contraflow {

/** What throttles progress reads the time from; called in the worker's thread. */
using JobClock = std::function<std::chrono::steady_clock::time_point()>;

/** What a running job is told and may tell: when to stop, and how far it is. */
struct JobContext
{
    std::stop_token stop;
    std::function<void(double fraction)> progress; ///< 0 … 1; calls closer than 50 ms are dropped
};

// Where an output has a place for the reason why there is nothing else in it.
template<typename Output>
concept BeginsWithResult = requires(const Error& why)
{
    Output{why};
};
template<typename Output>
concept HasFailure = std::same_as<decltype(Output::failure), QString>;
template<typename Output>
concept HasProblem = std::same_as<decltype(Output::problem), std::string>;
template<typename Output>
concept HasProblemOfField = requires(Output& output)
{
    output.problem.emplace().text.clear();
};

/** What arrives instead of an output whose work threw: one that says why where it can, else an empty one. */
template<typename Output>
[[nodiscard]] Output givenUp(const Error& why)
{
    if constexpr (BeginsWithResult<Output>) {
        return Output{why};
    } else if constexpr (requires { typename Output::element_type; }) {
        using Value = std::remove_const_t<typename Output::element_type>;
        if constexpr (BeginsWithResult<Value> || HasFailure<Value>)
            return std::make_shared<Value>(givenUp<Value>(why));
        else
            return nullptr;
    } else {
        Output output{};
        if constexpr (HasFailure<Output>)
            output.failure = QString::fromStdString(why.message);
        else if constexpr (HasProblem<Output>)
            output.problem = why.message;
        else if constexpr (HasProblemOfField<Output>)
            output.problem.emplace().text = why.message;
        return output;
    }
}

/**
 * Runs work in the jobs' threads; only the newest request's output arrives. A new request asks the running
 * one to stop and begins when that has ended, so at most one runs and requests in between are never begun.
 * Output and progress are delivered through the event loop of the thread that owns the job. The worker never
 * sees the owner: when the owner is gone or has moved on, its output is dropped. Destruction asks the work to
 * stop and does not wait for it. Work that throws is given up: the windows hear of it, and an output that
 * says why arrives (givenUp()).
 */
template<typename Output>
class LatestJob
{
public:
    struct Context : JobContext
    {
        std::function<void(Output part)> show; ///< arrives before the output does
    };
    using Work = std::function<Output(const Context&)>;
    using Instead = std::function<Output(const Error& why)>;

    /** `what` begins the sentence about work that was given up: "Sorting the rows". `deliver`, `report`
     * and `deliverPart` are called in the thread that made the job. */
    LatestJob(QString what, std::function<void(Output)> deliver, std::function<void(double)> report = {},
              std::function<void(Output)> deliverPart = {}, JobClock clock = &std::chrono::steady_clock::now)
        : m_what(std::move(what))
        , m_deliver(std::move(deliver))
        , m_clock(std::move(clock))
        , m_mailbox(std::make_shared<Mailbox>())
    {
        m_mailbox->receiver = &m_receiver;
        m_mailbox->report = std::move(report);
        m_mailbox->show = std::move(deliverPart);
        m_mailbox->finish = [this](Output output, const std::stop_token& stop) {
            onFinished(std::move(output), stop);
        };
        m_mailbox->fail = [this](const std::exception_ptr& thrown, const std::stop_token& stop) {
            onFailed(thrown, stop);
        };
    }
    ~LatestJob()
    {
        m_stop.request_stop();
        const std::lock_guard lock(m_mailbox->mutex);
        m_mailbox->receiver = nullptr;
    }
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;

    /** Outdates what runs or waits. `work` must hold values only; it is called in another thread. `instead`
     * makes what arrives where it threw, in the thread that made the job. */
    void start(Work work, Instead instead = &givenUp<Output>)
    {
        m_stop.request_stop();
        m_isWanted = true;
        m_instead = std::move(instead);
        if (m_isRunning)
            m_waiting = std::move(work);
        else
            run(std::move(work));
    }

    /** Nothing that was started before arrives any more. */
    void cancel()
    {
        m_stop.request_stop();
        m_waiting.reset();
        m_instead = {};
        m_isWanted = false;
    }

    /** A request was started and neither arrived nor was cancelled. */
    [[nodiscard]] bool isRunning() const { return m_isWanted; }

private:
    /** The only thing that worker and owner share. The functions are called by the owner's event loop alone.
     */
    struct Mailbox
    {
        std::mutex mutex;
        CallReceiver* receiver = nullptr; ///< null once the owner is gone
        std::function<void(Output, const std::stop_token&)> finish;
        std::function<void(const std::exception_ptr&, const std::stop_token&)> fail;
        std::function<void(double)> report;
        std::function<void(Output)> show;

        /** Queues a call; the event loop drops it when the receiver is gone by then. */
        template<typename Function>
        void post(Function function)
        {
            const std::lock_guard lock(mutex);
            if (receiver)
                receiver->post(std::move(function));
        }
    };
    using SharedMailbox = std::shared_ptr<Mailbox>;

    void run(Work work)
    {
        m_isRunning = true;
        m_stop = std::stop_source();
        runInBackground(
            [mailbox = m_mailbox, stop = m_stop.get_token(), clock = m_clock, work = std::move(work)] {
                const auto show = [mailbox, stop](Output part) {
                    mailbox->post([mailbox, stop, shared = std::make_shared<Output>(std::move(part))] {
                        if (mailbox->show && !stop.stop_requested())
                            mailbox->show(std::move(*shared));
                    });
                };
                const Context context{{stop, throttled(mailbox, stop, clock)}, show};
                auto output = std::make_shared<Output>(work(context));
                mailbox->post([mailbox, output, stop] { mailbox->finish(std::move(*output), stop); });
            },
            [mailbox = m_mailbox, stop = m_stop.get_token()](const std::exception_ptr& thrown) {
                mailbox->post([mailbox, thrown, stop] { mailbox->fail(thrown, stop); });
            });
    }

    [[nodiscard]] static std::function<void(double)> throttled(SharedMailbox mailbox, std::stop_token stop,
                                                               JobClock clock)
    {
        static constexpr auto kInterval = std::chrono::milliseconds(50);
        auto next = clock() + kInterval;
        return [mailbox = std::move(mailbox), stop = std::move(stop), clock = std::move(clock),
                next](double fraction) mutable {
            const auto now = clock();
            if (now < next)
                return;
            next = now + kInterval;
            mailbox->post([mailbox, fraction, stop] {
                if (mailbox->report && !stop.stop_requested())
                    mailbox->report(fraction);
            });
        };
    }

    /** Whether what came is still wanted; else what waits begins. */
    [[nodiscard]] bool hasArrived(const std::stop_token& stop)
    {
        m_isRunning = false;
        if (m_waiting) {
            Work next = std::move(*m_waiting);
            m_waiting.reset();
            run(std::move(next));
            return false;
        }
        return !stop.stop_requested();
    }

    void onFinished(Output output, const std::stop_token& stop)
    {
        if (!hasArrived(stop))
            return;
        m_instead = {}; // it may hold what nobody else needs any more
        m_isWanted = false;
        m_deliver(std::move(output));
    }

    void onFailed(const std::exception_ptr& thrown, const std::stop_token& stop)
    {
        if (!hasArrived(stop))
            return;
        const Instead instead = std::exchange(m_instead, {});
        m_isWanted = false;
        const Error why = givenUpError(m_what, thrown);
        emit jobReports().givenUp(QString::fromStdString(why.message));
        m_deliver(instead(why));
    }

    QString m_what;
    std::function<void(Output)> m_deliver;
    JobClock m_clock;
    SharedMailbox m_mailbox;
    std::stop_source m_stop;
    std::optional<Work> m_waiting;
    Instead m_instead;        ///< of the newest request
    bool m_isRunning = false; ///< a worker has not reported back yet
    bool m_isWanted = false;
    CallReceiver m_receiver;
};

} // namespace contraflow
