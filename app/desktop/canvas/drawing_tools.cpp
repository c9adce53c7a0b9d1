// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/drawing_tools.h"

#include "app/desktop/canvas/canvas_navigation.h"
#include "app/desktop/canvas/paint_tools.h"
#include "app/desktop/style/theme.h"
#include "core/base/clamped.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <algorithm>
#include <utility>

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
namespace {

constexpr double kKeyStep = 20; // units of the picture that an arrow key moves a preview
constexpr QSizeF kBarGhost(110, 22);
constexpr QSizeF kRackGhost(160, 110);
constexpr double kNodeGhost = 32;

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

QPen ghostPen()
{
    return {theme().accent, 1.5, Qt::DashLine};
}

bool isSelected(const CanvasSelection& selection, CanvasItem item)
{
    const auto& list = item.kind == CanvasItem::Kind::node ? selection.nodes : selection.switches;
    return std::binary_search(list.begin(), list.end(), item.index);
}

} // namespace

// ---- placing

void PlaceTool::placeAt(QPointF point)
{
    const auto made = host().drawing.place(m_what, host().transform().toPicture(point));
    if (made)
        host().editFields(*made, point);
}

void PlaceTool::release(QPointF point)
{
    m_at.reset(); // what was placed is there to be seen; the preview comes back with the pointer
    if (host().viewport.area().contains(point))
        placeAt(point);
}

bool PlaceTool::cancel()
{
    m_at.reset();
    host().repaint();
    return false;
}

void PlaceTool::hover(QPointF point)
{
    m_at = host().viewport.area().contains(point) ? std::optional(point) : std::nullopt;
    host().repaint();
}

void PlaceTool::placeNodeAtKeyboard()
{
    const CanvasItem item = host().choice.keyboardItem();
    const CanvasPicture& picture = host().picture();
    const auto place = placeOf(picture, item);
    std::string name;
    if (item.kind == CanvasItem::Kind::networkSwitch)
        name = host().drawing.nameOf(item);
    else if (place)
        if (const auto rack = host().drawing.rackAt(*place))
            name = host().drawing.nameOf({CanvasItem::Kind::networkSwitch, rack->value});
    const auto made = host().drawing.placeNodeAt(name);
    if (made)
        host().editFields(*made,
                          place ? host().transform().toScreen(*place) : host().viewport.area().center());
}

bool PlaceTool::key(int key)
{
    if (m_what == Placed::node) {
        if (!isEnter(key))
            return false;
        placeNodeAtKeyboard();
        return true;
    }
    const double step = kKeyStep * host().transform().zoom;
    QPointF by;
    switch (key) {
    case Qt::Key_Left:
        by = {-step, 0};
        break;
    case Qt::Key_Right:
        by = {step, 0};
        break;
    case Qt::Key_Up:
        by = {0, -step};
        break;
    case Qt::Key_Down:
        by = {0, step};
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        placeAt(m_at.value_or(host().viewport.area().center()));
        return true;
    default:
        return false;
    }
    const QRectF area = host().viewport.area();
    const QPointF to = m_at.value_or(area.center()) + by;
    m_at = QPointF(clamped(to.x(), area.left(), area.right()), clamped(to.y(), area.top(), area.bottom()));
    host().repaint();
    return true;
}

void PlaceTool::paint(QPainter& painter) const
{
    if (!m_at)
        return;
    const CanvasTransform& transform = host().transform();
    const QPointF at = transform.toPicture(*m_at);
    QColor fill = theme().accent;
    fill.setAlphaF(0.10F);
    painter.setPen(ghostPen());
    painter.setBrush(fill);
    if (m_what == Placed::node) {
        if (const auto rack = host().drawing.rackAt(at))
            painter.drawRoundedRect(
                crisp(transform.toScreen(host().picture().scene->layout.racks[rack->index()].box)), 6, 6);
        painter.drawRect(crisp(transform.toScreen(
            QRectF(at - QPointF(kNodeGhost / 2, kNodeGhost / 2), QSizeF(kNodeGhost, kNodeGhost)))));
        return;
    }
    const QPointF corner =
        host().drawing.snapped(at - QPointF(kBarGhost.width() / 2, kBarGhost.height() / 2));
    if (m_what == Placed::rack)
        painter.drawRoundedRect(crisp(transform.toScreen(QRectF(corner - QPointF(10, 10), kRackGhost))), 6,
                                6);
    painter.drawRoundedRect(crisp(transform.toScreen(QRectF(corner, kBarGhost))), 4, 4);
}

// ---- links and messages

CanvasItem ConnectTool::endOf(CanvasItem item) const
{
    const bool isNode = item.kind == CanvasItem::Kind::node;
    const bool isSwitch = item.kind == CanvasItem::Kind::networkSwitch && m_kind == Kind::link;
    return isNode || isSwitch ? item : CanvasItem();
}

