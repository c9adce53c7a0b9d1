// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/network.h"

#include "core/project/forwarding_tables.h"
#include "core/project/routing_rules.h"

#include <algorithm>

namespace contraflow {

std::shared_ptr<const Network> Network::withFigures(std::span<const LinkFigures> figures) const
{
    auto network = std::make_shared<Network>(*this);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        network->m_links[i].capacity = figures[i].capacity;
        network->m_links[i].latency = figures[i].latency;
    }
    return network;
}

const ForwardingTables& Network::forwardingTables() const
{
    std::call_once(m_tables->once, [this] { m_tables->tables = std::make_unique<ForwardingTables>(*this); });
    return *m_tables->tables;
}

bool Network::splitsMessages() const
{
    return infoOf(m_routing).splits;
}

double Network::latency(std::span<const ChannelId> route) const
{
    if (splitsMessages())
        return longestLatency(route);
    double sum = 0;
    for (const ChannelId c : route)
        sum += latency(c);
    return sum;
}

double Network::longestLatency(std::span<const ChannelId> route) const
{
    // The last byte has come by the slowest way. Those that lead to a channel's tail stand before it.
    std::unordered_map<std::size_t, double> reached; // by vertex
    double longest = 0;
    for (const ChannelId c : route) {
        const double here = reached[vertexIndex(tail(c))] + latency(c);
        double& until = reached[vertexIndex(head(c))];
        until = std::max(until, here);
        longest = std::max(longest, here);
    }
    return longest;
}

Vertex Network::tail(ChannelId c) const
{
    const Link& l = link(linkOf(c));
    return (c.value & 1U) == 0 ? l.from : l.to;
}

Vertex Network::head(ChannelId c) const
{
    return tail(reverse(c));
}

ChannelClass Network::channelClass(ChannelId c) const
{
    if (tail(c).isNode)
        return ChannelClass::host;
    return head(c).isNode ? ChannelClass::switchPort : ChannelClass::backbone;
}

std::optional<std::uint32_t> Network::serverOf(SwitchId id) const
{
    if (!m_switches[id.index()].isInServer)
        return {};
    // The switches of a server follow one another, the one within first.
    const auto behind = std::ranges::upper_bound(m_servers, id, {}, &Server::inner);
    return static_cast<std::uint32_t>(behind - m_servers.begin()) - 1;
}

std::optional<std::uint32_t> Network::serverOf(const Link& link) const
{
    if (!link.isInServer)
        return {};
    return link.from.isNode ? m_nodes[link.from.index].server : serverOf(SwitchId(link.from.index));
}

std::uint32_t Network::memberOf(std::uint32_t server) const
{
    std::uint32_t first = server;
    while (first > 0 && m_servers[first - 1].row == m_servers[server].row)
        --first;
    return server - first;
}

std::string Network::channelName(ChannelId c) const
{
    const Link& l = link(linkOf(c));
    const std::string ends = vertexName(tail(c)) + " → " + vertexName(head(c));
    return l.isNic || l.isInServer || l.name.empty() ? ends : l.name + " " + ends;
}

const std::string& Network::vertexName(Vertex v) const
{
    return v.isNode ? m_nodes[v.index].name : m_switches[v.index].name;
}

std::optional<NodeId> Network::findNode(std::string_view name) const
{
    const auto found = m_nodeByName.find(name);
    return found == m_nodeByName.end() ? std::nullopt : std::optional(NodeId(found->second));
}

std::optional<SwitchId> Network::findSwitch(std::string_view name) const
{
    const auto found = m_switchByName.find(name);
    return found == m_switchByName.end() ? std::nullopt : std::optional(SwitchId(found->second));
}

std::span<const Network::Hop> Network::hops(Vertex v) const
{
    const std::size_t i = vertexIndex(v);
    return std::span(m_hops).subspan(m_hopStart[i], m_hopStart[i + 1] - m_hopStart[i]);
}

std::span<const Network::Hop> Network::switchHops(Vertex v) const
{
    if (v.isNode)
        if (const GpuPlace place = gpuPlace(NodeId(v.index)); place.isGpu())
            if (const Server& server = m_servers[static_cast<std::size_t>(place.server)]; server.firstNic)
                v = {false, server.firstNic->value + server.nicOf(place.gpu)};
    const std::size_t i = vertexIndex(v);
    return std::span(m_hops).subspan(m_hopStart[i], m_nodeHopStart[i] - m_hopStart[i]);
}

} // namespace contraflow
