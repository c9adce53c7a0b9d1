// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// peer_routes PLATFORM.xml: imports a platform of SimGrid, asks SimGrid for the route between every two hosts
// and this program for its own, and prints how many pairs go the same way. Channels have other names
// in both, so they are compared by who passes them: two are the same when the same pairs do.
#include "core/importing/topology_file.h"
#include "core/io/text/text_file.h"
#include "core/project/routing.h"
#include "core/project/routing_rules.h"

#include <simgrid/s4u.hpp>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sg4 = simgrid::s4u;
using namespace contraflow;

namespace {

using Pair = std::uint32_t; ///< source times the number of hosts, plus destination
using Users = std::vector<Pair>;

/** The pairs of hosts that SimGrid has no whole route for. */
struct BrokenPairs
{
    std::set<Pair> pairs;
    std::map<std::uint32_t, std::size_t> bySource;
    std::map<std::uint32_t, std::size_t> byDestination;

    void add(Pair pair, std::uint32_t count)
    {
        pairs.insert(pair);
        ++bySource[pair / count];
        ++byDestination[pair % count];
    }
};

std::size_t of(const std::map<std::uint32_t, std::size_t>& counts, std::uint32_t node)
{
    const auto found = counts.find(node);
    return found == counts.end() ? 0 : found->second;
}

/** A node's own link is passed by all its pairs, whatever the routes. */
bool isOfOneNode(const Users& users, std::uint32_t count, const BrokenPairs& broken)
{
    std::set<Pair> sources;
    std::set<Pair> destinations;
    for (const Pair pair : users) {
        sources.insert(pair / count);
        destinations.insert(pair % count);
    }
    const std::size_t present = users.size();
    return (sources.size() == 1 && present + of(broken.bySource, *sources.begin()) == count - 1) ||
           (destinations.size() == 1 &&
            present + of(broken.byDestination, *destinations.begin()) == count - 1);
}

/** By pair the channels of its route between switches, where channels that the same pairs pass are one. */
std::vector<std::multiset<std::size_t>> routesOf(std::uint32_t count,
                                                 const std::map<std::string, Users>& channels,
                                                 const BrokenPairs& broken,
                                                 std::map<Users, std::size_t>& known)
{
    std::vector<std::multiset<std::size_t>> routes(std::size_t(count) * count);
    for (const auto& [channel, users] : channels) {
        if (isOfOneNode(users, count, broken))
            continue;
        const std::size_t number = known.try_emplace(users, known.size()).first->second;
        for (const Pair pair : users)
            routes[pair].insert(number);
    }
    return routes;
}

bool compare(const sg4::Engine& engine, const char* file)
{
    constexpr std::size_t kMost = 1 << 26;
    const Result<std::string> text = readTextFile(file, kMost);
    const Result<ImportedTopology> topology =
        text ? parseTopology(*text) : Result<ImportedTopology>(text.error());
    if (!topology) {
        std::fprintf(stderr, "%s: %s\n", file, topology.error().message.c_str());
        return false;
    }
    engine.load_platform(file);
    const Platform& platform = topology->platforms.front();
    IssueList issues;
    const auto network = Network::build(platform, 0, issues);
    Router router(*network);
    std::map<std::string, Users> theirs;
    std::map<std::string, Users> ours;
    const auto count = static_cast<std::uint32_t>(network->nodes().size());
    // SimGrid 3.32 has places without a link in routes of some dragonflies, and gives what points nowhere.
    const std::vector<sg4::Link*> all = engine.get_all_links();
    const std::set<const sg4::Link*> real(all.begin(), all.end());
    BrokenPairs broken;
    std::string firstBroken;
    for (std::uint32_t a = 0; a < count; ++a)
        for (std::uint32_t b = 0; b < count; ++b) {
            if (a == b)
                continue;
            const Pair pair = a * count + b;
            const std::string& from = network->node(NodeId(a)).name;
            const std::string& to = network->node(NodeId(b)).name;
            std::vector<sg4::Link*> links;
            sg4::Host::by_name(from)->route_to(sg4::Host::by_name(to), links, nullptr);
            if (!std::all_of(links.begin(), links.end(),
                             [&](const sg4::Link* link) { return real.count(link) > 0; })) {
                if (broken.pairs.empty())
                    firstBroken = from + " to " + to;
                broken.add(pair, count);
                continue;
            }
            std::vector<ChannelId> route;
            router.appendRoute(NodeId(a), NodeId(b), route);
            // A host that has a switch of its own here has one link more than there.
            for (const ChannelId c : route)
                if (!network->link(linkOf(c)).isNic)
                    ours[std::to_string(c.value)].push_back(pair);
            for (const sg4::Link* link : links)
                theirs[link->get_name()].push_back(pair);
        }
    const std::size_t pairs = std::size_t(count) * count;
    std::map<Users, std::size_t> known;
    const auto ourRoutes = routesOf(count, ours, broken, known);
    const auto theirRoutes = routesOf(count, theirs, broken, known);
    if (!broken.pairs.empty())
        std::printf(
            "%s: SimGrid's own route lacks a link for %zu of %zu pairs, such as %s; they are left out\n",
            file, broken.pairs.size(), pairs - count, firstBroken.c_str());
    std::size_t same = 0;
    std::size_t asLong = 0;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        if (pair / count == pair % count || broken.pairs.contains(static_cast<Pair>(pair)))
            continue;
        same += ourRoutes[pair] == theirRoutes[pair] ? 1 : 0;
        asLong += ourRoutes[pair].size() == theirRoutes[pair].size() ? 1 : 0;
    }
    std::printf("%s: %s, %zu pairs, %zu on channels that the same pairs pass, %zu as long\n", file,
                std::string(infoOf(network->routing()).name).c_str(), pairs - count - broken.pairs.size(),
                same, asLong);
    return true;
}

} // namespace

int main(int argc, char* argv[])
{
    sg4::Engine engine(&argc, argv);
    if (argc != 2) {
        std::fputs("usage: peer_routes PLATFORM.xml\n", stderr);
        return 2;
    }
    return compare(engine, argv[1]) ? 0 : 1;
}
