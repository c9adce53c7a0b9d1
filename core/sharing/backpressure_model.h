// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/term.h"

#include <cstdint>

namespace contraflow {

struct BackpressureParameters
{
    std::uint32_t lanes = 1;
    double buffer = 64e3; ///< bytes that an input port holds before it pauses what feeds it
};

/**
 * A lossless network without working congestion control, Contraflow's own model: InfiniBand, RoCE with PFC
 * alone, Omni-Path, Myrinet. Nothing is dropped, so what enters a NIC leaves in the same proportions; an
 * output serves its input ports in turn, not its messages; a full input pauses the whole link that feeds it.
 *
 * With C the capacity of a channel, L its load and L(i → c) what comes into c from i, a channel c is *held*
 * when L = C, or when for some held channel o behind it L(c → o) is the largest share of o. Rates are an
 * equilibrium when no L is above C and the NIC of every source is held; messages of one NIC run at w · x, w
 * the number of queue pairs. From each NIC a *chain* of held channels leads to a full one, which is what
 * limits its messages: those that do not use it are its victims.
 *
 * Equilibria need not be unique. From nothing it is the one that BackpressureSolver meets first, over time
 * the one that follows from the last; ties are broken by the names of channels. A run says when another was
 * found, and when none was. Where channels depend on one another in a cycle the network may stop for ever,
 * and the run fails.
 *
 * With q lanes a message keeps to one of them, and a link has q channels that share its wire as ports do:
 * with a lane for each message it is max-min.
 */
class BackpressureModel : public SharingModel, public ExplainsRates
{
public:
    explicit BackpressureModel(const BackpressureParameters& parameters) : m_parameters(parameters) {}
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    /** The chain of full buffers. */
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;
    [[nodiscard]] std::vector<ChannelId> chain(const ActiveSet& active) const override;

private:
    BackpressureParameters m_parameters;
};

} // namespace contraflow
