// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/canvas_tool_box.h"

#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/canvas/tools/canvas_choice.h"
#include "app/desktop/canvas/tools/canvas_drawing.h"
#include "app/desktop/style/theme.h"
#include "core/base/clamped.h"

#include <QCursor>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QStyleHints>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace contraflow {

/** One way to use the pointer, from a press to its release. */
class CanvasTool
{
public:
    explicit CanvasTool(const ToolHost& host) : m_host(host) {}
    virtual ~CanvasTool() = default;
    CanvasTool(const CanvasTool&) = delete;
    CanvasTool& operator=(const CanvasTool&) = delete;

    virtual void press(QPointF point, Qt::KeyboardModifiers modifiers) = 0;
    virtual void move(QPointF point) = 0;
    virtual void release(QPointF point) = 0;
    /** Gives up what is under way; false when nothing was. */
    virtual bool cancel() { return false; }
    /** The pointer moves without a button. */
    virtual void hover(QPointF) {}
    /** A key for the tool; false: it is not the tool's. */
    virtual bool key(int) { return false; }
    virtual void paint(QPainter&) const {}
    [[nodiscard]] virtual QCursor cursor() const { return Qt::ArrowCursor; }

protected:
    [[nodiscard]] const ToolHost& host() const { return m_host; }

private:
    const ToolHost& m_host;
};

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
    return std::ranges::binary_search(list, item.index);
}

/** A click selects what is there, a drag what is inside the rectangle; Ctrl toggles, Shift adds. */
class SelectTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;
    void press(QPointF point, Qt::KeyboardModifiers modifiers) override
    {
        m_from = m_to = point;
        m_mode = modifiers.testFlag(Qt::ControlModifier) ? SelectionMode::toggle
                 : modifiers.testFlag(Qt::ShiftModifier) ? SelectionMode::add
                                                         : SelectionMode::replace;
        m_isPressed = true;
        m_isBand = false;
    }
    void move(QPointF point) override
    {
        if (!m_isPressed)
            return;
        m_to = point;
        if ((m_to - m_from).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance())
            m_isBand = true;
        if (m_isBand)
            host().repaint();
    }
    void release(QPointF point) override
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
    bool cancel() override
    {
        const bool wasBand = m_isBand;
        m_isPressed = m_isBand = false;
        host().repaint();
        return wasBand;
    }
    void paint(QPainter& painter) const override
    {
        if (!m_isBand)
            return;
        QColor fill = theme().accent;
        fill.setAlphaF(0.12F);
        painter.setPen(QPen(theme().accent, 1));
        painter.setBrush(fill);
        painter.drawRect(crisp(band()));
    }

private:
    [[nodiscard]] QRectF band() const { return QRectF(m_from, m_to).normalized(); }

    QPointF m_from;
    QPointF m_to;
    SelectionMode m_mode = SelectionMode::replace;
    bool m_isPressed = false;
    bool m_isBand = false;
};

/** Moves the picture with the pointer. */
class PanTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;
    void press(QPointF point, Qt::KeyboardModifiers) override { m_last = point; }
    void move(QPointF point) override
    {
        host().viewport.moveBy(point - m_last);
        m_last = point;
    }
    void release(QPointF point) override { move(point); }
    [[nodiscard]] QCursor cursor() const override { return Qt::ClosedHandCursor; }

private:
    QPointF m_last;
};

/**
 * Places a switch, a rack or a node where the user clicks, with a preview at the pointer. With the keyboard,
 * arrows move the preview and Enter places; a node goes to the rack of the selected item.
 */
class PlaceTool : public CanvasTool
{
public:
    PlaceTool(const ToolHost& host, Placed what) : CanvasTool(host), m_what(what) {}
    void press(QPointF, Qt::KeyboardModifiers) override {}
    void move(QPointF point) override { hover(point); }
    void release(QPointF point) override
    {
        m_at.reset(); // what was placed is there to be seen; the preview comes back with the pointer
        if (host().viewport.area().contains(point))
            placeAt(point);
    }
    bool cancel() override
    {
        m_at.reset();
        host().repaint();
        return false;
    }
    void hover(QPointF point) override
    {
        m_at = host().viewport.area().contains(point) ? std::optional(point) : std::nullopt;
        host().repaint();
    }
    bool key(int key) override
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
        m_at =
            QPointF(clamped(to.x(), area.left(), area.right()), clamped(to.y(), area.top(), area.bottom()));
        host().repaint();
        return true;
    }
    void paint(QPainter& painter) const override
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
            painter.drawRoundedRect(crisp(transform.toScreen(QRectF(corner - QPointF(10, 10), kRackGhost))),
                                    6, 6);
        painter.drawRoundedRect(crisp(transform.toScreen(QRectF(corner, kBarGhost))), 4, 4);
    }
    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }

private:
    void placeAt(QPointF point)
    {
        const auto made = host().drawing.place(m_what, host().transform().toPicture(point));
        if (made)
            host().editFields(*made, point);
    }
    void placeNodeAtKeyboard()
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

    Placed m_what;
    std::optional<QPointF> m_at; ///< of the preview, on the screen
};

