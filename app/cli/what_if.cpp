// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/scenario_heading.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/tables/table_parts.h"
#include "core/tables/what_if_table.h"

#include <limits>

namespace contraflow::cli {

namespace {

constexpr std::string_view kWhatIfDescription =
    "Says what a scenario's makespan is made of, and which links it would pay to make faster.\n"
    "\n"
    "The scenario is predicted again without latency, without contention (hockney), without the coupling of the "
    "two directions of a link (asymmetric as max-min, asymmetric-published as fairness-published, window with "
    "kappa 0, cross-traffic with epsilon 0), with links between switches that hold nobody up, with NICs that "
    "hold nobody up, and a lossless network without congestion control where the scenario names a model for "
    "that (uncontrolled). The share is what goes away of the makespan. Shares do not add up: what one bottleneck "
    "leaves, the next one takes.\n"
    "\n"
    "Then with the bandwidth of each group of links multiplied by --factor: every link between switches, the "
    "NICs and the uplinks of each switch with nodes, all NICs, all uplinks, all links between switches, and "
    "those switches that all of them need. Where that takes more than some seconds, groups that leave a channel "
    "busy for nearly as long as the scenario takes are not run: they cannot save anything worth saying. "
    "Routes stay as they are. A group's price is that of its links; an "
    "upgrade is taken to cost as much again.\n"
    "\n"
    "Formats:\n"
    "  table  for people: four significant digits; groups of equal effect in one line\n"
    "  csv    a line for the scenario as it is, each case and each group of links\n"
    "  json   cases and groups with their members";

Result<double> factorOf(const Arguments& arguments)
{
    const std::optional<std::string> text = arguments.value("--factor");
    if (!text)
        return 2.0;
    const std::optional<double> factor = parseNumber(*text);
    if (!factor || !(*factor > 0) || *factor > 1e6)
        return refused("--factor " + inQuotes(*text) +
                       " is no factor for bandwidths; write a number above 0 and up "
                       "to 1000000, such as 2");
    return *factor;
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

void writeWhatIfTable(const Project& project, const WhatIf& result, Output& output)
{
    if (!project.title.empty())
        output.write(project.title + "\n");
    output.write(scenarioHeading(result.scenario, result.model, result.kind) + commaWithout(result.without) +
                 "\n\n" + briefText(whatIfRows(result, {WhatIfPart::scenario, WhatIfPart::cases})));
    output.write("\n" +
                 std::string(result.sensitivity.factor == 2
                                 ? "Twice"
                                 : roundedText(result.sensitivity.factor) + " times") +
                 " the bandwidth of a group of links\n\n" + upgradesText(result));
    output.write("\n  " + result.advice + "\n");
    output.write(notesText(result.notes));
}

JsonParts whatIfParts(const WhatIf& result)
{
    return {{"scenario", result.scenario},
            {"model", result.model},
            {"kind", result.kind},
            {"makespan_s", result.base.makespan},
            {"mean_s", result.base.mean},
            {"cases", JsonRows{whatIfRows(result, {WhatIfPart::cases})}},
            {"factor", result.sensitivity.factor},
            {"groups", JsonRows{whatIfRows(result, {WhatIfPart::groups}), JsonWriter::Layout::block}},
            {"advice", result.advice},
            {"notes", listOf(result.notes)},
            {"without", listOf(result.without)}};
}

Result<ExitStatus> recomputeProject(const ProjectFile& file, const Arguments& arguments, Output& output)
{
    const Project& project = file.project();
    WhatIfRequest request;
    ASSIGN_OR_RETURN(request.scenario, chooseScenario(file, arguments.value("--scenario")));
    ASSIGN_OR_RETURN(request.model, modelToRun(file, arguments));
    ASSIGN_OR_RETURN(request.groups.factor, factorOf(arguments));
    if (arguments.has("--every-group"))
        request.groups.mostMessages = std::numeric_limits<double>::infinity();
    IssueReport issues(file);
    ProgressLine progress("Recomputing:");
    BatchOptions options;
    options.run.progress = progress.callback();
    const Result<WhatIf> result = whatIf(project, request, options);
    progress.remove();
    if (!result) {
        issues.add({cannotRun(project, request.scenario, result.error())});
        return ExitStatus::inputAtFault;
    }
    issues.add(result->issues);
    writeAnswer({.text = [&](Output& to) { writeWhatIfTable(project, *result, to); },
                 .table = [&] { return whatIfTable(*result); },
                 .json = [&] { return whatIfParts(*result); }},
                arguments, output);
    return finish(output, issues);
}

} // namespace

Command whatIfCommand()
{
    return {
        .name = "what-if",
        .summary = "what a scenario's time is made of, and which links to upgrade",
        .synopsis =
            "PROJECT [--scenario NAME] [--model KIND] [--factor NUMBER] [--every-group] [--set NAME=VALUE]... [--format "
            "table|csv|json] [-o FILE]",
        .description = kWhatIfDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                {.name = "--scenario",
                 .value = "NAME",
                 .help = "this scenario; needed when the project has several"},
                modelOption(),
                {.name = "--factor",
                 .value = "NUMBER",
                 .help = "how many times as fast a group of links becomes; 2 by default"},
                {.name = "--every-group", .help = "runs every group of links, however long that takes"},
                setOption(),
                formatOption("how the result is written"),
                outputOption(),
            },
        .run = onProject<recomputeProject>,
        .columns = [] { return whatIfTable({}); },
    };
}

} // namespace contraflow::cli
