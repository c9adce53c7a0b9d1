// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/canvas_tools.h"

#include "app/desktop/canvas/paint_tools.h"
#include "app/desktop/style/theme.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace contraflow {

void SelectTool::press(QPointF point, Qt::KeyboardModifiers modifiers)
{
    m_from = m_to = point;
    m_mode = modifiers.testFlag(Qt::ControlModifier) ? SelectionMode::toggle
             : modifiers.testFlag(Qt::ShiftModifier) ? SelectionMode::add
                                                     : SelectionMode::replace;
    m_isPressed = true;
    m_isBand = false;
}

void SelectTool::move(QPointF point)
{
    if (!m_isPressed)
        return;
    m_to = point;
    if ((m_to - m_from).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance())
        m_isBand = true;
    if (m_isBand)
        host().repaint();
}

void SelectTool::release(QPointF point)
{
    if (!m_isPressed)
        return;
    m_to = point;
    m_isPressed = false;
    if (m_isBand) {
        m_isBand = false;
        host().choice.choose(host().itemsInside(band()), m_mode);
        host().repaint();
        return;
    }
    const CanvasItem item = host().viewport.itemAt(point);
    // A click beside everything with Ctrl or Shift held is a slip and keeps the selection.
    if (item)
        host().choice.choose({item}, m_mode);
    else if (m_mode == SelectionMode::replace)
        host().choice.choose({}, m_mode);
}

bool SelectTool::cancel()
{
    const bool wasBand = m_isBand;
    m_isPressed = m_isBand = false;
    host().repaint();
    return wasBand;
}

void SelectTool::paint(QPainter& painter) const
{
    if (!m_isBand)
        return;
    QColor fill = theme().accent;
    fill.setAlphaF(0.12F);
    painter.setPen(QPen(theme().accent, 1));
    painter.setBrush(fill);
    painter.drawRect(crisp(band()));
}

void PanTool::press(QPointF point, Qt::KeyboardModifiers)
{
    m_last = point;
}

void PanTool::move(QPointF point)
{
    host().viewport.moveBy(point - m_last);
    m_last = point;
}

void PanTool::release(QPointF point)
{
    move(point);
}

} // namespace contraflow
