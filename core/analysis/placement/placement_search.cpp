// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_search.h"

#include "core/analysis/placement/placement_problem.h"
#include "core/analysis/placement/placement_walk.h"
#include "core/analysis/placement/structured_placements.h"
#include "core/base/parallel.h"
#include "core/base/refusal.h"
#include "core/project/routing_rules.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace contraflow {

namespace {

constexpr std::size_t kMostProcesses = 40; // more have too many placements wherever there are two nodes

/** By node the first node that it cannot be told apart from: itself when there is none. */
std::vector<std::uint32_t> firstAlike(const PlacementProblem& problem)
{
    const Network& network = *problem.network;
    std::vector<std::uint32_t> first(network.nodes().size());
    std::vector<bool> isOccupied(first.size());
    for (const PlacementProblem::Process& process : problem.processes)
        if (process.pinned)
            isOccupied[process.pinned->index()] = true;
    const bool dependsOnNames = infoOf(network.routing()).differsByNode || network.writtenRoutes();
    std::map<std::tuple<std::uint32_t, double, double, std::uint32_t>, std::uint32_t> known;
    for (std::uint32_t n = 0; n < first.size(); ++n) {
        first[n] = n;
        const auto hops = network.hops(Vertex{true, n});
        if (dependsOnNames || isOccupied[n] || hops.size() != 1)
            continue;
        const Network::Link& link = network.link(linkOf(hops.front().channel));
        first[n] = known.try_emplace({hops.front().to.index, link.capacity, link.latency, problem.room[n]}, n)
                       .first->second;
    }
    return first;
}

class Enumeration
{
public:
    Enumeration(const PlacementProblem& problem, std::size_t limit)
        : m_problem(problem)
        , m_limit(limit)
        , m_alike(firstAlike(problem))
        , m_taken(problem.room.size())
        , m_nodes(problem.processes.size())
    {
        for (std::size_t p = 0; p < m_nodes.size(); ++p) {
            if (problem.processes[p].pinned)
                m_nodes[p] = *problem.processes[p].pinned;
            else
                m_free.push_back(p);
        }
    }

    std::optional<std::vector<Assignment>> run()
    {
        if (m_free.size() > kMostProcesses || !placeFrom(0))
            return std::nullopt;
        return std::move(m_found);
    }

private:
    /** False when there are too many. */
    bool placeFrom(std::size_t place)
    {
        if (place == m_free.size()) {
            if (m_found.size() == m_limit)
                return false;
            m_found.push_back(m_nodes);
            return true;
        }
        std::vector<bool> wasEmptyOneTried(m_taken.size());
        for (std::uint32_t n = 0; n < m_taken.size(); ++n) {
            if (m_taken[n] == m_problem.room[n])
                continue;
            if (m_taken[n] == 0) { // one of the empty ones that are alike stands for all
                if (wasEmptyOneTried[m_alike[n]])
                    continue;
                wasEmptyOneTried[m_alike[n]] = true;
            }
            ++m_taken[n];
            m_nodes[m_free[place]] = NodeId(n);
            if (!placeFrom(place + 1))
                return false;
            --m_taken[n];
        }
        return true;
    }

    const PlacementProblem& m_problem;
    std::size_t m_limit;
    std::vector<std::uint32_t> m_alike;
    std::vector<std::uint32_t> m_taken; ///< by node
    std::vector<std::size_t> m_free;    ///< processes that are not pinned
    Assignment m_nodes;
    std::vector<Assignment> m_found;
};

/**
 * Every placement that is allowed, without those that only exchange nodes that cannot be told apart (the same
 * switch, NIC and room, and routes that do not depend on names); nothing when there are more than `limit`.
 */
std::optional<std::vector<Assignment>> allPlacements(const PlacementProblem& problem, std::size_t limit)
{
    return Enumeration(problem, limit).run();
}

constexpr std::size_t kWalks = 8;       ///< beginnings, and chains that go on with the engine
constexpr std::size_t kChainsOfOne = 2; ///< that go on from the same placement
constexpr double kUsual = 1500;         ///< evaluations beside which walks make their usual number of moves
constexpr std::size_t kCandidates = 12; ///< moves whose energy is asked for before one is run
constexpr std::size_t kTournament = 4;  ///< messages of which the last to finish is moved
constexpr double kMeanWeight = 0.1;     ///< of the mean time beside the makespan, while walking
constexpr double kHot = 0.03;           ///< relative growth that is accepted one time in e, at first
constexpr double kCold = 0.0005;        ///< and at the end
constexpr double kNothing = 1e-9;       ///< relative change of the energy that counts as none

/** Seeds of walks and chains that have nothing to do with each other, whatever the seed asked for. */
std::uint64_t seedOf(std::uint64_t seed, std::uint64_t number)
{
    std::uint64_t mixed = seed + 0x9e3779b97f4a7c15ULL * (number + 1); // SplitMix64
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31U);
}

