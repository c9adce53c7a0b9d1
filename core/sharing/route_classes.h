// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/scenario.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace contraflow {

/** Messages of one route are a class, numbered by their first messages. */
class RouteClasses
{
public:
    /** The scenario must outlive the classes; grow() takes in its messages. */
    explicit RouteClasses(const PlacedScenario& scenario)
        : m_scenario(scenario)
        , m_known(IsBefore{scenario.routes})
    {}

    /** Takes in the messages that the scenario has got since; calls add(message) for the first of every new
     * class. */
    template<typename Add>
    void grow(Add add)
    {
        for (std::size_t m = m_classOf.size(); m < m_scenario.messages.size(); ++m) {
            const auto message = static_cast<std::uint32_t>(m);
            const auto [at, isNew] = m_known.emplace(message, static_cast<std::uint32_t>(m_known.size()));
            if (isNew)
                add(message);
            m_classOf.push_back(at->second);
        }
    }

    [[nodiscard]] std::size_t size() const { return m_known.size(); }
    [[nodiscard]] std::uint32_t of(std::uint32_t message) const { return m_classOf[message]; }

private:
    struct IsBefore
    {
        const RouteTable& routes;
        bool operator()(std::uint32_t a, std::uint32_t b) const
        {
            const std::span<const ChannelId> x = routes[a];
            const std::span<const ChannelId> y = routes[b];
            return std::lexicographical_compare(
                x.begin(), x.end(), y.begin(), y.end(),
                [](ChannelId left, ChannelId right) { return left.value < right.value; });
        }
    };

    const PlacedScenario& m_scenario;
    std::map<std::uint32_t, std::uint32_t, IsBefore> m_known; ///< the class by its first message
    std::vector<std::uint32_t> m_classOf;                     ///< by message
};

} // namespace contraflow
