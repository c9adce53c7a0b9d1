// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/route_cache.h"

namespace contraflow {

namespace {

constexpr std::size_t kMaxEntries = 8'000'000;   // 64 MB
constexpr std::size_t kMaxChannels = 16'000'000; // 64 MB

} // namespace

RouteCache::RouteCache(const Network& network) : m_router(network), m_entries(network.nodes().size()) {}

void RouteCache::makeRoom()
{
    if (m_channels.size() < kMaxChannels && (m_rows + 1) * m_entries.size() < kMaxEntries)
        return;
    for (std::vector<Entry>& row : m_entries)
        row = {};
    m_rows = 0;
    m_channels.clear();
}

std::optional<std::span<const ChannelId>> RouteCache::route(NodeId source, NodeId destination)
{
    if (source == destination)
        return std::span<const ChannelId>();
    if (m_entries[source.index()].empty()) {
        makeRoom();
        m_entries[source.index()].resize(m_entries.size());
        ++m_rows;
    }
    Entry& entry = m_entries[source.index()][destination.index()];
    if (entry.state == Entry::State::unknown) {
        entry.first = static_cast<std::uint32_t>(m_channels.size());
        const bool isFound = m_router.appendRoute(source, destination, m_channels);
        entry.length = static_cast<std::uint16_t>(m_channels.size() - entry.first);
        entry.state = isFound ? Entry::State::known : Entry::State::none;
    }
    if (entry.state == Entry::State::none)
        return std::nullopt;
    return std::span<const ChannelId>(m_channels).subspan(entry.first, entry.length);
}

} // namespace contraflow
