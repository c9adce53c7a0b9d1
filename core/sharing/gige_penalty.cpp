// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/gige_penalty.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <cmath>

namespace contraflow {

namespace {

class GigeRule : public PenaltyRule
{
public:
    explicit GigeRule(const GigePenalty::Parameters& parameters) : m_parameters(parameters) {}

    [[nodiscard]] NodeConflicts::Numbers find(const NodeConflicts& conflicts,
                                              const NodeConflicts::Change& change,
                                              std::vector<Penalty>& penalties,
                                              const std::stop_token& /*stop*/) override
    {
        m_leaving.resize(conflicts.nodeCount());
        m_entering.resize(conflicts.nodeCount());
        // A node's strongly slow messages depend on the degrees of their other ends.
        const NodeConflicts::Change wide = conflicts.widened(change);
        for (const std::uint32_t node : wide.sources) {
            m_leaving[node] = {};
            for (const std::uint32_t i : conflicts.leaving(node))
                m_leaving[node].add(conflicts.incoming(i));
        }
        for (const std::uint32_t node : wide.destinations) {
            m_entering[node] = {};
            for (const std::uint32_t i : conflicts.entering(node))
                m_entering[node].add(conflicts.outgoing(i));
        }
        NodeConflicts::Numbers concerned = conflicts.messagesOf(wide);
        for (const std::uint32_t i : concerned) {
            const NodeConflicts::Ends& ends = conflicts.ends(i);
            const std::uint32_t out = conflicts.outgoing(i);
            const std::uint32_t in = conflicts.incoming(i);
            penalties[i].outgoing = penalty(out, in, m_leaving[ends.source], m_parameters.gammaOut);
            penalties[i].incoming = penalty(in, out, m_entering[ends.destination], m_parameters.gammaIn);
        }
        return concerned;
    }

    [[nodiscard]] std::vector<Term> terms(const PenaltyQuestion& question) const override
    {
        const NodeConflicts& conflicts = question.conflicts;
        const std::uint32_t out = conflicts.outgoing(question.message);
        const std::uint32_t in = conflicts.incoming(question.message);
        const StronglySlow& leaving = m_leaving[question.ends().source];
        const StronglySlow& entering = m_entering[question.ends().destination];
        const auto slowest = [](std::vector<std::uint32_t> members, auto degreeOf, std::uint32_t degree) {
            std::erase_if(members, [&](std::uint32_t i) { return degreeOf(i) != degree; });
            return members;
        };
        std::vector<Term> terms{
            parameterTerm("beta", m_parameters.beta),
            parameterTerm("gamma_o", m_parameters.gammaOut),
            parameterTerm("gamma_i", m_parameters.gammaIn),
            wordTerm("share", {}, m_parameters.share == GigePenalty::Share::integer ? "integer" : "real"),
            countTerm("strongly_slow_out", "|Cmo|", leaving.count,
                      sentence("strongly slow out of %1, into nodes with Di = %2",
                               {question.source(), std::to_string(leaving.degree)}))
                .with(slowest(
                    question.leaving(), [&](std::uint32_t i) { return conflicts.incoming(i); },
                    leaving.degree)),
            countTerm("strongly_slow_in", "|Cmi|", entering.count,
                      sentence("strongly slow into %1, from nodes with Do = %2",
                               {question.destination(), std::to_string(entering.degree)}))
                .with(slowest(
                    question.entering(), [&](std::uint32_t i) { return conflicts.outgoing(i); },
                    entering.degree)),
            explained("po", "Do", "γo", "|Cmo|", {out, in, leaving, m_parameters.gammaOut}),
            explained("pi", "Di", "γi", "|Cmi|", {in, out, entering, m_parameters.gammaIn})};
        for (Term& term : question.ruling("po", "pi"))
            terms.push_back(std::move(term));
        return terms;
    }

private:
    /** The messages of a node whose other ends are the busiest: Cmo or Cmi. */
    struct StronglySlow
    {
        std::uint32_t degree = 0; ///< of those other ends
        std::uint32_t count = 0;

        void add(std::uint32_t otherDegree)
        {
            if (otherDegree > degree)
                *this = {otherDegree, 0};
            count += otherDegree == degree ? 1 : 0;
        }
    };

    [[nodiscard]] double penalty(std::uint32_t degree, std::uint32_t otherDegree, const StronglySlow& slow,
                                 double gamma) const
    {
        if (degree == 1)
            return 1;
        const double plain = degree * m_parameters.beta;
        if (otherDegree == slow.degree)
            return plain * (1 + gamma * (degree - slow.count));
        const double share = 1.0 / slow.count;
        return plain *
               (1 - gamma * (m_parameters.share == GigePenalty::Share::integer ? std::trunc(share) : share));
    }

    struct Side
    {
        std::uint32_t degree = 0;
        std::uint32_t otherDegree = 0;
        const StronglySlow& slow;
        double gamma = 0;
    };

    /** penalty() in words. */
    [[nodiscard]] Term explained(const std::string& name, const std::string& degree, const std::string& gamma,
                                 const std::string& count, const Side& side) const
    {
        const double value = penalty(side.degree, side.otherDegree, side.slow, side.gamma);
        if (side.degree == 1)
            return numberTerm(name, name, value, sentence("as %1 = 1", {degree}));
        const std::string slow = std::to_string(side.slow.count);
        const std::string plain =
            std::to_string(side.degree) + " · " + roundedText(m_parameters.beta) + " · ";
        if (side.otherDegree == side.slow.degree)
            return numberTerm(name, name, value, sentence("strongly slow"))
                .from(degree + "·β·(1 + " + gamma + "·(" + degree + " − " + count + "))",
                      plain + "(1 + " + roundedText(side.gamma) + "·(" + std::to_string(side.degree) + " − " +
                          slow + "))");
        const bool isCut = m_parameters.share == GigePenalty::Share::integer;
        return numberTerm(name, name, value,
                          isCut ? sentence("not strongly slow; 1/%1 cut to an integer", {count})
                                : sentence("not strongly slow"))
            .from(degree + "·β·(1 − " + gamma + "/" + count + ")",
                  plain + "(1 − " + roundedText(side.gamma) +
                      (isCut ? "·" + roundedText(std::trunc(1.0 / side.slow.count)) : "/" + slow) + ")");
    }

    GigePenalty::Parameters m_parameters;
    std::vector<StronglySlow> m_leaving;  ///< by node
    std::vector<StronglySlow> m_entering; ///< by node
};

} // namespace

std::unique_ptr<PenaltyRule> GigePenalty::makeRule() const
{
    return std::make_unique<GigeRule>(m_parameters);
}

} // namespace contraflow
