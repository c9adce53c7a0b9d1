// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/workload_recipe.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <array>
#include <limits>

namespace contraflow {

namespace {

constexpr std::uint64_t kQueueFan = 2; ///< messages that fill the queue

constexpr std::array kDegree{WorkloadField::degree, WorkloadField::seed};
constexpr std::array kMessages{WorkloadField::messages, WorkloadField::seed};
constexpr std::array kFan{WorkloadField::root, WorkloadField::fan};
constexpr std::array kSeed{WorkloadField::seed};

constexpr std::array kPatterns{
    PatternInfo{
        .pattern = Pattern::random,
        .name = "random",
        .description = "each node in turn draws another node, --degree times, and keeps each draw with 50 % "
                       "(zhu-2014, 7.1)",
        .title = "Random",
        .summary = "Each node in turn draws another node as often as the degree says, and keeps each draw "
                   "with 50 %.",
        .fields = kDegree},
    PatternInfo{.pattern = Pattern::allToAll,
                .name = "all-to-all",
                .description = "every node sends to every other node",
                .title = "All-to-all",
                .summary = "Every node sends to every other node."},
    PatternInfo{.pattern = Pattern::incast,
                .name = "incast",
                .description = "many nodes send to one",
                .title = "Incast",
                .summary = "Many nodes send to one, the root.",
                .fields = kFan,
                .fanLabel = "Senders"},
    PatternInfo{.pattern = Pattern::outcast,
                .name = "outcast",
                .description = "one node sends to many",
                .title = "Outcast",
                .summary = "One node, the root, sends to many.",
                .fields = kFan,
                .fanLabel = "Receivers"},
    PatternInfo{.pattern = Pattern::ring,
                .name = "ring",
                .description = "each node sends to the next, the last one to the first",
                .title = "Ring",
                .summary = "Each node sends to the next, the last one to the first."},
    PatternInfo{.pattern = Pattern::pairs,
                .name = "pairs",
                .description = "--messages messages, each from a node to another, both drawn",
                .title = "Random pairs",
                .summary = "As many messages as you say, each from a node to another, both drawn.",
                .fields = kMessages},
    PatternInfo{.pattern = Pattern::permutation,
                .name = "permutation",
                .description = "each node sends once and receives once, at random",
                .title = "Permutation",
                .summary =
                    "Each node sends once and receives once, never from itself; who from whom is drawn.",
                .fields = kSeed},
    PatternInfo{.pattern = Pattern::hostQueue,
                .name = "host-queue",
                .description = "the --root sends --fan messages (2) and receives one: shows kappa_host",
                .title = "Full host queue",
                .summary = "The root sends some messages and receives one. Measured, it shows how long "
                           "acknowledgements wait in the node's own queue (kappa_host).",
                .fields = kFan,
                .fanLabel = "Messages it sends",
                .usualFan = kQueueFan},
    PatternInfo{
        .pattern = Pattern::switchQueue,
        .name = "switch-queue",
        .description = "--fan nodes (2) send to the --root, which sends one message: shows kappa_switch",
        .title = "Full switch port",
        .summary = "Some nodes send to the root, which sends one message. Measured, it shows how long "
                   "acknowledgements wait in the switch (kappa_switch).",
        .fields = kFan,
        .fanLabel = "Senders",
        .usualFan = kQueueFan},
    PatternInfo{
        .pattern = Pattern::backboneQueue,
        .name = "backbone-queue",
        .description = "the first half of the nodes sends to the second, one message comes back: shows "
                       "kappa_backbone",
        .title = "Full backbone",
        .summary = "The first half of the nodes sends to the second, and one message comes back. Measured, "
                   "it shows how long acknowledgements wait at the backbone (kappa_backbone)."},
};

constexpr double kMostMessages = static_cast<double>(kMaxRecipeMessages);
template<WorkloadField field, auto member>
constexpr WorkloadOption asks(const RecipeOption& option)
{
    return {{option, memberOf<member>}, field};
}

constexpr std::array kWorkloadOptions{
    asks<WorkloadField::size, &WorkloadRecipe::size>(
        {.option = "--size",
         .value = "SIZE",
         .label = "Size",
         .help = "of each message (default 10 MB); MIN..MAX draws every size evenly between the two",
         .hint = "of each message; 1 MB..10 MB draws every size evenly between the two"}),
    asks<WorkloadField::degree, &WorkloadRecipe::degree>(
        {.option = "--degree",
         .value = "N",
         .label = "Degree",
         .help = "draws per node of the random pattern (default 1)",
         .hint = "how often each node draws another one",
         .maximum = kMostMessages}),
    asks<WorkloadField::messages, &WorkloadRecipe::messages>({.option = "--messages",
                                                              .value = "N",
                                                              .label = "Messages",
                                                              .help = "of the pairs (default 1000)",
                                                              .hint = "how many messages there are",
                                                              .maximum = kMostMessages}),
    asks<WorkloadField::start, &WorkloadRecipe::startWithin>(
        {.option = "--start-within",
         .value = "TIME",
         .label = "Start within",
         .help = "messages start at times drawn from 0 to this (default 0 s: all at once)",
         .hint = "starts are drawn from 0 to this time; with 0 s all messages start at once",
         .dimension = Dimension::duration}),
    asks<WorkloadField::fan, &WorkloadRecipe::fan>(
        {.option = "--fan",
         .value = "N",
         .label = "Fan",
         .help = "senders of an incast, receivers of an outcast (default: all); of the queues (default: 2)",
         .hint = "how many nodes or messages there are at the root",
         .minimum = 0,
         .maximum = kMostMessages,
         .unset = "all other nodes"}),
    asks<WorkloadField::root, &WorkloadRecipe::root>(
        {.option = "--root",
         .value = "NODE",
         .label = "Root",
         .help = "the one node of an incast, outcast, host-queue or switch-queue (default: the first)",
         .hint = "the one node that all messages of the pattern go to, or come from",
         .unset = "the first node"}),
    asks<WorkloadField::seed, &WorkloadRecipe::seed>(
        {.option = "--seed",
         .value = "N",
         .label = "Seed",
         .help = "of everything drawn (default 1)",
         .hint = "the same seed gives the same messages on every machine",
         .minimum = 0,
         .maximum = std::numeric_limits<std::int32_t>::max()}),
};

bool isQueue(Pattern pattern)
{
    return infoOf(pattern).usualFan.has_value();
}

std::optional<WorkloadProblem> sizeProblem(const SizeRange& size)
{
    if (size.minimum.value > size.maximum.value)
        return WorkloadProblem{sentence("the smallest size, %1, is above the largest, %2",
                                        {quantityText(size.minimum), quantityText(size.maximum)}),
                               WorkloadField::size};
    if (size.maximum.value <= 0)
        return WorkloadProblem{sentence("messages must be larger than 0 B"), WorkloadField::size};
    return std::nullopt;
}

std::optional<WorkloadProblem> fanProblem(const WorkloadRecipe& recipe, std::uint64_t nodes)
{
    if (recipe.fan && (*recipe.fan == 0 || *recipe.fan > nodes - 1))
        return WorkloadProblem{
            sentence("a fan of %1 does not fit %2 nodes; take 1 … %3",
                     {std::to_string(*recipe.fan), groupedCount(nodes), groupedCount(nodes - 1)}),
            WorkloadField::fan};
    if (isQueue(recipe.pattern) && recipe.fan.value_or(kQueueFan) > nodes - 2)
        return WorkloadProblem{
            sentence("the pattern %1 needs two nodes more than its fan of %2; there are %3",
                     {infoOf(recipe.pattern).name, std::to_string(recipe.fan.value_or(kQueueFan)),
                      groupedCount(nodes)}),
            WorkloadField::fan};
    return std::nullopt;
}

/** What is wrong with how many messages there would be. */
std::optional<WorkloadProblem> countProblem(const WorkloadRecipe& recipe, std::uint64_t nodes)
{
    const std::string most = groupedCount(kMaxRecipeMessages);
    if (recipe.pattern == Pattern::random && recipe.degree == 0)
        return WorkloadProblem{sentence("the degree of a random pattern must be at least 1"),
                               WorkloadField::degree};
    if (recipe.pattern == Pattern::pairs && recipe.messages == 0)
        return WorkloadProblem{sentence("there must be at least 1 message"), WorkloadField::messages};
    if (recipe.pattern == Pattern::pairs && recipe.messages > kMaxRecipeMessages)
        return WorkloadProblem{sentence("a workload has at most %1 messages", {most}),
                               WorkloadField::messages};
    if (mostPairs(recipe, nodes) <= kMaxRecipeMessages)
        return std::nullopt;
    const bool hasDegree = recipe.pattern == Pattern::random;
    return WorkloadProblem{sentence("the pattern %1 on %2 nodes would have more than %3 messages; %4",
                                    {infoOf(recipe.pattern).name, groupedCount(nodes), most,
                                     hasDegree ? sentence("take fewer nodes or a smaller degree")
                                               : sentence("take fewer nodes")}),
                           hasDegree ? WorkloadField::degree : WorkloadField::nodes};
}

} // namespace

std::span<const PatternInfo> patternCatalog()
{
    return kPatterns;
}

const PatternInfo* findPattern(std::string_view name)
{
    return rowNamed(kPatterns, name);
}

const PatternInfo& infoOf(Pattern pattern)
{
    return kPatterns[static_cast<std::size_t>(pattern)];
}

bool takes(const PatternInfo& info, WorkloadField field)
{
    return contains(info.fields, field);
}

std::span<const WorkloadOption> workloadOptions()
{
    return kWorkloadOptions;
}

std::vector<WorkloadOption> optionsOf(const PatternInfo& pattern)
{
    std::vector<WorkloadOption> own;
    std::vector<WorkloadOption> common;
    for (WorkloadOption option : kWorkloadOptions) {
        const WorkloadField field = option.field;
        if (field == WorkloadField::size || field == WorkloadField::start || field == WorkloadField::seed) {
            common.push_back(option);
        } else if (takes(pattern, field)) {
            if (field == WorkloadField::fan)
                option.label = pattern.fanLabel;
            if (field == WorkloadField::fan && pattern.usualFan) {
                option.minimum = 1;
                option.unset = {};
            }
            own.push_back(option);
        }
    }
    own.insert(own.end(), common.begin(), common.end());
    return own;
}

std::optional<WorkloadProblem> problemOf(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes)
{
    const std::uint64_t count = nodes.size();
    if (count < 2)
        return WorkloadProblem{count == 1 ? sentence("the pattern %1 needs at least two nodes, there is one",
                                                     {infoOf(recipe.pattern).name})
                                          : sentence("the pattern %1 needs at least two nodes, there is none",
                                                     {infoOf(recipe.pattern).name}),
                               WorkloadField::nodes};
    if (takes(infoOf(recipe.pattern), WorkloadField::fan))
        if (auto problem = fanProblem(recipe, count))
            return problem;
    if (auto problem = sizeProblem(recipe.size))
        return problem;
    if (recipe.startWithin.value < 0)
        return WorkloadProblem{
            sentence("messages cannot start before 0 s; %1 is below it", {quantityText(recipe.startWithin)}),
            WorkloadField::start};
    if (auto problem = countProblem(recipe, count))
        return problem;
    if (const Result<std::size_t> root = rootIndex(recipe, nodes); !root)
        return WorkloadProblem{root.error().message, WorkloadField::root, root.error().code};
    return std::nullopt;
}

} // namespace contraflow
