// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/routing.h"

#include "core/base/ranges.h"
#include "core/project/fat_tree.h"
#include "core/project/forwarding_tables.h"
#include "core/project/written_routes.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::uint32_t kUnreachable = UINT32_MAX;
constexpr std::uint32_t kNoPart = UINT32_MAX;
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

Router::Router(const Network& network)
    : m_network(network)
    , m_written(network.writtenRoutes())
    , m_needs(infoOf(network.routing()).needs)
    , m_byNode(network.nodes().size())
{
    if (network.routing() == RoutingRule::dimensionOrder)
        m_grid.emplace(network);
    if (network.routing() != RoutingRule::valiant)
        return;
    for (std::uint32_t s = 0; s < network.fabricSwitches().size(); ++s) {
        m_groups.push_back(groupOf(s));
        for (const Network::Hop& hop : network.switchHops({false, s}))
            m_groupLinks.emplace(groupOf(s), groupOf(hop.to.index));
    }
    sortUnique(m_groups);
}

bool Router::isAllowed(std::uint32_t from, std::uint32_t to, const Goal& goal) const
{
    switch (m_needs) {
    case RoutingNeeds::groups: {
        const std::uint32_t group = groupOf(to);
        return group == groupOf(from) || contains(goal.groups, group);
    }
    case RoutingNeeds::levels: {
        // Where the destination lies below, as many links are left as there are levels down to it.
        const FatTree& tree = *m_network.fatTree();
        const bool isBelow = goal.distances[from] == tree.level(from);
        return isBelow ? tree.level(to) < tree.level(from) : tree.level(to) > tree.level(from);
    }
    case RoutingNeeds::nothing:
    case RoutingNeeds::places:
    case RoutingNeeds::tables:
    case RoutingNeeds::levelsAndTables:
    case RoutingNeeds::routes:
        break;
    }
    return true;
}

void Router::findDistances(Goal& goal, std::uint32_t offset) const
{
    goal.distances.assign(m_network.fabricSwitches().size(), kUnreachable);
    std::vector<std::uint32_t> queue = goal.seeds;
    for (const std::uint32_t s : queue)
        goal.distances[s] = offset;
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (const Network::Hop& hop : m_network.switchHops(Vertex{false, queue[i]}))
            if (goal.distances[hop.to.index] == kUnreachable && isAllowed(hop.to.index, queue[i], goal)) {
                goal.distances[hop.to.index] = goal.distances[queue[i]] + 1;
                queue.push_back(hop.to.index);
            }
}

void Router::findTreeDistances(Goal& goal) const
{
    // First the switches above the destination, then those that have to climb to one of these.
    const FatTree& tree = *m_network.fatTree();
    goal.distances.assign(m_network.fabricSwitches().size(), kUnreachable);
    std::vector<std::vector<std::uint32_t>> byLevel(tree.height() + 1);
    for (std::uint32_t s = 0; s < goal.distances.size(); ++s)
        byLevel[tree.level(s)].push_back(s);
    for (const std::uint32_t s : goal.seeds)
        goal.distances[s] = 1;
    for (std::uint32_t level = 1; level <= tree.height(); ++level)
        for (const std::uint32_t s : byLevel[level])
            if (goal.distances[s] == level)
                for (const Network::Hop& hop : m_network.switchHops({false, s}))
                    if (tree.level(hop.to.index) == level + 1)
                        goal.distances[hop.to.index] = level + 1;
    for (std::uint32_t level = tree.height(); level-- > 1;)
        for (const std::uint32_t s : byLevel[level])
            for (const Network::Hop& hop : m_network.switchHops({false, s}))
                if (goal.distances[s] != level && tree.level(hop.to.index) == level + 1 &&
                    goal.distances[hop.to.index] != kUnreachable)
                    goal.distances[s] = std::min(goal.distances[s], goal.distances[hop.to.index] + 1);
}

const Router::Goal& Router::goalOf(NodeId destination)
{
    if (const Goal* known = m_byNode[destination.index()])
        return *known;
    std::vector<std::uint32_t> seeds;
    for (const Network::Hop& hop : m_network.switchHops(Vertex{true, destination.value}))
        seeds.push_back(hop.to.index);
    sortUnique(seeds);

    if ((m_goals.size() + 1) * m_network.fabricSwitches().size() > kMaxKeptDistances &&
        !m_goals.contains(seeds)) {
        m_goals.clear();
        std::ranges::fill(m_byNode, nullptr);
    }
    auto [entry, isNew] = m_goals.try_emplace(seeds);
    Goal& goal = entry->second;
    if (isNew) {
        goal.seeds = std::move(seeds);
        if (m_needs == RoutingNeeds::groups)
            for (const std::uint32_t s : goal.seeds)
                goal.groups.push_back(groupOf(s));
        if (m_needs == RoutingNeeds::levels)
            findTreeDistances(goal);
        else
            findDistances(goal, 1);
    }
    m_byNode[destination.index()] = &goal;
    return goal;
}

