// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/sheet_cells.h"

#include <QAbstractItemView>
#include <QBasicTimer>
#include <QObject>
#include <QPoint>
#include <QScrollBar>

#include <optional>

class QMouseEvent;
class QPainter;

namespace contraflow {

class SheetView;

/** Scrolls a view while something is dragged beyond its cells. The owner's timer events call scroll(). */
class EdgeScroll
{
public:
    explicit EdgeScroll(QAbstractItemView& view) : m_view(view) {}

    /** The mouse went to a place in the viewport's coordinates. */
    void follow(const QPoint& position, QObject& owner)
    {
        constexpr int kInterval = 60; // milliseconds
        m_position = position;
        if (m_view.viewport()->rect().contains(position))
            m_timer.stop();
        else if (!m_timer.isActive())
            m_timer.start(kInterval, &owner);
    }
    void stop() { m_timer.stop(); }
    /** A step towards the mouse, whose place it returns. */
    QPoint scroll()
    {
        const QRect area = m_view.viewport()->rect();
        const auto step = [](QScrollBar* bar, int position, int last) {
            if (position < 0 || position > last)
                bar->setValue(bar->value() + (position < 0 ? -bar->singleStep() : bar->singleStep()));
        };
        step(m_view.verticalScrollBar(), m_position.y(), area.bottom());
        step(m_view.horizontalScrollBar(), m_position.x(), area.right());
        return m_position;
    }

private:
    QAbstractItemView& m_view;
    QBasicTimer m_timer;
    QPoint m_position;
};

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

/**
 * Moves rows with the mouse: the number of a row that is selected as a whole is dragged, with the other
 * selected rows, to where a line shows that they go. On a row that is not selected a drag selects rows.
 */
class RowDrag : public QObject
{
    Q_OBJECT

public:
    explicit RowDrag(SheetView& view);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    enum class State
    {
        idle,
        pressed, ///< may become a drag, or stay a click
        dragging,
        refused, ///< rows cannot be moved now, which was said
    };

    [[nodiscard]] bool canTake(const QPoint& position) const;
    void begin();
    void dragTo(const QPoint& position);
    void finish();
    void cancel();
    void updateCursor(const QPoint& position);
    bool handleMouse(const QMouseEvent& event);

    SheetView& m_view;
    QWidget* m_line = nullptr; ///< where the rows go
    EdgeScroll m_scroll;
    State m_state = State::idle;
    QPoint m_start;
    int m_before = -1; ///< the row above which the rows go
};

} // namespace contraflow
