// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/myrinet_penalty.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace contraflow {

namespace {

/** Groups of vertices joined by edges. */
class JoinedVertices
{
public:
    explicit JoinedVertices(std::size_t count) : m_parent(count)
    {
        std::iota(m_parent.begin(), m_parent.end(), std::size_t{0});
    }
    std::size_t group(std::size_t v)
    {
        while (m_parent[v] != v)
            v = m_parent[v] = m_parent[m_parent[v]];
        return v;
    }
    void join(std::size_t a, std::size_t b) { m_parent[group(a)] = group(b); }

private:
    std::vector<std::size_t> m_parent;
};

class MyrinetRule : public PenaltyRule
{
public:
    explicit MyrinetRule(const MatchingLimits& limits) : m_limits(limits) {}

    void find(const NodeConflicts& conflicts, std::vector<Penalty>& penalties,
              const std::stop_token& stop) override
    {
        const auto& messages = conflicts.messages();
        m_penalty.resize(conflicts.nodeCount());
        for (const auto& [edges, shares] : countParts(conflicts, stop))
            setPenalties(edges, *shares);
        for (std::size_t i = 0; i < messages.size(); ++i) {
            const double penalty = m_penalty[messages[i].source];
            // The side with the higher degree is the one that holds the message back.
            penalties[i].outgoing = conflicts.outgoing(i) >= conflicts.incoming(i) ? penalty : 1;
            penalties[i].incoming = penalty;
        }
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
        double error = 0;
        std::erase_if(rarest, [&](std::uint32_t i) {
            const Counted counted = countedOf(conflicts.messages()[i]);
            const bool isRarest = counted.share() <= least * (1 + Tolerance::kRelative);
            error = std::max(error, isRarest ? counted.shares->standardError[counted.edge] : 0.0);
            return !isRarest;
        });
        const bool isExact = own.shares->isExact;
        const auto countOf = [&](double share) { return isExact ? wholeCount(sets * share) : sets * share; };
        std::vector<Term> terms{
            countTerm("state_sets", "S", sets,
                      "state sets of its conflict graph of " +
                          counted(conflicts.messages().size(), "message")),
            wordTerm("counting", {}, isExact ? "exact" : "sampled"),
            countTerm("sets_with_message", "c", countOf(own.share()), "state sets that contain this message"),
            countTerm("fewest_sets", "min c", countOf(least),
                      "the fewest of a message out of " + question.source())
                .with(std::move(rarest))};
        if (!isExact) {
            terms.push_back(
                numberTerm("standard_error", "standard error", 100 * error, "of p: S is sampled"));
            terms.back().unit = TermUnit::percent;
        }
        terms.push_back(numberTerm("p", "p", m_penalty[ends.source])
                            .from("S / min c", termValueText(terms[0]) + " / " + termValueText(terms[3])));
        return terms;
    }

    [[nodiscard]] std::vector<std::string> notes() const override
    {
        if (m_sampledParts == 0)
            return {"counted the state sets of all " + std::to_string(m_countedParts) +
                    " conflict graphs exactly"};
        return {"sampled the state sets of " + std::to_string(m_sampledParts) + " of " +
                std::to_string(m_countedParts) +
                " conflict graphs, which are too many to count; the greatest relative standard error of a "
                "penalty is " +
                roundedText(100 * m_worstError, 2) +
                " %, and sampled penalties tend to be too high by about their standard error"};
    }

private:
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
        for (const auto& [edges, shares] : m_known)
            for (std::size_t e = 0; e < edges.size(); ++e)
                if (edges[e].left == ends.source && edges[e].right == ends.destination)
                    return {shares.get(), e, edges[e].multiplicity};
        return {};
    }

    /** A count that went through logarithms. */
    [[nodiscard]] static double wholeCount(double count) { return count < 1e15 ? std::round(count) : count; }

    using Edges = std::vector<MatchingEdge>;
    using Part = std::pair<Edges, std::shared_ptr<const MatchingShares>>;

    /** The connected parts of the graph with their shares; those that an event left alone are known. */
    std::vector<Part> countParts(const NodeConflicts& conflicts, const std::stop_token& stop)
    {
        std::vector<Part> parts;
        std::map<Edges, std::shared_ptr<const MatchingShares>> known;
        for (Edges& edges : connectedParts(conflicts)) {
            if (stop.stop_requested())
                break;
            const auto found = m_known.find(edges);
            std::shared_ptr<const MatchingShares> shares;
            if (found != m_known.end()) {
                shares = found->second;
            } else {
                std::optional<MatchingShares> counted = maximalMatchings(edges, m_limits, stop);
                if (!counted)
                    break;
                shares = std::make_shared<MatchingShares>(std::move(*counted));
                ++m_countedParts;
                m_sampledParts += shares->isExact ? 0 : 1;
            }
            known.emplace(edges, shares);
            parts.emplace_back(std::move(edges), std::move(shares));
        }
        m_known = std::move(known);
        return parts;
    }

    static std::vector<Edges> connectedParts(const NodeConflicts& conflicts)
    {
        std::vector<NodeConflicts::Ends> pairs = conflicts.messages();
        std::sort(pairs.begin(), pairs.end());
        const std::size_t nodes = conflicts.nodeCount();
        JoinedVertices vertices(2 * nodes); // a node as a source, and once more as a destination
        for (const NodeConflicts::Ends& ends : pairs)
            vertices.join(ends.source, nodes + ends.destination);
        std::map<std::size_t, Edges> parts;
        for (const NodeConflicts::Ends& ends : pairs) {
            Edges& edges = parts[vertices.group(ends.source)];
            if (!edges.empty() && edges.back().left == ends.source && edges.back().right == ends.destination)
                ++edges.back().multiplicity;
            else
                edges.push_back({ends.source, ends.destination, 1});
        }
        std::vector<Edges> result;
        for (auto& [group, edges] : parts)
            result.push_back(std::move(edges));
        return result;
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
        for (std::size_t e = 0; e < edges.size(); ++e)
            if (m_penalty[edges[e].left] <= edges[e].multiplicity / shares.share[e])
                m_worstError = std::max(m_worstError, shares.standardError[e]);
    }

    MatchingLimits m_limits;
    std::map<Edges, std::shared_ptr<const MatchingShares>> m_known; ///< of the last instant
    std::vector<double> m_penalty;                                  ///< by source
    std::size_t m_countedParts = 0;
    std::size_t m_sampledParts = 0;
    double m_worstError = 0;
};

} // namespace

std::unique_ptr<PenaltyRule> MyrinetPenalty::makeRule() const
{
    return std::make_unique<MyrinetRule>(m_limits);
}

} // namespace contraflow
