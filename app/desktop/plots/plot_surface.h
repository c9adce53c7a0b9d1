// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_painting.h"
#include "app/desktop/style/picture_file.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QImage>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <set>

class QPaintDevice;
class QPainter;

namespace contraflow {

/**
 * Draws a scene with title, axes and legend. Its source is the one file that includes the plotting library,
 * which gives axes, layout and output; the widget itself knows neither mouse nor keys.
 */
class PlotSurface : public QWidget
{
    Q_OBJECT

public:
    explicit PlotSurface(QWidget* parent = nullptr);
    ~PlotSurface() override;

    [[nodiscard]] const PlotScene& scene() const { return m_scene; }
    [[nodiscard]] const PlotContent& content() const { return m_scene.content; }
    /** Whether there is anything to draw besides a hint. */
    [[nodiscard]] bool hasData() const;

    /** Replaces what is shown. The ranges stay as long as the axes mean the same. */
    void setContent(PlotContent content);
    /** Grows with each content. */
    [[nodiscard]] std::uint64_t contentRevision() const { return m_contentRevision; }
    void setHighlighted(std::set<std::uint32_t> items);
    void setMark(std::optional<PlotInterval> mark);
    void setSeriesShown(const QString& name, bool isShown);
    /** Stale content is greyed, after a moment, so that quick updates do not flicker. */
    void setStale(bool isStale);
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /** The frame that keyboard users see. */
    void setFocusShown(bool isShown);

    [[nodiscard]] PlotMap map() const;
    /** The series whose legend entry is at this pixel, or empty. */
    [[nodiscard]] QString legendNameAt(const QPointF& pixel) const;
    /** Title and subtitle where the pixel is above the data and these have no room for both, or empty. */
    [[nodiscard]] QString headingAt(const QPointF& pixel) const;

    /** Shows everything. */
    void goHome();
    /** Shows everything of what comes next, with all its series: it has nothing to do with what is here. */
    void startAnew();
    /** Shows a part, as far as it lies within everything. */
    void showRanges(PlotInterval x, PlotInterval y);

    /** As on the screen, at twice its resolution. */
    [[nodiscard]] QImage picture() const;
    /** The plot as the bytes of a file; of lines and text but for png. Fails when there is nothing to draw.
     */
    [[nodiscard]] Result<QByteArray> bytes(PictureFormat format) const;
    /** Brings the layout to rest without waiting for the event loop, which a surface that is not shown never
     * sees. */
    void settle();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Plot;

    /** Draws lines and text rather than pixels. False when the device cannot be drawn on. */
    [[nodiscard]] bool paintOn(QPaintDevice& device) const;

    /** All of x, with the wished pixels free at its right end. */
    [[nodiscard]] PlotInterval homeX() const;
    void redraw();
    /** Ranges, texts and axes for the room that the layout gave the data. */
    void fit();
    void paintOver(QPainter& painter) const;

    PlotScene m_scene;
    Plot* m_plot;
    QTimer m_staleTimer;
    std::uint64_t m_contentRevision = 1;
    bool m_isHome = true;
    bool m_isStale = false;
    bool m_showsFocus = false;
};

} // namespace contraflow
