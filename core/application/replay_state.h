// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/collective_steps.h"
#include "core/application/path_tree.h"
#include "core/application/replay.h"
#include "core/application/replay_clock.h"
#include "core/application/transfers.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// A run of applications: ReplayState is what all its parts look at. ReplayMessages brings sends and receives
// together and the messages under way, GraphProcesses and ReplayRun let processes go on, CollectiveGroups
// knows how their collectives run, ReplayPath what they owe their place on the clock to, ReplayClock when
// they go on.

namespace contraflow {

// Processes and messages lie apart in memory, and what is done with one takes less time than to fetch it:
// those that come soon are asked for early.

inline constexpr std::size_t kFetchedAhead = 4; ///< of what comes soon

/** Asks for the first lines of an object that is about to be changed. */
template<typename Object>
void fetchLines(const Object& object)
{
    constexpr std::size_t kLine = 64; // bytes
    const auto* const begin = reinterpret_cast<const char*>(&object);
    for (std::size_t at = 0; at < std::min(sizeof(Object), 3 * kLine); at += kLine)
        __builtin_prefetch(begin + at, 1);
}

/** The sends and receives that a process has begun and not waited for. */
class Requests
{
public:
    /** Of a request: what it is about, for messages. */
    struct About
    {
        std::int32_t peer = 0;
        std::uint32_t row = 0;
        bool isSend = false;
    };

    /** Begins a request under its number; false when that one is still in use. */
    [[nodiscard]] bool begin(std::uint32_t number, const About& about)
    {
        if (number >= m_states.size())
            m_states.resize(number + 1);
        if (m_states[number].stage != Stage::none)
            return false;
        m_states[number] = {Stage::open, about};
        if (m_listed.size() > 64 && m_listed.size() > 2 * m_used)
            std::erase_if(m_listed,
                          [this](std::uint32_t known) { return m_states[known].stage == Stage::none; });
        m_listed.push_back(number);
        ++m_used;
        return true;
    }

    /** A request is complete. True when the process waits for it. */
    [[nodiscard]] bool complete(std::uint32_t number)
    {
        State& state = m_states[number];
        if (state.stage == Stage::awaited) {
            clear(number);
            return true;
        }
        state.stage = Stage::done;
        return false;
    }

    enum class Outcome
    {
        unknown, ///< no such request was begun
        done,
        open, ///< complete() will be true for it
    };
    /** The process waits for a request. */
    [[nodiscard]] Outcome await(std::uint32_t number)
    {
        if (number >= m_states.size() || m_states[number].stage == Stage::none)
            return Outcome::unknown;
        if (m_states[number].stage == Stage::done) {
            m_received += m_states[number].about.isSend ? 0 : 1;
            clear(number);
            return Outcome::done;
        }
        m_states[number].stage = Stage::awaited;
        return Outcome::open;
    }
    /** The same for all that are in use; how many are open. */
    [[nodiscard]] std::uint32_t awaitAll()
    {
        std::uint32_t open = 0;
        for (const std::uint32_t number : m_listed) {
            const Stage stage = m_states[number].stage;
            if (stage == Stage::none || stage == Stage::awaited)
                continue;
            open += await(number) == Outcome::open ? 1 : 0;
        }
        m_listed.clear();
        return open;
    }

    /** How many receives were found to be done since this was last asked. */
    [[nodiscard]] std::uint32_t takeReceived() { return std::exchange(m_received, 0); }

    /** What the process waits for, by number. */
    [[nodiscard]] std::vector<About> awaited() const
    {
        std::vector<About> found;
        for (const State& state : m_states)
            if (state.stage == Stage::awaited)
                found.push_back(state.about);
        return found;
    }

private:
    enum class Stage : std::uint8_t
    {
        none,
        open,
        done,
        awaited,
    };
    struct State
    {
        Stage stage = Stage::none;
        About about;
    };

    void clear(std::uint32_t number)
    {
        m_states[number].stage = Stage::none;
        --m_used;
    }

