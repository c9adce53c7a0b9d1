// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_summary.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <utility>
#include <vector>

namespace contraflow {

namespace {

/** "12.5 ms (25 %)" */
std::string shareOf(double seconds, const RunAnalysis& analysis, SecondsText secondsText)
{
    constexpr double kPercent = 100;
    const double makespan = analysis.replay->replay.makespan();
    return secondsText(seconds) + " (" + roundedText(kPercent * seconds / makespan, 3) + " %)";
}

} // namespace

std::string criticalPathSummary(const RunAnalysis& analysis, SecondsText secondsText)
{
    if (analysis.replay->replay.path.empty())
        return {};
    std::vector<std::string> parts;
    const auto add = [&](const std::string& what, double seconds) {
        if (seconds > 0)
            parts.push_back(what + " " + shareOf(seconds, analysis, secondsText));
    };
    add(sentence("computing"), analysis.total.compute);
    add(sentence("waiting for cores"), analysis.total.cores);
    add(sentence("latency"), analysis.total.latency);
    add(sentence("transfer"), analysis.total.transfer);
    add(sentence("contention"), analysis.total.contention);
    add(sentence("overheads of messages"), analysis.total.overhead);
    add(sentence("before a start"), analysis.total.start);
    return sentence("Critical path: %1", {joinedWords(parts)});
}

std::string contentionSummary(const RunAnalysis& analysis, SecondsText secondsText)
{
    const std::optional<double> cost = analysis.contentionCost();
    return cost ? sentence("Without contention the makespan is %1: contention costs %2",
                           {secondsText(*analysis.makespanAlone), shareOf(*cost, analysis, secondsText)})
                : std::string();
}

std::string eventTitle(const ScenarioReplay& replay, std::uint32_t event)
{
    const ReplayedEvent& of = replay.replay.events[event];
    const ReplayedProcess& process = replay.replay.processes[of.process];
    const PlacedApplication& application = replay.applicationOf(of.process);
    const std::string title =
        sentence("Event %1 of process %2 of %3 on node %4: %5 in %6",
                 {std::to_string(of.index + 1), std::to_string(process.rank), application.name,
                  replay.network->node(process.node).name, infoOf(of.kind).name,
                  application.program->placeOf(process.rank, of.row)});
    return of.label == 0 ? title
                         : sentence("%1, phase %2", {title, application.program->labels()[of.label - 1]});
}

} // namespace contraflow
