// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QBasicTimer>
#include <QPoint>
#include <QScrollBar>

namespace contraflow {

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

} // namespace contraflow
