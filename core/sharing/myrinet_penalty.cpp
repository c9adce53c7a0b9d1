// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/myrinet_penalty.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

/** What all graphs of a run take together, at most about a minute's worth of counting and ten seconds' of
 * estimates: the more messages, the smaller the graphs that are counted. */
constexpr MatchingLimits kRun{.exactEntries = 1'500'000'000, .relaxSteps = 500'000'000};

class MyrinetRule : public PenaltyRule
{
public:
    explicit MyrinetRule(const MatchingLimits& limits) : m_limits(limits) {}

    [[nodiscard]] NodeConflicts::Numbers find(const NodeConflicts& conflicts,
                                              const NodeConflicts::Change& change,
                                              std::vector<Penalty>& penalties,
                                              const std::stop_token& stop) override
    {
        m_penalty.resize(conflicts.nodeCount());
        m_parts.clear();
        const MatchingLimits limits = sharedAmong(m_limits, kRun, conflicts.mostChanges());
        NodeConflicts::Change touched;
        for (Component& component : componentsOf(conflicts, change)) {
            if (stop.stop_requested())
                break;
            std::vector<BetheMessages> messages = messagesOf(component.edges);
            std::optional<MatchingShares> shares = maximalMatchings(component.edges, limits, stop, messages);
            if (!shares)
                break;
            if (!shares->isExact)
                keepMessages(component.edges, messages);
            setPenalties(component.edges, *shares);
            takeNote(component.edges, *shares);
            touched.sources.insert(touched.sources.end(), component.sources.begin(), component.sources.end());
            m_parts.push_back({std::move(component.edges), std::move(*shares)});
        }
        NodeConflicts::Numbers concerned = conflicts.messagesOf(touched);
        for (const std::uint32_t i : concerned) {
            const double penalty = m_penalty[conflicts.ends(i).source];
            // The side with the higher degree is the one that holds the message back.
            penalties[i].outgoing = conflicts.outgoing(i) >= conflicts.incoming(i) ? penalty : 1;
            penalties[i].incoming = penalty;
        }
        return concerned;
    }

    [[nodiscard]] std::vector<Term> terms(const PenaltyQuestion& question) const override
    {
        const NodeConflicts& conflicts = question.conflicts;
        const NodeConflicts::Ends& ends = question.ends();
        const Counted own = countedOf(ends);
        if (!own.shares)
            return {};
        // Sets are weighed by their number, so that all figures of a large graph keep their proportions.
        const double sets =
            own.shares->isExact ? wholeCount(std::exp(own.shares->logCount)) : std::exp(own.shares->logCount);
        const double least = 1 / m_penalty[ends.source];
        std::vector<std::uint32_t> rarest = question.leaving();
        std::erase_if(rarest, [&](std::uint32_t i) {
            return countedOf(conflicts.ends(i)).share() > least * (1 + Tolerance::kRelative);
        });
        const bool isExact = own.shares->isExact;
        const auto countOf = [&](double share) { return isExact ? wholeCount(sets * share) : sets * share; };
        std::vector<Term> terms{countTerm("state_sets", "S", sets,
                                          sentence("state sets of its conflict graph of %1",
                                                   {counted(conflicts.activeCount(), "message")})),
                                wordTerm("counting", {}, isExact ? "exact" : "estimated"),
                                countTerm("sets_with_message", "c", countOf(own.share()),
                                          sentence("state sets that contain this message")),
                                countTerm("fewest_sets", "min c", countOf(least),
                                          sentence("the fewest of a message out of %1", {question.source()}))
                                    .with(std::move(rarest))};
        terms.push_back(numberTerm("p", "p", m_penalty[ends.source])
                            .from("S / min c", termValueText(terms[0]) + " / " + termValueText(terms[3])));
        return terms;
    }

    [[nodiscard]] std::vector<std::string> notes() const override
    {
        if (m_estimated == 0)
            return {sentence("counted the state sets of all %1 conflict graphs exactly",
                             {groupedCount(m_graphs)})};
        std::string note = sentence(
            "estimated in how many state sets messages are for %1 of %2 conflict graphs, which are too many "
            "to count, with Bethe's approximation",
            {groupedCount(m_estimated), groupedCount(m_graphs)});
        const auto& [edges, shares] = m_largestCounted;
        if (!edges.empty())
            note = sentence(
                "%1; on the largest graph of the run that was counted, of messages between %2 of nodes, it "
                "errs by %3 % (root mean square)",
                {note, counted(edges.size(), "pair"),
                 roundedText(100 * estimateError(edges, shares.share), 2)});
        return {std::move(note)};
    }

private:
    using Edges = std::vector<MatchingEdge>;
    struct Part
    {
        Edges edges;
        MatchingShares shares;
    };
    /** A pair of nodes in the counted graph that it is part of. */
    struct Counted
    {
        const MatchingShares* shares = nullptr;
        std::size_t edge = 0;
        std::uint32_t multiplicity = 1;

        /** Of one of the messages from the one node to the other. */
        [[nodiscard]] double share() const { return shares->share[edge] / multiplicity; }
    };

    [[nodiscard]] Counted countedOf(const NodeConflicts::Ends& ends) const
    {
        for (const auto& [edges, shares] : m_parts)
            for (std::size_t e = 0; e < edges.size(); ++e)
                if (edges[e].left == ends.source && edges[e].right == ends.destination)
                    return {&shares, e, edges[e].multiplicity};
        return {};
    }

    static std::uint64_t keyOf(const MatchingEdge& edge)
    {
        return std::uint64_t{edge.left} << 32U | edge.right;
    }

    /** Where estimates of these edges ended last time. */
    [[nodiscard]] std::vector<BetheMessages> messagesOf(const Edges& edges) const
    {
        std::vector<BetheMessages> messages(edges.size());
        for (std::size_t e = 0; e < edges.size() && !m_messages.empty(); ++e)
            if (const auto known = m_messages.find(keyOf(edges[e])); known != m_messages.end())
                messages[e] = known->second;
        return messages;
    }

    void keepMessages(const Edges& edges, const std::vector<BetheMessages>& messages)
    {
        for (std::size_t e = 0; e < edges.size(); ++e)
            m_messages[keyOf(edges[e])] = messages[e];
    }

    void takeNote(const Edges& edges, const MatchingShares& shares)
    {
        ++m_graphs;
        m_estimated += shares.isExact ? 0 : 1;
        if (shares.isExact && edges.size() > m_largestCounted.edges.size())
            m_largestCounted = {edges, shares};
    }

    /** A count that went through logarithms. */
    [[nodiscard]] static double wholeCount(double count) { return count < 1e15 ? std::round(count) : count; }

    /** A connected part of the graph; its sources and the pairs of nodes ascend. */
    struct Component
    {
        NodeConflicts::Numbers sources;
        Edges edges;
    };

    /** The connected parts that the change concerns, by their first source: what leaves the others alone
     * leaves their penalties alone. */
    static std::vector<Component> componentsOf(const NodeConflicts& conflicts,
                                               const NodeConflicts::Change& change)
    {
        std::vector<bool> isSource(conflicts.nodeCount(), false);      // reached as a source
        std::vector<bool> isDestination(conflicts.nodeCount(), false); // and as a destination
        std::vector<Component> components;
        // Whoever still sends from a touched source, or to a touched destination.
        for (const std::uint32_t start : conflicts.widened(change).sources) {
            if (isSource[start] || conflicts.leaving(start).empty())
                continue;
            Component component;
            component.sources.push_back(start);
            isSource[start] = true;
            for (std::size_t next = 0; next < component.sources.size(); ++next)
                for (const std::uint32_t sent : conflicts.leaving(component.sources[next])) {
                    const std::uint32_t destination = conflicts.ends(sent).destination;
                    if (isDestination[destination])
                        continue;
                    isDestination[destination] = true;
                    for (const std::uint32_t received : conflicts.entering(destination))
                        if (const std::uint32_t source = conflicts.ends(received).source; !isSource[source]) {
                            isSource[source] = true;
                            component.sources.push_back(source);
                        }
                }
            std::ranges::sort(component.sources);
            component.edges = edgesFrom(conflicts, component.sources);
            components.push_back(std::move(component));
        }
        return components;
    }

    static Edges edgesFrom(const NodeConflicts& conflicts, const NodeConflicts::Numbers& sources)
    {
        Edges edges;
        for (const std::uint32_t source : sources) {
            NodeConflicts::Numbers destinations;
            for (const std::uint32_t i : conflicts.leaving(source))
                destinations.push_back(conflicts.ends(i).destination);
            std::ranges::sort(destinations);
            for (const std::uint32_t destination : destinations) {
                if (!edges.empty() && edges.back().left == source && edges.back().right == destination)
                    ++edges.back().multiplicity;
                else
                    edges.push_back({source, destination, 1});
            }
        }
        return edges;
    }

    /** Parallel messages have equal parts of their pair's state sets. */
    void setPenalties(const Edges& edges, const MatchingShares& shares)
    {
        for (const MatchingEdge& edge : edges)
            m_penalty[edge.left] = 0;
        for (std::size_t e = 0; e < edges.size(); ++e) {
            double& penalty = m_penalty[edges[e].left];
            penalty = std::max(penalty, edges[e].multiplicity / shares.share[e]);
        }
    }

    MatchingLimits m_limits;
    std::vector<Part> m_parts;                                   ///< that the last change concerned
    std::vector<double> m_penalty;                               ///< by source
    std::unordered_map<std::uint64_t, BetheMessages> m_messages; ///< by keyOf()
    std::size_t m_graphs = 0;
    std::size_t m_estimated = 0; ///< of these graphs
    Part m_largestCounted;
};

} // namespace

std::unique_ptr<PenaltyRule> MyrinetPenalty::makeRule() const
{
    return std::make_unique<MyrinetRule>(m_limits);
}

} // namespace contraflow
