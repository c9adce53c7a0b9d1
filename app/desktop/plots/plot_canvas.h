// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_surface.h"
#include "app/desktop/style/accessible_items.h"

#include <QRubberBand>

#include <functional>

namespace contraflow {

/** One thing that a plot shows, for those who cannot see where it is. */
struct DrawnItem
{
    QString name;  ///< of its row or series, with what is written at it
    QRectF extent; ///< in coordinates of the axes
    std::uint32_t item = kNoItem;
};

/** A plot surface that answers mouse and keys: zoom, pan, hover, clicks on items and in the legend. Screen
 * readers find its bars, marks and lines as items. */
class PlotCanvas : public PlotSurface, public AccessibleItems
{
    Q_OBJECT

public:
    explicit PlotCanvas(QWidget* parent = nullptr);

    /** Makes the hover text of an item at x. */
    std::function<QString(std::uint32_t item, double x)> describer;

    [[nodiscard]] int accessibleCount() const override { return static_cast<int>(drawnItems().size()); }
    [[nodiscard]] QString accessibleItemName(int item) const override;
    [[nodiscard]] QString accessibleItemText(int item) const override;
    [[nodiscard]] QRect accessibleItemRect(int item) const override;
    [[nodiscard]] bool isAccessibleItemSelected(int item) const override;
    void activateAccessibleItem(int item) override;

signals:
    void itemClicked(quint32 item, Qt::KeyboardModifiers modifiers);
    void emptyClicked(double x);

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void drag(const QPointF& at);
    void zoomInto(const QRectF& pixels);
    void hover(const QPointF& at, const QPoint& global);
    void click(const QPointF& at, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] std::optional<std::uint32_t> itemUnder(const QPointF& at) const;
    [[nodiscard]] const std::vector<DrawnItem>& drawnItems() const;

    QRubberBand m_rubber{QRubberBand::Rectangle, this};
    QPointF m_press;
    QPointF m_last;
    bool m_isDragging = false;
    bool m_isZoomingRect = false;
    bool m_pressesArea = false;
    mutable std::vector<DrawnItem> m_drawn; ///< of the content with the revision below
    mutable std::uint64_t m_drawnRevision = 0;
};

} // namespace contraflow
