// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/scenario_heading.h"
#include "core/analysis/candidates/lossless_pair.h"
#include "core/base/text.h"
#include "core/engine/prediction.h"
#include "core/project/left_out.h"
#include "core/project/measured_times.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/results_table.h"

#include <cmath>
#include <memory>

namespace contraflow::cli {

namespace {

constexpr std::string_view kPredictDescription =
    "Predicts the time of every message of the project's scenarios, or of the named ones.\n"
    "\n"
    "PROJECT is a project file, or - for standard input. --model replaces the models of the scenarios by a model "
    "of the project or a kind that the program knows (asymmetric, max-min, window …: 'contraflow models' "
    "lists them); given several times, each scenario is predicted with each of them.\n"
    "\n"
    "What cannot be used is left out and named on standard error with its line; the rest is predicted all "
    "the same. The exit status is 1 when any error was named.\n"
    "\n"
    "A scenario of a lossless network that names a model without congestion control (uncontrolled) is predicted "
    "under both, one after the other; below stands how many times as long it takes without, which messages are "
    "victims of a full channel that they do not use, and what to ask the vendor.\n"
    "\n"
    "--set gives a parameter of the project another value for this run, a number, a quantity or a formula; "
    "formulas of cells follow.\n"
    "\n"
    "Formats:\n"
    "  table  for people: four significant digits, rates of the steps where they fit\n"
    "  csv    every column of a message, listed below\n"
    "  json   scenarios, each with model, steps, makespan_s, step_times and messages; each message\n"
    "         with the columns of the CSV and its rates over time; these are null where all messages\n"
    "         together have more than a million; without congestion control, lossless says how it\n"
    "         stands to the one before\n"
    "Numbers in csv and json read back to the same double.";

/** What is to be predicted: each scenario with each model. */
Result<std::vector<PredictionRequest>> makeRequests(const ProjectFile& file, const Arguments& arguments)
{
    ASSIGN_OR_RETURN(std::vector<std::size_t> scenarios,
                     namedScenarios(file, arguments.values("--scenario")));
    if (!arguments.has("--scenario"))
        for (std::size_t i = 0; i < file.project().scenarios.size(); ++i)
            if (file.project().scenarios[i].applications.empty())
                scenarios.push_back(i);
    if (scenarios.empty() && !file.project().scenarios.empty())
        return refused(file.name + ": its scenarios run applications; 'contraflow replay' does that");
    if (scenarios.empty())
        return noScenario(file);
    ASSIGN_OR_RETURN(const std::vector<std::optional<std::string>> models, modelsToRun(file, arguments));
    std::vector<PredictionRequest> requests;
    for (const std::size_t scenario : scenarios)
        for (const std::optional<std::string>& model :
             withUncontrolled(models, file.project().scenarios[scenario]))
            requests.push_back({scenario, model});
    return requests;
}

std::string meanError(const Table& results)
{
    double sum = 0;
    std::size_t count = 0;
    const std::size_t error = columnWithKey(results, "error_pct");
    for (std::size_t i = 0; i < results.rowCount(); ++i)
        if (const TableCell cell = results.cell(i, error); cell.number()) {
            sum += std::abs(*cell.number());
            ++count;
        }
    if (count == 0)
        return "none of these messages";
    return counted(count, "message") + ", mean |error| " + roundedText(sum / static_cast<double>(count), 2) +
           " %";
}

std::string predictionHeading(const Scenario& scenario, const Prediction& prediction,
                              const MeasuredTimes& measured, const Table& results)
{
    const Timeline& timeline = prediction.timeline;
    std::string text = "Scenario " + prediction.scenario + ": platform " + scenario.platform + ", workload " +
                       scenario.workload;
    if (!scenario.mapping.empty())
        text += ", mapping " + scenario.mapping;
    text += '\n' + modelHeading(prediction.model, prediction.kind) + ": " +
            counted(timeline.messages.size(), "message") + ", " + counted(timeline.stepCount(), "step") +
            ", makespan " + displayText(Dimension::duration, timeline.makespan()) +
            commaWithout(prediction.without) + '\n' + beyondCalibrationLine(prediction.outsideCalibration);
    if (!measured.empty())
        text += "Measured " + measured.measurement() + ": " + meanError(results) + '\n';
    return text + (results.empty() ? "" : "\n");
}

std::string underPrediction(const Timeline& timeline)
{
    std::string text;
    if (timeline.messages.empty())
        return text;
    if (timeline.stepCount() > 1)
        text += "\n  A step ends when a message starts or ends.\n";
    // Rules in closed form have none; an equation that is solved says how well.
    if (timeline.worstResidual > 0)
        text += "\n  Residual of the solved equations, relative, in the worst step: " +
                roundedText(timeline.worstResidual, 1) + "\n";
    return text;
}

/** What is known of the scenario as a whole. */
JsonParts predictionParts(const Project& project, const Scenario& scenario, const Prediction& prediction,
                          const MeasuredTimes& measured)
{
    const Timeline& timeline = prediction.timeline;
    const auto step = [&timeline](std::size_t i) -> JsonParts {
        return {{"step", i + 1}, {"start_s", timeline.stepStarts[i]}, {"end_s", timeline.stepEnds[i]}};
    };
    constexpr auto line = JsonWriter::Layout::line;
    return {{"scenario", scenario.name},
            {"platform", scenario.platform},
            {"workload", scenario.workload},
            {"mapping", scenario.mapping},
            {"model", prediction.model},
            {"kind", prediction.kind},
            {"steps", timeline.stepCount()},
            {"makespan_s", timeline.makespan()},
            {"residual", timeline.worstResidual},
            {"outside_calibration", listOf(prediction.outsideCalibration, line)},
            {"step_times", JsonObjects{timeline.stepCount(), step, line}},
            {"measurement", measured.empty() ? TableCell() : TableCell(measured.measurement())},
            {"left_out",
             messagesLeftOut(project.workloads[prediction.workload], prediction.placed.messages.size())},
            {"without", listOf(prediction.without, line)}};
}

/** One scenario under one model; `controlled`: the same with congestion control, where this is without. */
void writePrediction(ScenarioWriter& writer, const Project& project, const Scenario& scenario,
                     const std::shared_ptr<const Prediction>& prediction, const MeasuredTimes& measured,
                     const Prediction* controlled)
{
    std::vector<LosslessPair> pairs;
    if (controlled)
        pairs.push_back(losslessPair(project, *controlled, *prediction));
    const Table results = resultsTable(project, prediction, measured);
    writer.add({.above = [&] { return predictionHeading(scenario, *prediction, measured, results); },
                .rows = results,
                .json = [&]() -> JsonParts {
                    JsonParts parts = predictionParts(project, scenario, *prediction, measured);
                    parts.push_back({"lossless", JsonRow{pairTable(pairs)}});
                    parts.push_back({"messages", JsonRows{results}});
                    parts.push_back({"issues", issueObjects(prediction->issues)});
                    return parts;
                },
                .below = [&] { return underPrediction(prediction->timeline) + textsOfPairs(pairs); }});
}

/** Predicts, writes each prediction as soon as it is its turn, and reports what is wrong with it. */
void predictAndWrite(const ProjectFile& file, const std::vector<PredictionRequest>& requests, bool needsRates,
                     IssueReport& issues, const Output& output, ScenarioWriter& writer)
{
    const Project& project = file.project();
    ProgressLine progress(requests.size() > 1
                              ? "Predicting " + groupedCount(requests.size()) + " scenarios and models:"
                              : "Predicting " + project.scenarios[requests.front().scenario].name);
    BatchOptions options;
    if (!needsRates)
        options.run.maxSegments = kMostBriefRecords; // of the rates over time little or nothing is written
    options.run.progress = progress.callback();
    std::shared_ptr<const Prediction> before; // of the last request
    const auto isSecond = [&requests](std::size_t request) {
        return request > 0 && requests[request - 1].scenario == requests[request].scenario &&
               !requests[request - 1].model && requests[request].model;
    };
    const auto receive = [&](std::size_t request, Result<Prediction> prediction) {
        progress.remove();
        const std::size_t scenario = requests[request].scenario;
        if (prediction) {
            issues.add(prediction->issues);
            if (const std::optional<Issue> nothing = nothingPredicted(project, scenario, *prediction))
                issues.add({*nothing});
            const MeasuredTimes measured = MeasuredTimes::of(project, scenario);
            auto shared = std::make_shared<const Prediction>(std::move(prediction).value());
            writePrediction(writer, project, project.scenarios[scenario], shared, measured,
                            isSecond(request) ? before.get() : nullptr);
            before = std::move(shared);
        } else {
            before.reset();
            Issue issue = cannotRun(project, scenario, prediction.error());
            if (isSecond(request)) // the scenario itself was predicted
                issue.severity = Severity::warning;
            issues.add({std::move(issue)});
        }
        return !output.hasFailed();
    };
    predictAll(project, requests, receive, options);
}

Result<ExitStatus> predictProject(const ProjectFile& file, const Arguments& arguments, Output& output)
{
    ASSIGN_OR_RETURN(const std::vector<PredictionRequest> requests, makeRequests(file, arguments));

    IssueReport issues(file);
    ScenarioWriter writer(arguments, file.project(), resultsHeading(), output);
    if (!output.hasFailed())
        predictAndWrite(file, requests, arguments.value("--format") == kJsonFormat, issues, output, writer);
    writer.end();
    return finish(output, issues);
}

} // namespace

Command predictCommand()
{
    return {
        .name = "predict",
        .summary = "times of every message of the project's scenarios",
        .synopsis =
            "PROJECT [--scenario NAME]... [--model KIND]... [--set NAME=VALUE]... [--format table|csv|json] [-o FILE]",
        .description = kPredictDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                scenariosOption(),
                modelsOption(),
                setOption(),
                formatOption("how the times are written"),
                outputOption(),
            },
        .run = onProject<predictProject>,
        .columns = resultsHeading,
    };
}

} // namespace contraflow::cli