CanvasItem ConnectTool::from() const
{
    if (m_from.empty() || !host().picture().scene)
        return {};
    const Network& network = *host().picture().scene->network;
    if (m_isNodeFrom) {
        const auto node = network.findNode(m_from);
        return node ? CanvasItem{CanvasItem::Kind::node, node->value} : CanvasItem();
    }
    const auto item = network.findSwitch(m_from);
    return item ? CanvasItem{CanvasItem::Kind::networkSwitch, item->value} : CanvasItem();
}

QRectF ConnectTool::rectOf(CanvasItem item) const
{
    const NetworkLayout& layout = host().picture().scene->layout;
    return host().transform().toScreen(item.kind == CanvasItem::Kind::node ? layout.squares[item.index]
                                                                           : layout.racks[item.index].bar);
}

void ConnectTool::press(QPointF point, Qt::KeyboardModifiers)
{
    m_at = point;
    m_wasBegun = !m_from.empty();
    if (m_wasBegun)
        return;
    const CanvasItem item = endOf(host().viewport.itemAt(point));
    m_from = host().drawing.nameOf(item);
    m_isNodeFrom = item.kind == CanvasItem::Kind::node;
    host().repaint();
}

void ConnectTool::release(QPointF point)
{
    hover(point);
    const CanvasItem item = endOf(host().viewport.itemAt(point));
    // A click begins; the second click, or the end of the drag, ends.
    if (!m_wasBegun && item && item == from())
        return;
    if (!item && !m_wasBegun && m_from.empty())
        return;
    finishAt(item, point);
}

void ConnectTool::finishAt(CanvasItem item, QPointF point)
{
    const CanvasItem start = from();
    m_from.clear();
    m_to = {};
    host().repaint();
    if (!item || !start)
        return;
    const auto made = m_kind == Kind::link ? host().drawing.connectItems(start, item)
                                           : host().drawing.drawMessageBetween(start, item);
    if (made)
        host().editFields(*made, point);
}

bool ConnectTool::cancel()
{
    const bool wasBegun = !m_from.empty();
    m_from.clear();
    m_to = {};
    host().repaint();
    return wasBegun;
}

void ConnectTool::hover(QPointF point)
{
    m_at = point;
    m_to = endOf(host().viewport.itemAt(point));
    host().repaint();
}

bool ConnectTool::key(int key)
{
    if (!isEnter(key))
        return false;
    const CanvasItem item = endOf(host().choice.keyboardItem());
    if (!item)
        return true;
    const QPointF at = rectOf(item).center();
    if (m_from.empty()) {
        m_from = host().drawing.nameOf(item);
        m_isNodeFrom = item.kind == CanvasItem::Kind::node;
        m_at = at;
        host().repaint();
    } else
        finishAt(item, at);
    return true;
}

void ConnectTool::paint(QPainter& painter) const
{
    if (!host().picture().scene)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 2));
    painter.setBrush(Qt::NoBrush);
    const CanvasItem start = from();
    const NetworkLayout& layout = host().picture().scene->layout;
    const bool hasTarget = m_to && (m_to.kind == CanvasItem::Kind::node ? m_to.index < layout.squares.size()
                                                                        : m_to.index < layout.racks.size());
    if (hasTarget)
        painter.drawRoundedRect(rectOf(m_to).adjusted(-2, -2, 2, 2), 4, 4);
    if (!start)
        return;
    painter.drawRoundedRect(rectOf(start).adjusted(-2, -2, 2, 2), 4, 4);
    const QPointF to = hasTarget ? rectOf(m_to).center() : m_at;
    painter.setPen(ghostPen());
    painter.drawLine(rectOf(start).center(), to);
    if (m_kind == Kind::message)
        paintArrowHead(painter, to, to - rectOf(start).center(), 10, theme().accent);
}

// ---- moving

void DragTool::press(QPointF point, Qt::KeyboardModifiers)
{
    m_from = m_to = point;
    m_item = movableAt(point);
    m_clicked = host().viewport.itemAt(point);
    if (!m_clicked)
        m_clicked = m_item;
    m_isDrag = false;
}

CanvasItem DragTool::movableAt(QPointF point) const
{
    const CanvasItem item = host().viewport.itemAt(point);
    if (item.kind == CanvasItem::Kind::networkSwitch || item.kind == CanvasItem::Kind::node)
        return item;
    const auto rack = host().viewport.area().contains(point)
                          ? host().drawing.rackAt(host().transform().toPicture(point))
                          : std::nullopt;
    return rack ? CanvasItem{CanvasItem::Kind::networkSwitch, rack->value} : CanvasItem();
}

