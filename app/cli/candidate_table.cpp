// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/candidate_output.h"
#include "app/cli/number_column.h"
#include "app/cli/text_table.h"
#include "core/analysis/candidates/candidate_words.h"
#include "core/base/text.h"

#include <algorithm>
#include <set>

namespace contraflow::cli {

namespace {

using Align = TextTable::Align;

std::string rangeText(const NumberColumn& column, const ErrorBar& bar)
{
    return column.text(bar.low) + " to " + column.text(bar.high);
}

NumberColumn timesOf(const CandidateGroup& group)
{
    double largest = 0;
    for (const Candidate& candidate : group.candidates)
        if (candidate.isPredicted())
            largest = std::max(largest, candidate.figures.makespan);
    return NumberColumn::seconds(largest);
}

bool hasBars(const CandidateGroup& group)
{
    return std::any_of(group.candidates.begin(), group.candidates.end(),
                       [](const Candidate& candidate) { return candidate.bars.has_value(); });
}

/** Candidates by rank; those without one come last. */
std::vector<const Candidate*> byRank(const CandidateGroup& group)
{
    std::vector<const Candidate*> sorted;
    for (const Candidate& candidate : group.candidates)
        sorted.push_back(&candidate);
    std::stable_sort(sorted.begin(), sorted.end(), [](const Candidate* a, const Candidate* b) {
        return a->rank != 0 && (b->rank == 0 || a->rank < b->rank);
    });
    return sorted;
}

std::string timesTable(const CandidateGroup& group)
{
    const NumberColumn times = timesOf(group);
    const bool withBars = hasBars(group);
    TextTable table;
    table.addColumn("rank");
    table.addColumn("candidate");
    table.addColumn("makespan (" + times.unit() + ")", Align::point);
    if (withBars)
        table.addColumn("95 % range");
    table.addColumn("mean (" + times.unit() + ")", Align::point);
    table.addColumn("95th pct.", Align::point);
    table.addColumn("slowdown", Align::point);
    table.addColumn("verdict");
    for (const Candidate* candidate : byRank(group)) {
        const TimeFigures& figures = candidate->figures;
        const bool isPredicted = candidate->isPredicted();
        std::vector<std::string> cells{rankText(*candidate), candidate->label,
                                       isPredicted ? times.text(figures.makespan) : ""};
        if (withBars)
            cells.push_back(candidate->bars ? rangeText(times, candidate->bars->makespan) : "");
        cells.push_back(isPredicted ? times.text(figures.mean) : "");
        cells.push_back(isPredicted ? times.text(figures.percentile95) : "");
        cells.push_back(isPredicted ? roundedText(figures.slowdown, 3) : "");
        cells.push_back(verdictText(*candidate));
        table.addRow(std::move(cells));
    }
    return table.text();
}

std::string channelsTable(const CandidateGroup& group)
{
    TextTable table;
    table.addColumn("candidate");
    table.addColumn("busiest channel");
    table.addColumn("load (%)", Align::right);
    table.addColumn("holds up most");
    table.addColumn("messages", Align::right);
    bool isEmpty = true;
    for (const Candidate* candidate : byRank(group)) {
        const auto& busiest = candidate->figures.busiest;
        if (!busiest)
            continue;
        const auto& worst = candidate->figures.worst;
        table.addRow({candidate->label, busiest->channel, fixedText(100 * busiest->load, 0),
                      worst ? worst->channel : "", worst ? std::to_string(worst->messages) : ""});
        isEmpty = false;
    }
    return isEmpty ? std::string() : table.text();
}

std::string pricesTable(const CandidateGroup& group)
{
    TextTable table;
    table.addColumn("candidate");
    table.addColumn("price", Align::right);
    table.addColumn("a saved second costs");
    table.addColumn("price against time");
    bool isEmpty = true;
    for (const Candidate* candidate : byRank(group)) {
        const auto& price = candidate->price.price;
        if (!price)
            continue;
        table.addRow({candidate->label, priceText(*price), savedSecondText(*candidate),
                      paretoText(group, *candidate)});
        isEmpty = false;
    }
    return isEmpty ? std::string() : table.text();
}

void writeGroup(const CandidateGroup& group, Output& output)
{
    const std::size_t count = group.candidates.size();
    output.write("\nWorkload " + group.workload + ": " + counted(count, "candidate"));
    if (group.reference && count > 1)
        output.write(", held against " + group.candidates[*group.reference].label);
    output.write("\n\n" + timesTable(group));
    if (const std::string summary = summaryText(group); !summary.empty())
        output.write("\n  " + summary + "\n");
    if (const std::string channels = channelsTable(group); !channels.empty())
        output.write("\n" + channels);
    if (const std::string prices = pricesTable(group); !prices.empty())
        output.write("\n" + prices);
    if (!group.notes.empty())
        output.write("\n");
    for (const std::string& note : group.notes)
        output.write("  Note: " + note + ".\n");
}

/** The curves of one workload: a line for each value, a column for each candidate. */
std::string sweepTable(const Sweep& sweep, const std::string& workload)
{
    double largest = 0;
    for (const SweepCurve& curve : sweep.curves)
        for (const SweepPoint& point : curve.points)
            if (curve.workload == workload)
                largest = std::max(largest, point.makespan);
    const NumberColumn times = NumberColumn::seconds(largest);
    TextTable table;
    table.addColumn(sweep.range.name, Align::right);
    for (const SweepCurve& curve : sweep.curves)
        if (curve.workload == workload)
            table.addColumn(curve.label + " (" + times.unit() + ")", Align::point);
    for (std::size_t i = 0; i < sweep.range.values.size(); ++i) {
        std::vector<std::string> cells{sweep.range.texts[i]};
        for (const SweepCurve& curve : sweep.curves)
            if (curve.workload == workload)
                cells.push_back(curve.points[i].failure.empty() ? times.text(curve.points[i].makespan) : "–");
        table.addRow(std::move(cells));
    }
    return table.text();
}

void writeSweep(const Sweep& sweep, Output& output)
{
    std::set<std::string> done;
    for (const SweepCurve& curve : sweep.curves) {
        if (!done.insert(curve.workload).second)
            continue;
        output.write("\nMakespan over " + sweep.range.name + ", workload " + curve.workload + "\n\n" +
                     sweepTable(sweep, curve.workload));
    }
    if (!sweep.notes.empty())
        output.write("\n");
    for (const std::string& note : sweep.notes)
        output.write("  Note: " + note + ".\n");
}

std::string casesTable(const WhatIf& result)
{
    const NumberColumn times = NumberColumn::seconds(result.base.makespan);
    TextTable table;
    table.addColumn("");
    table.addColumn("makespan (" + times.unit() + ")", Align::point);
    table.addColumn("mean (" + times.unit() + ")", Align::point);
    table.addColumn("share (%)", Align::point);
    table.addColumn("");
    table.addRow({"as it is", times.text(result.base.makespan), times.text(result.base.mean), "", ""});
    for (const WhatIfCase& one : result.cases) {
        if (!one.notApplied.empty())
            table.addRow({one.title, "", "", "", "not applicable: " + one.notApplied});
        else
            table.addRow({one.title, times.text(one.makespan), times.text(one.mean),
                          roundedText(100 * one.share, 3), one.model.empty() ? "" : one.model});
    }
    return table.text();
}

std::string groupsTable(const WhatIf& result)
{
    constexpr std::size_t kShown = 30;
    const Sensitivity& sensitivity = result.sensitivity;
    const std::vector<AlikeGroups> rows = alikeGroups(sensitivity);
    const NumberColumn times = NumberColumn::seconds(result.base.makespan);
    const bool withPrices = std::any_of(sensitivity.groups.begin(), sensitivity.groups.end(),
                                        [](const GroupEffect& effect) { return effect.price.has_value(); });
    TextTable table;
    table.addColumn("links");
    table.addColumn("makespan (" + times.unit() + ")", Align::point);
    table.addColumn("saves (" + times.unit() + ")", Align::point);
    table.addColumn("saves (%)", Align::point);
    if (withPrices) {
        table.addColumn("price", Align::right);
        table.addColumn("a saved second costs");
    }
    for (std::size_t i = 0; i < std::min(kShown, rows.size()); ++i) {
        const GroupEffect& effect = sensitivity.groups[rows[i].groups.front()];
        std::vector<std::string> cells{rows[i].title, times.text(effect.makespan), times.text(effect.saved),
                                       roundedText(100 * effect.savedShare, 3)};
        if (withPrices) {
            cells.push_back(effect.price ? priceText(*effect.price) : "");
            cells.push_back(effect.pricePerSecond
                                ? roundedText(*effect.pricePerSecond) + " " + effect.price->currency + "/s"
                                : "");
        }
        table.addRow(std::move(cells));
    }
    std::string text = table.text();
    if (rows.size() > kShown)
        text += "  and " + std::to_string(rows.size() - kShown) + " more, which save no more than these\n";
    return text;
}

} // namespace

void writeCandidateTable(const Project& project, const ComparedCandidates& result, Output& output)
{
    if (!project.title.empty())
        output.write(project.title + "\n");
    for (const CandidateGroup& group : result.comparison.groups)
        writeGroup(group, output);
    for (const Sweep& sweep : result.sweeps)
        writeSweep(sweep, output);
}

void writeWhatIfTable(const Project& project, const WhatIf& result, Output& output)
{
    if (!project.title.empty())
        output.write(project.title + "\n");
    output.write("Scenario " + result.scenario + ", model " + result.model +
                 (result.model == result.kind ? "" : " (" + result.kind + ")") + "\n\n" + casesTable(result));
    output.write("\n" +
                 std::string(result.sensitivity.factor == 2
                                 ? "Twice"
                                 : roundedText(result.sensitivity.factor) + " times") +
                 " the bandwidth of a group of links\n\n" + groupsTable(result));
    output.write("\n  " + result.advice + "\n");
    for (const std::string& note : result.notes)
        output.write("  Note: " + note + ".\n");
}

} // namespace contraflow::cli
