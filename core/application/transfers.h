// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"
#include "core/application/rate_log.h"
#include "core/application/traffic_meter.h"
#include "core/base/ranges.h"
#include "core/base/slots.h"
#include "core/engine/event_queue.h"
#include "core/engine/fluid_flows.h"
#include "core/project/network.h"
#include "core/project/routing.h"
#include "core/project/scenario.h"
#include "core/sharing/conflict_kind.h"
#include "core/sharing/sharing_model.h"
#include "core/sharing/solution_memory.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace contraflow {

/** What a send and its receive must agree in. */
struct Envelope
{
    std::uint32_t context = 0; ///< 0: messages of programs; others: collectives of a group
    std::uint32_t source = 0;
    std::uint32_t destination = 0;
    std::int32_t tag = 0;

    bool operator==(const Envelope&) const = default;
};

/** Who waits for a receive, or a send: the event that its process is in, or one of its requests. */
struct Waiter
{
    std::uint32_t process = 0;
    std::uint32_t request = kNoRequest; ///< kNoRequest: the event itself

    bool operator==(const Waiter&) const = default;
};

/** A receive as it is posted; source and tag may be kAny in context 0. */
struct PostedReceive
{
    std::uint32_t context = 0;
    std::int32_t source = kAny;
    std::uint32_t destination = 0;
    std::int32_t tag = 0;
    Waiter waiter;
    double bytes = 0;                  ///< room for so many; 0: not said
    std::uint32_t row = 0;             ///< of its event
    std::uint32_t record = UINT32_MAX; ///< of its event in the results, when there is one
};

/**
 * Sends and receives that wait for each other. A receive takes the earliest posted send that fits and is not
 * taken, a send goes to the earliest posted receive that fits, so messages of one source and tag never
 * overtake one another. Exact receives cost the same whatever waits.
 */
class Matching
{
public:
    explicit Matching(std::uint32_t processes);

    /** The receive that a message goes to; nothing: it waits for one. */
    [[nodiscard]] std::optional<PostedReceive> postSend(const Envelope& envelope, std::uint32_t message);
    /** The message that a receive takes; nothing: it waits for one. */
    [[nodiscard]] std::optional<std::uint32_t> postReceive(const PostedReceive& receive);

    /** Messages that nobody has received, in the order in which they were posted to each process. */
    [[nodiscard]] std::vector<std::uint32_t> unreceived() const;
    /** Receives that nothing was sent to, by process in the order in which they were posted. */
    [[nodiscard]] std::vector<PostedReceive> unsent() const;

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    /** A send or receive that waits, in the queue of its envelope and in the list of its destination. */
    struct Entry
    {
        Envelope envelope;
        std::uint64_t order = 0;       ///< of posting
        std::uint32_t inQueue = kNone; ///< the next of its envelope
        std::uint32_t before = kNone;  ///< in the list
        std::uint32_t after = kNone;
        std::uint32_t what = 0; ///< message, or position in m_receives
    };
    struct List
    {
        std::uint32_t first = kNone;
        std::uint32_t last = kNone;
    };
    /** Entries with one envelope: all of them sends, or all receives. */
    struct Queue
    {
        Envelope envelope;
        std::uint32_t first = kNone; ///< kNone: the place is free
        std::uint32_t last = kNone;
        bool isSends = false;
    };

    [[nodiscard]] std::uint32_t place(const Envelope& envelope) const;
    void append(std::uint32_t place, std::uint32_t entry, bool isSends);
    void takeFirst(std::uint32_t place);
    void growTable();
    void removePlace(std::uint32_t place);
    [[nodiscard]] std::uint32_t newEntry(const Envelope& envelope, std::uint32_t what);
    void link(List& list, std::uint32_t entry);
    void unlink(List& list, std::uint32_t entry);
    [[nodiscard]] PostedReceive takeReceive(std::uint32_t entry);

    Slots<Entry> m_entries;
    Slots<PostedReceive> m_receives;
    std::vector<Queue> m_table; ///< open addressing, a power of two
    std::size_t m_queues = 0;
    std::vector<List> m_sends;     ///< by destination: context 0, for receives from any
    std::vector<List> m_wildcards; ///< by destination: receives from any source or with any tag
    std::uint64_t m_order = 0;
};

/**
 * The messages of a solver's scenario for messages that arise while a program runs. A slot is a message of
 * one ordered pair of nodes; it is used again when its message is done, so that there are as many as were
 * ever under way at once.
 */
class MessageSlots
{
public:
    /** What all messages of a pair of nodes have in common. */
    struct Way
    {
        double latency = 0;            ///< seconds, of the whole route
        double slowest = 0;            ///< bytes per second
        bool isOpen = false;           ///< false: there is no route
        bool isStartUpUnknown = false; ///< nothing says what it is
    };

