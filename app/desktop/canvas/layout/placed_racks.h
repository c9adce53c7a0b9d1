// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/network_layout.h"

#include <optional>
#include <vector>

namespace contraflow {

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
