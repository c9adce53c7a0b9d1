// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_plots.h"
#include "app/report/report_sections.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/base/sentence.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/offer_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <memory>

namespace contraflow::report {

namespace {

/** The columns with these keys, without those that say nothing. */
Table chosen(const Table& table, const std::vector<std::string_view>& keys)
{
    return withoutEmptyColumns(chosenColumns(table, keys));
}

/** Of applications that column says what decides, which is a channel only where the network does. */
Table timesOf(const CandidateGroup& group, const Table& candidates)
{
    Table times =
        chosen(candidates, {"candidate", "makespan_s", "makespan_range", "without", "mean_s", "p95_s",
                            "slowdown", "busiest_channel", "busiest_load", "path_computing_share",
                            "path_start_up_share", "path_transfer_share", "path_contention_share"});
    if (group.isApplication)
        times.forEachColumn([](Table::Column& column) {
            if (column.key == "busiest_channel")
                column.title = phrase("What decides");
        });
    return times;
}

/** Where the ranges come from, each reason once; why there are none is among the group's notes. */
Bullets accuracies(const CandidateGroup& group)
{
    Bullets bullets;
    for (const Candidate& candidate : group.candidates) {
        if (!candidate.bars || candidate.accuracy.reason.empty())
            continue;
        const std::string text = candidate.model + ": " + candidate.accuracy.reason;
        if (std::find(bullets.items.begin(), bullets.items.end(), text) == bullets.items.end())
            bullets.items.push_back(text);
    }
    return bullets;
}

} // namespace

Section comparisonSection(const ReportData& data)
{
    Section section;
    if (!data.comparison)
        return section;
    if (data.offers.offers.size() > 1)
        section.blocks.emplace_back(TableBlock{
            offersLimits(*data.comparison, data.offers),
            data.applications.empty()
                ? sentence(
                      "What holds the offers up: the busiest channel of each under each workload, and how "
                      "much of what it could carry from first start to last finish it carried.")
                : sentence(
                      "What holds the offers up: the busiest channel of each under each workload, and how "
                      "much of what it could carry from first start to last finish it carried; of "
                      "applications what takes most of the time on their critical path, in brackets what "
                      "each part takes of it, and a channel only where that is the network."),
            60, "'contraflow compare'"});
    const auto count = std::count_if(data.comparison->groups.begin(), data.comparison->groups.end(),
                                     [](const CandidateGroup& group) { return group.candidates.size() > 1; });
    const auto view = std::make_shared<CandidatesView>();
    view->show(*data.comparison);
    PlotInput input;
    input.candidates = view;
    for (const CandidateGroup& group : data.comparison->groups) {
        if (group.candidates.size() < 2)
            continue;
        if (count > 1)
            section.blocks.emplace_back(Subheading{group.workload});
        std::string text = summaryText(group);
        if (group.reference)
            text +=
                " " + sentence("Others are held against %1. Differences within the errors of the models are "
                               "called too close to call.",
                               {group.candidates[*group.reference].label});
        section.blocks.emplace_back(Paragraph{text});
        const Table table = rowsBy(candidatesTable(group), "rank");
        section.blocks.emplace_back(TableBlock{
            chosen(table, {"rank", "candidate", "platform", "model", "makespan_s", "without", "verdict",
                           "price_in_currency", "total_cost_in_currency", "price_per_time_saved", "pareto"}),
            sentence("Candidates by rank."), 60, "'contraflow compare'"});
        input.scenario = group.candidates.front().scenario;
        const std::string work = group.isApplication ? sentence("application %1", {group.workload})
                                                     : sentence("workload %1", {group.workload});
        addPlot(section, "compare", input, sentence("Predicted times of the candidates with %1.", {work}));
        if (!group.currency.empty())
            addPlot(section, "pareto", input,
                    costWord(group) != "price"
                        ? sentence("Total costs and times of the candidates with %1.", {work})
                        : sentence("Prices and times of the candidates with %1.", {work}));
        section.blocks.emplace_back(TableBlock{timesOf(group, table), sentence("Times of the candidates."),
                                               60, "'contraflow compare'"});
        Bullets bullets = accuracies(group);
        bullets.items.insert(bullets.items.end(), group.notes.begin(), group.notes.end());
        if (!bullets.items.empty())
            section.blocks.emplace_back(std::move(bullets));
    }
    return section;
}

} // namespace contraflow::report