std::optional<std::uint32_t> Router::groupBetween(std::uint32_t from, const Goal& goal) const
{
    const auto isGoal = [&goal](std::uint32_t group) { return contains(goal.groups, group); };
    if (isGoal(from))
        return {};
    std::vector<std::uint32_t> between;
    for (const std::uint32_t group : m_groups)
        if (group != from && !isGoal(group) && m_groupLinks.contains({from, group}) &&
            std::ranges::any_of(goal.groups, [&](std::uint32_t last) {
                return m_groupLinks.contains({group, last});
            }))
            between.push_back(group);
    if (between.empty())
        return {};
    return between[m_key % between.size()];
}

void Router::appendDetour(Vertex& at, const Goal& goal, std::vector<ChannelId>& route)
{
    const auto hops = m_network.switchHops(at);
    const auto group = groupBetween(groupOf(hops.front().to.index), goal);
    if (!group)
        return;
    auto [entry, isNew] = m_groupGoals.try_emplace(*group);
    Goal& between = entry->second;
    if (isNew) {
        for (std::uint32_t s = 0; s < m_network.fabricSwitches().size(); ++s)
            if (groupOf(s) == *group)
                between.seeds.push_back(s);
        between.groups = {*group};
        findDistances(between, 0);
    }
    if (std::ranges::all_of(
            hops, [&](const Network::Hop& hop) { return between.distances[hop.to.index] == kUnreachable; }))
        return;
    const Vertex begin = at;
    const std::size_t length = route.size();
    approach(at, between, 0, route);
    if (goal.distances[at.index] != kUnreachable)
        return;
    route.resize(length); // links within that group are missing
    at = begin;
}

const Network::Hop& Router::chooseByDigit(Vertex at) const
{
    // Neighbours are in the order of their names, parallel links follow one another.
    const FatTree& tree = *m_network.fatTree();
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < m_candidates.size(); ++i)
        if (i == 0 || m_candidates[i].to != m_candidates[i - 1].to)
            starts.push_back(i);
    const Vertex to = m_candidates.front().to;
    const bool isUpwards = tree.level(to) > tree.level(at);
    const Vertex lower = isUpwards ? at : to;
    const std::uint64_t digit = m_key / tree.divisor(tree.level(lower));
    const std::size_t chosen = static_cast<std::size_t>(digit % starts.size());
    const std::size_t cables =
        (chosen + 1 < starts.size() ? starts[chosen + 1] : m_candidates.size()) - starts[chosen];
    const std::size_t parents = isUpwards ? starts.size() : tree.parents(m_network, to);
    return m_candidates[starts[chosen] + static_cast<std::size_t>(digit / parents % cables)];
}

const Network::Hop& Router::choose(Vertex at) const
{
    if (m_candidates.size() == 1 || m_network.routing() == RoutingRule::shortest)
        return m_candidates.front();
    if (m_network.fatTree())
        return chooseByDigit(at);
    return m_candidates[hashText(m_network.vertexName(at), m_key) % m_candidates.size()];
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

bool Router::appendTableRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route) const
{
    // A node on several switches takes the one with the shortest way, the first by name.
    const ForwardingTables& tables = m_network.forwardingTables();
    const auto lasts = m_network.switchHops({true, destination.value});
    const std::size_t begin = route.size();
    std::vector<ChannelId> best;
    for (const Network::Hop& first : m_network.switchHops({true, source.value})) {
        route.push_back(first.channel);
        Vertex at = first.to;
        const auto arrives = [&at](const Network::Hop& hop) { return hop.to == at; };
        auto last = std::ranges::find_if(lasts, arrives);
        while (last == lasts.end()) {
            const std::uint16_t port = tables.port(at.index, destination);
            if (port == ForwardingTables::kNone)
                break;
            const Network::Hop& hop = m_network.switchHops(at)[port];
            route.push_back(hop.channel);
            at = hop.to;
            last = std::ranges::find_if(lasts, arrives);
        }
        if (last != lasts.end()) {
            route.push_back(reverse(last->channel));
            if (best.empty() || route.size() - begin < best.size())
                best.assign(route.begin() + static_cast<std::ptrdiff_t>(begin), route.end());
        }
        route.resize(begin);
    }
    route.insert(route.end(), best.begin(), best.end());
    return !best.empty();
}

