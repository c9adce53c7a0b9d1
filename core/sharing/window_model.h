// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/term.h"

#include <limits>

namespace contraflow {

/** The defaults follow from TCP over Ethernet and are not fitted. */
struct WindowParameters
{
    double kappaHost = 1;     ///< how much of a queue acknowledgements wait for, 0 … 1: node → switch
    double kappaSwitch = 1;   ///< switch → node
    double kappaBackbone = 1; ///< switch → switch
    double windowBytes = std::numeric_limits<double>::infinity(); ///< bytes in flight of a message
    double epsilon = 0.027; ///< ε: one acknowledgement of 80 bytes on the wire for two full segments
    double burst = 0.006;   ///< β: a packet of 1500 bytes in a window of 256 KiB
    double ackBurst = 0;    ///< γ: what acknowledgements that waited together add to a burst
    double exponent = 1;    ///< a, from 1 on: 1 adds waits along a route up, a large one counts the longest

    [[nodiscard]] double kappa(ChannelClass channelClass) const;
};

/**
 * Equal windows in shared queues, Contraflow's own model. Every message keeps the same number W of bytes in
 * flight; its data wait in the queues q of the channels c of its route, and its acknowledgements wait for the
 * fraction κ of the queues of the reverse channels. With prices p = q / W:
 *     rate = 1 / (T0 / W + P),   P^a = Σ p_c^a + Σ (κ(rev c) · p_rev(c))^a
 *     load_c = Σ_{on c} rate + ε Σ_{on rev c} rate
 *     p_c · (C - load_c) = (1 / C) Σ_{on c} rate (β + γ φ),   φ = (acknowledgements' part of P^a) · P · rate
 * T0 is twice the latency of the route; for unlimited W it vanishes. The last line is the mean queue
 * of a server that is sent bursts of (β + γ φ) W bytes. κ = 0 leads to proportional fairness, a → ∞ to
 * max-min (κ = 0) or asymmetric (κ = 1).
 *
 * β = 0 means the limit of vanishing bursts. With ε = γ = 0 and a = 1 queues are then either full or empty;
 * for κ > 0 several such states can meet these conditions, and the limit is one of them.
 * Of a message that takes several ways at once the share s_c crosses channel c: its W bytes are in flight on
 * all of them, a byte waits as long as it does on the mean, P^a = Σ s_c (p_c^a + (κ(rev c) · p_rev(c))^a),
 * and the channel is loaded by s_c · rate, in bursts of the same packets. The limiting channel of a message
 * is the one whose queue holds it longest; there is none where T0 / W holds it longer.
 */
class WindowModel : public SharingModel, public ExplainsRates
{
public:
    explicit WindowModel(WindowParameters parameters) : m_parameters(parameters) {}
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    /** Solves for the active messages once more. */
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;

private:
    WindowParameters m_parameters;
};

} // namespace contraflow