/**
 * Draws a link or a message from one thing to another: drag, or click both, or choose the first with the
 * arrow keys and Enter and then the second.
 */
class ConnectTool : public CanvasTool
{
public:
    enum class Kind
    {
        link,
        message,
    };
    ConnectTool(const ToolHost& host, Kind kind) : CanvasTool(host), m_kind(kind) {}
    void press(QPointF point, Qt::KeyboardModifiers) override
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
    void move(QPointF point) override { hover(point); }
    void release(QPointF point) override
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
    bool cancel() override
    {
        const bool wasBegun = !m_from.empty();
        m_from.clear();
        m_to = {};
        host().repaint();
        return wasBegun;
    }
    void hover(QPointF point) override
    {
        m_at = point;
        m_to = endOf(host().viewport.itemAt(point));
        host().repaint();
    }
    bool key(int key) override
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
    void paint(QPainter& painter) const override
    {
        if (!host().picture().scene)
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        const CanvasItem start = from();
        const NetworkLayout& layout = host().picture().scene->layout;
        const bool hasTarget =
            m_to && (m_to.kind == CanvasItem::Kind::node ? m_to.index < layout.squares.size()
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
    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }

private:
    /** The item as an end: nodes, and switches of links. */
    [[nodiscard]] CanvasItem endOf(CanvasItem item) const
    {
        const bool isNode = item.kind == CanvasItem::Kind::node;
        const bool isSwitch = item.kind == CanvasItem::Kind::networkSwitch && m_kind == Kind::link;
        return isNode || isSwitch ? item : CanvasItem();
    }
    void finishAt(CanvasItem item, QPointF point)
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
    [[nodiscard]] QRectF rectOf(CanvasItem item) const
    {
        const NetworkLayout& layout = host().picture().scene->layout;
        return host().transform().toScreen(
            item.kind == CanvasItem::Kind::node ? layout.squares[item.index] : layout.racks[item.index].bar);
    }

    Kind m_kind;
    std::string m_from; ///< by name: the picture may change meanwhile; empty: not begun
    bool m_isNodeFrom = false;
    CanvasItem m_to;
    QPointF m_at;
    bool m_wasBegun = false; ///< before the press that is under way
    [[nodiscard]] CanvasItem from() const
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
};

/** Moves racks, by their bar or their ground, or puts nodes into another rack; a press without a drag
 * selects. */
class DragTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;
    /** What a drag from a point moves; nothing on free ground. */
    [[nodiscard]] CanvasItem movableAt(QPointF point) const
    {
        const CanvasItem item = host().viewport.itemAt(point);
        if (item.kind == CanvasItem::Kind::networkSwitch || item.kind == CanvasItem::Kind::node)
            return item;
        const auto rack = host().viewport.area().contains(point)
                              ? host().drawing.rackAt(host().transform().toPicture(point))
                              : std::nullopt;
        return rack ? CanvasItem{CanvasItem::Kind::networkSwitch, rack->value} : CanvasItem();
    }
    void press(QPointF point, Qt::KeyboardModifiers) override
    {
        m_from = m_to = point;
        m_item = movableAt(point);
        m_clicked = host().viewport.itemAt(point);
        if (!m_clicked)
            m_clicked = m_item;
        m_isDrag = false;
    }
    void move(QPointF point) override
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
    void release(QPointF point) override
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
    bool cancel() override
    {
        const bool wasDrag = m_isDrag;
        m_isDrag = false;
        host().repaint();
        return wasDrag;
    }
    void paint(QPainter& painter) const override
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

private:
    [[nodiscard]] QPointF distance() const { return (m_to - m_from) / host().transform().zoom; }

    QPointF m_from;
    QPointF m_to;
    CanvasItem m_item;    ///< that a drag moves
    CanvasItem m_clicked; ///< that a click selects: what lies on a rack's ground, say a message, or the rack
    bool m_isDrag = false;
};

/** Places a process on another node: its chip is dragged there, or a key picks it up and Enter puts it down.
 */
class ProcessTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;
    void press(QPointF point, Qt::KeyboardModifiers) override
    {
        m_process = host().image.processAt(point);
        m_isByKey = false;
        m_at = point;
    }
    void move(QPointF point) override
    {
        m_at = point;
        host().repaint();
    }
    void release(QPointF point) override { putDown(host().viewport.itemAt(point)); }
    bool cancel() override
    {
        const bool wasCarried = isCarried();
        m_process.clear();
        host().repaint();
        return wasCarried;
    }
    /** Enter and Esc, while a process is carried */
    bool key(int key) override
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
    void paint(QPainter& painter) const override
    {
        if (m_process.empty() || !host().picture().scene)
            return;
        const CanvasItem item = target();
        QPointF at = m_at;
        painter.setPen(ghostPen());
        painter.setBrush(Qt::NoBrush);
        if (item.kind == CanvasItem::Kind::node) {
            const QRectF square =
                host().transform().toScreen(host().picture().scene->layout.squares[item.index]);
            painter.drawRect(crisp(square.adjusted(-2, -2, 2, 2)));
            if (m_isByKey)
                at = square.topRight();
        } else if (m_isByKey) {
            if (const auto place = placeOf(host().picture(), item))
                at = host().transform().toScreen(*place);
        }
        painter.drawText(at + QPointF(10, -4), QString::fromStdString(m_process));
    }
    [[nodiscard]] QCursor cursor() const override { return Qt::ClosedHandCursor; }

    /** Picks up the first process of a node, or the next one when one of them is carried; false: it has none.
     */
    bool pickUp(CanvasItem node)
    {
        const std::vector<std::string> processes = host().drawing.processesOn(node);
        if (processes.empty())
            return false;
        auto next = std::ranges::find(processes, m_process);
        if (next != processes.end())
            ++next;
        m_process = next == processes.end() ? processes.front() : *next;
        m_isByKey = true;
        host().repaint();
        return true;
    }
    /** A process was picked up by a key and goes where the keyboard goes. */
    [[nodiscard]] bool isCarried() const { return m_isByKey && !m_process.empty(); }

private:
    [[nodiscard]] CanvasItem target() const
    {
        return m_isByKey ? host().choice.keyboardItem() : host().viewport.itemAt(m_at);
    }
    void putDown(CanvasItem item)
    {
        const std::string process = std::exchange(m_process, {});
        if (!process.empty() && item.kind == CanvasItem::Kind::node)
            host().drawing.placeProcess(process, item);
        host().repaint();
    }

    std::string m_process; ///< empty: given up
    QPointF m_at;
    bool m_isByKey = false;
};

/** Moves the picture by its small map. */
class MapTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;
    void press(QPointF point, Qt::KeyboardModifiers) override { host().centreByMap(point); }
    void move(QPointF point) override { host().centreByMap(point); }
    void release(QPointF) override {}
};

} // namespace

struct CanvasToolBox::Tools
{
    explicit Tools(const ToolHost& on)
        : select(on)
        , drag(on)
        , pan(on)
        , networkSwitch(on, Placed::networkSwitch)
        , rack(on, Placed::rack)
        , node(on, Placed::node)
        , link(on, ConnectTool::Kind::link)
        , message(on, ConnectTool::Kind::message)
        , process(on)
        , map(on)
    {}

    SelectTool select;
    DragTool drag;
    PanTool pan;
    PlaceTool networkSwitch;
    PlaceTool rack;
    PlaceTool node;
    ConnectTool link;
    ConnectTool message;
    ProcessTool process;
    MapTool map;
};

CanvasToolBox::CanvasToolBox(const ToolHost& host, CanvasToolBar& bar)
    : m_host(host)
    , m_bar(bar)
    , m_tools(std::make_unique<Tools>(m_host))
{}

CanvasToolBox::~CanvasToolBox() = default;

bool CanvasToolBox::pickUpProcess(CanvasItem node)
{
    return m_tools->process.pickUp(node);
}

void CanvasToolBox::dropProcess()
{
    m_tools->process.cancel();
}

CanvasTool& CanvasToolBox::current()
{
    switch (m_kind) {
    case CanvasToolKind::networkSwitch:
        return m_tools->networkSwitch;
    case CanvasToolKind::rack:
        return m_tools->rack;
    case CanvasToolKind::node:
        return m_tools->node;
    case CanvasToolKind::link:
        return m_tools->link;
    case CanvasToolKind::message:
        return m_tools->message;
    case CanvasToolKind::select:
        break;
    }
    return m_tools->select;
}

void CanvasToolBox::pick(CanvasToolKind tool)
{
    current().cancel();
    m_tools->process.cancel();
    m_kind = tool;
    m_bar.setTool(tool);
    showCursor();
    m_host.repaint();
}

CanvasTool& CanvasToolBox::toolFor(const QMouseEvent& event)
{
    const CanvasFrame now = m_host.viewport.frame();
    if (const Minimap map(m_host.picture(), now); map.isShown() && map.rect().contains(event.position()))
        return m_tools->map;
    if (m_kind != CanvasToolKind::select)
        return current();
    if (!m_host.image.processAt(event.position()).empty())
        return m_tools->process;
    const bool isMovable = static_cast<bool>(m_tools->drag.movableAt(event.position()));
    return isMovable && event.modifiers() == Qt::NoModifier ? static_cast<CanvasTool&>(m_tools->drag)
                                                            : m_tools->select;
}

bool CanvasToolBox::press(const QMouseEvent& event)
{
    const bool isLeft = event.button() == Qt::LeftButton;
    if (event.button() == Qt::MiddleButton || (isLeft && m_isSpaceHeld))
        m_active = &m_tools->pan;
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
    return m_tools->process.key(key) || current().key(key);
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
    if (m_tools->process.isCarried())
        m_tools->process.paint(painter);
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
