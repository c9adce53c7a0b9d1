// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/explain_event.h"
#include "app/cli/explanation_output.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/tables/event_tables.h"

namespace contraflow::cli {

namespace {

constexpr std::string_view kExplainDescription =
    "Shows why one message of a scenario takes its time: for every step its rate and penalty, the channel that "
    "limits it, for every channel of its route the load both ways and the messages that share it, the numbers "
    "of messages that meet it at its ends, and the figures from which the model has the rate, with their "
    "formulas. In JSON and CSV the lists of messages are left out from the step on at which all together would have more than a "
    "million; --step shows any step in full.\n"
    "\n"
    "PROJECT is a project file, or - for standard input. --scenario may be left out when the project has only "
    "one. A channel is one direction of a link; \"against the flow\" means its other direction.\n"
    "\n"
    "Of a scenario that runs applications, --process and --event name an event instead, by its number from 1 on as "
    "'contraflow replay --by event' counts; a process of the second and further applications is NAME:RANK. Shown "
    "are the messages that it sent, received and waited for, their latency, transfer and contention, the channel "
    "that limited each longest and who shared it. CSV has the columns below for an event.";

/** What the scenario and the options do not agree on. */
std::string mismatch(const Arguments& arguments, bool isApplication)
{
    const bool asksForEvent = arguments.has("--process") || arguments.has("--event");
    if (asksForEvent && arguments.has("--message"))
        return "--message is of a scenario of messages, --process and --event of one with applications; leave "
               "one out";
    if (isApplication && (!arguments.has("--process") || !arguments.has("--event")))
        return "the scenario runs applications; name an event with --process and --event, which 'contraflow "
               "replay --by event' lists";
    if (isApplication && arguments.has("--step"))
        return "--step is of messages; an event has none";
    if (!isApplication && asksForEvent)
        return "the scenario runs no application, so it has no events; name a message with --message";
    if (!isApplication && !arguments.has("--message"))
        return "say which message with --message ID; 'contraflow predict' lists them";
    return {};
}

Result<std::uint32_t> findMessage(const ProjectFile& file, const Prediction& prediction,
                                  const std::string& id)
{
    const auto& rows = file.project().workloads[prediction.workload].messages;
    const auto& placed = prediction.placed.messages;
    for (std::size_t i = 0; i < placed.size(); ++i)
        if (rows[placed[i].row].id == id)
            return static_cast<std::uint32_t>(i);
    const std::string where = file.name + ": scenario " + inQuotes(prediction.scenario) + ": ";
    std::vector<std::string> known;
    for (const MessageRow& row : rows) {
        if (row.id == id)
            return Error{ErrorCode::invalidInput, where + "the message " + inQuotes(id) +
                                                      " is at fault and takes no part; see the issue above"};
        known.push_back(row.id);
    }
    const std::string near = suggestion(id, known);
    return Error{ErrorCode::notFound,
                 where + "there is no message " + inQuotes(id) +
                     (near.empty() ? "; 'contraflow predict' lists the messages" : "; " + near)};
}

/** Step `number` (1-based) of a message as the timeline counts it. */
Result<std::size_t> findStep(const ProjectFile& file, const Prediction& prediction, std::uint32_t message,
                             std::uint64_t number)
{
    const MessageTimes& times = prediction.timeline.messages[message];
    if (number >= 1 && times.isActiveIn(number - 1))
        return std::size_t{number - 1};
    const std::string id = inQuotes(messageId(prediction, file.project(), message));
    return Error{ErrorCode::invalidInput,
                 file.name + ": message " + id + " is not active in step " + std::to_string(number) +
                     (times.steps() == 0 ? "; it uses no network, so it has no step"
                                         : "; take a step from " + std::to_string(times.firstStep + 1) +
                                               " to " + std::to_string(times.endStep))};
}

ExitStatus runExplain(const Arguments& arguments)
{
    if (!arguments.has("--message") && !arguments.has("--process") && !arguments.has("--event"))
        return misused("explain", "it needs --message ID, or --process RANK and --event NUMBER");
    const Result<std::uint64_t> number = arguments.count("--step", 0);
    const Result<std::uint64_t> event = arguments.count("--event", 0);
    for (const Result<std::uint64_t>* count : {&number, &event})
        if (!*count)
            return misused("explain", count->error().message);
    const Result<ProjectFile> file = loadProjectWithSettings(arguments);
    if (!file)
        return fail(file.error());
    const Result<std::size_t> scenario = chooseScenario(*file, arguments.value("--scenario"));
    if (!scenario)
        return fail(scenario.error());
    const Result<std::optional<std::string>> model = modelToRun(*file, arguments);
    if (!model)
        return fail(model.error());

    const bool isApplication = runsApplications(file->project().scenarios[*scenario]);
    if (const std::string problem = mismatch(arguments, isApplication); !problem.empty())
        return fail({ErrorCode::invalidInput, file->name + ": " + problem});
    IssueReport issues(*file);
    if (isApplication)
        return explainEventOf(*file, *scenario, {*arguments.value("--process"), *event}, arguments, issues);
    const Result<Prediction> prediction = predict(file->project(), *scenario, *model);
    if (!prediction) {
        issues.add({cannotRun(file->project(), *scenario, prediction.error())});
        return ExitStatus::inputAtFault;
    }
    issues.add(prediction->issues);
    const Result<std::uint32_t> message = findMessage(*file, *prediction, *arguments.value("--message"));
    if (!message)
        return fail(message.error());
    if (!prediction->timeline.hasAllSegments)
        return fail({ErrorCode::invalidInput, file->name +
                                                  ": the scenario has more changes of rate than are kept, so "
                                                  "its messages cannot be explained; take fewer messages"});

    const MessageTimes& times = prediction->timeline.messages[*message];
    std::optional<std::size_t> only;
    if (arguments.has("--step")) {
        const Result<std::size_t> step = findStep(*file, *prediction, *message, *number);
        if (!step)
            return fail(step.error());
        only = *step;
    }
    Explanation explanation = explain(*prediction, file->project(), *message, {times.firstStep, {}});
    if (only)
        std::erase_if(explanation.steps, [&](const ExplainedStep& other) { return other.step != *only; });
    const ExplainedMessage explained{file->project(), *prediction, explanation};
    const std::optional<std::string> format = arguments.value("--format");
    Output output;
    if (format == kJsonFormat)
        writeExplanationJson(explained, output);
    else if (format == kCsvFormat)
        writeExplanationCsv(explained, output);
    else
        writeExplanationTable(explained, output);
    return finish(output, issues);
}

} // namespace

const Command& explainCommand()
{
    static const Command command{
        .name = "explain",
        .summary = "why a message or an event of a program takes its time: limits and who shares them",
        .synopsis =
            "PROJECT --message ID|--process RANK --event NUMBER [--scenario NAME] [--model KIND] [--set NAME=VALUE]... [--step NUMBER] [--format table|csv|json]",
        .description = kExplainDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                {.name = "--scenario", .value = "NAME", .help = "the scenario"},
                {.name = "--message", .value = "ID", .help = "the message, as its table calls it"},
                {.name = "--process", .value = "RANK", .help = "a process of an application, or NAME:RANK"},
                {.name = "--event", .value = "NUMBER", .help = "its event, from 1 on"},
                modelOption(),
                setOption(),
                {.name = "--step", .value = "NUMBER", .help = "this step only"},
                formatOption("how the explanation is written"),
            },
        .run = runExplain,
        .columnsWith = {{"--event", eventMessagesHeading}},
    };
    return command;
}

} // namespace contraflow::cli
