// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/scenario_heading.h"
#include "app/cli/text_table.h"
#include "core/analysis/application/run_analysis.h"
#include "core/analysis/limits.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/left_out.h"
#include "core/tables/explanation_tables.h"
#include "core/tables/replay_tables.h"

#include <cstdint>
#include <memory>
#include <set>
#include <utility>

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
    const std::string where = file.name + ": scenario " + inQuotes(prediction.scenario);
    std::vector<std::string> known;
    for (const MessageRow& row : rows) {
        if (row.id == id)
            return refused(where + ": the message " + inQuotes(id) +
                           " is at fault and takes no part; see the issue above");
        known.push_back(row.id);
    }
    return unknownName("message", id, known, "'contraflow predict' lists the messages").within(where);
}

/** Step `number` (1-based) of a message as the timeline counts it. */
Result<std::size_t> findStep(const ProjectFile& file, const Prediction& prediction, std::uint32_t message,
                             std::uint64_t number)
{
    const MessageTimes& times = prediction.timeline.messages[message];
    if (number >= 1 && times.isActiveIn(number - 1))
        return std::size_t{number - 1};
    const std::string id = inQuotes(messageId(prediction, file.project(), message));
    return refused(file.name + ": message " + id + " is not active in step " + std::to_string(number) +
                   (times.steps() == 0 ? "; it uses no network, so it has no step"
                                       : "; take a step from " + std::to_string(times.firstStep + 1) +
                                             " to " + std::to_string(times.endStep)));
}

/** A step with its details: those of all of them together can be more than fits into memory. */
ExplainedStep stepInFull(const ExplainedMessage& message, std::size_t step)
{
    return explainStep(message.prediction, message.project, message.explanation.message,
                       message.explanation.steps[step].step);
}

/** Decides step by step whether files list the messages that a step speaks of: what every step says of every
 * message would grow with the product of both, so that lists end with the step before which all together
 * would have more than kMost messages. The first step has them always. */
class ListBudget
{
public:
    [[nodiscard]] MessageLists spend(const ExplainedStep& step)
    {
        const bool isFirst = m_spent == 0;
        m_spent += listedMessages(step);
        return isFirst || m_spent <= kMost ? MessageLists::written : MessageLists::leftOut;
    }

private:
    static constexpr std::size_t kMost = 1'000'000;
    std::size_t m_spent = 0;
};

std::string messageHeading(const ExplainedMessage& message)
{
    const Prediction& prediction = message.prediction;
    const MessageRow& row = message.row(message.explanation.message);
    const PlacedMessage& placed = prediction.placed.messages[message.explanation.message];
    const MessageTimes& times = message.times();
    const auto duration = [](double seconds) { return displayText(Dimension::duration, seconds); };
    std::string text = "Message " + row.id + ", " + displayText(Dimension::size, placed.bytes) + " from " +
                       row.source + " to " + row.destination;
    const std::string& source = prediction.placed.network->node(placed.source).name;
    const std::string& destination = prediction.placed.network->node(placed.destination).name;
    if (source != row.source || destination != row.destination)
        text += " (on " + source + " and " + destination + ")";
    text += '\n' + scenarioHeading(prediction.scenario, prediction.model, prediction.kind) +
            commaWithout(prediction.without) + '\n';
    if (times.start > 0)
        text += "From " + duration(times.start) + " to " + duration(times.finish()) + '\n';
    return text + message.explanation.summary + '\n';
}

std::string stepHeading(const ExplainedMessage& message, const ExplainedStep& step)
{
    const Unit& seconds = readableUnit(Dimension::duration, step.to);
    std::string text =
        "Step " + std::to_string(step.step + 1) + ", " + groupedText(step.from / seconds.scale) + " to " +
        textInUnit(seconds, step.to) + ": " + displayText(Dimension::bandwidth, step.rate) + " (penalty " +
        groupedText(step.penalty, 3) + "), " + displayText(Dimension::size, step.sentBytes) + " sent";
    if (step.limitingChannel != kNoChannel) {
        text += "\n  limited by " + message.channelName(step.limitingChannel);
        if (step.limitedAgainstFlow)
            text += ", against the flow";
        if (!step.alsoLimiting.empty())
            text += "; as full: " + channelList(*message.prediction.placed.network, step.alsoLimiting);
    }
    return text + '\n';
}

