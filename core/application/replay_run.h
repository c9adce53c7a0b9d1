// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/collective_runs.h"
#include "core/application/path_tree.h"
#include "core/application/replay.h"
#include "core/application/server_layout.h"
#include "core/application/transfers.h"
#include "core/engine/event_queue.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

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

/** The computing processes of one node that has fewer cores than processes: all of them advance alike. */
class SharedCores
{
public:
    explicit SharedCores(std::uint32_t cores) : m_cores(cores) {}

    /** A process begins to compute for as many seconds of one core. */
    void begin(std::uint32_t process, double seconds, const Instant& now)
    {
        advance(now);
        m_running.push_back({m_served + seconds, process});
        std::push_heap(m_running.begin(), m_running.end());
    }

    /** When the next of them is done; never when none computes. */
    [[nodiscard]] Instant next() const
    {
        if (m_running.empty())
            return Instant::never();
        return m_since + std::max(0.0, m_running.front().target - m_served) / speed();
    }

    /** Takes out the one that is done by now. */
    [[nodiscard]] bool take(const Instant& now, std::uint32_t& process)
    {
        if (m_running.empty() || now < next())
            return false;
        advance(now);
        process = m_running.front().process;
        std::pop_heap(m_running.begin(), m_running.end());
        m_running.pop_back();
        if (m_running.empty())
            m_served = 0; // a fresh start keeps the numbers small
        return true;
    }

private:
    struct Running
    {
        double target = 0; ///< of m_served
        std::uint32_t process = 0;
        bool operator<(const Running& other) const // the least target first
        {
            return target != other.target ? target > other.target : process > other.process;
        }
    };

    /** Seconds of a core that each gets in a second. */
    [[nodiscard]] double speed() const
    {
        return std::min(1.0, static_cast<double>(m_cores) / static_cast<double>(m_running.size()));
    }

    void advance(const Instant& now)
    {
        if (!m_running.empty())
            m_served += (now - m_since) * speed();
        m_since = now;
    }

    std::uint32_t m_cores;
    std::vector<Running> m_running; ///< a heap
    double m_served = 0;            ///< seconds of a core that each has got, until m_since
    Instant m_since;
};

/**
 * One run of applications: each process goes through its events until one of them has to wait; what ends then
 * (a computation, a message, somebody else's barrier) lets it go on. At every instant processes go on in the
 * order of their numbers, so that nothing depends on how events of one instant were found.
 */
class ReplayRun
{
public:
    ReplayRun(const std::shared_ptr<const Network>& network,
              const std::vector<PlacedApplication>& applications, const SharingModel& model,
              const ReplayOptions& options);

