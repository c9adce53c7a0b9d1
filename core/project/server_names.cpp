// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/server_names.h"

#include "core/project/host_list.h"
#include "core/project/network.h"

#include <algorithm>

namespace contraflow {

std::string gpuName(const std::string& server, std::uint32_t gpu)
{
    return server + "." + std::to_string(gpu);
}

std::string nicName(const std::string& server, std::uint32_t nic)
{
    return server + ".nic" + std::to_string(nic);
}

std::string pciName(const std::string& server)
{
    return server + ".pci";
}

std::string_view serverOfGpu(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    const bool isGpu = dot != std::string_view::npos && dot + 1 < name.size() &&
                       name.find_first_not_of("0123456789", dot + 1) == std::string_view::npos;
    return isGpu ? name.substr(0, dot) : std::string_view();
}

std::size_t serverCount(const ServerRow& row)
{
    const Result<std::size_t> servers = countHosts(row.name);
    return servers ? *servers : 0;
}

std::size_t gpuCount(const ServerRow& row)
{
    return std::min(serverCount(row) * std::size_t{row.gpus.valueOr(0)}, Network::kMostNodes + 1);
}

std::vector<std::string> gpuNames(const ServerRow& row)
{
    std::vector<std::string> names;
    const std::size_t count = gpuCount(row);
    if (count == 0 || count > Network::kMostNodes)
        return names;
    names.reserve(count);
    for (const std::string& server : hostsOrText(row.name))
        for (std::uint32_t gpu = 0; gpu < row.gpus.value(); ++gpu)
            names.push_back(gpuName(server, gpu));
    return names;
}

} // namespace contraflow
