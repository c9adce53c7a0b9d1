// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/prediction_output.h"
#include "core/base/text.h"
#include "core/engine/prediction_batch.h"
#include "core/tables/results_table.h"

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
    "--set gives a parameter of the project another value for this run, a number, a quantity or a formula; "
    "formulas of cells follow.\n"
    "\n"
    "Formats:\n"
    "  table  for people: four significant digits, rates of the steps where they fit\n"
    "  csv    every column of a message, listed below\n"
    "  json   scenarios, each with model, steps, makespan_s, step_times and messages; each message\n"
    "         with the columns of the CSV and its rates over time; these are null where all messages\n"
    "         together have more than a million\n"
    "Numbers in csv and json read back to the same double.";

/** What is to be predicted: each scenario with each model. */
Result<std::vector<PredictionRequest>> makeRequests(const ProjectFile& file, const Arguments& arguments)
{
    Result<std::vector<std::size_t>> scenarios = namedScenarios(file, arguments.values("--scenario"));
    if (!scenarios)
        return scenarios.error();
    if (!arguments.has("--scenario"))
        for (std::size_t i = 0; i < file.project().scenarios.size(); ++i)
            if (file.project().scenarios[i].applications.empty())
                scenarios->push_back(i);
    if (scenarios->empty() && !file.project().scenarios.empty())
        return Error{ErrorCode::invalidInput,
                     file.name + ": its scenarios run applications; 'contraflow replay' does that"};
    if (scenarios->empty())
        return noScenario(file);
    const Result<std::vector<std::optional<std::string>>> models = modelsToRun(file, arguments);
    if (!models)
        return models.error();
    std::vector<PredictionRequest> requests;
    for (const std::size_t scenario : *scenarios)
        for (const std::optional<std::string>& model : *models)
            requests.push_back({scenario, model});
    return requests;
}

std::unique_ptr<PredictionWriter> makeWriter(const std::string& format, Output& output)
{
    if (format == kCsvFormat)
        return makePredictionCsv(output);
    if (format == kJsonFormat)
        return makePredictionJson(output);
    return makePredictionTable(output);
}

/** Predicts, writes each prediction as soon as it is its turn, and reports what is wrong with it. */
void predictAndWrite(const ProjectFile& file, const std::vector<PredictionRequest>& requests,
                     const std::string& format, IssueReport& issues, const Output& output,
                     PredictionWriter& writer)
{
    const Project& project = file.project();
    ProgressLine progress(requests.size() > 1
                              ? "Predicting " + groupedCount(requests.size()) + " scenarios and models:"
                              : "Predicting " + project.scenarios[requests.front().scenario].name);
    BatchOptions options;
    if (format != kJsonFormat)
        options.run.maxSegments = kMostBriefRecords; // of the rates over time little or nothing is written
    if (progress.isWanted())
        options.run.progress = [&](double fraction) { progress.show(fraction); };
    const auto receive = [&](std::size_t request, const Result<Prediction>& prediction) {
        progress.remove();
        const std::size_t scenario = requests[request].scenario;
        if (prediction) {
            issues.add(prediction->issues);
            if (const std::optional<Issue> nothing = nothingPredicted(project, scenario, *prediction))
                issues.add({*nothing});
            const MeasuredTimes measured = MeasuredTimes::of(project, scenario);
            // It lives until its rows are written.
            const std::shared_ptr<const Prediction> shared(std::shared_ptr<void>(), &*prediction);
            writer.add({project, shared, project.scenarios[scenario], measured});
        } else {
            issues.add({cannotRun(project, scenario, prediction.error())});
        }
        return !output.hasFailed();
    };
    predictAll(project, requests, receive, options);
}

ExitStatus predictProject(const ProjectFile& file, const Arguments& arguments, Output& output)
{
    const Result<std::vector<PredictionRequest>> requests = makeRequests(file, arguments);
    if (!requests)
        return fail(requests.error());

    IssueReport issues(file);
    const std::string format = arguments.value("--format").value_or(std::string(kTableFormat));
    const auto writer = makeWriter(format, output);
    writer->begin(file.project());
    if (!output.hasFailed())
        predictAndWrite(file, *requests, format, issues, output, *writer);
    writer->end();
    return finish(output, issues);
}

ExitStatus runPredict(const Arguments& arguments)
{
    return withProject(arguments, [&](const ProjectFile& file, Output& output) {
        return predictProject(file, arguments, output);
    });
}

} // namespace

const Command& predictCommand()
{
    static const Command command{
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
        .run = runPredict,
        .columns = resultsHeading,
    };
    return command;
}

} // namespace contraflow::cli
