// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/degree_penalty.h"

namespace contraflow {

namespace {

class DegreeRule : public PenaltyRule
{
public:
    explicit DegreeRule(DegreePenalty::Side side) : m_side(side) {}

    void find(const NodeConflicts& conflicts, std::vector<Penalty>& penalties,
              const std::stop_token& /*stop*/) override
    {
        for (std::size_t i = 0; i < penalties.size(); ++i) {
            if (m_side == DegreePenalty::Side::source)
                penalties[i].outgoing = conflicts.outgoing(i);
            else
                penalties[i].incoming = conflicts.incoming(i);
        }
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
