// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/pattern_runner.h"

#include "app/runner/message_buffers.h"
#include "core/analysis/error_statistics.h"
#include "core/measuring/measuring_time.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

namespace contraflow::runner {

namespace {

/** When a message was sent and when it had been received, each by the clock of its own rank. */
struct Stamps
{
    double sent = 0;
    double received = 0;
};

/**
 * A pattern that can be run any number of times: receives posted, all ranks at one
 * time by their clocks, messages sent at their starts.
 */
class Repetition
{
public:
    Repetition(const PlannedPattern& pattern, Clocks& clocks, MPI_Comm communicator, Waiting waiting)
        : m_pattern(pattern)
        , m_communicator(communicator)
        , m_rank([communicator] {
            int rank = 0;
            MPI_Comm_rank(communicator, &rank);
            return rank;
        }())
        , m_buffers(pattern, m_rank)
        , m_start(clocks, communicator, waiting)
    {
        MPI_Comm_size(communicator, &m_size);
        if (m_rank != 0)
            return;
        m_counts.assign(static_cast<std::size_t>(m_size), 1);
        for (const PlannedMessage& message : pattern.messages)
            for (const std::size_t end : {message.source, message.destination})
                ++m_counts[end];
        int place = 0;
        for (const int count : m_counts) {
            m_places.push_back(place);
            place += count;
        }
        m_taken.resize(static_cast<std::size_t>(place));
    }

    /** Collective. On rank 0 the stamps by message of the pattern; nothing when a rank was late, and on other
     * ranks. */
    [[nodiscard]] std::optional<std::vector<Stamps>> run()
    {
        m_begin = m_start.agree();
        return gather(exchange(m_begin));
    }

    /** When the last one began, by the clock of this rank. */
    [[nodiscard]] double begin() const { return m_begin; }

private:
    /** Sends and receives; the stamps of this rank, sends first. */
    [[nodiscard]] std::vector<double> exchange(double begin)
    {
        const auto& sends = m_buffers.sends();
        const auto& receives = m_buffers.receives();
        std::vector<double> stamps(1 + sends.size() + receives.size(), 0.0);
        std::vector<MPI_Request> requests;
        requests.reserve(sends.size() + receives.size());
        for (const LocalEnd& end : receives) {
            requests.emplace_back();
            MPI_Irecv(end.buffer, end.bytes.count(), end.bytes.type(), end.peer, end.tag, m_communicator,
                      &requests.back());
        }
        // What is received must have been asked for before anybody sends: the beginning is agreed on before,
        // and the margin is long enough for posting, or the repetition is late.
        stamps[0] = MPI_Wtime() > begin ? 1 : 0;
        m_start.waitUntil(begin);
        std::size_t sent = 0;
        std::size_t done = 0;
        std::vector<int> indices(sends.size() + receives.size());
        while (done < receives.size() + sends.size()) {
            for (; sent < sends.size() && MPI_Wtime() >= begin + sends[sent].start; ++sent) {
                const LocalEnd& end = sends[sent];
                requests.emplace_back();
                stamps[1 + sent] = MPI_Wtime();
                MPI_Isend(end.buffer, end.bytes.count(), end.bytes.type(), end.peer, end.tag, m_communicator,
                          &requests.back());
            }
            int completed = 0;
            if (!requests.empty())
                MPI_Testsome(static_cast<int>(requests.size()), requests.data(), &completed, indices.data(),
                             MPI_STATUSES_IGNORE);
            if (completed == MPI_UNDEFINED || completed == 0) {
                m_start.pause();
                continue;
            }
            const double now = MPI_Wtime();
            done += static_cast<std::size_t>(completed);
            for (int i = 0; i < completed; ++i) {
                const auto index = static_cast<std::size_t>(indices[static_cast<std::size_t>(i)]);
                if (index < receives.size())
                    stamps[1 + sends.size() + index] = now;
            }
        }
        return stamps;
    }

    [[nodiscard]] std::optional<std::vector<Stamps>> gather(const std::vector<double>& own)
    {
        MPI_Gatherv(own.data(), static_cast<int>(own.size()), MPI_DOUBLE, m_taken.data(), m_counts.data(),
                    m_places.data(), MPI_DOUBLE, 0, m_communicator);
        if (m_rank != 0)
            return {};
        bool isLate = false;
        for (const int place : m_places)
            isLate = isLate || m_taken[static_cast<std::size_t>(place)] > 0;
        if (isLate) {
            m_start.wasLate();
            return {};
        }
        // Each rank tells of its sends by start and of its receives by number, as MessageBuffers has them.
        std::vector<std::size_t> order(m_pattern.messages.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::vector<std::size_t> bySource = order;
        std::ranges::stable_sort(bySource, {}, [this](std::size_t a) { return m_pattern.messages[a].start; });
        std::vector<Stamps> stamps(m_pattern.messages.size());
        std::vector<int> next(m_places.begin(), m_places.end());
        for (const std::size_t i : bySource)
            stamps[i].sent = m_taken[static_cast<std::size_t>(++next[m_pattern.messages[i].source])];
        for (const std::size_t i : order)
            stamps[i].received = m_taken[static_cast<std::size_t>(++next[m_pattern.messages[i].destination])];
        return stamps;
    }

    const PlannedPattern& m_pattern;
    MPI_Comm m_communicator;
    int m_rank = 0;
    int m_size = 1;
    double m_begin = 0;
    MessageBuffers m_buffers;
    CommonStart m_start;
    std::vector<int> m_counts;   ///< on rank 0: of stamps by rank, with the flag of being late
    std::vector<int> m_places;   ///< on rank 0: where they begin
    std::vector<double> m_taken; ///< on rank 0
};

std::size_t largestOf(const PlannedPattern& pattern)
{
    const auto largest = std::ranges::max_element(pattern.messages, {}, &PlannedMessage::bytes);
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
