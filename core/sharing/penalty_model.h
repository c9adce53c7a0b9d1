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

/** The messages active at one instant as a graph of nodes. Messages have numbers that they keep. */
class NodeConflicts
{
public:
    struct Ends
    {
        std::uint32_t source = 0; ///< NodeId value
        std::uint32_t destination = 0;

        auto operator<=>(const Ends&) const = default;
    };
    using Numbers = std::vector<std::uint32_t>;

    /** Nodes that messages have begun or ceased to leave, and to enter. */
    struct Change
    {
        Numbers sources;
        Numbers destinations;

        void add(const Ends& ends)
        {
            sources.push_back(ends.source);
            destinations.push_back(ends.destination);
        }
        /** Ascending, and each node once. */
        void sort();
    };

    /** For the messages of a run, none of which is active yet. */
    explicit NodeConflicts(const PlacedScenario& scenario);

    /** More messages, none of them active. */
    void grow(std::size_t messages)
    {
        m_messages.resize(messages);
        m_slots.resize(messages);
    }

    void add(std::uint32_t message, const Ends& ends);
    void remove(std::uint32_t message);

    [[nodiscard]] const Ends& ends(std::size_t message) const { return m_messages[message]; }
    /** The active messages out of a node and into it, in no order. */
    [[nodiscard]] const Numbers& leaving(std::uint32_t node) const { return m_leaving[node]; }
    [[nodiscard]] const Numbers& entering(std::uint32_t node) const { return m_entering[node]; }
    /** Do: messages that leave the source of an active message. */
    [[nodiscard]] std::uint32_t outgoing(std::size_t message) const
    {
        return static_cast<std::uint32_t>(m_leaving[m_messages[message].source].size());
    }
    /** Di: messages that enter the destination of an active message. */
    [[nodiscard]] std::uint32_t incoming(std::size_t message) const
    {
        return static_cast<std::uint32_t>(m_entering[m_messages[message].destination].size());
    }
    [[nodiscard]] std::size_t nodeCount() const { return m_leaving.size(); }
    [[nodiscard]] std::size_t activeCount() const { return m_active; }
    /** How often the whole run can change them: every message departs, and they arrive at so many instants.
     */
    [[nodiscard]] std::size_t mostChanges() const { return m_messages.size() + m_instants; }

    /** With the sources of what enters the destinations, and the destinations of what leaves the sources. */
    [[nodiscard]] Change widened(const Change& change) const;
    /** The messages out of the sources and into the destinations, ascending. */
    [[nodiscard]] Numbers messagesOf(const Change& change) const;

private:
    /** Where a message stands in the lists of its nodes. */
    struct Slots
    {
        std::uint32_t leaving = 0;
        std::uint32_t entering = 0;
    };

    std::vector<Ends> m_messages; ///< by message
    std::vector<Slots> m_slots;   ///< by message
    std::vector<Numbers> m_leaving;
    std::vector<Numbers> m_entering;
    std::size_t m_active = 0;
    std::size_t m_instants = 0; ///< at which messages start
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
    std::span<const Penalty> penalties; ///< by message, from PenaltyRule::find()
    std::uint32_t message = 0;

    [[nodiscard]] const NodeConflicts::Ends& ends() const { return conflicts.ends(message); }
    [[nodiscard]] const Penalty& penalty() const { return penalties[message]; }
    [[nodiscard]] double outgoing() const { return conflicts.outgoing(message); } ///< Do
    [[nodiscard]] double incoming() const { return conflicts.incoming(message); } ///< Di
    [[nodiscard]] const std::string& source() const { return network.node(NodeId(ends().source)).name; }
    [[nodiscard]] const std::string& destination() const
    {
        return network.node(NodeId(ends().destination)).name;
    }
    /** The messages out of its source, and into its destination, ascending. */
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

    /**
     * After a change: works out the penalties (by message) that may be different now, and returns the numbers
     * of their messages, ascending. What it finds depends on the messages only. Once `stop` is requested it
     * may find anything.
     */
    [[nodiscard]] virtual NodeConflicts::Numbers find(const NodeConflicts& conflicts,
                                                      const NodeConflicts::Change& change,
                                                      std::vector<Penalty>& penalties,
                                                      const std::stop_token& stop) = 0;

    /** The terms of one penalty, right after a find() for which all messages were new; the last one is "p".
     */
    [[nodiscard]] virtual std::vector<Term> terms(const PenaltyQuestion& question) const = 0;

    /** As RateSolver::notes(). */
    [[nodiscard]] virtual std::vector<std::string> notes() const { return {}; }
};

/**
 * Models that see nodes only (vienne-2008): rate = C(slowest channel of the route) / p with p = max(po, pi),
 * worked out anew at every arrival and completion for the messages that it may concern. A penalty below 1
 * counts as 1: no message is faster than alone. The limiting channel is the sender's NIC where po ≥ pi, the
 * receiver's elsewhere, and the slowest channel of the route where p = 1.
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
