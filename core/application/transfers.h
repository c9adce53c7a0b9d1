// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/conflict_tracker.h"
#include "core/application/message_slots.h"
#include "core/application/rate_log.h"
#include "core/application/traffic_meter.h"
#include "core/engine/fluid_flows.h"
#include "core/engine/timer_heap.h"
#include "core/sharing/sharing_model.h"
#include "core/sharing/solution_memory.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

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
    TimerHeap m_timers;             ///< of m_waiting
    std::vector<Waiting> m_waiting; ///< those that m_free does not name are under way
    std::vector<std::uint32_t> m_free;
    std::vector<Waiting> m_flowing;    ///< by slot
    std::vector<std::uint32_t> m_done; ///< slots to be released when the solver knows
    std::vector<Arrival> m_atOnce;
    double m_worstResidual = 0;
    std::size_t m_diagnostics = 0;
    bool m_isFirst = true; ///< collect() has not been called for this event
};

} // namespace contraflow
