// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/maximal_matchings.h"

#include "core/sharing/matching_bethe.h"
#include "core/sharing/matching_chain.h"
#include "core/sharing/matching_count.h"
#include "core/sharing/matching_graph.h"
#include "core/sharing/matching_plan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {

namespace {

constexpr std::size_t kChains = 8;
constexpr std::size_t kLeastSweeps = 6; ///< of each chain, that count; one more in three at first does not
/** Plans count states as if each vertex at the frontier had two; it is less than all those, mostly. */
constexpr double kPlannedPerReal = 64;

/** Several independent chains over one graph. */
class Sample
{
public:
    Sample(const MatchingGraph& graph, std::uint64_t seed) : m_graph(graph)
    {
        for (std::size_t i = 0; i < kChains; ++i) {
            m_chains.emplace_back(graph, seed * kChains + i);
            m_sums.emplace_back(graph.edges.size(), 0.0);
        }
    }

    /** How many sweeps of each chain these steps are. */
    static std::size_t sweepsOf(std::size_t steps, const MatchingGraph& graph)
    {
        return steps / kChains / graph.edges.size();
    }
    /** Those sweeps without those at first that do not count. */
    static std::size_t countedOf(std::size_t sweeps) { return sweeps - sweeps / 4; }

    /** False when stopped. */
    bool begin(std::size_t sweeps, const std::stop_token& stop)
    {
        for (MatchingChain& chain : m_chains)
            for (std::size_t i = 0; i < sweeps && !stop.stop_requested(); ++i)
                chain.sweep();
        return !stop.stop_requested();
    }

    /** False when stopped. */
    bool add(std::size_t sweeps, const std::stop_token& stop)
    {
        for (std::size_t c = 0; c < kChains; ++c)
            for (std::size_t i = 0; i < sweeps && !stop.stop_requested(); ++i) {
                m_chains[c].sweep();
                m_chains[c].addShares(m_sums[c]);
                m_matched += static_cast<double>(m_chains[c].matched());
            }
        m_sweeps += sweeps;
        return !stop.stop_requested();
    }

    [[nodiscard]] std::size_t sweeps() const { return m_sweeps; }

    /** An edge that no sample met has the share that half a meeting would make. */
    [[nodiscard]] MatchingShares shares() const
    {
        MatchingShares result;
        result.method = MatchingMethod::sampled;
        const auto each = static_cast<double>(m_sweeps);
        for (std::size_t e = 0; e < m_graph.edges.size(); ++e) {
            double sum = 0;
            double squares = 0;
            for (const std::vector<double>& sums : m_sums) {
                sum += sums[e] / each;
                squares += (sums[e] / each) * (sums[e] / each);
            }
            const double mean = sum / kChains;
            const double variance = std::max(0.0, squares / kChains - mean * mean) / (kChains - 1);
            const double share = std::max(mean, 0.5 / (each * kChains));
            result.share.push_back(share);
            result.standardError.push_back(mean < share ? 1 : std::sqrt(variance) / share);
        }
        return result;
    }

    /** The mean number of edges in a matching. */
    [[nodiscard]] double meanSize() const { return m_matched / static_cast<double>(m_sweeps * kChains); }

private:
    const MatchingGraph& m_graph;
    std::vector<MatchingChain> m_chains;
    std::vector<std::vector<double>> m_sums; ///< by chain and edge
    double m_matched = 0;                    ///< edges in all matchings that count
    std::size_t m_sweeps = 0;                ///< of each chain, that count
};

/** Mean of the squared standard errors, relative to these shares. */
double squaredError(const MatchingShares& sampled, std::span<const double> shares)
{
    double sum = 0;
    for (std::size_t e = 0; e < shares.size(); ++e) {
        const double error = sampled.standardError[e] * sampled.share[e] / shares[e];
        sum += error * error;
    }
    return sum / static_cast<double>(shares.size());
}

/** Mean of the squared differences, relative to these shares, less what sampling explains; below 0 by chance.
 */
double squaredDifference(const MatchingShares& sampled, std::span<const double> shares)
{
    double sum = 0;
    for (std::size_t e = 0; e < shares.size(); ++e) {
        const double difference = sampled.share[e] / shares[e] - 1;
        sum += difference * difference;
    }
    return sum / static_cast<double>(shares.size()) - squaredError(sampled, shares);
}

/** Samples until the target's error or the end of the steps; nothing when stopped. */
std::optional<MatchingShares> sampled(Sample& sample, std::size_t sweeps, double targetError,
                                      const std::stop_token& stop)
{
    const std::size_t counted = Sample::countedOf(sweeps);
    std::size_t wanted = std::min(counted, 10 * kLeastSweeps);
    if (!sample.begin(std::max(sweeps - counted, std::size_t{1}), stop))
        return std::nullopt;
    while (true) {
        if (!sample.add(wanted - sample.sweeps(), stop))
            return std::nullopt;
        MatchingShares shares = sample.shares();
        if (wanted == counted || squaredError(shares, shares.share) <= targetError * targetError)
            return shares;
        wanted = std::min(counted, 2 * wanted);
    }
}

/** Bethe's approximation of a dense graph leaves too many vertices unmatched, all alike; the size of sampled
 * matchings, which a few of them tell well, puts that right. */
void scaleTo(double size, std::vector<double>& shares)
{
    const double factor = size / std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares)
        share = std::min(1.0, share * factor);
}

