// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/offer_tables.h"
#include "core/tables/placement_tables.h"
#include "core/tables/table_parts.h"
#include "core/tables/what_if_table.h"

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
        const std::string text = sentence("%1: %2", {candidate.model, candidate.accuracy.reason});
        if (!contains(bullets.items, text))
            bullets.items.push_back(text);
    }
    return bullets;
}

constexpr std::size_t kMostGroups = 20;

Table tableOf(const WhatIf& whatIf, const std::vector<WhatIfPart>& parts)
{
    return withoutEmptyColumns(columnsFor(whatIfRows(whatIf, parts), TableView::brief));
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
    const auto count = std::ranges::count_if(
        data.comparison->groups, [](const CandidateGroup& group) { return group.candidates.size() > 1; });
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

Section upgradesSection(const ReportData& data)
{
    Section section;
    for (const WhatIf& whatIf : data.whatIfs) {
        section.blocks.emplace_back(Subheading{whatIf.scenario});
        section.blocks.emplace_back(Paragraph{whatIf.advice});
        section.blocks.emplace_back(
            TableBlock{tableOf(whatIf, {WhatIfPart::scenario, WhatIfPart::cases}),
                       sentence("What holds up the messages of %1.", {whatIf.scenario}),
                       20,
                       {}});
        section.blocks.emplace_back(
            TableBlock{tableOf(whatIf, {WhatIfPart::alikeGroups}),
                       sentence("Links of %1 with %2 times the bandwidth; routes stay "
                                "as they are.",
                                {whatIf.scenario, roundedText(whatIf.sensitivity.factor)}),
                       kMostGroups, "'contraflow what-if'"});
        for (const std::string& note : whatIf.notes)
            section.blocks.emplace_back(Paragraph{note});
    }
    if (data.withoutWhatIf > 0)
        section.blocks.emplace_back(Paragraph{sentence(
            "These are %1, %2; of the other %3 'contraflow what-if' says the same, as does a "
            "report of chosen scenarios.",
            {scenariosText(data.whatIfs.size()), tellingOrder(data), groupedCount(data.withoutWhatIf)})});
    return section;
}

Section placementSection(const ReportData& data)
{
    Section section;
    for (const PlacementStudy& study : data.placements) {
        const std::string& scenario = data.project.scenarios[study.request.scope.scenario].name;
        section.blocks.emplace_back(Subheading{scenario});
        section.blocks.emplace_back(Paragraph{placementText(study)});
        section.blocks.emplace_back(TableBlock{
            withoutEmptyColumns(chosenColumns(placementsTable(study),
                                              {"policy", "makespan_s", "without", "mean_time_s", "gain_pct",
                                               "within_nodes_pct", "between_switches_pct", "problem"})),
            sentence("Placements of the processes of %1; of random ones the medians.", {scenario}), 20,
            "'contraflow place'"});
    }
    if (data.withoutPlacement > 0)
        section.blocks.emplace_back(Paragraph{sentence(
            "These are %1 with processes, %2; of the other %3 'contraflow place' says the same, as does a report "
            "of chosen scenarios.",
            {scenariosText(data.placements.size()), tellingOrder(data),
             groupedCount(data.withoutPlacement)})});
    return section;
}

} // namespace contraflow::report
