// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/algorithm_rules.h"
#include "core/application/event.h"
#include "core/application/path_tree.h"
#include "core/application/program.h"
#include "core/application/rate_log.h"
#include "core/application/traffic_meter.h"
#include "core/base/result.h"
#include "core/project/network.h"
#include "core/sharing/conflict_kind.h"
#include "core/sharing/sharing_model.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

// This room: programs of processes. A Program gives the Events of every process, from an EventList, an
// EventGraph or rows; a collective becomes CollectiveSteps by AlgorithmRules. Replay is what running them on
// a network gives: processes, events, messages, phases. ScenarioReplay is that of a scenario, with what was
// measured of it.
//
//     IssueList issues;
//     ASSIGN_OR_RETURN(const ScenarioReplay run, replayScenario(project, 0, {}, options, issues));
//     const double seconds = run.replay.makespan();

namespace contraflow {

/** An application with its processes on nodes. */
struct PlacedApplication
{
    std::string name;
    std::shared_ptr<const Program> program;
    std::vector<NodeId> nodes; ///< by process
    double start = 0;          ///< seconds on the clock
};

/** Where an event of a run stands. */
struct ReplayPlace
{
    std::uint32_t application = 0; ///< position in the list that is run
    std::uint32_t row = 0;         ///< as Event::row
};

/** What does not fit in a run that goes on. */
struct ReplayProblem
{
    std::string text;
    ReplayPlace place;
};

struct ReplayOptions
{
    bool keepsEvents = false;
    bool keepsMessages = false;
    bool keepsTimes = false; ///< of messages, without the rest of them
    bool keepsRates = false; ///< of all messages over time
    bool keepsPath = false;  ///< the critical path
    /** Go on without the path, and with the first times alone, where they would be more than maxRecords. */
    bool mayDropPath = false;
    double sizeFactor = 1;                 ///< every message has so many times its size, in whole bytes
    double speed = 1;                      ///< every computation is so many times as fast
    std::uint64_t maxEvents = 200'000'000; ///< a run with more is refused: a loop too many
    /** Events, messages or their times that are kept; a run with more is refused. Changes of rates that are
     * kept; of a run with more none is. */
    std::size_t maxRecords = 20'000'000;
    std::stop_token stop = {};
    /** Chooses algorithms of collectives that name none; null: the first of EventInfo::algorithms. */
    std::shared_ptr<const AlgorithmRules> algorithms = nullptr;
    std::function<void(std::uint64_t events)> progress = {}; ///< now and then: how many have begun
    /** Told of a run that ends before its programs do: the place of the first event that could not go on. */
    std::function<void(const ReplayPlace& place)> failedAt = {};
};

/** Collectives that ran by a rule, because their events name no algorithm. */
struct ChosenAlgorithm
{
    EventKind kind = EventKind::barrier;
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual;
    std::string_view meant; ///< what the rule asks for, where the program has another one for it; else empty
    std::uint64_t count = 0;
};

/** Seconds by TimeKind. */
using KindTimes = std::array<double, kTimeKinds>;

/** What became of a process. */
struct ReplayedProcess
{
    std::uint32_t application = 0; ///< position in the list that was run
    std::uint32_t rank = 0;
    NodeId node;
    double finish = 0; ///< when its last event ended, seconds on the clock; meaningless unless isDone
    bool isDone = false;
    KindTimes times{};
};

/** In place of the number of an event or message in a Replay: there is none, or they are not kept. */
inline constexpr std::uint32_t kNoRecord = UINT32_MAX;

struct ReplayedEvent
{
    std::uint32_t process = 0; ///< of Replay::processes
    std::uint32_t index = 0;   ///< within its process, from 0 on
    std::uint32_t row = 0;     ///< Event::row
    std::uint32_t label = 0;   ///< of its phase; 0: none, else 1 + index of Program::labels()
    double start = 0;          ///< seconds on the clock
    double end = 0;
    double bytes = 0;           ///< of the messages that it sent or received
    double slowdowns = 0;       ///< Σ over them of how many times longer they took than alone
    std::uint32_t messages = 0; ///< that it sent or received
    /** The message that let it end: of Replay::messages where they are kept; kNoRecord when it waited for
     * none. */
    std::uint32_t lastMessage = kNoRecord;
    EventKind kind = EventKind::compute;
    ConflictKind conflict = ConflictKind::none; ///< of those messages together
};

struct ReplayedMessage
{
    std::uint32_t source = 0; ///< of Replay::processes
    std::uint32_t destination = 0;
    std::int32_t tag = 0;
    std::uint32_t row = 0; ///< of the event that sent it
    // Of Replay::events, where they are kept:
    std::uint32_t sendEvent = kNoRecord;
    std::uint32_t receiveEvent = kNoRecord;
    std::uint32_t sendWait = kNoRecord;    ///< the event of the sender that waited for it to arrive
    std::uint32_t receiveWait = kNoRecord; ///< the same of the receiver
    double bytes = 0;
    double start = 0;       ///< seconds on the clock: when it set out
    double finish = 0;      ///< when it was there
    double uncontended = 0; ///< seconds that it would have taken alone
    double latency = 0;     ///< of them
    std::uint32_t bottleneck = kNoChannel;
    EventKind kind = EventKind::send; ///< of the event that sent it: a collective, or send
    ConflictKind conflict = ConflictKind::none;
    bool hasArrived = false;
    bool passesBy = false;     ///< it does not use its bottleneck
    std::uint16_t channel = 0; ///< of a collective with several, from 1 on; 0: of none
};

/** Sums over the processes of an application between one `phase` event and the next of the same process. */
struct ReplayedPhase
{
    std::uint32_t application = 0;
    std::uint32_t label = 0; ///< 0: before the first phase event, else 1 + index of Program::labels()
    double start = 0;        ///< when the first process came to it, seconds on the clock
    double end = 0;          ///< when the last one left it
    KindTimes times{};       ///< sums over the processes
};

/** What one direction of a link carried and held up. */
struct ReplayedChannel
{
    double bytes = 0;            ///< of the messages that set out through it
    std::uint64_t messages = 0;  ///< that took longer than alone, and that it held up longest
    std::uint64_t passingBy = 0; ///< of them, that do not use it
    double lost = 0;             ///< Σ over them of the seconds that they took longer
};

/** What one run of applications gave. */
struct Replay
{
    std::vector<ReplayedProcess> processes; ///< of all applications, one after the other
    std::vector<ReplayedEvent> events;      ///< in the order of their begins
    std::vector<ReplayedMessage> messages;  ///< in the order of posting
    std::vector<double> times; ///< of messages, in seconds, in the order in which they arrived; when kept
    std::vector<ReplayedPhase> phases; ///< by application and label; those that took place
    std::vector<PathStep> path; ///< critical path, from the start to the finish; when kept and not dropped
    std::string noPath;         ///< why the path that was asked for is not there; empty: it is
    std::vector<ReplayedChannel> channels; ///< by channel
    std::vector<bool> limits; ///< by channel, of the first ones: whether it ever held a message's rate
    RateLog rates;            ///< when they are kept
    std::uint64_t eventCount = 0;
    std::uint64_t messageCount = 0;
    double bytes = 0;
    double messageSeconds = 0;           ///< Σ of the times of messages that arrived
    double slowdowns = 0;                ///< Σ of how many times longer than alone they took
    std::uint64_t arrivals = 0;          ///< how many these are
    double start = 0;                    ///< of the first application, seconds on the clock
    double finish = 0;                   ///< of the last process
    std::string deadlock;                ///< who waits for whom; empty: every process came to its end
    double deadlockAt = 0;               ///< seconds on the clock
    std::vector<std::uint32_t> stuckAt;  ///< by process: the index of the event it never ended; of a deadlock
    std::vector<ReplayProblem> problems; ///< messages never received, receives never sent, wrong sizes
    std::vector<std::string> notes;      ///< what the model says about the run
    std::vector<ChosenAlgorithm> chosen; ///< in the order of their first collectives
    ReplayTraffic traffic;
    double worstResidual = 0;    ///< as Timeline::worstResidual
    std::size_t diagnostics = 0; ///< how often the model broke its own rules

    [[nodiscard]] double makespan() const { return finish - start; }
};

/**
 * Runs applications together on a network under a sharing model: each process goes through its events, their
 * messages meet. Meaning of events, matching and collectives: the guide's page "Applications".
 *
 * A send of at most the network's eager threshold hands its message over, a larger one waits for its receive.
 * Where more processes compute on a node than it has cores, they share them equally. Fails when a program
 * cannot go on (a formula without a value, a partner that is not there, processes that disagree about a
 * collective) or when cancelled; a deadlock ends the run and is reported in it. What is found depends on the
 * programs and the model only.
 */
[[nodiscard]] Result<Replay> runApplications(const std::shared_ptr<const Network>& network,
                                             const std::vector<PlacedApplication>& applications,
                                             const SharingModel& model, const ReplayOptions& options = {});

} // namespace contraflow
