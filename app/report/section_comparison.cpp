// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/theme_scope.h"
#include "app/report/plot_size.h"
#include "app/report/report_sections.h"
#include "app/report/report_words.h"
#include "core/analysis/candidates/candidate_words.h"

#include <algorithm>

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
        columns.push_back({"saved", "Price of a saved second"});
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

/** Makespans as bars, with the 95 % ranges where they are known. */
PlotContent makespans(const CandidateGroup& group)
{
    const Theme theme = paperTheme();
    PlotContent content;
    content.title = QStringLiteral("Time until all messages have arrived");
    content.subtitle = QString::fromStdString("workload " + group.workload);
    content.x.quantity = QStringLiteral("Time");
    content.y.kind = AxisKind::rows;
    content.y.lower = -0.5;
    PlotBoxes bars;
    bars.name = QStringLiteral("Predicted");
    bars.color = theme.accent;
    constexpr double kThickest = 18;
    bars.maxPixels = kThickest;
    PlotMarks ranges;
    ranges.name = QStringLiteral("Middle of the 95 % range");
    ranges.color = theme.text;
    double longest = 0;
    for (const Candidate& candidate : group.candidates) {
        if (!candidate.isPredicted())
            continue;
        const auto row = static_cast<double>(content.y.rows.size());
        content.y.rows.push_back(QString::fromStdString(candidate.label));
        PlotBox box;
        box.to = candidate.figures.makespan;
        box.low = row - 0.36;
        box.high = row + 0.36;
        box.fill = theme.model(QString::fromStdString(candidate.kind));
        box.beside = QString::fromStdString(timeText(candidate.figures.makespan));
        box.besideAt = box.to;
        longest = std::max(longest, box.to);
        if (candidate.bars) {
            const ErrorBar& bar = candidate.bars->makespan;
            ranges.marks.push_back({(bar.low + bar.high) / 2, row, (bar.high - bar.low) / 2});
            box.besideAt = std::max(box.to, bar.high);
            longest = std::max(longest, bar.high);
        }
        bars.boxes.push_back(box);
    }
    content.x.upper = longest > 0 ? longest : 1;
    content.y.upper = static_cast<double>(content.y.rows.size()) - 0.5;
    content.roomBeside = 70;
    content.boxes.push_back(std::move(bars));
    if (!ranges.marks.empty())
        content.marks.push_back(std::move(ranges));
    return content;
}

/** Where the ranges come from, or why there are none; each reason once. */
Bullets accuracies(const CandidateGroup& group)
{
    Bullets bullets;
    for (const Candidate& candidate : group.candidates) {
        if (!candidate.isPredicted() || candidate.accuracy.reason.empty())
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
        const PlotContent plot = makespans(group);
        constexpr std::size_t kMostRows = 40;
        if (plot.y.rows.size() > 1 && plot.y.rows.size() <= kMostRows)
            section.blocks.emplace_back(
                FigureBlock{"Predicted times of the candidates with workload " + group.workload + ".",
                            PlotDrawing{plot, plotSize(plot)}});
        section.blocks.emplace_back(
            TableBlock{timesTable(group), "Times of the candidates.", 60, "'contraflow compare'"});
        if (Bullets bullets = accuracies(group); !bullets.items.empty())
            section.blocks.emplace_back(std::move(bullets));
        for (const std::string& note : group.notes)
            section.blocks.emplace_back(Paragraph{note});
    }
    return section;
}

} // namespace contraflow::report
