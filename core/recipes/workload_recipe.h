// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/recipes/recipe_option.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** More messages than this in one generated workload are refused: they would need gigabytes of memory. */
inline constexpr std::uint64_t kMaxRecipeMessages = 5'000'000;

enum class Pattern
{
    random,   ///< zhu-2014, 7.1: each node in turn draws another node `degree` times and keeps each with 50 %
    allToAll, ///< every node to every other
    incast,   ///< `fan` nodes to one
    outcast,  ///< one node to `fan` others
    ring,     ///< each node to the next, the last to the first
    pairs,    ///< `messages` messages, each from a node to another, both drawn
    permutation, ///< each node sends one message and receives one, never to itself; drawn by seed
    hostQueue,   ///< a node sends `fan` messages and receives one: do acknowledgements wait in its own queue?
    switchQueue, ///< `fan` nodes send to one, which sends one message: do they wait in the switch's queue?
    backboneQueue, ///< the first half of the nodes sends to the second, and one message comes back
};

/** What a recipe of messages says, one by one: for forms, and for what is wrong with it. */
enum class WorkloadField
{
    nodes, ///< that take part
    size,
    start,
    degree,
    messages,
    root,
    fan,
    seed,
};

struct PatternInfo
{
    Pattern pattern;
    std::string_view name;                      ///< on the command line: "all-to-all"
    std::string_view description;               ///< in its help, with the names of options
    std::string_view title;                     ///< in the window: "All-to-all"
    std::string_view summary;                   ///< in the window: a sentence or two
    std::span<const WorkloadField> fields = {}; ///< what it asks for besides nodes, size and start; with the
                                                ///< seed: who sends to whom is drawn
    std::string_view fanLabel = {};             ///< what its fan counts
    std::optional<std::uint64_t> usualFan = std::nullopt; ///< without a fan; empty: all other nodes
};

/** All patterns in the order in which help and menus show them. */
[[nodiscard]] std::span<const PatternInfo> patternCatalog();

[[nodiscard]] const PatternInfo* findPattern(std::string_view name);

[[nodiscard]] const PatternInfo& infoOf(Pattern pattern);

/** Whether a pattern asks for something that not all do. */
[[nodiscard]] bool takes(const PatternInfo& info, WorkloadField field);

struct WorkloadRecipe
{
    Pattern pattern = Pattern::random;
    std::string name = "workload";
    SizeRange size;
    std::uint64_t degree = 1;                                     ///< of the random pattern
    std::uint64_t messages = 1000;                                ///< of the pairs
    Quantity startWithin = quantity(Dimension::duration, 0, "s"); ///< starts are drawn from 0 to this time
    std::uint64_t seed = 1; ///< of everything drawn; the same seed gives the same workload on every machine
    std::optional<std::uint64_t>
        fan; ///< senders of an incast, receivers of an outcast; empty: all other nodes, of the queues two
    std::string root; ///< the one node of an incast, outcast, or a queue of host or switch; empty: the first
};

struct WorkloadOption : OptionOf<WorkloadRecipe>
{
    WorkloadField field = WorkloadField::nodes;
};

/** All that recipes of messages ask for, in the order of help. */
[[nodiscard]] std::span<const WorkloadOption> workloadOptions();

/** What a pattern asks for, in the order of its form: what not all do first, the seed last; its fan is called
 * by what it counts. */
[[nodiscard]] std::vector<WorkloadOption> optionsOf(const PatternInfo& pattern);

/** Why there cannot be such messages, and what of the recipe is at fault. */
struct WorkloadProblem
{
    std::string text;
    WorkloadField field = WorkloadField::nodes;
    ErrorCode code = ErrorCode::invalidInput;
};

/**
 * What is wrong with a recipe between these nodes: the pattern needs more of them than there are, its root is
 * none of them, or there would be more than kMaxRecipeMessages messages.
 */
[[nodiscard]] std::optional<WorkloadProblem> problemOf(const WorkloadRecipe& recipe,
                                                       const std::vector<std::string>& nodes);

/** What a long run is told and tells. */
struct WorkloadRun
{
    std::stop_token stop = {};
    std::function<void(double fraction)> progress = {}; ///< 0 … 1; may be empty
};

/** A message between the places of two nodes in their list. */
struct DrawnMessage
{
    std::size_t source = 0;
    std::size_t destination = 0;
    Quantity size;
    std::optional<Quantity> start; ///< empty: at once
};

using TakeMessage = std::function<void(const DrawnMessage&)>;

/** Gives the messages of a recipe one by one, those of makeWorkload, without making rows of them. Fails like
 * that. */
[[nodiscard]] Result<void> drawMessages(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes,
                                        const TakeMessage& take, const WorkloadRun& run = {});

/**
 * Messages m1, m2, … between the named nodes, all starting at once unless startWithin spreads them. Fails
 * with problemOf(), or as cancelled when it is asked to stop.
 */
[[nodiscard]] Result<Workload> makeWorkload(const WorkloadRecipe& recipe,
                                            const std::vector<std::string>& nodes,
                                            const WorkloadRun& run = {});

/** Called with the places of source and destination in the list of nodes; false: no more are wanted. */
using TakePair = std::function<bool(std::size_t source, std::size_t destination)>;

/**
 * Gives the pairs of a pattern that has no problem, one for each message and in their order. `root` is a
 * place in the list of nodes.
 */
void drawPairs(const WorkloadRecipe& recipe, std::size_t root, std::size_t nodes, const TakePair& take);

/** How many pairs there are at most; only of the random pattern it may be less. */
[[nodiscard]] std::uint64_t mostPairs(const WorkloadRecipe& recipe, std::uint64_t nodes);

/** The place of the recipe's root among the nodes, which are at least one. */
[[nodiscard]] Result<std::size_t> rootIndex(const WorkloadRecipe& recipe,
                                            const std::vector<std::string>& nodes);

} // namespace contraflow
