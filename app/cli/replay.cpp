// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/brief_table.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/json_writer.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/scenario_heading.h"
#include "app/cli/table_json.h"
#include "app/cli/table_output.h"
#include "core/analysis/application/run_analysis.h"
#include "core/analysis/application/run_summary.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/io/exporters/table_writer.h"
#include "core/project/left_out.h"
#include "core/tables/path_tables.h"
#include "core/tables/replay_tables.h"
#include "core/tables/scenario_results_table.h"

#include <array>
#include <memory>
#include <optional>

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
};

constexpr std::array kRows{
    Rows{"process", "processes", ofReplay<replayedProcessesTable>},
    Rows{"event", "events", ofReplay<replayedEventsTable>, true},
    Rows{"phase", "phases", ofReplay<replayedPhasesTable>},
    Rows{"message", "messages", ofReplay<replayedMessagesTable>, false, true},
    Rows{"path", "steps", ofAnalysis<criticalPathTable>, false, false, true},
    Rows{"part", "path_phases", ofAnalysis<pathPhasesTable>, false, false, true},
    Rows{"channel", "channels", ofAnalysis<pathChannelsTable>, false, false, true},
    Rows{kByModel, "models", ofModel},
};

const Rows& rowsOf(const Arguments& arguments)
{
    const std::string word = arguments.value("--by").value_or(std::string(kRows.front().word));
    for (const Rows& rows : kRows)
        if (rows.word == word)
            return rows;
    return kRows.front();
}

/** Writes one replay after the other in one format. */
class ReplayWriter
{
public:
    virtual ~ReplayWriter() = default;
    ReplayWriter() = default;
    ReplayWriter(const ReplayWriter&) = delete;
    ReplayWriter& operator=(const ReplayWriter&) = delete;

    virtual void add(const Scenario& scenario, const Run& run) = 0;
    virtual void end() = 0;
};

std::string durationText(double seconds)
{
    return displayText(Dimension::duration, seconds);
}

/** What the critical path is made of, and what contention costs where that is known; empty without either. */
std::string pathText(const RunAnalysis* analysis)
{
    if (!analysis || analysis->replay->replay.path.empty())
        return {};
    std::string text = criticalPathSummary(*analysis, durationText).text() + '\n';
    if (const Sentence cost = contentionSummary(*analysis, durationText); !cost.empty())
        text += cost.text() + '\n';
    return text;
}

class ReplayText : public ReplayWriter
{
public:
    ReplayText(const Project& project, const Rows& rows, Output& output) : m_rows(rows), m_output(output)
    {
        if (!project.title.empty())
            m_output.write(project.title + "\n");
        m_isFirst = project.title.empty();
    }

    void add(const Scenario& scenario, const Run& run) override
    {
        if (!m_isFirst)
            m_output.write("\n");
        m_isFirst = false;
        m_output.write(heading(scenario, *run.replay) + pathText(run.analysis.get()) + "\n");
        m_output.write(briefText(columnsFor(m_rows.table(run), TableView::brief)));
    }

    void end() override {}

private:
    static std::string heading(const Scenario& scenario, const ScenarioReplay& replay)
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

    const Rows& m_rows;
    Output& m_output;
    bool m_isFirst = true;
};

// Failures of the writer are those of the output, which keeps and says them itself.
class ReplayCsv : public ReplayWriter
{
public:
    ReplayCsv(const Rows& rows, Output& output) : m_rows(rows), m_writer(makeCsvTables(sinkOf(output)))
    {
        static_cast<void>(m_writer->begin(columnsFor(m_rows.table({}), TableView::files)));
    }

    void add(const Scenario& /*scenario*/, const Run& run) override
    {
        static_cast<void>(m_writer->addRows(columnsFor(m_rows.table(run), TableView::files)));
    }

    void end() override { static_cast<void>(m_writer->endTable({})); }

private:
    const Rows& m_rows;
    std::unique_ptr<TableWriter> m_writer;
};