/** "po = Do·β = 3 · 0.75 = 2.25, what it is: names". */
std::string termLine(const ExplainedMessage& message, const Term& term)
{
    std::string text = term.symbol;
    if (term.channel != kNoChannel)
        text += " of " + message.channelName(term.channel);
    for (const std::string* part : {&term.formula, &term.working})
        if (!part->empty())
            text += " = " + *part;
    text += " = " + termValueText(term);
    if (!term.meaning.empty())
        text += ", " + term.meaning;
    if (!term.messages.empty())
        text += ": " + someMessages(message, term.messages);
    return text;
}

std::string termList(const ExplainedMessage& message, const ExplainedStep& step)
{
    std::string text;
    for (const Term& term : step.terms)
        if (!term.symbol.empty())
            text += "    " + termLine(message, term) + '\n';
    return text;
}

/** For people: what limits the message, then every step with the channels of the route and who shares
 * them. */
void writeExplanationTable(const ExplainedMessage& message, Output& output)
{
    output.write(messageHeading(message));
    for (std::size_t i = 0; i < message.explanation.steps.size() && !output.hasFailed(); ++i) {
        const ExplainedStep step = stepInFull(message, i);
        output.write('\n' + stepHeading(message, step));
        if (!step.channels.empty())
            output.write(briefText(channelUsesTable(message, step), 4));
        output.write(termList(message, step));
    }
}

/** A figure of a step in CSV, where it stands behind the columns that name message and step. */
struct StepFigure
{
    TableCell name;
    TableCell channel = {};
    TableCell value = {};
    TableCell unit = {};
    TableCell text = {};
    TableCell formula = {};
    TableCell messages = {};
};

/** Published: a column keeps its name, meaning and place; new ones go to the end. */
Table figuresHeading()
{
    std::vector<Table::Column> columns;
    for (const char* key : {"scenario", "model", "kind", "message", "step", "from_s", "to_s", "name",
                            "channel", "value", "unit", "text", "formula", "messages"})
        columns.push_back(textColumn(key));
    return {"explanation", "Explanation", std::move(columns)};
}

/** Of the step, of every channel of the route, and of the model. Lists of messages that are left out are
 * empty; the counts beside them stay. */
