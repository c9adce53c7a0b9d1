// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/maximal_matchings.h"

#include "core/base/ranges.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>
#include <utility>

namespace contraflow {

namespace {

/** All maximal matchings of a graph, counted. */
struct MatchingCount
{
    std::vector<double> share; ///< by edge: the part of them that contain one of it
    double logTotal = 0;       ///< natural logarithm of their number
};

constexpr std::uint32_t kNone = UINT32_MAX;

/** The states of one layer in flat arrays: `words` of matched slots, then as many of required ones. */
class States
{
public:
    explicit States(std::size_t words) : m_words(words) {}

    [[nodiscard]] std::size_t size() const { return weight.size(); }
    [[nodiscard]] const std::uint64_t* matched(std::size_t i) const { return &m_bits[2 * m_words * i]; }
    [[nodiscard]] const std::uint64_t* required(std::size_t i) const { return matched(i) + m_words; }

    /** The position of the state with these bits, which is added when it is not there. */
    std::uint32_t find(const std::vector<std::uint64_t>& bits)
    {
        if (2 * (size() + 1) > m_table.size())
            grow();
        std::size_t at = hashOf(bits.data()) & (m_table.size() - 1);
        while (m_table[at] != kNone && !isSame(bits.data(), matched(m_table[at])))
            at = (at + 1) & (m_table.size() - 1);
        if (m_table[at] == kNone) {
            m_table[at] = static_cast<std::uint32_t>(size());
            m_bits.insert(m_bits.end(), bits.begin(), bits.end());
            weight.push_back(0);
        }
        return m_table[at];
    }

    /** The table is of use only while states are added. */
    void close()
    {
        m_table.clear();
        m_table.shrink_to_fit();
    }

    std::vector<double> weight; ///< sum over the ways to reach a state

private:
    /** A loop, because a state has two words nearly always and a library call would take longer. */
    [[nodiscard]] bool isSame(const std::uint64_t* a, const std::uint64_t* b) const
    {
        std::uint64_t differences = 0;
        for (std::size_t w = 0; w < 2 * m_words; ++w)
            differences |= a[w] ^ b[w];
        return differences == 0;
    }

    [[nodiscard]] std::size_t hashOf(const std::uint64_t* bits) const
    {
        std::uint64_t hash = 0;
        for (std::size_t w = 0; w < 2 * m_words; ++w) {
            hash = (hash ^ bits[w]) * 0x9E37'79B9'7F4A'7C15ULL;
            hash ^= hash >> 29U;
        }
        return hash;
    }

    void grow()
    {
        m_table.assign(std::max<std::size_t>(64, 2 * m_table.size()), kNone);
        for (std::uint32_t i = 0; i < size(); ++i) {
            std::size_t at = hashOf(matched(i)) & (m_table.size() - 1);
            while (m_table[at] != kNone)
                at = (at + 1) & (m_table.size() - 1);
            m_table[at] = i;
        }
    }

    std::size_t m_words;
    std::vector<std::uint64_t> m_bits;
    std::vector<std::uint32_t> m_table;
};

/** One pass over the layers, forwards and back. */
class Pass
{
public:
    Pass(const MatchingPlan& plan, std::size_t edgeCount, const std::stop_token& stop)
        : m_plan(plan)
        , m_stop(stop)
        , m_words((plan.slotCount + 63) / 64)
        , m_next(2 * m_words)
    {
        m_counts.share.assign(edgeCount, 0.0);
    }

    std::optional<MatchingCount> run(std::size_t entries)
    {
        if (!forwards(entries))
            return std::nullopt;
        backwards();
        return std::move(m_counts);
    }

private:
    /** The states before a layer, and where its options lead. */
    struct Stage
    {
        std::vector<double> weight;             ///< by state: ways that lead to it, scaled
        std::vector<std::uint32_t> transitions; ///< by state and option, the last option being "unmatched"
    };

    bool forwards(std::size_t entries)
    {
        States states(m_words);
        std::ranges::fill(m_next, 0);
        states.weight[states.find(m_next)] = 1;
        std::size_t used = 0;
        for (std::size_t l = 0; l < m_plan.layers.size(); ++l) {
            const MatchingPlan::Layer& layer = m_plan.layers[l];
            const std::size_t size = states.size() * (layer.options.size() + 1);
            used += size;
            if (used > entries)
                return false;
            Stage stage;
            stage.transitions.resize(size);
            States next(m_words);
            if (!expand(layer, m_plan.layers.size() - l - 1, states, next, stage.transitions,
                        entries / layer.options.size()))
                return false;
            next.close();
            stage.weight = std::move(states.weight);
            m_stages.push_back(std::move(stage));
            rescale(next.weight);
            states = std::move(next);
        }
        return true;
    }