    static constexpr std::uint32_t kNone = UINT32_MAX;

    explicit MessageSlots(std::shared_ptr<const Network> network);

    /** For solvers; it grows. */
    [[nodiscard]] const PlacedScenario& scenario() const { return m_scenario; }
    [[nodiscard]] std::size_t size() const { return m_pairOf.size(); }

    /** A slot that is free, for a message between two different nodes; kNone when there is no route. */
    [[nodiscard]] std::uint32_t take(NodeId source, NodeId destination, double bytes);
    void release(std::uint32_t slot);
    /** Calls `add(channel, bytes)` for every channel of every pair of nodes, with the bytes of all messages
     * that were ever taken for the pair. */
    template<typename Add>
    void addBytes(Add add) const
    {
        for (const Pair& pair : m_pairs)
            if (pair.slot != kNone)
                m_scenario.routes.forEach(
                    pair.slot, [&](ChannelId channel, double share) { add(channel, pair.bytes * share); });
    }
    [[nodiscard]] const Way& wayOf(std::uint32_t slot) const { return m_pairs[m_pairOf[slot]].way; }
    /** Whether the channel is on the way of the slot. */
    [[nodiscard]] bool uses(std::uint32_t slot, ChannelId channel) const
    {
        const auto route = m_scenario.routes[slot];
        return contains(route, channel);
    }

private:
    struct Pair
    {
        Way way;
        double bytes = 0;           ///< of all its messages so far
        std::uint32_t free = kNone; ///< the first of its free slots
        std::uint32_t slot = kNone; ///< any of its slots
    };

    [[nodiscard]] Pair& pair(NodeId source, NodeId destination);
    void addFreeSlot(Pair& pair);
    [[nodiscard]] std::uint32_t addSlot(const Pair& pair, PlacedMessage message);

    PlacedScenario m_scenario;
    Router m_router;
    std::unordered_map<std::uint64_t, std::uint32_t> m_pairAt; ///< by source and destination
    std::vector<Pair> m_pairs;
    std::vector<std::uint32_t> m_pairOf;   ///< by slot
    std::vector<std::uint32_t> m_nextFree; ///< by slot
};

/**
 * What kinds of conflict messages meet at the nodes at their ends while they flow: at one end those that go
 * the same way, or any that goes against it, at whatever time of its own. Both calls cost the same however
 * many messages flow.
 */
class ConflictTracker
{
public:
    explicit ConflictTracker(std::size_t nodes) : m_nodes(nodes) {}

    /** A message begins to flow. It must not, and its ends are two nodes. */
    void begin(std::uint32_t slot, NodeId source, NodeId destination)
    {
        if (slot >= m_flows.size())
            m_flows.resize(slot + 1);
        Node& from = m_nodes[source.index()];
        Node& to = m_nodes[destination.index()];
        ++from.leaving;
        ++from.everLeft;
        ++to.entering;
        ++to.everEntered;
        m_flows[slot] = {from.everLeft,    to.everEntered,  from.everEntered,  to.everLeft,
                         from.leaving > 1, to.entering > 1, from.entering > 0, to.leaving > 0};
    }

    /** It flows no more: what it has met. To be called for all that end at an instant before others begin. */
    [[nodiscard]] ConflictKind end(std::uint32_t slot, NodeId source, NodeId destination)
    {
        Node& from = m_nodes[source.index()];
        Node& to = m_nodes[destination.index()];
        --from.leaving;
        --to.entering;
        const Flow& flow = m_flows[slot];
        return kindOf(flow.metLeaving || from.everLeft != flow.leftSource,
                      flow.metAgainstSource || from.everEntered != flow.enteredSource,
                      ConflictKind::outgoing) |
               kindOf(flow.metEntering || to.everEntered != flow.enteredDestination,
                      flow.metAgainstDestination || to.everLeft != flow.leftDestination,
                      ConflictKind::incoming);
    }

private:
    /** Messages that flow, and how many ever began to; the latter are only told apart. */
    struct Node
    {
        std::uint32_t leaving = 0;
        std::uint32_t entering = 0;
        std::uint32_t everLeft = 0;
        std::uint32_t everEntered = 0;
    };
    /** As it was when the message began, itself counted. */
    struct Flow
    {
        std::uint32_t leftSource = 0;
        std::uint32_t enteredDestination = 0;
        std::uint32_t enteredSource = 0;
        std::uint32_t leftDestination = 0;
        bool metLeaving = false;
        bool metEntering = false;
        bool metAgainstSource = false;
        bool metAgainstDestination = false;
    };

    static ConflictKind kindOf(bool meets, bool meetsAgainst, ConflictKind alike)
    {
        return meetsAgainst ? ConflictKind::incomingOutgoing : meets ? alike : ConflictKind::none;
    }

