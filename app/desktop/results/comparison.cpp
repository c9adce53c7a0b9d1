// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/results/comparison.h"

#include "app/desktop/jobs/latest_job.h"
#include "core/analysis/application/run_times.h"
#include "core/analysis/error_statistics.h"
#include "core/application/application_replay.h"
#include "core/sharing/catalog.h"

#include <QTimer>

#include <algorithm>
#include <span>
#include <utility>

namespace contraflow {

namespace {

/** A comparison that takes longer than this arrives model by model. */
constexpr int kPatience = 400;

/** What a worker brings back about one model. */
struct ModelRun
{
    std::size_t position = 0; ///< in ComparisonResult::models
    ComparedModel model;
};

/** What a worker needs, by value. */
struct ModelRequest
{
    std::size_t position = 0;
    std::string model;
    std::shared_ptr<const ScenarioResult> base;
    std::shared_ptr<const ModelTimes> reference;
};

std::string kindOf(const Project& project, const std::string& model)
{
    if (const Model* named = findByName(project.models, model))
        return named->kind;
    return findModelInfo(model) ? model : std::string();
}

/** The models to compare: the scenario's own, and the chosen ones that exist. */
std::vector<ComparedModel> wantedModels(const ScenarioResult& base, const QStringList& chosen)
{
    std::vector<ComparedModel> models;
    if (!base.prediction && !base.replay)
        return models;
    const auto add = [&](const std::string& name) {
        const bool isKnown = std::any_of(models.begin(), models.end(),
                                         [&](const ComparedModel& model) { return model.model == name; });
        const std::string kind = kindOf(base.project, name);
        if (!isKnown && (models.empty() || !kind.empty()))
            models.push_back({.model = name, .kind = kind});
    };
    add(modelOf(base));
    const std::size_t own = models.size();
    for (const QString& name : chosen)
        add(name.toStdString());
    return models.size() == own ? std::vector<ComparedModel>() : models;
}

void keepTimes(ComparedModel& model, const ScenarioReplay& replay)
{
    model.times = std::make_shared<const ModelTimes>(processTimes(replay));
    if (!replay.replay.events.empty())
        model.events = std::make_shared<const ModelTimes>(eventTimes(replay));
    model.communication = meanCommunication(replay.replay);
    if (!replay.measured.empty())
        model.measured = std::make_shared<const MeasuredSums>(replay.measured);
}

/** Of a run, errors are those of sums of processes. */
void addErrors(ModelSummary& summary, const MeasuredSums& measured)
{
    const ErrorSummary errors = summariseErrors(measured.errors());
    summary.measured = errors.count;
    summary.meanAbsoluteError = errors.absolute.mean;
    summary.withinTenPercent = errors.within;
}

/** Runs the applications of the scenario; events are kept where the run that is shown has kept its own. */
Result<void> runComparedApplications(ComparedModel& model, const ScenarioResult& base,
                                     const JobContext& context)
{
    const auto events = static_cast<double>(std::max<std::uint64_t>(1, base.replay->replay.eventCount));
    ReplayOptions options;
    options.keepsEvents = !base.replay->replay.events.empty();
    options.maxRecords = std::max(options.maxRecords, base.replay->replay.events.size());
    options.stop = context.stop;
    options.progress = [&](std::uint64_t begun) {
        context.progress(std::min(1.0, static_cast<double>(begun) / events));
    };
    IssueList issues;
    const Result<ScenarioReplay> replay =
        replayScenario(base.project, base.scenario, model.model, options, issues);
    if (!replay)
        return replay.error();
    keepTimes(model, *replay);
    return {};
}

Result<void> predictComparedMessages(ComparedModel& model, const ScenarioResult& base,
                                     const JobContext& context)
{
    RunOptions options;
    options.maxSegments = 0; // of the rates over time nothing is shown
    options.progress = context.progress;
    options.stop = context.stop;
    const Result<Prediction> prediction = predict(base.project, base.scenario, model.model, options);
    if (!prediction)
        return prediction.error();
    model.times = std::make_shared<const ModelTimes>(modelTimes(*prediction));
    return {};
}

ModelRun runModel(const ModelRequest& request, const JobContext& context)
{
    const ScenarioResult& base = *request.base;
    ModelRun run{request.position, {.model = request.model, .kind = kindOf(base.project, request.model)}};
    if (modelOf(base) != request.model) {
        const Result<void> made = base.replay ? runComparedApplications(run.model, base, context)
                                              : predictComparedMessages(run.model, base, context);
        if (!made) {
            run.model.failure = QString::fromStdString(made.error().message);
            return run;
        }
    } else if (base.replay) {
        keepTimes(run.model, *base.replay);
    } else {
        run.model.times = std::make_shared<const ModelTimes>(modelTimes(*base.prediction));
    }
    std::span<const double> reference;
    if (request.reference && request.position != 0)
        reference = request.reference->seconds;
    run.model.summary = summarise(*run.model.times, reference, base.measured);
    if (run.model.measured)
        addErrors(run.model.summary, *run.model.measured);
    return run;
}

} // namespace

class Comparison::Private
{
public:
    Private(Comparison& comparison, Selection& s, Results& r)
        : selection(s)
        , results(r)
        , job(
              Comparison::tr("The prediction with a model to compare"),
              [this, &comparison](ModelRun run) {
                  if (run.position < building.models.size())
                      building.models[run.position] = std::move(run.model);
                  comparison.runNext();
              },
              [this, &comparison](double fraction) {
                  const auto total = static_cast<double>(building.models.size());
                  emit comparison.progressChanged((static_cast<double>(next) + fraction) / total,
                                                  QString::fromStdString(building.models[next].model));
              })
    {}

