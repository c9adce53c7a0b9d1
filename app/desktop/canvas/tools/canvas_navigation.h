// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"

#include <QFontMetricsF>
#include <QPointF>

#include <optional>

namespace contraflow {

enum class Direction
{
    left,
    right,
    up,
    down
};

/** The middle of an item in the picture; nothing when it is not drawn. */
[[nodiscard]] std::optional<QPointF> placeOf(const CanvasPicture& picture, CanvasItem item);

/** At which the name of a switch or node has room where it stands, as far as that is not too large. */
[[nodiscard]] double readableZoom(const CanvasPicture& picture, CanvasItem item,
                                  const QFontMetricsF& metrics);

/** `preferred` while it is selected; else the first of what is selected, messages before nodes before others.
 */
[[nodiscard]] CanvasItem currentItem(const CanvasSelection& selection, CanvasItem preferred);

/** The nearest node or switch in a direction; the first one of the picture when `from` is no item. */
[[nodiscard]] CanvasItem neighbourOf(const CanvasPicture& picture, CanvasItem from, Direction direction);

/** Everything that is drawn, in reading order: switches with their nodes, links between switches, messages.
 */
[[nodiscard]] std::vector<CanvasItem> itemsInOrder(const CanvasPicture& picture);

/**
 * The item after (or before, with `steps` -1) `from` in reading order. No item behind the last one.
 */
[[nodiscard]] CanvasItem itemAfter(const CanvasPicture& picture, CanvasItem from, int steps);

} // namespace contraflow
