// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/prediction.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/engine/model_choice.h"
#include "core/project/checks.h"
#include "core/project/left_out.h"
#include "core/sharing/catalog.h"
#include "core/sharing/kind_title.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Diagnostics as warnings; the first few in full, the rest counted. */
void addDiagnosticIssues(Prediction& prediction, const Project& project)
{
    constexpr std::size_t kShown = 20;
    const auto& diagnostics = prediction.timeline.diagnostics;
    for (std::size_t i = 0; i < std::min(kShown, diagnostics.size()); ++i) {
        const std::size_t row = prediction.placed.messages[diagnostics[i].what.message].row;
        prediction.issues.push_back({Severity::warning,
                                     diagnosticText(prediction, project, diagnostics[i]),
                                     {TableRef{TableKind::messages, prediction.workload}, row, {}, 0}});
    }
    if (diagnostics.size() > kShown)
        prediction.issues.push_back(
            {Severity::warning,
             sentence(
                 "scenario %1: the model %2 breaks in %3 more places; the exact models asymmetric and max-min do not",
                 {inQuotes(prediction.scenario), kindTitle(prediction.kind),
                  groupedCount(diagnostics.size() - kShown)}),
             {}});
}

void addNotes(Prediction& prediction, std::size_t scenario)
{
    for (const std::string& note : prediction.timeline.notes)
        prediction.issues.push_back(
            {Severity::note,
             sentence("scenario %1: the model %2 %3",
                      {inQuotes(prediction.scenario), kindTitle(prediction.kind), note}),
             {TableRef{TableKind::scenarios, 0}, scenario, "model", 0}});
}

/** Says so when the model's conditions are not met as closely as a result should. */
void addResidualIssue(Prediction& prediction)
{
    constexpr double kAccurate = 1e-8;
    if (prediction.timeline.worstResidual <= kAccurate)
        return;
    prediction.issues.push_back(
        {Severity::note,
         sentence("scenario %1: the model %2 meets its conditions only within %3 % of a capacity; compare it "
                  "with another one",
                  {inQuotes(prediction.scenario), kindTitle(prediction.kind),
                   roundedText(100 * prediction.timeline.worstResidual, 2)}),
         {}});
}

/** Says so when the model was calibrated on traffic that this scenario goes beyond. */
void addCalibrationNote(Prediction& prediction, const Project& project, std::size_t scenario,
                        const Model& model)
{
    CalibrationCheck check =
        checkCalibration(project, scenario, model, trafficRange(prediction.placed), TrafficCounts::all);
    prediction.spread = check.spread;
    prediction.outsideCalibration = std::move(check.outside);
    if (check.note)
        prediction.issues.push_back(std::move(*check.note));
}

} // namespace

Result<Model> modelToPredictWith(const Project& project, std::size_t scenario,
                                 const std::optional<std::string>& modelOverride)
{
    if (scenario >= project.scenarios.size())
        return notFound("the project has no such scenario; add one");
    return chooseModel(project, project.scenarios[scenario], modelOverride);
}

Issue cannotRun(const Project& project, std::size_t scenario, const Error& error)
{
    // What is wrong with the scenario's own row already begins with its name.
    const std::string name = sentence("scenario %1", {inQuotes(project.scenarios[scenario].name)});
    return {Severity::error,
            error.message.starts_with(name) ? error.message : name + ": " + error.message,
            {TableRef{TableKind::scenarios, 0}, scenario, {}, 0}};
}

std::optional<Issue> nothingPredicted(const Project& project, std::size_t scenario,
                                      const Prediction& prediction)
{
    if (!prediction.placed.messages.empty())
        return std::nullopt;
    return nothingToPredict(project, scenario);
}

const ShortText& messageId(const Prediction& prediction, const Project& project, std::uint32_t message)
{
    return project.workloads[prediction.workload].messages[prediction.placed.messages[message].row].id;
}

std::string diagnosticText(const Prediction& prediction, const Project& project,
                           const StepDiagnostic& diagnostic)
{
    const SharingDiagnostic& what = diagnostic.what;
    const ChannelId channel(what.channel);
    const std::string place = sentence(
        "scenario %1, step %2: the model %3",
        {inQuotes(prediction.scenario), std::to_string(diagnostic.step + 1), kindTitle(prediction.kind)});
    const std::string message =
        sentence("message %1", {inQuotes(messageId(prediction, project, what.message))});
    const std::string name = prediction.placed.network->channelName(channel);
    if (what.kind == SharingDiagnostic::Kind::oversubscribed)
        return sentence("%1 gives %2 %3 % of its capacity, from %4 on; the printed algorithm does not keep "
                        "capacities, the model asymmetric does",
                        {place, name, roundedText(100 * what.excess, 4), message});
    return sentence("%1 leaves %2 no bandwidth on %3, so it was given an equal share of that channel; the "
                    "printed algorithm is undefined here, the model asymmetric is not",
                    {place, message, name});
}

Result<Prediction> predict(const Project& project, std::size_t scenario,
                           const std::optional<std::string>& modelOverride, const RunOptions& options)
{
    Prediction prediction;
    if (scenario >= project.scenarios.size())
        return notFound("the project has no such scenario; add one");
    const Scenario& s = project.scenarios[scenario];
    prediction.scenario = s.name;
    prediction.workload = indexOfName(project.workloads, s.workload);
    prediction.placed = placeScenario(project, scenario, prediction.issues);
    if (!prediction.placed.network)
        return Error{ErrorCode::invalidInput, prediction.issues.back().text};
    prediction.without = leftOutOf(&project.workloads[prediction.workload], prediction.placed.messages.size(),
                                   prediction.issues);
    ASSIGN_OR_RETURN(const Model chosen, chooseModel(project, s, modelOverride));
    prediction.model = chosen.name;
    prediction.kind = chosen.kind;
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> model, makeModel(chosen));
    ASSIGN_OR_RETURN(
        Timeline timeline,
        runFluid(prediction.placed, *model, options).within(sentence("scenario %1", {inQuotes(s.name)})));
    prediction.timeline = std::move(timeline);
    addDiagnosticIssues(prediction, project);
    addNotes(prediction, scenario);
    addResidualIssue(prediction);
    addCalibrationNote(prediction, project, scenario, chosen);
    return prediction;
}

void predictAll(const Project& project, std::span<const PredictionRequest> requests,
                const PredictionReceiver& receive, const BatchOptions& options)
{
    makeAll<Prediction>(
        requests.size(),
        [&](std::size_t i, const RunOptions& run) {
            const PredictionRequest& request = requests[i];
            return predict(request.project ? *request.project : project, request.scenario, request.model,
                           run);
        },
        receive, options);
}

} // namespace contraflow
