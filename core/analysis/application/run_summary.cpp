// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_summary.h"

#include "core/base/text.h"

#include <array>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

constexpr std::string_view kPathIs = "Critical path: %1";
constexpr std::string_view kComputing = "computing %1";
constexpr std::string_view kWaitingForCores = "waiting for cores %1";
constexpr std::string_view kLatency = "latency %1";
constexpr std::string_view kTransfer = "transfer %1";
constexpr std::string_view kContention = "contention %1";
constexpr std::string_view kOverhead = "overheads of messages %1";
constexpr std::string_view kBeforeStart = "before a start %1";
constexpr std::string_view kShare = "%1 (%2 %)";
constexpr std::string_view kCost = "Without contention the makespan is %1: contention costs %2";
constexpr std::string_view kEvent = "Event %1 of process %2 of %3 on node %4: %5 in %6";
constexpr std::string_view kEventOfPhase = "Event %1 of process %2 of %3 on node %4: %5 in %6, phase %7";

/** "12.5 ms (25 %)" */
Sentence shareOf(double seconds, const RunAnalysis& analysis, SecondsText secondsText)
{
    constexpr double kPercent = 100;
    const double makespan = analysis.replay->replay.makespan();
    return {kShare, {secondsText(seconds), roundedText(kPercent * seconds / makespan, 3)}};
}

} // namespace

Sentence criticalPathSummary(const RunAnalysis& analysis, SecondsText secondsText)
{
    if (analysis.replay->replay.path.empty())
        return {};
    std::vector<Sentence> parts;
    const auto add = [&](std::string_view what, double seconds) {
        if (seconds > 0)
            parts.push_back({what, {shareOf(seconds, analysis, secondsText)}});
    };
    add(kComputing, analysis.total.compute);
    add(kWaitingForCores, analysis.total.cores);
    add(kLatency, analysis.total.latency);
    add(kTransfer, analysis.total.transfer);
    add(kContention, analysis.total.contention);
    add(kOverhead, analysis.total.overhead);
    add(kBeforeStart, analysis.total.start);
    return {kPathIs, {Sentence::listOf(std::move(parts))}};
}

Sentence contentionSummary(const RunAnalysis& analysis, SecondsText secondsText)
{
    const std::optional<double> cost = analysis.contentionCost();
    if (!cost)
        return {};
    return {kCost, {secondsText(*analysis.makespanAlone), shareOf(*cost, analysis, secondsText)}};
}

Sentence eventTitle(const ScenarioReplay& replay, std::uint32_t event)
{
    const ReplayedEvent& of = replay.replay.events[event];
    const ReplayedProcess& process = replay.replay.processes[of.process];
    const PlacedApplication& application = replay.applicationOf(of.process);
    std::vector<Sentence> values{std::to_string(of.index + 1),
                                 std::to_string(process.rank),
                                 application.name,
                                 replay.network->node(process.node).name,
                                 std::string(infoOf(of.kind).name),
                                 application.program->placeOf(process.rank, of.row)};
    if (of.label == 0)
        return {kEvent, std::move(values)};
    values.emplace_back(application.program->labels()[of.label - 1]);
    return {kEventOfPhase, std::move(values)};
}

std::span<const std::string_view> runSummaryPatterns()
{
    static constexpr std::array patterns{kPathIs,   kComputing,  kWaitingForCores, kLatency,
                                         kTransfer, kContention, kOverhead,        kBeforeStart,
                                         kShare,    kCost,       kEvent,           kEventOfPhase};
    return patterns;
}

} // namespace contraflow
