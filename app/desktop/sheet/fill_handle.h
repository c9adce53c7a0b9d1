// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/edge_scroll.h"
#include "app/desktop/tables/cell_rect.h"

#include <QObject>
#include <QPoint>

#include <optional>

class QMouseEvent;
class QPainter;

namespace contraflow {

class SheetView;

/**
 * The small square at the corner of the selected cells: dragging it continues them downwards, upwards or
 * sideways, with Ctrl as copies; a double click fills down as far as the column beside it goes.
 */
class FillHandle : public QObject
{
    Q_OBJECT

public:
    explicit FillHandle(SheetView& view);

    /** Draws the handle, and the outline of what a drag would fill. */
    void paint(QPainter& painter) const;
    /** Where the handle is, in the viewport; empty when there is none. */
    [[nodiscard]] QRect handleRect() const;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    bool handleMouse(const QMouseEvent& mouse);
    [[nodiscard]] QRect rectOf(const CellRect& cells) const;
    [[nodiscard]] int rowAt(int y) const;
    /** The cells to fill when the mouse is there; empty: none. */
    [[nodiscard]] CellRect targetAt(const QPoint& position) const;
    void dragTo(const QPoint& position);
    void finish(Qt::KeyboardModifiers modifiers);
    void cancel();

    SheetView& m_view;
    std::optional<CellRect> m_source; ///< while dragging
    CellRect m_target;
    EdgeScroll m_scroll; ///< while the mouse is outside
};

} // namespace contraflow
