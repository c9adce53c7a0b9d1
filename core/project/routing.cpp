// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/routing.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::uint32_t kUnreachable = UINT32_MAX;
constexpr std::size_t kMaxKeptDistances = 64'000'000; // 256 MB; beyond it they are computed again

/** FNV-1a: the same on every machine, unlike std::hash. */
std::uint64_t hashText(std::string_view text, std::uint64_t seed)
{
    std::uint64_t hash = seed ^ 0xcbf29ce484222325ULL;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    // FNV's low bits are weak and the remainder uses them: finish as SplitMix64 does.
    hash = (hash ^ (hash >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    hash = (hash ^ (hash >> 27U)) * 0x94d049bb133111ebULL;
    return hash ^ (hash >> 31U);
}

} // namespace

Router::Router(const Network& network) : m_network(network), m_byNode(network.nodes().size())
{
    if (network.routing() == RoutingRule::dimensionOrder)
        m_grid.emplace(network);
}

bool Router::isAllowed(std::uint32_t from, std::uint32_t to, NodeId destination) const
{
    if (m_network.routing() != RoutingRule::minimal)
        return true;
    const auto groupOf = [this](std::uint32_t s) { return m_network.networkSwitch(SwitchId(s)).at.front(); };
    const std::uint32_t group = groupOf(to);
    if (group == groupOf(from))
        return true;
    const auto last = m_network.switchHops(Vertex{true, destination.value});
    return std::any_of(last.begin(), last.end(),
                       [&](const Network::Hop& hop) { return groupOf(hop.to.index) == group; });
}

const Router::Distances& Router::distancesTo(NodeId destination)
{
    if (const Distances* known = m_byNode[destination.index()])
        return *known;
    std::vector<std::uint32_t> seeds;
    for (const Network::Hop& hop : m_network.switchHops(Vertex{true, destination.value}))
        seeds.push_back(hop.to.index);
    std::sort(seeds.begin(), seeds.end());
    seeds.erase(std::unique(seeds.begin(), seeds.end()), seeds.end());

    if ((m_distances.size() + 1) * m_network.switches().size() > kMaxKeptDistances &&
        !m_distances.contains(seeds)) {
        m_distances.clear();
        std::fill(m_byNode.begin(), m_byNode.end(), nullptr);
    }
    auto [entry, isNew] = m_distances.try_emplace(seeds);
    Distances& distances = entry->second;
    if (isNew) {
        distances.assign(m_network.switches().size(), kUnreachable);
        std::vector<std::uint32_t> queue = seeds;
        for (const std::uint32_t s : queue)
            distances[s] = 1;
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const std::uint32_t here = distances[queue[i]];
            for (const Network::Hop& hop : m_network.switchHops(Vertex{false, queue[i]}))
                if (distances[hop.to.index] == kUnreachable &&
                    isAllowed(hop.to.index, queue[i], destination)) {
                    distances[hop.to.index] = here + 1;
                    queue.push_back(hop.to.index);
                }
        }
    }
    m_byNode[destination.index()] = &distances;
    return distances;
}

const Network::Hop* Router::choose(std::span<const Network::Hop> candidates, std::uint64_t flowHash,
                                   std::string_view at) const
{
    if (candidates.size() == 1 || m_network.routing() == RoutingRule::shortest)
        return &candidates.front();
    return &candidates[hashText(at, flowHash) % candidates.size()];
}

bool Router::appendGridRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route) const
{
    // A node on several switches takes the pair of them with the shortest way, the first by name.
    const std::size_t begin = route.size();
    std::vector<ChannelId> best;
    for (const Network::Hop& first : m_network.switchHops(Vertex{true, source.value}))
        for (const Network::Hop& last : m_network.switchHops(Vertex{true, destination.value})) {
            route.push_back(first.channel);
            const bool isFound =
                m_grid->appendRoute(SwitchId(first.to.index), SwitchId(last.to.index), route);
            route.push_back(reverse(last.channel));
            if (isFound && (best.empty() || route.size() - begin < best.size()))
                best.assign(route.begin() + static_cast<std::ptrdiff_t>(begin), route.end());
            route.resize(begin);
        }
    route.insert(route.end(), best.begin(), best.end());
    return !best.empty();
}

bool Router::appendRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route)
{
    if (source == destination)
        return true;
    if (m_grid)
        return appendGridRoute(source, destination, route);
    const Distances& distances = distancesTo(destination);
    const Vertex target{true, destination.value};
    std::uint64_t flowHash = 0;
    if (m_network.routing() != RoutingRule::shortest)
        flowHash = hashText(m_network.node(destination).name, hashText(m_network.node(source).name, 0));

    Vertex at{true, source.value};
    std::uint32_t nearest = kUnreachable;
    for (const Network::Hop& hop : m_network.switchHops(at))
        nearest = std::min(nearest, distances[hop.to.index]);
    if (nearest == kUnreachable)
        return false;
    for (std::uint32_t remaining = nearest;; --remaining) {
        // The links that lead one hop nearer; from the last switch they are the destination's own, seen from
        // there.
        m_candidates.clear();
        if (remaining == 0) {
            for (const Network::Hop& hop : m_network.switchHops(target))
                if (hop.to == at)
                    m_candidates.push_back({reverse(hop.channel), target});
        } else {
            for (const Network::Hop& hop : m_network.switchHops(at))
                if (distances[hop.to.index] == remaining &&
                    (at.isNode || isAllowed(at.index, hop.to.index, destination)))
                    m_candidates.push_back(hop);
        }
        const Network::Hop* hop = choose(m_candidates, flowHash, m_network.vertexName(at));
        route.push_back(hop->channel);
        at = hop->to;
        if (at == target)
            break;
    }
    return true;
}

} // namespace contraflow
