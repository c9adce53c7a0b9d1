// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/base/sentence.h"
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
    for (const ScenarioEntry& entry : data.applications) {
        const Scenario& scenario = data.scenario(entry);
        std::vector<TableCell> row{scenario.name, scenario.platform, scenario.model};
        if (const RunAnalysis* analysis = entry.analysis()) {
            const PathParts& parts = analysis->total;
            row.emplace_back(analysis->replay->replay.makespan());
            row.push_back(withoutCell(analysis->replay->without));
            for (const double part : {parts.compute, parts.cores, parts.latency, parts.transfer,
                                      parts.contention, parts.overhead})
                row.emplace_back(part);
            row.emplace_back(analysis->contentionCost());
        } else {
            row.emplace_back(sentence("did not run"));
        }
        row.resize(table.columns().size());
        table.addRow(std::move(row));
    }
    return withoutEmptyColumns(std::move(table));
}

/** What runs where and how long, and what that is made of. */
std::string runText(const ReportData& data, const ScenarioEntry& entry)
{
    const RunAnalysis& analysis = *entry.analysis();
    const Replay& run = analysis.replay->replay;
    std::vector<std::string> names;
    for (const PlacedApplication& application : analysis.replay->applications)
        names.push_back(
            sentence("%1 on %2", {application.name, sentenceOf(application.program->processCount(),
                                                               "1 process", "%1 processes")}));
    const double makespan = run.makespan();
    const PathParts& parts = analysis.total;
    std::string text = sentence("Network %1, %2, model %3: %4 and %5, makespan %6%7.",
                                {data.scenario(entry).platform, joinedWords(names),
                                 modelText(data.project, analysis.replay->model),
                                 sentenceOf(run.eventCount, "1 event", "%1 events"),
                                 sentenceOf(run.messageCount, "1 message", "%1 messages"), timeText(makespan),
                                 commaWithout(analysis.replay->without)});
    if (!(makespan > 0))
        return text;
    if (!run.path.empty())
        text += " " + capitalised(sentence(deciderText(timeShares(parts).decider()))) + ".";
    const std::string computing = shareText((parts.compute + parts.cores) / makespan);
    const std::string alone = shareText((parts.latency + parts.transfer) / makespan);
    const std::string contention = shareText(parts.contention / makespan);
    text +=
        " " + (parts.overhead > 0
                   ? sentence("Of its critical path %1 is computing, %2 messages as long as they take alone, "
                              "%3 overheads of messages, and %4 contention.",
                              {computing, alone, shareText(parts.overhead / makespan), contention})
                   : sentence("Of its critical path %1 is computing, %2 messages as long as they take alone, "
                              "and %3 contention.",
                              {computing, alone, contention}));
    if (const std::optional<double> cost = analysis.contentionCost())
        text +=
            " " + sentence("Were no message to meet another, the makespan would be %1: contention costs %2.",
                           {timeText(*analysis.makespanAlone), timeText(*cost)});
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
        table.addNote(sentence("The %1 that finish last of %2 processes. 'contraflow replay' lists them all.",
                               {groupedCount(order.size()), groupedCount(processes.size())}));
    return table;
}

void addRun(Section& section, const ReportData& data, const ScenarioEntry& entry)
{
    const std::string& name = data.scenario(entry).name;
    section.blocks.emplace_back(Subheading{name});
    const std::shared_ptr<const RunAnalysis>& analysis = entry.result->analysis;
    if (!analysis) {
        section.blocks.emplace_back(Notice{sentence("Did not run"), entry.result->failure.toStdString()});
        return;
    }
    section.blocks.emplace_back(Paragraph{runText(data, entry)});
    const auto report = [](const Table& table) {
        return withoutEmptyColumns(columnsFor(table, TableView::report));
    };
    section.blocks.emplace_back(TableBlock{report(pathPhasesTable(analysis)),
                                           sentence("The critical path of %1 by phase, and what contention "
                                                    "costs all processes there.",
                                                    {name}),
                                           kMostProcesses, "'contraflow replay --by part'"});
    section.blocks.emplace_back(
        TableBlock{report(pathChannelsTable(analysis)),
                   sentence("What the channels of %1 held up, on the critical path and in all.", {name}),
                   kMostChannels, "'contraflow replay --by channel'"});
    section.blocks.emplace_back(TableBlock{processesOf(*analysis),
                                           sentence("Where the processes of %1 spend their time.", {name}),
                                           kMostProcesses, "'contraflow replay'"});
    if (analysis->replay->measured.empty())
        return;
    PlotInput input;
    input.result = entry.result;
    addPlot(section, "measured-sums", input,
            sentence("What was measured of the processes of %1, and what the model says: Sm and Sp, with the "
                     "error of each.",
                     {name}));
}

} // namespace

Section applicationsSection(const ReportData& data)
{
    Section section;
    if (data.applications.empty())
        return section;
    section.blocks.emplace_back(Paragraph{sentence(
        "Applications are programs whose processes compute, send and receive. The critical path is the "
        "chain of computations and messages that the last process to finish had to wait for; its parts "
        "add up to the makespan. Transfer is what a message takes alone on the slowest channel of its "
        "route, contention what it takes longer.")});
    if (data.applications.size() > 1)
        section.blocks.emplace_back(
            TableBlock{overviewOfRuns(data),
                       sentence("All scenarios of applications, and the parts of their critical paths."), 200,
                       "'contraflow replay'"});
    std::size_t shown = 0;
    for (const ScenarioEntry& entry : data.applications)
        if (shown++ < kMostRuns)
            addRun(section, data, entry);
    if (data.applications.size() > kMostRuns)
        section.blocks.emplace_back(
            Paragraph{sentence("Tables of the first %1 of %2 are shown; name others to see theirs.",
                               {groupedCount(kMostRuns), scenariosText(data.applications.size())})});
    return section;
}

} // namespace contraflow::report
