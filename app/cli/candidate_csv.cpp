// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/candidate_output.h"
#include "core/analysis/candidates/candidate_words.h"
#include "core/base/text.h"
#include "core/io/csv.h"

namespace contraflow::cli {

namespace {

// Published: a column keeps its name, meaning and place; new ones go to the end.
constexpr std::string_view kCandidateHeader =
    "workload,candidate,scenario,platform,mapping,model,kind,rank,best_rank,worst_rank,verdict,difference_pct,"
    "saved_s,makespan_s,makespan_low_s,makespan_high_s,mean_s,mean_low_s,mean_high_s,p95_s,p95_low_s,p95_high_"
    "s,slowdown,slowdown_low,slowdown_high,makespan_slowdown,busiest_channel,busiest_load,worst_channel,worst_"
    "messages,worst_lost_s,messages,left_out,price,currency,price_per_s_saved,pareto,pareto_rival,error_source,"
    "error_patterns,failure\n";
constexpr std::string_view kSweepHeader =
    "sweep,value,unit,workload,candidate,scenario,model,makespan_s,makespan_low_s,makespan_high_s,mean_s,failure\n";
constexpr std::string_view kWhatIfHeader =
    "part,key,name,makespan_s,mean_s,saved_s,saved_pct,price,currency,price_per_s_saved,links,note\n";

using Cells = std::vector<std::string>;

void write(Output& output, const Cells& cells)
{
    std::string line;
    appendCsvRecord(line, cells);
    output.write(line);
}

std::string numberCell(const std::optional<double>& value)
{
    return value ? numberText(*value) : std::string();
}

void appendBar(Cells& cells, const std::optional<CandidateErrorBars>& bars,
               ErrorBar CandidateErrorBars::*figure)
{
    cells.push_back(bars ? numberText(((*bars).*figure).low) : "");
    cells.push_back(bars ? numberText(((*bars).*figure).high) : "");
}

void appendFigures(Cells& cells, const Candidate& c)
{
    const auto appendFigure = [&](double value, ErrorBar CandidateErrorBars::*bar) {
        cells.push_back(numberText(value));
        appendBar(cells, c.bars, bar);
    };
    appendFigure(c.figures.makespan, &CandidateErrorBars::makespan);
    appendFigure(c.figures.mean, &CandidateErrorBars::mean);
    appendFigure(c.figures.percentile95, &CandidateErrorBars::percentile95);
    appendFigure(c.figures.slowdown, &CandidateErrorBars::slowdown);
    cells.push_back(numberText(c.figures.makespanSlowdown()));
    const auto& busiest = c.figures.busiest;
    cells.push_back(busiest ? busiest->channel : "");
    cells.push_back(busiest ? numberText(busiest->load) : "");
    const auto& worst = c.figures.worst;
    cells.push_back(worst ? worst->channel : "");
    cells.push_back(worst ? std::to_string(worst->messages) : "");
    cells.push_back(worst ? numberText(worst->lostMessageSeconds) : "");
    cells.push_back(std::to_string(c.figures.messages));
    cells.push_back(std::to_string(c.leftOut));
}

void writeCandidate(const CandidateGroup& group, const Candidate& c, Output& output)
{
    const auto rank = [](std::size_t place) { return place > 0 ? std::to_string(place) : std::string(); };
    Cells cells{group.workload,
                c.label,
                c.name,
                c.platform,
                c.mapping,
                c.model,
                c.kind,
                rank(c.rank),
                rank(c.bestRank),
                rank(c.worstRank),
                std::string(verdictWord(c.verdict))};
    const bool isCompared = c.verdict != TimeVerdict::unknown;
    cells.push_back(isCompared ? numberText(c.differencePercent) : "");
    cells.push_back(isCompared ? numberText(c.secondsSaved) : "");
    if (c.isPredicted())
        appendFigures(cells, c);
    else
        cells.resize(cells.size() + 20);
    const auto& price = c.price.price;
    cells.push_back(price ? numberText(price->amount) : "");
    cells.push_back(price ? price->currency : "");
    cells.push_back(numberCell(c.pricePerSecondSaved));
    cells.emplace_back(paretoWord(c.pareto));
    cells.push_back(c.rival ? group.candidates[*c.rival].label : "");
    cells.emplace_back(originWord(c.accuracy.origin));
    cells.push_back(c.accuracy.isKnown() ? std::to_string(c.accuracy.patterns) : "");
    cells.push_back(c.failure ? c.failure->message : "");
    write(output, cells);
}

void writeSweep(const CandidateComparison& comparison, const Sweep& sweep, Output& output)
{
    for (const SweepCurve& curve : sweep.curves) {
        const Candidate& candidate = comparison.groups[curve.group].candidates[curve.candidate];
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const SweepPoint& point = curve.points[i];
            const bool isPredicted = point.failure.empty();
            write(output,
                  {sweep.range.name, numberText(sweep.range.values[i]), sweep.range.unit, curve.workload,
                   curve.label, candidate.name, curve.model, isPredicted ? numberText(point.makespan) : "",
                   point.bar ? numberText(point.bar->low) : "", point.bar ? numberText(point.bar->high) : "",
                   isPredicted ? numberText(point.mean) : "", point.failure});
        }
    }
}

} // namespace

void writeCandidateCsv(const ComparedCandidates& result, Output& output)
{
    output.write(result.sweeps.empty() ? kCandidateHeader : kSweepHeader);
    if (result.sweeps.empty())
        for (const CandidateGroup& group : result.comparison.groups)
            for (const Candidate& candidate : group.candidates)
                writeCandidate(group, candidate, output);
    for (const Sweep& sweep : result.sweeps)
        writeSweep(result.comparison, sweep, output);
}

void writeWhatIfCsv(const WhatIf& result, Output& output)
{
    output.write(kWhatIfHeader);
    const double makespan = result.base.makespan;
    write(output, {"scenario", "", result.scenario, numberText(makespan), numberText(result.base.mean), "0",
                   "0", "", "", "", "", ""});
    for (const WhatIfCase& one : result.cases) {
        const std::string key(kindWord(one.kind));
        if (!one.notApplied.empty())
            write(output, {"case", key, one.title, "", "", "", "", "", "", "", "", one.notApplied});
        else
            write(output,
                  {"case", key, one.title, numberText(one.makespan), numberText(one.mean),
                   numberText(one.share * makespan), numberText(100 * one.share), "", "", "", "", one.model});
    }
    for (const GroupEffect& effect : result.sensitivity.groups)
        write(output,
              {"group", std::string(kindWord(effect.group.kind)), titleOf(effect.group),
               numberText(effect.makespan), numberText(effect.mean), numberText(effect.saved),
               numberText(100 * effect.savedShare), effect.price ? numberText(effect.price->amount) : "",
               effect.price ? effect.price->currency : "", numberCell(effect.pricePerSecond),
               std::to_string(effect.group.links.size()), effect.priceMissing});
}

} // namespace contraflow::cli
