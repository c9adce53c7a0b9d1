// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/maximal_matchings.h"

#include "core/base/random.h"
#include "core/sharing/matching_plan.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

namespace contraflow {

namespace {

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

    /** Keeps the states at these positions (ascending). */
    void keep(const std::vector<std::uint32_t>& positions)
    {
        for (std::size_t i = 0; i < positions.size(); ++i) {
            std::copy_n(matched(positions[i]), 2 * m_words, &m_bits[2 * m_words * i]);
            weight[i] = weight[positions[i]];
        }
        m_bits.resize(2 * m_words * positions.size());
        weight.resize(positions.size());
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

/** What one pass found. */
struct Counts
{
    std::vector<double> share; ///< by edge
    double logTotal = 0;       ///< minus infinity when a random choice lost every matching
};

/** One pass over the layers, forwards and back: all states, or a random choice of them. */
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

    /** All states; nothing when there would be more transitions than `entries`, or when stopped. */
    std::optional<Counts> exact(std::size_t entries)
    {
        if (!forwards(entries, nullptr))
            return std::nullopt;
        backwards();
        return std::move(m_counts);
    }

    /** At most about `entries` transitions in all, chosen at random; nothing when stopped. */
    std::optional<Counts> sampled(std::size_t entries, Random& random)
    {
        if (!forwards(entries, &random))
            return std::nullopt;
        backwards();
        return std::move(m_counts);
    }

private:
    /** The states before a layer, and where its options lead. */
    struct Stage
    {
        std::vector<double> weight;             ///< by state: ways that lead to it, scaled
        std::vector<double> raise;              ///< by state: how much its weight was raised by thinning
        std::vector<std::uint32_t> transitions; ///< by state and option, the last option being "unmatched"
    };

    bool forwards(std::size_t entries, Random* random)
    {
        std::size_t width = 0;
        for (const MatchingPlan::Layer& layer : m_plan.layers)
            width += layer.options.size() + 1;
        const std::size_t kept = std::max<std::size_t>(16, entries / width);
        States states(m_words);
        std::fill(m_next.begin(), m_next.end(), 0);
        states.weight[states.find(m_next)] = 1;
        std::vector<double> raise(1, 1.0);
        std::size_t used = 0;
        for (std::size_t l = 0; l < m_plan.layers.size(); ++l) {
            const MatchingPlan::Layer& layer = m_plan.layers[l];
            const std::size_t size = states.size() * (layer.options.size() + 1);
            used += size;
            if (!random && used > entries)
                return false;
            Stage stage;
            stage.transitions.resize(size);
            States next(m_words);
            if (!expand(layer, m_plan.layers.size() - l - 1, states, next, stage.transitions,
                        random ? SIZE_MAX : entries / layer.options.size()))
                return false;
            next.close();
            stage.weight = std::move(states.weight);
            stage.raise = std::move(raise);
            raise.assign(next.size(), 1.0);
            if (random && next.size() > kept)
                thin(next, raise, stage.transitions, kept, *random);
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

    /** Keeps about `count` states without changing the expectation of any sum. */
    static void thin(States& states, std::vector<double>& raise, std::vector<std::uint32_t>& transitions,
                     std::size_t count, Random& random)
    {
        const double threshold = thinningThreshold(states.weight, count);
        std::vector<std::uint32_t> kept;
        std::vector<std::uint32_t> newPosition(states.size(), kNone);
        double due = random.unit() * threshold;
        for (std::uint32_t i = 0; i < states.size(); ++i) {
            double& weight = states.weight[i];
            double factor = 1;
            if (weight < threshold) {
                due -= weight;
                if (due >= 0)
                    continue;
                due += threshold;
                factor = threshold / weight;
                weight = threshold;
            }
            raise[kept.size()] = factor;
            newPosition[i] = static_cast<std::uint32_t>(kept.size());
            kept.push_back(i);
        }
        states.keep(kept);
        raise.resize(kept.size());
        for (std::uint32_t& target : transitions)
            target = target == kNone ? kNone : newPosition[target];
    }

    /** c with Σ min(weight / c, 1) = count. */
    static double thinningThreshold(std::vector<double> weights, std::size_t count)
    {
        std::sort(weights.begin(), weights.end(), std::greater<>());
        double rest = 0;
        for (const double w : weights)
            rest += w;
        for (std::size_t above = 0; above < count; ++above) {
            const double threshold = rest / static_cast<double>(count - above);
            if (weights[above] < threshold)
                return threshold;
            rest -= weights[above];
        }
        return weights[count - 1];
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
        if (std::isinf(m_counts.logTotal))
            return;
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
                before[i] *= stage.raise[i];
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
    Counts m_counts;
};

/** Pools independent samples; each counts as much as the number of matchings that it found. */
MatchingShares pooled(const std::vector<Counts>& samples)
{
    double top = -std::numeric_limits<double>::infinity();
    for (const Counts& sample : samples)
        top = std::max(top, sample.logTotal);
    const auto count = static_cast<double>(samples.size());
    std::vector<double> weight;
    double total = 0;
    for (const Counts& sample : samples) {
        weight.push_back(std::exp(sample.logTotal - top));
        total += weight.back();
    }
    MatchingShares result;
    result.isExact = false;
    result.logCount = top + std::log(total / count);
    for (std::size_t e = 0; e < samples.front().share.size(); ++e) {
        double sum = 0;
        for (std::size_t s = 0; s < samples.size(); ++s)
            sum += weight[s] * samples[s].share[e];
        const double share = sum / total;
        double squares = 0; // of what leaving out one sample changes
        for (std::size_t s = 0; s < samples.size(); ++s) {
            const double without = (sum - weight[s] * samples[s].share[e]) / (total - weight[s]);
            squares += (without - share) * (without - share);
        }
        result.share.push_back(share);
        result.standardError.push_back(std::sqrt(squares * (count - 1) / count) / share);
    }
    return result;
}

/** The standard error of the least share of a left vertex, at the vertex where it is the greatest. */
double worstError(std::span<const MatchingEdge> edges, const MatchingShares& shares)
{
    const auto perEdge = [&](std::size_t e) { return shares.share[e] / edges[e].multiplicity; };
    std::map<std::uint32_t, std::size_t> least; // left vertex → edge
    for (std::size_t e = 0; e < edges.size(); ++e) {
        const auto [entry, isNew] = least.try_emplace(edges[e].left, e);
        if (perEdge(e) < perEdge(entry->second))
            entry->second = e;
    }
    double worst = 0;
    for (const auto& [vertex, e] : least)
        worst = std::max(worst, shares.standardError[e]);
    return worst;
}

std::optional<MatchingShares> sampleMatchings(const MatchingPlan& plan, std::span<const MatchingEdge> edges,
                                              const MatchingLimits& limits, const std::stop_token& stop)
{
    Random random(limits.seed);
    std::vector<Counts> samples;
    while (true) {
        std::optional<Counts> sample = Pass(plan, edges.size(), stop).sampled(limits.sampleEntries, random);
        if (!sample)
            return std::nullopt;
        samples.push_back(std::move(*sample));
        if (samples.size() < limits.minSamples)
            continue;
        MatchingShares result = pooled(samples);
        const bool isSpent = samples.size() >= limits.maxSamples ||
                             samples.size() >= limits.totalEntries / limits.sampleEntries;
        if (isSpent || worstError(edges, result) <= limits.targetError)
            return result;
    }
}

} // namespace

MatchingLimits sharedAmong(MatchingLimits limits, std::size_t entries, std::size_t graphs)
{
    limits.totalEntries = std::max<std::size_t>(1, entries / std::max<std::size_t>(1, graphs));
    limits.exactEntries = std::min(limits.exactEntries, limits.totalEntries);
    limits.sampleEntries =
        std::clamp<std::size_t>(limits.totalEntries / limits.minSamples, 1, limits.sampleEntries);
    return limits;
}

std::optional<MatchingShares> maximalMatchings(std::span<const MatchingEdge> edges,
                                               const MatchingLimits& limits, const std::stop_token& stop)
{
    const MatchingPlan left = makeMatchingPlan(edges, MatchingPlan::Side::left);
    const MatchingPlan right = makeMatchingPlan(edges, MatchingPlan::Side::right);
    const MatchingPlan& plan = right.effort < left.effort ? right : left;
    if (std::optional<Counts> counts = Pass(plan, edges.size(), stop).exact(limits.exactEntries)) {
        MatchingShares result;
        result.share = std::move(counts->share);
        result.standardError.assign(edges.size(), 0.0);
        result.logCount = counts->logTotal;
        return result;
    }
    return sampleMatchings(plan, edges, limits, stop);
}

MatchingShares maximalMatchings(std::span<const MatchingEdge> edges, const MatchingLimits& limits)
{
    return maximalMatchings(edges, limits, {}).value_or(MatchingShares());
}

} // namespace contraflow