    std::vector<State> m_states;         ///< by number
    std::vector<std::uint32_t> m_listed; ///< those in use, and some that were
    std::size_t m_used = 0;
    std::uint32_t m_received = 0;
};

/** A process with the event that it is in. What every event reads comes first. */
struct alignas(64) RunningProcess
{
    static constexpr std::uint32_t kNone = UINT32_MAX;

    std::uint32_t graph = kNone;      ///< of ReplayState::graphs, when its operations are one
    std::uint32_t pending = 0;        ///< what the event still waits for
    std::uint32_t record = kNoRecord; ///< of the event, in Replay::events
    /** Where it stands in the tree of paths; of a graph, the operation that it is at. */
    std::uint32_t path = PathTree::kNone;
    std::uint32_t busyPath = PathTree::kNone; ///< the same at busyUntil, where overheads lead there
    std::uint32_t application = 0;
    std::uint32_t rank = 0;
    NodeId node;
    std::uint32_t phase = kNone; ///< of Replay::phases
    std::uint32_t index = 0;     ///< of the event
    bool isInEvent = false;
    bool isTogether = false; ///< all begin and leave the collective together
    bool hasLeft = false;    ///< it has come to the end of that
    Instant begin;           ///< of the event
    Instant busyUntil;       ///< with the overheads of messages
    Event event;
    Requests requests;
    std::uint32_t anonymous = 0;  ///< requests without a number since the last waitall
    std::uint32_t step = 0;       ///< of the collective
    std::uint32_t collective = 0; ///< its number within the group
    CollectiveCall call;
    std::vector<double> sizes; ///< of the call

    [[nodiscard]] bool isGraph() const { return graph != kNone; }
};

/** A message from when it is posted until it has arrived and was received. */
struct alignas(64) RunningMessage
{
    double bytes = 0;
    double slowdown = 1;      ///< when it has arrived
    std::uint32_t rounds = 1; ///< as CollectiveStep::Send
    std::uint32_t fill = 0;
    Instant begin;    ///< when it set out
    Instant earliest; ///< when its sender has done its part
    Waiter sender;    ///< of a message that is not eager
    Waiter receiver;
    std::uint32_t source = 0;
    std::uint32_t destination = 0;
    std::int32_t tag = 0;
    std::uint32_t row = 0;                ///< of the sending event
    std::uint32_t record = kNoRecord;     ///< in Replay::messages
    std::uint32_t sendRecord = kNoRecord; ///< in Replay::events
    std::uint32_t receiveRecord = kNoRecord;
    std::uint32_t path = PathTree::kNone;     ///< where the one stood that let it set out
    std::uint32_t sendPath = PathTree::kNone; ///< where its sender stands at `earliest`, until it sets out
    ConflictKind conflict = ConflictKind::none;
    bool isEager = false;
    bool isOfCollective = false;
    bool isMatched = false;
    bool hasArrived = false;
};

/**
 * A process whose operations are a graph. An operation is an activity from when it may begin until it has
 * ended. Computations, and the overheads of messages where the platform has some, take turns on the processor
 * they name; sends and receives go on side by side.
 */
struct ProcessGraph
{
    /** An operation that may begin, has begun, or is about to end. */
    struct Activity
    {
        Event event;
        std::uint32_t record = kNoRecord;
        std::uint32_t path = PathTree::kNone; ///< where it stands, at `since`
        Instant since;           ///< since when it is what it is: waiting, having its turn, or over
        bool isReceived = false; ///< its message is there, and it is the turn of the overhead
    };
    /** A processor: operations take turns in the order of their coming. */
    struct Turns
    {
        std::deque<std::uint32_t> waiting;    ///< activities; the first one has its turn when isBusy
        std::uint32_t path = PathTree::kNone; ///< where the last one stood that had its turn, at its end
        bool isBusy = false;
    };

