// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/layout_styles.h"
#include "app/desktop/canvas/layout/network_layout.h"

#include <optional>
#include <vector>

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

/** The upper left corners of bars that the user chose, by switch; nothing: the program chooses. */
using ChosenPlaces = std::vector<std::optional<QPointF>>;

/**
 * Moves the racks of a finished layout to chosen places; bars come to stand there, nodes go along. Links of
 * moved racks become straight, several between the same two side by side. Linear in nodes and links.
 */
void placeRacks(NetworkLayout& layout, const Network& network, const ChosenPlaces& places);

/** The rectangle around boxes and paths; null for an empty network. */
[[nodiscard]] QRectF layoutBounds(const NetworkLayout& layout);

} // namespace contraflow