std::vector<StepFigure> figuresOf(const ExplainedMessage& message, const ExplainedStep& step,
                                  MessageLists lists)
{
    constexpr const char* kRate = "bytes/s";
    const auto names = [&](const auto& messages, auto indexOf) {
        std::string text;
        if (lists == MessageLists::written)
            for (const auto& other : messages)
                text += (text.empty() ? "" : ";") + message.row(indexOf(other)).id;
        return text;
    };
    std::vector<StepFigure> figures{{.name = "bytes_per_s", .value = step.rate, .unit = kRate},
                                    {.name = "penalty", .value = step.penalty},
                                    {.name = "sent_bytes", .value = step.sentBytes, .unit = "bytes"}};
    if (step.limitingChannel != kNoChannel)
        figures.push_back({.name = "limited_by",
                           .channel = message.channelName(step.limitingChannel),
                           .text = step.limitedAgainstFlow ? "reverse" : "route"});
    for (const ChannelId channel : step.alsoLimiting)
        figures.push_back({.name = "also_limiting", .channel = message.channelName(channel.value)});
    for (const ChannelUse& use : step.channels) {
        const std::string channel = message.channelName(use.channel.value);
        for (const auto& [name, value] :
             {std::pair("capacity_bytes_per_s", use.capacity), std::pair("load_bytes_per_s", use.load),
              std::pair("reverse_load_bytes_per_s", use.reverseLoad)})
            figures.push_back({.name = name, .channel = channel, .value = value, .unit = kRate});
        for (const auto& [name, sharers] :
             {std::pair("with_flow", &use.withFlow), std::pair("against_flow", &use.againstFlow)})
            figures.push_back(
                {.name = name,
                 .channel = channel,
                 .value = sharers->size(),
                 .messages = names(*sharers, [](const CompetingMessage& other) { return other.message; })});
    }
    for (const Term& term : step.terms) {
        const bool isWord = term.unit == TermUnit::word;
        const bool isBoth = !term.formula.empty() && !term.working.empty();
        figures.push_back(
            {.name = term.name,
             .channel = term.channel == kNoChannel ? std::string() : message.channelName(term.channel),
             .value = isWord ? TableCell() : TableCell(term.value),
             .unit = unitName(term.unit),
             .text = isWord ? term.word : term.meaning,
             .formula = term.formula + (isBoth ? " = " : "") + term.working,
             .messages = names(term.messages, [](std::uint32_t other) { return other; })});
    }
    return figures;
}

void writeExplanationCsv(const ExplainedMessage& message, Output& output)
{
    const auto writer = makeCsvTables(sinkOf(output));
    const Table heading = figuresHeading();
    static_cast<void>(writer->begin(heading));
    const Prediction& prediction = message.prediction;
    ListBudget budget;
    for (std::size_t i = 0; i < message.explanation.steps.size() && !output.hasFailed(); ++i) {
        const ExplainedStep step = stepInFull(message, i);
        Table rows = heading;
        for (const StepFigure& figure : figuresOf(message, step, budget.spend(step)))
            rows.addRow({prediction.scenario, prediction.model, prediction.kind,
                         message.row(message.explanation.message).id, step.step + 1, step.from, step.to,
                         figure.name, figure.channel, figure.value, figure.unit, figure.text, figure.formula,
                         figure.messages});
        static_cast<void>(writer->addRows(rows));
    }
    static_cast<void>(writer->endTable({}));
}

/** A figure's text as programs read it, without the blanks between groups of digits. */
std::string withoutGroups(std::string text)
{
    constexpr std::string_view kBlank = "\u00a0";
    for (std::size_t at = text.find(kBlank); at != std::string::npos; at = text.find(kBlank, at))
        text.erase(at, kBlank.size());
    return text;
}

/** What people and older programs read at a glance: the figures that are of the message alone, as text. */
JsonObject termTexts(const std::vector<Term>& terms)
{
    std::set<std::string_view> written;
    JsonObject texts;
    for (const Term& term : terms)
        if (term.channel == kNoChannel && written.insert(term.name).second)
            texts.members.push_back({term.name, withoutGroups(termValueText(term))});
    return texts;
}

JsonParts messageParts(const ExplainedMessage& message)
{
    const Prediction& prediction = message.prediction;
    const MessageRow& row = message.row(message.explanation.message);
    const PlacedMessage& placed = prediction.placed.messages[message.explanation.message];
    const MessageTimes& times = message.times();
    return {{"contraflow", CONTRAFLOW_VERSION},
            {"scenario", prediction.scenario},
            {"model", prediction.model},
            {"kind", prediction.kind},
            {"message", row.id},
            {"source", row.source},
            {"destination", row.destination},
            {"source_node", prediction.placed.network->node(placed.source).name},
            {"destination_node", prediction.placed.network->node(placed.destination).name},
            {"size_bytes", placed.bytes},
            {"start_s", times.start},
            {"finish_s", times.finish()},
            {"time_s", times.time()},
            {"uncontended_s", times.uncontended},
            {"slowdown", times.slowdown()},
            {"summary", message.explanation.summary},
            {"without", listOf(prediction.without, JsonWriter::Layout::line)}};
}

