// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/pattern_pairs.h"

#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

namespace {

void drawRandom(Random& random, std::size_t nodes, std::uint64_t degree, const TakePair& take)
{
    for (std::size_t source = 0; source < nodes; ++source)
        for (std::uint64_t i = 0; i < degree; ++i) {
            const std::size_t draw = random.below(nodes - 1);
            if (random.coin() && !take(source, draw < source ? draw : draw + 1))
                return;
        }
}

void drawFreePairs(Random& random, std::size_t nodes, std::uint64_t messages, const TakePair& take)
{
    for (std::uint64_t i = 0; i < messages; ++i) {
        const std::size_t source = random.below(nodes);
        const std::size_t draw = random.below(nodes - 1);
        if (!take(source, draw < source ? draw : draw + 1))
            return;
    }
}

void allPairs(std::size_t nodes, const TakePair& take)
{
    for (std::size_t source = 0; source < nodes; ++source)
        for (std::size_t destination = 0; destination < nodes; ++destination)
            if (source != destination && !take(source, destination))
                return;
}

void ringPairs(std::size_t nodes, const TakePair& take)
{
    for (std::size_t i = 0; i < nodes; ++i)
        if (!take(i, (i + 1) % nodes))
            return;
}

enum class FanWay
{
    toRoot,
    fromRoot,
};

/** False: no more are wanted. */
bool fanPairs(FanWay way, std::size_t root, std::size_t nodes, std::uint64_t fan, const TakePair& take)
{
    // From the root onwards around the list, so that every root has the same neighbours in turn.
    for (std::uint64_t i = 1; i <= fan; ++i) {
        const std::size_t other = (root + i) % nodes;
        if (!(way == FanWay::toRoot ? take(other, root) : take(root, other)))
            return false;
    }
    return true;
}

/** `fan` messages one way between the root and the nodes behind it, and one the other way from the next. */
void queuePairs(FanWay way, std::size_t root, std::size_t nodes, std::uint64_t fan, const TakePair& take)
{
    if (!fanPairs(way, root, nodes, fan, take))
        return;
    const std::size_t other = (root + fan + 1) % nodes;
    if (way == FanWay::fromRoot)
        take(other, root);
    else
        take(root, other);
}

void backbonePairs(std::size_t nodes, const TakePair& take)
{
    const std::size_t half = nodes / 2;
    for (std::size_t i = 0; i < half; ++i)
        if (!take(i, half + i))
            return;
    take(half, 0);
}

void drawPermutation(Random& random, std::size_t nodes, const TakePair& take)
{
    std::vector<std::size_t> to(nodes);
    std::iota(to.begin(), to.end(), std::size_t{0});
    const auto hasFixedPoint = [&] {
        for (std::size_t i = 0; i < nodes; ++i)
            if (to[i] == i)
                return true;
        return false;
    };
    // Drawing again until nobody sends to itself keeps all such permutations equally likely; it takes e draws
    // on average.
    do
        random.shuffle(to);
    while (hasFixedPoint());
    for (std::size_t i = 0; i < nodes; ++i)
        if (!take(i, to[i]))
            return;
}

} // namespace

void drawPairs(const WorkloadRecipe& recipe, std::size_t root, std::size_t nodes, const TakePair& take)
{
    Random random(recipe.seed);
    const std::uint64_t fan = recipe.fan.value_or(infoOf(recipe.pattern).usualFan.value_or(nodes - 1));
    switch (recipe.pattern) {
    case Pattern::random:
        return drawRandom(random, nodes, recipe.degree, take);
    case Pattern::pairs:
        return drawFreePairs(random, nodes, recipe.messages, take);
    case Pattern::allToAll:
        return allPairs(nodes, take);
    case Pattern::incast:
        return static_cast<void>(fanPairs(FanWay::toRoot, root, nodes, fan, take));
    case Pattern::outcast:
        return static_cast<void>(fanPairs(FanWay::fromRoot, root, nodes, fan, take));
    case Pattern::ring:
        return ringPairs(nodes, take);
    case Pattern::permutation:
        return drawPermutation(random, nodes, take);
    case Pattern::hostQueue:
        return queuePairs(FanWay::fromRoot, root, nodes, fan, take);
    case Pattern::switchQueue:
        return queuePairs(FanWay::toRoot, root, nodes, fan, take);
    case Pattern::backboneQueue:
        return backbonePairs(nodes, take);
    }
}

std::uint64_t mostPairs(const WorkloadRecipe& recipe, std::uint64_t nodes)
{
    const std::uint64_t fan = recipe.fan.value_or(infoOf(recipe.pattern).usualFan.value_or(nodes - 1));
    switch (recipe.pattern) {
    case Pattern::random:
        return recipe.degree > kMaxRecipeMessages ? kMaxRecipeMessages + 1 : nodes * recipe.degree;
    case Pattern::allToAll:
        return nodes * (nodes - 1);
    case Pattern::pairs:
        return recipe.messages;
    case Pattern::incast:
    case Pattern::outcast:
        return fan;
    case Pattern::ring:
    case Pattern::permutation:
        return nodes;
    case Pattern::hostQueue:
    case Pattern::switchQueue:
        return fan + 1;
    case Pattern::backboneQueue:
        return nodes / 2 + 1;
    }
    return 0;
}

Result<std::size_t> rootIndex(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes)
{
    if (recipe.root.empty() || !takes(infoOf(recipe.pattern), WorkloadField::root))
        return std::size_t{0};
    const auto found = std::find(nodes.begin(), nodes.end(), recipe.root);
    if (found == nodes.end()) {
        const std::string range = nodes.front() + " … " + nodes.back();
        return Error{ErrorCode::notFound, sentence("there is no node %1 to be the root; the nodes are %2",
                                                   {inQuotes(recipe.root), range})};
    }
    return static_cast<std::size_t>(found - nodes.begin());
}

} // namespace contraflow
