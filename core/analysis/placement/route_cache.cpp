// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/route_cache.h"

namespace contraflow {

namespace {

constexpr std::size_t kMaxEntries = 8'000'000;  // 64 MB
constexpr std::size_t kMaxMemory = 128'000'000; // bytes, of routes

} // namespace

RouteCache::RouteCache(const Network& network) : m_router(network), m_entries(network.nodes().size()) {}

void RouteCache::makeRoom()
{
    if (m_routes.memory() < kMaxMemory && (m_rows + 1) * m_entries.size() < kMaxEntries)
        return;
    for (std::vector<Entry>& row : m_entries)
        row = {};
    m_rows = 0;
    m_routes = {};
}

std::optional<RouteCache::Route> RouteCache::route(NodeId source, NodeId destination)
{
    if (source == destination)
        return Route();
    if (m_entries[source.index()].empty()) {
        makeRoom();
        m_entries[source.index()].resize(m_entries.size());
        ++m_rows;
    }
    Entry& entry = m_entries[source.index()][destination.index()];
    if (entry.first == kUnknown)
        entry = find(source, destination);
    if (entry.first == kNoWay)
        return std::nullopt;
    Route route{std::span(m_routes.channels()).subspan(entry.first, entry.length), {}};
    if (!m_routes.shares().empty())
        route.shares = std::span(m_routes.shares()).subspan(entry.first, entry.length);
    return route;
}

RouteCache::Entry RouteCache::find(NodeId source, NodeId destination)
{
    const std::size_t first = m_routes.channelTotal();
    if (!m_router.appendRoute(source, destination, m_routes))
        return {kNoWay, 0};
    return {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(m_routes.channelTotal() - first)};
}

} // namespace contraflow
