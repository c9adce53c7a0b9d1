// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_drawing.h"
#include "app/desktop/canvas/tool_host.h"

#include <QCursor>
#include <QPainter>
#include <QPointF>
#include <QRectF>

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

} // namespace contraflow
