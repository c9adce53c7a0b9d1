// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/path_cost.h"

#include <utility>

namespace contraflow {

LiveValue<PathCost>::Plan pathCostPlan(const std::shared_ptr<const ScenarioResult>& base)
{
    if (!base->analysis)
        return {};
    return {[base](const JobContext& context) -> std::shared_ptr<const PathCost> {
        auto cost = std::make_shared<PathCost>();
        cost->base = base;
        RunAnalysis analysis = *base->analysis;
        const Result<Replay> added = addContentionCost(analysis, base->project, base->scenario, context.stop);
        const Result<void> alone = addJobsAlone(analysis, base->project, base->scenario, context.stop);
        if (context.stop.stop_requested())
            return nullptr;
        if (added && alone)
            cost->analysis = std::make_shared<const RunAnalysis>(std::move(analysis));
        else
            cost->failure = QString::fromStdString((added ? alone.error() : added.error()).message);
        return cost;
    }};
}

LiveValue<PathCost>::Options pathCostOptions()
{
    return {.withoutRun = [](const PathCost&) { return nullptr; }};
}

std::shared_ptr<const RunAnalysis> bestAnalysis(const ScenarioResult& result, const LiveValue<PathCost>& cost)
{
    const auto known = cost.current();
    return known && known->base.get() == &result && known->analysis ? known->analysis : result.analysis;
}

} // namespace contraflow
