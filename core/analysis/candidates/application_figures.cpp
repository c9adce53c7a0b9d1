// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/application_figures.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Of the times of its messages. */
double meanOf(const Replay& replay)
{
    return replay.arrivals > 0 ? replay.messageSeconds / static_cast<double>(replay.arrivals) : 0;
}

void addChannels(TimeFigures& figures, const Replay& replay, const Network& network)
{
    std::vector<double> bytes;
    double most = 0;
    for (std::size_t c = 0; c < replay.channels.size(); ++c) {
        const ReplayedChannel& channel = replay.channels[c];
        bytes.push_back(channel.bytes);
        if (channel.messages > 0 && clearlyGreater(channel.lost, most)) {
            most = channel.lost;
            figures.worst = WorstChannel{network.channelName(ChannelId(c)), channel.messages, channel.lost};
        }
    }
    figures.busiest = busiestChannel(network, bytes, figures.makespan);
}

} // namespace

std::optional<Victims> victimsIn(const Replay& replay, const Network& network, const std::string& kind)
{
    const ModelInfo* info = findModelInfo(kind);
    if (!info || !info->hasVictims)
        return std::nullopt;
    std::vector<std::size_t> messages;
    for (const ReplayedChannel& channel : replay.channels)
        messages.push_back(channel.passingBy);
    return victimsOf(network, messages);
}

Result<TimeFigures> figuresOf(Replay& replay, const Network& network, const std::string& kind,
                              FigureExtent extent)
{
    TimeFigures figures;
    figures.messages = replay.messageCount;
    figures.makespan = replay.makespan();
    figures.mean = meanOf(replay);
    if (replay.arrivals > 0)
        figures.slowdown = replay.slowdowns / static_cast<double>(replay.arrivals);
    figures.traffic = replay.traffic;
    figures.limits = replay.limits;
    figures.victims = victimsIn(replay, network, kind);
    if (extent == FigureExtent::times)
        return figures;
    if (replay.times.size() < replay.arrivals)
        return Error{
            ErrorCode::invalidInput,
            sentence("it has more messages than the %1 whose times can be listed; make the counts of "
                     "loops smaller",
                     {groupedCount(replay.times.size())})};
    figures.percentile95 = percentile95(std::move(replay.times));
    addChannels(figures, replay, network);
    if (!replay.path.empty())
        figures.path = partsOf(std::span<const PathStep>(replay.path));
    return figures;
}

Result<TimeFigures> applicationFigures(const ApplicationRun& run, FigureExtent extent,
                                       const std::stop_token& stop)
{
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> made, makeModel(run.model));
    ReplayOptions options;
    options.stop = stop;
    options.algorithms = run.algorithms;
    options.sizeFactor = run.scale.sizes;
    options.speed = run.scale.speed;
    options.keepsTimes = options.keepsPath = extent != FigureExtent::times;
    options.mayDropPath = true; // channels are what is wanted
    ASSIGN_OR_RETURN(Replay replay, runApplications(run.network, run.applications, *made, options));
    if (!replay.deadlock.empty())
        return Error{ErrorCode::invalidInput, replay.deadlock};
    return figuresOf(replay, *run.network, run.model.kind, extent);
}

std::string applicationNames(const Scenario& scenario)
{
    std::vector<std::string> names;
    for (const ScenarioApplication& application : scenario.applications)
        names.push_back(application.name);
    return joinedWords(names);
}

} // namespace contraflow
