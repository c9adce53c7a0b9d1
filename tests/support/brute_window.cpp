// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/brute_window.h"

#include <algorithm>
#include <cmath>

namespace contraflow::test {

namespace {

/** Queues in shares of the fastest channel, so that steps need no units. */
class Queues
{
public:
    Queues(const PlacedScenario& scenario, const WindowParameters& parameters,
           const std::vector<std::uint32_t>& active)
        : m_scenario(scenario)
        , m_active(active)
        , m_rates(active.size())
    {
        const Network& network = *scenario.network;
        for (std::size_t c = 0; c < network.channelCount(); ++c) {
            m_capacities.push_back(network.capacity(ChannelId(c)));
            m_kappas.push_back(parameters.kappa(network.channelClass(ChannelId(c))));
            m_unit = std::max(m_unit, m_capacities.back());
        }
        for (double& capacity : m_capacities)
            capacity /= m_unit;
        constexpr double kAlmostEmpty = 1e-9; // an empty network would have infinite rates
        m_queues.assign(network.channelCount(), 0.0);
        for (const std::uint32_t m : active)
            for (const ChannelId c : scenario.routes[m])
                m_queues[c.index()] = kAlmostEmpty;
    }

    bool standStill(double share)
    {
        constexpr int kSteps = 400'000;
        constexpr double kStill = 1e-10;
        for (int step = 0; step < kSteps; ++step) {
            const double pace = 0.9 / loadAndSteepness(share);
            double motion = 0;
            for (std::size_t c = 0; c < m_queues.size(); ++c) {
                const double room = m_capacities[c] - m_loads[c];
                motion = std::max(motion,
                                  std::abs(std::min(m_queues[c] * m_capacities[c], room / m_capacities[c])));
                m_queues[c] = std::max(0.0, m_queues[c] - pace * room);
            }
            if (motion < kStill)
                return true;
        }
        return false;
    }

    [[nodiscard]] std::vector<double> rates() const
    {
        std::vector<double> rates;
        for (const double rate : m_rates)
            rates.push_back(rate * m_unit);
        return rates;
    }

private:
    /** Works out rates and loads; returns a bound of how steeply a load falls with all queues. */
    double loadAndSteepness(double share)
    {
        m_loads.assign(m_queues.size(), 0.0);
        std::vector<double> slopes(m_queues.size(), 0.0);
        for (std::size_t i = 0; i < m_active.size(); ++i) {
            const auto route = m_scenario.routes[m_active[i]];
            double delay = 0;
            m_scenario.routes.forEach(m_active[i], [&](ChannelId c, double part) {
                delay += part * m_queues[c.index()];
                delay += part * share * m_kappas[reverse(c).index()] * m_queues[reverse(c).index()];
            });
            m_rates[i] = 1 / delay;
            m_scenario.routes.forEach(m_active[i], [&](ChannelId c, double part) {
                m_loads[c.index()] += part * m_rates[i];
                slopes[c.index()] += 2 * static_cast<double>(route.size()) * m_rates[i] * m_rates[i];
            });
        }
        return *std::max_element(slopes.begin(), slopes.end());
    }

    const PlacedScenario& m_scenario;
    const std::vector<std::uint32_t>& m_active;
    double m_unit = 0;
    std::vector<double> m_capacities;
    std::vector<double> m_kappas;
    std::vector<double> m_queues;
    std::vector<double> m_loads;
    std::vector<double> m_rates;
};

} // namespace

std::optional<std::vector<double>> windowByDynamics(const PlacedScenario& scenario,
                                                    const WindowParameters& parameters,
                                                    const std::vector<std::uint32_t>& active, int stages)
{
    Queues queues(scenario, parameters, active);
    for (int stage = 0; stage <= stages; ++stage)
        if (!queues.standStill(static_cast<double>(stage) / stages))
            return {};
    return queues.rates();
}

} // namespace contraflow::test
