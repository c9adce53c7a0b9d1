// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/scenario_heading.h"
#include "app/cli/text_table.h"
#include "core/analysis/candidates/assumptions.h"
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/analysis/candidates/offer_stability.h"
#include "core/analysis/candidates/sweep.h"
#include "core/base/text.h"
#include "core/io/project/preset_claims.h"
#include "core/io/project/preset_file.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/offer_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace contraflow::cli {

namespace {

constexpr std::string_view kByOffer = "offer";

constexpr std::string_view kCompareDescription =
    "Holds scenarios with the same workload or applications against each other: makespan, mean and 95th percentile of the "
    "messages' times, slowdown against messages that meet nobody, the busiest channel, the channel that holds "
    "messages up most, price, total cost where platforms have costs of every year, and what a saved second costs.\n"
    "\n"
    "With several workloads or applications, platforms are judged as offers by all of them together: the overall result is "
    "the geometric mean, weighted with the workloads' weights in the project, of an offer's makespans over those of "
    "the fastest offer. --by offer writes these; --stability looks for the message sizes, the oversubscription and the "
    "weights at which another offer becomes the fastest, and the price, the weights and the rivals' discounts at which "
    "another has the best value. Where results or costs are not alike, such as without a price of one kind, what "
    "differs is named instead of a verdict.\n"
    "\n"
    "Of a scenario of a lossless network that names a model without congestion control (uncontrolled), the "
    "makespan without it stands beside, with the victims, the channel they suffer from and what to ask the vendor.\n"
    "\n"
    "The first scenario of each workload is the reference, or the one named with --reference. --model predicts "
    "every scenario with another model, given several times with each of them.\n"
    "\n"
    "Where a scenario's mapping draws which nodes others have (in_use_share), the makespan is predicted for --draws "
    "of these (20), with the seeds from the mapping's on: mean, and what 5 and 95 % of them are below, beside the "
    "empty cluster. Others take nodes; what they send counts only where it is an application of the scenario.\n"
    "\n"
    "Where the project has measured times of two patterns or more, or a model was calibrated, figures have a "
    "range in which the measured one lies with 95 % confidence, and differences inside the ranges are too close "
    "to call. Prices are not converted between currencies.\n"
    "\n"
    "--sweep NAME=FROM..TO/COUNT predicts every candidate at COUNT values (9 by default) of one quantity: size "
    "(of every message), scale (times every size), processes (messages among the first n in natural order), "
    "oversubscription (nodes' bandwidth over uplinks' bandwidth of every switch with nodes), nic (bandwidth of "
    "every node), speed (of the computations of applications, times), or a parameter of the project. An application "
    "runs on as many processes as the sweep says; the makespan is that of its processes, other figures those of its "
    "messages. Values follow in equal ratios when TO is at least four times "
    "FROM, else in equal steps; lin or log behind COUNT says which. NAME=VALUE,VALUE,... lists them.\n"
    "\n"
    "Formats:\n"
    "  table  for people: four significant digits\n"
    "  csv    a line for each candidate; with --sweep, for each candidate and value; with\n"
    "         --by offer, for each offer\n"
    "  json   groups of candidates by workload, sweeps, offers and what is assumed of them";

/** What `compare` found. */
struct ComparedCandidates
{
    CandidateComparison comparison;
    OfferComparison offers;
    std::vector<Assumption> assumptions;
    OfferStability stability; ///< where it was asked for
    std::vector<Sweep> sweeps;
};

Result<CandidateRequest> makeRequest(const ProjectFile& file, const Arguments& arguments)
{
    ASSIGN_OR_RETURN(std::vector<std::size_t> scenarios,
                     namedScenarios(file, arguments.values("--scenario")));
    if (file.project().scenarios.empty())
        return noScenario(file);
    ASSIGN_OR_RETURN(std::vector<std::string> models, namedModels(file, arguments.values("--model")));
    CandidateRequest request{std::move(scenarios), std::move(models), {}};
    if (const std::optional<std::string> name = arguments.value("--reference")) {
        ASSIGN_OR_RETURN(const std::size_t index, findScenario(file, *name));
        const auto& chosen = request.scenarios;
        if (!chosen.empty() && !contains(chosen, index))
            return refused("the reference " + inQuotes(*name) +
                           " is not among the scenarios; add --scenario " + *name);
        request.reference = index;
    }
    ASSIGN_OR_RETURN(const std::uint64_t draws, arguments.count("--draws", kUsualDraws));
    if (draws == 0 || draws > kMostDraws)
        return refused(groupedCount(draws) + " draws are not possible; take 1 to " +
                       groupedCount(kMostDraws));
    request.draws = draws;
    return request;
}

Result<std::vector<SweepRange>> makeRanges(const Project& project, const Arguments& arguments)
{
    std::vector<SweepRange> ranges;
    for (const std::string& text : arguments.values("--sweep")) {
        ASSIGN_OR_RETURN(SweepRange range, parseSweep(project, text));
        ranges.push_back(std::move(range));
    }
    return ranges;
}

/** What to compute besides the candidates. */
struct Extent
{
    std::vector<SweepRange> ranges;
    bool findsStability = false;
};

Result<ComparedCandidates> compute(const Project& project, CandidateRequest request, const Extent& extent)
{
    KnownFigures known;
    request.known = &known;
    ProgressLine progress("Comparing:");
    BatchOptions options;
    const double parts = static_cast<double>(extent.ranges.size() + (extent.findsStability ? 2 : 1));
    double part = 0;
    if (progress.isWanted())
        options.run.progress = [&](double fraction) { progress.show((part + fraction) / parts); };
    ComparedCandidates result;
    ASSIGN_OR_RETURN(result.comparison, compareCandidates(project, request, options));
    noteFooting(project, result.comparison);
    result.offers = compareOffers(result.comparison);
    result.assumptions = assumptionsOf(project, result.offers, carriedPreset);
    for (const SweepRange& range : extent.ranges) {
        ++part;
        ASSIGN_OR_RETURN(Sweep sweep, sweepCandidates(project, result.comparison, range, options, &known));
        result.sweeps.push_back(std::move(sweep));
    }
    if (extent.findsStability) {
        ++part;
        ASSIGN_OR_RETURN(result.stability,
                         offerStability(project, result.comparison, result.offers, options, &known));
    }
    return result;
}

/** The columns with these keys and the rows that have something in the one named first; empty without any. */
std::string partOfCandidates(const Table& table, std::string_view with,
                             const std::vector<std::string_view>& keys)
{
    const Table rows = rowsWith(table, with);
    return rows.empty() ? std::string() : "\n" + briefText(chosenColumns(rows, keys));
}

std::vector<LosslessPair> pairsOf(const CandidateGroup& group)
{
    std::vector<LosslessPair> pairs;
    for (const Candidate& candidate : group.candidates)
        if (candidate.pair)
            pairs.push_back(*candidate.pair);
    return pairs;
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
    output.write(partOfCandidates(table, "uncontrolled_model",
                                  {"candidate", "makespan_s", "uncontrolled_makespan_s", "uncontrolled_ratio",
                                   "victims", "victims_of"}));
    output.write(partOfCandidates(
        table, "empty_makespan_s",
        {"candidate", "empty_makespan_s", "drawn_mean_s", "drawn_p5_s", "drawn_p95_s", "draws"}));
    output.write(textsOfPairs(pairsOf(group)));
    if (!group.notes.empty())
        output.write("\n");
    output.write(notesText(group.notes));
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
    output.write(notesText(result.offers.notes));
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
    std::ranges::copy_if(sweep.curves, std::back_inserter(shown.curves),
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
        const bool isApplication = std::ranges::any_of(comparison.groups, [&](const CandidateGroup& group) {
            return group.workload == curve.workload && group.isApplication;
        });
        output.write("\nMakespan over " + sweep.range.name +
                     (isApplication ? ", application " : ", workload ") + curve.workload + "\n\n" +
                     sweepText(comparison, sweep, curve.workload));
    }
    if (!sweep.notes.empty())
        output.write("\n");
    output.write(notesText(sweep.notes));
}

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

JsonParts groupParts(const CandidateGroup& group)
{
    return {{"workload", group.workload},
            {"reference", group.reference ? group.candidates[*group.reference].label : std::string()},
            {"currency", group.currency},
            {"summary", summaryText(group)},
            {"candidates", JsonRows{candidatesTable(group), JsonWriter::Layout::block}},
            {"notes", listOf(group.notes)}};
}

JsonParts curveParts(const CandidateComparison& comparison, const Sweep& sweep, std::size_t curve)
{
    const Table points = curveTable(comparison, sweep, curve);
    return {{{}, JsonRow{chosenColumns(points, {"workload", "candidate", "scenario", "model"})}},
            {"points", JsonRows{points}}};
}

JsonParts sweepParts(const CandidateComparison& comparison, const Sweep& sweep)
{
    return {{"sweep", sweep.range.name},
            {"unit", sweep.range.unit},
            {"values", listOf(sweep.range.values, JsonWriter::Layout::line)},
            {"curves", JsonObjects{sweep.curves.size(),
                                   [&](std::size_t curve) { return curveParts(comparison, sweep, curve); }}},
            {"notes", listOf(sweep.notes)}};
}

JsonParts assumptionParts(const Assumption& assumption)
{
    return {{"about", assumption.about},
            {"platforms", listOf(assumption.platforms, JsonWriter::Layout::line)},
            {"assumption", assumption.text}};
}

JsonParts comparisonParts(const ComparedCandidates& result)
{
    return {{"groups", objectsOf(result.comparison.groups, groupParts, JsonWriter::Layout::block)},
            {"sweeps",
             JsonObjects{result.sweeps.size(),
                         [&](std::size_t i) { return sweepParts(result.comparison, result.sweeps[i]); }}},
            {"offers", JsonRows{offersTable(result.offers)}},
            {"offer_results", JsonRows{offerResultsTable(result.comparison, result.offers)}},
            {"offers_summary", offersText(result.offers)},
            {"assumptions", objectsOf(result.assumptions, assumptionParts)},
            {"stability", listOf(stabilityTexts(result.stability))}};
}

/** What a line of CSV is about. */
Table comparisonTable(const ComparedCandidates& result, const Arguments& arguments)
{
    if (arguments.value("--by") == kByOffer)
        return offersTable(result.offers);
    return result.sweeps.empty() ? candidatesTable(result.comparison)
                                 : sweepsTable(result.comparison, result.sweeps);
}

Result<ExitStatus> compareProject(const ProjectFile& file, const Arguments& arguments, Output& output)
{
    ASSIGN_OR_RETURN(const CandidateRequest request, makeRequest(file, arguments));
    const Project& project = file.project();
    ASSIGN_OR_RETURN(std::vector<SweepRange> ranges, makeRanges(project, arguments));
    IssueReport issues(file);
    ASSIGN_OR_RETURN(const ComparedCandidates result,
                     compute(project, request, {std::move(ranges), arguments.has("--stability")}));
    issues.add(result.comparison.issues);
    for (const CandidateGroup& group : result.comparison.groups)
        for (const Candidate& candidate : group.candidates)
            if (candidate.failure)
                issues.add({cannotRun(project, candidate.scenario, *candidate.failure)});
    writeAnswer({.text = [&](Output& to) { writeCandidateTable(project, result, to); },
                 .table = [&] { return comparisonTable(result, arguments); },
                 .json = [&] { return comparisonParts(result); }},
                arguments, output);
    return finish(output, issues);
}

} // namespace