/** What one walk or chain brings home. */
struct WalkResult
{
    std::optional<EvaluatedPlacement> best;
    std::size_t evaluations = 0;
    std::optional<Error> error;   ///< that ended it: cancelled
    std::optional<Error> problem; ///< why a placement could not run
};

void keepBetter(std::optional<EvaluatedPlacement>& best, const EvaluatedPlacement& other)
{
    if (!best || isBetter(other.times, best->times))
        best = other;
}

class Search
{
public:
    Search(const PlacementProblem& problem, std::span<const EvaluatedPlacement> known,
           const PlacementSearch& options)
        : m_problem(problem)
        , m_known(known.begin(), known.end())
        , m_options(options)
    {
        for (const EvaluatedPlacement& one : known)
            keepBetter(m_found, one);
    }

    Result<FoundPlacement> run()
    {
        if (m_found && m_found->times.mean == 0)
            return finished(false); // no message takes any time: nothing is left to be found
        if (const auto all = allPlacements(m_problem, m_options.evaluations)) {
            RETURN_IF_ERROR(tryAll(*all));
            return finished(true);
        }
        RETURN_IF_ERROR(tryStructured());
        std::vector<EvaluatedPlacement> found;
        RETURN_IF_ERROR(walk(found));
        RETURN_IF_ERROR(refine(found));
        return finished(false);
    }

private:
    Result<FoundPlacement> finished(bool isProvenBest)
    {
        if (!m_found)
            return m_problemMet.value_or(invalidInput("no placement was run; allow more evaluations"));
        return FoundPlacement{std::move(*m_found), m_evaluations, isProvenBest};
    }

    /** Runs one placement for a catch; nothing when it cannot run or must not go on. */
    std::optional<PlacementRun> evaluate(PlacementEvaluator& evaluator, const Assignment& nodes,
                                         PlacementTimes& times, WalkResult& result) const
    {
        Result<PlacementRun> run = evaluator.run(nodes);
        ++result.evaluations;
        if (m_options.progress)
            m_options.progress(1);
        if (!run) {
            (run.error().code == ErrorCode::cancelled ? result.error : result.problem) = run.error();
            return std::nullopt;
        }
        times = run->times;
        keepBetter(result.best, {nodes, times});
        return std::move(*run);
    }

    /** Joins what came home, in order. */
    Result<void> collect(std::vector<WalkResult>& results)
    {
        for (WalkResult& result : results) {
            m_evaluations += result.evaluations;
            if (result.error)
                return *result.error;
            if (result.problem && !m_problemMet)
                m_problemMet = result.problem;
            if (result.best)
                keepBetter(m_found, *result.best);
        }
        return {};
    }

    Result<void> tryAll(const std::vector<Assignment>& all)
    {
        constexpr std::size_t kPieces = 64;
        std::vector<WalkResult> results(std::min(kPieces, all.size()));
        inParallel(results.size(), m_options.threads, [&](std::size_t piece) {
            PlacementEvaluator evaluator(m_problem, m_options.stop);
            for (std::size_t i = piece; i < all.size() && !results[piece].error; i += results.size()) {
                PlacementTimes times;
                (void)evaluate(evaluator, all[i], times, results[piece]);
            }
        });
        return collect(results);
    }

