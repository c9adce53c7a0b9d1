// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/hockney.h"

namespace contraflow {

namespace {

class HockneySolver : public RateSolver
{
public:
    explicit HockneySolver(const PlacedScenario& scenario) : m_scenario(scenario) {}

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t>,
                RateUpdate& update) override
    {
        update.moves.clear();
        update.rates.clear();
        for (const std::uint32_t message : arrived) {
            const std::uint32_t slowest = slowestChannel(*m_scenario.network, m_scenario.routes[message]);
            update.moves.push_back({message, message});
            update.rates.push_back({message, m_scenario.network->capacity(ChannelId(slowest)), slowest});
        }
    }

    void grow() override {}
    [[nodiscard]] std::size_t groupCount() const override { return m_scenario.messages.size(); }

private:
    const PlacedScenario& m_scenario;
};

} // namespace

std::uint32_t slowestChannel(const Network& network, std::span<const ChannelId> route)
{
    std::uint32_t slowest = kNoChannel;
    for (const ChannelId c : route)
        if (slowest == kNoChannel || network.capacity(c) < network.capacity(ChannelId(slowest)))
            slowest = c.value;
    return slowest;
}

std::unique_ptr<RateSolver> HockneyModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<HockneySolver>(scenario);
}

std::vector<Term> HockneyModel::terms(const ActiveSet& active) const
{
    const ChannelId slowest(slowestChannel(active.network(), active.route()));
    return {bandwidthTerm("rate", "rate", active.network().capacity(slowest),
                          "of " + active.network().channelName(slowest))
                .from("min C over the route", {})};
}

} // namespace contraflow
