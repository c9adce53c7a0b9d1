// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/results/channel_items.h"

#include "core/project/host_list.h"

namespace contraflow {

std::optional<std::size_t> platformOf(const Project& project, const std::string& scenario)
{
    const Scenario* found = findByName(project.scenarios, scenario);
    const std::size_t platform = found ? indexOfName(project.platforms, found->platform) : 0;
    if (!found || platform >= project.platforms.size())
        return std::nullopt;
    return platform;
}

std::optional<SelectedItem> itemOfChannel(const Network& network, const Project& project,
                                          const std::string& scenario, ChannelId channel)
{
    const std::optional<std::size_t> platform = platformOf(project, scenario);
    if (!platform || channel.index() >= network.channelCount())
        return std::nullopt;
    const Network::Link& link = network.link(linkOf(channel));
    if (const auto server = network.serverOf(link)) {
        SelectedItem item{{TableKind::servers, *platform}, link.row};
        const auto servers = countHosts(project.platforms[*platform].servers[link.row].name);
        if (servers && *servers > 1)
            item.member = network.memberOf(*server);
        return item;
    }
    if (!link.isNic)
        return SelectedItem{{TableKind::links, *platform}, link.row};
    // Nodes of a row are neighbours; one alone is its row.
    const std::size_t node = link.from.isNode ? link.from.index : link.to.index;
    const auto nodes = network.nodes();
    std::size_t first = node;
    while (first > 0 && nodes[first - 1].row == link.row)
        --first;
    const bool isAlone = first == node && (node + 1 == nodes.size() || nodes[node + 1].row != link.row ||
                                           nodes[node + 1].server);
    SelectedItem item{{TableKind::nodes, *platform}, link.row};
    if (!isAlone)
        item.member = node - first;
    return item;
}

} // namespace contraflow
