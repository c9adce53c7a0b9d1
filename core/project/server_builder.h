// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/checks.h"
#include "core/project/network.h"

#include <cstddef>

namespace contraflow {

/**
 * Adds the servers of a platform to a network that has its switches and plain nodes: of server s1 the nodes
 * s1.0, s1.1, … (its GPUs), the switch s1 that joins them, and for each GPU a link that leads to a rail.
 * Where there are fewer NICs than GPUs, neighbouring GPUs share the switch s1.nic0, s1.nic1, …, whose one
 * link is the NIC's: it has the NIC's bandwidth, as each of theirs to it has, and theirs have its latency.
 * Where they share PCI switches, each has its link to one of s1.pci0, s1.pci1, …, which have one each, of the
 * PCI bandwidth, to s1.pci, from where links of the NICs' bandwidth lead to the switches of all NICs.
 * Rows at fault are reported and left out.
 * `nodes` is how many nodes the platform names so far.
 */
void addServers(Network& network, const Platform& platform, CappedIssues& issues, std::size_t nodes);

} // namespace contraflow
