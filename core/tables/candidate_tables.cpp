// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/candidate_tables.h"

#include "core/analysis/candidates/candidate_words.h"

#include <algorithm>

namespace contraflow {

namespace {

using Kind = ColumnKind;
using Cells = std::vector<TableCell>;

TableCell placeCell(std::size_t rank)
{
    return rank > 0 ? TableCell(rank) : TableCell();
}

void appendBar(Cells& cells, const std::optional<ErrorBar>& bar)
{
    cells.push_back(bar ? TableCell(bar->low) : TableCell());
    cells.push_back(bar ? TableCell(bar->high) : TableCell());
}

void appendFigures(Cells& cells, const Candidate& candidate)
{
    const TimeFigures& figures = candidate.figures;
    const auto appendFigure = [&](double value, ErrorBar CandidateErrorBars::*bar) {
        cells.emplace_back(value);
        appendBar(cells, candidate.bars ? std::optional((*candidate.bars).*bar) : std::nullopt);
    };
    appendFigure(figures.makespan, &CandidateErrorBars::makespan);
    appendFigure(figures.mean, &CandidateErrorBars::mean);
    appendFigure(figures.percentile95, &CandidateErrorBars::percentile95);
    appendFigure(figures.slowdown, &CandidateErrorBars::slowdown);
    cells.emplace_back(figures.makespanSlowdown());
    const auto& busiest = figures.busiest;
    cells.push_back(busiest ? TableCell(busiest->channel) : TableCell());
    cells.push_back(busiest ? TableCell(busiest->load) : TableCell());
    const auto& worst = figures.worst;
    cells.push_back(worst ? TableCell(worst->channel) : TableCell());
    cells.push_back(worst ? TableCell(worst->messages) : TableCell());
    cells.push_back(worst ? TableCell(worst->lostMessageSeconds) : TableCell());
    cells.emplace_back(figures.messages);
    cells.emplace_back(candidate.leftOut);
}

Cells candidateCells(const CandidateGroup& group, const Candidate& candidate)
{
    constexpr std::size_t kFigures = 20; // of appendFigures
    Cells cells{group.workload,
                candidate.label,
                candidate.name,
                candidate.platform,
                candidate.mapping,
                candidate.model,
                candidate.kind,
                placeCell(candidate.rank),
                placeCell(candidate.bestRank),
                placeCell(candidate.worstRank),
                verdictWord(candidate.verdict)};
    const bool isCompared = candidate.verdict != TimeVerdict::unknown;
    cells.push_back(isCompared ? TableCell(candidate.differencePercent) : TableCell());
    cells.push_back(isCompared ? TableCell(candidate.secondsSaved) : TableCell());
    if (candidate.isPredicted())
        appendFigures(cells, candidate);
    else
        cells.resize(cells.size() + kFigures);
    const auto& price = candidate.price.price;
    cells.push_back(price ? TableCell(price->amount) : TableCell());
    cells.push_back(price ? TableCell(price->currency) : TableCell());
    cells.emplace_back(candidate.pricePerSecondSaved);
    cells.emplace_back(paretoWord(candidate.pareto));
    cells.push_back(candidate.rival ? TableCell(group.candidates[*candidate.rival].label) : TableCell());
    cells.emplace_back(originWord(candidate.accuracy.origin));
    cells.push_back(candidate.accuracy.isKnown() ? TableCell(candidate.accuracy.patterns) : TableCell());
    cells.push_back(candidate.failure ? TableCell(candidate.failure->message) : TableCell());
    return cells;
}

void addSweep(Table& table, const CandidateComparison& comparison, const Sweep& sweep)
{
    for (const SweepCurve& curve : sweep.curves) {
        const Candidate& candidate = comparison.groups[curve.group].candidates[curve.candidate];
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const SweepPoint& point = curve.points[i];
            const bool isPredicted = point.failure.empty();
            Cells cells{sweep.range.name, sweep.range.values[i], sweep.range.unit, curve.workload,
                        curve.label,      candidate.name,        curve.model};
            cells.push_back(isPredicted ? TableCell(point.makespan) : TableCell());
            appendBar(cells, point.bar);
            cells.push_back(isPredicted ? TableCell(point.mean) : TableCell());
            cells.emplace_back(point.failure);
            table.addRow(std::move(cells));
        }
    }
}

/** Groups may have the same to note. */
void addNoteOnce(Table& table, const std::string& note)
{
    const std::vector<std::string>& notes = table.notes();
    if (std::find(notes.begin(), notes.end(), note) == notes.end())
        table.addNote(note);
}

} // namespace

