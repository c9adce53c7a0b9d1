// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/help.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/formula/is_formula.h"
#include "core/io/project/preset_claims.h"
#include "core/io/project/project_file.h"
#include "core/project/rule_names.h"
#include "core/recipes/application_recipe.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <utility>

namespace contraflow::cli {

namespace {

constexpr std::string_view kGenerateDescription =
    "Makes a project by recipe: a cluster, messages between its nodes, a model and a scenario, ready for "
    "'contraflow predict'. The same options give the same file on every machine.\n"
    "\n"
    "Recipes:\n"
    "  random       each node in turn draws another node, --degree times, and keeps each draw with\n"
    "               50 % (zhu-2014, 7.1)\n"
    "  all-to-all   every node sends to every other node\n"
    "  incast       nodes send to the --root; --fan says how many\n"
    "  outcast      the --root sends to nodes; --fan says how many\n"
    "  ring         each node sends to the next, the last one to the first\n"
    "  pairs        --messages messages, each from a node to another, both drawn\n"
    "  permutation  each node sends once and receives once, at random\n"
    "  host-queue   the --root sends --fan messages (2) and receives one: shows kappa_host\n"
    "  switch-queue, backbone-queue  2 nodes send to the --root, which sends one; half of the nodes\n"
    "               send to the others and one message comes back: kappa_switch, kappa_backbone\n"
    "  platform     the cluster alone, without messages and scenario\n"
    "{programs}"
    "\n"
    "--network names the shape of the cluster; without it there are racks.\n"
    "  racks        racks of nodes r1n1, r1n2, ..., each with a switch. Two racks are joined by one\n"
    "               backbone link; three or more hang on one core switch\n"
    "  star         all nodes on one switch\n"
    "  tree         --levels of switches; parallel links upwards by --oversubscription\n"
    "  fat-tree     --k pods of --k switches (Al-Fares et al. 2008)\n"
    "  leaf-spine   every leaf switch is joined to every spine switch\n"
    "  mesh, torus  switches on a grid of --x by --y by --z; in a torus the ends are joined\n"
    "  dragonfly    groups of switches (Kim et al. 2008), links between groups consecutive\n"
    "  rail-optimised  servers of GPUs s1, s2, ...; NIC k of each leads to the leaf switches of rail k\n"
    "Nodes of all but racks are called n1, n2, ... --counts says how large it would be and makes nothing.\n"
    "\n"
    "--preset takes the figures of the network and the model from a network preset, --inner-preset those within "
    "servers; options given besides win. 'contraflow presets' lists them.";

constexpr std::string_view kIndent = "      ";
constexpr std::size_t kHelpWidth = 92; ///< of a line of parameters

/** A line for each program of the catalogue, and those of its parameters below. */
std::string generateDescription()
{
    std::string programs =
        "Recipes of applications, for 'contraflow replay'; --set gives their parameters other values:\n";
    for (const ApplicationRecipeInfo& info : applicationCatalog()) {
        programs += "  " + std::string(info.name) + "  " + std::string(info.title) + "\n";
        programs +=
            wrapped(std::string(info.summary) + " After " + std::string(info.source) + ".", kIndent.size());
        std::string line;
        for (const ProgramParameter& parameter : info.parameters) {
            const std::string_view value = isFormula(parameter.value) ? "by formula" : parameter.value;
            const std::string word = std::string(parameter.name) + " " + std::string(value);
            if (kIndent.size() + line.size() + word.size() > kHelpWidth) {
                line.pop_back(); // the blank behind the comma
                programs += std::string(kIndent) + line + "\n";
                line.clear();
            }
            line += word + (&parameter == &info.parameters.back() ? "" : ", ");
        }
        programs += std::string(kIndent) + line + "\n";
    }
    std::string text(kGenerateDescription);
    constexpr std::string_view place = "{programs}";
    return text.replace(text.find(place), place.size(), programs);
}

constexpr std::string_view kPlatformOnly = "platform";

constexpr std::string_view kNodesPerRack = "--nodes-per-rack";
constexpr std::string_view kPreset = "--preset";
constexpr std::string_view kInnerPreset = "--inner-preset";

std::vector<std::string> recipeNames()
{
    std::vector<std::string> names = namesOf(patternCatalog());
    for (const ApplicationRecipeInfo& info : applicationCatalog())
        names.emplace_back(info.name);
    names.emplace_back(kPlatformOnly);
    return names;
}

/** What stands behind an option of a network's parameter in help. */
std::string_view valueOf(std::string_view option)
{
    for (const TopologyInfo& info : topologyCatalog())
        for (const TopologyField& field : info.fields)
            if (field.option == option)
                return field.value;
    return {};
}

/** The options of all networks' parameters, each once. */
std::vector<std::string_view> topologyOptions()
{
    std::vector<std::string_view> options;
    for (const TopologyInfo& info : topologyCatalog())
        for (const TopologyField& field : info.fields)
            if (!contains(options, field.option))
                options.push_back(field.option);
    return options;
}

/** Reads options into fields and keeps the first thing that is wrong with one. */
class OptionReader
{
public:
    explicit OptionReader(const Arguments& arguments) : m_arguments(arguments) {}

