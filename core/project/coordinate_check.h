// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/checks.h"
#include "core/project/network.h"

#include <string>

namespace contraflow {

/** Whether the switches of a network, whose links are known, have the coordinates that its routing needs. */
class CoordinateCheck
{
public:
    CoordinateCheck(const Network& network, const Platform& platform, CappedIssues& switches,
                    CappedIssues& links)
        : m_network(network)
        , m_platform(platform)
        , m_switchIssues(switches)
        , m_linkIssues(links)
    {}

    /** The rule to route by: the platform's, or shortest paths, with issues, where coordinates are at fault.
     */
    [[nodiscard]] RoutingRule rule();

private:
    [[nodiscard]] bool haveAllCoordinates();
    [[nodiscard]] bool areGridPlaces();
    void reportUnusedLinks();
    [[nodiscard]] std::string named(const std::string& text) const;

    const Network& m_network;
    const Platform& m_platform;
    CappedIssues& m_switchIssues;
    CappedIssues& m_linkIssues;
};

} // namespace contraflow