JsonParts termParts(const ExplainedMessage& message, const Term& term, MessageLists lists)
{
    JsonList names{{}, JsonWriter::Layout::line};
    for (const std::uint32_t other : term.messages)
        names.items.emplace_back(message.row(other).id);
    return {{"name", term.name},
            {"channel", term.channel == kNoChannel ? TableCell() : message.channelName(term.channel)},
            {"value", term.unit == TermUnit::word ? TableCell(term.word) : TableCell(term.value)},
            {"unit", unitName(term.unit)},
            {"meaning", term.meaning},
            {"formula", term.formula},
            {"working", term.working},
            {"messages", lists == MessageLists::written ? JsonValue(std::move(names)) : TableCell()}};
}

/** Lists of messages that ListBudget leaves out are null. */
JsonParts explanationParts(const ExplainedMessage& message)
{
    const auto ofStep = [&message, budget = ListBudget()](std::size_t i) mutable -> JsonParts {
        const auto step = std::make_shared<const ExplainedStep>(stepInFull(message, i));
        const MessageLists lists = budget.spend(*step);
        const auto ofTerm = [&message, step, lists](std::size_t term) {
            return termParts(message, step->terms[term], lists);
        };
        return {{{}, JsonRow{explainedStepsTable(message, {*step})}},
                {"channels", JsonRows{channelUsesTable(message, *step, lists)}},
                {"terms", termTexts(step->terms)},
                {"figures", JsonObjects{step->terms.size(), ofTerm, JsonWriter::Layout::line}}};
    };
    JsonParts parts = messageParts(message);
    parts.push_back({"steps", JsonObjects{message.explanation.steps.size(), ofStep}});
    return parts;
}

/** An event of a process, which mappings know by this name, by its number from 1 on. */
struct NamedEvent
{
    std::string process;
    std::uint64_t number = 0;
};

std::string eventHeading(const ExplainedEvent& explained)
{
    const ReplayedEvent& event = explained.event();
    const ScenarioReplay& replay = explained.replay;
    const auto duration = [](double seconds) { return displayText(Dimension::duration, seconds); };
    return eventTitle(replay, explained.explanation.event) + '\n' +
           scenarioHeading(replay.scenario, replay.model, replay.kind) + "\nFrom " + duration(event.start) +
           " to " + duration(event.end) + '\n' + explained.explanation.summary + '\n';
}

JsonParts eventParts(const ExplainedEvent& explained)
{
    const ReplayedEvent& event = explained.event();
    const ScenarioReplay& replay = explained.replay;
    const ReplayedProcess& process = replay.replay.processes[event.process];
    const PlacedApplication& application = replay.applications[process.application];
    const auto& labels = application.program->labels();
    return {{"contraflow", CONTRAFLOW_VERSION},
            {"scenario", replay.scenario},
            {"model", replay.model},
            {"kind", replay.kind},
            {"application", application.name},
            {"process", process.rank},
            {"node", replay.network->node(process.node).name},
            {"event", event.index + 1},
            {"row", event.row},
            {"event_kind", infoOf(event.kind).name},
            {"phase", event.label == 0 ? TableCell() : TableCell(labels[event.label - 1])},
            {"start_s", event.start},
            {"finish_s", event.end},
            {"time_s", event.end - event.start},
            {"until_posted_s", explained.explanation.untilPosted},
            {"summary", explained.explanation.summary},
            {"messages", JsonRows{eventMessagesTable(explained)}}};
}

