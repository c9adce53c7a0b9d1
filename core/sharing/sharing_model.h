// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/scenario.h"

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

// This room: how messages share a network. A SharingModel maps the messages that are active at one instant
// to a rate each; a RateSolver does so for one run and keeps what it can from one event to the next; a
// RateUpdate is what an event changed. ModelInfo is all that is known of a kind of model, a row of the
// catalogue; a Term says why a message has its rate.
//
//     ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> model, makeModel(plainModel("max-min")));
//     const std::unique_ptr<RateSolver> solver = model->makeSolver(placed);
//     solver->update(arrived, {}, changes); // the rates of these messages, in bytes per second

namespace contraflow {

/** No channel limits the message (it is alone with an unlimited local bandwidth, or a penalty rules it). */
inline constexpr std::uint32_t kNoChannel = UINT32_MAX;

/** The rate of a group of messages from now on, and the channel that holds it there. */
struct RateChange
{
    std::uint32_t group = 0;
    std::uint32_t limitingChannel = kNoChannel;
    double rate = 0; ///< bytes per second, of each message of the group
};

/** A message becomes a member of a group (and leaves the one it was in). */
struct GroupMove
{
    std::uint32_t message = 0; ///< index into PlacedScenario::messages
    std::uint32_t group = 0;
};

/**
 * What an event changed. Messages of one group run at one rate, so that a solver which knows that a channel
 * limits a hundred messages says so once; a solver that does not has a group per message.
 */
struct RateUpdate
{
    std::vector<GroupMove> moves; ///< ascending by message; every arrived message is among them
    std::vector<RateChange>
        rates; ///< groups whose rate changed; every group that is new to the engine is among them
};

/** What a literally published algorithm does not promise, reported where it happens. */
struct SharingDiagnostic
{
    enum class Kind
    {
        oversubscribed,  ///< the rates on `channel` add up to more than its capacity
        noBandwidthLeft, ///< the formula left `message` nothing on `channel`; it got an equal share instead
    };
    Kind kind = Kind::oversubscribed;
    std::uint32_t message = 0; ///< for oversubscribed: the message whose rate exceeded the capacity
    std::uint32_t channel = 0;
    double excess = 0; ///< oversubscribed: load / capacity

    bool operator==(const SharingDiagnostic&) const = default;
};

class SolutionMemory;

/**
 * The rates of one run. The engine tells which messages became active or inactive; the solver says which
 * rates changed. Rates depend on the set of active messages only, never on the order in which they came.
 */
class RateSolver
{
public:
    virtual ~RateSolver() = default;
    RateSolver() = default;
    RateSolver(const RateSolver&) = delete;
    RateSolver& operator=(const RateSolver&) = delete;

    /**
     * Arrived messages become active, departed ones inactive; both lists are ascending and disjoint. Fills
     * `update` with what changed.
     */
    virtual void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                        RateUpdate& update) = 0;

    /** The scenario has got more messages at its end, none of them active: a program's messages arise while
     * it runs. There may be more groups afterwards; the present ones stay what they are. */
    virtual void grow() = 0;

    /** Groups are numbered 0 … groupCount() - 1. */
    [[nodiscard]] virtual std::size_t groupCount() const = 0;

    /** What the last update has to report. */
    [[nodiscard]] virtual std::span<const SharingDiagnostic> diagnostics() const { return {}; }

    /** What is to be known about the whole run, asked for at its end: sentences without their subject, which
     * is the model ("counts …"). */
    [[nodiscard]] virtual std::vector<std::string> notes() const { return {}; }

    /** How far the last rates are from meeting the model's conditions, relative; 0 for models that compute
     * their rates directly. */
    [[nodiscard]] virtual double residual() const { return 0; }

    /** Why the messages of the last update have no rates under this model, with the remedy; empty where they
     * have. The solver is of no use any more then. */
    [[nodiscard]] virtual std::string failure() const { return {}; }

    /** Before the first update: solutions may be looked for there and kept there, for as long as the solver
     * lives. Of use to solvers that come nearer step by step; others leave it empty. */
    virtual void useMemory(SolutionMemory& memory);

    /** Lets an update that takes long end early: once `stop` is requested it may return anything, and the
     * solver is of no use any more. */
    void setStop(std::stop_token stop) { m_stop = std::move(stop); }
    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }

protected:
    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }

private:
    std::stop_token m_stop;
};

/**
 * Maps the messages active at one instant to one rate each: a pure function of the active messages, their
 * routes and the model's parameters. Only messages with a non-empty route are shown to a model.
 */
class SharingModel
{
public:
    virtual ~SharingModel() = default;

    /** The scenario must outlive the solver, and checkRoutes() have let it pass. */
    [[nodiscard]] virtual std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const = 0;

    /** False for a model that gives a message which takes several ways at once, or passes a channel several
     * times, no meaning. */
    [[nodiscard]] virtual bool takesSplitMessages() const { return true; }
};

/** Whether the model can run on the network; fails where its routing splits messages, or a written route
 * passes a channel several times, and the model has no meaning for that. */
[[nodiscard]] Result<void> checkRoutes(const Network& network, const SharingModel& model);

/** The rate of one active message. */
struct MessageRate
{
    std::uint32_t message = 0; ///< index into PlacedScenario::messages
    double rate = 0;           ///< bytes per second
    std::uint32_t limitingChannel = kNoChannel;
};

/** Base of solvers that compute all rates anew at every event: keeps the active messages; a group is a
 * message. */
class FullSolver : public RateSolver
{
public:
    explicit FullSolver(const PlacedScenario& scenario)
        : m_scenario(scenario)
        , m_known(scenario.messages.size())
    {}
    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                RateUpdate& update) final;
    void grow() override { m_known.resize(m_scenario.messages.size()); }
    [[nodiscard]] std::size_t groupCount() const final { return m_known.size(); }
    [[nodiscard]] std::span<const SharingDiagnostic> diagnostics() const final { return m_diagnostics; }

protected:
    /** Fills `rates`, which has one entry per active message with `message` set, in ascending order. */
    virtual void solve(std::vector<MessageRate>& rates) = 0;

    [[nodiscard]] const PlacedScenario& scenario() const { return m_scenario; }
    [[nodiscard]] const Network& network() const { return *m_scenario.network; }
    [[nodiscard]] std::span<const ChannelId> route(std::uint32_t message) const
    {
        return m_scenario.routes[message];
    }
    void report(SharingDiagnostic diagnostic) { m_diagnostics.push_back(diagnostic); }

private:
    const PlacedScenario& m_scenario;
    std::vector<MessageRate> m_rates; ///< of the active messages, ascending
    std::vector<MessageRate> m_known; ///< by message: what the engine was told last
    std::vector<SharingDiagnostic> m_diagnostics;
};

} // namespace contraflow