void Router::findCandidates(Vertex at, const Goal& goal, std::uint32_t left)
{
    m_candidates.clear();
    for (const Network::Hop& hop : m_network.switchHops(at))
        if (goal.distances[hop.to.index] == left && (at.isNode || isAllowed(at.index, hop.to.index, goal)))
            m_candidates.push_back(hop);
}

void Router::approach(Vertex& at, const Goal& goal, std::uint32_t left, std::vector<ChannelId>& route)
{
    std::uint32_t distance = kUnreachable;
    if (at.isNode)
        for (const Network::Hop& hop : m_network.switchHops(at))
            distance = std::min(distance, goal.distances[hop.to.index]);
    else if (goal.distances[at.index] > left)
        distance = goal.distances[at.index] - 1;
    else
        return;
    for (;; --distance) {
        findCandidates(at, goal, distance);
        const Network::Hop& hop = choose(at);
        route.push_back(hop.channel);
        at = hop.to;
        if (distance == left)
            return;
    }
}

void Router::arrive(Vertex at, NodeId destination, std::vector<ChannelId>& route)
{
    findLastCandidates(at, destination);
    route.push_back(choose(at).channel);
}

void Router::findLastCandidates(Vertex at, NodeId destination)
{
    // The destination's own links, seen from the switch.
    const Vertex target{true, destination.value};
    m_candidates.clear();
    for (const Network::Hop& hop : m_network.switchHops(target))
        if (hop.to == at)
            m_candidates.push_back({reverse(hop.channel), target});
}

bool Router::canReach(const Goal& goal, NodeId source) const
{
    const auto hops = m_network.switchHops(Vertex{true, source.value});
    return std::ranges::any_of(
        hops, [&](const Network::Hop& hop) { return goal.distances[hop.to.index] != kUnreachable; });
}

bool Router::appendRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route)
{
    return append(source, destination, route, nullptr);
}

bool Router::appendRoute(NodeId source, NodeId destination, RouteTable& routes)
{
    return append(source, destination, routes.channels(),
                  m_network.splitsMessages() ? &routes.shares() : nullptr);
}

bool Router::append(NodeId source, NodeId destination, std::vector<ChannelId>& route,
                    std::vector<double>* shares)
{
    if (source == destination)
        return true;
    const std::size_t begin = route.size();
    const std::optional<std::uint32_t>& server = m_network.node(source).server;
    const bool isPlain = !server && !m_network.node(destination).server;
    if (isPlain || (m_written && m_written->has(source, destination)))
        return appendByNics(source, destination, route, shares);
    bool isFound = false;
    if (server == m_network.node(destination).server) {
        isFound = appendWithin(source, destination, route);
    } else if (const NodeId from = sender(source, destination); from != source) {
        isFound = appendWithin(source, from, route);
        if (shares)
            shares->resize(route.size(), 1.0);
        isFound = isFound && appendByNics(from, destination, route, shares);
    }
    if (!isFound) { // such as where that NIC is cut off
        route.resize(begin);
        isFound = appendByNics(source, destination, route, shares);
    }
    if (shares)
        shares->resize(route.size(), 1.0);
    return isFound;
}

NodeId Router::sender(NodeId source, NodeId destination) const
{
    const Network::GpuPlace from = m_network.gpuPlace(source);
    const Network::GpuPlace to = m_network.gpuPlace(destination);
    if (m_network.rails() != RailRule::pxn || !from.isGpu() || !to.isGpu())
        return source;
    const Network::Server& own = m_network.servers()[static_cast<std::size_t>(from.server)];
    const Network::Server& other = m_network.servers()[static_cast<std::size_t>(to.server)];
    if (own.rails == 0 || other.rails == 0)
        return source;
    const std::uint32_t rail = other.railOf(to.gpu);
    if (own.railOf(from.gpu) == rail)
        return source;
    if (to.gpu < own.gpus && own.railOf(to.gpu) == rail)
        return own.gpu(to.gpu);
    const std::optional<std::uint32_t> first = own.gpuOnRail(rail);
    return first ? own.gpu(*first) : source;
}

bool Router::appendWithin(NodeId from, NodeId to, std::vector<ChannelId>& route) const
{
    const Vertex inner{false, m_network.node(from).attachedTo->value};
    const auto linkWithin = [&](NodeId gpu) {
        const auto hops = m_network.hops(Vertex{true, gpu.value});
        return std::ranges::find(hops, inner, &Network::Hop::to);
    };
    const auto up = linkWithin(from);
    const auto down = linkWithin(to);
    if (up == m_network.hops(Vertex{true, from.value}).end() ||
        down == m_network.hops(Vertex{true, to.value}).end())
        return false;
    route.push_back(up->channel);
    route.push_back(reverse(down->channel));
    return true;
}

