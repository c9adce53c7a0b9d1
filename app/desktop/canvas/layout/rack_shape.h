// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/layout_layers.h"
#include "app/desktop/canvas/layout/network_layout.h"

namespace contraflow {

// What every way to lay out a network does alike: the racks and their sizes.

/** One rack per switch, and one for the nodes at no switch if there are any; without size and place. */
void makeRacks(NetworkLayout& layout, const Network& network, const LayerPlan& plan);

/**
 * Sizes all racks, with their corners at the origin; `shape` is the width / height that grids of nodes aim
 * at. Racks with the same number of nodes have the same number of columns, whatever their nodes are called.
 */
void measureRacks(NetworkLayout& layout, const Network& network, const LayoutOptions& options, double shape);

/** Makes room for links between the left end of a rack's bar and its nodes. */
void clearLeftOfNodes(RackBox& rack, double room);

void moveRack(RackBox& rack, QPointF corner);

/** The squares of all nodes, once the racks stand where they belong. */
void placeNodes(NetworkLayout& layout, const Network& network);

} // namespace contraflow