    bool expand(const MatchingPlan::Layer& layer, std::size_t layersLeft, const States& states, States& next,
                std::vector<std::uint32_t>& transitions, std::size_t limit)
    {
        std::size_t t = 0;
        for (std::size_t i = 0; i < states.size(); ++i) {
            const std::uint64_t* bits = states.matched(i);
            const double weight = states.weight[i];
            for (const MatchingPlan::Option& option : layer.options) {
                const std::size_t word = option.slot / 64;
                const std::uint64_t bit = 1ULL << (option.slot % 64);
                transitions[t++] = kNone;
                if ((bits[word] & bit) != 0)
                    continue;
                load(bits);
                m_next[word] |= bit;
                m_next[m_words + word] &= ~bit;
                transitions[t - 1] = enter(layer, layersLeft, next, weight * option.multiplicity);
            }
            load(bits);
            for (const MatchingPlan::Option& option : layer.options) {
                const std::size_t word = option.slot / 64;
                m_next[m_words + word] |= (1ULL << (option.slot % 64)) & ~m_next[word];
            }
            transitions[t++] = enter(layer, layersLeft, next, weight);
            if (next.size() > limit || ((i & 0xFFFU) == 0 && m_stop.stop_requested()))
                return false;
        }
        return true;
    }

    void load(const std::uint64_t* bits)
    {
        for (std::size_t w = 0; w < 2 * m_words; ++w)
            m_next[w] = bits[w];
    }

    /** The state m_next with what can be forgotten left out; kNone when it has no maximal matching. */
    std::uint32_t enter(const MatchingPlan::Layer& layer, std::size_t layersLeft, States& next, double weight)
    {
        for (const std::uint32_t slot : layer.forgotten) {
            const std::uint64_t bit = 1ULL << (slot % 64);
            if ((m_next[m_words + slot / 64] & bit) != 0)
                return kNone;
            m_next[slot / 64] &= ~bit;
        }
        std::size_t missing = 0;
        for (std::size_t w = 0; w < m_words; ++w)
            missing += static_cast<std::size_t>(std::popcount(m_next[m_words + w]));
        if (missing > layersLeft)
            return kNone;
        const std::uint32_t found = next.find(m_next);
        next.weight[found] += weight;
        return found;
    }

    void rescale(std::vector<double>& weights)
    {
        double sum = 0;
        for (const double w : weights)
            sum += w;
        m_counts.logTotal += std::log(sum);
        for (double& w : weights)
            w /= sum;
    }

    /** Every matching takes exactly one option of each layer, so the options of a layer share its total. */
    void backwards()
    {
        std::vector<double> after(1, 1.0); // by state: ways from it to the end, scaled
        for (std::size_t l = m_plan.layers.size(); l-- > 0;) {
            const MatchingPlan::Layer& layer = m_plan.layers[l];
            const Stage& stage = m_stages[l];
            std::vector<double> before(stage.weight.size(), 0.0);
            std::vector<double> ways(layer.options.size(), 0.0);
            double total = 0;
            double greatest = 0;
            std::size_t t = 0;
            for (std::size_t i = 0; i < before.size(); ++i) {
                for (std::size_t o = 0; o <= layer.options.size(); ++o, ++t) {
                    const std::uint32_t target = stage.transitions[t];
                    if (target == kNone)
                        continue;
                    const bool isMatch = o < layer.options.size();
                    const double onwards = after[target] * (isMatch ? layer.options[o].multiplicity : 1.0);
                    before[i] += onwards;
                    if (isMatch)
                        ways[o] += stage.weight[i] * onwards;
                }
                total += stage.weight[i] * before[i];
                greatest = std::max(greatest, before[i]);
            }
            for (std::size_t o = 0; o < ways.size(); ++o)
                m_counts.share[layer.options[o].edge] = ways[o] / total;
            for (double& b : before)
                b /= greatest;
            after = std::move(before);
        }
    }