/** Without counting. */
std::optional<MatchingShares> approximated(std::span<const MatchingEdge> edges, const MatchingLimits& limits,
                                           const std::stop_token& stop, std::span<BetheMessages> messages)
{
    constexpr std::size_t kLeastRounds = 8;
    constexpr std::size_t kMostRounds = 200;
    const MatchingGraph graph(edges);
    MatchingBethe bethe(graph, messages);
    bethe.run(std::clamp(limits.relaxSteps / (2 * edges.size()), kLeastRounds, kMostRounds));
    MatchingShares estimate;
    estimate.method = MatchingMethod::estimated;
    estimate.share = bethe.shares();
    estimate.logCount = bethe.logCount();
    const std::size_t sweeps = Sample::sweepsOf(limits.sampleSteps, graph);
    estimate.isErrorKnown = Sample::countedOf(sweeps) >= kLeastSweeps;
    if (!estimate.isErrorKnown) {
        estimate.standardError.assign(edges.size(), 0.0);
        return estimate;
    }
    Sample sample(graph, limits.seed);
    std::optional<MatchingShares> mean = sampled(sample, sweeps, limits.targetError, stop);
    if (!mean)
        return std::nullopt;
    mean->logCount = estimate.logCount;
    scaleTo(sample.meanSize(), estimate.share);
    estimate.squaredError = squaredDifference(*mean, estimate.share);
    if (squaredError(*mean, mean->share) <=
        std::max(estimate.squaredError, limits.targetError * limits.targetError))
        return mean;
    estimate.standardError.assign(edges.size(), std::sqrt(std::max(0.0, estimate.squaredError)));
    return estimate;
}

} // namespace

MatchingLimits sharedAmong(MatchingLimits limits, const MatchingLimits& run, std::size_t graphs)
{
    for (std::size_t MatchingLimits::*limit :
         {&MatchingLimits::exactEntries, &MatchingLimits::sampleSteps, &MatchingLimits::relaxSteps})
        limits.*limit = std::min(limits.*limit, run.*limit / std::max<std::size_t>(1, graphs));
    return limits;
}

std::optional<MatchingShares> maximalMatchings(std::span<const MatchingEdge> edges,
                                               const MatchingLimits& limits, const std::stop_token& stop,
                                               std::span<BetheMessages> messages)
{
    const double mostPlanned = kPlannedPerReal * static_cast<double>(limits.exactEntries);
    const MatchingPlan left = makeMatchingPlan(edges, MatchingPlan::Side::left, mostPlanned);
    const MatchingPlan right = makeMatchingPlan(edges, MatchingPlan::Side::right, mostPlanned);
    const MatchingPlan& plan = right.effort < left.effort ? right : left;
    if (plan.isComplete)
        if (std::optional<MatchingCount> count =
                countMatchings(plan, edges.size(), limits.exactEntries, stop)) {
            MatchingShares result;
            result.share = std::move(count->share);
            result.standardError.assign(edges.size(), 0.0);
            result.logCount = count->logTotal;
            return result;
        }
    if (stop.stop_requested())
        return std::nullopt;
    std::vector<BetheMessages> own(messages.empty() ? edges.size() : 0);
    return approximated(edges, limits, stop, messages.empty() ? own : messages);
}

MatchingShares maximalMatchings(std::span<const MatchingEdge> edges, const MatchingLimits& limits)
{
    return maximalMatchings(edges, limits, {}).value_or(MatchingShares());
}

double sampledErrorOf(std::span<const MatchingEdge> edges, std::span<const double> shares, std::size_t steps,
                      std::uint64_t seed)
{
    const MatchingGraph graph(edges);
    const std::size_t sweeps = std::max(Sample::sweepsOf(steps, graph), 2 * kLeastSweeps);
    Sample sample(graph, seed);
    const std::optional<MatchingShares> mean = sampled(sample, sweeps, 0, {});
    return std::sqrt(std::max(0.0, squaredDifference(*mean, shares)));
}

} // namespace contraflow
