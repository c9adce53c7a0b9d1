// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/level_state.h"
#include "core/sharing/sharing_model.h"
#include "core/sharing/term.h"

#include <memory>
#include <vector>

namespace contraflow {

/**
 * Progressive filling: the rates of all messages rise together from 0; when a channel saturates, messages
 * freeze at the level reached, and the others rise on.
 *
 * `max-min`: the messages on the saturated channel freeze. The result is the max-min fair allocation, the
 * "fairness property" of zhu-2014, 5.1.
 *
 * `asymmetric` (coupled max-min): the messages on the saturated channel *and on its reverse channel* freeze.
 * That is the "asymmetric property" of zhu-2014, 5.2 and equation (6), made exact for any topology: with 2
 * messages in and 1 out of a node all three get C/2. It never exceeds a capacity, does not depend on the
 * order of messages, equals max-min where no reverse traffic meets a saturated channel, and is the limit of
 * `cross-traffic` for epsilon → 0.
 */
class ProgressiveFilling : public SharingModel, public ExplainsRates
{
public:
    [[nodiscard]] static ProgressiveFilling maxMin() { return ProgressiveFilling({false, 0}); }
    [[nodiscard]] static ProgressiveFilling asymmetric() { return ProgressiveFilling({true, 0}); }
    /** epsilon in 0 … 1; 0 is max-min. */
    [[nodiscard]] static ProgressiveFilling crossTraffic(double epsilon)
    {
        return ProgressiveFilling({epsilon > 0, epsilon});
    }

    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;

private:
    explicit ProgressiveFilling(FillingRule rule) : m_rule(rule) {}

    FillingRule m_rule;
};

} // namespace contraflow
