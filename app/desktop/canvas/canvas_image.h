// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_renderer.h"
#include "app/desktop/canvas/process_chips.h"

#include <QPixmap>

#include <string>
#include <vector>

class QPainter;
class QWidget;

namespace contraflow {

class CanvasFeed;
class CanvasViewport;
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

} // namespace contraflow
