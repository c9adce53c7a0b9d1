// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/backpressure_solver.h"
#include "core/sharing/sharing_model.h"
#include "core/sharing/term.h"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace contraflow {

struct BackpressureParameters
{
    std::uint32_t lanes = 1;
    double buffer = 64e3; ///< bytes that an input port holds before it pauses what feeds it
};

/**
 * A lossless network without working congestion control, Contraflow's own model: InfiniBand, RoCE with PFC
 * alone, Omni-Path, Myrinet. Nothing is dropped, so what enters a NIC leaves in the same proportions; an
 * output serves its input ports in turn, not its messages; a full input pauses the whole link that feeds it.
 *
 * With C the capacity of a channel, L its load and L(i → c) what comes into c from i, a channel c is *held*
 * when L = C, or when for some held channel o behind it L(c → o) is the largest share of o. Rates are an
 * equilibrium when no L is above C and the NIC of every source is held; messages of one NIC run at w · x, w
 * the number of queue pairs. From each NIC a *chain* of held channels leads to a full one, which is what
 * limits its messages: those that do not use it are its victims.
 *
 * Equilibria need not be unique. From nothing it is the one that BackpressureSolver meets first, over time
 * the one that follows from the last; ties are broken by the names of channels. A run says when another was
 * found, and when none was. Where channels depend on one another in a cycle the network may stop for ever,
 * and the run fails.
 *
 * With q lanes a message keeps to one of them, and a link has q channels that share its wire as ports do:
 * with a lane for each message it is max-min.
 */
class BackpressureModel : public SharingModel, public ExplainsRates
{
public:
    explicit BackpressureModel(const BackpressureParameters& parameters) : m_parameters(parameters) {}
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    /** The chain of full buffers. */
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;
    [[nodiscard]] std::vector<ChannelId> chain(const ActiveSet& active) const override;

private:
    BackpressureParameters m_parameters;
};

/**
 * The rates of BackpressureModel over a run. Messages of one source (a NIC, or a lane of it) with as many
 * queue pairs are a group.
 *
 * With several lanes a link is a channel of its own, its wire, which every lane of it loads too. The channel
 * at which messages enter the network is their source's; where other messages pass that channel, as they do
 * where nodes are joined to nodes, or a message leaves its node by several, a channel of the node's own
 * stands before it.
 */
class BackpressureRates : public RateSolver
{
public:
    BackpressureRates(const PlacedScenario& scenario, const BackpressureParameters& parameters);

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                RateUpdate& update) override;
    void grow() override;
    [[nodiscard]] std::size_t groupCount() const override { return m_groups.size(); }
    [[nodiscard]] std::vector<std::string> notes() const override;
    [[nodiscard]] double residual() const override { return m_residual; }
    [[nodiscard]] std::string failure() const override { return m_failure; }

    /** Makes these messages the active ones without solving, with the rates that are given: for who asks what
     * holds a message. */
    void place(std::span<const std::uint32_t> messages, std::span<const double> rates);
    /** The channels of the chain that holds a message, from its NIC to the full one, as the loads say; empty
     * when they do not. */
    [[nodiscard]] std::vector<std::uint32_t> chainOf(std::uint32_t message) const;

    [[nodiscard]] const BackpressureSolver& solver() const { return m_solver; }
    /** How far the rates of all active messages are from an equilibrium: the solver may have looked at a
     * part. */
    [[nodiscard]] BackpressureProblem::Certificate certify(double tolerance) const;

