// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/brief_table.h"
#include "app/cli/candidate_output.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/offer_tables.h"
#include "core/tables/table_parts.h"
#include "core/tables/what_if_table.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace contraflow::cli {

namespace {

/** The columns with these keys and the rows that have something in the one named first; empty without any. */
std::string partOfCandidates(const Table& table, std::string_view with,
                             const std::vector<std::string_view>& keys)
{
    const Table rows = rowsWith(table, with);
    return rows.empty() ? std::string() : "\n" + briefText(chosenColumns(rows, keys));
}

void writeNoteLines(const std::vector<std::string>& notes, Output& output)
{
    for (const std::string& note : notes)
        output.write("  Note: " + note + ".\n");
}

void writeGroup(const CandidateGroup& group, Output& output)
{
    const std::size_t count = group.candidates.size();
    output.write((group.isApplication ? "\nApplication " : "\nWorkload ") + group.workload + ": " +
                 counted(count, "candidate"));
    if (group.reference && count > 1)
        output.write(", held against " + group.candidates[*group.reference].label);
    const Table table = rowsBy(candidatesTable(group), "rank");
    output.write("\n\n" +
                 briefText(chosenColumns(table, {"rank", "candidate", "makespan_s", "makespan_range",
                                                 "without", "mean_s", "p95_s", "slowdown", "verdict"})));
    if (const std::string summary = summaryText(group); !summary.empty())
        output.write("\n  " + summary + "\n");
    output.write(partOfCandidates(table, "decides",
                                  {"candidate", "decides", "path_computing_share", "path_start_up_share",
                                   "path_transfer_share", "path_contention_share"}));
    output.write(partOfCandidates(
        table, "busiest_load",
        {"candidate", "busiest_channel", "busiest_load", "worst_channel", "worst_messages"}));
    output.write(partOfCandidates(
        table, "price_in_currency",
        {"candidate", "price_in_currency", "total_cost_in_currency", "price_per_time_saved", "pareto"}));
    if (!group.notes.empty())
        output.write("\n");
    writeNoteLines(group.notes, output);
}

/** How offers stand when all workloads count; with one, its candidates say it already. */
void writeOffers(const ComparedCandidates& result, Output& output)
{
    if (!result.offers.isChoice() || result.offers.workloads.size() < 2)
        return;
    std::vector<std::string> weights;
    for (const OfferWorkload& workload : result.offers.workloads)
        weights.push_back(workload.name + " (" + numberText(workload.weight) + ")");
    output.write("\nOffers over " + counted(weights.size(), "workload") +
                 " with their weights: " + joinedWords(weights) + "\n\n" +
                 briefText(offersTable(result.offers)) + "\n  " + offersText(result.offers) + "\n");
    writeNoteLines(result.offers.notes, output);
}

void writeTexts(const char* heading, const std::vector<std::string>& texts, Output& output)
{
    if (!texts.empty())
        output.write("\n" + std::string(heading) + "\n\n");
    for (const std::string& text : texts)
        output.write("  " + text + "\n");
}

/** The curves of one workload: a line for each value, a column for each candidate. */
std::string sweepText(const CandidateComparison& comparison, const Sweep& sweep, const std::string& workload)
{
    Sweep shown{sweep.range, {}, {}};
    std::copy_if(sweep.curves.begin(), sweep.curves.end(), std::back_inserter(shown.curves),
                 [&](const SweepCurve& curve) { return curve.workload == workload; });
    const Table points =
        chosenColumns(sweepsTable(comparison, {shown}), {"value", "candidate", "makespan_s"});
    return briefText(pivoted(points, {"value"}, "candidate", "makespan_s"));
}

void writeSweep(const CandidateComparison& comparison, const Sweep& sweep, Output& output)
{
    std::set<std::string> done;
    for (const SweepCurve& curve : sweep.curves) {
        if (!done.insert(curve.workload).second)
            continue;
        const bool isApplication =
            std::any_of(comparison.groups.begin(), comparison.groups.end(), [&](const CandidateGroup& group) {
                return group.workload == curve.workload && group.isApplication;
            });
        output.write("\nMakespan over " + sweep.range.name +
                     (isApplication ? ", application " : ", workload ") + curve.workload + "\n\n" +
                     sweepText(comparison, sweep, curve.workload));
    }
    if (!sweep.notes.empty())
        output.write("\n");
    writeNoteLines(sweep.notes, output);
}

std::string upgradesText(const WhatIf& result)
{
    constexpr std::size_t kShown = 30;
    const Table groups = whatIfRows(result, {WhatIfPart::alikeGroups});
    std::string text = briefText(firstRows(groups, kShown));
    if (groups.rowCount() > kShown)
        text +=
            "  and " + groupedCount(groups.rowCount() - kShown) + " more, which save no more than these\n";
    return text;
}

} // namespace

void writeCandidateTable(const Project& project, const ComparedCandidates& result, Output& output)
{
    if (!project.title.empty())
        output.write(project.title + "\n");
    for (const CandidateGroup& group : result.comparison.groups)
        writeGroup(group, output);
    writeOffers(result, output);
    writeTexts("What the predictions assume", assumptionTexts(result.assumptions), output);
    writeTexts("What would change that", stabilityTexts(result.stability), output);
    for (const Sweep& sweep : result.sweeps)
        writeSweep(result.comparison, sweep, output);
}

void writeWhatIfTable(const Project& project, const WhatIf& result, Output& output)
{
    if (!project.title.empty())
        output.write(project.title + "\n");
    output.write("Scenario " + result.scenario + ", model " + result.model +
                 (result.model == result.kind ? "" : " (" + result.kind + ")") +
                 commaWithout(result.without) + "\n\n" +
                 briefText(whatIfRows(result, {WhatIfPart::scenario, WhatIfPart::cases})));
    output.write("\n" +
                 std::string(result.sensitivity.factor == 2
                                 ? "Twice"
                                 : roundedText(result.sensitivity.factor) + " times") +
                 " the bandwidth of a group of links\n\n" + upgradesText(result));
    output.write("\n  " + result.advice + "\n");
    writeNoteLines(result.notes, output);
}

} // namespace contraflow::cli
