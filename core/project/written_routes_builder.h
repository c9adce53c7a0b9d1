// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/checks.h"
#include "core/project/written_routes.h"

#include <memory>
#include <string_view>

namespace contraflow {

/** Finds the channels of a platform's routes, row by row; rows at fault are reported and left out. */
class WrittenRoutesBuilder
{
public:
    /** The links of the network are connected. */
    WrittenRoutesBuilder(const Network& network, const Platform& platform, CappedIssues& issues);

    /** Null where no route is good. */
    [[nodiscard]] std::shared_ptr<const WrittenRoutes> build();

private:
    using Problem = std::string; ///< empty: none

    void addRow(const RouteRow& row);
    void addPair(const RouteRow& row, NodeId source, NodeId destination);
    [[nodiscard]] bool enter(NodeId source, NodeId destination, WrittenRoutes::Route route);
    [[nodiscard]] std::optional<std::vector<NodeId>> nodesOf(const std::string& list, const char* column);
    [[nodiscard]] bool areLinksKnown(const RouteRow& row);
    [[nodiscard]] Problem walk(const RouteRow& row, NodeId source, NodeId destination);
    /** Goes on over a link of that name, from a node over its NIC where that leads there; false where none
     * is there. */
    [[nodiscard]] bool step(const std::string& link, Vertex& at);
    [[nodiscard]] std::optional<Network::Hop> hopOver(const std::string& link, Vertex at) const;
    [[nodiscard]] bool arrive(Vertex at, NodeId destination);
    void noteRepeats(NodeId source, NodeId destination, std::size_t first);
    void error(const char* column, const std::string& text);
    [[nodiscard]] std::string routeName(const std::string& from, const std::string& to) const;

    const Network& m_network;
    const Platform& m_platform;
    CappedIssues& m_issues;
    std::unordered_map<std::string_view, std::vector<LinkId>> m_linksByName;
    std::shared_ptr<WrittenRoutes> m_made = std::make_shared<WrittenRoutes>();
    std::size_t m_row = 0;
    std::size_t m_named = 0; ///< ends of the routes so far
    bool m_isFull = false;
    bool m_isAtFault = false; ///< the present row: one issue is enough
};

} // namespace contraflow
