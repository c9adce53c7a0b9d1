// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/results.h"

#include "app/desktop/live/candidates.h"
#include "app/desktop/live/collectives.h"
#include "app/desktop/live/comparison.h"
#include "app/desktop/live/errors.h"
#include "app/desktop/live/result_items.h"
#include "core/application/application_replay.h"
#include "core/project/checks.h"
#include "core/project/measured_times.h"
#include "core/project/validate.h"
#include "core/sharing/catalog.h"
#include "core/sharing/solution_memory.h"
#include "core/tables/results_table.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <limits>
#include <unordered_set>
#include <utility>

namespace contraflow {

namespace {

/** What a worker needs, by value. */
struct ScenarioRequest
{
    Project project;
    quint64 revision = 0;
    std::size_t scenario = 0;
    std::shared_ptr<SolutionMemory> memory; ///< of the requests before: one at a time has it
};

void predictInto(ScenarioResult& result, const ScenarioRequest& request, const JobContext& context)
{
    if (request.scenario >= result.project.scenarios.size()) {
        result.failure = QCoreApplication::translate(
            "Results",
            "The project has no scenario to predict. Add one: it names a platform, a workload or an application, and a model.");
        return;
    }
    result.isOfApplications = runsApplications(result.project.scenarios[request.scenario]);
    if (result.isOfApplications) {
        request.memory->forgetAll();
        return replayInto(result, context);
    }
    RunOptions options;
    options.progress = context.progress;
    options.stop = context.stop;
    options.memory = request.memory.get();
    const auto begin = std::chrono::steady_clock::now();
    Result<Prediction> prediction = predict(result.project, request.scenario, {}, options);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!prediction) {
        result.failure = QString::fromStdString(prediction.error().message);
        return;
    }
    appendNew(result.issues, prediction->issues);
    result.take(std::move(prediction).value());
}

std::shared_ptr<ScenarioResult> emptyResult(const ScenarioRequest& request)
{
    // Whoever lets go of it last, and be it the window: it is freed in the background.
    std::shared_ptr<ScenarioResult> result(new ScenarioResult, [](ScenarioResult* old) {
        releaseInBackground(std::unique_ptr<ScenarioResult>(old));
    });
    result->project = request.project;
    result->scenario = request.scenario;
    result->revision = request.revision;
    return result;
}

std::shared_ptr<const ScenarioResult> resultOf(const ScenarioRequest& request, const JobContext& context)
{
    std::shared_ptr<ScenarioResult> result = emptyResult(request);
    result->issues = validate(result->project);
    appendNew(result->issues, validateModels(result->project));
    appendNew(result->issues, validateApplications(result->project));
    if (!context.stop.stop_requested())
        predictInto(*result, request, context);
    return result;
}

std::shared_ptr<const ScenarioResult> withoutResult(const ScenarioRequest& request, const Error& why)
{
    request.memory->forgetAll(); // it may have been left half written
    std::shared_ptr<ScenarioResult> result = emptyResult(request);
    result->failure = QString::fromStdString(why.message);
    return result;
}

/** A workload without messages is what somebody at the window is about to fill, and no fault of theirs. */
void softenNextSteps(IssueList& issues, const Project& project)
{
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (const std::optional<Issue> step = noMessagesYet(project, i))
            std::replace(issues.begin(), issues.end(), *step,
                         Issue{Severity::note, step->text, step->location});
}

LiveValue<RunIssues>::Plan runIssuesPlan(const std::shared_ptr<const ScenarioResult>& base)
{
    return {[base = withoutRun(base)](const JobContext& context) -> std::shared_ptr<const RunIssues> {
        auto found = std::make_shared<RunIssues>();
        found->base = base;
        found->issues = validateRuns(base->project, context.stop);
        if (context.stop.stop_requested())
            return nullptr;
        softenNextSteps(found->issues, base->project);
        return found;
    }};
}

} // namespace

