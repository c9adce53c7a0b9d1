// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// peer_simgrid PROJECT.yaml [--fat-tree K|--platform FILE.xml] [SimGrid options]: runs the first scenario of
// a project in SimGrid and prints `message,finish_s`, so that its answers can be held against `contraflow
// predict --format csv`; then it runs the scenario here under max-min, and says on the standard error what
// CPU time either took and which makespans came out. Routes are ours, so that both programs share the same
// channels; each direction of a link is a SimGrid link. With --fat-tree the platform is SimGrid's own
// fat-tree zone of switches with K ports, its routes and all: node i of the project is its host i, all links
// are as fast as the first of the project, and times agree only as far as routes do. With --platform it is
// the one of the file, such as `contraflow export --as simgrid` writes, with hosts of the project's names and
// all that the file says. The SimGrid options choose its solver, for example
// --cfg=network/optim:Full --cfg=network/crosstraffic:0.
#include "core/base/text.h"
#include "core/engine/fluid_engine.h"
#include "core/io/project/project_file.h"
#include "core/project/scenario.h"
#include "core/sharing/progressive_filling.h"

#include <simgrid/s4u.hpp>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>
#include <string>
#include <vector>

namespace sg4 = simgrid::s4u;
using namespace contraflow;

namespace {

/** SimGrid's network model must take bandwidths and times as they are written, and know no latency. */
void usePlainFluidModel()
{
    sg4::Engine::set_config("network/model:CM02");
    sg4::Engine::set_config("network/TCP-gamma:0");
}

using Hosts = std::vector<sg4::Host*>;

Hosts buildPlatform(const PlacedScenario& placed)
{
    const Network& network = *placed.network;
    sg4::NetZone* zone = sg4::create_full_zone("zone");
    Hosts hosts;
    for (const Network::Node& node : network.nodes())
        hosts.push_back(zone->create_host(node.name, 1e9));
    // A full-duplex link of ours is a split-duplex link of SimGrid: cross-traffic then loads its other
    // direction.
    std::vector<const sg4::SplitDuplexLink*> links;
    for (std::size_t l = 0; l < network.links().size(); ++l) {
        const auto name = "link" + std::to_string(l);
        auto* link = zone->create_split_duplex_link(name, network.links()[l].capacity);
        link->set_latency(0);
        link->seal();
        links.push_back(dynamic_cast<const sg4::SplitDuplexLink*>(link));
    }
    std::map<std::pair<std::uint32_t, std::uint32_t>, bool> known;
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const PlacedMessage& m = placed.messages[i];
        if (m.source == m.destination ||
            !known.emplace(std::pair(m.source.value, m.destination.value), true).second)
            continue;
        std::vector<sg4::LinkInRoute> route;
        for (const ChannelId c : placed.routes[i])
            route.emplace_back(links[linkOf(c).index()], (c.value & 1U) == 0
                                                             ? sg4::LinkInRoute::Direction::UP
                                                             : sg4::LinkInRoute::Direction::DOWN);
        zone->add_route(hosts[m.source.index()]->get_netpoint(), hosts[m.destination.index()]->get_netpoint(),
                        nullptr, nullptr, route, false);
    }
    zone->seal();
    return hosts;
}

/** SimGrid's fat-tree of k pods (Al-Fares et al. 2008), whose leaves are the project's nodes in their order.
 */
Hosts buildFatTree(const PlacedScenario& placed, unsigned k)
{
    const unsigned half = k / 2;
    Hosts hosts;
    const auto addHost = [&](sg4::NetZone* zone, const std::vector<unsigned long>&, unsigned long) {
        hosts.push_back(zone->create_host("host" + std::to_string(hosts.size()), 1e9)->seal());
        return std::pair<simgrid::kernel::routing::NetPoint*, simgrid::kernel::routing::NetPoint*>(
            hosts.back()->get_netpoint(), nullptr);
    };
    sg4::create_fatTree_zone("zone", nullptr, {3, {half, half, k}, {1, half, half}, {1, 1, 1}},
                             sg4::ClusterCallbacks(addHost), placed.network->links().front().capacity, 0,
                             sg4::Link::SharingPolicy::SPLITDUPLEX)
        ->seal();
    return hosts;
}

