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
        std::vector<Fresh> fresh;
        fresh.reserve(m_scenario.messages.size() - m_classOf.size());
        for (std::size_t m = m_classOf.size(); m < m_scenario.messages.size(); ++m)
            fresh.push_back({beginningOf(m_scenario.routes[m]), static_cast<std::uint32_t>(m)});
        const IsBefore isBefore = m_known.key_comp();
        std::sort(fresh.begin(), fresh.end(), [&](const Fresh& a, const Fresh& b) {
            if (a.beginning != b.beginning)
                return a.beginning < b.beginning;
            return isBefore(a.message, b.message) ||
                   (!isBefore(b.message, a.message) && a.message < b.message);
        });
        m_classOf.resize(m_scenario.messages.size());
        for (const auto& [beginning, message] : fresh) {
            const std::size_t number = m_known.size();
            const auto at = m_known.emplace_hint(m_known.end(), message, static_cast<std::uint32_t>(number));
            if (m_known.size() > number)
                add(message);
            m_classOf[message] = at->second;
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

    /** A message that is new, and how its route begins: most routes differ there already. */
    struct Fresh
    {
        std::uint64_t beginning = 0;
        std::uint32_t message = 0;
    };

    /** In the order of the routes: their first two channels, each as a number from 1 on, or 0 for none. */
    [[nodiscard]] static std::uint64_t beginningOf(std::span<const ChannelId> route)
    {
        constexpr unsigned kBitsOfChannel = 32;
        const auto at = [&](std::size_t i) -> std::uint64_t {
            return i < route.size() ? std::uint64_t{route[i].value} + 1 : 0;
        };
        return at(0) << kBitsOfChannel | at(1);
    }

    using Known = std::map<std::uint32_t, std::uint32_t, IsBefore>;

    const PlacedScenario& m_scenario;
    Known m_known;                        ///< the class by its first message
    std::vector<std::uint32_t> m_classOf; ///< by message
};

} // namespace contraflow
