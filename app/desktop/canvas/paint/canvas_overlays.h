// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_painter.h"

#include <string>
#include <vector>

namespace contraflow {

/** The whole network in a corner, with a frame around what is on the screen. */
class Minimap
{
public:
    /** Nothing is to be shown while the whole network is on the screen anyway. */
    Minimap(const CanvasPicture& picture, const CanvasFrame& frame);

    [[nodiscard]] bool isShown() const { return m_isShown; }
    [[nodiscard]] const QRectF& rect() const { return m_rect; }
    /** The point of the picture under a point of the map. */
    [[nodiscard]] QPointF toPicture(QPointF point) const { return m_map.toPicture(point); }
    void paint(QPainter& painter) const;

private:
    const CanvasPicture& m_picture;
    const CanvasFrame& m_frame;
    CanvasTransform m_map;
    QRectF m_rect;
    bool m_isShown = false;
};

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
