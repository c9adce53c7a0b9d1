// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/degree_penalty.h"

namespace contraflow {

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