private:
    /** What a channel of the solver is in the network. */
    struct Place
    {
        std::uint32_t channel = kNoChannel; ///< of the network
        std::uint32_t lane = 0;             ///< from 1 on; 0: the wire, or the only lane
        std::uint32_t node = UINT32_MAX;    ///< a channel of the node's own before the network
        bool operator==(const Place&) const = default;
    };
    struct PlaceHash
    {
        std::size_t operator()(const Place& place) const;
    };
    struct Source
    {
        std::uint32_t channel = 0; ///< of the solver
        std::uint32_t messages = 0;
        double weight = 0;
        double rate = 0;                            ///< bytes per second of a message of weight 1
        std::uint32_t limit = kNoChannel;           ///< of the network: the full channel that holds it
        std::size_t solvedIn = 0;                   ///< number of the event
        std::vector<BackpressureProblem::Use> uses; ///< ascending by turn
        std::vector<std::uint32_t> counts;          ///< messages, parallel to uses
        std::vector<std::uint32_t> groups;
    };
    struct Group
    {
        std::uint32_t source = 0;
        double weight = 0;
        std::uint32_t messages = 0;
        double rate = 0; ///< that the engine knows
        std::uint32_t limit = kNoChannel;
    };
    /** What a message loads: its source, and turns with the shares of its bytes. */
    struct Message
    {
        std::uint32_t group = 0;
        std::uint32_t firstUse = 0; ///< of m_uses
        std::uint32_t endUse = 0;
    };

    void readMessage(std::uint32_t message);
    [[nodiscard]] std::uint32_t channelAt(const Place& place);
    [[nodiscard]] std::uint32_t turnBetween(std::uint32_t from, std::uint32_t to);
    [[nodiscard]] std::uint32_t sourceAt(std::uint32_t channel);
    [[nodiscard]] std::uint32_t groupOf(std::uint32_t source, double weight);
    [[nodiscard]] static std::vector<BackpressureProblem::Use>::iterator useOf(Source& source,
                                                                               std::uint32_t turn);
    void insert(std::uint32_t message);
    void remove(std::uint32_t message);
    void addSourceOn(std::uint32_t channel, std::uint32_t source, std::uint32_t turn);
    void removeSourceOn(std::uint32_t channel, std::uint32_t source, std::uint32_t turn);
    void beginGathering();
    void join(std::uint32_t source);
    void gatherChanged(std::uint32_t channel);
    void gatherTree(std::uint32_t channel);
    void gatherAt(std::uint32_t channel);
    void gatherConnected();
    void setProblem();
    void setPartOfProblem();
    [[nodiscard]] bool solveNear();
    [[nodiscard]] bool solvePart();
    void solveConnected();
    void orderTouched();
    void takeRates();
    [[nodiscard]] bool closesCycle(const BackpressureProblem::GivenTurn& turn);
    void checkCycles();
    void lookForOther();
    void tellRates(RateUpdate& update);
    [[nodiscard]] std::uint32_t limitOf(const Place& place) const;

    const PlacedScenario& m_scenario;
    const Network& m_network;
    BackpressureParameters m_parameters;
    BackpressureSolver m_solver;
    std::vector<Place> m_places; ///< by channel of the solver
    std::vector<BackpressureProblem::GivenChannel> m_channels;
    std::unordered_map<Place, std::uint32_t, PlaceHash> m_channelAt;
    std::vector<BackpressureProblem::GivenTurn> m_turns;
    std::unordered_map<std::uint64_t, std::uint32_t> m_turnBetween;
    std::vector<Source> m_sources;
    std::vector<std::uint32_t> m_sourceAt; ///< by channel of the solver
    std::vector<Group> m_groups;
    std::vector<Message> m_messages;
    std::vector<BackpressureProblem::Use> m_uses; ///< per byte of a message of weight 1
    std::vector<BackpressureProblem::GivenSource> m_given;
    /** A source on a channel, by the turn that it comes there on; kNoTurn: it begins there. */
    struct Presence
    {
        std::uint32_t source = 0;
        std::uint32_t turn = 0;
        bool operator==(const Presence&) const = default;
    };
    static constexpr std::uint32_t kNoTurn = UINT32_MAX;

    // What an event can change: sources that the same full channels hold as those on its channels, or, where
    // that is not enough, all that are joined to it by channels that they share.
    std::vector<std::vector<Presence>> m_sourcesOn; ///< by channel
    std::vector<std::uint32_t> m_touched;           ///< channels
    std::vector<std::size_t> m_touchedIn;           ///< by channel: number of the event
    std::vector<std::size_t> m_solvedIn;            ///< by channel: number of the event
    std::vector<std::uint32_t> m_solved;            ///< sources, in this event
    std::size_t m_event = 0;
    std::vector<std::uint32_t> m_joined;       ///< sources
    std::vector<std::uint32_t> m_treeChannels; ///< that hold them
    std::vector<std::size_t> m_channelSeen;    ///< number of the gathering
    std::vector<std::size_t> m_sourceSeen;
    std::size_t m_gathering = 0;
    std::size_t m_activeSources = 0;
    std::vector<double> m_fixedOn;                     ///< by turn, bytes per second
    std::vector<BackpressureProblem::Use> m_fixed;     ///< of the sources that are not joined
    std::uint32_t m_checkedTurns = 0;                  ///< for cycles
    std::vector<std::vector<std::uint32_t>> m_turnsTo; ///< by channel of the solver
    std::vector<std::uint32_t> m_heights;              ///< by channel: above those that it leads to
    bool m_isFirst = true;
    double m_residual = 0;
    std::string m_failure;

    // For the notes.
    std::size_t m_steps = 0;
    std::size_t m_approximations = 0;
    double m_worstChange = 0;
    std::size_t m_shortMessages = 0;
    std::string m_edge;
};

} // namespace contraflow
