// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_drawing.h"
#include "app/desktop/canvas/tool_host.h"

#include <optional>
#include <vector>

#include <QCursor>
#include <QPainter>
#include <QPointF>
#include <QRectF>

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

/** A click selects what is there, a drag what is inside the rectangle; Ctrl toggles, Shift adds. */
class SelectTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;
    void press(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF point) override;
    void release(QPointF point) override;
    bool cancel() override;
    void paint(QPainter& painter) const override;

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
    void press(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF point) override;
    void release(QPointF point) override;
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
    void release(QPointF point) override;
    bool cancel() override;
    void hover(QPointF point) override;
    bool key(int key) override;
    void paint(QPainter& painter) const override;
    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }

private:
    void placeAt(QPointF point);
    void placeNodeAtKeyboard();

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
    void press(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF point) override { hover(point); }
    void release(QPointF point) override;
    bool cancel() override;
    void hover(QPointF point) override;
    bool key(int key) override;
    void paint(QPainter& painter) const override;
    [[nodiscard]] QCursor cursor() const override { return Qt::CrossCursor; }

private:
    /** The item as an end: nodes, and switches of links. */
    [[nodiscard]] CanvasItem endOf(CanvasItem item) const;
    void finishAt(CanvasItem item, QPointF point);
    [[nodiscard]] QRectF rectOf(CanvasItem item) const;

    Kind m_kind;
    std::string m_from; ///< by name: the picture may change meanwhile; empty: not begun
    bool m_isNodeFrom = false;
    CanvasItem m_to;
    QPointF m_at;
    bool m_wasBegun = false; ///< before the press that is under way
    [[nodiscard]] CanvasItem from() const;
};

/** Moves racks, by their bar or their ground, or puts nodes into another rack; a press without a drag
 * selects. */
class DragTool : public CanvasTool
{
public:
    using CanvasTool::CanvasTool;
    /** What a drag from a point moves; nothing on free ground. */
    [[nodiscard]] CanvasItem movableAt(QPointF point) const;
    void press(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF point) override;
    void release(QPointF point) override;
    bool cancel() override;
    void paint(QPainter& painter) const override;

private:
    [[nodiscard]] QPointF distance() const;

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
    void press(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF point) override;
    void release(QPointF point) override;
    bool cancel() override;
    bool key(int key) override; ///< Enter and Esc, while a process is carried
    void paint(QPainter& painter) const override;
    [[nodiscard]] QCursor cursor() const override { return Qt::ClosedHandCursor; }

    /** Picks up the first process of a node, or the next one when one of them is carried; false: it has none.
     */
    bool pickUp(CanvasItem node);
    /** A process was picked up by a key and goes where the keyboard goes. */
    [[nodiscard]] bool isCarried() const { return m_isByKey && !m_process.empty(); }

private:
    [[nodiscard]] CanvasItem target() const;
    void putDown(CanvasItem item);

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

} // namespace contraflow
