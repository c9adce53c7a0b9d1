// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_painter.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace contraflow {

struct PaintContext;

/** The place of the triangle at the left end of a bar that collapses or opens it; empty where there is
 * nothing to collapse or no room. */
[[nodiscard]] QRectF foldMark(const CanvasScene& scene, const RackBox& rack, const CanvasFrame& frame);

/** The switch whose triangle is at a point of the screen. */
[[nodiscard]] std::optional<SwitchId> foldMarkAt(const CanvasScene& scene, const CanvasFrame& frame,
                                                 QPointF point);

void paintFoldMark(PaintContext& context, const RackBox& rack, const QRectF& mark);

/** By rack: the load of the busiest channel inside a collapsed box, 0 … 1; empty when nothing is collapsed or
 * nothing is known. Linear in nodes and links. */
[[nodiscard]] std::vector<double> foldedLoads(const PaintContext& context);

/** The nodes of a collapsed rack as one stack, coloured by the busiest load inside; beside it their number
 * and that load. */
void paintStack(PaintContext& context, const RackBox& rack, const QString& count,
                std::optional<double> busiest);

} // namespace contraflow
