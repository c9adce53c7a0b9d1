// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/jobs/latest_job.h"
#include "core/engine/prediction.h"

#include <QObject>
#include <QString>

#include <memory>
#include <span>
#include <string>
#include <vector>

// This room: what follows the document. Results predict the scenario that is shown, and a ScenarioResult is
// what came of it, an immutable value with the snapshot it was made of. Everything else that is worked out
// of it is a LiveValue: CandidatesView, ErrorsResult, CollectiveResult and more; each is worked out while
// somebody looks at it, and stays, stale, until the next has come.
//
//     connect(&results, &Results::changed, this, [this] { show(m_results.current()); });

namespace contraflow {

class Candidates;
class Collectives;
template<typename Value>
class LiveValue;
class RunEvents;
class Table;
struct ComparisonResult;
struct ErrorsResult;
struct PathCost;
struct RunAnalysis;
struct ScenarioReplay;

/** When the steps of what is shown begin and end, in seconds on the clock. */
struct StepTimes
{
    std::span<const double> starts;
    std::span<const double> ends;

    StepTimes() = default;
    /** Of a prediction, which must outlive this. */
    StepTimes(const Timeline& timeline) : starts(timeline.stepStarts), ends(timeline.stepEnds) {}
    /** From each of these times to the next one; they must outlive this. */
    explicit StepTimes(const std::vector<double>& boundaries)
    {
        if (!boundaries.empty()) {
            starts = std::span(boundaries).first(boundaries.size() - 1);
            ends = std::span(boundaries).subspan(1);
        }
    }

    [[nodiscard]] std::size_t count() const { return starts.size(); }
};

/** What a prediction job brought back: a prediction or the run of an application, or the reason why there is
 * neither; always the project's issues. */
struct ScenarioResult
{
    std::shared_ptr<const Prediction> prediction; ///< null when the scenario cannot run
    QString failure; ///< why, when there is no prediction; with a run: where that is shown
    std::shared_ptr<const ScenarioReplay>
        replay;                                 ///< of a scenario that runs applications; null when it failed
    std::shared_ptr<const RunEvents> runEvents; ///< of the run
    std::shared_ptr<const RunAnalysis> analysis; ///< of its critical path; null without one
    QString noPath;                              ///< why the run has none; empty: it has, or there is no run
    QString unlisted;              ///< why events and messages of a run are not listed; empty: they are
    bool isOfApplications = false; ///< the scenario runs applications
    /** Of a run: project, scenario and issues alone, for who must not keep the run; null without a run. */
    std::shared_ptr<const ScenarioResult> withoutRun;
    bool isLetGo = false;         ///< what stands for a large run that was let go; `failure` says so
    std::vector<double> runSteps; ///< of a run: between which times no rate changes; see stepBoundaries()
    std::string measurement;      ///< name of the measurement that belongs to the scenario, or empty
    std::shared_ptr<const Table> messages;  ///< times of every message; without rows without a prediction
    std::shared_ptr<const Table> processes; ///< these three of a run; null without one
    std::shared_ptr<const Table> events;
    std::shared_ptr<const Table> phases;
    std::vector<double> measured; ///< seconds, parallel to prediction->placed.messages; NaN where nothing was
                                  ///< measured; empty without a measurement
    IssueList issues;             ///< of the whole project and of this prediction
    Project project;              ///< the snapshot that was predicted
    std::size_t scenario = 0;     ///< position in the project
    quint64 revision = 0;         ///< of the document
    double seconds = 0;           ///< time the prediction took

    /** The prediction, or the run of applications; null without either. */
    [[nodiscard]] const ScenarioRun* run() const;
    /** That it was on; null without either. */
    [[nodiscard]] const Network* network() const;
    /** Of the prediction, or of the run; none without either. */
    [[nodiscard]] StepTimes steps() const
    {
        return prediction ? StepTimes(prediction->timeline) : StepTimes(runSteps);
    }

    /** Events and messages of the run; 0 without one. */
    [[nodiscard]] std::size_t runRecords() const;
    /** Fills in the prediction of the scenario, its table of messages, and what was measured of them. */
    void take(Prediction&& made);
};

/** Why scenarios of the project cannot run although all that they name is there, as `validate` says it; for
 * that, programs run for a while (validateRuns). That one has no messages yet is a note here. */
struct RunIssues
{
    std::shared_ptr<const ScenarioResult> base; ///< project and revision
    IssueList issues;
    QString failure; ///< why there is nothing
};

/** What is worked out anew, off the GUI thread, whenever what it is made of has changed. */
class Live : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** What is there is older than what was asked for. */
    [[nodiscard]] virtual bool isStale() const = 0;
    /** What is done: "Predicting". */
    [[nodiscard]] virtual QString work() const = 0;
    /** What is being worked out instead of what is shown, and how far that is; empty: nothing, or it will be
     * there in a moment. */
    [[nodiscard]] virtual QString pendingText() const = 0;
    /** Whether a view is looked at; without one nothing is worked out. */
    virtual void setWanted(const QObject* viewer, bool isWanted) = 0;

signals:
    void changed();
    void stateChanged();                   ///< running, stale, stopped or pendingText() changed
    void progressChanged(double fraction); ///< 0 … 1 while it takes long
};