    void awaitTurn(std::uint32_t activity)
    {
        const std::uint32_t cpu = activities[activity].event.cpu;
        if (cpu >= turns.size())
            turns.resize(cpu + 1);
        turns[cpu].waiting.push_back(activity);
    }

    Slots<Activity> activities;
    std::vector<std::uint32_t> done;   ///< of them: to be ended
    std::vector<Turns> turns;          ///< by Event::cpu
    std::vector<std::uint32_t> causes; ///< of paths, held for operations that are still to be given
    std::array<std::uint32_t, kTimeKinds> going{}; ///< activities by the kind of their time
    Instant since;                                 ///< the time before it is accounted for
};

/** What all parts of a run look at: its processes, who of them can go on, and what has become of them. */
class ReplayState
{
public:
    struct Application
    {
        std::unique_ptr<EventSource> events;
        std::uint32_t firstProcess = 0;
        std::uint32_t processes = 0;
        std::vector<std::uint32_t> phases; ///< by label, 0 for none: of Replay::phases, or kNone
    };

    ReplayState(std::shared_ptr<const Network> onNetwork,
                const std::vector<PlacedApplication>& placedApplications, const ReplayOptions& runOptions);

    /** False, with an error: there are too many events, or the run was cancelled. */
    [[nodiscard]] bool countEvent(std::uint32_t process);
    /** Adds the event that the process is in to the results, when they are kept. */
    void recordEvent(std::uint32_t process, const Instant& now);
    /** A process comes to a phase: 0 before its first one, else 1 + the label. */
    void setPhase(std::uint32_t process, std::uint32_t label, const Instant& now);
    void addTime(std::uint32_t process, TimeKind kind, double seconds, const Instant& now);
    void endProcess(std::uint32_t process, const Instant& now);

    /** The process of the same application with a rank; nothing, with an error, where there is none. */
    [[nodiscard]] std::optional<std::uint32_t> partner(std::uint32_t process, std::int32_t rank,
                                                       const char* column);
    /** Whether overheads keep a process from going on now; it is then woken when they end. */
    [[nodiscard]] bool isBusy(std::uint32_t process, const Instant& now)
    {
        if (!hasOverheads || !(now < processes[process].busyUntil))
            return false;
        clock.add(processes[process].busyUntil, process);
        return true;
    }
    /** One thing less that a process waits for; true when there is nothing more. */
    bool letGo(std::uint32_t process, const Instant& now);

    [[nodiscard]] ProcessGraph& graphOf(std::uint32_t process) { return graphs[processes[process].graph]; }

    /** The event that the process is in cannot go on, and with it the run. */
    void fail(std::uint32_t process, const std::string& reason);
    void refuseRecords(std::uint32_t process, const std::string& what);
    void tellFailure(std::uint32_t process) const;
    /** `process` and `row`: of the event that it is about. */
    void addProblem(std::uint32_t process, std::uint32_t row, std::string text);
    /** Says how many problems are not among those named. */
    void endProblems();
    /** "process 3", with its application where there are several. */
    [[nodiscard]] std::string nameOf(std::uint32_t process) const;
    [[nodiscard]] std::string placeOf(std::uint32_t process, std::uint32_t row) const;
    [[nodiscard]] const Program& programOf(std::uint32_t process) const
    {
        return *placed[processes[process].application].program;
    }
    [[nodiscard]] Application& applicationOf(std::uint32_t process)
    {
        return applications[processes[process].application];
    }

    const std::shared_ptr<const Network> network;
    const std::vector<PlacedApplication>& placed;
    const ReplayOptions& options;
    const bool hasOverheads; ///< of messages
    std::vector<Application> applications;
    std::vector<RunningProcess> processes;
    std::vector<ProcessGraph> graphs;
    ReplayClock clock;
    std::vector<std::uint32_t> ready; ///< processes that can go on
    std::uint32_t running = 0;        ///< processes that have not come to their end
    std::optional<Error> error;
    Replay replay;

private:
    std::size_t m_problems = 0;
};

} // namespace contraflow
