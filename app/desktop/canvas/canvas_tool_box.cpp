// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/canvas_tool_box.h"

#include <QMouseEvent>

#include <utility>

namespace contraflow {

CanvasToolBox::CanvasToolBox(const ToolHost& host, CanvasToolBar& bar)
    : m_host(host)
    , m_bar(bar)
    , m_select(m_host)
    , m_drag(m_host)
    , m_pan(m_host)
    , m_switch(m_host, Placed::networkSwitch)
    , m_rack(m_host, Placed::rack)
    , m_node(m_host, Placed::node)
    , m_link(m_host, ConnectTool::Kind::link)
    , m_message(m_host, ConnectTool::Kind::message)
    , m_process(m_host)
    , m_map(m_host)
{}

CanvasTool& CanvasToolBox::current()
{
    switch (m_kind) {
    case CanvasToolKind::networkSwitch:
        return m_switch;
    case CanvasToolKind::rack:
        return m_rack;
    case CanvasToolKind::node:
        return m_node;
    case CanvasToolKind::link:
        return m_link;
    case CanvasToolKind::message:
        return m_message;
    case CanvasToolKind::select:
        break;
    }
    return m_select;
}

void CanvasToolBox::pick(CanvasToolKind tool)
{
    current().cancel();
    m_process.cancel();
    m_kind = tool;
    m_bar.setTool(tool);
    showCursor();
    m_host.repaint();
}

CanvasTool& CanvasToolBox::toolFor(const QMouseEvent& event)
{
    const CanvasFrame now = m_host.viewport.frame();
    if (const Minimap map(m_host.picture(), now); map.isShown() && map.rect().contains(event.position()))
        return m_map;
    if (m_kind != CanvasToolKind::select)
        return current();
    if (!m_host.image.processAt(event.position()).empty())
        return m_process;
    const bool isMovable = static_cast<bool>(m_drag.movableAt(event.position()));
    return isMovable && event.modifiers() == Qt::NoModifier ? static_cast<CanvasTool&>(m_drag) : m_select;
}

bool CanvasToolBox::press(const QMouseEvent& event)
{
    const bool isLeft = event.button() == Qt::LeftButton;
    if (event.button() == Qt::MiddleButton || (isLeft && m_isSpaceHeld))
        m_active = &m_pan;
    else if (isLeft)
        m_active = &toolFor(event);
    else
        return false;
    m_host.canvas.setCursor(m_active->cursor());
    m_active->press(event.position(), event.modifiers());
    return true;
}

bool CanvasToolBox::move(QPointF point)
{
    if (m_active)
        m_active->move(point);
    else
        current().hover(point);
    return m_active != nullptr;
}

void CanvasToolBox::release(QPointF point)
{
    CanvasTool* tool = std::exchange(m_active, nullptr);
    if (!tool)
        return;
    showCursor();
    tool->release(point);
}

bool CanvasToolBox::key(int key)
{
    return m_process.key(key) || current().key(key);
}

bool CanvasToolBox::cancel()
{
    CanvasTool* tool = std::exchange(m_active, nullptr);
    if (!tool)
        return current().cancel();
    tool->cancel();
    showCursor();
    return true;
}

void CanvasToolBox::paint(QPainter& painter)
{
    (m_active ? *m_active : current()).paint(painter);
    if (m_process.isCarried())
        m_process.paint(painter);
}

void CanvasToolBox::holdSpace()
{
    m_isSpaceHeld = true;
    m_host.canvas.setCursor(Qt::OpenHandCursor);
}

void CanvasToolBox::releaseSpace()
{
    m_isSpaceHeld = false;
    if (!m_active)
        showCursor();
}

void CanvasToolBox::showCursor()
{
    m_host.canvas.setCursor(m_isSpaceHeld ? QCursor(Qt::OpenHandCursor) : current().cursor());
}

} // namespace contraflow
