// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/gige_penalty.h"

#include <cmath>

namespace contraflow {

namespace {

class GigeRule : public PenaltyRule
{
public:
    explicit GigeRule(const GigePenalty::Parameters& parameters) : m_parameters(parameters) {}

    void find(const NodeConflicts& conflicts, std::vector<Penalty>& penalties,
              const std::stop_token& /*stop*/) override
    {
        const auto& messages = conflicts.messages();
        m_leaving.resize(conflicts.nodeCount());
        m_entering.resize(conflicts.nodeCount());
        for (const NodeConflicts::Ends& ends : messages) {
            m_leaving[ends.source] = {};
            m_entering[ends.destination] = {};
        }
        for (std::size_t i = 0; i < messages.size(); ++i) {
            m_leaving[messages[i].source].add(conflicts.incoming(i));
            m_entering[messages[i].destination].add(conflicts.outgoing(i));
        }
        for (std::size_t i = 0; i < messages.size(); ++i) {
            const std::uint32_t out = conflicts.outgoing(i);
            const std::uint32_t in = conflicts.incoming(i);
            penalties[i].outgoing = penalty(out, in, m_leaving[messages[i].source], m_parameters.gammaOut);
            penalties[i].incoming =
                penalty(in, out, m_entering[messages[i].destination], m_parameters.gammaIn);
        }
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