QPointF DragTool::distance() const
{
    return (m_to - m_from) / host().transform().zoom;
}

void DragTool::move(QPointF point)
{
    m_to = point;
    const bool isFar =
        (m_to - m_from).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (isFar && !m_isDrag) {
        m_isDrag = true;
        if (!isSelected(host().picture().selection, m_item))
            host().choice.choose({m_item}, SelectionMode::replace);
    }
    if (m_isDrag)
        host().repaint();
}

void DragTool::release(QPointF point)
{
    move(point);
    if (!m_isDrag) {
        host().choice.choose({m_clicked}, SelectionMode::replace);
        return;
    }
    m_isDrag = false;
    if (m_item.kind == CanvasItem::Kind::networkSwitch)
        host().drawing.moveSelected(distance());
    else if (const auto rack = host().drawing.rackAt(host().transform().toPicture(m_to)))
        host().drawing.attachSelected(*rack);
    host().repaint();
}

bool DragTool::cancel()
{
    const bool wasDrag = m_isDrag;
    m_isDrag = false;
    host().repaint();
    return wasDrag;
}

void DragTool::paint(QPainter& painter) const
{
    if (!m_isDrag || !host().picture().scene)
        return;
    const CanvasPicture& picture = host().picture();
    const CanvasTransform& transform = host().transform();
    const NetworkLayout& layout = picture.scene->layout;
    painter.setPen(ghostPen());
    painter.setBrush(Qt::NoBrush);
    if (m_item.kind == CanvasItem::Kind::networkSwitch) {
        const std::vector<std::uint32_t>& chosen = picture.selection.switches;
        if (chosen.empty())
            return;
        const QPointF first = layout.racks[chosen.front()].bar.topLeft();
        const QPointF by = host().drawing.snapped(first + distance()) - first;
        for (const std::uint32_t i : chosen)
            painter.drawRoundedRect(crisp(transform.toScreen(layout.racks[i].box.translated(by))), 6, 6);
        return;
    }
    if (const auto rack = host().drawing.rackAt(transform.toPicture(m_to)))
        painter.drawRoundedRect(crisp(transform.toScreen(layout.racks[rack->index()].box)), 6, 6);
    for (const std::uint32_t node : picture.selection.nodes)
        painter.drawRect(crisp(transform.toScreen(layout.squares[node].translated(distance()))));
}

// ---- processes

void ProcessTool::press(QPointF point, Qt::KeyboardModifiers)
{
    m_process = host().image.processAt(point);
    m_isByKey = false;
    m_at = point;
}

void ProcessTool::move(QPointF point)
{
    m_at = point;
    host().repaint();
}

void ProcessTool::release(QPointF point)
{
    putDown(host().viewport.itemAt(point));
}

void ProcessTool::putDown(CanvasItem item)
{
    const std::string process = std::exchange(m_process, {});
    if (!process.empty() && item.kind == CanvasItem::Kind::node)
        host().drawing.placeProcess(process, item);
    host().repaint();
}

bool ProcessTool::cancel()
{
    const bool wasCarried = isCarried();
    m_process.clear();
    host().repaint();
    return wasCarried;
}

bool ProcessTool::pickUp(CanvasItem node)
{
    const std::vector<std::string> processes = host().drawing.processesOn(node);
    if (processes.empty())
        return false;
    auto next = std::find(processes.begin(), processes.end(), m_process);
    if (next != processes.end())
        ++next;
    m_process = next == processes.end() ? processes.front() : *next;
    m_isByKey = true;
    host().repaint();
    return true;
}

bool ProcessTool::key(int key)
{
    if (!isCarried())
        return false;
    if (key == Qt::Key_Escape)
        return cancel();
    if (!isEnter(key))
        return false;
    putDown(host().choice.keyboardItem());
    return true;
}

CanvasItem ProcessTool::target() const
{
    return m_isByKey ? host().choice.keyboardItem() : host().viewport.itemAt(m_at);
}

void ProcessTool::paint(QPainter& painter) const
{
    if (m_process.empty() || !host().picture().scene)
        return;
    const CanvasItem item = target();
    QPointF at = m_at;
    painter.setPen(ghostPen());
    painter.setBrush(Qt::NoBrush);
    if (item.kind == CanvasItem::Kind::node) {
        const QRectF square = host().transform().toScreen(host().picture().scene->layout.squares[item.index]);
        painter.drawRect(crisp(square.adjusted(-2, -2, 2, 2)));
        if (m_isByKey)
            at = square.topRight();
    } else if (m_isByKey) {
        if (const auto place = placeOf(host().picture(), item))
            at = host().transform().toScreen(*place);
    }
    painter.drawText(at + QPointF(10, -4), QString::fromStdString(m_process));
}

} // namespace contraflow
