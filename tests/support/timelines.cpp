// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/timelines.h"

#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace contraflow::test {

namespace {

[[noreturn]] void end(const Error& error)
{
    std::fprintf(stderr, "%s\n", error.message.c_str());
    std::abort();
}

} // namespace

Timeline runKind(const PlacedScenario& placed, const std::string& kind)
{
    Model model;
    model.kind = kind;
    const Result<std::unique_ptr<SharingModel>> made = makeModel(model);
    if (!made)
        end(made.error());
    Result<Timeline> timeline = runFluid(placed, **made);
    if (!timeline)
        end(timeline.error());
    return std::move(timeline).value();
}

PlacedScenario pick(const PlacedScenario& all, const std::vector<std::size_t>& chosen)
{
    PlacedScenario part;
    part.network = all.network;
    for (const std::size_t i : chosen) {
        part.messages.push_back(all.messages[i]);
        part.routes.append(all.routes[i], all.routes.shares(i));
    }
    return part;
}

std::vector<std::size_t> inOrder(std::size_t count)
{
    std::vector<std::size_t> positions(count);
    std::iota(positions.begin(), positions.end(), std::size_t{0});
    return positions;
}

std::vector<double> channelLoads(const PlacedScenario& placed, const Timeline& timeline, std::size_t step)
{
    std::vector<double> load(placed.network->channelCount(), 0.0);
    for (std::size_t i = 0; i < placed.messages.size(); ++i)
        placed.routes.forEach(
            i, [&](ChannelId c, double share) { load[c.index()] += share * timeline.during(i, step).rate; });
    return load;
}

bool isAnyChannelOverloaded(const PlacedScenario& placed, const Timeline& timeline, std::size_t step)
{
    const std::vector<double> load = channelLoads(placed, timeline, step);
    for (std::size_t c = 0; c < load.size(); ++c)
        if (clearlyGreater(load[c], placed.network->capacity(ChannelId(c))))
            return true;
    return false;
}

double sentBytes(const Timeline& timeline, std::size_t message)
{
    const auto segments = timeline.segments(message);
    double sent = 0;
    for (std::size_t s = 0; s < segments.size(); ++s)
        sent += segments[s].rate *
                ((s + 1 < segments.size() ? segments[s + 1].from : timeline.messages[message].transferEnd()) -
                 segments[s].from);
    return sent;
}

double slowestRate(const PlacedScenario& placed, const Timeline& timeline)
{
    double slowest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < placed.messages.size(); ++i)
        if (timeline.messages[i].isActiveIn(0))
            slowest = std::min(slowest, timeline.during(i, 0).rate);
    return slowest;
}

Project withScaledCapacities(Project project, double factor)
{
    Platform platform = project.platforms[0];
    std::vector<NodeRow> nodeRows = platform.nodes.slice(0, platform.nodes.size());
    for (NodeRow& row : nodeRows)
        row.bandwidth = inBaseUnit(Dimension::bandwidth, factor * row.bandwidth.value().value);
    std::vector<LinkRow> linkRows = platform.links.slice(0, platform.links.size());
    for (LinkRow& row : linkRows)
        row.bandwidth = inBaseUnit(Dimension::bandwidth, factor * row.bandwidth.value().value);
    if (platform.localBandwidth.hasValue())
        platform.localBandwidth =
            inBaseUnit(Dimension::bandwidth, factor * platform.localBandwidth.value().value);
    platform.nodes = SharedRows<NodeRow>(std::move(nodeRows));
    platform.links = SharedRows<LinkRow>(std::move(linkRows));
    project.platforms.replace(0, 1, {std::move(platform)});
    return project;
}

} // namespace contraflow::test
