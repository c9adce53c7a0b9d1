// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/scenario.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace contraflow {

/** Messages of one route are a class. Those that are taken in together are numbered in the order of their
 * routes, so that neighbours in the network are neighbours in arrays, whatever the order of the messages. */
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
    void grow(const Add& add)
    {
        const std::size_t first = m_classOf.size();
        std::vector<typename Known::iterator> fresh;
        for (std::size_t m = first; m < m_scenario.messages.size(); ++m)
            if (const auto [at, isNew] = m_known.emplace(static_cast<std::uint32_t>(m), 0); isNew)
                fresh.push_back(at);
        std::sort(fresh.begin(), fresh.end(),
                  [this](const auto& a, const auto& b) { return m_known.key_comp()(a->first, b->first); });
        auto number = static_cast<std::uint32_t>(m_known.size() - fresh.size());
        for (const auto& at : fresh) {
            at->second = number++;
            add(at->first);
        }
        for (std::size_t m = first; m < m_scenario.messages.size(); ++m)
            m_classOf.push_back(m_known.find(static_cast<std::uint32_t>(m))->second);
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

    using Known = std::map<std::uint32_t, std::uint32_t, IsBefore>;

    const PlacedScenario& m_scenario;
    Known m_known;                        ///< the class by its first message
    std::vector<std::uint32_t> m_classOf; ///< by message
};

} // namespace contraflow
