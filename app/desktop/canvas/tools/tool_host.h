// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/paint/canvas_overlays.h"
#include "app/desktop/canvas/paint/canvas_renderer.h"
#include "app/desktop/canvas/paint/canvas_viewport.h"
#include "app/desktop/canvas/tools/canvas_choice.h"
#include "app/desktop/canvas/tools/item_editor.h"

#include <QPixmap>
#include <QWidget>

#include <string>
#include <vector>

namespace contraflow {

class CanvasDrawing;
class Document;
class Selection;

/** Everything on the canvas but what follows the pointer, painted once and kept while it stays the same. */
class CanvasImage
{
public:
    /** All must outlive this. */
    CanvasImage(QWidget& canvas, const Document& document, const Selection& selection, const CanvasFeed& feed,
                const CanvasViewport& viewport);

    void paint(QPainter& painter);
    /** Another image is needed. */
    void invalidate();
    /** A large picture is being painted in a job. */
    [[nodiscard]] bool isBusy() const { return m_renderer.isBusy(); }
    /** The process whose chip is at a point; empty: none. */
    [[nodiscard]] std::string processAt(QPointF point) const;

private:
    void paintPixmap();
    void paintAroundPicture(QPainter& painter); ///< what keeps its place or its size while that moves

    QWidget& m_canvas;
    const Document& m_document;
    const Selection& m_selection;
    const CanvasFeed& m_feed;
    const CanvasViewport& m_viewport;
    CanvasRenderer m_renderer;        ///< of large pictures
    QPixmap m_pixmap;                 ///< of others
    std::vector<ProcessChip> m_chips; ///< as painted last
    bool m_isValid = false;
};

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