    void read(const RecipeOption& option, OptionValue value)
    {
        const auto text = m_arguments.value(option.option);
        if (!text)
            return;
        const bool isQuantity =
            std::holds_alternative<Quantity*>(value) || std::holds_alternative<SizeRange*>(value);
        if (const Result<void> read = readOption(option, value, *text); !read)
            fail(isQuantity ? read.error().within(std::string(option.option)).message : read.error().message);
    }

    void fail(std::string message)
    {
        if (m_error.message.empty())
            m_error.message = std::move(message);
    }

    [[nodiscard]] bool hasFailed() const { return !m_error.message.empty(); }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    const Arguments& m_arguments;
    Error m_error;
};

/** The parameters of the network's shape; those of other shapes are refused rather than ignored. */
void readTopology(OptionReader& reader, const Arguments& arguments, const TopologyInfo& info,
                  Topology& topology)
{
    for (const TopologyField& field : info.fields)
        reader.read(field, field.in(topology));
    for (const std::string_view option : topologyOptions()) {
        const bool isUsed = contains(info.fields, option, &TopologyField::option);
        if (!isUsed && arguments.has(option))
            reader.fail("the network " + std::string(info.name) + " has no use for " + std::string(option));
    }
    auto* racks = std::get_if<RackTopology>(&topology);
    if (!arguments.has(kNodesPerRack))
        return;
    std::uint64_t perRack = 0;
    reader.read({.option = kNodesPerRack}, &perRack);
    if (!racks)
        reader.fail("the network " + std::string(info.name) + " has no use for " +
                    std::string(kNodesPerRack));
    else if (arguments.has("--nodes"))
        reader.fail("--nodes and --nodes-per-rack say the same; give one of them");
    else if (perRack > kMaxRecipeNodes || racks->racks > kMaxRecipeNodes)
        reader.fail("a platform has at most " + groupedCount(kMaxRecipeNodes) + " racks and as many nodes");
    else
        racks->nodes = perRack * racks->racks;
}

/** The routing, of those that the network's shape has what they need for. */
void readRouting(OptionReader& reader, const Arguments& arguments, const TopologyInfo& info,
                 PlatformRecipe& platform)
{
    const auto name = arguments.value("--routing");
    if (!name)
        return;
    std::vector<std::string> known;
    for (const RoutingInfo& rule : kRoutings)
        if (suitsLike(rule.rule, info.routing)) {
            known.emplace_back(rule.name);
            if (rule.name == *name)
                platform.routing = rule.rule;
        }
    if (!platform.routing)
        reader.fail("--routing " + inQuotes(*name) + " is none for the network " + std::string(info.name) +
                    ", which takes " + joinedWords(known));
}

void readPlatform(OptionReader& reader, const Arguments& arguments, const TopologyInfo& info,
                  PlatformRecipe& platform)
{
    readTopology(reader, arguments, info, platform.topology);
    for (const PlatformOption& option : platformOptions()) {
        reader.read(option, option.in(platform));
        if (option.option == "--cores" && (platform.cores == 0 || platform.cores > option.maximum))
            reader.fail("--cores takes 1 to " + groupedText(option.maximum));
    }
    readRouting(reader, arguments, info, platform);
    if (platform.nicBandwidth.value <= 0 || platform.uplinkBandwidth.value <= 0)
        reader.fail("bandwidths must be above 0");
}

/** Options of the workload that the recipe has no use for are refused rather than ignored. */
void refuseUnused(OptionReader& reader, const Arguments& arguments, std::string_view recipe)
{
    const PatternInfo* pattern = findPattern(recipe);
    const auto refuse = [&](std::string_view option, bool isUsed) {
        if (!isUsed && arguments.has(option))
            reader.fail("the recipe " + std::string(recipe) + " has no use for " + std::string(option));
    };
    for (const WorkloadOption& option : workloadOptions()) {
        const bool isCommon = option.field == WorkloadField::size || option.field == WorkloadField::start;
        if (option.field != WorkloadField::seed)
            refuse(option.option, pattern && (isCommon || takes(*pattern, option.field)));
    }
    const bool isProgram = findApplicationRecipe(recipe) != nullptr;
    refuse("--set", isProgram);
    refuse("--place", isProgram);
    refuse("--model", recipe != kPlatformOnly);
}

/** The program, and unless the network's size is given racks of as many nodes as it needs. */
void readProgram(OptionReader& reader, const Arguments& arguments, ProjectRecipe& recipe)
{
    ApplicationRecipe application;
    application.recipe = arguments.operands().front();
    for (const std::string& setting : arguments.values("--set")) {
        const std::size_t sign = setting.find('=');
        if (sign == std::string::npos || sign == 0)
            return reader.fail("--set " + inQuotes(setting) +
                               " names no value; write NAME=VALUE, such as N=10000");
        application.values.emplace_back(trimmed(setting.substr(0, sign)), trimmed(setting.substr(sign + 1)));
    }
    const Result<MadeApplication> made = makeApplication(application);
    if (!made)
        return reader.fail(made.error().message);
    if (const auto policy = valueNamed(arguments.value("--place").value_or(""), kPolicyNames))
        recipe.policy = *policy;
    recipe.application = std::move(application);
    auto* racks = std::get_if<RackTopology>(&recipe.platform.topology);
    const std::uint64_t cores = recipe.platform.cores;
    if (racks && !arguments.has("--nodes") && !arguments.has(kNodesPerRack))
        racks->nodes = std::max(racks->racks, (made->processes + cores - 1) / cores);
    const Result<PlatformCounts> counts = countPlatform(recipe.platform);
    if (counts && counts->nodes * cores < made->processes)
        reader.fail("the program has " + counted(made->processes, "process", "processes") + ", the network " +
                    counted(counts->nodes, "node") + " with " + counted(cores, "core") +
                    " each; make it larger, or give --cores");
}

/** The presets of the network and, where it has servers, of what is within them. */
Result<void> readPresets(const Arguments& arguments, const std::string& network, ProjectRecipe& recipe)
{
    for (const auto& [option, part] :
         {std::pair{kPreset, &NetworkPreset::isOfNetworks}, {kInnerPreset, &NetworkPreset::isOfServers}}) {
        const auto name = arguments.value(option);
        if (!name)
            continue;
        ASSIGN_OR_RETURN(const NetworkPreset preset, loadPreset(*name));
        if (!(preset.*part)())
            return refused(std::string(option) + ": the preset " + inQuotes(preset.name) +
                           (option == kPreset ? " is of what is within servers; give it by --inner-preset"
                                              : " says nothing of what is within servers; take one of "
                                                "those that 'contraflow presets' lists for it"));
        if (option == kPreset)
            usePreset(recipe, preset);
        else if (!useInnerPreset(recipe, preset))
            return refused("the network " + network + " has no use for " + std::string(option));
    }
    return {};
}

Result<ProjectRecipe> makeRecipe(const Arguments& arguments)
{
    const std::string& name = arguments.operands().front();
    const PatternInfo* pattern = findPattern(name);
    const ApplicationRecipeInfo* program = findApplicationRecipe(name);
    if (!pattern && !program && name != kPlatformOnly)
        return findTopology(name) ? refused(inQuotes(name) + " is a network; write 'platform --network " +
                                            name + "', or a recipe of messages instead of platform")
                                  : unknownName("recipe", name, recipeNames());
    const std::string networkName = arguments.value("--network").value_or("racks");
    const TopologyInfo* network = findTopology(networkName);
    if (!network)
        return unknownName("network", networkName, namesOf(topologyCatalog()));
    ProjectRecipe recipe;
    OptionReader reader(arguments);
    refuseUnused(reader, arguments, name);
    recipe.platform.topology = network->defaults;
    RETURN_IF_ERROR(readPresets(arguments, networkName, recipe));
    recipe.title = arguments.value("--title").value_or(recipe.title);
    recipe.modelKind = arguments.value("--model").value_or(recipe.modelKind);
    if (!findModelInfo(recipe.modelKind))
        reader.fail(unknownName("model", recipe.modelKind, modelKinds()).message);
    readPlatform(reader, arguments, *network, recipe.platform);
    if (pattern) {
        WorkloadRecipe workload;
        workload.pattern = pattern->pattern;
        workload.name = name;
        for (const WorkloadOption& option : workloadOptions())
            reader.read(option, option.in(workload));
        recipe.workload = std::move(workload);
    }
    if (program)
        readProgram(reader, arguments, recipe);
    if (reader.hasFailed())
        return reader.error();
    return recipe;
}

/** What was taken from presets, and what of it other options gave other values. */
void sayPresets(const ProjectRecipe& recipe, const Project& project)
{
    const auto sayChanged = [](const NetworkPreset& preset, const std::vector<PresetClaim>& claims) {
        for (const PresetClaim& claim : claims)
            if (claim.changed > 0)
                say("preset " + preset.name + ": " + claim.what + ": " + claimText(claim));
    };
    if (recipe.preset) {
        const RoutingInfo& routing = infoOf(routingOf(recipe));
        const std::string second =
            project.models.size() > 1 ? ", without congestion control " + project.models[1].name : "";
        say("preset " + recipe.preset->name + ": model " + recipe.modelKind + second + ", routing " +
            std::string(routing.name) + " (" + std::string(routing.text) + ")");
        sayChanged(*recipe.preset, presetClaims(project.platforms[0], *recipe.preset));
    }
    if (recipe.innerPreset)
        sayChanged(*recipe.innerPreset, innerClaims(project.platforms[0], *recipe.innerPreset));
}

/** What the network would have, a line each, without making it. */
std::string countsText(const PlatformCounts& counts, const ProjectRecipe& recipe)
{
    const TopologyInfo& info = infoOf(recipe.platform.topology);
    const RoutingInfo& routing = infoOf(routingOf(recipe));
    const std::pair<std::string_view, std::string> lines[] = {
        {"network", std::string(info.name)},
        {"nodes", groupedCount(counts.nodes)},
        {"switches", groupedCount(counts.switches)},
        {"links between switches", groupedCount(counts.links)},
        {"bisection bandwidth", displayText(Dimension::bandwidth, counts.bisection)},
        {"bisection", groupedText(counts.bisectionRatio) + " : 1 (what half of the nodes can send over it)"},
        {"oversubscription", counts.oversubscription
                                 ? groupedText(*counts.oversubscription) +
                                       " : 1 (nodes' bandwidth over that of their switch's links to others)"
                                 : "none, as there is one switch"},
        {"narrowest cut", displayText(Dimension::bandwidth, counts.narrowestPerNode) + " per node"},
        {"routing", std::string(routing.name) + ": " + std::string(routing.text)},
    };
    std::string text;
    for (const auto& [name, value] : lines) {
        constexpr std::size_t kColumn = 24;
        text.append(name).append(kColumn - name.size(), ' ').append(value).push_back('\n');
    }
    return text;
}

Result<ExitStatus> runGenerate(const Arguments& arguments)
{
    const Result<ProjectRecipe> recipe = makeRecipe(arguments);
    if (!recipe)
        return misused(recipe.error().message);
    if (arguments.has("--counts")) {
        const Result<PlatformCounts> counts = countPlatform(recipe->platform);
        if (!counts)
            return misused(counts.error().message);
        Output output(arguments.value("--output"));
        output.write(countsText(*counts, *recipe));
        return output.finish();
    }
    const Result<Project> project = makeProject(*recipe);
    if (!project)
        return misused(project.error().message);
    sayPresets(*recipe, *project);
    Output output(arguments.value("--output"));
    output.write(projectText(*project));
    return output.finish();
}

/** "nodes of each switch (tree 8, mesh 1)": what an option says, the networks that take it, defaults. */
std::string topologyHelp(std::string_view option)
{
    std::string_view help;
    std::string defaults;
    for (const TopologyInfo& info : topologyCatalog())
        for (const TopologyField& field : info.fields) {
            if (field.option != option)
                continue;
            Topology topology = info.defaults;
            help = help.empty() ? field.help : help;
            defaults += (defaults.empty() ? "" : ", ") + std::string(info.name) + " " +
                        optionText(field.in(topology));
        }
    return std::string(help) + " (" + defaults + ")";
}

/** The options of the networks' parameters; their texts live as long as the program. */
std::vector<OptionSpec> topologySpecs()
{
    static const std::vector<std::string_view> names = topologyOptions();
    static const std::vector<std::string> helps = [] {
        return mapped<std::string>(names, [&](std::string_view name) { return topologyHelp(name); });
    }();
    std::vector<OptionSpec> specs;
    for (std::size_t i = 0; i < names.size(); ++i)
        specs.push_back({.name = names[i], .value = valueOf(names[i]), .help = helps[i]});
    return specs;
}

std::vector<OptionSpec> generateOptions()
{
    std::vector<OptionSpec> options{
        {.name = "--network", .value = "NAME", .help = "shape of the cluster (default racks)"},
        {.name = "--counts",
         .value = "",
         .help =
             "write how many nodes, switches and links the network would have, its bisection bandwidth and "
             "oversubscription, and make nothing"},
    };
    const auto add = [&options](const std::vector<OptionSpec>& more) {
        options.insert(options.end(), more.begin(), more.end());
    };
    const auto specOf = [](const RecipeOption& option) {
        return OptionSpec{.name = option.option, .value = option.value, .help = option.help};
    };
    add(topologySpecs());
    options.push_back(
        {.name = "--nodes-per-rack", .value = "N", .help = "nodes of each rack, instead of --nodes"});
    for (const PlatformOption& option : platformOptions())
        options.push_back(specOf(option));
    add({
        {.name = "--routing",
         .value = "NAME",
         .help = "which of several ways messages take (default: as is usual for the network, or for the "
                 "preset)"},
        {.name = kPreset,
         .value = "NAME",
         .help = "a network preset, or a preset's file, instead of the defaults of these four, of the model "
                 "and of the routing"},
        {.name = kInnerPreset,
         .value = "NAME",
         .help = "of servers of GPUs: a preset of what is within them, such as nvlink-4, instead of the "
                 "defaults of --gpu-link and --gpu-link-latency"},
    });
    const std::span<const WorkloadOption> ofMessages = workloadOptions();
    for (const WorkloadOption& option : ofMessages.first(ofMessages.size() - 1))
        options.push_back(specOf(option));
    add({
        setOption("of a program: another value for one of its parameters"),
        {.name = "--place",
         .value = "POLICY",
         .help = "of a program: how its processes are placed (default round-robin-per-processor)",
         .choices = {"round-robin-per-processor", "round-robin-per-node", "random"}},
        specOf(ofMessages.back()),
        {.name = "--model", .value = "KIND", .help = "of the scenario (default asymmetric)"},
        {.name = "--title", .value = "TEXT", .help = "of the project (default: what the recipe makes)"},
        outputOption(),
    });
    return options;
}

} // namespace

Command generateCommand()
{
    static const std::string description = generateDescription();
    return {
        .name = "generate",
        .summary = "a project by recipe: random patterns, all-to-all, incast, rings, networks, programs",
        .synopsis = "RECIPE [options] [-o FILE]",
        .description = description,
        .operands = {"RECIPE", 1, 1},
        .options = generateOptions(),
        .run = runGenerate,
    };
}

} // namespace contraflow::cli
