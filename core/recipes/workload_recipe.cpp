// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/workload_recipe.h"

#include "core/base/random.h"
#include "core/base/refusal.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {

namespace {

/** Draws sizes as whole thousandths (binary units: 1024ths) of the minimum's unit, so that they stay
 * readable. */
class SizeSource
{
public:
    explicit SizeSource(const SizeRange& range) : m_range(range)
    {
        const double unit = range.minimum.unit->scale;
        const bool isBinary = std::fmod(unit, 1024) == 0;
        m_parts = unit < 1000 ? 1 : isBinary ? 1024 : 1000;
        m_first = std::ceil(range.minimum.value / unit * m_parts);
        const double last = std::floor(range.maximum.value / unit * m_parts);
        m_isFixed = range.maximum.value == range.minimum.value || last <= m_first;
        m_choices = m_isFixed ? 1 : static_cast<std::uint64_t>(last - m_first) + 1;
    }

    Quantity next(Random& random) const
    {
        if (m_isFixed)
            return m_range.minimum;
        const double count = (m_first + static_cast<double>(random.below(m_choices))) / m_parts;
        return quantity(Dimension::size, count, m_range.minimum.unit->symbol);
    }

private:
    SizeRange m_range;
    double m_parts = 1;
    double m_first = 0;
    std::uint64_t m_choices = 1;
    bool m_isFixed = true;
};

/** Draws sizes and starts, each of its own, so that they do not change who sends to whom. */
class MessageSource
{
public:
    explicit MessageSource(const WorkloadRecipe& recipe)
        : m_sizes(recipe.size)
        , m_sizeRandom(~recipe.seed)
        , m_startRandom(recipe.seed ^ 0x5354415254ULL)
        , m_startWithin(recipe.startWithin)
    {}

    [[nodiscard]] Quantity nextSize() { return m_sizes.next(m_sizeRandom); }

    [[nodiscard]] bool hasStarts() const { return m_startWithin.value > 0; }

    /** Drawn evenly, in whole millionths of the span's unit so that it stays readable. */
    [[nodiscard]] Quantity nextStart()
    {
        constexpr double kParts = 1e6;
        const double span = m_startWithin.value / m_startWithin.unit->scale;
        const double count = std::floor(m_startRandom.unit() * span * kParts) / kParts;
        return quantity(Dimension::duration, count, m_startWithin.unit->symbol);
    }

private:
    SizeSource m_sizes;
    Random m_sizeRandom;
    Random m_startRandom;
    Quantity m_startWithin;
};

/** Tells now and then how far a run is, and whether it goes on. */
class RunWatch
{
public:
    RunWatch(const WorkloadRun& run, std::uint64_t all) : m_run(run), m_all(all) {}

    bool goesOn()
    {
        constexpr std::uint64_t kInterval = 4096;
        if (++m_done % kInterval != 0)
            return true;
        if (m_run.progress && m_all > 0)
            m_run.progress(std::min(1.0, static_cast<double>(m_done) / static_cast<double>(m_all)));
        return !m_run.stop.stop_requested();
    }

private:
    const WorkloadRun& m_run;
    std::uint64_t m_all;
    std::uint64_t m_done = 0;
};

Error stopped()
{
    return {ErrorCode::cancelled, sentence("the messages were given up")};
}

} // namespace

Result<void> drawMessages(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes,
                          const TakeMessage& take, const WorkloadRun& run)
{
    if (const auto problem = problemOf(recipe, nodes))
        return Error{problem->code, problem->text};
    const Result<std::size_t> root = rootIndex(recipe, nodes);
    MessageSource messages(recipe);
    RunWatch watch(run, mostPairs(recipe, nodes.size()));
    drawPairs(recipe, *root, nodes.size(), [&](std::size_t source, std::size_t destination) {
        DrawnMessage message{source, destination, messages.nextSize(), std::nullopt};
        if (messages.hasStarts())
            message.start = messages.nextStart();
        take(message);
        return watch.goesOn();
    });
    if (run.stop.stop_requested())
        return stopped();
    return {};
}

Result<Workload> makeWorkload(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes,
                              const WorkloadRun& run)
{
    std::vector<MessageRow> rows;
    const auto add = [&](const DrawnMessage& message) {
        if (rows.empty())
            rows.reserve(mostPairs(recipe, nodes.size()));
        MessageRow row;
        row.id = "m" + std::to_string(rows.size() + 1);
        row.source = nodes[message.source];
        row.destination = nodes[message.destination];
        row.size = message.size;
        if (message.start)
            row.start = *message.start;
        rows.push_back(std::move(row));
    };
    RETURN_IF_ERROR(drawMessages(recipe, nodes, add, run));
    Workload workload;
    workload.name = recipe.name;
    workload.messages = SharedRows<MessageRow>(std::move(rows));
    return workload;
}

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
    const auto found = std::ranges::find(nodes, recipe.root);
    if (found == nodes.end()) {
        const std::string range = nodes.front() + " … " + nodes.back();
        return notFound("there is no node %1 to be the root; the nodes are %2",
                        {inQuotes(recipe.root), range});
    }
    return static_cast<std::size_t>(found - nodes.begin());
}

} // namespace contraflow