    std::vector<Node> m_nodes;
    std::vector<Flow> m_flows; ///< by slot
};

/** What is known of a message that has arrived. */
struct Arrival
{
    std::uint32_t message = 0; ///< as it was named to Transfers::begin()
    double uncontended = 0;    ///< seconds that it would have taken alone
    double latency = 0;        ///< seconds of them that its first bit was under way
    std::uint32_t bottleneck = kNoChannel;
    ConflictKind conflict = ConflictKind::none; ///< when it was to be found
    bool passesBy = false;                      ///< the bottleneck is not on its route
};

/** What a message carries: the data of several rounds, each of which waits the latency of the route, after
 * `fill` rounds more until its pipeline is full. */
struct Load
{
    double bytes = 0; ///< of all rounds
    std::uint32_t rounds = 1;
    std::uint32_t fill = 0;
};

/**
 * Messages on their way: each waits the latency of its route, holding no bandwidth, then its bytes flow at
 * the rates of the sharing model; within a node it takes the local latency and bandwidth whatever else goes
 * on.
 *
 * At every event, in this order: collect(), begin() for those that begin, settle().
 */
class Transfers
{
public:
    /** `findsConflicts`: arrivals tell the kind of conflict. */
    Transfers(std::shared_ptr<const Network> network, const SharingModel& model, bool findsConflicts,
              std::stop_token stop);

    /** Writes all rates into a log from the beginning on, which must outlive this. */
    void setLog(RateLog* log) { m_log = log; }

    /** A message begins; false when no way leads to its destination. It may arrive at once, and is then among
     * those that the next collect() for the same instant gives. */
    [[nodiscard]] bool begin(std::uint32_t message, NodeId source, NodeId destination, const Load& load,
                             const Instant& now);
    /** The messages that have arrived by now. */
    void collect(const Instant& now, std::vector<Arrival>& arrived);
    /** Nothing more begins now: works out the rates. */
    void settle(const Instant& now);

    /** When something happens next; never when nothing is under way, or nothing gets any bandwidth. */
    [[nodiscard]] Instant next() const { return std::min(m_timers.next(), m_flows.nextCompletion()); }
    [[nodiscard]] bool hasArrived() const { return !m_atOnce.empty(); }
    [[nodiscard]] std::size_t flowing() const { return m_flows.activeCount(); }

    /** Gives the bytes of all messages that have set out, channel by channel, a channel perhaps many times.
     */
    template<typename Add>
    void addBytes(Add add) const
    {
        m_slots.addBytes(add);
    }

    /** Of all messages that have set out. */
    [[nodiscard]] const ReplayTraffic& traffic() const { return m_meter.traffic(); }
    [[nodiscard]] std::vector<std::string> notes() const { return m_solver->notes(); }
    /** As RateSolver::failure() says. */
    [[nodiscard]] std::string failure() const { return m_solver->failure(); }
    [[nodiscard]] double worstResidual() const { return m_worstResidual; }
    /** As FluidFlows::limits(). */
    [[nodiscard]] const std::vector<bool>& limits() const { return m_flows.limits(); }
    /** How often the model broke its own rules, as RateSolver::diagnostics() says. */
    [[nodiscard]] std::size_t diagnosticCount() const { return m_diagnostics; }

private:
    static constexpr std::uint32_t kLocal = UINT32_MAX;       ///< instead of a slot
    static constexpr std::size_t kMostRemembered = 4'000'000; ///< numbers: 32 MB

    /** A message before it flows, or within a node. */
    struct Waiting
    {
        double bytes = 0;
        double uncontended = 0;
        double latency = 0;
        std::uint32_t message = 0;
        std::uint32_t slot = kLocal;
    };

    [[nodiscard]] bool beginLocal(std::uint32_t message, const Load& load, const Instant& now);
    void wait(const Waiting& waiting, const Instant& until);
    void endLatency(const Waiting& waiting, const Instant& now, std::vector<Arrival>& arrived);

    MessageSlots m_slots;
    SolutionMemory m_memory{kMostRemembered}; ///< programs do the same over and over
    std::unique_ptr<RateSolver> m_solver;
    FluidFlows m_flows;
    std::optional<ConflictTracker> m_conflicts;
    TrafficMeter m_meter;
    RateLog* m_log = nullptr;
    TimerHeap m_timers;                ///< of m_waiting
    Slots<Waiting> m_waiting;          ///< under way
    std::vector<std::uint32_t> m_over; ///< of m_waiting; kept for its memory
    std::vector<Waiting> m_flowing;    ///< by slot
    std::vector<std::uint32_t> m_done; ///< slots to be released when the solver knows
    std::vector<Arrival> m_atOnce;
    double m_worstResidual = 0;
    std::size_t m_diagnostics = 0;
    bool m_isFirst = true; ///< collect() has not been called for this event
};

} // namespace contraflow
