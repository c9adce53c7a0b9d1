// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/workload_recipe.h"

#include "core/base/random.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace contraflow {

namespace {

constexpr std::array kPatterns{
    PatternInfo{Pattern::random, "random",
                "each node in turn draws another node, --degree times, and keeps each draw with 50 % "
                "(zhu-2014, 7.1)"},
    PatternInfo{Pattern::allToAll, "all-to-all", "every node sends to every other node"},
    PatternInfo{Pattern::incast, "incast", "many nodes send to one"},
    PatternInfo{Pattern::outcast, "outcast", "one node sends to many"},
    PatternInfo{Pattern::ring, "ring", "each node sends to the next, the last one to the first"},
    PatternInfo{Pattern::pairs, "pairs", "--messages messages, each from a node to another, both drawn"},
    PatternInfo{Pattern::permutation, "permutation", "each node sends once and receives once, at random"},
    PatternInfo{Pattern::hostQueue, "host-queue",
                "the --root sends --fan messages (2) and receives one: shows kappa_host"},
    PatternInfo{Pattern::switchQueue, "switch-queue",
                "--fan nodes (2) send to the --root, which sends one message: shows kappa_switch"},
    PatternInfo{
        Pattern::backboneQueue, "backbone-queue",
        "the first half of the nodes sends to the second, one message comes back: shows kappa_backbone"},
};

constexpr std::uint64_t kQueueFan = 2; ///< messages that fill the queue

Error invalid(std::string message)
{
    return {ErrorCode::invalidInput, std::move(message)};
}

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

/** Collects the messages of one workload; `expected` is how many there may be. */
class MessageList
{
public:
    MessageList(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes, std::uint64_t expected)
        : m_sizes(recipe.size)
        , m_random(recipe.seed)
        , m_sizeRandom(~recipe.seed)
        , m_startRandom(recipe.seed ^ 0x5354415254ULL)
        , m_startWithin(recipe.startWithin)
        , m_nodes(nodes)
    {
        m_rows.reserve(expected);
    }

    [[nodiscard]] Random& random() { return m_random; }

    void add(std::size_t source, std::size_t destination)
    {
        MessageRow row;
        row.id = "m" + std::to_string(m_rows.size() + 1);
        row.source = m_nodes[source];
        row.destination = m_nodes[destination];
        row.size = m_sizes.next(m_sizeRandom);
        if (m_startWithin.value > 0)
            row.start = nextStart();
        m_rows.push_back(std::move(row));
    }

    [[nodiscard]] std::vector<MessageRow> take() { return std::move(m_rows); }

private:
    /** Drawn evenly, in whole millionths of the span's unit so that it stays readable. */
    Quantity nextStart()
    {
        constexpr double kParts = 1e6;
        const double span = m_startWithin.value / m_startWithin.unit->scale;
        const double count = std::floor(m_startRandom.unit() * span * kParts) / kParts;
        return quantity(Dimension::duration, count, m_startWithin.unit->symbol);
    }

