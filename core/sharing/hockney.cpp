// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/hockney.h"

#include "core/base/sentence.h"
#include "core/project/written_routes.h"

#include <algorithm>

namespace contraflow {

namespace {

class HockneySolver : public RateSolver
{
public:
    explicit HockneySolver(const PlacedScenario& scenario) : m_scenario(scenario) { HockneySolver::grow(); }

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t>,
                RateUpdate& update) override
    {
        update.moves.clear();
        update.rates.clear();
        for (const std::uint32_t message : arrived) {
            update.moves.push_back({message, message});
            update.rates.push_back({message, m_slowest[message].channel, m_slowest[message].rate});
        }
    }

    void grow() override
    {
        while (m_slowest.size() < m_scenario.messages.size())
            m_slowest.push_back(slowestChannel(m_scenario, m_slowest.size()));
    }
    [[nodiscard]] std::size_t groupCount() const override { return m_scenario.messages.size(); }

private:
    const PlacedScenario& m_scenario;
    std::vector<SlowestChannel> m_slowest; ///< by message, which may flow many times
};

bool passesRepeatedly(const Network& network)
{
    return network.writtenRoutes() != nullptr && network.writtenRoutes()->repeating();
}

} // namespace

SlowestChannel slowestChannel(const Network& network, std::span<const ChannelId> route,
                              std::span<const double> shares)
{
    SlowestChannel slowest;
    const bool mayRepeat = passesRepeatedly(network);
    forEachChannel(route, shares, [&](ChannelId channel, double share) {
        const auto times = mayRepeat ? std::ranges::count(route, channel) : 1;
        const double rate = network.capacity(channel) / (share * static_cast<double>(times));
        if (slowest.channel == kNoChannel || rate < slowest.rate)
            slowest = {channel.value, rate};
    });
    return slowest;
}

SlowestChannel slowestChannel(const PlacedScenario& scenario, std::size_t message)
{
    return slowestChannel(*scenario.network, scenario.routes[message], scenario.routes.shares(message));
}

std::unique_ptr<RateSolver> HockneyModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<HockneySolver>(scenario);
}

std::vector<Term> HockneyModel::terms(const ActiveSet& active) const
{
    const SlowestChannel slowest = slowestChannel(active.scenario, active.explained);
    return {bandwidthTerm("rate", "rate", slowest.rate,
                          sentence("of %1", {active.network().channelName(ChannelId(slowest.channel))}))
                .from(active.network().splitsMessages()
                          ? sentence("min C / s over the ways, s its share of the message")
                      : passesRepeatedly(active.network())
                          ? sentence("min C / n over the route, n how often it passes the channel")
                          : sentence("min C over the route"),
                      {})};
}

} // namespace contraflow