    Result<Replay> run();

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    /** A process with the event that it is in. What every event reads comes first. */
    struct alignas(64) Process
    {
        std::uint32_t graph = kNone;  ///< of m_graphs, when its operations are one
        std::uint32_t pending = 0;    ///< what the event still waits for
        std::uint32_t record = kNone; ///< of the event, in Replay::events
        /** Where it stands in m_paths; of a graph, the operation that it is at. */
        std::uint32_t path = PathTree::kNone;
        std::uint32_t busyPath = PathTree::kNone; ///< the same at busyUntil, where overheads lead there
        std::uint32_t application = 0;
        std::uint32_t rank = 0;
        NodeId node;
        std::uint32_t phase = kNone; ///< of m_phases
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
    };
    struct alignas(64) Message
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
        std::uint32_t row = 0;            ///< of the sending event
        std::uint32_t record = kNone;     ///< in Replay::messages
        std::uint32_t sendRecord = kNone; ///< in Replay::events
        std::uint32_t receiveRecord = kNone;
        std::uint32_t path = PathTree::kNone; ///< where the one stood that let it set out
        std::uint32_t sendPath =
            PathTree::kNone; ///< where its sender stands at `earliest`, until it sets out
        ConflictKind conflict = ConflictKind::none;
        bool isEager = false;
        bool isOfCollective = false;
        bool isMatched = false;
        bool hasArrived = false;
    };
    struct Application
    {
        std::unique_ptr<EventSource> events;
        std::uint32_t firstProcess = 0;
        std::uint32_t processes = 0;
        std::uint32_t firstGroup = 0;      ///< of m_groups
        std::vector<std::uint32_t> phases; ///< by label, 0 for none: of m_phases, or kNone
    };

    /** An operation of a graph that may begin, has begun, or is about to end. */
    struct Activity
    {
        Event event;
        std::uint32_t record = kNone;
        std::uint32_t path = PathTree::kNone; ///< where it stands in m_paths, at `since`
        Instant since;           ///< since when it is what it is: waiting, having its turn, or over
        bool isReceived = false; ///< its message is there, and it is the turn of the overhead
    };
    /** A processor of a process whose operations are a graph: they take turns in the order of their coming.
     */
    struct Turns
    {
        std::deque<std::uint32_t> waiting;    ///< activities; the first one has its turn when isBusy
        std::uint32_t path = PathTree::kNone; ///< where the last one stood that had its turn, at its end
        bool isBusy = false;
    };
    /** A process whose operations are a graph. */
    struct Graph
    {
        std::vector<Activity> activities;
        std::vector<std::uint32_t> free;   ///< of them
        std::vector<std::uint32_t> done;   ///< of them: to be ended
        std::vector<Turns> turns;          ///< by Event::cpu
        std::vector<std::uint32_t> causes; ///< of m_paths, held for operations that next() is to give
        std::array<std::uint32_t, kTimeKinds> going{}; ///< activities by the kind of their time
        Instant since;                                 ///< the time before it is accounted for
    };
    /** What m_timers has besides processes, which have the numbers before. */
    struct Alarm
    {
        std::uint32_t process = 0;
        std::uint32_t what = 0; ///< activity of the process's graph, or message
        bool isMessage = false;
    };

    void prepare();
    [[nodiscard]] Instant next() const;
    void step(const Instant& now);
    /** Ask memory for what comes soon behind one of m_arrivals, or of m_going. */
    void fetchArrival(std::size_t at) const;
    void fetchGoing(std::size_t at) const;
    void wakeComputing(const Instant& now);
    void proceed(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool takeEvent(std::uint32_t process, const Instant& now);
    /** False: the event waits for something. */
    [[nodiscard]] bool begin(std::uint32_t process, const Instant& now);
    void end(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool compute(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool beginRequest(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool exchange(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool wait(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool enterCollective(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool goOnWithCollective(std::uint32_t process, const Instant& now);
    void letWaitingGo(CollectiveRuns& runs, std::uint32_t last, const Instant& now);
    [[nodiscard]] bool leaveCollective(std::uint32_t process, const Instant& now);
    [[nodiscard]] AlgorithmChoice chooseAlgorithm(const Process& process, const ProcessGroup& group);
    /** Where the processes of the group of the process's event are. */
    [[nodiscard]] const ServerLayout& layoutOf(const Process& process);
    /** Whether the switches at the group of the process's event reduce for it too. */
    [[nodiscard]] bool admitsInNetwork(const Process& process);
    /** Counts its group among theirs; false, with an error: they have enough. */
    [[nodiscard]] bool takeInNetwork(std::uint32_t process);
    /** The switches within the server of the group of the process's event, or those that its servers are at.
     */
    [[nodiscard]] std::vector<std::uint32_t> reducingSwitches(const Process& process);
    void setPhase(std::uint32_t process, std::uint32_t label, const Instant& now);
    [[nodiscard]] std::optional<std::uint32_t> partner(std::uint32_t process, std::int32_t rank,
                                                       const char* column);

    /** A message as it is to be posted; the processes are those of the run. */
    struct Posting
    {
        Envelope envelope;
        double bytes = 0;
        std::uint32_t request = kNoRequest;
        std::uint32_t rounds = 1; ///< as CollectiveStep::Send
        std::uint32_t fill = 0;
        std::uint32_t channel = 0;
    };
    /** True when it is complete at once. */
    bool postSend(Posting posting, const Instant& now);
    bool postReceive(const PostedReceive& receive, const Instant& now);
    std::uint32_t newMessage(const Posting& posting);
    void match(std::uint32_t message, const PostedReceive& receive);
    /** `process` has posted what was still missing. */
    void start(std::uint32_t message, std::uint32_t process, const Instant& now);
    void arrive(const Arrival& arrival, const Instant& now);
    void addToEvent(std::uint32_t record, const Message& message);
    /** The event that waits for the message, when one does and events are kept. */
    std::uint32_t complete(const Waiter& waiter, bool isReceive, const Message& message,
                           const Arrival& arrival, const Instant& now);
    /** True when the process waits for nothing more. */
    bool letGo(std::uint32_t process, const Instant& now);
    void release(std::uint32_t message);

    void beginPaths();
    [[nodiscard]] PathStep pathStep(std::uint32_t process, PathStep::Cause cause, const Instant& from,
                                    const Instant& to) const;
    [[nodiscard]] PathStep activityStep(std::uint32_t process, const Activity& activity,
                                        PathStep::Cause cause, const Instant& to) const;
    /** The step of a message that lets somebody go on now. */
    static void putMessage(PathStep& step, const Message& message, const Arrival& arrival);
    /** A step behind `before`, held; none, when there are too many. */
    [[nodiscard]] std::uint32_t newPath(std::uint32_t process, std::uint32_t before, const PathStep& step);
    void appendToPath(std::uint32_t process, std::uint32_t before, const PathStep& step);
    void dropPaths();
    void noteBegin(std::uint32_t process, const Instant& now);
    void noteComputation(std::uint32_t process, const Instant& now);
    void noteArrival(std::uint32_t process, const Message& message, const Arrival& arrival,
                     const Instant& now);
    void noteMeeting(std::uint32_t process, std::uint32_t last);
    void noteFinish(std::uint32_t process, const Instant& now);
    /** The process that was busy until now stands where its overheads led. */
    void noteRest(Process& process, const Instant& now);
    /** An operation of a graph has had its turn, or its message is there. */
    void noteTurn(std::uint32_t process, std::uint32_t activity, const Instant& now);
    void noteActivityArrival(const Waiter& waiter, const Message& message, const Arrival& arrival,
                             const Instant& now);
    /** How long an operation has a processor to itself. */
    [[nodiscard]] double turnSeconds(const Activity& activity) const;
    /** What the source of a graph is told as the cause of what an operation lets begin. */
    [[nodiscard]] std::uint32_t causeOf(Graph& graph, std::uint32_t path);
    void forgetCauses(Graph& graph);
    void noteChannel(const Arrival& arrival, double seconds);
    void completeActivity(const Waiter& waiter, bool isReceive);
    /** The process works on a message for so long, after what it is busy with; without that, after what
     * `before` names of m_paths. */
    void occupy(std::uint32_t process, double seconds, const Instant& now, std::uint32_t before);
    /** Whether overheads keep a process from going on now; it is then woken when they end. */
    [[nodiscard]] bool isBusy(std::uint32_t process, const Instant& now)
    {
        if (!m_hasOverheads || !(now < m_processes[process].busyUntil))
            return false;
        m_timers.add(m_processes[process].busyUntil, process);
        return true;
    }

    void proceedWithGraph(std::uint32_t process, const Instant& now);
    void account(std::uint32_t process, const Instant& now);
    void admit(std::uint32_t process, const Instant& now);
    void post(std::uint32_t process, std::uint32_t activity, const Instant& now);
    void awaitTurn(Graph& graph, std::uint32_t activity);
    void beginTurn(std::uint32_t process, std::uint32_t activity, const Instant& now);
    /** Gives processors that are free to those that wait for them; false when nobody could begin. */
    [[nodiscard]] bool serveTurns(std::uint32_t process, const Instant& now);
    void endTurn(std::uint32_t process, std::uint32_t activity, const Instant& now);
    void endActivity(std::uint32_t process, std::uint32_t activity, const Instant& now);
    /** Makes an operation that does not end the event of the process, for messages. */
    void showWaiting(std::uint32_t process);
    [[nodiscard]] std::uint32_t newAlarm(const Alarm& alarm);
    /** What a number of m_timers stands for has its time. */
    void wake(std::uint32_t number, const Instant& now);
    [[nodiscard]] bool countEvent(std::uint32_t process);
    void recordEvent(std::uint32_t process, const Instant& now);
    void endProcess(std::uint32_t process, const Instant& now);

    [[nodiscard]] CollectiveRuns& groupOf(const Process& process)
    {
        return m_groups[m_applications[process.application].firstGroup + process.event.group];
    }
    [[nodiscard]] const Program& programOf(const Process& process) const
    {
        return *m_placed[process.application].program;
    }

    void fail(std::uint32_t process, const std::string& reason);
    void refuseRecords(std::uint32_t process, const std::string& what);
    [[nodiscard]] std::string nameOf(std::uint32_t process) const;
    [[nodiscard]] std::string placeOf(std::uint32_t process, std::uint32_t row) const;
    [[nodiscard]] std::string waitingText(std::uint32_t process) const;
    void reportDeadlock(const Instant& now);
    void reportUnmatched();
    void reportLeft();
    /** `process` and `row`: of the event that it is about. */
    void addProblem(std::uint32_t process, std::uint32_t row, std::string text);
    void tellFailure(std::uint32_t process) const;
    void finish();

    std::shared_ptr<const Network> m_network;
    const std::vector<PlacedApplication>& m_placed;
    const ReplayOptions& m_options;
    Transfers m_transfers;
    std::vector<Application> m_applications;
    std::vector<Process> m_processes;
    std::vector<CollectiveRuns> m_groups;               ///< of all applications
    std::vector<std::optional<ServerLayout>> m_layouts; ///< by m_groups, of those that were asked for
    std::vector<std::optional<bool>> m_inNetwork;       ///< by m_groups: switches reduce for it, if known
    std::vector<std::uint32_t> m_reducedGroups;         ///< by switch: of these
    std::uint64_t m_steady = 0;     ///< collectives among servers taken in their steady state
    std::uint32_t m_partners = 0;   ///< fewest whose messages stand for those to all in one of these; 0: none
    std::uint32_t m_partnersOf = 0; ///< of so many
    std::uint64_t m_disturbed = 0;  ///< within one, that did not go as they would alone
    Matching m_matching;
    std::vector<Message> m_messages;
    std::vector<std::uint32_t> m_freeMessages;
    TimerHeap m_timers; ///< processes that begin, compute on a core of their own or are busy; alarms
    std::vector<std::uint32_t> m_due; ///< of it; kept for its memory
    std::vector<Graph> m_graphs;
    std::vector<Alarm> m_alarms; ///< item minus the number of processes in m_timers
    std::vector<std::uint32_t> m_freeAlarms;
    std::vector<std::uint32_t> m_coresAt; ///< by node: of m_cores, or kNone
    std::vector<SharedCores> m_cores;
    EventQueue m_coreTimes; ///< of m_cores
    std::vector<std::uint32_t> m_ready;
    std::vector<std::uint32_t> m_going;
    std::vector<Arrival> m_arrivals;
    PathTree m_paths;
    bool m_keepsPath = false;
    std::uint32_t m_lastPath = PathTree::kNone; ///< of the process that finished last
    Instant m_lastFinish;
    CollectiveStep m_collectiveStep;
    bool m_hasOverheads = false; ///< of messages
    std::uint32_t m_running = 0; ///< processes that have not come to their end
    std::size_t m_problems = 0;
    std::uint64_t m_unmatched = 0; ///< sends and receives without counterpart
    std::optional<Error> m_error;
    Replay m_replay;
};

} // namespace contraflow
