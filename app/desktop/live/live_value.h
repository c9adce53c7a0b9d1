// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/live/results.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace contraflow {

struct BatchOptions;

/** Of predictions in a job, on all cores as long as the window does not want them. */
[[nodiscard]] BatchOptions batchOptions(const JobContext& context);

/** What a value is worked out from. */
enum class LiveScope
{
    project,  ///< the project alone: another scenario that is shown changes nothing
    scenario, ///< the scenario and model that are shown
};

/** What follows the project off the GUI thread while somebody looks at it; see LiveValue. */
class LiveJob : public Live
{
    Q_OBJECT

public:
    /** `work` says what is done: "Predicting what was measured". */
    LiveJob(Results& results, LiveScope scope, QString work);

    [[nodiscard]] virtual bool isRunning() const = 0;
    [[nodiscard]] QString pendingText() const override;
    [[nodiscard]] QString work() const override { return m_work; }
    /** The newest request was stopped; what had arrived stays. */
    [[nodiscard]] bool isStopped() const { return m_isStopped; }

    void setWanted(const QObject* viewer, bool isWanted) override;

public slots:
    /** Something besides the project is wanted otherwise: the value is worked out again. */
    void outdate();
    void stop();
    void resume() { outdate(); }

protected:
    [[nodiscard]] const Results& results() const { return m_results; }
    /** Something of what was begun last has arrived. */
    [[nodiscard]] bool hasArrived() const { return m_hasArrived; }
    void setArrived(bool hasArrived) { m_hasArrived = hasArrived; }

    /** Starts what makes a value of the newest result; false when it cannot begin yet. */
    virtual bool start(const std::shared_ptr<const ScenarioResult>& base) = 0;
    virtual void cancel() = 0;
    virtual void showPart() = 0;
    /** False when the value holds no run. */
    virtual bool letGoOfRun() = 0;

private:
    void update();
    void followResult();
    void followStale(bool isStale);

    Results& m_results;
    LiveScope m_scope;
    QString m_work;
    std::set<const QObject*> m_viewers;
    std::shared_ptr<const ScenarioResult> m_newest; ///< what was begun last, without its run; null: it has to
                                                    ///< be again
    bool m_hasArrived = false;
    bool m_isStopped = false;
    double m_progress = 0; ///< of what was begun last
};

/**
 * A value that is made of the newest result in a job. `Value` says in `failure`, a QString, or with
 * giveUp(QString), why there is nothing else in it; where it has a `base`, that is the result it was made of.
 * What was there before stays (stale) until the next one, or a part of it, has come.
 */
template<typename Value>
class LiveValue : public LiveJob
{
public:
    using Base = std::shared_ptr<const ScenarioResult>;
    using Shared = std::shared_ptr<const Value>;
    using Job = LatestJob<Shared>;
    /** How a value is made. */
    struct Plan
    {
        /** Called in another thread; gives null when it was stopped. Empty: `part` is all; if that is null,
         * there is none. */
        typename Job::Work work = {};
        Shared part = {}; ///< what is known before the work begins
    };
    /** Makes the plan for a result, in the GUI thread. Nothing: what it needs is not there yet. */
    using Prepare = std::function<std::optional<Plan>(const Base&)>;

    struct Options
    {
        Shared nothing = {}; ///< current() before the first, and where there is none
        int patience = 0;    ///< milliseconds: a value that takes longer is shown part by part
        /** What stays of a value when the run in it is let go; null: nothing. Empty: values hold no run. */
        std::function<Shared(const Value&)> withoutRun = {};
    };

    LiveValue(Results& results, LiveScope scope, const QString& work, Prepare prepare, Options options = {})
        : LiveJob(results, scope, work)
        , m_prepare(std::move(prepare))
        , m_options(std::move(options))
        , m_current(m_options.nothing)
        , m_job(
              work,
              [this](Shared value) {
                  forgetPart();
                  show(value ? std::move(value) : m_current);
              },
              [this](double fraction) { emit progressChanged(fraction); },
              [this](Shared part) {
                  m_part = std::move(part);
                  if (!m_patience.isActive())
                      showPart();
              })
    {
        m_patience.setSingleShot(true);
        m_patience.setInterval(m_options.patience);
        connect(&m_patience, &QTimer::timeout, this, [this] { showPart(); });
    }

    [[nodiscard]] Shared current() const { return m_current; }
    [[nodiscard]] bool isRunning() const override { return m_job.isRunning(); }
    [[nodiscard]] bool isStale() const override
    {
        return m_current != m_options.nothing && (results().isStale() || !hasArrived());
    }

protected:
    bool start(const Base& base) override
    {
        std::optional<Plan> plan = m_prepare(base);
        if (!plan)
            return false;
        cancel();
        if (!plan->work) {
            show(plan->part ? std::move(plan->part) : m_options.nothing);
            return true;
        }
        setArrived(false);
        m_part = std::move(plan->part);
        if (m_options.patience > 0)
            m_patience.start();
        m_job.start(std::move(plan->work), [this, base](const Error& why) { return givenUp(base, why); });
        return true;
    }
    void cancel() override
    {
        m_job.cancel();
        forgetPart();
    }
    void showPart() override
    {
        if (m_part)
            show(std::exchange(m_part, nullptr));
    }
    bool letGoOfRun() override
    {
        if (!m_options.withoutRun)
            return false;
        cancel();
        if (m_current != m_options.nothing) {
            Shared rest = m_options.withoutRun(*m_current);
            show(rest ? std::move(rest) : m_options.nothing);
        }
        return true;
    }

private:
    void forgetPart()
    {
        m_patience.stop();
        m_part = nullptr;
    }
    void show(Shared value)
    {
        setArrived(true);
        if (std::exchange(m_current, std::move(value)) != m_current)
            emit changed();
        emit stateChanged();
    }
    /** What had arrived, or nothing, with the reason why it is not more. */
    [[nodiscard]] Shared givenUp(const Base& base, const Error& why) const
    {
        const Shared part = m_part ? m_part : hasArrived() ? m_current : nullptr;
        auto value = part ? std::make_shared<Value>(*part) : std::make_shared<Value>();
        if constexpr (requires { value->base = base; })
            value->base = m_options.withoutRun ? base : withoutRun(base);
        const QString text = QString::fromStdString(why.message);
        if constexpr (requires { value->giveUp(text); })
            value->giveUp(text);
        else
            value->failure = text;
        return value;
    }

    Prepare m_prepare;
    Options m_options;
    Shared m_current;
    Shared m_part; ///< newer than `m_current`, but not shown yet
    QTimer m_patience;
    Job m_job;
};

} // namespace contraflow
