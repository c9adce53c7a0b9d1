// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/paint_context.h"

#include <QFontMetricsF>
#include <QString>

#include <vector>

namespace contraflow {

// Names of racks, switches and nodes where there is room for them: none covers another, a bar or a node.

/** The names of a rack's nodes, all as they are, all by what tells them apart with dots for the rest, or all
 * by that alone: the first of these whose widest has the room, in pixels. As they are where none has. */
[[nodiscard]] std::vector<QString> namesInRoom(std::vector<QString> names, double room,
                                               const QFontMetricsF& metrics);

[[nodiscard]] QString nodeCount(const Network& network, const RackBox& rack);

/** The bar of a rack on the screen; of nodes at no switch where their title stands. */
[[nodiscard]] QRectF barOnScreen(const PaintContext& context, const RackBox& rack);

/** What stands in the bar, shortened where it must be; empty where it has no room. */
[[nodiscard]] QString titleInBar(const PaintContext& context, const RackBox& rack);

/** Gives names that have no room in bars places beside them, and keeps what is named later off all of these.
 */
void reserveRacks(PaintContext& context);

} // namespace contraflow
