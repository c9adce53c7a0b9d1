// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/written_routes_builder.h"

#include "core/base/text.h"
#include "core/project/blank_rows.h"
#include "core/project/host_list.h"

#include <algorithm>

namespace contraflow {

WrittenRoutesBuilder::WrittenRoutesBuilder(const Network& network, const Platform& platform,
                                           CappedIssues& issues)
    : m_network(network)
    , m_platform(platform)
    , m_issues(issues)
{
    for (std::size_t i = 0; i < network.links().size(); ++i)
        if (const Network::Link& link = network.links()[i];
            !link.isNic && !link.isInServer && !link.name.empty())
            m_linksByName[link.name].emplace_back(i);
}

std::shared_ptr<const WrittenRoutes> WrittenRoutesBuilder::build()
{
    for (const RouteRow& row : m_platform.routes) {
        m_isAtFault = false;
        if (!isBlank(row) && !m_isFull)
            addRow(row);
        ++m_row;
    }
    if (m_made->size() == 0)
        return nullptr;
    return m_made;
}

void WrittenRoutesBuilder::error(const char* column, const std::string& text)
{
    m_isAtFault = true;
    m_issues.error(m_row, column, "platform " + inQuotes(m_platform.name) + ": " + text);
}

std::string WrittenRoutesBuilder::routeName(const std::string& from, const std::string& to) const
{
    return "the route from " + inQuotes(from) + " to " + inQuotes(to);
}

std::optional<std::vector<NodeId>> WrittenRoutesBuilder::nodesOf(const std::string& list, const char* column)
{
    if (list.empty()) {
        error(column,
              std::string("a route has no node it leads ") + column + "; name one, or a list of them");
        return {};
    }
    const Result<std::size_t> count = countHosts(list);
    if (!count) {
        error(column, count.error().message);
        return {};
    }
    // Rows at fault name hosts as well, and are looked at one after the other.
    m_named += *count;
    if (m_named > 2 * WrittenRoutes::kMostPairs) {
        m_isFull = true;
        error(column, "from the route " + std::string(column) + " " + inQuotes(list) +
                          " on routes name more than " + groupedCount(2 * WrittenRoutes::kMostPairs) +
                          " ends; write fewer routes");
        return {};
    }
    std::vector<NodeId> nodes;
    for (const std::string& name : expandHostList(list).value()) {
        const auto node = m_network.findNode(name);
        if (!node) {
            const std::string hint = suggestion(name, namesOf(m_network.nodes()));
            error(column, "a route leads " + std::string(column) + " the unknown node " + inQuotes(name) +
                              "; " + (hint.empty() ? "add the node, or correct the name" : hint));
            return {};
        }
        nodes.push_back(*node);
    }
    return nodes;
}

bool WrittenRoutesBuilder::areLinksKnown(const RouteRow& row)
{
    for (const std::string& name : row.links) {
        if (m_linksByName.contains(name))
            continue;
        std::vector<std::string> known;
        for (const auto& [link, links] : m_linksByName)
            known.emplace_back(link);
        std::sort(known.begin(), known.end());
        const std::string hint = suggestion(name, known);
        error("links", routeName(row.from, row.to) + " passes the unknown link " + inQuotes(name) + "; " +
                           (hint.empty() ? "add the link, or correct the name" : hint));
        return false;
    }
    return true;
}

void WrittenRoutesBuilder::addRow(const RouteRow& row)
{
    const auto sources = nodesOf(row.from, "from");
    const auto destinations = sources ? nodesOf(row.to, "to") : std::nullopt;
    if (!destinations || !areLinksKnown(row))
        return;
    if (!row.ways.empty() && row.ways != kBothWays && row.ways != kOneWay)
        return error("ways", routeName(row.from, row.to) + " goes " + inQuotes(row.ways) +
                                 " ways; write one, or both for the same links on the way back");
    const std::size_t pairs = sources->size() * destinations->size() * (row.ways == kOneWay ? 1 : 2);
    const std::size_t channels = row.links.size() + 2;
    if (m_made->size() + pairs > WrittenRoutes::kMostPairs ||
        pairs > (WrittenRoutes::kMostChannels - m_made->m_channels.size()) / channels) {
        m_isFull = true;
        return error("from", "from " + routeName(row.from, row.to) + " on there are more than " +
                                 groupedCount(WrittenRoutes::kMostPairs) + " pairs of nodes or " +
                                 groupedCount(WrittenRoutes::kMostChannels) +
                                 " links to pass, too many to be held in memory; write fewer routes");
    }
    if (sources->size() == 1 && *sources == *destinations)
        return error("to", "a route leads from node " + inQuotes(row.from) +
                               " to itself, where messages use no network; name another node");
    for (const NodeId source : *sources)
        for (const NodeId destination : *destinations)
            if (source != destination && !m_isAtFault)
                addPair(row, source, destination);
}

void WrittenRoutesBuilder::addPair(const RouteRow& row, NodeId source, NodeId destination)
{
    const std::size_t first = m_made->m_channels.size();
    if (const Problem problem = walk(row, source, destination); !problem.empty()) {
        m_made->m_channels.resize(first);
        return error("links", routeName(m_network.node(source).name, m_network.node(destination).name) + " " +
                                  problem);
    }
    const WrittenRoutes::Route route{static_cast<std::uint32_t>(first),
                                     static_cast<std::uint32_t>(m_made->m_channels.size() - first)};
    noteRepeats(source, destination, first);
    if (enter(source, destination, route) && row.ways != kOneWay)
        (void)enter(destination, source, {route.first, route.length, true});
}

bool WrittenRoutesBuilder::enter(NodeId source, NodeId destination, WrittenRoutes::Route route)
{
    if (m_made->m_routes.emplace(WrittenRoutes::keyOf(source, destination), route).second)
        return true;
    error("from", routeName(m_network.node(source).name, m_network.node(destination).name) +
                      " is written out twice; keep one of both, or write ways: one");
    return false;
}

std::optional<Network::Hop> WrittenRoutesBuilder::hopOver(const std::string& link, Vertex at) const
{
    for (const LinkId id : m_linksByName.at(link)) {
        if (m_network.link(id).from == at)
            return Network::Hop{ChannelId(2 * id.index()), m_network.link(id).to};
        if (m_network.link(id).to == at)
            return Network::Hop{ChannelId(2 * id.index() + 1), m_network.link(id).from};
    }
    return {};
}

bool WrittenRoutesBuilder::step(const std::string& link, Vertex& at)
{
    std::vector<ChannelId>& way = m_made->m_channels;
    if (const auto hop = hopOver(link, at)) {
        way.push_back(hop->channel);
        at = hop->to;
        return true;
    }
    if (!at.isNode)
        return false;
    for (const Network::Hop& first : m_network.switchHops(at))
        if (const auto hop = hopOver(link, first.to)) {
            way.push_back(first.channel);
            way.push_back(hop->channel);
            at = hop->to;
            return true;
        }
    return false;
}

bool WrittenRoutesBuilder::arrive(Vertex at, NodeId destination)
{
    for (const Network::Hop& last : m_network.switchHops({true, destination.value}))
        if (last.to == at) {
            m_made->m_channels.push_back(reverse(last.channel));
            return true;
        }
    return false;
}

WrittenRoutesBuilder::Problem WrittenRoutesBuilder::walk(const RouteRow& row, NodeId source,
                                                         NodeId destination)
{
    Vertex at{true, source.value};
    const Vertex end{true, destination.value};
    for (std::size_t i = 0; i < row.links.size(); ++i) {
        if (at.isNode && i > 0)
            return "passes node " + inQuotes(m_network.vertexName(at)) +
                   ", and nodes do not forward; name links that join switches";
        const std::string before = (at.isNode ? "node " : "switch ") + inQuotes(m_network.vertexName(at));
        if (!step(row.links[i], at))
            return "passes link " + inQuotes(row.links[i]) + ", which does not begin at " + before +
                   ", where the way has got to; name the links in the order in which messages pass them";
    }
    if (at == end)
        return {};
    if (!at.isNode)
        return arrive(at, destination)
                   ? Problem()
                   : "ends at switch " + inQuotes(m_network.vertexName(at)) +
                         ", on which that node does not hang; name the links that lead on to it";
    if (!row.links.empty())
        return "ends at node " + inQuotes(m_network.vertexName(at)) +
               "; name the links that lead to the other";
    for (const Network::Hop& first : m_network.switchHops(at)) {
        m_made->m_channels.push_back(first.channel);
        if (arrive(first.to, destination))
            return {};
        m_made->m_channels.pop_back();
    }
    return "names no links, and the nodes hang on no switch in common; name the links between them";
}

void WrittenRoutesBuilder::noteRepeats(NodeId source, NodeId destination, std::size_t first)
{
    if (m_made->m_repeating)
        return;
    std::vector<ChannelId> way(m_made->m_channels.begin() + static_cast<std::ptrdiff_t>(first),
                               m_made->m_channels.end());
    std::sort(way.begin(), way.end());
    if (std::adjacent_find(way.begin(), way.end()) != way.end())
        m_made->m_repeating = std::pair(source, destination);
}

} // namespace contraflow
