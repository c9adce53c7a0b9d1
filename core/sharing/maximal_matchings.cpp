// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/maximal_matchings.h"

#include "core/sharing/matching_bethe.h"
#include "core/sharing/matching_graph.h"
#include "core/sharing/matching_plan.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

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
        , m_words((plan.slots + 63) / 64)
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
        std::fill(m_next.begin(), m_next.end(), 0);
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

} // namespace contraflow