    /** What a person would lay joins the known placements, which from here on have the best first. */
    Result<void> tryStructured()
    {
        std::vector<Assignment> structured = structuredPlacements(m_problem);
        structured.resize(std::min(structured.size(), m_options.evaluations));
        std::vector<WalkResult> results(structured.size());
        inParallel(structured.size(), m_options.threads, [&](std::size_t i) {
            PlacementEvaluator evaluator(m_problem, m_options.stop);
            PlacementTimes times;
            (void)evaluate(evaluator, structured[i], times, results[i]);
        });
        for (const WalkResult& result : results)
            if (result.best)
                m_known.push_back(*result.best);
        sortByTimes(m_known);
        return collect(results);
    }

    static void sortByTimes(std::vector<EvaluatedPlacement>& placements)
    {
        std::ranges::stable_sort(placements, [](const EvaluatedPlacement& a, const EvaluatedPlacement& b) {
            return a.times.makespan != b.times.makespan ? a.times.makespan < b.times.makespan
                                                        : a.times.mean < b.times.mean;
        });
    }

    /** How many moves a walk makes: what costs about as much as the evaluations. */
    [[nodiscard]] std::size_t movesOfWalk() const
    {
        const double flows = static_cast<double>(m_problem.flows.size()) + 1;
        const double flowsOfMove = 4 * flows / static_cast<double>(m_problem.processes.size()) + 1;
        const double effort = std::clamp(static_cast<double>(m_options.evaluations) / kUsual, 0.03, 10.0);
        const double work = std::min(4e6 + 2000 * flows, 4e7) * effort;
        return static_cast<std::size_t>(work / flowsOfMove);
    }

    /** From each beginning to a place of little energy; `found` gets what they are worth, the best first. */
    Result<void> walk(std::vector<EvaluatedPlacement>& found)
    {
        const std::size_t walks = std::min(kWalks, m_options.evaluations - m_evaluations);
        std::vector<WalkResult> results(walks);
        inParallel(walks, m_options.threads, [&](std::size_t w) {
            PlacementEvaluator evaluator(m_problem, m_options.stop);
            PlacementWalk walk(m_problem, evaluator.routes(), powerOf(w), seedOf(m_options.seed, w));
            if (w % 2 == 0 || m_known.empty())
                walk.startGreedily();
            else
                walk.startFrom(m_known[(w / 2) % m_known.size()].nodes);
            if (walk.canMove() && !walk.anneal(movesOfWalk(), m_options.stop)) {
                results[w].error = Error{ErrorCode::cancelled, sentence("the placement was cancelled")};
                return;
            }
            PlacementTimes times;
            (void)evaluate(evaluator, walk.nodes(), times, results[w]);
        });
        for (const WalkResult& result : results)
            if (result.best)
                found.push_back(*result.best);
        found.insert(found.end(), m_known.begin(), m_known.end());
        sortByTimes(found);
        return collect(results);
    }

    /** The most promising placements go on with the engine as evaluate. */
    Result<void> refine(const std::vector<EvaluatedPlacement>& found)
    {
        const std::size_t left = m_options.evaluations - std::min(m_options.evaluations, m_evaluations);
        if (found.empty() || left == 0)
            return {};
        const std::size_t chains = std::min(kWalks, left);
        std::vector<WalkResult> results(chains);
        inParallel(chains, m_options.threads, [&](std::size_t c) {
            const std::size_t budget = left / chains + (c < left % chains ? 1 : 0);
            runChain(c, found[std::min(c / kChainsOfOne, found.size() - 1)], budget, results[c]);
        });
        return collect(results);
    }

