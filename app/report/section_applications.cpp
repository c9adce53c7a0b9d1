// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_plots.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/analysis/candidates/time_shares.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/tables/path_tables.h"
#include "core/tables/replay_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <memory>
#include <numeric>

namespace contraflow::report {

namespace {

constexpr std::size_t kMostRuns = 8;       ///< scenarios with tables of their own
constexpr std::size_t kMostProcesses = 16; ///< rows of a scenario's table
constexpr std::size_t kMostChannels = 10;

Table overviewOfRuns(const ReportData& data)
{
    Table table("applications", "Applications",
                {{"scenario", "Scenario"},
                 {"platform", "Network"},
                 {"model", "Model"},
                 {"makespan_s", "Makespan", ColumnKind::seconds},
                 withoutColumn(),
                 {"compute_s", "Computing", ColumnKind::seconds},
                 {"cores_s", "Waiting for cores", ColumnKind::seconds},
                 {"latency_s", "Latency", ColumnKind::seconds},
                 {"transfer_s", "Transfer", ColumnKind::seconds},
                 {"contention_s", "Contention", ColumnKind::seconds},
                 {"overhead_s", "Overheads", ColumnKind::seconds},
                 {"cost_s", "Cost of contention", ColumnKind::seconds}});
    for (const ApplicationEntry& entry : data.applications) {
        const Scenario& scenario = data.scenario(entry);
        std::vector<TableCell> row{scenario.name, scenario.platform, scenario.model};
        if (entry.analysis) {
            const PathParts& parts = entry.analysis->total;
            row.emplace_back(entry.analysis->replay->replay.makespan());
            row.push_back(withoutCell(entry.analysis->replay->without));
            for (const double part : {parts.compute, parts.cores, parts.latency, parts.transfer,
                                      parts.contention, parts.overhead})
                row.emplace_back(part);
            row.emplace_back(entry.analysis->contentionCost());
        } else {
            row.emplace_back("did not run");
        }
        row.resize(table.columns().size());
        table.addRow(std::move(row));
    }
    return withoutEmptyColumns(std::move(table));
}

/** What runs where and how long, and what that is made of. */
std::string runText(const ReportData& data, const ApplicationEntry& entry)
{
    const RunAnalysis& analysis = *entry.analysis;
    const Replay& run = analysis.replay->replay;
    std::vector<std::string> names;
    for (const PlacedApplication& application : analysis.replay->applications)
        names.push_back(application.name + " on " +
                        counted(application.program->processCount(), "process", "processes"));
    const double makespan = run.makespan();
    const PathParts& parts = analysis.total;
    std::string text = "Network " + data.scenario(entry).platform + ", " + joinedWords(names) + ", model " +
                       modelText(data.project, analysis.replay->model) + ": " +
                       counted(run.eventCount, "event", "events") + " and " +
                       counted(run.messageCount, "message", "messages") + ", makespan " + timeText(makespan) +
                       commaWithout(analysis.replay->without) + ".";
    if (!(makespan > 0))
        return text;
    if (!run.path.empty())
        text += " " + capitalised(std::string(deciderText(timeShares(parts).decider()))) + ".";
    text += " Of its critical path " + shareText((parts.compute + parts.cores) / makespan) +
            " is computing, " + shareText((parts.latency + parts.transfer) / makespan) +
            " messages as long as they take alone, " +
            (parts.overhead > 0 ? shareText(parts.overhead / makespan) + " overheads of messages, " : "") +
            "and " + shareText(parts.contention / makespan) + " contention.";
    if (const std::optional<double> cost = analysis.contentionCost())
        text += " Were no message to meet another, the makespan would be " +
                timeText(*analysis.makespanAlone) + ": contention costs " + timeText(*cost) + ".";
    return text;
}

/** The processes in their order: of many, those that finish last. */
Table processesOf(const RunAnalysis& analysis)
{
    const std::vector<ReplayedProcess>& processes = analysis.replay->replay.processes;
    std::vector<std::size_t> order(processes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (order.size() > kMostProcesses) {
        std::partial_sort(
            order.begin(), order.begin() + kMostProcesses, order.end(), [&](std::size_t a, std::size_t b) {
                return processes[a].finish != processes[b].finish ? processes[a].finish > processes[b].finish
                                                                  : a < b;
            });
        order.resize(kMostProcesses);
    }
    Table table = withoutEmptyColumns(
        columnsFor(rowsOf(replayedProcessesTable(analysis.replay), order), TableView::report));
    if (processes.size() > order.size())
        table.addNote("The " + groupedCount(order.size()) + " that finish last of " +
                      groupedCount(processes.size()) + " processes. 'contraflow replay' lists them all.");
    return table;
}

void addRun(Section& section, const ReportData& data, const ApplicationEntry& entry)
{
    const std::string& name = data.scenario(entry).name;
    section.blocks.emplace_back(Subheading{name});
    if (!entry.analysis) {
        section.blocks.emplace_back(Notice{"Did not run", entry.failure});
        return;
    }
    section.blocks.emplace_back(Paragraph{runText(data, entry)});
    const auto report = [](const Table& table) {
        return withoutEmptyColumns(columnsFor(table, TableView::report));
    };
    section.blocks.emplace_back(TableBlock{report(pathPhasesTable(entry.analysis)),
                                           "The critical path of " + name +
                                               " by phase, and what contention costs all processes there.",
                                           kMostProcesses, "'contraflow replay --by part'"});
    section.blocks.emplace_back(
        TableBlock{report(pathChannelsTable(entry.analysis)),
                   "What the channels of " + name + " held up, on the critical path and in all.",
                   kMostChannels, "'contraflow replay --by channel'"});
    section.blocks.emplace_back(TableBlock{processesOf(*entry.analysis),
                                           "Where the processes of " + name + " spend their time.",
                                           kMostProcesses, "'contraflow replay'"});
    if (entry.analysis->replay->measured.empty())
        return;
    const auto result = std::make_shared<ScenarioResult>();
    result->replay = entry.analysis->replay;
    PlotInput input;
    input.result = result;
    addPlot(section, "measured-sums", input,
            "What was measured of the processes of " + name +
                ", and what the model says: Sm and Sp, with the error of each.");
}

} // namespace

Section applicationsSection(const ReportData& data)
{
    Section section;
    if (data.applications.empty())
        return section;
    section.blocks.emplace_back(Paragraph{
        "Applications are programs whose processes compute, send and receive. The critical path is the "
        "chain of computations and messages that the last process to finish had to wait for; its parts "
        "add up to the makespan. Transfer is what a message takes alone on the slowest channel of its "
        "route, contention what it takes longer."});
    if (data.applications.size() > 1)
        section.blocks.emplace_back(
            TableBlock{overviewOfRuns(data),
                       "All scenarios of applications, and the parts of their critical "
                       "paths.",
                       200, "'contraflow replay'"});
    std::size_t shown = 0;
    for (const ApplicationEntry& entry : data.applications)
        if (shown++ < kMostRuns)
            addRun(section, data, entry);
    if (data.applications.size() > kMostRuns)
        section.blocks.emplace_back(Paragraph{"Tables of the first " + groupedCount(kMostRuns) + " of " +
                                              counted(data.applications.size(), "scenario", "scenarios") +
                                              " are shown; name others to see theirs."});
    return section;
}

} // namespace contraflow::report
