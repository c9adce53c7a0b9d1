// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/infiniband_penalty.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::uint32_t kCrowdedDegree = 3; ///< Di from which γ counts

class InfinibandRule : public PenaltyRule
{
public:
    explicit InfinibandRule(const InfinibandPenalty::Parameters& parameters) : m_parameters(parameters) {}

    void find(const NodeConflicts& conflicts, std::vector<Penalty>& penalties,
              const std::stop_token& /*stop*/) override
    {
        const auto& messages = conflicts.messages();
        m_pairs = messages;
        std::sort(m_pairs.begin(), m_pairs.end());
        m_senders.resize(conflicts.nodeCount());
        m_slowest.resize(conflicts.nodeCount());
        for (const NodeConflicts::Ends& ends : messages) {
            m_senders[ends.destination] = 0;
            m_slowest[ends.source] = 1;
        }
        for (std::size_t i = 0; i < m_pairs.size(); ++i)
            m_senders[m_pairs[i].destination] += i == 0 || m_pairs[i] != m_pairs[i - 1] ? 1 : 0;
        for (std::size_t i = 0; i < messages.size(); ++i) {
            double& slowest = m_slowest[messages[i].source];
            slowest = std::max(slowest, outgoing(conflicts.outgoing(i), conflicts.incoming(i)));
        }
        for (std::size_t i = 0; i < messages.size(); ++i) {
            penalties[i].outgoing = m_slowest[messages[i].source];
            if (conflicts.incoming(i) > 1)
                penalties[i].incoming = m_senders[messages[i].destination] * m_parameters.betaIn *
                                        static_cast<double>(parallel(messages[i]));
        }
    }

private:
    [[nodiscard]] double outgoing(std::uint32_t out, std::uint32_t in) const
    {
        if (out == 1)
            return 1;
        return out * m_parameters.betaOut * (in >= kCrowdedDegree ? m_parameters.gamma : 1);
    }

    /** Ω */
    [[nodiscard]] std::ptrdiff_t parallel(const NodeConflicts::Ends& ends) const
    {
        const auto [first, last] = std::equal_range(m_pairs.begin(), m_pairs.end(), ends);
        return last - first;
    }

    InfinibandPenalty::Parameters m_parameters;
    std::vector<NodeConflicts::Ends> m_pairs; ///< sorted
    std::vector<std::uint32_t> m_senders;     ///< Φ, by destination
    std::vector<double> m_slowest;            ///< the largest ps, by source
};

} // namespace

std::unique_ptr<PenaltyRule> InfinibandPenalty::makeRule() const
{
    return std::make_unique<InfinibandRule>(m_parameters);
}

} // namespace contraflow