void appendNew(IssueList& issues, const IssueList& more)
{
    const auto key = [](const Issue& issue) {
        return std::to_string(static_cast<int>(issue.severity)) + issue.text;
    };
    std::unordered_set<std::string> known;
    for (const Issue& issue : issues)
        known.insert(key(issue));
    for (const Issue& issue : more) {
        if (known.insert(key(issue)).second)
            issues.push_back(issue);
    }
}

std::shared_ptr<const ScenarioResult> withoutRun(const std::shared_ptr<const ScenarioResult>& result)
{
    return result && result->withoutRun ? result->withoutRun : result;
}

std::string modelOf(const ScenarioResult& result)
{
    const auto& scenarios = result.project.scenarios;
    return result.scenario < scenarios.size() ? scenarios[result.scenario].model : std::string();
}

const ScenarioRun* ScenarioResult::run() const
{
    return prediction ? static_cast<const ScenarioRun*>(prediction.get()) : replay.get();
}

const Network* ScenarioResult::network() const
{
    return prediction ? prediction->placed.network.get() : replay ? replay->network.get() : nullptr;
}

std::size_t ScenarioResult::runRecords() const
{
    return replay ? replay->replay.events.size() + replay->replay.messages.size() : 0;
}

void ScenarioResult::take(Prediction&& made)
{
    prediction = std::make_shared<const Prediction>(std::move(made));
    const MeasuredTimes times = MeasuredTimes::of(project, scenario);
    messages = std::make_shared<const Table>(resultsTable(project, prediction, times));
    if (times.empty())
        return;
    measurement = times.measurement();
    const auto& rows = project.workloads[prediction->workload].messages;
    measured.reserve(prediction->placed.messages.size());
    for (const PlacedMessage& message : prediction->placed.messages)
        measured.push_back(
            times.mean(rows[message.row].id).value_or(std::numeric_limits<double>::quiet_NaN()));
}

class Results::Private
{
public:
    Private(Document& d, Selection& s, Results& results)
        : document(d)
        , selection(s)
        , job(
              Results::tr("The prediction"),
              [&results](std::shared_ptr<const ScenarioResult> result) { results.take(std::move(result)); },
              [&results](double fraction) { emit results.progressChanged(fraction); })
    {}

    Document& document;
    Selection& selection;
    LatestJob<std::shared_ptr<const ScenarioResult>> job;
    const std::shared_ptr<SolutionMemory> memory = std::make_shared<SolutionMemory>();
    bool isRequested = false; ///< a request waits for the event loop
    QTimer moment;            ///< quick predictions come without a word
    bool isPending = false;   ///< the present one is not quick
    double progress = 0;      ///< of the present one; 0: unknown
};

Results::Results(Document& document, Selection& selection, QObject* parent)
    : Live(parent)
    , m_private(std::make_unique<Private>(document, selection, *this))
{
    selection.follow(document);
    connect(&document, &Document::revisionChanged, this, &Results::request);
    connect(&selection, &Selection::scenarioChanged, this, &Results::request);
    using Base = std::shared_ptr<const ScenarioResult>;
    m_comparison = std::make_unique<LiveValue<ComparisonResult>>(
        *this, LiveScope::scenario, tr("Predicting with the models to compare"),
        [this, &selection](const Base& base) {
            return comparisonPlan(base, selection.comparedModels(), *m_comparison->current());
        },
        comparisonOptions());
    m_comparison->setWanted(this, true);
    m_errors = std::make_unique<LiveValue<ErrorsResult>>(
        *this, LiveScope::project, tr("Predicting what was measured"),
        [&selection](const Base& base) { return errorsPlan(base, selection.comparedModels()); });
    // Queued: a renamed model is another choice as well as an edit, and the edit's result comes by itself.
    for (LiveJob* job : std::initializer_list<LiveJob*>{m_comparison.get(), m_errors.get()})
        connect(&selection, &Selection::comparedModelsChanged, job, &LiveJob::outdate, Qt::QueuedConnection);
    m_collectives = std::make_unique<Collectives>(*this);
    m_candidates = std::make_unique<Candidates>(*this);
    m_pathCost = std::make_unique<LiveValue<PathCost>>(
        *this, LiveScope::scenario, tr("The cost of contention"), pathCostPlan, pathCostOptions());
    m_runIssues = std::make_unique<LiveValue<RunIssues>>(*this, LiveScope::project,
                                                         tr("The search for what cannot run"), runIssuesPlan);
    constexpr int kMoment = 200; // milliseconds
    m_private->moment.setSingleShot(true);
    m_private->moment.setInterval(kMoment);
    connect(&m_private->moment, &QTimer::timeout, this, &Results::showPending);
    connect(this, &Results::progressChanged, this, [this](double fraction) {
        m_private->progress = fraction;
        if (m_private->isPending)
            emit stateChanged();
    });
    connect(&document, &Document::wasReset, this, [this] {
        // What is known is about another project.
        request();
        showPending();
        // They name things of the project that was open.
        m_candidates->setReference({});
        m_collectives->forgetSeries();
    });
    request();
}

