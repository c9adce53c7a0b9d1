// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measuring/measuring_time.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace contraflow {

namespace {

/** Stamps that rank 0 keeps of a pattern: 320 MB. */
constexpr std::size_t kMostStamps = 20'000'000;
/** Durations that a rank keeps of a program: 160 MB with their starts. */
constexpr std::size_t kMostDurations = 10'000'000;

std::size_t cappedRepetitions(std::size_t kept, std::size_t each, const StopRule& rule)
{
    return std::max(rule.fewest, std::min(rule.most, kept / std::max<std::size_t>(each, 1)));
}

/** Bytes by node that stay within it. */
class LocalTraffic
{
public:
    explicit LocalTraffic(const MeasuringPlan& plan) : m_plan(plan) {}

    /** `bytes` from one rank to another. */
    void add(std::size_t source, std::size_t destination, double bytes)
    {
        if (m_plan.nodes[source] == m_plan.nodes[destination])
            m_bytes[m_plan.nodes[source]] += bytes;
    }
    [[nodiscard]] double seconds() const
    {
        double most = 0;
        for (const auto& [node, bytes] : m_bytes)
            most = std::max(most, bytes);
        return most / kBytesPerSecondWithinNode;
    }

private:
    const MeasuringPlan& m_plan;
    std::map<std::string, double> m_bytes;
};

/** Bytes that a member of a group of so many sends in a collective, or receives, whichever is more. */
double bytesOfCollective(const PlannedEvent& event, std::size_t members)
{
    const auto count = static_cast<double>(members);
    const double bytes = static_cast<double>(event.bytes);
    if (!event.sizes.empty())
        return std::accumulate(event.sizes.begin(), event.sizes.end(), 0.0);
    switch (event.kind) {
    case EventKind::allgather:
    case EventKind::alltoall:
    case EventKind::gather:
    case EventKind::scatter:
        return bytes * count;
    default:
        return bytes;
    }
}

/** Whether the event sends to one other process; a collective does not. */
bool isSending(EventKind kind)
{
    return kind == EventKind::send || kind == EventKind::isend || kind == EventKind::sendrecv;
}

void addEvent(const PlannedApplication& application, std::size_t process, const PlannedEvent& event,
              LocalTraffic& traffic)
{
    const std::size_t rank = application.ranks[process];
    if (isSending(event.kind)) {
        if (event.peer >= 0)
            traffic.add(rank, application.ranks[static_cast<std::size_t>(event.peer)],
                        static_cast<double>(event.bytes));
        return;
    }
    if (event.kind < EventKind::barrier || event.kind == EventKind::phase)
        return;
    const std::vector<std::uint32_t>& members = application.groups[event.group];
    const double share = bytesOfCollective(event, members.size()) /
                         static_cast<double>(std::max<std::size_t>(members.size(), 1));
    for (const std::uint32_t member : members)
        if (member != process)
            traffic.add(rank, application.ranks[member], share);
}

bool sendsBetweenNodes(const MeasuringPlan& plan, const PlannedPattern& pattern)
{
    return std::ranges::any_of(pattern.messages, [&plan](const PlannedMessage& message) {
        return message.bytes > 0 && plan.nodes[message.source] != plan.nodes[message.destination];
    });
}

bool sendsBetweenNodes(const MeasuringPlan& /*plan*/, const PlannedProgram& program)
{
    return program.reference.has_value();
}

template<typename Run>
void addRun(const MeasuringPlan& plan, const Run& run, MeasuringTime& time)
{
    const StopRule& rule = plan.rule;
    const double each = repetitionSeconds(plan, run) + kSecondsBetweenRepetitions;
    // The interval of n values that vary by a share v of their mean has about the half-width 2 v / sqrt(n).
    const double needed =
        std::max(std::pow(2 * kUsualVariation / rule.halfWidth, 2), static_cast<double>(rule.fewest));
    const auto most = static_cast<double>(mostRepetitions(run, rule));
    const double references =
        2 * static_cast<double>(kReferenceRepetitions); // a message alone lasts no longer
    time.expected += (std::min(needed / (1 - kMostWarmUpShare), most) + references) * each;
    time.longest += static_cast<double>(kMostAttempts) * (most + references) * kSlowestShare * each;
    if (!(run.predicted > 0) && sendsBetweenNodes(plan, run))
        ++time.unpredicted;
}

} // namespace

std::size_t mostRepetitions(const PlannedPattern& pattern, const StopRule& rule)
{
    return cappedRepetitions(kMostStamps, pattern.messages.size(), rule);
}

std::size_t mostRepetitions(const PlannedProgram& program, const StopRule& rule)
{
    std::size_t most = 1;
    for (const PlannedApplication& application : program.applications)
        for (const std::vector<PlannedEvent>& events : application.events)
            most = std::max(most, events.size());
    return cappedRepetitions(kMostDurations, most, rule);
}

double repetitionSeconds(const MeasuringPlan& plan, const PlannedPattern& pattern)
{
    LocalTraffic traffic(plan);
    for (const PlannedMessage& message : pattern.messages)
        traffic.add(message.source, message.destination, static_cast<double>(message.bytes));
    return pattern.predicted + traffic.seconds();
}

double repetitionSeconds(const MeasuringPlan& plan, const PlannedProgram& program)
{
    LocalTraffic traffic(plan);
    for (const PlannedApplication& application : program.applications)
        for (std::size_t process = 0; process < application.events.size(); ++process)
            for (const PlannedEvent& event : application.events[process])
                addEvent(application, process, event, traffic);
    return program.predicted + traffic.seconds();
}

MeasuringTime measuringTime(const MeasuringPlan& plan)
{
    MeasuringTime time;
    for (const PlannedPattern& pattern : plan.patterns)
        addRun(plan, pattern, time);
    for (const PlannedProgram& program : plan.programs)
        addRun(plan, program, time);
    time.longest += kSecondsToStart;
    return time;
}

std::string longestTimeText(const MeasuringPlan& plan)
{
    const std::size_t unpredicted = measuringTime(plan).unpredicted;
    const auto isLocal = [&plan](const auto& run) { return repetitionSeconds(plan, run) > run.predicted; };
    const bool hasLocal =
        std::ranges::any_of(plan.patterns, isLocal) || std::ranges::any_of(plan.programs, isLocal);
    const std::string text = sentence(
        hasLocal ? phrase("up to %1 attempts of up to %2 and %3 of a message alone, each %4 times as long "
                          "as predicted with a pause of %5 ms and messages within a node at %7 GB/s, and %6 "
                          "min for MPI to start")
                 : phrase("up to %1 attempts of up to %2 and %3 of a message alone, each %4 times as long "
                          "as predicted with a pause of %5 ms, and %6 min for MPI to start"),
        {std::to_string(kMostAttempts), counted(plan.rule.most, "repetition"),
         std::to_string(2 * kReferenceRepetitions), roundedText(kSlowestShare),
         roundedText(1000 * kSecondsBetweenRepetitions), roundedText(kSecondsToStart / 60),
         roundedText(kBytesPerSecondWithinNode / 1e9)});
    return unpredicted == 0
               ? text
               : sentence("%1; how long %2 of %3 last is not known, since their models cannot predict them",
                          {text, groupedCount(unpredicted), groupedCount(plan.runCount())});
}

} // namespace contraflow
