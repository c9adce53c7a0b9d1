// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/application/run_analysis.h"
#include "core/application/application_replay.h"
#include "core/application/traffic_meter.h"
#include "core/engine/prediction.h"
#include "core/sharing/catalog.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What most of the time of applications goes to. */
enum class Decider
{
    computing,
    startUp, ///< of messages: latency and overheads
    network, ///< bytes on their way, alone and in contention
};

/** What of the critical path of applications each thing takes, from 0 to 1; 0 throughout where it takes no
 * time. They add up to 1: what passes before an application begins does not count. */
struct TimeShares
{
    double computing = 0; ///< with waiting for cores
    double startUp = 0;
    double transfer = 0; ///< of bytes, as long as they take alone
    double contention = 0;

    /** What takes at least half of the path, or more of its communication than the other does. */
    [[nodiscard]] Decider decider() const;
};

[[nodiscard]] TimeShares timeShares(const PathParts& path);

/** "computing", "start-up" or "network": the word for files. */
[[nodiscard]] std::string_view deciderWord(Decider decider);
/** "computing decides", "start-up of messages decides", "the network decides". */
[[nodiscard]] std::string_view deciderText(Decider decider);
/** "computing 83 %, transfer 12 % and contention 5 %": those that take anything. */
[[nodiscard]] std::string sharesText(const TimeShares& shares);

/** How busy a channel was from the first start to the last finish. */
struct ChannelLoad
{
    std::string channel; ///< Network::channelName
    double bytes = 0;    ///< that it carried
    double load = 0;     ///< share of what it could have carried; above 1 where the model keeps no capacities
    std::size_t equals = 0; ///< other channels that are as busy

    /** "uplink1: tor1->core", or "uplink1: tor1->core and 5 as busy". */
    [[nodiscard]] std::string text() const;
};

/** What each channel carries over the whole run, in bytes. */
[[nodiscard]] std::vector<double> bytesOfChannels(const PlacedScenario& placed);

/** The channel that is busy longest with these bytes, by channel, in a run of so many seconds; the first of
 * several. Nothing where none has any. */
[[nodiscard]] std::optional<ChannelLoad> busiestChannel(const Network& network,
                                                        const std::vector<double>& bytes, double duration);

/** The channel behind which messages lost the most time. */
struct WorstChannel
{
    std::string channel;
    std::size_t messages = 0;      ///< that it held up longer than any other channel did
    double lostMessageSeconds = 0; ///< their times less the times that they would take alone, added
};

/** Messages that full channels hold up although they do not use them. */
struct Victims
{
    std::size_t messages = 0;
    std::string channel; ///< that the most of them suffer from
};

/** The victims of these, by channel; nothing without any. */
[[nodiscard]] std::optional<Victims> victimsOf(const Network& network,
                                               const std::vector<std::size_t>& messages);

/** What there is to say about the times of one run; times in seconds. */
struct TimeFigures
{
    std::size_t messages = 0;
    double makespan = 0;
    double mean = 0;          ///< of the messages' times
    double percentile95 = 0;  ///< the smallest time that 95 % of the messages do not exceed
    double slowdown = 1;      ///< mean over the messages of time / time alone, which is what `hockney` says
    double makespanAlone = 0; ///< the makespan if no message met another
    std::optional<ChannelLoad> busiest; ///< nothing when no message uses the network
    std::optional<WorstChannel> worst;  ///< nothing when no message waits for another
    std::optional<PathParts> path;      ///< critical path of applications, where it was kept
    ReplayTraffic traffic;              ///< of applications
    std::optional<Victims> victims;     ///< of applications, under a model that knows them
    std::vector<bool> limits;           ///< by channel, of the first ones: whether it ever held a rate

    /** What takes the time of applications; nothing where that is not known. */
    [[nodiscard]] std::optional<TimeShares> shares() const
    {
        return path ? std::optional(timeShares(*path)) : std::nullopt;
    }
    /** Whether a channel can be called what holds it up: of messages alone always, of applications where the
     * network takes most of the time or nothing is known of that. */
    [[nodiscard]] bool isHeldUpByNetwork() const
    {
        return !path || timeShares(*path).decider() == Decider::network;
    }
    /** makespan / makespanAlone; 1 when nothing takes time. */
    [[nodiscard]] double makespanSlowdown() const { return makespanAlone > 0 ? makespan / makespanAlone : 1; }
};

/** The smallest of the values that 95 % of them do not exceed; 0 of nothing. */
[[nodiscard]] double percentile95(std::vector<double> values);

/** By how much a time is shorter than another; nothing within what rounding leaves. */
[[nodiscard]] double secondsSaved(double before, double after);

[[nodiscard]] TimeFigures timeFigures(const PlacedScenario& placed, const Timeline& timeline);

/** What a run of applications changes of their programs. */
struct ProgramScale
{
    double sizes = 1; ///< every message has so many times its size
    double speed = 1; ///< every computation is so many times as fast
};

/** How much is wanted of a run. */
enum class FigureExtent
{
    times, ///< makespan, mean and slowdown
    own,   ///< percentile, channels and critical path too: all that one run tells
    all,   ///< and the makespan without contention, which is of a second run; KnownFigures makes both
};

/** Applications that are to be run. */
struct ApplicationRun
{
    const std::shared_ptr<const Network>& network;
    const std::vector<PlacedApplication>& applications;
    const std::shared_ptr<const AlgorithmRules>& algorithms; ///< as ReplayOptions::algorithms
    const Model& model;
    ProgramScale scale = {};
};

/** The victims of a run under a model of this kind; nothing where it has none, or knows of none. */
[[nodiscard]] std::optional<Victims> victimsIn(const Replay& replay, const Network& network,
                                               const std::string& kind);

/** What a run that kept its path and the times of its messages, which are taken from it, says of them. The
 * makespan is that of the processes. Fails where times were dropped. */
[[nodiscard]] Result<TimeFigures> figuresOf(Replay& replay, const Network& network, const std::string& kind,
                                            FigureExtent extent);

/** Runs applications on a network and says what there is to say about the times of their messages, as far as
 * one run tells. Fails where they cannot run, at a deadlock, and when cancelled. */
[[nodiscard]] Result<TimeFigures> applicationFigures(const ApplicationRun& run, FigureExtent extent,
                                                     const std::stop_token& stop);

/** "solver", or "solver and writer": how the applications of a scenario are called together. */
[[nodiscard]] std::string applicationNames(const Scenario& scenario);

} // namespace contraflow
