// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/occupancy.h"

#include "core/analysis/candidates/variation_runs.h"
#include "core/analysis/error_statistics.h"
#include "core/project/nodes_in_use.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

namespace {

/** The mapping of a scenario on a cluster that others are on; null where nobody else is. */
const Mapping* sharedMapping(const Project& project, std::size_t scenario)
{
    const Mapping* mapping = findByName(project.mappings, project.scenarios[scenario].mapping);
    return mapping && hasNodesInUse(*mapping) ? mapping : nullptr;
}

/** One run to be made of a scenario. */
struct OccupancyRun
{
    std::size_t request = 0;
    std::optional<std::uint64_t> seed; ///< nothing: on the empty cluster
};

std::vector<OccupancyRun> runsOf(const Project& project, const std::vector<PredictionRequest>& requests,
                                 std::size_t draws)
{
    std::vector<OccupancyRun> runs;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const Mapping* mapping = sharedMapping(project, requests[i].scenario);
        if (!mapping)
            continue;
        runs.push_back({i, {}});
        for (std::size_t d = 0; d < draws && !mapping->inUseShare.isEmpty(); ++d)
            runs.push_back({i, mapping->seed + d});
    }
    return runs;
}

/** The project with other draws, or with nobody else, in the mapping of a scenario. */
Project withOthers(Project project, std::size_t scenario, const std::optional<std::uint64_t>& seed)
{
    std::vector<Mapping> mappings(project.mappings.begin(), project.mappings.end());
    Mapping& mapping = mappings[indexOfName(project.mappings, project.scenarios[scenario].mapping)];
    if (seed) {
        mapping.seed = *seed;
    } else {
        mapping.inUse.clear();
        mapping.inUseShare = {};
    }
    project.mappings = SharedRows<Mapping>(std::move(mappings));
    return project;
}

Occupancy occupancyOf(const std::vector<Result<TimeFigures>>& results)
{
    Occupancy occupancy;
    std::vector<double> makespans;
    for (const Result<TimeFigures>& result : results) {
        if (!result) {
            occupancy.failure = result.error();
            return occupancy;
        }
        makespans.push_back(result->makespan);
    }
    occupancy.empty = makespans.front();
    makespans.erase(makespans.begin());
    occupancy.draws = makespans.size();
    if (makespans.empty())
        return occupancy;
    occupancy.mean =
        std::accumulate(makespans.begin(), makespans.end(), 0.0) / static_cast<double>(makespans.size());
    occupancy.low = quantile(makespans, 0.05);
    occupancy.high = quantile(makespans, 0.95);
    return occupancy;
}

} // namespace

Result<std::vector<std::optional<Occupancy>>> occupancies(const Project& project,
                                                          const std::vector<PredictionRequest>& requests,
                                                          std::size_t draws, const BatchOptions& options)
{
    const std::vector<OccupancyRun> wanted = runsOf(project, requests, draws);
    VariationRuns runs(options);
    runs.expect(wanted.size());
    const auto results =
        runs.run(wanted.size(), [&](std::size_t i, const RunOptions& run) -> Result<TimeFigures> {
            const PredictionRequest& request = requests[wanted[i].request];
            const Result<PreparedScenario> prepared = prepare(
                withOthers(project, request.scenario, wanted[i].seed), request.scenario, request.model);
            return prepared ? runVariation(*prepared, prepared->placed, prepared->model, run)
                            : Result<TimeFigures>(prepared.error());
        });
    RETURN_IF_ERROR(results);
    std::vector<std::optional<Occupancy>> found(requests.size());
    for (std::size_t i = 0; i < wanted.size();) {
        std::vector<Result<TimeFigures>> own;
        const std::size_t request = wanted[i].request;
        for (; i < wanted.size() && wanted[i].request == request; ++i)
            own.push_back((*results)[i]);
        found[request] = occupancyOf(own);
    }
    return found;
}

} // namespace contraflow
