// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/pattern_runner.h"

#include "app/runner/repetition.h"
#include "core/analysis/error_statistics.h"
#include "core/measuring/measuring_time.h"

#include <algorithm>

namespace contraflow::runner {

namespace {

std::size_t largestOf(const PlannedPattern& pattern)
{
    const auto largest =
        std::max_element(pattern.messages.begin(), pattern.messages.end(),
                         [](const PlannedMessage& a, const PlannedMessage& b) { return a.bytes < b.bytes; });
    return static_cast<std::size_t>(largest - pattern.messages.begin());
}

/** One repetition that counts. */
struct Round
{
    double begin = 0;           ///< by the clock of rank 0
    std::vector<Stamps> stamps; ///< by message
};

using History = std::vector<Round>;

/** Seconds that a message took, by the clock of rank 0. */
double secondsOf(const PlannedMessage& message, const Stamps& stamps, const Clocks& clocks)
{
    return clocks.onFirst(static_cast<int>(message.destination), stamps.received) -
           clocks.onFirst(static_cast<int>(message.source), stamps.sent);
}

} // namespace

bool isTimeToLook(std::size_t repetitions)
{
    return repetitions < 100 || repetitions % (repetitions / 50) == 0;
}

bool tellAll(bool value, MPI_Comm communicator)
{
    int told = value ? 1 : 0;
    MPI_Bcast(&told, 1, MPI_INT, 0, communicator);
    return told != 0;
}

double referenceSeconds(const PlannedMessage& message, Clocks& clocks, MPI_Comm communicator, Waiting waiting)
{
    PlannedPattern alone;
    alone.messages = {message};
    alone.messages.front().start = 0;
    Repetition repetition(alone, clocks, communicator, waiting);
    std::vector<double> times;
    std::size_t tries = 0;
    for (bool isWanted = true; isWanted; isWanted = tellAll(times.size() < kReferenceRepetitions &&
                                                                ++tries < kReferenceRepetitions + kMostLate,
                                                            communicator))
        if (const auto stamps = repetition.run())
            times.push_back(secondsOf(message, stamps->front(), clocks));
    return median(times);
}

PatternRunner::PatternRunner(const MeasuringPlan& plan, Clocks& clocks, MPI_Comm communicator,
                             Waiting waiting)
    : m_plan(plan)
    , m_communicator(communicator)
    , m_waiting(waiting)
    , m_clocks(clocks)
{
    MPI_Comm_rank(communicator, &m_rank);
}

RepeatedPattern PatternRunner::measure(std::size_t index)
{
    const PlannedPattern& pattern = m_plan.patterns[index];
    const std::size_t count = pattern.messages.size();
    StopRule rule = m_plan.rule;
    rule.most = mostRepetitions(pattern, rule);
    RepeatedPattern measured;
    measured.scenario = pattern.scenario;
    measured.workload = pattern.workload;
    const std::size_t largest = largestOf(pattern);
    measured.reference.message = pattern.messages[largest].id;
    m_clocks.synchronise();
    m_clocks.forgetEarlier();
    const auto reference = [&] {
        return referenceSeconds(pattern.messages[largest], m_clocks, m_communicator, m_waiting);
    };
    measured.reference.before = reference();

    Repetition repetition(pattern, m_clocks, m_communicator, m_waiting);
    History history;
    const auto timesOf = [&](std::size_t message) {
        std::vector<double> times;
        for (const Round& round : history)
            times.push_back(secondsOf(pattern.messages[message], round.stamps[message], m_clocks));
        return times;
    };
    const auto sentOf = [&](std::size_t message) {
        const auto source = static_cast<int>(pattern.messages[message].source);
        double sum = 0;
        for (const Round& round : history)
            sum += m_clocks.onFirst(source, round.stamps[message].sent) - round.begin;
        return std::max(0.0, sum / static_cast<double>(history.size())); // clocks are off by a little
    };
    const auto areEnough = [&] {
        if (!isTimeToLook(history.size()))
            return false;
        for (std::size_t m = 0; m < count; ++m) {
            const std::vector<double> times = timesOf(m);
            if (!isEnough(std::span(times).subspan(warmUpCount(times)), rule))
                return false;
        }
        return true;
    };
    // Where clocks are off by more than a message took, it seems to arrive before it was sent.
    const auto isImpossible = [&](const Round& round) {
        for (std::size_t m = 0; m < count; ++m)
            if (!(secondsOf(pattern.messages[m], round.stamps[m], m_clocks) > 0))
                return true;
        return false;
    };
    std::size_t lateInTurn = 0;
    for (bool isWanted = true; isWanted; isWanted = tellAll(m_rank == 0 && lateInTurn < kMostLate &&
                                                                history.size() < rule.most && !areEnough(),
                                                            m_communicator)) {
        auto stamps = repetition.run();
        Round round{repetition.begin(), stamps ? std::move(*stamps) : std::vector<Stamps>()};
        if (stamps && !isImpossible(round)) {
            history.push_back(std::move(round));
            lateInTurn = 0;
        } else if (m_rank == 0) {
            ++measured.late;
            ++lateInTurn;
        }
    }
    m_clocks.synchronise(); // so that the drift while the pattern ran is known
    measured.clockAccuracy = m_clocks.accuracy();
    measured.clocks = m_clocks.offsets();
    measured.late += std::erase_if(history, isImpossible);
    if (m_rank == 0)
        for (std::size_t m = 0; m < count; ++m) {
            const PlannedMessage& message = pattern.messages[m];
            const std::vector<double> times = timesOf(m);
            if (const auto summary = summarizeRepetitions(times))
                measured.messages.push_back({message.id, m_plan.nodes[message.source],
                                             m_plan.nodes[message.destination], message.bytes, message.start,
                                             *summary, sentOf(m)});
        }
    measured.repetitions = history.size();
    measured.reference.after = reference();
    measured.wasQuiet = m_rank != 0 || wasQuiet(measured.reference.before, measured.reference.after);
    return measured;
}

} // namespace contraflow::runner
