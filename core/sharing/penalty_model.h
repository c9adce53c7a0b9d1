// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/term.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** The messages active at one instant as a graph of nodes, and how many of them leave and enter each node. */
class NodeConflicts
{
public:
    struct Ends
    {
        std::uint32_t source = 0; ///< NodeId value
        std::uint32_t destination = 0;

        auto operator<=>(const Ends&) const = default;
    };

    explicit NodeConflicts(std::size_t nodes) : m_leaving(nodes), m_entering(nodes) {}

    void assign(std::vector<Ends> messages);

    [[nodiscard]] const std::vector<Ends>& messages() const { return m_messages; }
    /** Do: messages that leave the source of message i. */
    [[nodiscard]] std::uint32_t outgoing(std::size_t i) const { return m_leaving[m_messages[i].source]; }
    /** Di: messages that enter the destination of message i. */
    [[nodiscard]] std::uint32_t incoming(std::size_t i) const
    {
        return m_entering[m_messages[i].destination];
    }
    [[nodiscard]] std::size_t nodeCount() const { return m_leaving.size(); }

private:
    std::vector<Ends> m_messages;
    std::vector<std::uint32_t> m_leaving;  ///< by node
    std::vector<std::uint32_t> m_entering; ///< by node
};

/** How many times slower a message is than alone, because of its source and because of its destination. */
struct Penalty
{
    double outgoing = 1; ///< po
    double incoming = 1; ///< pi
};

/** A message whose penalty is to be explained, among the messages that it is in conflict with. */
struct PenaltyQuestion
{
    const Network& network;
    const NodeConflicts& conflicts;
    std::span<const Penalty> penalties; ///< parallel to conflicts.messages(), from PenaltyRule::find()
    std::size_t message = 0;            ///< position in conflicts.messages()

    [[nodiscard]] const NodeConflicts::Ends& ends() const { return conflicts.messages()[message]; }
    [[nodiscard]] const Penalty& penalty() const { return penalties[message]; }
    [[nodiscard]] double outgoing() const { return conflicts.outgoing(message); } ///< Do
    [[nodiscard]] double incoming() const { return conflicts.incoming(message); } ///< Di
    [[nodiscard]] const std::string& source() const { return network.node(NodeId(ends().source)).name; }
    [[nodiscard]] const std::string& destination() const
    {
        return network.node(NodeId(ends().destination)).name;
    }
    /** Positions of the messages out of its source, and into its destination. */
    [[nodiscard]] std::vector<std::uint32_t> leaving() const;
    [[nodiscard]] std::vector<std::uint32_t> entering() const;

    /** p = max of both penalties, which have these names. */
    [[nodiscard]] std::vector<Term> ruling(const std::string& outgoingName,
                                           const std::string& incomingName) const;
};

/** The penalties of one model; may remember what saves work at the next event. */
class PenaltyRule
{
public:
    virtual ~PenaltyRule() = default;
    PenaltyRule() = default;
    PenaltyRule(const PenaltyRule&) = delete;
    PenaltyRule& operator=(const PenaltyRule&) = delete;

    /** Fills `penalties`, which has one entry of 1 per message. Depends on the messages only. Once `stop` is
     * requested it may fill in anything. */
    virtual void find(const NodeConflicts& conflicts, std::vector<Penalty>& penalties,
                      const std::stop_token& stop) = 0;

    /** The terms of one penalty, right after find() with the same conflicts; the last one is "p". Their
     * `messages` are positions in conflicts.messages(). */
    [[nodiscard]] virtual std::vector<Term> terms(const PenaltyQuestion& question) const = 0;

    /** As RateSolver::notes(). */
    [[nodiscard]] virtual std::vector<std::string> notes() const { return {}; }
};

/**
 * Models that see nodes only (vienne-2008): rate = C(slowest channel of the route) / p with p = max(po, pi),
 * worked out anew at every arrival and completion. A penalty below 1 counts as 1: no message is faster than
 * alone. The limiting channel is the sender's NIC where po ≥ pi, the receiver's elsewhere, and the slowest
 * channel of the route where p = 1.
 */
class PenaltyModel : public SharingModel, public ExplainsRates
{
public:
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const final;
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const final;

protected:
    [[nodiscard]] virtual std::unique_ptr<PenaltyRule> makeRule() const = 0;
};

} // namespace contraflow
