// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/comparison.h"

#include "core/analysis/application/run_analysis.h"
#include "core/analysis/error_statistics.h"
#include "core/application/application_replay.h"
#include "core/base/ranges.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <span>
#include <utility>

namespace contraflow {

namespace {

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
    if (!base.run())
        return models;
    const auto add = [&](const std::string& name) {
        const bool isKnown = contains(models, name, &ComparedModel::model);
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
    ASSIGN_OR_RETURN(const ScenarioReplay replay,
                     replayScenario(base.project, base.scenario, model.model, options, issues));
    keepTimes(model, replay);
    return {};
}

Result<void> predictComparedMessages(ComparedModel& model, const ScenarioResult& base,
                                     const JobContext& context)
{
    RunOptions options;
    options.maxSegments = 0; // of the rates over time nothing is shown
    options.progress = context.progress;
    options.stop = context.stop;
    ASSIGN_OR_RETURN(const Prediction prediction, predict(base.project, base.scenario, model.model, options));
    model.times = std::make_shared<const ModelTimes>(modelTimes(prediction));
    return {};
}

/** Predicts with one model of a comparison, of which the own one is there already. */
void predictCompared(ComparisonResult& compared, std::size_t position, const JobContext& context)
{
    const ScenarioResult& base = *compared.base;
    ComparedModel& model = compared.models[position];
    if (modelOf(base) != model.model) {
        const Result<void> made = base.replay ? runComparedApplications(model, base, context)
                                              : predictComparedMessages(model, base, context);
        if (!made) {
            model.failure = QString::fromStdString(made.error().message);
            return;
        }
    } else if (base.replay) {
        keepTimes(model, *base.replay);
    } else {
        model.times = std::make_shared<const ModelTimes>(modelTimes(*base.prediction));
    }
    std::span<const double> reference;
    if (position != 0 && compared.reference())
        reference = compared.reference()->seconds;
    model.summary = summarise(*model.times, reference, base.measured);
    if (model.measured)
        addErrors(model.summary, *model.measured);
}

using Comparison = LiveValue<ComparisonResult>;

Comparison::Shared predictAllCompared(ComparisonResult compared, const Comparison::Job::Context& context)
{
    const std::size_t count = compared.models.size();
    bool isFirst = true; // what there is before it is known
    for (std::size_t i = 0; i < count; ++i) {
        if (!compared.models[i].isPending())
            continue;
        if (!std::exchange(isFirst, false))
            context.show(std::make_shared<const ComparisonResult>(compared));
        predictCompared(compared, i, {context.stop, [&](double fraction) {
                                          context.progress((static_cast<double>(i) + fraction) /
                                                           static_cast<double>(count));
                                      }});
        if (context.stop.stop_requested())
            return nullptr;
    }
    return std::make_shared<const ComparisonResult>(std::move(compared));
}

} // namespace

const ComparedModel* ComparisonResult::pending() const
{
    const auto found = std::ranges::find_if(models, &ComparedModel::isPending);
    return found == models.end() ? nullptr : &*found;
}

void ComparisonResult::giveUp(const QString& why)
{
    for (ComparedModel& model : models)
        if (model.isPending())
            model.failure = why;
}

LiveValue<ComparisonResult>::Plan comparisonPlan(const std::shared_ptr<const ScenarioResult>& base,
                                                 const QStringList& chosen, const ComparisonResult& before)
{
    ComparisonResult compared{base, wantedModels(*base, chosen), {}};
    if (compared.models.empty())
        return {};
    // Another choice of models needs only what was not there before.
    if (before.base && base->revision == before.base->revision && base->scenario == before.base->scenario)
        for (ComparedModel& model : compared.models)
            for (const ComparedModel& old : before.letGo.empty() ? before.models : before.letGo)
                if (old.model == model.model && old.times)
                    model = old;
    auto known = std::make_shared<const ComparisonResult>(compared);
    if (!compared.pending())
        return {.part = std::move(known)};
    return {[compared = std::move(compared)](const Comparison::Job::Context& context) {
                return predictAllCompared(compared, context);
            },
            std::move(known)};
}

LiveValue<ComparisonResult>::Options comparisonOptions()
{
    constexpr int kPatience = 400;
    return {
        .nothing = std::make_shared<const ComparisonResult>(),
        .patience = kPatience,
        // The times of the models are good for the next run of the same project.
        .withoutRun = [](const ComparisonResult& compared) {
            return std::make_shared<const ComparisonResult>(ComparisonResult{
                withoutRun(compared.base), {}, compared.letGo.empty() ? compared.models : compared.letGo});
        }};
}

} // namespace contraflow
