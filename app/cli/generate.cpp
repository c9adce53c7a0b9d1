// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/preset_file.h"
#include "core/io/project_file.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/catalog.h"

namespace contraflow::cli {

namespace {

constexpr std::string_view kPlatformOnly = "platform";

constexpr std::string_view kDescription =
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
    "  platform     the cluster alone, without messages and scenario\n"
    "\n"
    "The cluster has racks of equal nodes, each rack with one switch. Two racks are joined by one "
    "full-duplex "
    "backbone link; three or more hang on one core switch. Nodes are called r1n1, r1n2, ...\n"
    "\n"
    "--preset takes the figures of the network and the model from a network preset; options given besides "
    "win. 'contraflow presets' lists them.";

std::vector<std::string> recipeNames()
{
    std::vector<std::string> names;
    for (const PatternInfo& info : patternCatalog())
        names.emplace_back(info.name);
    names.emplace_back(kPlatformOnly);
    return names;
}

/** Reads options into fields and keeps the first thing that is wrong with one. */
class OptionReader
{
public:
    explicit OptionReader(const Arguments& arguments) : m_arguments(arguments) {}

    void read(std::string_view option, std::string& field)
    {
        if (auto text = m_arguments.value(option))
            field = *text;
    }

    void read(std::string_view option, std::uint64_t& field)
    {
        keep(m_arguments.count(option, field), field, {});
    }

    void read(std::string_view option, Dimension dimension, Quantity& field)
    {
        if (const auto text = m_arguments.value(option))
            keep(parseQuantity(dimension, *text), field, std::string(option));
    }

    void read(std::string_view option, SizeRange& field)
    {
        if (const auto text = m_arguments.value(option))
            keep(parseSizeRange(*text), field, std::string(option));
    }

    void fail(std::string message)
    {
        if (m_error.message.empty())
            m_error.message = std::move(message);
    }

    [[nodiscard]] bool hasFailed() const { return !m_error.message.empty(); }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    template<typename T>
    void keep(const Result<T>& value, T& field, const std::string& context)
    {
        if (value)
            field = *value;
        else
            fail(context.empty() ? value.error().message : value.error().within(context).message);
    }

