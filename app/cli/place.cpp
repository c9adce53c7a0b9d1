// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/scenario_heading.h"
#include "app/cli/text_table.h"
#include "core/analysis/placement/placement_edit.h"
#include "core/analysis/placement/placement_text.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/io/project/project_file.h"
#include "core/project/consequences.h"
#include "core/tables/placement_tables.h"

#include <algorithm>
#include <array>
#include <limits>

namespace contraflow::cli {

namespace {

/** What of a comparison CSV can hold. */
constexpr std::array<std::string_view, 3> kPlacementViews{"policies", "mapping", "draws"};

constexpr std::string_view kPlaceDescription =
    "Compares where the processes of a scenario may go: as it has them, round-robin, at random, and as a search "
    "proposes it; shows what each gains in makespan, and the proposed placement.\n"
    "\n"
    "Policies, all of them unless --policy names some; the present placement always takes part:\n"
    "  round-robin-per-node       the next process on the next node\n"
    "  round-robin-per-processor  fills a node before it takes the next\n"
    "  random                     --draws placements with the seeds from --seed on; their median counts\n"
    "  optimised                  annealing of channel loads from several beginnings, then of the\n"
    "                             predicted makespan itself; never worse than the others. Where all\n"
    "                             placements are fewer than --evaluations, each is run and the best\n"
    "                             one is proven\n"
    "\n"
    "A node takes as many processes as it has cores, or as many as the present placement gives it. Processes that "
    "the mapping pins stay, and so do nodes that messages name beside a mapping by hand. In a scenario without a "
    "mapping every node name is taken for a process that has a node for itself.\n"
    "\n"
    "--write stores the best placement as a new mapping and lets the scenario use it; with --as a copy of the "
    "scenario under that name gets it, and the scenario stays as it is. Nothing is written when the present "
    "placement is the best. --write changes the project itself, which is said on standard error; -o is where "
    "the comparison goes, with --write too.\n"
    "\n"
    "csv writes the view of --show (policies): mapping has a line for each process, draws one for each random "
    "placement. json has them all.";

std::vector<PlacementWay> waysOf(const std::vector<std::string>& names)
{
    std::vector<PlacementWay> ways;
    for (const PlacementWay way : placementWays())
        if (contains(names, placementName(way)))
            ways.push_back(way);
    return ways;
}

/** What is asked for, but for the scenario. Fails where a number is none. */
Result<PlacementRequest> requestOf(const Arguments& arguments)
{
    PlacementRequest request;
    request.scope.model = arguments.value("--model");
    request.scope.pinned = arguments.values("--pin");
    request.ways = waysOf(arguments.values("--policy"));
    const Result<std::uint64_t> samples = arguments.count("--draws", 0);
    const Result<std::uint64_t> seed = arguments.count("--seed", request.seed);
    const Result<std::uint64_t> evaluations = arguments.count("--evaluations", 0);
    const Result<std::uint64_t> perNode = arguments.count("--per-node", 0);
    for (const Result<std::uint64_t>* number : {&samples, &seed, &evaluations, &perNode})
        if (!*number)
            return number->error();
    if (arguments.has("--draws"))
        request.samples = *samples;
    request.seed = *seed;
    if (arguments.has("--evaluations"))
        request.evaluations = *evaluations;
    if (arguments.has("--per-node"))
        request.scope.perNode = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(*perNode, std::numeric_limits<std::uint32_t>::max()));
    return request;
}

/** What the options ask for together and cannot have. */
std::string contradiction(const Arguments& arguments)
{
    const bool isCsv = arguments.value("--format") == kCsvFormat;
    if (arguments.has("--show") && !isCsv)
        return "--show chooses what CSV holds; add --format csv";
    if (arguments.has("--as") && !arguments.has("--write"))
        return "--as names a scenario that --write adds; add --write";
    if (!arguments.has("--write"))
        return {};
    if (arguments.operands().front() == "-")
        return "standard input cannot be written to; give --write with a project file";
    if (arguments.has("--set"))
        return "--set counts for one run, so --write cannot go with it; change the parameter in the project";
    return {};
}

Result<void> store(const ProjectFile& file, const PlacementStudy& study, const PlacementScope& scope,
                   const std::optional<std::string>& copy)
{
    const ComparedPlacement* best = study.best();
    if (!best || best->way == PlacementWay::present) {
        say("contraflow: place: the present placement is the best, so nothing was written");
        return {};
    }
    Project project = file.project();
    ASSIGN_OR_RETURN(const Edit edit, copy ? addPlacedScenario(project, study, *best, *copy)
                                           : applyPlacement(project, study, *best));
    RETURN_IF_ERROR(changeDocument(project, edit));
    Result<void> written = writeBack(file, project);
    if (written)
        say("contraflow: place: " + file.name + ": " +
            (copy ? "scenario " + inQuotes(*copy) + " was added with the best placement"
                  : "scenario " + inQuotes(file.project().scenarios[scope.scenario].name) +
                        " has the best placement now"));
    return written;
}

constexpr std::size_t kShownNodes = 100;

std::string policies(const PlacementStudy& study)
{
    std::string text = briefText(placementsTable(study, PlacementRows::withBestSample));
    if (!study.samples)
        return text;
    const Spread& spread = study.samples->makespans;
    const Unit& unit = readableUnit(Dimension::duration, spread.greatest);
    const auto shown = [&unit](double seconds) { return textInUnit(unit, seconds); };
    return text + "\n  Makespans of the " + groupedCount(study.samples->times.size()) +
           " random placements: least " + shown(spread.least) + ", quartiles " + shown(spread.lowerQuartile) +
           ", " + shown(spread.median) + " and " + shown(spread.upperQuartile) + ", greatest " +
           shown(spread.greatest) + ", mean " + shown(spread.mean) + ".\n";
}

std::string mapping(const PlacementStudy& study, const ComparedPlacement& best)
{
    TextTable table;
    table.addColumn("node");
    table.addColumn("processes");
    const std::vector<NodeProcesses> nodes = processesByNode(study, best);
    for (std::size_t n = 0; n < std::min(kShownNodes, nodes.size()); ++n) {
        std::string processes;
        for (const std::string& process : nodes[n].processes)
            processes += (processes.empty() ? "" : " ") + process;
        table.addRow({nodes[n].node, processes});
    }
    return table.text() + (nodes.size() > kShownNodes
                               ? "  and " + groupedCount(nodes.size() - kShownNodes) +
                                     " more nodes; --format csv --show mapping lists all processes\n"
                               : std::string());
}

void writePlacementTable(const PlacementStudy& study, Output& output)
{
    const PlacementProblem& problem = study.problem;
    output.write(scenarioHeading(problem.scenario, problem.model, problem.kind) + ": " +
                 groupedCount(problem.processes.size()) + " processes on " +
                 groupedCount(problem.network->nodes().size()) + " nodes, " +
                 groupedCount(problem.messageCount) + " messages\n\n");
    output.write(policies(study));
    output.write("\n  " + placementVerdict(study) + "\n");
    if (const std::string sentence = searchSentence(study); !sentence.empty())
        output.write("  " + sentence + "\n");
    for (const std::string& remark : placementRemarks(study))
        output.write("  " + remark + "\n");
    const ComparedPlacement* best = study.best();
    if (!best || best->way == PlacementWay::present)
        return;
    output.write("\nProposed placement: " + std::string(placementName(best->way)) + "\n\n" +
                 mapping(study, *best));
}

JsonValue drawsOf(const PlacementStudy& study)
{
    if (!study.samples)
        return TableCell();
    JsonList makespans{{}, JsonWriter::Layout::line};
    for (const PlacementTimes& times : study.samples->times)
        makespans.items.emplace_back(times.makespan);
    return JsonObject{{{{}, JsonRow{placementSpreadTable(study)}}, {"makespans_s", makespans}}};
}

JsonParts placementParts(const PlacementStudy& study)
{
    const PlacementProblem& problem = study.problem;
    const ComparedPlacement* best = study.best();
    return {
        {"scenario", problem.scenario},
        {"model", problem.model},
        {"kind", problem.kind},
        {"processes", problem.processes.size()},
        {"messages", problem.messageCount},
        {"seed", study.request.seed},
        {"evaluations", study.evaluations},
        {"proven_best", study.isProvenBest},
        {"proposed", best ? TableCell(placementName(best->way)) : TableCell()},
        {"policies", JsonRows{placementsTable(study), JsonWriter::Layout::block}},
        {"draws", drawsOf(study)},
        {"mapping", JsonRows{best ? placementMappingTable(study, *best) : Table()}},
        {"without", listOf(problem.without)},
    };
}

/** What CSV holds of a comparison, by the names of kPlacementViews. */
Table tableOf(const PlacementStudy& study, const std::string& view)
{
    if (view == "draws")
        return placementSamplesTable(study);
    if (view == "policies")
        return placementsTable(study);
    const ComparedPlacement* best = study.best();
    return placementMappingTable(study, best ? *best : ComparedPlacement());
}

Result<ExitStatus> placeProject(const ProjectFile& file, const Arguments& arguments, Output& output,
                                PlacementRequest request)
{
    ASSIGN_OR_RETURN(request.scope.scenario, chooseScenario(file, arguments.value("--scenario")));
    RETURN_IF_ERROR(modelToRun(file, arguments));

    const std::optional<std::string> copy = arguments.value("--as");
    if (copy && findByName(file.project().scenarios, *copy))
        return refused(file.name + ": there is a scenario " + inQuotes(*copy) +
                       " already; give --as another name");

    IssueReport issues(file);
    IssueList found;
    ProgressLine progress("Placing:");
    PlacementStudyOptions options;
    options.progress = progress.callback();
    const Result<PlacementStudy> study = comparePlacements(file.project(), request, found, options);
    progress.remove();
    issues.add(found);
    if (!study)
        return study.error().within(file.name);
    const std::string view = arguments.value("--show").value_or(std::string(kPlacementViews.front()));
    writeAnswer({.text = [&](Output& to) { writePlacementTable(*study, to); },
                 .table = [&] { return tableOf(*study, view); },
                 .json = [&] { return placementParts(*study); }},
                arguments, output);
    const ExitStatus written = output.finish();
    if (written != ExitStatus::success)
        return written;
    if (arguments.has("--write"))
        RETURN_IF_ERROR(store(file, *study, request.scope, copy));
    return issues.hasErrors() ? ExitStatus::inputAtFault : ExitStatus::success;
}

Result<ExitStatus> runPlace(const Arguments& arguments)
{
    if (const std::string message = contradiction(arguments); !message.empty())
        return misused(message);
    Result<PlacementRequest> request = requestOf(arguments);
    if (!request)
        return misused(request.error().message);
    return withProject(
        arguments,
        [&](const ProjectFile& file, Output& output) {
            return placeProject(file, arguments, output, *request);
        },
        arguments.has("--write") ? FileUse::change : FileUse::read);
}

} // namespace

