// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// What the parts of servers are called, and how many there are.

/** "s1.3" */
[[nodiscard]] std::string gpuName(const std::string& server, std::uint32_t gpu);
/** "s1.nic3" */
[[nodiscard]] std::string nicName(const std::string& server, std::uint32_t nic);
/** "s1.pci", which joins "s1.pci0", "s1.pci1" and so on with the NICs. */
[[nodiscard]] std::string pciName(const std::string& server);

/** "s1" of "s1.3"; empty where the name cannot be that of a GPU. */
[[nodiscard]] std::string_view serverOfGpu(std::string_view name);

/** How many servers a row has; 0 where its name is no host list. */
[[nodiscard]] std::size_t serverCount(const ServerRow& row);
/** How many GPUs the servers of a row have together; at most Network::kMostNodes + 1. */
[[nodiscard]] std::size_t gpuCount(const ServerRow& row);
/** The GPUs of all servers of a row; none where they would be more than Network::kMostNodes. */
[[nodiscard]] std::vector<std::string> gpuNames(const ServerRow& row);

} // namespace contraflow
