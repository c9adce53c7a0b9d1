// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/time_figures.h"
#include "core/base/progress_count.h"
#include "core/engine/prediction.h"
#include "core/sharing/catalog.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

// A scenario is placed and routed once; what changes bandwidths, latencies, sizes or the choice of messages
// changes no route, so that each variation costs one run of the engine only.

/** A scenario with its model, ready to be run in variations. */
struct PreparedScenario
{
    std::size_t scenario = 0;
    Model model;
    PlacedScenario placed;                                 ///< of applications only the network
    std::vector<PlacedApplication> applications = {};      ///< that run instead of messages
    ProgramScale scale = {};                               ///< of these
    std::shared_ptr<const AlgorithmRules> algorithms = {}; ///< of their collectives
    IssueList issues;
    std::vector<std::string> without = {}; ///< what was left out of it (leftOutOf)
};

/** Places a scenario. Fails where predict() does. */
[[nodiscard]] Result<PreparedScenario> prepare(const Project& project, std::size_t scenario,
                                               const std::optional<std::string>& modelOverride = {});

using LinkSet = std::vector<LinkId>; ///< ascending

/** These links `factor` times as fast. */
[[nodiscard]] PlacedScenario withScaledLinks(PlacedScenario placed, std::span<const LinkId> links,
                                             double factor);
/** These links at `capacity` bytes per second. */
[[nodiscard]] PlacedScenario withLinksAt(PlacedScenario placed, std::span<const LinkId> links,
                                         double capacity);
/**
 * These links so fast that they hold nobody up: 10⁹ times the fastest link, and messages that use no other
 * link take their latency only.
 */
[[nodiscard]] PlacedScenario withUnlimitedLinks(PlacedScenario placed, std::span<const LinkId> links);
[[nodiscard]] PlacedScenario withoutLatency(PlacedScenario placed);
[[nodiscard]] PlacedScenario withSizes(PlacedScenario placed, double bytes);
[[nodiscard]] PlacedScenario withScaledSizes(PlacedScenario placed, double factor);
/** The messages for which `keep` holds, by position. */
[[nodiscard]] PlacedScenario withMessages(const PlacedScenario& placed,
                                          const std::function<bool(std::size_t)>& keep);
/**
 * The links between switches of every switch with nodes scaled until its nodes' links together have `ratio`
 * times their capacity. A link between two such switches gets the lower of both speeds.
 */
[[nodiscard]] PlacedScenario withOversubscription(PlacedScenario placed, double ratio);

/** What a switch with nodes has below and above. */
struct RackCapacity
{
    double down = 0;       ///< bytes per second, links to nodes together
    double up = 0;         ///< links to switches together
    std::size_t nodes = 0; ///< links to nodes
};

/** By switch with nodes. */
[[nodiscard]] std::map<std::uint32_t, RackCapacity> rackCapacities(const Network& network);

/** What withOversubscription() would have to be asked for to leave the network as it is: the largest ratio of
 * a switch with nodes. Nothing without links between switches. */
[[nodiscard]] std::optional<double> oversubscription(const Network& network);

/** Links with a node at one end, and of servers those between GPUs and the network, but for PCI switches. */
[[nodiscard]] LinkSet nicLinks(const Network& network);
/** Links between two switches that are in no server. */
[[nodiscard]] LinkSet backboneLinks(const Network& network);
/** The switch outside of servers that one of nicLinks() leads to; nothing for links between switches. */
[[nodiscard]] std::optional<SwitchId> rackOf(const Network& network, LinkId link);

/** The run of a scenario's applications, on this network under this model. */
[[nodiscard]] inline ApplicationRun runOf(const PreparedScenario& scenario,
                                          const std::shared_ptr<const Network>& network, const Model& model)
{
    return {network, scenario.applications, scenario.algorithms, model, scenario.scale};
}

/** Runs a variation of the scenario, `placed` in place of its own, under a model. Of applications the figures
 * are those of FigureExtent::times. */