// Published: a key keeps its name and meaning; there may be more.
class ReplayJson : public ReplayWriter
{
public:
    ReplayJson(const Project& project, const Rows& rows, Output& output) : m_rows(rows), m_output(output)
    {
        beginScenarios(m_json, project);
    }

    void add(const Scenario& /*scenario*/, const Run& run) override
    {
        m_json.beginObject();
        writeMembers(m_json, replaySummaryTable(run.replay, run.analysis.get()), 0);
        writeRows(m_json, m_rows.key, m_rows.table(run), m_output);
        writeRows(m_json, "issues", issuesTable(run.replay->issues), m_output);
        m_json.endObject();
    }

    void end() override
    {
        endScenarios(m_json);
        m_output.write(m_json.take());
    }

private:
    const Rows& m_rows;
    Output& m_output;
    JsonWriter m_json;
};

/** A row for each run: the runs of a scenario wait for one another. */
class ModelsWriter : public ReplayWriter
{
public:
    ModelsWriter(const Arguments& arguments, const Project& project, Output& output)
        : m_format(arguments.value("--format").value_or(std::string(kTableFormat)))
        , m_output(output)
    {
        if (m_format == kCsvFormat) {
            m_csv = makeCsvTables(sinkOf(output));
            static_cast<void>(m_csv->begin(columnsFor(replayedModelsTable({}), TableView::files)));
        } else if (m_format == kJsonFormat) {
            beginScenarios(m_json, project);
        } else if (!project.title.empty()) {
            output.write(project.title + "\n\n");
        }
    }

    void add(const Scenario& scenario, const Run& run) override
    {
        if (m_scenario != &scenario)
            write();
        m_scenario = &scenario;
        m_runs.push_back(run);
    }

    void end() override
    {
        write();
        if (m_csv)
            static_cast<void>(m_csv->endTable({}));
        if (m_format == kJsonFormat) {
            endScenarios(m_json);
            m_output.write(m_json.take());
        }
    }

private:
    void write()
    {
        if (m_runs.empty())
            return;
        const Table table = replayedModelsTable(m_runs);
        if (m_csv) {
            static_cast<void>(m_csv->addRows(columnsFor(table, TableView::files)));
        } else if (m_format == kJsonFormat) {
            m_json.beginObject();
            m_json.text("scenario", m_scenario->name);
            writeRows(m_json, "models", table, m_output);
            m_json.endObject();
        } else {
            m_output.write((m_isFirst ? "" : "\n") + ("Scenario " + m_scenario->name) + ": platform " +
                           m_scenario->platform + ", mapping " + m_scenario->mapping + "\n\n" +
                           briefText(columnsFor(table, TableView::brief)));
            m_isFirst = false;
        }
        m_runs.clear();
    }

    std::string m_format;
    Output& m_output;
    std::unique_ptr<TableWriter> m_csv;
    JsonWriter m_json;
    const Scenario* m_scenario = nullptr;
    std::vector<Run> m_runs;
    bool m_isFirst = true;
};

std::unique_ptr<ReplayWriter> makeReplayWriter(const Arguments& arguments, const Project& project,
                                               Output& output)
{
    const std::string format = arguments.value("--format").value_or(std::string(kTableFormat));
    const Rows& rows = rowsOf(arguments);
    if (rows.word == kByModel)
        return std::make_unique<ModelsWriter>(arguments, project, output);
    if (format == kCsvFormat)
        return std::make_unique<ReplayCsv>(rows, output);
    if (format == kJsonFormat)
        return std::make_unique<ReplayJson>(project, rows, output);
    return std::make_unique<ReplayText>(project, rows, output);
}

