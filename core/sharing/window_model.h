// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/term.h"

#include <limits>

namespace contraflow {

struct WindowParameters
{
    double kappaHost = 1;     ///< how much of a queue acknowledgements wait for, 0 … 1: node → switch
    double kappaSwitch = 1;   ///< switch → node
    double kappaBackbone = 1; ///< switch → switch
    double windowBytes = std::numeric_limits<double>::infinity(); ///< bytes in flight of a message

    [[nodiscard]] double kappa(ChannelClass channelClass) const;
};

/**
 * Equal windows in shared queues, Contraflow's own model. Every message keeps the same number W of bytes in
 * flight; its data wait in the queue of every full channel c of its route, and its acknowledgements wait for
 * the fraction κ of the queue of every full reverse channel:
 *     rate = W / (T0 + Σ q_c + Σ κ(rev c) · q_rev(c)),   q ≥ 0,   load ≤ capacity,   q · (capacity - load) =
 * 0 with T0 twice the latency of the route. With unlimited W only q / W matters and T0 vanishes. κ = 0 is
 * proportional fairness; with κ = 1 one full link has the asymmetric property exactly.
 *
 * For κ > 0 the conditions can have several solutions; the model means the one described at WindowSolver. The
 * limiting channel of a message is the one whose queue holds it longest.
 */
class WindowModel : public SharingModel, public ExplainsRates
{
public:
    explicit WindowModel(WindowParameters parameters) : m_parameters(parameters) {}
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    /** Solves the part of the network that the message shares once more. */
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;

private:
    WindowParameters m_parameters;
};

} // namespace contraflow