Results::~Results() = default;

void Results::cancel()
{
    m_private->isRequested = false;
    m_private->job.cancel();
    showPending();
}

quint64 Results::newestRevision() const
{
    return m_private->document.revision();
}

QString Results::pendingText() const
{
    if (!m_private->isPending)
        return {};
    if (!m_private->isRequested && !m_private->job.isRunning())
        return tr("The prediction was stopped. Any change begins it again.");
    const Project& project = m_private->document.project();
    const std::size_t scenario = m_private->selection.scenario();
    if (scenario >= project.scenarios.size())
        return tr("Checking the project…");
    const Scenario& predicted = project.scenarios[scenario];
    const QString text =
        (runsApplications(predicted) ? tr("Running scenario %1 with model %2")
                                     : tr("Predicting scenario %1 with model %2"))
            .arg(QString::fromStdString(predicted.name), QString::fromStdString(predicted.model));
    return withProgress(text, m_private->progress);
}

void Results::showPending()
{
    m_private->isPending = m_isStale;
    m_private->moment.stop();
    emit stateChanged();
}

QString withProgress(const QString& work, double fraction)
{
    constexpr int kPercent = 100;
    return fraction > 0
               ? Results::tr("%1: %2 %").arg(work, QString::number(static_cast<int>(kPercent * fraction)))
               : Results::tr("%1…").arg(work);
}

void Results::request()
{
    setStale(true);
    m_private->progress = 0;
    if (m_private->isPending)
        emit stateChanged();
    else if (!m_private->moment.isActive())
        m_private->moment.start();
    // Several reasons in one turn of the event loop (an edit that also moves the selection) are one request.
    if (std::exchange(m_private->isRequested, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (std::exchange(m_private->isRequested, false))
                begin();
        },
        Qt::QueuedConnection);
}

void Results::begin()
{
    letGoOfLargeRun();
    ScenarioRequest request;
    request.project = m_private->document.project();
    request.revision = m_private->document.revision();
    request.scenario = m_private->selection.scenario();
    request.memory = m_private->memory;
    m_private->job.start([request](const JobContext& context) { return resultOf(request, context); },
                         [request](const Error& why) { return withoutResult(request, why); });
}

/** Two large runs at a time would take more memory than many machines have. */
void Results::letGoOfLargeRun()
{
    if (!m_current || m_current->runRecords() <= m_mostKept)
        return;
    auto rest = std::make_shared<ScenarioResult>(*m_current->withoutRun);
    rest->isLetGo = true;
    rest->failure =
        tr("The run before is not kept: it has more than %1 events and messages. The next one appears "
           "here once it is made.")
            .arg(m_mostKept);
    m_current = std::move(rest);
    emit changed();
}

void Results::take(std::shared_ptr<const ScenarioResult> result)
{
    m_current = std::move(result);
    setStale(false);
    emit changed();
}

void Results::setStale(bool stale)
{
    if (m_isStale == stale)
        return;
    m_isStale = stale;
    emit staleChanged(stale);
    if (stale)
        emit stateChanged();
    else
        showPending();
}

} // namespace contraflow