    SizeSource m_sizes;
    Random m_random;
    Random m_sizeRandom;  ///< its own, so that other sizes do not change who sends to whom
    Random m_startRandom; ///< its own for the same reason
    Quantity m_startWithin;
    const std::vector<std::string>& m_nodes;
    std::vector<MessageRow> m_rows;
};

std::uint64_t expectedMessages(const WorkloadRecipe& recipe, std::uint64_t nodes)
{
    switch (recipe.pattern) {
    case Pattern::random:
        return recipe.degree > kMaxRecipeMessages ? kMaxRecipeMessages + 1 : nodes * recipe.degree;
    case Pattern::allToAll:
        return nodes * (nodes - 1);
    case Pattern::pairs:
        return recipe.messages;
    case Pattern::incast:
    case Pattern::outcast:
        return recipe.fan.value_or(nodes - 1);
    case Pattern::ring:
    case Pattern::permutation:
        return nodes;
    case Pattern::hostQueue:
    case Pattern::switchQueue:
        return recipe.fan.value_or(kQueueFan) + 1;
    case Pattern::backboneQueue:
        return nodes / 2 + 1;
    }
    return 0;
}

bool isQueue(Pattern pattern)
{
    return pattern == Pattern::hostQueue || pattern == Pattern::switchQueue;
}

Result<std::size_t> rootIndex(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes)
{
    if (recipe.root.empty())
        return std::size_t{0};
    const auto found = std::find(nodes.begin(), nodes.end(), recipe.root);
    if (found == nodes.end()) {
        const std::string range = nodes.front() + " … " + nodes.back();
        return Error{ErrorCode::notFound,
                     "there is no node " + inQuotes(recipe.root) + " to be the root; the nodes are " + range};
    }
    return static_cast<std::size_t>(found - nodes.begin());
}

void addRandom(MessageList& list, std::size_t nodes, std::uint64_t degree)
{
    for (std::size_t source = 0; source < nodes; ++source)
        for (std::uint64_t i = 0; i < degree; ++i) {
            const std::size_t draw = list.random().below(nodes - 1);
            if (list.random().coin())
                list.add(source, draw < source ? draw : draw + 1);
        }
}

void addPairs(MessageList& list, std::size_t nodes, std::uint64_t messages)
{
    for (std::uint64_t i = 0; i < messages; ++i) {
        const std::size_t source = list.random().below(nodes);
        const std::size_t draw = list.random().below(nodes - 1);
        list.add(source, draw < source ? draw : draw + 1);
    }
}

void addAllToAll(MessageList& list, std::size_t nodes)
{
    for (std::size_t source = 0; source < nodes; ++source)
        for (std::size_t destination = 0; destination < nodes; ++destination)
            if (source != destination)
                list.add(source, destination);
}

void addFan(MessageList& list, Pattern pattern, std::size_t root, std::size_t nodes, std::uint64_t fan)
{
    // From the root onwards around the list, so that every root has the same neighbours in turn.
    for (std::uint64_t i = 1; i <= fan; ++i) {
        const std::size_t other = (root + i) % nodes;
        if (pattern == Pattern::incast)
            list.add(other, root);
        else
            list.add(root, other);
    }
}

/** `fan` messages one way between the root and the nodes behind it, and one the other way from the next. */
void addQueue(MessageList& list, Pattern pattern, std::size_t root, std::size_t nodes, std::uint64_t fan)
{
    const bool fillsHost = pattern == Pattern::hostQueue;
    addFan(list, fillsHost ? Pattern::outcast : Pattern::incast, root, nodes, fan);
    const std::size_t other = (root + fan + 1) % nodes;
    if (fillsHost)
        list.add(other, root);
    else
        list.add(root, other);
}

void addBackboneQueue(MessageList& list, std::size_t nodes)
{
    const std::size_t half = nodes / 2;
    for (std::size_t i = 0; i < half; ++i)
        list.add(i, half + i);
    list.add(half, 0);
}

void addPermutation(MessageList& list, std::size_t nodes)
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
        list.random().shuffle(to);
    while (hasFixedPoint());
    for (std::size_t i = 0; i < nodes; ++i)
        list.add(i, to[i]);
}

