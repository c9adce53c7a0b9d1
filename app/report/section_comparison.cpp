// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_plots.h"
#include "app/report/report_sections.h"
#include "app/report/report_words.h"
#include "core/analysis/candidates/candidate_words.h"

#include <algorithm>
#include <memory>

namespace contraflow::report {

namespace {

bool hasPrices(const CandidateGroup& group)
{
    return std::any_of(group.candidates.begin(), group.candidates.end(),
                       [](const Candidate& candidate) { return candidate.price.price.has_value(); });
}

bool hasBars(const CandidateGroup& group)
{
    return std::any_of(group.candidates.begin(), group.candidates.end(),
                       [](const Candidate& candidate) { return candidate.bars.has_value(); });
}

Table timesTable(const CandidateGroup& group)
{
    std::vector<Table::Column> columns{{"candidate", "Candidate"},
                                       {"makespan", "All arrived", ColumnKind::seconds}};
    const bool withBars = hasBars(group);
    if (withBars) {
        columns.push_back({"low", "95 % from", ColumnKind::seconds});
        columns.push_back({"high", "to", ColumnKind::seconds});
    }
    columns.push_back({"mean", "Mean time", ColumnKind::seconds});
    columns.push_back({"p95", "95th percentile", ColumnKind::seconds});
    columns.push_back({"slowdown", "Mean slowdown", ColumnKind::number});
    columns.push_back({"busiest", "Busiest channel"});
    columns.push_back({"load", "Load", ColumnKind::share});
    Table table("candidates", "Candidates", std::move(columns));
    for (const Candidate& candidate : group.candidates) {
        std::vector<TableCell> cells{candidate.label};
        if (!candidate.isPredicted()) {
            cells.emplace_back("no prediction");
            table.addRow(std::move(cells));
            continue;
        }
        const TimeFigures& figures = candidate.figures;
        cells.emplace_back(figures.makespan);
        if (withBars) {
            cells.push_back(candidate.bars ? TableCell(candidate.bars->makespan.low) : TableCell());
            cells.push_back(candidate.bars ? TableCell(candidate.bars->makespan.high) : TableCell());
        }
        cells.emplace_back(figures.mean);
        cells.emplace_back(figures.percentile95);
        cells.emplace_back(figures.slowdown);
        cells.push_back(figures.busiest ? TableCell(figures.busiest->channel) : TableCell());
        cells.push_back(figures.busiest ? TableCell(figures.busiest->load) : TableCell());
        table.addRow(std::move(cells));
    }
    return table;
}

Table verdictTable(const CandidateGroup& group)
{
    std::vector<Table::Column> columns{{"rank", "Rank"},
                                       {"candidate", "Candidate"},
                                       {"platform", "Network"},
                                       {"model", "Model"},
                                       {"verdict", "Against the reference"}};
    const bool withPrices = hasPrices(group);
    if (withPrices) {
        columns.push_back({"price", "Price", ColumnKind::price, group.currency});
        columns.push_back({"saved", "Price of a saved second", ColumnKind::number});
        columns.push_back({"pareto", "Price and time"});
    }
    Table table("verdicts", "Verdicts", std::move(columns));
    std::vector<const Candidate*> ranked;
    for (const Candidate& candidate : group.candidates)
        ranked.push_back(&candidate);
    std::stable_sort(ranked.begin(), ranked.end(), [](const Candidate* a, const Candidate* b) {
        return (a->rank == 0 ? SIZE_MAX : a->rank) < (b->rank == 0 ? SIZE_MAX : b->rank);
    });
    for (const Candidate* candidate : ranked) {
        std::vector<TableCell> cells{rankText(*candidate), candidate->label, candidate->platform,
                                     candidate->model, verdictText(*candidate)};
        if (withPrices) {
            const std::optional<Price>& price = candidate->price.price;
            if (price && !group.currency.empty())
                cells.emplace_back(price->amount);
            else
                cells.push_back(price ? TableCell(priceText(*price)) : TableCell());
            cells.emplace_back(savedSecondText(*candidate));
            cells.emplace_back(paretoText(group, *candidate));
        }
        table.addRow(std::move(cells));
    }
    return table;
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
    const auto count = std::count_if(data.comparison->groups.begin(), data.comparison->groups.end(),
                                     [](const CandidateGroup& group) { return group.candidates.size() > 1; });
    const auto view = std::make_shared<CandidatesView>();
    view->comparison = *data.comparison;
    PlotInput input;
    input.candidates = view;
    for (const CandidateGroup& group : data.comparison->groups) {
        if (group.candidates.size() < 2)
            continue;
        if (count > 1)
            section.blocks.emplace_back(Subheading{group.workload});
        std::string text = summaryText(group);
        if (group.reference)
            text += " Others are held against " + group.candidates[*group.reference].label +
                    ". Differences within the errors of the models are called too close to call.";
        section.blocks.emplace_back(Paragraph{text});
        section.blocks.emplace_back(
            TableBlock{verdictTable(group), "Candidates by rank.", 60, "'contraflow compare'"});
        input.scenario = group.candidates.front().scenario;
        addPlot(section, "compare", input,
                "Predicted times of the candidates with workload " + group.workload + ".");
        if (!group.currency.empty())
            addPlot(section, "pareto", input,
                    "Prices and times of the candidates with workload " + group.workload + ".");
        section.blocks.emplace_back(
            TableBlock{timesTable(group), "Times of the candidates.", 60, "'contraflow compare'"});
        Bullets bullets = accuracies(group);
        bullets.items.insert(bullets.items.end(), group.notes.begin(), group.notes.end());
        if (!bullets.items.empty())
            section.blocks.emplace_back(std::move(bullets));
    }
    return section;
}

} // namespace contraflow::report
