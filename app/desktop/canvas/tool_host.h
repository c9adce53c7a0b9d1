// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_choice.h"
#include "app/desktop/canvas/canvas_feed.h"
#include "app/desktop/canvas/canvas_image.h"
#include "app/desktop/canvas/canvas_viewport.h"
#include "app/desktop/canvas/item_editor.h"
#include "app/desktop/canvas/minimap.h"

#include <QWidget>

#include <string>
#include <vector>

namespace contraflow {

class CanvasDrawing;

/** What the tools of a canvas work on; points are those of the screen. */
struct ToolHost
{
    QWidget& canvas;
    const CanvasFeed& feed;
    CanvasViewport& viewport;
    CanvasChoice& choice;
    const CanvasImage& image;
    CanvasDrawing& drawing;
    ItemEditor& editor;

    [[nodiscard]] const CanvasPicture& picture() const { return feed.picture(); }
    [[nodiscard]] const CanvasTransform& transform() const { return viewport.transform(); }
    [[nodiscard]] std::vector<CanvasItem> itemsInside(const QRectF& rect) const
    {
        return itemsIn(picture(), transform(), rect);
    }
    void repaint() const { canvas.update(); }
    /** Brings what a point of the small map stands for into the middle. */
    void centreByMap(QPointF point) const
    {
        const CanvasFrame now = viewport.frame();
        viewport.centreOn(Minimap(picture(), now).toPicture(point));
    }
    /** Opens the fields of a thing that a tool made, near a point. */
    void editFields(const SelectedItem& item, QPointF near) const { editor.open(item, near.toPoint()); }
};

} // namespace contraflow