[[nodiscard]] Result<TimeFigures> runVariation(const PreparedScenario& scenario, const PlacedScenario& placed,
                                               const Model& model, const RunOptions& options);

/**
 * Figures of the runs that several parts of a study of one project ask for: equal runs are made once. Runs of
 * a scenario are equal when their models, links, messages and scales are. Variations that change the project
 * itself, its programs or the places of processes are not for it. May be asked from several threads; who asks
 * for a run that is under way waits for it. Holds kMost figures at most.
 */
class KnownFigures
{
public:
    /** Those of a variation of the scenario, `placed` in place of its own, as runVariation() gives them; of
     * applications at least those of `extent`. */
    [[nodiscard]] Result<TimeFigures> of(const PreparedScenario& scenario, const PlacedScenario& placed,
                                         const Model& model, FigureExtent extent, const RunOptions& options);
    /** Those of the scenario as it is. */
    [[nodiscard]] Result<TimeFigures> of(const PreparedScenario& scenario, FigureExtent extent,
                                         const RunOptions& options)
    {
        return of(scenario, scenario.placed, scenario.model, extent, options);
    }
    /** Takes figures of a run that was made elsewhere, in so many seconds where that is known: of the request
     * as it is, of applications those of `extent`. */
    void keep(const Project& project, const PredictionRequest& request, const PlacedScenario& placed,
              FigureExtent extent, const TimeFigures& figures, std::optional<double> seconds = {});

    /** How many runs were made, elsewhere too. */
    [[nodiscard]] std::size_t runs() const;
    /** What the longest run of a scenario took; nothing before the first has ended. */
    [[nodiscard]] std::optional<double> secondsOf(std::size_t scenario) const;

private:
    static constexpr std::size_t kMost = 4096;

    /** A scenario and, of all else that its figures depend on, a digest of 128 bits. */
    struct Key
    {
        std::size_t scenario = 0;
        std::uint64_t first = 0;
        std::uint64_t second = 0;

        auto operator<=>(const Key&) const = default;
    };
    struct Known
    {
        std::mutex mutex; ///< of what follows; held while it is worked out
        std::optional<TimeFigures> figures;
        FigureExtent extent = FigureExtent::times;
    };

    [[nodiscard]] static Key keyOf(std::size_t scenario, const PlacedScenario& placed, const Model& model,
                                   const ProgramScale& scale);
    [[nodiscard]] std::shared_ptr<Known> known(const Key& key);
    [[nodiscard]] Result<TimeFigures> ownOf(const PreparedScenario& scenario, const PlacedScenario& placed,
                                            const Model& model, FigureExtent extent,
                                            const RunOptions& options);
    void note(std::size_t scenario, std::optional<double> seconds);

    mutable std::mutex m_mutex; ///< of what follows
    std::map<Key, std::shared_ptr<Known>> m_known;
    std::map<std::size_t, double> m_seconds; ///< by scenario
    std::size_t m_runs = 0;
};

/** Many runs, several at a time. */
class VariationRuns
{
public:
    /** `options` and `known` must outlive this; without the latter figures are kept for these runs only.
     * Progress is reported for runs that have ended, from whichever thread ended one, never by two at once.
     */
    explicit VariationRuns(const BatchOptions& options, KnownFigures* known = nullptr)
        : m_options(options)
        , m_known(known ? *known : m_own)
        , m_progress(options.run.progress)
    {}

    [[nodiscard]] KnownFigures& known() { return m_known; }
    [[nodiscard]] std::stop_token stop() const { return m_options.run.stop; }
    /** Announces runs, for progress. */
    void expect(std::size_t runs) { m_progress.expect(runs); }
    /** Calls `run(i, options)` for 0 … count - 1. The figures or failures by number; fails when cancelled. */
    [[nodiscard]] Result<std::vector<Result<TimeFigures>>>
    run(std::size_t count, const std::function<Result<TimeFigures>(std::size_t, const RunOptions&)>& runOne);

private:
    const BatchOptions& m_options;
    KnownFigures m_own;
    KnownFigures& m_known;
    ProgressCount m_progress;
};

} // namespace contraflow
