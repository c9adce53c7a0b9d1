// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/myrinet_penalty.h"

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
 * sampling and of estimates each: the more messages, the smaller the graphs that are counted. */
constexpr MatchingLimits kRun{
    .exactEntries = 1'500'000'000, .sampleSteps = 100'000'000, .relaxSteps = 500'000'000};

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
            if (!shares->isExact())
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
        const double sets = own.shares->isExact() ? wholeCount(std::exp(own.shares->logCount))
                                                  : std::exp(own.shares->logCount);
        const double least = 1 / m_penalty[ends.source];
        std::vector<std::uint32_t> rarest = question.leaving();
        double error = 0;
        std::erase_if(rarest, [&](std::uint32_t i) {
            const Counted counted = countedOf(conflicts.ends(i));
            const bool isRarest = counted.share() <= least * (1 + Tolerance::kRelative);
            error = std::max(error, isRarest ? counted.shares->standardError[counted.edge] : 0.0);
            return !isRarest;
        });
        const bool isExact = own.shares->isExact();
        const auto countOf = [&](double share) { return isExact ? wholeCount(sets * share) : sets * share; };
        std::vector<Term> terms{
            countTerm("state_sets", "S", sets,
                      "state sets of its conflict graph of " + counted(conflicts.activeCount(), "message")),
            wordTerm("counting", {}, methodWord(own.shares->method)),
            countTerm("sets_with_message", "c", countOf(own.share()), "state sets that contain this message"),
            countTerm("fewest_sets", "min c", countOf(least),
                      "the fewest of a message out of " + question.source())
                .with(std::move(rarest))};
        if (!isExact && own.shares->isErrorKnown) {
            terms.push_back(numberTerm("standard_error", "standard error", 100 * error,
                                       "of p: S is " + methodWord(own.shares->method)));
            terms.back().unit = TermUnit::percent;
        }
        terms.push_back(numberTerm("p", "p", m_penalty[ends.source])
                            .from("S / min c", termValueText(terms[0]) + " / " + termValueText(terms[3])));
        return terms;
    }

    [[nodiscard]] std::vector<std::string> notes() const override
    {
        std::vector<std::string> notes;
        if (m_counted == m_graphs)
            notes.push_back("counted the state sets of all " + groupedCount(m_graphs) +
                            " conflict graphs exactly");
        if (m_sampled > 0)
            notes.push_back("sampled the state sets of " + ofAllGraphs(m_sampled) +
                            ", which are too many to count; the greatest relative standard error of a "
                            "penalty is " +
                            percentText(m_worstError) +
                            ", and sampled penalties tend to be too high by about their standard error");
        if (m_estimated > 0)
            notes.push_back(
                "estimated in how many state sets messages are for " + ofAllGraphs(m_estimated) +
                ", which are too many to count, with Bethe's approximation and a small sample; "
                "against the samples the estimates err by " +
                errorText(std::sqrt(std::max(0.0, m_squaredErrors / static_cast<double>(m_estimated)))));
        if (!m_firstUnsampled.edges.empty())
            notes.push_back(unsampledNote());
        return notes;
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

    [[nodiscard]] static std::string methodWord(MatchingMethod method)
    {
        return method == MatchingMethod::counted   ? "exact"
               : method == MatchingMethod::sampled ? "sampled"
                                                   : "estimated";
    }

    [[nodiscard]] static std::string percentText(double share) { return roundedText(100 * share, 2) + " %"; }

    [[nodiscard]] static std::string errorText(double error)
    {
        return error > 0 ? percentText(error) + " (root mean square)" : "less than sampling can tell";
    }

    /** "7 of 9 conflict graphs" */
    [[nodiscard]] std::string ofAllGraphs(std::size_t graphs) const
    {
        return std::to_string(graphs) + " of " + counted(m_graphs, "conflict graph");
    }

    /** With the error of the first of these graphs, against a sample larger than each of them could have. */
    [[nodiscard]] std::string unsampledNote() const
    {
        constexpr std::size_t kSteps = 5'000'000;
        const double error =
            sampledErrorOf(m_firstUnsampled.edges, m_firstUnsampled.shares.share, kSteps, m_limits.seed);
        return "estimated in how many state sets messages are for " + ofAllGraphs(m_unsampled) +
               ", which are too many to count or to sample at every event, with Bethe's approximation alone; "
               "against a sample of the first of them the estimates err by " +
               errorText(error);
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
        if (shares.isExact()) {
            ++m_counted;
        } else if (shares.method == MatchingMethod::sampled) {
            ++m_sampled;
        } else if (shares.isErrorKnown) {
            ++m_estimated;
            m_squaredErrors += shares.squaredError;
        } else if (++m_unsampled == 1) {
            m_firstUnsampled = {edges, shares};
        }
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
            std::sort(component.sources.begin(), component.sources.end());
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
            std::sort(destinations.begin(), destinations.end());
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
        for (std::size_t e = 0; e < edges.size() && shares.method == MatchingMethod::sampled; ++e)
            if (m_penalty[edges[e].left] <= edges[e].multiplicity / shares.share[e])
                m_worstError = std::max(m_worstError, shares.standardError[e]);
    }

    MatchingLimits m_limits;
    std::vector<Part> m_parts;                                   ///< that the last change concerned
    std::vector<double> m_penalty;                               ///< by source
    std::unordered_map<std::uint64_t, BetheMessages> m_messages; ///< by keyOf()
    std::size_t m_graphs = 0;
    std::size_t m_counted = 0;
    std::size_t m_sampled = 0;
    double m_worstError = 0; ///< of sampled penalties
    std::size_t m_estimated = 0;
    double m_squaredErrors = 0; ///< of them, added
    std::size_t m_unsampled = 0;
    Part m_firstUnsampled;
};

} // namespace

std::unique_ptr<PenaltyRule> MyrinetPenalty::makeRule() const
{
    return std::make_unique<MyrinetRule>(m_limits);
}

} // namespace contraflow
