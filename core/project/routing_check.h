// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/checks.h"
#include "core/project/network.h"
#include "core/project/routing_rules.h"

#include <string>

namespace contraflow {

/** Whether a network, whose links are connected, has what its routing needs: coordinates, levels, or few
 * enough switches and nodes for tables. */
class RoutingCheck
{
public:
    RoutingCheck(const Network& network, const Platform& platform, CappedIssues& switches,
                 CappedIssues& links)
        : m_network(network)
        , m_platform(platform)
        , m_info(infoOf(platform.routing))
        , m_switchIssues(switches)
        , m_linkIssues(links)
    {}

    /** The rule to route by: the platform's, or shortest paths, with issues, where something is missing.
     * `tree` is the network's, where the rule needs one. */
    [[nodiscard]] RoutingRule rule(const FatTree* tree);
    /** Why nothing of the network can be routed by the rule: it is too large for it, or has no written route;
     * empty: it can. */
    [[nodiscard]] std::string unusable() const;

private:
    [[nodiscard]] bool haveAllCoordinates();
    [[nodiscard]] bool areGridPlaces();
    [[nodiscard]] bool areLevels(const FatTree& tree);
    void reportUnusedLinks();
    [[nodiscard]] std::string named(const std::string& text) const;
    /** "d-mod-k routing". */
    [[nodiscard]] std::string routingName() const;

    const Network& m_network;
    const Platform& m_platform;
    const RoutingInfo& m_info;
    CappedIssues& m_switchIssues;
    CappedIssues& m_linkIssues;
};

} // namespace contraflow