    const MatchingPlan& m_plan;
    const std::stop_token& m_stop;
    std::size_t m_words;
    std::vector<std::uint64_t> m_next;
    std::vector<Stage> m_stages;
    MatchingCount m_counts;
};

/**
 * Counts without listing, layer by layer of a plan. A state says which vertices of the other side are
 * matched, and which must still become so because an unmatched neighbour was passed; vertices without further
 * neighbours are forgotten, so that only the frontier counts. Sums are in double precision: all terms are
 * positive, so the relative error stays near the machine's precision times the number of layers; each layer
 * is scaled, so that the number of matchings may exceed the range of double.
 *
 * Nothing when there are more transitions between states than `entries`, and once `stop` is requested.
 */
std::optional<MatchingCount> countMatchings(const MatchingPlan& plan, std::size_t edgeCount,
                                            std::size_t entries, const std::stop_token& stop)
{
    return Pass(plan, edgeCount, stop).run(entries);
}

/** Plans count states as if each vertex at the frontier had two; it is less than all those, mostly. */
constexpr double kPlannedPerReal = 64;

MatchingShares estimated(const MatchingGraph& graph, std::size_t relaxSteps,
                         std::span<BetheMessages> messages)
{
    constexpr std::size_t kLeastRounds = 8;
    constexpr std::size_t kMostRounds = 200;
    MatchingBethe bethe(graph, messages);
    bethe.run(std::clamp(relaxSteps / (2 * graph.edges.size()), kLeastRounds, kMostRounds));
    return {bethe.shares(), bethe.logCount(), false};
}

} // namespace

MatchingLimits sharedAmong(MatchingLimits limits, const MatchingLimits& run, std::size_t graphs)
{
    for (std::size_t MatchingLimits::*limit : {&MatchingLimits::exactEntries, &MatchingLimits::relaxSteps})
        limits.*limit = std::min(limits.*limit, run.*limit / std::max<std::size_t>(1, graphs));
    return limits;
}

std::optional<MatchingShares> maximalMatchings(std::span<const MatchingEdge> edges,
                                               const MatchingLimits& limits, const std::stop_token& stop,
                                               std::span<BetheMessages> messages)
{
    const MatchingGraph graph(edges);
    const double mostPlanned = kPlannedPerReal * static_cast<double>(limits.exactEntries);
    const MatchingPlan left = makeMatchingPlan(graph, MatchingPlan::Side::left, mostPlanned);
    const MatchingPlan right = makeMatchingPlan(graph, MatchingPlan::Side::right, mostPlanned);
    const MatchingPlan& plan = right.effort < left.effort ? right : left;
    if (plan.isComplete)
        if (std::optional<MatchingCount> count =
                countMatchings(plan, edges.size(), limits.exactEntries, stop))
            return MatchingShares{std::move(count->share), count->logTotal, true};
    if (stop.stop_requested())
        return std::nullopt;
    return estimated(graph, limits.relaxSteps, messages);
}

MatchingShares maximalMatchings(std::span<const MatchingEdge> edges, const MatchingLimits& limits)
{
    std::vector<BetheMessages> messages(edges.size());
    return maximalMatchings(edges, limits, {}, messages).value_or(MatchingShares());
}

double estimateError(std::span<const MatchingEdge> edges, std::span<const double> counted)
{
    std::vector<BetheMessages> messages(edges.size());
    const MatchingShares estimate = estimated(MatchingGraph(edges), MatchingLimits().relaxSteps, messages);
    double squares = 0;
    for (std::size_t e = 0; e < edges.size(); ++e)
        squares += std::pow(estimate.share[e] / counted[e] - 1, 2);
    return std::sqrt(squares / static_cast<double>(edges.size()));
}

namespace {

/** The vertices of one side of the edges, ascending. */
std::vector<std::uint32_t> verticesOf(std::span<const MatchingEdge> edges, std::uint32_t MatchingEdge::*end)
{
    auto vertices = mapped<std::uint32_t>(edges, [&](const MatchingEdge& edge) { return edge.*end; });
    sortUnique(vertices);
    return vertices;
}

std::uint32_t positionOf(const std::vector<std::uint32_t>& vertices, std::uint32_t vertex)
{
    return static_cast<std::uint32_t>(std::ranges::lower_bound(vertices, vertex) - vertices.begin());
}

} // namespace

MatchingGraph::MatchingGraph(std::span<const MatchingEdge> input)
{
    const std::vector<std::uint32_t> leftVertices = verticesOf(input, &MatchingEdge::left);
    const std::vector<std::uint32_t> rightVertices = verticesOf(input, &MatchingEdge::right);
    left.resize(leftVertices.size());
    right.resize(rightVertices.size());
    for (std::uint32_t e = 0; e < input.size(); ++e) {
        edges.push_back({positionOf(leftVertices, input[e].left), positionOf(rightVertices, input[e].right),
                         static_cast<double>(input[e].multiplicity)});
        left[edges[e].left].push_back(e);
        right[edges[e].right].push_back(e);
    }
}

namespace {

constexpr double kSettled = 1e-7; ///< relative change of a message that counts as none

double part(const BetheMessages::Message& message)
{
    return message.matched / (message.matched + message.free);
}

double perWay(const BetheMessages::Message& message)
{
    return 1 / (message.matched + message.free);
}

} // namespace

MatchingBethe::MatchingBethe(const MatchingGraph& graph, std::span<BetheMessages> messages)
    : m_graph(graph)
    , m_messages(messages)
{}

void MatchingBethe::run(std::size_t mostRounds)
{
    for (std::size_t round = 0; round < mostRounds; ++round) {
        const double leftChange = send(m_graph.left, &BetheMessages::ofRight, &BetheMessages::ofLeft);
        const double rightChange = send(m_graph.right, &BetheMessages::ofLeft, &BetheMessages::ofRight);
        if (std::max(leftChange, rightChange) <= kSettled)
            return;
    }
}

/** Every vertex of a side tells its neighbours what it has heard from the others; returns the greatest
 * relative change. Half of each change is made: dense graphs would swing. */
double MatchingBethe::send(const std::vector<MatchingGraph::Edges>& vertices, Message BetheMessages::*from,
                           Message BetheMessages::*to)
{
    double change = 0;
    for (const MatchingGraph::Edges& edges : vertices) {
        double matched = 0;
        m_before.assign(1, 1.0);
        for (const std::uint32_t e : edges) {
            matched += m_graph.edges[e].multiplicity * perWay(m_messages[e].*from);
            m_before.push_back(m_before.back() * part(m_messages[e].*from));
        }
        double after = 1;
        for (std::size_t i = edges.size(); i-- > 0;) {
            const std::uint32_t e = edges[i];
            const double own = m_graph.edges[e].multiplicity * perWay(m_messages[e].*from);
            const Message told{edges.size() > 1 ? std::max(0.0, matched - own) : 0, m_before[i] * after};
            after *= part(m_messages[e].*from);
            Message& message = m_messages[e].*to;
            const double size = told.matched + told.free;
            change = std::max({change, std::abs(told.matched - message.matched) / size,
                               std::abs(told.free - message.free) / size});
            message.matched += (told.matched - message.matched) / 2;
            message.free += (told.free - message.free) / 2;
        }
    }
    return change;
}

double MatchingBethe::matchedWays(std::size_t edge) const
{
    return m_graph.edges[edge].multiplicity * perWay(m_messages[edge].ofLeft) *
           perWay(m_messages[edge].ofRight);
}

/** Without the edge, at least one of its ends must be matched elsewhere. */
double MatchingBethe::otherWays(std::size_t edge) const
{
    return 1 - (1 - part(m_messages[edge].ofLeft)) * (1 - part(m_messages[edge].ofRight));
}

std::vector<double> MatchingBethe::shares() const
{
    std::vector<double> shares;
    for (std::size_t e = 0; e < m_messages.size(); ++e)
        shares.push_back(matchedWays(e) / (matchedWays(e) + otherWays(e)));
    return shares;
}

double MatchingBethe::logCount() const
{
    double sum =
        logWays(m_graph.left, &BetheMessages::ofRight) + logWays(m_graph.right, &BetheMessages::ofLeft);
    for (std::size_t e = 0; e < m_messages.size(); ++e)
        sum -= std::log(matchedWays(e) + otherWays(e));
    return sum;
}

double MatchingBethe::logWays(const std::vector<MatchingGraph::Edges>& vertices,
                              Message BetheMessages::*from) const
{
    double sum = 0;
    for (const MatchingGraph::Edges& edges : vertices) {
        double matched = 0;
        double free = 1;
        for (const std::uint32_t e : edges) {
            matched += m_graph.edges[e].multiplicity * perWay(m_messages[e].*from);
            free *= part(m_messages[e].*from);
        }
        sum += std::log(matched + free);
    }
    return sum;
}

namespace {

constexpr std::uint32_t kNoSlot = UINT32_MAX;

/** A vertex of the side that is taken apart, with by how much taking it would widen the frontier. */
struct TakenVertex
{
    MatchingGraph::Edges edges;
    long growth = 0;
    bool isTaken = false;
};

/** A vertex of the other side. */
struct FrontierVertex
{
    std::vector<std::uint32_t> neighbours; ///< of the side that is taken apart
    std::size_t open = 0;                  ///< neighbours that are not taken
    std::uint32_t slot = kNoSlot;          ///< while it is remembered
};

class Planner
{
public:
    Planner(const MatchingGraph& graph, MatchingPlan::Side side)
        : m_graph(graph)
        , m_otherEnd(side == MatchingPlan::Side::left ? &MatchingGraph::Edge::right
                                                      : &MatchingGraph::Edge::left)
        , m_frontier(side == MatchingPlan::Side::left ? graph.right.size() : graph.left.size())
    {
        for (const MatchingGraph::Edges& edges :
             side == MatchingPlan::Side::left ? graph.left : graph.right) {
            for (const std::uint32_t e : edges) {
                otherOf(e).neighbours.push_back(static_cast<std::uint32_t>(m_taken.size()));
                ++otherOf(e).open;
            }
            m_taken.push_back({edges});
        }
        for (std::uint32_t v = 0; v < m_taken.size(); ++v) {
            for (const std::uint32_t e : m_taken[v].edges)
                m_taken[v].growth += otherOf(e).open == 1 ? 0 : 1;
            m_waiting.emplace(m_taken[v].growth, v);
        }
    }