/** The scenarios with applications, or the named ones. */
Result<std::vector<std::size_t>> scenariosToReplay(const ProjectFile& file, const Arguments& arguments)
{
    Result<std::vector<std::size_t>> scenarios = namedScenarios(file, arguments.values("--scenario"));
    if (!scenarios)
        return scenarios.error();
    const Project& project = file.project();
    for (const std::size_t named : *scenarios)
        if (!runsApplications(project.scenarios[named]))
            return Error{ErrorCode::invalidInput,
                         file.name + ": scenario " + inQuotes(project.scenarios[named].name) +
                             " runs no application; 'contraflow predict' predicts its messages"};
    if (arguments.has("--scenario"))
        return scenarios;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (runsApplications(project.scenarios[i]))
            scenarios->push_back(i);
    if (scenarios->empty())
        return Error{ErrorCode::invalidInput, file.name + ": no scenario of the project runs an application; "
                                                          "name one with 'application' in a scenario"};
    return scenarios;
}

/** The replay with its analysis, where its rows or people want one. */
Result<Run> analysed(const Project& project, std::size_t scenario, const Rows& rows, ScenarioReplay&& replay,
                     bool isWanted)
{
    Run run{std::make_shared<const ScenarioReplay>(std::move(replay)), nullptr};
    if (!isWanted || (run.replay->replay.path.empty() && !rows.needsCost))
        return run;
    RunAnalysis analysis = analyseRun(run.replay);
    if (rows.needsCost)
        if (const Result<void> added = addContentionCost(analysis, project, scenario); !added)
            return added.error();
    run.analysis = std::make_shared<const RunAnalysis>(std::move(analysis));
    return run;
}

ExitStatus replayProject(const ProjectFile& file, const Arguments& arguments, Output& output)
{
    const Result<std::vector<std::size_t>> scenarios = scenariosToReplay(file, arguments);
    if (!scenarios)
        return fail(scenarios.error());
    const Result<std::vector<std::optional<std::string>>> models = modelsToRun(file, arguments);
    if (!models)
        return fail(models.error());

    const Project& project = file.project();
    IssueReport issues(file);
    const Rows& rows = rowsOf(arguments);
    ReplayOptions options;
    options.keepsEvents = rows.needsEvents;
    options.keepsMessages = rows.needsMessages;
    options.keepsPath = rows.needsCost || rows.word == kByModel || arguments.value("--format") != kCsvFormat;
    options.mayDropPath = !rows.needsCost; // then its parts are left out
    const auto writer = makeReplayWriter(arguments, project, output);
    for (const std::size_t scenario : *scenarios)
        for (const std::optional<std::string>& model : *models) {
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
            if (run)
                writer->add(project.scenarios[scenario], *run);
            else
                issues.add({cannotRun(project, scenario, run.error())});
        }
    writer->end();
    return finish(output, issues);
}

ExitStatus runReplay(const Arguments& arguments)
{
    return withProject(arguments, [&](const ProjectFile& file, Output& output) {
        return replayProject(file, arguments, output);
    });
}

Table processColumnsOfHelp()
{
    return replayedProcessesTable(nullptr);
}

} // namespace

const Command& replayCommand()
{
    static const Command command{
        .name = "replay",
        .summary = "how long applications take, process by process",
        .synopsis =
            "PROJECT [--scenario NAME]... [--model KIND]... [--by process|event|phase|message|path|part|channel|model] "
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
                 .choices = {"process", "event", "phase", "message", "path", "part", "channel", "model"}},
                setOption(),
                formatOption("how the times are written"),
                outputOption(),
            },
        .run = runReplay,
        .columns = processColumnsOfHelp,
        .columnsWith = {{"--by event", [] { return replayedEventsTable(nullptr); }},
                        {"--by phase", [] { return replayedPhasesTable(nullptr); }},
                        {"--by message", [] { return replayedMessagesTable(nullptr); }},
                        {"--by path", [] { return criticalPathTable(nullptr); }},
                        {"--by part", [] { return pathPhasesTable(nullptr); }},
                        {"--by channel", [] { return pathChannelsTable(nullptr); }},
                        {"--by model", [] { return replayedModelsTable({}); }}},
    };
    return command;
}

} // namespace contraflow::cli