/** Explains an event of a scenario that runs applications. */
Result<ExitStatus> explainEventOf(const ProjectFile& file, std::size_t scenario, const NamedEvent& named,
                                  const Arguments& arguments, IssueReport& issues)
{
    const Project& project = file.project();
    ReplayOptions options;
    options.keepsEvents = true;
    options.keepsMessages = true;
    IssueList found;
    const Result<ScenarioReplay> replay =
        replayScenario(project, scenario, arguments.value("--model"), options, found);
    issues.add(found);
    if (!replay) {
        issues.add({cannotRun(project, scenario, replay.error())});
        return ExitStatus::inputAtFault;
    }
    issues.add(replay->issues);
    const std::string where = file.name + ": scenario " + inQuotes(replay->scenario);
    ASSIGN_OR_RETURN(const std::uint32_t process,
                     findProcess(replay->applications, named.process).within(where));
    ASSIGN_OR_RETURN(const std::uint32_t event,
                     findProcessEvent(*replay, process, named.number).within(where));
    const EventExplanation explanation = explainEvent(*replay, event);
    const ExplainedEvent explained{*replay, explanation};
    Table messages = eventMessagesTable(explained);
    Output output;
    writeAnswer({.text =
                     [&](Output& to) {
                         to.write(eventHeading(explained));
                         if (messages.rowCount() > 0)
                             to.write('\n' + briefText(messages));
                     },
                 .table = [&] { return messages; },
                 .json = [&] { return eventParts(explained); }},
                arguments, output);
    return finish(output, issues);
}

Result<ExitStatus> runExplain(const Arguments& arguments)
{
    if (!arguments.has("--message") && !arguments.has("--process") && !arguments.has("--event"))
        return misused("it needs --message ID, or --process RANK and --event NUMBER");
    const Result<std::uint64_t> number = arguments.count("--step", 0);
    const Result<std::uint64_t> event = arguments.count("--event", 0);
    for (const Result<std::uint64_t>* count : {&number, &event})
        if (!*count)
            return misused(count->error().message);
    ASSIGN_OR_RETURN(const ProjectFile file, loadProjectWithSettings(arguments));
    ASSIGN_OR_RETURN(const std::size_t scenario, chooseScenario(file, arguments.value("--scenario")));
    ASSIGN_OR_RETURN(const std::optional<std::string> model, modelToRun(file, arguments));

    const bool isApplication = runsApplications(file.project().scenarios[scenario]);
    if (const std::string problem = mismatch(arguments, isApplication); !problem.empty())
        return refused(file.name + ": " + problem);
    IssueReport issues(file);
    if (isApplication)
        return explainEventOf(file, scenario, {*arguments.value("--process"), *event}, arguments, issues);
    const Result<Prediction> prediction = predict(file.project(), scenario, model);
    if (!prediction) {
        issues.add({cannotRun(file.project(), scenario, prediction.error())});
        return ExitStatus::inputAtFault;
    }
    issues.add(prediction->issues);
    ASSIGN_OR_RETURN(const std::uint32_t message,
                     findMessage(file, *prediction, *arguments.value("--message")));
    if (!prediction->timeline.hasAllSegments)
        return refused(file.name + ": the scenario has more changes of rate than are kept, so "
                                   "its messages cannot be explained; take fewer messages");

    const MessageTimes& times = prediction->timeline.messages[message];
    std::optional<std::size_t> only;
    if (arguments.has("--step")) {
        ASSIGN_OR_RETURN(only, findStep(file, *prediction, message, *number));
    }
    Explanation explanation = explain(*prediction, file.project(), message, {times.firstStep, {}});
    if (only)
        std::erase_if(explanation.steps, [&](const ExplainedStep& other) { return other.step != *only; });
    const ExplainedMessage explained{file.project(), *prediction, explanation};
    Output output;
    if (arguments.value("--format") == kCsvFormat)
        writeExplanationCsv(explained, output);
    else
        writeAnswer({.text = [&](Output& to) { writeExplanationTable(explained, to); },
                     .table = {},
                     .json = [&] { return explanationParts(explained); }},
                    arguments, output);
    return finish(output, issues);
}

} // namespace

Command explainCommand()
{
    return {
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
}

} // namespace contraflow::cli
