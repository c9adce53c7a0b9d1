// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/brief_table.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/json_writer.h"
#include "app/cli/loading.h"
#include "app/cli/number_column.h"
#include "app/cli/output.h"
#include "app/cli/table_json.h"
#include "app/cli/table_output.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/io/exporters/table_writer.h"
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
    "\n"
    "Formats:\n"
    "  table  for people: four significant digits\n"
    "  csv    every column, listed below\n"
    "  json   scenarios, each with model, makespan_s and the rows\n"
    "Numbers in csv and json read back to the same double.";

/** A kind of row that --by asks for. */
struct Rows
{
    std::string_view word;
    std::string_view key; ///< in JSON
    Table (*table)(std::shared_ptr<const ScenarioReplay> replay);
    bool needsEvents = false;
    bool needsMessages = false;
};

constexpr std::array kRows{
    Rows{"process", "processes", replayedProcessesTable},
    Rows{"event", "events", replayedEventsTable, true, false},
    Rows{"phase", "phases", replayedPhasesTable},
    Rows{"message", "messages", replayedMessagesTable, false, true},
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

    virtual void add(const Scenario& scenario, const std::shared_ptr<const ScenarioReplay>& replay) = 0;
    virtual void end() = 0;
};

class ReplayText : public ReplayWriter
{
public:
    ReplayText(const Project& project, const Rows& rows, Output& output) : m_rows(rows), m_output(output)
    {
        if (!project.title.empty())
            m_output.write(project.title + "\n");
        m_isFirst = project.title.empty();
    }

    void add(const Scenario& scenario, const std::shared_ptr<const ScenarioReplay>& replay) override
    {
        if (!m_isFirst)
            m_output.write("\n");
        m_isFirst = false;
        m_output.write(heading(scenario, *replay) + "\n");
        m_output.write(briefText(columnsFor(m_rows.table(replay), TableView::brief)));
    }

    void end() override {}

private:
    static std::string heading(const Scenario& scenario, const ScenarioReplay& replay)
    {
        std::vector<std::string> names;
        for (const PlacedApplication& application : replay.applications)
            names.push_back(application.name + " on " +
                            counted(application.program->processCount(), "process", "processes"));
        std::string text = "Scenario " + replay.scenario + ": platform " + scenario.platform +
                           ", application " + joinedWords(names) + ", mapping " + scenario.mapping +
                           "\nModel " + replay.model;
        if (replay.kind != replay.model)
            text += " (" + replay.kind + ")";
        const double makespan = replay.replay.makespan();
        return text + ": " + counted(replay.replay.eventCount, "event") + ", " +
               counted(replay.replay.messageCount, "message") + " of " +
               displayText(Dimension::size, replay.replay.bytes) + ", makespan " +
               NumberColumn::seconds(makespan).textWithUnit(makespan) + "\n";
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
        static_cast<void>(m_writer->begin(columnsFor(m_rows.table(nullptr), TableView::files)));
    }

    void add(const Scenario& /*scenario*/, const std::shared_ptr<const ScenarioReplay>& replay) override
    {
        static_cast<void>(m_writer->addRows(columnsFor(m_rows.table(replay), TableView::files)));
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

    void add(const Scenario& /*scenario*/, const std::shared_ptr<const ScenarioReplay>& replay) override
    {
        m_json.beginObject();
        writeMembers(m_json, replaySummaryTable(replay), 0);
        writeRows(m_json, m_rows.key, m_rows.table(replay), m_output);
        writeRows(m_json, "issues", issuesTable(replay->issues), m_output);
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

std::unique_ptr<ReplayWriter> makeReplayWriter(const Arguments& arguments, const Project& project,
                                               Output& output)
{
    const std::string format = arguments.value("--format").value_or(std::string(kTableFormat));
    const Rows& rows = rowsOf(arguments);
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

ExitStatus runReplay(const Arguments& arguments)
{
    const Result<ProjectFile> file = loadProjectWithSettings(arguments);
    if (!file)
        return fail(file.error());
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    const Result<std::vector<std::size_t>> scenarios = scenariosToReplay(*file, arguments);
    if (!scenarios)
        return fail(scenarios.error());
    const Result<std::vector<std::string>> named = namedModels(*file, arguments.values("--model"));
    if (!named)
        return fail(named.error());
    std::vector<std::optional<std::string>> models(named->begin(), named->end());
    if (models.empty())
        models.emplace_back(); // the scenario's own

    const Project& project = file->project();
    IssueReport issues(*file);
    issues.add(file->loaded.issues);
    ReplayOptions options;
    options.keepsEvents = rowsOf(arguments).needsEvents;
    options.keepsMessages = rowsOf(arguments).needsMessages;
    const auto writer = makeReplayWriter(arguments, project, output);
    for (const std::size_t scenario : *scenarios)
        for (const std::optional<std::string>& model : models) {
            if (output.hasFailed())
                break;
            IssueList found;
            Result<ScenarioReplay> replay = replayScenario(project, scenario, model, options, found);
            issues.add(found);
            if (!replay) {
                issues.add({cannotRun(project, scenario, replay.error())});
                continue;
            }
            issues.add(replay->issues);
            writer->add(project.scenarios[scenario],
                        std::make_shared<const ScenarioReplay>(std::move(replay).value()));
        }
    writer->end();
    return finish(output, issues);
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
            "PROJECT [--scenario NAME]... [--model KIND]... [--by process|event|phase|message] [--set "
            "NAME=VALUE]... [--format table|csv|json] [-o FILE]",
        .description = kReplayDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                scenariosOption(),
                modelsOption(),
                {.name = "--by",
                 .value = "ROWS",
                 .help = "what has a row; process by default",
                 .choices = {"process", "event", "phase", "message"}},
                setOption(),
                formatOption("how the times are written"),
                outputOption(),
            },
        .run = runReplay,
        .columns = processColumnsOfHelp,
        .columnsWith = {{"--by event", [] { return replayedEventsTable(nullptr); }},
                        {"--by phase", [] { return replayedPhasesTable(nullptr); }},
                        {"--by message", [] { return replayedMessagesTable(nullptr); }}},
    };
    return command;
}

} // namespace contraflow::cli
