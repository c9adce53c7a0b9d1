// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/infiniband_penalty.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::uint32_t kCrowdedDegree = 3; ///< Di from which γ counts

class InfinibandRule : public PenaltyRule
{
public:
    explicit InfinibandRule(const InfinibandPenalty::Parameters& parameters) : m_parameters(parameters) {}

    [[nodiscard]] NodeConflicts::Numbers find(const NodeConflicts& conflicts,
                                              const NodeConflicts::Change& change,
                                              std::vector<Penalty>& penalties,
                                              const std::stop_token& /*stop*/) override
    {
        m_senders.resize(conflicts.nodeCount());
        m_slowest.resize(conflicts.nodeCount());
        // The ps of a source depends on the Di of its destinations, the pe of a message on its own ends.
        const NodeConflicts::Change wide{conflicts.widened(change).sources, change.destinations};
        for (const std::uint32_t node : wide.sources) {
            m_slowest[node] = 1;
            for (const std::uint32_t i : conflicts.leaving(node))
                m_slowest[node] =
                    std::max(m_slowest[node], outgoing(conflicts.outgoing(i), conflicts.incoming(i)));
        }
        for (const std::uint32_t node : wide.destinations)
            m_senders[node] = sendersTo(conflicts, node);
        NodeConflicts::Numbers concerned = conflicts.messagesOf(wide);
        for (const std::uint32_t i : concerned) {
            const NodeConflicts::Ends& ends = conflicts.ends(i);
            penalties[i].outgoing = m_slowest[ends.source];
            penalties[i].incoming =
                conflicts.incoming(i) > 1
                    ? m_senders[ends.destination] * m_parameters.betaIn * parallel(conflicts, ends)
                    : 1;
        }
        return concerned;
    }

    [[nodiscard]] std::vector<Term> terms(const PenaltyQuestion& question) const override
    {
        const NodeConflicts& conflicts = question.conflicts;
        std::vector<Term> terms{parameterTerm("beta_e", m_parameters.betaIn),
                                parameterTerm("beta_s", m_parameters.betaOut),
                                parameterTerm("gamma", m_parameters.gamma)};
        std::vector<std::uint32_t> slowest = question.leaving();
        std::erase_if(slowest, [&](std::uint32_t i) {
            return outgoing(conflicts.outgoing(i), conflicts.incoming(i)) < question.penalty().outgoing;
        });
        terms.push_back(sourceTerm("ps_own", "own ps", conflicts, question.message));
        // Calibrations with βs below a half can leave every message below 1, which counts as 1.
        Term ps = slowest.empty() ? numberTerm("ps", "ps", question.penalty().outgoing)
                                  : sourceTerm("ps", "ps", conflicts, slowest.front());
        ps.meaning = sentence("the largest out of %1", {question.source()});
        terms.push_back(std::move(ps).with(std::move(slowest)));
        const double senders = m_senders[question.ends().destination];
        const double among = parallel(conflicts, question.ends());
        terms.push_back(
            countTerm("senders", "Φ", senders, sentence("nodes that send to %1", {question.destination()})));
        std::vector<std::uint32_t> alike = question.leaving();
        std::erase_if(alike, [&](std::uint32_t i) { return conflicts.ends(i) != question.ends(); });
        terms.push_back(
            countTerm("parallel", "Ω", among,
                      sentence("messages from %1 to %2", {question.source(), question.destination()}))
                .with(std::move(alike)));
        Term pe = numberTerm("pe", "pe", question.penalty().incoming);
        if (conflicts.incoming(question.message) > 1)
            pe =
                std::move(pe).from("Φ·βe·Ω", roundedText(senders) + " · " + roundedText(m_parameters.betaIn) +
                                                 " · " + roundedText(among));
        else
            pe.meaning = sentence("as Di = 1");
        terms.push_back(std::move(pe));
        for (Term& term : question.ruling("ps", "pe"))
            terms.push_back(std::move(term));
        return terms;
    }

private:
    /** outgoing() of one message in words. */
    [[nodiscard]] Term sourceTerm(const std::string& name, const std::string& symbol,
                                  const NodeConflicts& conflicts, std::uint32_t message) const
    {
        const std::uint32_t out = conflicts.outgoing(message);
        const std::uint32_t in = conflicts.incoming(message);
        Term term = numberTerm(name, symbol, outgoing(out, in));
        if (out == 1) {
            term.meaning = sentence("as Do = 1");
            return term;
        }
        const std::string plain = std::to_string(out) + " · " + roundedText(m_parameters.betaOut);
        if (in < kCrowdedDegree)
            return std::move(term).from("Do·βs", plain);
        term.meaning = sentence("as Di is three or more");
        return std::move(term).from("Do·βs·γ", plain + " · " + roundedText(m_parameters.gamma));
    }

    [[nodiscard]] double outgoing(std::uint32_t out, std::uint32_t in) const
    {
        if (out == 1)
            return 1;
        return out * m_parameters.betaOut * (in >= kCrowdedDegree ? m_parameters.gamma : 1);
    }

    /** Φ */
    [[nodiscard]] static std::uint32_t sendersTo(const NodeConflicts& conflicts, std::uint32_t node)
    {
        std::vector<std::uint32_t> senders;
        for (const std::uint32_t i : conflicts.entering(node))
            senders.push_back(conflicts.ends(i).source);
        std::ranges::sort(senders);
        return static_cast<std::uint32_t>(std::unique(senders.begin(), senders.end()) - senders.begin());
    }

    /** Ω */
    [[nodiscard]] static double parallel(const NodeConflicts& conflicts, const NodeConflicts::Ends& ends)
    {
        const auto& leaving = conflicts.leaving(ends.source);
        return static_cast<double>(
            std::ranges::count_if(leaving, [&](std::uint32_t i) { return conflicts.ends(i) == ends; }));
    }

    InfinibandPenalty::Parameters m_parameters;
    std::vector<std::uint32_t> m_senders; ///< Φ, by destination
    std::vector<double> m_slowest;        ///< the largest ps, by source
};

} // namespace

std::unique_ptr<PenaltyRule> InfinibandPenalty::makeRule() const
{
    return std::make_unique<InfinibandRule>(m_parameters);
}

namespace {

class DegreeRule : public PenaltyRule
{
public:
    explicit DegreeRule(DegreePenalty::Side side) : m_side(side) {}

    [[nodiscard]] NodeConflicts::Numbers find(const NodeConflicts& conflicts,
                                              const NodeConflicts::Change& change,
                                              std::vector<Penalty>& penalties,
                                              const std::stop_token& /*stop*/) override
    {
        const bool isSource = m_side == DegreePenalty::Side::source;
        NodeConflicts::Numbers concerned =
            conflicts.messagesOf(isSource ? NodeConflicts::Change{change.sources, {}}
                                          : NodeConflicts::Change{{}, change.destinations});
        for (const std::uint32_t i : concerned) {
            if (isSource)
                penalties[i].outgoing = conflicts.outgoing(i);
            else
                penalties[i].incoming = conflicts.incoming(i);
        }
        return concerned;
    }

    [[nodiscard]] std::vector<Term> terms(const PenaltyQuestion& question) const override
    {
        const bool isSource = m_side == DegreePenalty::Side::source;
        const double degree = isSource ? question.outgoing() : question.incoming();
        return {numberTerm("p", "p", degree).from(isSource ? "Do" : "Di", {})};
    }

private:
    DegreePenalty::Side m_side;
};

} // namespace

std::unique_ptr<PenaltyRule> DegreePenalty::makeRule() const
{
    return std::make_unique<DegreeRule>(m_side);
}

} // namespace contraflow
