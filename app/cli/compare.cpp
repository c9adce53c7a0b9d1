// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/candidate_output.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/table_output.h"
#include "core/base/text.h"
#include "core/io/preset_claims.h"
#include "core/io/preset_file.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/offer_tables.h"

#include <algorithm>

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
    "The first scenario of each workload is the reference, or the one named with --reference. --model predicts "
    "every scenario with another model, given several times with each of them.\n"
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

Result<CandidateRequest> makeRequest(const ProjectFile& file, const Arguments& arguments)
{
    Result<std::vector<std::size_t>> scenarios = namedScenarios(file, arguments.values("--scenario"));
    if (!scenarios)
        return scenarios.error();
    if (file.project().scenarios.empty())
        return noScenario(file);
    Result<std::vector<std::string>> models = namedModels(file, arguments.values("--model"));
    if (!models)
        return models.error();
    CandidateRequest request{std::move(scenarios).value(), std::move(models).value(), {}};
    if (const std::optional<std::string> name = arguments.value("--reference")) {
        const Result<std::size_t> index = findScenario(file, *name);
        if (!index)
            return index.error();
        const auto& chosen = request.scenarios;
        if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), *index) == chosen.end())
            return Error{ErrorCode::invalidInput, "the reference " + inQuotes(*name) +
                                                      " is not among the scenarios; add --scenario " + *name};
        request.reference = *index;
    }
    return request;
}

Result<std::vector<SweepRange>> makeRanges(const Project& project, const Arguments& arguments)
{
    std::vector<SweepRange> ranges;
    for (const std::string& text : arguments.values("--sweep")) {
        Result<SweepRange> range = parseSweep(project, text);
        if (!range)
            return range.error();
        ranges.push_back(std::move(range).value());
    }
    return ranges;
}

/** What to compute besides the candidates. */
struct Extent
{
    std::vector<SweepRange> ranges;
    bool findsStability = false;
};

Result<ComparedCandidates> compute(const Project& project, const CandidateRequest& request,
                                   const Extent& extent)
{
    ProgressLine progress("Comparing:");
    BatchOptions options;
    const double parts = static_cast<double>(extent.ranges.size() + (extent.findsStability ? 2 : 1));
    double part = 0;
    if (progress.isWanted())
        options.run.progress = [&](double fraction) { progress.show((part + fraction) / parts); };
    ComparedCandidates result;
    Result<CandidateComparison> comparison = compareCandidates(project, request, options);
    if (!comparison)
        return comparison.error();
    result.comparison = std::move(comparison).value();
    noteFooting(project, result.comparison);
    result.offers = compareOffers(result.comparison);
    result.assumptions = assumptionsOf(project, result.offers, carriedPreset);
    for (const SweepRange& range : extent.ranges) {
        ++part;
        Result<Sweep> sweep = sweepCandidates(project, result.comparison, range, options);
        if (!sweep)
            return sweep.error();
        result.sweeps.push_back(std::move(sweep).value());
    }
    if (extent.findsStability) {
        ++part;
        Result<OfferStability> stability = offerStability(project, result.comparison, result.offers, options);
        if (!stability)
            return stability.error();
        result.stability = std::move(stability).value();
    }
    return result;
}

ExitStatus compareProject(const ProjectFile& file, const Arguments& arguments, Output& output)
{
    const Result<CandidateRequest> request = makeRequest(file, arguments);
    if (!request)
        return fail(request.error());
    const Project& project = file.project();
    Result<std::vector<SweepRange>> ranges = makeRanges(project, arguments);
    if (!ranges)
        return fail(ranges.error());
    IssueReport issues(file);
    const Result<ComparedCandidates> result =
        compute(project, *request, {std::move(ranges).value(), arguments.has("--stability")});
    if (!result)
        return fail(result.error());
    issues.add(result->comparison.issues);
    for (const CandidateGroup& group : result->comparison.groups)
        for (const Candidate& candidate : group.candidates)
            if (candidate.failure)
                issues.add({cannotRun(project, candidate.scenario, *candidate.failure)});
    const std::string format = arguments.value("--format").value_or(std::string(kTableFormat));
    if (format == kCsvFormat && arguments.value("--by") == kByOffer)
        writeCsv(offersTable(result->offers), output);
    else if (format == kCsvFormat)
        writeCsv(result->sweeps.empty() ? candidatesTable(result->comparison)
                                        : sweepsTable(result->comparison, result->sweeps),
                 output);
    else if (format == kJsonFormat)
        writeCandidateJson(*result, output);
    else
        writeCandidateTable(project, *result, output);
    return finish(output, issues);
}

ExitStatus runCompare(const Arguments& arguments)
{
    return withProject(arguments, [&](const ProjectFile& file, Output& output) {
        return compareProject(file, arguments, output);
    });
}

} // namespace

const Command& compareCommand()
{
    static const Command command{
        .name = "compare",
        .summary = "scenarios side by side: times, errors, prices, ranking",
        .synopsis =
            "PROJECT [--scenario NAME]... [--reference NAME] [--model KIND]... [--sweep NAME=RANGE]... "
            "[--by candidate|offer] [--stability] [--set NAME=VALUE]... [--format table|csv|json] [-o FILE]",
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
                {.name = "--stability", .help = "say what would make another offer the fastest"},
                setOption(),
                formatOption("how the comparison is written"),
                outputOption(),
            },
        .run = runCompare,
        .columns = [] { return candidatesTable(CandidateGroup()); },
        .columnsWith = {{"--sweep", [] { return sweepsTable({}, {}); }},
                        {"--by offer", [] { return offersTable({}); }}},
    };
    return command;
}

} // namespace contraflow::cli
