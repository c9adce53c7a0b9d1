// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"

namespace contraflow {

/**
 * What the first half of the nodes, in natural order of their names, can send to the other half at once when
 * every route may be taken: the maximal flow between them (Dinic 1970), in bytes per second each way. Of an
 * odd number the second half has one more. Where names follow racks or groups it is the bisection bandwidth
 * that is usually named; the least over all halves may be lower. 0 with fewer than two nodes.
 */
[[nodiscard]] double bisectionBandwidth(const Network& network);

/**
 * What each node of the smaller side has across the narrowest of the cuts that matter, in bytes per second
 * each way: between the halves of the nodes, by their names and along each coordinate of their switches, and
 * around each switch with nodes. A ratio of bandwidths at a switch flatters networks, such as dragonflies and
 * tori, whose switches have many links and whose middle has few. 0 with fewer than two nodes.
 */
[[nodiscard]] double narrowestCutPerNode(const Network& network);

} // namespace contraflow
