// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/platform_recipe.h"

#include "core/project/host_list.h"
#include "core/recipes/platform_builder.h"

#include <array>

namespace contraflow {

namespace {

constexpr std::array kPlatformOptions{
    PlatformOption{{.option = "--cores",
                    .value = "N",
                    .label = "Cores of a node",
                    .help = "cores of each node (default 1)",
                    .maximum = 1'000'000},
                   memberOf<&PlatformRecipe::cores>},
    PlatformOption{{.option = "--nic",
                    .value = "BANDWIDTH",
                    .label = "Node bandwidth, each way",
                    .help = "of each node's NIC, each way (default 940 Mbit/s)",
                    .dimension = Dimension::bandwidth},
                   memberOf<&PlatformRecipe::nicBandwidth>},
    PlatformOption{{.option = "--nic-latency",
                    .value = "TIME",
                    .label = "Node latency",
                    .help = "of each NIC's link (default 0 s)",
                    .dimension = Dimension::duration},
                   memberOf<&PlatformRecipe::nicLatency>},
    PlatformOption{{.option = "--uplink",
                    .value = "BANDWIDTH",
                    .label = "Link bandwidth, each way",
                    .help = "of each link between switches, each way (default 9.4 Gbit/s)",
                    .dimension = Dimension::bandwidth},
                   memberOf<&PlatformRecipe::uplinkBandwidth>},
    PlatformOption{{.option = "--uplink-latency",
                    .value = "TIME",
                    .label = "Link latency",
                    .help = "of each link between switches (default 0 s)",
                    .dimension = Dimension::duration},
                   memberOf<&PlatformRecipe::uplinkLatency>},
};

} // namespace

std::span<const PlatformOption> platformOptions()
{
    return kPlatformOptions;
}

Result<Platform> makePlatform(const PlatformRecipe& recipe)
{
    if (const auto counts = countPlatform(recipe); !counts)
        return counts.error();
    PlatformBuilder builder(recipe);
    std::visit(builder, recipe.topology);
    return builder.take();
}

std::vector<std::string> nodeNames(const Platform& platform)
{
    std::vector<std::string> names;
    for (const NodeRow& row : platform.nodes)
        if (auto hosts = expandHostList(row.name))
            for (std::string& name : *hosts)
                names.push_back(std::move(name));
    return names;
}

} // namespace contraflow
