// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/edge_scroll.h"

#include <QObject>
#include <QPoint>

class QMouseEvent;

namespace contraflow {

class SheetView;

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
