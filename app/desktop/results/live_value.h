// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/results/results.h"

#include <QObject>

#include <functional>
#include <memory>
#include <set>
#include <utility>

namespace contraflow {

/** What a value is worked out from. */
enum class LiveScope
{
    project,  ///< the project alone: another scenario that is shown changes nothing
    scenario, ///< the scenario and model that are shown
};

/** What follows the project off the GUI thread while somebody looks at it; see LiveValue. */
class LiveJob : public QObject
{
    Q_OBJECT

public:
    LiveJob(Results& results, LiveScope scope);

    [[nodiscard]] virtual bool isRunning() const = 0;
    /** The value that is there is older than what was asked for. */
    [[nodiscard]] virtual bool isStale() const = 0;
    /** What is being worked out instead of what is shown; empty: nothing. */
    [[nodiscard]] QString pendingText() const;
    /** The newest request was stopped; what was there before stays. */
    [[nodiscard]] bool isStopped() const { return m_isStopped; }

    /** Whether a view is looked at; without one nothing is worked out. */
    void setWanted(const QObject* viewer, bool isWanted);
    [[nodiscard]] bool isWanted() const { return !m_viewers.empty(); }
    /** Something besides the project is wanted otherwise: the value is worked out again. */
    void outdate();

public slots:
    void stop();
    void resume();

signals:
    void changed();
    void stateChanged(); ///< running, stale or stopped changed
    void progressChanged(double fraction);

protected:
    [[nodiscard]] const Results& results() const { return m_results; }
    /** What was begun last is to be begun again when it is wanted. */
    void forgetNewest() { m_newest = nullptr; }
    /** Starts what makes a value of the newest result; false when it cannot begin yet. */
    virtual bool start(const std::shared_ptr<const ScenarioResult>& base) = 0;
    virtual void cancel() = 0;

private:
    void update();

    Results& m_results;
    LiveScope m_scope;
    std::set<const QObject*> m_viewers;
    std::shared_ptr<const ScenarioResult> m_newest; ///< what was begun last, without its run; null: it has to
                                                    ///< be again
    bool m_isStopped = false;
    double m_progress = 0; ///< of what was begun last
};

/**
 * A value that is made of the newest result in a job. `Value` has a member `failure`, a QString that says why
 * there is nothing else in it. What was there before stays (stale) until the next one has come.
 */
template<typename Value>
class LiveValue final : public LiveJob
{
public:
    using Base = std::shared_ptr<const ScenarioResult>;
    /** Called in another thread; null when it was stopped. */
    using Work = std::function<std::shared_ptr<const Value>(const JobContext&)>;
    /** Makes the work for a result, in the GUI thread. Empty: what it needs is not there yet. */
    using Prepare = std::function<Work(const Base&)>;

    /** `what` as LatestJob has it. */
    LiveValue(Results& results, LiveScope scope, const QString& what, Prepare prepare)
        : LiveJob(results, scope)
        , m_prepare(std::move(prepare))
        , m_job(
              what,
              [this](std::shared_ptr<const Value> value) {
                  if (value)
                      m_current = std::move(value);
                  emit changed();
                  emit stateChanged();
              },
              [this](double fraction) { emit progressChanged(fraction); })
    {}

    /** Null before the first. */
    [[nodiscard]] std::shared_ptr<const Value> current() const { return m_current; }
    /** Lets go of the value, and of the result that it was made of. */
    void forget()
    {
        m_job.cancel();
        forgetNewest();
        if (!std::exchange(m_current, nullptr))
            return;
        emit changed();
        emit stateChanged();
    }
    [[nodiscard]] bool isRunning() const override { return m_job.isRunning(); }
    [[nodiscard]] bool isStale() const override
    {
        return m_current && (m_job.isRunning() || results().isStale() || isStopped());
    }

protected:
    bool start(const Base& base) override
    {
        Work work = m_prepare(base);
        if (!work)
            return false;
        m_job.start(std::move(work));
        return true;
    }
    void cancel() override { m_job.cancel(); }

private:
    Prepare m_prepare;
    std::shared_ptr<const Value> m_current;
    LatestJob<std::shared_ptr<const Value>> m_job;
};

} // namespace contraflow
