// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/paint/canvas_painter.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>

class QWidget;

namespace contraflow {

/**
 * Where the picture is on the canvas. The whole is shown until a person moves or zooms it, or begins to draw.
 */
class CanvasViewport : public QObject
{
    Q_OBJECT

public:
    static constexpr double kZoomStep = 1.25;

    /** All must outlive this. The tool bar takes the left edge of the canvas, the legend the lower one. */
    CanvasViewport(const QWidget& canvas, const QWidget& toolBar, const CanvasFeed& feed);

    [[nodiscard]] const CanvasTransform& transform() const { return m_transform; }
    /** Of the picture on the canvas. */
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QFont labelFont() const;
    [[nodiscard]] CanvasFrame frame() const { return {m_transform, area(), labelFont()}; }
    /** What is under a point. */
    [[nodiscard]] CanvasItem itemAt(QPointF point) const;

    /** Shows the whole picture from now on. */
    void fit();
    /** Shows the whole picture, if that is what it did. */
    void followFit();
    void zoomBy(double factor, QPointF fixedPoint);
    void zoomIn() { zoomBy(kZoomStep, area().center()); }
    void zoomOut() { zoomBy(1 / kZoomStep, area().center()); }
    void moveBy(QPointF distance);
    /** Brings a point of the picture into the middle. */
    void centreOn(QPointF point);
    /** The same, enlarged to `leastZoom` where it is seen smaller. */
    void centreOn(QPointF point, double leastZoom);
    /** Moves no further than is needed to see a point of the picture. */
    void reveal(QPointF point);
    /** Another picture comes: back to how it begins. */
    void reset();

    /** The first change that is drawn stops the picture from being fitted again after each. */
    void holdStill();
    /** Another network is shown, at which nothing was drawn yet. */
    void forgetDrawing() { m_isDrawn = false; }
    /** The network became another one: it is shown as a whole, unless it was drawn. */
    void onStructureChanged();
    /** What is collapsed or opened next stays under the hand. */
    void holdAt(SwitchId item);
    /** The picture became another one. */
    void onPictureChanged();

signals:
    void moved();
    void zoomChanged(double zoom);

private:
    struct Anchor
    {
        std::string name; ///< of a switch
        QPointF at;       ///< of its bar, on the screen
        std::shared_ptr<const CanvasScene> before;
    };
    void set(double zoom, QPointF offset);
    void keepAnchor();

    const QWidget& m_canvas;
    const QWidget& m_toolBar;
    const CanvasFeed& m_feed;
    CanvasTransform m_transform;
    std::optional<Anchor> m_anchor;
    bool m_followsFit = true;
    bool m_isDrawn = false; ///< the user draws: the picture stays where it is
};

} // namespace contraflow