/** K of "--fat-tree K" where the arguments begin so, else 0. */
unsigned fatTreePorts(int argc, char* argv[])
{
    const bool isWanted = argc > 3 && std::string(argv[2]) == "--fat-tree";
    return isWanted ? static_cast<unsigned>(parseCount(argv[3]).value_or(0)) : 0;
}

/** The hosts of a platform's file, by the names of the nodes; the file decides routes and latencies. */
Hosts loadPlatform(const sg4::Engine& engine, const PlacedScenario& placed, const char* file)
{
    engine.load_platform(file);
    Hosts hosts;
    for (const Network::Node& node : placed.network->nodes())
        hosts.push_back(sg4::Host::by_name(node.name));
    return hosts;
}

/** Of the first scenario; null: there is none. */
const Workload* workloadOf(const Project& project)
{
    for (const Workload& workload : project.workloads)
        if (!project.scenarios.empty() && workload.name == project.scenarios[0].workload)
            return &workload;
    return nullptr;
}

double cpuSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace

int main(int argc, char* argv[])
{
    sg4::Engine engine(&argc, argv);
    if (argc < 2) {
        std::fputs("usage: peer_simgrid PROJECT.yaml [--fat-tree K|--platform FILE.xml] [SimGrid options]\n",
                   stderr);
        return 2;
    }
    usePlainFluidModel();
    const Result<LoadedProject> loaded = readProject(argv[1]);
    if (!loaded) {
        std::fprintf(stderr, "%s\n", loaded.error().message.c_str());
        return 1;
    }
    IssueList issues;
    const PlacedScenario placed = placeScenario(loaded->project, 0, issues);
    const Workload* workload = workloadOf(loaded->project);
    if (!placed.network || placed.messages.empty() || workload == nullptr) {
        std::fputs("the first scenario has no messages to run\n", stderr);
        return 1;
    }
    const unsigned ports = fatTreePorts(argc, argv);
    const bool hasFile = argc > 3 && std::string(argv[2]) == "--platform";
    const Hosts hosts = hasFile     ? loadPlatform(engine, placed, argv[3])
                        : ports > 0 ? buildFatTree(placed, ports)
                                    : buildPlatform(placed);
    if (hosts.size() < placed.network->nodes().size()) {
        std::fputs("the fat-tree has fewer hosts than the project has nodes\n", stderr);
        return 1;
    }
    std::vector<double> finish(placed.messages.size());
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const PlacedMessage& m = placed.messages[i];
        sg4::Host* const source = hosts[m.source.index()];
        sg4::Host* const destination = hosts[m.destination.index()];
        sg4::Actor::create("message", source, [&finish, &m, source, destination, i] {
            sg4::this_actor::sleep_until(m.start);
            const sg4::CommPtr comm =
                sg4::Comm::sendto_async(source, destination, static_cast<std::uint64_t>(m.bytes));
            comm->wait();
            finish[i] = comm->get_finish_time();
        });
    }
    const double begin = cpuSeconds();
    engine.run();
    const double between = cpuSeconds();
    RunOptions options;
    options.maxSegments = 0;
    const Result<Timeline> ours = runFluid(placed, ProgressiveFilling::maxMin(), options);
    std::fprintf(stderr, "SimGrid: %.3f s, makespan %.9g s; Contraflow, max-min: %.3f s, makespan %.9g s\n",
                 between - begin, *std::max_element(finish.begin(), finish.end()), cpuSeconds() - between,
                 ours ? ours->makespan() : 0.0);
    std::puts("message,finish_s");
    for (std::size_t i = 0; i < finish.size(); ++i)
        std::printf("%s,%s\n", workload->messages[placed.messages[i].row].id.str().c_str(),
                    numberText(finish[i]).c_str());
    return 0;
}
