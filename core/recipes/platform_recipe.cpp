// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/platform_recipe.h"

#include "core/project/host_list.h"
#include "core/project/server_names.h"
#include "core/recipes/platform_builder.h"

#include <array>

namespace contraflow {

namespace {

template<auto member>
constexpr PlatformOption figure(Dimension dimension, std::string_view option, std::string_view label,
                                std::string_view help)
{
    const std::string_view value = dimension == Dimension::duration ? "TIME" : "BANDWIDTH";
    return {{.option = option, .value = value, .label = label, .help = help, .dimension = dimension},
            memberOf<member>};
}

constexpr std::array kPlatformOptions{
    PlatformOption{{.option = "--cores",
                    .value = "N",
                    .label = "Cores of a node",
                    .help = "cores of each node (default 1)",
                    .maximum = 1'000'000},
                   memberOf<&PlatformRecipe::cores>},
    figure<&PlatformRecipe::nicBandwidth>(Dimension::bandwidth, "--nic", "Node bandwidth, each way",
                                          "of each node's NIC, each way (default 940 Mbit/s)"),
    figure<&PlatformRecipe::nicLatency>(Dimension::duration, "--nic-latency", "Node latency",
                                        "of each NIC's link (default 0 s)"),
    figure<&PlatformRecipe::uplinkBandwidth>(Dimension::bandwidth, "--uplink", "Link bandwidth, each way",
                                             "of each link between switches, each way (default 9.4 Gbit/s)"),
    figure<&PlatformRecipe::uplinkLatency>(Dimension::duration, "--uplink-latency", "Link latency",
                                           "of each link between switches (default 0 s)"),
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
    for (const ServerRow& row : platform.servers)
        for (std::string& name : gpuNames(row))
            names.push_back(std::move(name));
    return names;
}

} // namespace contraflow
