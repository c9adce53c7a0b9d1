// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <numeric>

namespace contraflow::report {

namespace {

constexpr std::size_t kMostDetailed = 8;  ///< scenarios with plots of their own
constexpr std::size_t kMostBars = 40;     ///< messages; more are shown as a distribution
constexpr std::size_t kMostMessages = 20; ///< rows of a scenario's table
constexpr std::size_t kBusiest = 8;       ///< channels

Table overview(const ReportData& data)
{
    Table table("scenarios", "Scenarios",
                {{"scenario", "Scenario"},
                 {"platform", "Network"},
                 {"workload", "Workload"},
                 {"model", "Model"},
                 {"makespan_s", "Makespan", ColumnKind::seconds},
                 withoutColumn(),
                 {"mean_s", "Mean time", ColumnKind::seconds},
                 {"slowdown", "Worst slowdown", ColumnKind::number},
                 {"use", "Busiest channel", ColumnKind::share}});
    for (const ScenarioEntry& entry : data.scenarios) {
        const Scenario& scenario = data.scenario(entry);
        if (const Prediction* prediction = entry.prediction())
            table.addRow({scenario.name, scenario.platform, scenario.workload, scenario.model,
                          prediction->timeline.makespan(), withoutCell(prediction->without), entry.meanTime,
                          entry.worstSlowdown, entry.busiestUse});
        else
            table.addRow({scenario.name, scenario.platform, scenario.workload, scenario.model,
                          sentence("not predicted")});
    }
    return withoutEmptyColumns(std::move(table));
}

/** The messages of a scenario in the order in which they are listed: of many, the slowest. */
std::vector<std::size_t> listedMessages(const Timeline& timeline)
{
    std::vector<std::size_t> order(timeline.messages.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (order.size() <= kMostMessages)
        return order;
    std::partial_sort(order.begin(), order.begin() + kMostMessages, order.end(),
                      [&](std::size_t a, std::size_t b) {
                          const double timeA = timeline.messages[a].time();
                          const double timeB = timeline.messages[b].time();
                          return timeA != timeB ? timeA > timeB : a < b;
                      });
    order.resize(kMostMessages);
    return order;
}

TableBlock messages(const ReportData& data, const ScenarioEntry& entry)
{
    const Prediction& prediction = *entry.prediction();
    const std::vector<std::size_t> listed = listedMessages(prediction.timeline);
    Table table = withoutEmptyColumns(columnsFor(rowsOf(*entry.result->messages, listed), TableView::report));
    const std::size_t all = prediction.timeline.messages.size();
    std::string caption = sentence("Messages of %1.", {data.scenario(entry).name});
    if (all > listed.size())
        table.addNote(
            sentence("The %1 slowest of %2 messages. 'contraflow predict --scenario' lists them all.",
                     {groupedCount(listed.size()), groupedCount(all)}));
    return {std::move(table), std::move(caption), kMostMessages, {}};
}

void addDetails(Section& section, const ReportData& data, const ScenarioEntry& entry)
{
    const std::string& name = data.scenario(entry).name;
    section.blocks.emplace_back(Subheading{name});
    if (!entry.prediction()) {
        section.blocks.emplace_back(Notice{sentence("Not predicted"), entry.result->failure.toStdString()});
        return;
    }
    const Prediction& prediction = *entry.prediction();
    section.blocks.emplace_back(
        Paragraph{sentence("Network %1, workload %2, model %3: %4 in %5, makespan %6%7.",
                           {data.scenario(entry).platform, data.scenario(entry).workload,
                            modelText(data.project, prediction.model),
                            sentenceOf(prediction.timeline.messages.size(), "1 message", "%1 messages"),
                            sentenceOf(prediction.timeline.stepCount(), "1 step", "%1 steps"),
                            timeText(prediction.timeline.makespan()), commaWithout(prediction.without)})});
    if (prediction.timeline.messages.empty())
        return;
    section.blocks.emplace_back(FigureBlock{
        sentence("Messages of %1 on the network, and the load of its links while the longest step lasts.",
                 {name}),
        resultPicture(entry.result)});
    PlotInput input;
    input.result = entry.result;
    input.busiest = kBusiest;
    addPlot(section, prediction.timeline.messages.size() <= kMostBars ? "times" : "distribution", input,
            sentence("Times of the messages of %1.", {name}));
    addPlot(section, "use", input, sentence("Use of the busiest channels of %1.", {name}));
    section.blocks.emplace_back(messages(data, entry));
}

} // namespace

Section resultsSection(const ReportData& data)
{
    Section section;
    if (data.scenarios.empty())
        return section;
    if (data.scenarios.size() > 1)
        section.blocks.emplace_back(TableBlock{
            overview(data), sentence("All scenarios; the busiest channel's use is the mean over the run."),
            200, "'contraflow predict'"});
    std::size_t detailed = 0;
    for (const ScenarioEntry& entry : data.scenarios)
        if (detailed++ < kMostDetailed)
            addDetails(section, data, entry);
    if (data.scenarios.size() > kMostDetailed)
        section.blocks.emplace_back(Paragraph{sentence(
            "Plots and messages of the first %1 of %2 are shown; name other scenarios to see theirs.",
            {groupedCount(kMostDetailed), scenariosText(data.scenarios.size())})});
    return section;
}

} // namespace contraflow::report