Result<void> check(const WorkloadRecipe& recipe, std::uint64_t nodes)
{
    const std::string pattern(patternCatalog()[static_cast<std::size_t>(recipe.pattern)].name);
    if (nodes < 2)
        return invalid("the pattern " + pattern + " needs at least two nodes, there " +
                       (nodes == 1 ? "is one" : "is none"));
    if (recipe.pattern == Pattern::random && recipe.degree == 0)
        return invalid("the degree of a random pattern must be at least 1");
    if (recipe.pattern == Pattern::pairs && recipe.messages == 0)
        return invalid("there must be at least 1 message");
    if (recipe.pattern == Pattern::pairs && recipe.messages > kMaxRecipeMessages)
        return invalid("a workload has at most " + std::to_string(kMaxRecipeMessages) + " messages");
    if (recipe.fan && (*recipe.fan == 0 || *recipe.fan > nodes - 1))
        return invalid("a fan of " + std::to_string(*recipe.fan) + " does not fit " + std::to_string(nodes) +
                       " nodes; take 1 … " + std::to_string(nodes - 1));
    if (isQueue(recipe.pattern) && recipe.fan.value_or(kQueueFan) > nodes - 2)
        return invalid("the pattern " + pattern + " needs two nodes more than its fan of " +
                       std::to_string(recipe.fan.value_or(kQueueFan)) + "; there are " +
                       std::to_string(nodes));
    if (recipe.size.minimum.value > recipe.size.maximum.value)
        return invalid("the smallest size, " + quantityText(recipe.size.minimum) +
                       ", is above the largest, " + quantityText(recipe.size.maximum));
    if (recipe.size.maximum.value <= 0)
        return invalid("messages must be larger than 0 B");
    const std::uint64_t count = expectedMessages(recipe, nodes);
    if (count > kMaxRecipeMessages)
        return invalid("the pattern " + pattern + " on " + std::to_string(nodes) +
                       " nodes would have more than " + std::to_string(kMaxRecipeMessages) +
                       " messages; take fewer nodes" +
                       (recipe.pattern == Pattern::random ? " or a smaller degree" : ""));
    return {};
}

} // namespace

std::span<const PatternInfo> patternCatalog()
{
    return kPatterns;
}

const PatternInfo* findPattern(std::string_view name)
{
    const auto found = std::find_if(kPatterns.begin(), kPatterns.end(),
                                    [&](const PatternInfo& info) { return info.name == name; });
    return found == kPatterns.end() ? nullptr : &*found;
}

Result<SizeRange> parseSizeRange(std::string_view text)
{
    const std::size_t dots = text.find("..");
    const Result<Quantity> minimum = parseQuantity(Dimension::size, text.substr(0, dots));
    if (!minimum)
        return minimum.error();
    if (dots == std::string_view::npos)
        return SizeRange{*minimum, *minimum};
    const Result<Quantity> maximum = parseQuantity(Dimension::size, text.substr(dots + 2));
    if (!maximum)
        return maximum.error();
    return SizeRange{*minimum, *maximum};
}

Result<Workload> makeWorkload(const WorkloadRecipe& recipe, const std::vector<std::string>& nodes)
{
    if (const Result<void> checked = check(recipe, nodes.size()); !checked)
        return checked.error();
    const Result<std::size_t> root = rootIndex(recipe, nodes);
    if (!root)
        return root.error();

    MessageList list(recipe, nodes, expectedMessages(recipe, nodes.size()));
    switch (recipe.pattern) {
    case Pattern::random:
        addRandom(list, nodes.size(), recipe.degree);
        break;
    case Pattern::pairs:
        addPairs(list, nodes.size(), recipe.messages);
        break;
    case Pattern::allToAll:
        addAllToAll(list, nodes.size());
        break;
    case Pattern::incast:
    case Pattern::outcast:
        addFan(list, recipe.pattern, *root, nodes.size(), recipe.fan.value_or(nodes.size() - 1));
        break;
    case Pattern::ring:
        for (std::size_t i = 0; i < nodes.size(); ++i)
            list.add(i, (i + 1) % nodes.size());
        break;
    case Pattern::permutation:
        addPermutation(list, nodes.size());
        break;
    case Pattern::hostQueue:
    case Pattern::switchQueue:
        addQueue(list, recipe.pattern, *root, nodes.size(), recipe.fan.value_or(kQueueFan));
        break;
    case Pattern::backboneQueue:
        addBackboneQueue(list, nodes.size());
        break;
    }
    Workload workload;
    workload.name = recipe.name;
    workload.messages = SharedRows<MessageRow>(list.take());
    return workload;
}

} // namespace contraflow
