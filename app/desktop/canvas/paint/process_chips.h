// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_painter.h"

#include <string>
#include <vector>

namespace contraflow {

/** The mapping of a scenario that places processes by hand; null when it has none of that kind. */
[[nodiscard]] const Mapping* handMapping(const Project& project, std::size_t scenario);

/** A process that the scenario's mapping places by hand, as drawn at its node. */
struct ProcessChip
{
    std::string process;
    QRectF rect; ///< on the screen
};

/**
 * The chips of all visible nodes that are drawn large enough for theirs. `scenario` is that of `project`; a
 * mapping with another policy than by hand has none.
 */
[[nodiscard]] std::vector<ProcessChip> processChips(const CanvasPicture& picture, const CanvasFrame& frame,
                                                    const Project& project, std::size_t scenario);

void paintChip(QPainter& painter, const ProcessChip& chip, const QFont& font);

} // namespace contraflow
