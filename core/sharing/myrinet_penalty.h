// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/maximal_matchings.h"
#include "core/sharing/penalty_model.h"

namespace contraflow {

/**
 * The penalty model of Myrinet 2000: Vienne, Martinasso, Vincent and Méhaut, Predictive models for bandwidth
 * sharing in high performance clusters, IEEE Cluster 2008, section V.B.
 *
 * Two messages exclude each other when they share their source or their destination. A *state set* is a set
 * of messages that can be sent together and cannot be extended: a maximal independent set of the conflict
 * graph, that is, a maximal matching of sources and destinations. With c(m) the number of state sets that
 * contain m,
 *
 *     p = (number of state sets) / min c over the messages of the same source,
 *
 * for each connected part of the conflict graph. State sets are counted, not listed; where there are too many
 * for that their shares are estimated, which the result says with the error of estimates on the largest graph
 * of the run that was counted. How many are too many depends on the number of messages in the run, so that
 * the work of a run is bounded beforehand. Estimates begin with those of the event before, which tells in
 * them by no more than belief propagation leaves unsettled.
 */
class MyrinetPenalty : public PenaltyModel
{
public:
    explicit MyrinetPenalty(const MatchingLimits& limits = {}) : m_limits(limits) {}

protected:
    [[nodiscard]] std::unique_ptr<PenaltyRule> makeRule() const override;

private:
    MatchingLimits m_limits;
};

} // namespace contraflow