    MatchingPlan run(double mostEffort)
    {
        while (!m_waiting.empty() && m_plan.effort <= mostEffort)
            take(m_waiting.begin()->second);
        m_plan.isComplete = m_waiting.empty();
        return std::move(m_plan);
    }

private:
    void take(std::uint32_t v)
    {
        m_waiting.erase(m_waiting.begin());
        m_taken[v].isTaken = true;
        MatchingPlan::Layer layer;
        for (const std::uint32_t e : m_taken[v].edges) {
            FrontierVertex& other = otherOf(e);
            if (other.slot == kNoSlot) {
                other.slot = freeSlot();
                ++m_width;
                lowerGrowth(other); // it need not be added any more
            }
            layer.options.push_back({e, other.slot, m_graph.edges[e].multiplicity});
        }
        m_plan.effort += std::ldexp(static_cast<double>(layer.options.size() + 1), static_cast<int>(m_width));
        for (const std::uint32_t e : m_taken[v].edges) {
            FrontierVertex& other = otherOf(e);
            if (--other.open == 1)
                lowerGrowth(other); // the last neighbour lets it be forgotten
            if (other.open > 0)
                continue;
            layer.forgotten.push_back(other.slot);
            m_freeSlots.push_back(std::exchange(other.slot, kNoSlot));
            --m_width;
        }
        m_plan.layers.push_back(std::move(layer));
    }