Table candidatesTable(const CandidateComparison& comparison)
{
    Table table("candidates", "Candidates",
                {{"workload", "Workload"},
                 {"candidate", "Candidate"},
                 {"scenario", "Scenario"},
                 {"platform", "Platform"},
                 {"mapping", "Mapping"},
                 {"model", "Model"},
                 {"kind", "Kind"},
                 {"rank", "Rank", Kind::count},
                 {"best_rank", "Best rank", Kind::count},
                 {"worst_rank", "Worst rank", Kind::count},
                 {"verdict", "Verdict"},
                 {"difference_pct", "Difference", Kind::percent},
                 {"saved_s", "Saved", Kind::seconds},
                 {"makespan_s", "Makespan", Kind::seconds},
                 {"makespan_low_s", "Makespan from", Kind::seconds},
                 {"makespan_high_s", "Makespan to", Kind::seconds},
                 {"mean_s", "Mean", Kind::seconds},
                 {"mean_low_s", "Mean from", Kind::seconds},
                 {"mean_high_s", "Mean to", Kind::seconds},
                 {"p95_s", "95th percentile", Kind::seconds},
                 {"p95_low_s", "95th percentile from", Kind::seconds},
                 {"p95_high_s", "95th percentile to", Kind::seconds},
                 {"slowdown", "Slowdown", Kind::number},
                 {"slowdown_low", "Slowdown from", Kind::number},
                 {"slowdown_high", "Slowdown to", Kind::number},
                 {"makespan_slowdown", "Slowdown of the makespan", Kind::number},
                 {"busiest_channel", "Busiest channel"},
                 {"busiest_load", "Load", Kind::share},
                 {"worst_channel", "Holds up most"},
                 {"worst_messages", "Messages held up", Kind::count},
                 {"worst_lost_s", "Lost there", Kind::seconds},
                 {"messages", "Messages", Kind::count},
                 {"left_out", "Left out", Kind::count},
                 {"price", "Price", Kind::price},
                 {"currency", "Currency"},
                 {"price_per_s_saved", "Price of a saved second", Kind::number},
                 {"pareto", "Price against time"},
                 {"pareto_rival", "Rival"},
                 {"error_source", "Errors from"},
                 {"error_patterns", "Measured patterns", Kind::count},
                 {"failure", "Why there is no prediction"}});
    for (const CandidateGroup& group : comparison.groups) {
        for (const Candidate& candidate : group.candidates)
            table.addRow(candidateCells(group, candidate));
        for (const std::string& note : group.notes)
            addNoteOnce(table, note);
    }
    return table;
}

Table sweepsTable(const CandidateComparison& comparison, const std::vector<Sweep>& sweeps)
{
    Table table("sweeps", "Sweeps",
                {{"sweep", "Sweep"},
                 {"value", "Value", Kind::number},
                 {"unit", "Unit"},
                 {"workload", "Workload"},
                 {"candidate", "Candidate"},
                 {"scenario", "Scenario"},
                 {"model", "Model"},
                 {"makespan_s", "Makespan", Kind::seconds},
                 {"makespan_low_s", "Makespan from", Kind::seconds},
                 {"makespan_high_s", "Makespan to", Kind::seconds},
                 {"mean_s", "Mean", Kind::seconds},
                 {"failure", "Why there is no prediction"}});
    for (const Sweep& sweep : sweeps) {
        addSweep(table, comparison, sweep);
        for (const std::string& note : sweep.notes)
            table.addNote(note);
    }
    return table;
}

Table whatIfTable(const WhatIf& result)
{
    Table table("what-if", "What if",
                {{"part", "Part"},
                 {"key", "Key"},
                 {"name", "Name"},
                 {"makespan_s", "Makespan", Kind::seconds},
                 {"mean_s", "Mean", Kind::seconds},
                 {"saved_s", "Saves", Kind::seconds},
                 {"saved_pct", "Saves", Kind::percent},
                 {"price", "Price", Kind::price},
                 {"currency", "Currency"},
                 {"price_per_s_saved", "Price of a saved second", Kind::number},
                 {"links", "Links", Kind::count},
                 {"note", "Note"}});
    table.addRow({"scenario", {}, result.scenario, result.base.makespan, result.base.mean, 0, 0});
    for (const WhatIfCase& one : result.cases) {
        if (one.notApplied.empty())
            table.addRow({"case",
                          kindWord(one.kind),
                          one.title,
                          one.makespan,
                          one.mean,
                          one.saved,
                          100 * one.share,
                          {},
                          {},
                          {},
                          {},
                          one.model});
        else
            table.addRow(
                {"case", kindWord(one.kind), one.title, {}, {}, {}, {}, {}, {}, {}, {}, one.notApplied});
    }
    for (const GroupEffect& effect : result.sensitivity.groups)
        table.addRow({"group", kindWord(effect.group.kind), titleOf(effect.group), effect.makespan,
                      effect.mean, effect.saved, 100 * effect.savedShare,
                      effect.price ? TableCell(effect.price->amount) : TableCell(),
                      effect.price ? TableCell(effect.price->currency) : TableCell(), effect.pricePerSecond,
                      effect.group.links.size(), effect.priceMissing});
    table.addNote(result.advice);
    for (const std::string& note : result.notes)
        table.addNote(note);
    return table;
}

} // namespace contraflow
