// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/scenario_heading.h"
#include "core/analysis/application/run_analysis.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/path_tables.h"
#include "core/tables/replay_tables.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <span>

namespace contraflow::cli {

namespace {

constexpr std::string_view kReplayDescription =
    "Runs the applications of the project's scenarios, or of the named ones: programs whose processes compute, "
    "send, receive and meet in collectives. Says how long each process takes and where its time goes.\n"
    "\n"
    "PROJECT is a project file, or - for standard input. --model replaces the models of the scenarios by a model "
    "of the project or a kind that the program knows ('contraflow models' lists them); given several times, each "
    "scenario is run with each of them. Scenarios of messages are left to 'contraflow predict'.\n"
    "\n"
    "Without --model, a scenario of a lossless network that names a model without congestion control is run under it "
    "too, and below stands how much longer that takes, with the victims of full channels that they do not use.\n"
    "\n"
    "Processes that wait for one another for ever end the run: a message names who waits for whom, with the rows "
    "of their events. Messages that are never received and receives that nothing is sent to are named too.\n"
    "\n"
    "--by says what has a row:\n"
    "  process  the time of each process in computations, sends, receives, waiting and collectives\n"
    "  event    each event of each process, with its start and finish\n"
    "  phase    sums over the processes, between one event 'phase' and the next\n"
    "  message  each message, those of collectives too, with the columns of 'contraflow predict'\n"
    "  path     the critical path: the computations and messages that the last process to finish waited\n"
    "           for, one after the other from the start to the finish\n"
    "  part     the parts of the critical path by phase\n"
    "  channel  what each direction of a link held up, on the critical path and in all\n"
    "  application  how long each took that runs together with others, and how long it takes by itself\n"
    "           on the same nodes\n"
    "  model    each model that the scenario is run with, side by side: makespan, communication, the\n"
    "           parts of the path, and the differences to the first one\n"
    "\n"
    "The parts of the critical path add up to the makespan: computing, waiting for cores, and of messages the "
    "latency of their routes, the transfer of their bytes over the slowest channel, and contention, which is what "
    "they took longer than that. With path, part and channel the scenario is also run with every message as if it "
    "were alone (hockney), and the difference is what contention costs. Steps that can no longer become part of the "
    "path are forgotten on the way, so that memory grows with the path and not with the run.\n"
    "\n"
    "Formats:\n"
    "  table  for people: four significant digits\n"
    "  csv    every column, listed below\n"
    "  json   scenarios, each with model, makespan_s, the parts of the critical path and the rows\n"
    "Numbers in csv and json read back to the same double.";

constexpr std::string_view kByModel = "model";

/** A run with what there is to say about it. */
using Run = ModelRunOf; // without an analysis where the rows do without

template<Table (*table)(std::shared_ptr<const ScenarioReplay>)>
Table ofReplay(const Run& run)
{
    return table(run.replay);
}
template<Table (*table)(std::shared_ptr<const RunAnalysis>)>
Table ofAnalysis(const Run& run)
{
    return table(run.analysis);
}

Table ofModel(const Run& run)
{
    return replayedModelsTable(run.replay ? std::vector{run} : std::vector<Run>());
}

/** A kind of row that --by asks for. */
struct Rows
{
    std::string_view word;
    std::string_view key; ///< in JSON
    Table (*table)(const Run& run);
    bool needsEvents = false;
    bool needsMessages = false;
    bool needsCost = false; ///< the run without contention
    bool needsJobs = false; ///< a run of each application by itself
};

constexpr std::array kRows{
    Rows{"process", "processes", ofReplay<replayedProcessesTable>},
    Rows{"event", "events", ofReplay<replayedEventsTable>, true},
    Rows{"phase", "phases", ofReplay<replayedPhasesTable>},
    Rows{"message", "messages", ofReplay<replayedMessagesTable>, false, true},
    Rows{"path", "steps", ofAnalysis<criticalPathTable>, false, false, true},
    Rows{"part", "path_phases", ofAnalysis<pathPhasesTable>, false, false, true},
    Rows{"channel", "channels", ofAnalysis<pathChannelsTable>, false, false, true},
    Rows{"application", "applications", ofAnalysis<runJobsTable>, false, false, false, true},
    Rows{kByModel, "models", ofModel},
};

const Rows& rowsOf(const Arguments& arguments)
{
    const auto found =
        std::ranges::find_if(kRows, [&](const Rows& rows) { return rows.word == arguments.value("--by"); });
    return found == kRows.end() ? kRows.front() : *found;
}

std::string durationText(double seconds)
{
    return displayText(Dimension::duration, seconds);
}

/** What the critical path is made of, and what contention costs where that is known; empty without either. */
std::string pathText(const RunAnalysis* analysis)
{
    if (!analysis || analysis->replay->replay.path.empty())
        return {};
    std::string text = criticalPathSummary(*analysis, durationText) + '\n';
    if (const std::string cost = contentionSummary(*analysis, durationText); !cost.empty())
        text += cost + '\n';
    return text;
}

std::string replayHeading(const Scenario& scenario, const ScenarioReplay& replay)
{
    std::vector<std::string> names;
    for (const PlacedApplication& application : replay.applications)
        names.push_back(application.name + " on " +
                        counted(application.program->processCount(), "process", "processes"));
    return "Scenario " + replay.scenario + ": platform " + scenario.platform + ", application " +
           joinedWords(names) + ", mapping " + scenario.mapping + '\n' +
           modelHeading(replay.model, replay.kind) + ": " + counted(replay.replay.eventCount, "event") +
           ", " + counted(replay.replay.messageCount, "message") + " of " +
           displayText(Dimension::size, replay.replay.bytes) + ", makespan " +
           durationText(replay.replay.makespan()) + commaWithout(replay.without) + "\n" +
           beyondCalibrationLine(replay.outsideCalibration);
}

JsonValue pathObject(const PathParts& parts)
{
    return JsonObject{{{"start_s", parts.start},
                       {"compute_s", parts.compute},
                       {"cores_s", parts.cores},
                       {"latency_s", parts.latency},
                       {"transfer_s", parts.transfer},
                       {"contention_s", parts.contention},
                       {"overhead_s", parts.overhead}},
                      JsonWriter::Layout::line};
}

/** What the scenario as a whole came to. */
JsonParts replayParts(const ScenarioReplay& replay, const RunAnalysis* analysis)
{
    const Replay& run = replay.replay;
    return {{"scenario", replay.scenario},
            {"model", replay.model},
            {"kind", replay.kind},
            {"makespan_s", run.makespan()},
            {"processes_total", run.processes.size()},
            {"events_total", run.eventCount},
            {"messages_total", run.messageCount},
            {"bytes_total", run.bytes},
            {"path", analysis ? pathObject(analysis->total) : TableCell()},
            {"makespan_alone_s", analysis ? TableCell(analysis->makespanAlone) : TableCell()},
            {"contention_cost_s", analysis ? TableCell(analysis->contentionCost()) : TableCell()},
            {"outside_calibration", listOf(replay.outsideCalibration, JsonWriter::Layout::line)},
            {"without", listOf(replay.without, JsonWriter::Layout::line)}};
}

/** `controlled`: the same with congestion control, where this is without; else null. */
void writeRun(ScenarioWriter& writer, const Scenario& scenario, const Run& run, const Rows& rows,
              const ScenarioReplay* controlled)
{
    const Table table = rows.table(run);
    std::vector<LosslessPair> pairs;
    if (controlled)
        pairs.push_back(losslessPair(scenario, *controlled, *run.replay));
    writer.add(
        {.above = [&] { return replayHeading(scenario, *run.replay) + pathText(run.analysis.get()) + "\n"; },
         .rows = table,
         .json = [&]() -> JsonParts {
             JsonParts parts = replayParts(*run.replay, run.analysis.get());
             parts.push_back({"lossless", JsonRow{pairTable(pairs)}});
             parts.push_back({std::string(rows.key), JsonRows{table}});
             parts.push_back({"issues", issueObjects(run.replay->issues)});
             return parts;
         },
         .below = [&] { return textsOfPairs(pairs); }});
}

/** A row for each run of a scenario. */
void writeModels(ScenarioWriter& writer, const Scenario& scenario, const std::vector<Run>& runs)
{
    const Table table = replayedModelsTable(runs);
    writer.add({.above =
                    [&] {
                        return "Scenario " + scenario.name + ": platform " + scenario.platform +
                               ", mapping " + scenario.mapping + "\n\n";
                    },
                .rows = table,
                .json = [&]() -> JsonParts {
                    return {{"scenario", scenario.name}, {"models", JsonRows{table}}};
                }});
}

/** The scenarios with applications, or the named ones. */
Result<std::vector<std::size_t>> scenariosToReplay(const ProjectFile& file, const Arguments& arguments)
{
    ASSIGN_OR_RETURN(std::vector<std::size_t> scenarios,
                     namedScenarios(file, arguments.values("--scenario")));
    const Project& project = file.project();
    for (const std::size_t named : scenarios)
        if (!runsApplications(project.scenarios[named]))
            return refused(file.name + ": scenario " + inQuotes(project.scenarios[named].name) +
                           " runs no application; 'contraflow predict' predicts its messages");
    if (arguments.has("--scenario"))
        return scenarios;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (runsApplications(project.scenarios[i]))
            scenarios.push_back(i);
    if (scenarios.empty())
        return refused(file.name + ": no scenario of the project runs an application; "
                                   "name one with 'application' in a scenario");
    return scenarios;
}

/** The replay with its analysis, where its rows or people want one. */
Result<Run> analysed(const Project& project, std::size_t scenario, const Rows& rows, ScenarioReplay&& replay,
                     bool isWanted)
{
    Run run{std::make_shared<const ScenarioReplay>(std::move(replay)), nullptr};
    if (!isWanted || (run.replay->replay.path.empty() && !rows.needsCost && !rows.needsJobs))
        return run;
    RunAnalysis analysis = analyseRun(run.replay);
    if (rows.needsCost)
        RETURN_IF_ERROR(addContentionCost(analysis, project, scenario));
    if (rows.needsJobs)
        RETURN_IF_ERROR(addJobsAlone(analysis, project, scenario));
    run.analysis = std::make_shared<const RunAnalysis>(std::move(analysis));
    return run;
}

Result<ExitStatus> replayProject(const ProjectFile& file, const Arguments& arguments, Output& output)
{
    ASSIGN_OR_RETURN(const std::vector<std::size_t> scenarios, scenariosToReplay(file, arguments));
    ASSIGN_OR_RETURN(const std::vector<std::optional<std::string>> models, modelsToRun(file, arguments));

    const Project& project = file.project();
    IssueReport issues(file);
    const Rows& rows = rowsOf(arguments);
    ReplayOptions options;
    options.keepsEvents = rows.needsEvents;
    options.keepsMessages = rows.needsMessages;
    options.keepsPath = rows.needsCost || rows.needsJobs || rows.word == kByModel ||
                        arguments.value("--format") != kCsvFormat;
    options.mayDropPath = !rows.needsCost; // then its parts are left out
    ScenarioWriter writer(arguments, project, rows.table({}), output);
    for (const std::size_t scenario : scenarios) {
        std::vector<Run> runs; // with a row each, they wait for one another
        std::shared_ptr<const ScenarioReplay> own;
        for (const std::optional<std::string>& model :
             withUncontrolled(models, project.scenarios[scenario])) {
            if (output.hasFailed())
                break;
            IssueList found;
            std::optional<Location> failedAt;
            options.failedAt = [&](const ReplayPlace& place) {
                failedAt = eventLocation(project, scenario, place);
            };
            Result<ScenarioReplay> replay = replayScenario(project, scenario, model, options, found);
            issues.add(found);
            if (!replay) {
                Issue issue = cannotRun(project, scenario, replay.error());
                issue.location = failedAt.value_or(issue.location);
                issues.add({std::move(issue)});
                continue;
            }
            issues.add(replay->issues);
            const Result<Run> run =
                analysed(project, scenario, rows, std::move(replay).value(), options.keepsPath);
            if (!run)
                issues.add({cannotRun(project, scenario, run.error())});
            else if (rows.word == kByModel)
                runs.push_back(*run);
            else
                writeRun(writer, project.scenarios[scenario], *run, rows, own.get());
            own = model || !run ? nullptr : run->replay;
        }
        if (!runs.empty())
            writeModels(writer, project.scenarios[scenario], runs);
    }
    writer.end();
    return finish(output, issues);
}

/** The columns of rows other than the usual ones. */
std::vector<ColumnsWith> columnsByRows()
{
    std::vector<ColumnsWith> columns;
    for (const Rows& rows : std::span(kRows).subspan(1))
        columns.push_back({"--by " + std::string(rows.word), [&rows] { return rows.table({}); }});
    return columns;
}

} // namespace

Command replayCommand()
{
    return {
        .name = "replay",
        .summary = "how long applications take, process by process",
        .synopsis =
            "PROJECT [--scenario NAME]... [--model KIND]... [--by process|event|phase|message|path|part|channel|application|model] "
            "[--set NAME=VALUE]... [--format table|csv|json] [-o FILE]",
        .description = kReplayDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                scenariosOption(),
                modelsOption(),
                {.name = "--by",
                 .value = "ROWS",
                 .help = "what has a row; process by default",
                 .choices = {"process", "event", "phase", "message", "path", "part", "channel", "application",
                             "model"}},
                setOption(),
                formatOption("how the times are written"),
                outputOption(),
            },
        .run = onProject<replayProject>,
        .columns = [] { return kRows.front().table({}); },
        .columnsWith = columnsByRows(),
    };
}

} // namespace contraflow::cli