    std::uint32_t freeSlot()
    {
        if (m_freeSlots.empty())
            return static_cast<std::uint32_t>(m_plan.slotCount++);
        const std::uint32_t slot = m_freeSlots.back();
        m_freeSlots.pop_back();
        return slot;
    }

    /** Taking a neighbour would widen the frontier by one less than before. */
    void lowerGrowth(const FrontierVertex& other)
    {
        for (const std::uint32_t v : other.neighbours) {
            TakenVertex& vertex = m_taken[v];
            if (vertex.isTaken)
                continue;
            m_waiting.erase({vertex.growth, v});
            --vertex.growth;
            m_waiting.emplace(vertex.growth, v);
        }
    }

    FrontierVertex& otherOf(std::uint32_t edge) { return m_frontier[m_graph.edges[edge].*m_otherEnd]; }

    const MatchingGraph& m_graph;
    std::uint32_t MatchingGraph::Edge::*m_otherEnd; ///< on the side that is not taken apart
    std::vector<TakenVertex> m_taken;               ///< by ascending vertex
    std::vector<FrontierVertex> m_frontier;
    std::set<std::pair<long, std::uint32_t>> m_waiting; ///< growth and position of those not taken
    std::vector<std::uint32_t> m_freeSlots;
    std::size_t m_width = 0; ///< slots in use
    MatchingPlan m_plan;
};

} // namespace

MatchingPlan makeMatchingPlan(const MatchingGraph& graph, MatchingPlan::Side side, double mostEffort)
{
    return Planner(graph, side).run(mostEffort);
}

} // namespace contraflow