    Selection& selection;
    Results& results;
    ComparisonResult building;
    ComparisonResult letGo; ///< what was shown with a large run, without that; until there is something again
    std::size_t next = 0;   ///< position of the model at work
    QTimer patience;
    bool arrivesSingly = false;
    LatestJob<ModelRun> job;
};

Comparison::Comparison(Selection& selection, Results& results)
    : m_private(std::make_unique<Private>(*this, selection, results))
    , m_current(std::make_shared<const ComparisonResult>())
{
    m_private->patience.setSingleShot(true);
    m_private->patience.setInterval(kPatience);
    connect(&m_private->patience, &QTimer::timeout, this, [this] {
        m_private->arrivesSingly = true;
        publish();
    });
    connect(&results, &Results::resultChanged, this, &Comparison::restart);
    // Queued: a renamed model is another choice as well as an edit, and the edit's result comes by itself.
    connect(&selection, &Selection::comparedModelsChanged, this, &Comparison::restart, Qt::QueuedConnection);
    connect(&results, &Results::staleChanged, this, [this](bool isStale) {
        if (!isStale)
            return; // the result itself restarts it
        m_private->job.cancel();
        m_private->patience.stop();
        setRunning(false);
        emit stateChanged();
    });
}

Comparison::~Comparison() = default;

bool Comparison::isStale() const
{
    return !m_current->models.empty() &&
           (m_private->results.isStale() || m_private->results.current() != m_current->base);
}

bool Comparison::isLetGo() const
{
    return !m_private->letGo.models.empty();
}

QString Comparison::pendingText() const
{
    const QString before = m_private->results.pendingText();
    return before.isEmpty() && isRunning() ? withProgress(tr("Predicting with the models to compare"), 0)
                                           : before;
}

void Comparison::restart()
{
    Private& p = *m_private;
    if (p.results.isStale()) {
        // Its result comes and starts it.
        if (const auto result = p.results.current(); result && result->isLetGo)
            letGo();
        return;
    }
    p.job.cancel();
    m_isStopped = false;
    const auto base = p.results.current();
    std::vector<ComparedModel> models =
        base ? wantedModels(*base, p.selection.comparedModels()) : std::vector<ComparedModel>();
    // Another choice of models needs only what was not there before.
    const ComparisonResult& before = m_current->base ? *m_current : p.letGo;
    const auto known = before.base;
    if (base && known && base->revision == known->revision && base->scenario == known->scenario)
        for (ComparedModel& model : models)
            for (const ComparedModel& old : before.models)
                if (old.model == model.model && old.times)
                    model = old;
    p.building = {base, std::move(models)};
    p.arrivesSingly = false;
    if (!p.building.models.empty())
        p.patience.start();
    runNext();
}

void Comparison::runNext()
{
    Private& p = *m_private;
    const auto pending = std::find_if(p.building.models.begin(), p.building.models.end(),
                                      [](const ComparedModel& model) { return model.isPending(); });
    if (pending == p.building.models.end()) {
        p.patience.stop();
        setRunning(false);
        publish();
        return;
    }
    if (p.arrivesSingly)
        publish();
    p.next = static_cast<std::size_t>(pending - p.building.models.begin());
    setRunning(true);
    const ModelRequest request{p.next, pending->model, p.building.base, p.building.models.front().times};
    p.job.start([request](const JobContext& context) { return runModel(request, context); },
                [at = p.next, model = pending->model, kind = pending->kind](const Error& why) {
                    return ModelRun{
                        at, {.model = model, .kind = kind, .failure = QString::fromStdString(why.message)}};
                });
}

/** Keeps the times of the models, which are good for the next run of the same project. */
void Comparison::letGo()
{
    Private& p = *m_private;
    p.building = {};
    if (!m_current->base)
        return;
    p.letGo = {withoutRun(m_current->base), m_current->models};
    m_current = std::make_shared<const ComparisonResult>();
    if (isLetGo())
        emit comparisonChanged();
}

void Comparison::publish()
{
    const bool isEmpty = m_current->models.empty() && m_private->building.models.empty() && !isLetGo();
    m_private->letGo = {};
    m_current = std::make_shared<const ComparisonResult>(m_private->building);
    if (!isEmpty)
        emit comparisonChanged();
}

void Comparison::cancel()
{
    if (!m_isRunning)
        return;
    m_private->job.cancel();
    m_private->patience.stop();
    m_isStopped = true;
    publish();
    setRunning(false);
}

void Comparison::resume()
{
    if (std::exchange(m_isStopped, false)) {
        m_private->patience.start();
        runNext();
    }
}

void Comparison::setRunning(bool isRunning)
{
    if (std::exchange(m_isRunning, isRunning) != isRunning)
        emit stateChanged();
}

} // namespace contraflow
