// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_model.h"

#include "core/sharing/burst_rates.h"

namespace contraflow {

double WindowParameters::kappa(ChannelClass channelClass) const
{
    switch (channelClass) {
    case ChannelClass::host:
        return kappaHost;
    case ChannelClass::switchPort:
        return kappaSwitch;
    case ChannelClass::backbone:
        break;
    }
    return kappaBackbone;
}

std::unique_ptr<RateSolver> WindowModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<BurstRates>(scenario, m_parameters);
}

std::vector<Term> WindowModel::terms(const ActiveSet& active) const
{
    BurstRates rates(active.scenario, m_parameters);
    rates.setStop(active.stop);
    RateUpdate update;
    rates.update(active.messages, {}, update);
    return rates.terms(active.explained);
}

} // namespace contraflow
