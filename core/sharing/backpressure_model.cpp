// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/backpressure_model.h"

#include "core/base/sentence.h"
#include "core/sharing/backpressure_rates.h"

#include <algorithm>

namespace contraflow {

std::unique_ptr<RateSolver> BackpressureModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<BackpressureRates>(scenario, m_parameters);
}

std::vector<ChannelId> BackpressureModel::chain(const ActiveSet& active) const
{
    BackpressureRates solver(active.scenario, m_parameters);
    std::vector<double> rates;
    for (const std::uint32_t message : active.messages)
        rates.push_back(active.rateOf(message).rate);
    solver.place(active.messages, rates);
    std::vector<ChannelId> channels;
    for (const std::uint32_t channel : solver.chainOf(active.explained))
        channels.emplace_back(channel);
    return channels;
}

std::vector<Term> BackpressureModel::terms(const ActiveSet& active) const
{
    const std::vector<ChannelId> chain = this->chain(active);
    const Term rate =
        bandwidthTerm("rate", "rate", active.rate().rate,
                      sentence("as fast as the end of the chain lets its NIC send, times its queue pairs"));
    if (chain.empty())
        return {rate};
    const Network& network = active.network();
    std::string names;
    for (const ChannelId channel : chain)
        names += (names.empty() ? "" : ", ") + network.channelName(channel);
    const auto route = active.route();
    const bool isVictim = std::find(route.begin(), route.end(), chain.back()) == route.end();
    std::vector<Term> terms{wordTerm("chain", sentence("chain"), names,
                                     sentence("each of them waits for the next, and the last one is full"))
                                .of(chain.back()),
                            countTerm("victim", {}, isVictim ? 1 : 0)};
    if (isVictim)
        terms.push_back(wordTerm("victim_of", sentence("victim of"), network.channelName(chain.back()),
                                 sentence("to which it sends nothing")));
    terms.push_back(rate);
    return terms;
}

} // namespace contraflow
