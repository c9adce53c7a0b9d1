// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// peer_simgrid PROJECT.yaml [SimGrid options]: runs the first scenario of a project in SimGrid and prints
// `message,finish_s`, so that its times and answers can be held against `contraflow predict --format csv`.
// Routes are ours, so that both programs share the same channels; each direction of a link is a SimGrid link.
// The SimGrid options choose its solver, for example --cfg=network/optim:Full --cfg=network/crosstraffic:0.
#include "core/base/text.h"
#include "core/io/project_file.h"
#include "core/project/scenario.h"

#include <simgrid/s4u.hpp>

#include <cstdio>
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

} // namespace

int main(int argc, char* argv[])
{
    sg4::Engine engine(&argc, argv);
    if (argc < 2) {
        std::fputs("usage: peer_simgrid PROJECT.yaml [SimGrid options]\n", stderr);
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
    const Hosts hosts = buildPlatform(placed);
    std::vector<double> finish(placed.messages.size());
    const auto& rows = loaded->project.workloads[0].messages;
    sg4::Actor::create("launcher", hosts.front(), [&] {
        std::vector<sg4::CommPtr> comms;
        for (const PlacedMessage& m : placed.messages)
            comms.push_back(sg4::Comm::sendto_async(hosts[m.source.index()], hosts[m.destination.index()],
                                                    static_cast<std::uint64_t>(m.bytes)));
        for (std::size_t i = 0; i < comms.size(); ++i) {
            comms[i]->wait();
            finish[i] = comms[i]->get_finish_time();
        }
    });
    engine.run();
    std::puts("message,finish_s");
    for (std::size_t i = 0; i < finish.size(); ++i)
        std::printf("%s,%s\n", rows[placed.messages[i].row].id.c_str(), numberText(finish[i]).c_str());
    return 0;
}