Command compareCommand()
{
    return {
        .name = "compare",
        .summary = "scenarios side by side: times, errors, prices, ranking",
        .synopsis =
            "PROJECT [--scenario NAME]... [--reference NAME] [--model KIND]... [--sweep NAME=RANGE]... "
            "[--by candidate|offer] [--draws COUNT] [--stability] [--set NAME=VALUE]... [--format table|csv|json] [-o FILE]",
        .description = kCompareDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                scenariosOption(),
                {.name = "--reference", .value = "NAME", .help = "hold the others against this scenario"},
                modelsOption(),
                {.name = "--sweep",
                 .value = "NAME=RANGE",
                 .help = "at several values, such as nic=1Gbit/s..100Gbit/s/9",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--by",
                 .value = "ROWS",
                 .help = "what has a line of CSV; candidate by default",
                 .choices = {"candidate", kByOffer}},
                {.name = "--draws",
                 .value = "COUNT",
                 .help = "how often it is drawn who else is on a cluster that is partly in use (20)"},
                {.name = "--stability", .help = "say what would make another offer the fastest"},
                setOption(),
                formatOption("how the comparison is written"),
                outputOption(),
            },
        .run = onProject<compareProject>,
        .columns = [] { return candidatesTable(CandidateGroup()); },
        .columnsWith = {{"--sweep", [] { return sweepsTable({}, {}); }},
                        {"--by offer", [] { return offersTable({}); }}},
    };
}

} // namespace contraflow::cli