void Router::appendToNic(NodeId gpu, std::vector<ChannelId>& route) const
{
    const Network::GpuPlace place = m_network.gpuPlace(gpu);
    const std::optional<LinkId> link = m_network.node(gpu).nic;
    if (!place.isGpu() || !link)
        return;
    const Network::Server& server = m_network.servers()[static_cast<std::size_t>(place.server)];
    if (server.firstNic)
        route.emplace_back(2 * link->value);
    if (server.pciSwitches > 0) {
        route.emplace_back(2 * server.pciLink(server.pciSwitchOf(place.gpu)).value);
        route.emplace_back(2 * server.nicPciLink(server.nicOf(place.gpu)).value);
    }
}

bool Router::appendByNics(NodeId source, NodeId destination, std::vector<ChannelId>& route,
                          std::vector<double>* shares)
{
    const std::size_t begin = route.size();
    appendToNic(source, route);
    if (shares)
        shares->resize(route.size(), 1.0);
    if (!appendOutside(source, destination, route, shares)) {
        route.resize(begin);
        if (shares)
            shares->resize(begin);
        return false;
    }
    const auto last = static_cast<std::ptrdiff_t>(route.size());
    appendToNic(destination, route);
    std::reverse(route.begin() + last, route.end());
    std::transform(route.begin() + last, route.end(), route.begin() + last, reverse);
    if (shares)
        shares->resize(route.size(), 1.0);
    return true;
}

bool Router::appendOutside(NodeId source, NodeId destination, std::vector<ChannelId>& route,
                           std::vector<double>* shares)
{
    if (m_written && m_written->append(source, destination, route))
        return true;
    if (m_needs == RoutingNeeds::routes)
        return false;
    if (m_grid)
        return appendGridRoute(source, destination, route);
    if (needsTables(m_network.routing()))
        return appendTableRoute(source, destination, route);
    if (m_network.splitsMessages()) {
        m_unusedShares.clear();
        return appendSplitRoute(source, destination, route, shares ? *shares : m_unusedShares);
    }
    const Goal& goal = goalOf(destination);
    Vertex at{true, source.value};
    if (!canReach(goal, source))
        return false;

    if (m_network.routing() == RoutingRule::dModK)
        m_key = m_network.fatTree()->number(destination);
    else if (m_network.routing() == RoutingRule::sModK)
        m_key = m_network.fatTree()->number(source);
    else if (m_network.routing() != RoutingRule::shortest)
        m_key = hashText(m_network.node(destination).name, hashText(m_network.node(source).name, 0));
    if (m_network.routing() == RoutingRule::valiant)
        appendDetour(at, goal, route);
    approach(at, goal, 1, route);
    arrive(at, destination, route);
    return true;
}

bool Router::appendSplitRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route,
                              std::vector<double>& shares)
{
    const Goal& goal = goalOf(destination);
    if (!canReach(goal, source))
        return false;
    m_partAt.resize(m_network.fabricSwitches().size(), kNoPart);
    const Vertex first{true, source.value};
    std::uint32_t left = kUnreachable;
    for (const Network::Hop& hop : m_network.switchHops(first))
        left = std::min(left, goal.distances[hop.to.index]);
    m_parts.assign(1, {first, 1.0});
    for (; left > 0; --left) {
        m_nextParts.clear();
        for (const Part& part : m_parts) {
            findCandidates(part.at, goal, left);
            divide(part, route, shares);
        }
        for (Part& part : m_nextParts) {
            m_partAt[part.at.index] = kNoPart;
            part.share = std::min(part.share, 1.0); // three thirds of rounding make no more than all
        }
        m_parts.swap(m_nextParts);
    }
    for (const Part& part : m_parts) {
        findLastCandidates(part.at, destination);
        const double share = part.share / static_cast<double>(m_candidates.size());
        for (const Network::Hop& hop : m_candidates) {
            route.push_back(hop.channel);
            shares.push_back(share);
        }
    }
    return true;
}

void Router::divide(const Part& part, std::vector<ChannelId>& route, std::vector<double>& shares)
{
    const double share = part.share / static_cast<double>(m_candidates.size());
    for (const Network::Hop& hop : m_candidates) {
        route.push_back(hop.channel);
        shares.push_back(share);
        std::uint32_t& at = m_partAt[hop.to.index];
        if (at == kNoPart) {
            at = static_cast<std::uint32_t>(m_nextParts.size());
            m_nextParts.push_back({hop.to, 0});
        }
        m_nextParts[at].share += share;
    }
}

} // namespace contraflow
