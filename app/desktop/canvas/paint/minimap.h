// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_painter.h"

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

} // namespace contraflow