Command placeCommand()
{
    return {
        .name = "place",
        .summary = "where processes should go: placements side by side, and a better one",
        .synopsis = "PROJECT [--scenario NAME] [--policy POLICY]... [--draws COUNT] [--seed NUMBER] "
                    "[--evaluations COUNT] [--per-node COUNT] [--pin PROCESS]... [--model KIND] "
                    "[--set NAME=VALUE]... [--write [--as NAME]] [--format table|csv|json] [-o FILE]",
        .description = kPlaceDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                {.name = "--scenario", .value = "NAME", .help = "the scenario"},
                {.name = "--policy",
                 .value = "POLICY",
                 .help = "compare this one",
                 .occurrence = OptionSpec::Occurrence::repeated,
                 .choices = {"round-robin-per-node", "round-robin-per-processor", "random", "optimised"}},
                {.name = "--draws",
                 .value = "COUNT",
                 .help = "how many random placements (100; fewer of thousands of messages)"},
                {.name = "--seed", .value = "NUMBER", .help = "of the first sample and of the search (1)"},
                {.name = "--evaluations",
                 .value = "COUNT",
                 .help = "how many placements the search may run (a few seconds' worth)"},
                {.name = "--per-node",
                 .value = "COUNT",
                 .help = "put at most so many processes on a node, whatever its cores"},
                {.name = "--pin",
                 .value = "PROCESS",
                 .help = "leave this process where it is",
                 .occurrence = OptionSpec::Occurrence::repeated},
                modelOption(),
                setOption(),
                {.name = "--write", .help = "store the best placement in the project"},
                {.name = "--as",
                 .value = "NAME",
                 .help = "with --write: give it to a copy of the scenario under this name"},
                {.name = "--show",
                 .value = "VIEW",
                 .help = "what CSV holds",
                 .choices = {kPlacementViews.begin(), kPlacementViews.end()}},
                formatOption("how the comparison is written"),
                outputOption(),
            },
        .run = runPlace,
        .columns = [] { return placementsTable({}); },
    };
}

} // namespace contraflow::cli