    void runChain(std::size_t chain, const EvaluatedPlacement& start, std::size_t budget,
                  WalkResult& result) const
    {
        PlacementEvaluator evaluator(m_problem, m_options.stop);
        PlacementWalk walk(m_problem, evaluator.routes(), powerOf(chain),
                           seedOf(m_options.seed, kWalks + chain));
        walk.startFrom(start.nodes);
        PlacementTimes times; // they are known already, but not which message is last
        std::optional<PlacementRun> present = evaluate(evaluator, start.nodes, times, result);
        if (!present || !walk.canMove())
            return;
        double score = scoreOf(times);
        const double cooling = std::pow(kCold / kHot, 1.0 / static_cast<double>(budget));
        double temperature = kHot;
        for (std::size_t i = 1; i < budget && !result.error; ++i, temperature *= cooling) {
            const PlacementMove move = chooseMove(walk, *present, noiseOf(chain, temperature));
            if (move.count == 0) {
                if (m_options.progress)
                    m_options.progress(budget - i);
                return; // nothing can change any more
            }
            Assignment nodes = walk.nodes();
            for (const ProcessMove& part : move.span())
                nodes[part.process] = part.node;
            std::optional<PlacementRun> run = evaluate(evaluator, nodes, times, result);
            if (!run)
                continue;
            const double worse = scoreOf(times) / score - 1;
            if (worse > 0 && walk.random().unit() >= std::exp(-worse / temperature))
                continue;
            (void)walk.ratioAfter(move);
            walk.accept(move);
            present = std::move(run);
            score = scoreOf(times);
        }
    }

    /** Half of the chains trust the energy in the choice of a move, others a little, and some not at all. */
    [[nodiscard]] static double noiseOf(std::size_t chain, double temperature)
    {
        return chain % 2 == 0 ? temperature : chain % 4 == 1 ? 0.3 : 30;
    }

    [[nodiscard]] static int powerOf(std::size_t number) { return number % 4 < 2 ? 8 : 4; }

    [[nodiscard]] static double scoreOf(const PlacementTimes& times)
    {
        return times.makespan + kMeanWeight * times.mean;
    }

    /** An end of a message that finishes late, which may be moved. */
    [[nodiscard]] std::optional<std::uint32_t> lateProcess(PlacementWalk& walk, const PlacementRun& run) const
    {
        std::size_t latest = 0;
        for (std::size_t i = 0; i < kTournament; ++i) {
            const std::size_t m = walk.random().below(m_problem.messages.size());
            if (i == 0 || run.lateness[m] > run.lateness[latest])
                latest = m;
        }
        const PlacementProblem::Message& message = m_problem.messages[latest];
        const bool isSourceFirst = walk.random().coin();
        for (const std::uint32_t p : {isSourceFirst ? message.source : message.destination,
                                      isSourceFirst ? message.destination : message.source})
            if (!m_problem.processes[p].pinned)
                return p;
        return std::nullopt;
    }

    /** The move with the least energy of some, with an error of about `noise` in it; none when none changes
     * anything. */
    PlacementMove chooseMove(PlacementWalk& walk, const PlacementRun& run, double noise) const
    {
        constexpr std::size_t kAttempts = 20 * kCandidates;
        PlacementMove best;
        double least = 0;
        std::size_t seen = 0;
        for (std::size_t i = 0; i < kAttempts && seen < kCandidates; ++i) {
            const std::optional<std::uint32_t> late = lateProcess(walk, run);
            const PlacementMove move = late ? walk.propose(*late) : walk.propose();
            if (move.count == 0)
                continue;
            const double ratio = walk.ratioAfter(move);
            if (std::abs(ratio - 1) < kNothing)
                continue;
            ++seen;
            const double energy = ratio - noise * std::log(1 - walk.random().unit());
            if (best.count > 0 && energy >= least)
                continue;
            least = energy;
            best = move;
        }
        return best;
    }

    const PlacementProblem& m_problem;
    std::vector<EvaluatedPlacement> m_known; ///< of the caller, then those by structure too
    const PlacementSearch& m_options;
    std::optional<EvaluatedPlacement> m_found;
    std::optional<Error> m_problemMet;
    std::size_t m_evaluations = 0;
};

} // namespace

Result<FoundPlacement> searchPlacement(const PlacementProblem& problem,
                                       std::span<const EvaluatedPlacement> known,
                                       const PlacementSearch& search)
{
    return Search(problem, known, search).run();
}

} // namespace contraflow