/**
 * The newest result of the selected scenario. Predicts again, off the GUI thread, whenever the document or
 * the scenario changes; a newer request outdates an older one, and the old result stays visible (stale) until
 * then. Only of a large run there are never two: the old one is let go before the next begins.
 */
class Results : public Live
{
    Q_OBJECT

public:
    /** Makes the selection follow the document, so that an index never outlives what it meant. */
    Results(Document& document, Selection& selection, QObject* parent = nullptr);
    ~Results() override;

    /** Never null after the first changed(); may be older than the document while isStale(). */
    [[nodiscard]] std::shared_ptr<const ScenarioResult> current() const { return m_current; }
    /** Of the document that it is asked for. */
    [[nodiscard]] quint64 newestRevision() const;
    [[nodiscard]] bool isStale() const override { return m_isStale; }
    /** Runs of more events and messages than this (a million, which take about 160 MB) are let go when
     * another is asked for. */
    void setMostKept(std::size_t records) { m_mostKept = records; }
    [[nodiscard]] QString work() const override { return tr("Predicting"); }
    [[nodiscard]] QString pendingText() const override;
    /** It is worked out whether somebody looks at it or not. */
    void setWanted(const QObject*, bool) override {}
    /** The same scenario under the models that the selection compares. */
    [[nodiscard]] LiveValue<ComparisonResult>& comparison() const { return *m_comparison; }
    /** Everything that was measured in the project beside what models predict for it. */
    [[nodiscard]] LiveValue<ErrorsResult>& errors() const { return *m_errors; }
    /** What contention costs the run that is shown, worked out while somebody wants it. */
    [[nodiscard]] LiveValue<PathCost>& pathCost() const { return *m_pathCost; }
    /** Why scenarios cannot run, found by running them for a while, while somebody wants it. */
    [[nodiscard]] LiveValue<RunIssues>& runIssues() const { return *m_runIssues; }
    /** All scenarios of the project side by side. */
    [[nodiscard]] Candidates& candidates() const { return *m_candidates; }
    /** All-to-alls on the scenario's network, and bounds of its messages. */
    [[nodiscard]] Collectives& collectives() const { return *m_collectives; }

signals:
    void staleChanged(bool stale);

public slots:
    /** Stops the running prediction; the old result stays. */
    void cancel();

private:
    class Private;
    void request();

    void begin();
    void letGoOfLargeRun();
    void take(std::shared_ptr<const ScenarioResult> result);
    void setStale(bool stale);
    void showPending();

    std::unique_ptr<Private> m_private;
    std::unique_ptr<LiveValue<ComparisonResult>> m_comparison;
    std::unique_ptr<LiveValue<ErrorsResult>> m_errors;
    std::unique_ptr<Collectives> m_collectives;
    std::unique_ptr<Candidates> m_candidates;
    std::unique_ptr<LiveValue<PathCost>> m_pathCost;
    std::unique_ptr<LiveValue<RunIssues>> m_runIssues;
    std::shared_ptr<const ScenarioResult> m_current;
    std::size_t m_mostKept = 1'000'000; ///< events and messages of a run
    bool m_isStale = false;
};

/** The name of the model of the result's scenario, which all its figures are of; empty without a scenario. */
[[nodiscard]] std::string modelOf(const ScenarioResult& result);

/** The same without the run, where there is one: for values that need the project alone and outlive the run.
 */
[[nodiscard]] std::shared_ptr<const ScenarioResult>
withoutRun(const std::shared_ptr<const ScenarioResult>& result);

/** Appends issues that are not in the list yet: placing a scenario finds again what validation found. */
void appendNew(IssueList& issues, const IssueList& more);

/** "Predicting: 42 %", or with an ellipsis while it is not known how far the work is. */
[[nodiscard]] QString withProgress(const QString& work, double fraction);

/** Runs the applications of the result's scenario in a job and fills in what it gave, or why it gave nothing.
 */
void replayInto(ScenarioResult& result, const JobContext& context);

} // namespace contraflow