    const Arguments& m_arguments;
    Error m_error;
};

void readPlatform(OptionReader& reader, const Arguments& arguments, PlatformRecipe& platform)
{
    reader.read("--racks", platform.racks);
    reader.read("--nodes", platform.nodes);
    if (arguments.has("--nodes-per-rack")) {
        std::uint64_t perRack = 0;
        reader.read("--nodes-per-rack", perRack);
        if (arguments.has("--nodes"))
            reader.fail("--nodes and --nodes-per-rack say the same; give one of them");
        else if (perRack > kMaxRecipeNodes || platform.racks > kMaxRecipeRacks)
            reader.fail("a platform has at most " + std::to_string(kMaxRecipeRacks) + " racks and " +
                        std::to_string(kMaxRecipeNodes) + " nodes");
        else
            platform.nodes = perRack * platform.racks;
    }
    std::uint64_t cores = platform.cores;
    reader.read("--cores", cores);
    constexpr std::uint64_t kMaxCores = 1'000'000;
    if (cores == 0 || cores > kMaxCores)
        reader.fail("--cores takes 1 to " + std::to_string(kMaxCores));
    platform.cores = static_cast<std::uint32_t>(cores);
    reader.read("--nic", Dimension::bandwidth, platform.nicBandwidth);
    reader.read("--nic-latency", Dimension::duration, platform.nicLatency);
    reader.read("--uplink", Dimension::bandwidth, platform.uplinkBandwidth);
    reader.read("--uplink-latency", Dimension::duration, platform.uplinkLatency);
    if (platform.nicBandwidth.value <= 0 || platform.uplinkBandwidth.value <= 0)
        reader.fail("bandwidths must be above 0");
}

/** Options of the workload that the recipe has no use for are refused rather than ignored. */
void refuseUnused(OptionReader& reader, const Arguments& arguments, std::string_view recipe)
{
    const bool isFan = recipe == "incast" || recipe == "outcast";
    const auto refuse = [&](std::string_view option, bool isUsed) {
        if (!isUsed && arguments.has(option))
            reader.fail("the recipe " + std::string(recipe) + " has no use for " + std::string(option));
    };
    refuse("--degree", recipe == "random");
    refuse("--messages", recipe == "pairs");
    refuse("--start-within", recipe != kPlatformOnly);
    refuse("--fan", isFan);
    refuse("--root", isFan);
    refuse("--size", recipe != kPlatformOnly);
    refuse("--model", recipe != kPlatformOnly);
}

void readWorkload(OptionReader& reader, const Arguments& arguments, WorkloadRecipe& workload)
{
    reader.read("--size", workload.size);
    reader.read("--degree", workload.degree);
    reader.read("--messages", workload.messages);
    reader.read("--start-within", Dimension::duration, workload.startWithin);
    reader.read("--seed", workload.seed);
    reader.read("--root", workload.root);
    if (arguments.has("--fan")) {
        std::uint64_t fan = 0;
        reader.read("--fan", fan);
        workload.fan = fan;
    }
}

Result<ProjectRecipe> makeRecipe(const Arguments& arguments)
{
    const std::string& name = arguments.operands().front();
    const PatternInfo* pattern = findPattern(name);
    if (!pattern && name != kPlatformOnly) {
        const std::string near = suggestion(name, recipeNames());
        return Error{ErrorCode::invalidInput,
                     "there is no recipe " + contraflow::quoted(name) + "; " +
                         (near.empty() ? "take " + joinedWords(recipeNames()) : near)};
    }
    ProjectRecipe recipe;
    OptionReader reader(arguments);
    refuseUnused(reader, arguments, name);
    if (const auto preset = arguments.value("--preset")) {
        const Result<NetworkPreset> found = loadPreset(*preset);
        if (!found)
            return found.error();
        usePreset(recipe, *found);
    }
    reader.read("--title", recipe.title);
    reader.read("--model", recipe.modelKind);
    if (!findModelInfo(recipe.modelKind)) {
        const std::string near = suggestion(recipe.modelKind, modelKinds());
        reader.fail("there is no model " + contraflow::quoted(recipe.modelKind) + "; " +
                    (near.empty() ? "take " + joinedWords(modelKinds()) : near));
    }
    readPlatform(reader, arguments, recipe.platform);
    if (pattern) {
        WorkloadRecipe workload;
        workload.pattern = pattern->pattern;
        workload.name = name;
        readWorkload(reader, arguments, workload);
        recipe.workload = std::move(workload);
    }
    if (reader.hasFailed())
        return reader.error();
    return recipe;
}

ExitStatus refuse(const Error& error)
{
    say("contraflow: generate: " + error.message);
    say("'contraflow generate --help' shows what is taken.");
    return ExitStatus::wrongUsage;
}

ExitStatus run(const Arguments& arguments)
{
    const Result<ProjectRecipe> recipe = makeRecipe(arguments);
    if (!recipe)
        return refuse(recipe.error());
    const Result<Project> project = makeProject(*recipe);
    if (!project)
        return refuse(project.error());
    Output output(arguments.value("--output"));
    output.write(projectText(*project));
    return output.finish();
}

} // namespace

const Command& generateCommand()
{
    static const Command command{
        .name = "generate",
        .summary = "a project by recipe: random patterns, all-to-all, incast, rings, clusters",
        .synopsis = "RECIPE [options] [-o FILE]",
        .description = kDescription,
        .operands = {"RECIPE", 1, 1},
        .options =
            {
                {.name = "--racks", .value = "N", .help = "racks (default 2)"},
                {.name = "--nodes",
                 .value = "N",
                 .help = "nodes in all, spread evenly over the racks (default 6)"},
                {.name = "--nodes-per-rack", .value = "N", .help = "nodes of each rack, instead of --nodes"},
                {.name = "--cores", .value = "N", .help = "cores of each node (default 1)"},
                {.name = "--nic",
                 .value = "BANDWIDTH",
                 .help = "of each node's NIC, each way (default 940 Mbit/s)"},
                {.name = "--nic-latency", .value = "TIME", .help = "of each NIC's link (default 0 s)"},
                {.name = "--uplink",
                 .value = "BANDWIDTH",
                 .help = "of the backbone or of each rack's uplink, each way (default 9.4 Gbit/s)"},
                {.name = "--uplink-latency",
                 .value = "TIME",
                 .help = "of the backbone or of each uplink (default 0 s)"},
                {.name = "--preset",
                 .value = "NAME",
                 .help = "a network preset, or a preset's file, instead of the defaults of these four and of "
                         "the model"},
                {.name = "--size",
                 .value = "SIZE",
                 .help = "of each message (default 10 MB); MIN..MAX draws every size evenly between the two"},
                {.name = "--degree",
                 .value = "N",
                 .help = "draws per node of the random pattern (default 1)"},
                {.name = "--messages", .value = "N", .help = "of the pairs (default 1000)"},
                {.name = "--start-within",
                 .value = "TIME",
                 .help = "messages start at times drawn from 0 to this (default 0 s: all at once)"},
                {.name = "--fan",
                 .value = "N",
                 .help = "senders of an incast, receivers of an outcast (default: all)"},
                {.name = "--root",
                 .value = "NODE",
                 .help = "the one node of an incast or outcast (default r1n1)"},
                {.name = "--seed", .value = "N", .help = "of everything drawn (default 1)"},
                {.name = "--model", .value = "KIND", .help = "of the scenario (default asymmetric)"},
                {.name = "--title",
                 .value = "TEXT",
                 .help = "of the project (default: what the recipe makes)"},
                {.name = "--output",
                 .value = "FILE",
                 .help = "write to a file, which appears when it is complete",
                 .shortName = 'o'},
            },
        .run = run,
    };
    return command;
}

} // namespace contraflow::cli
