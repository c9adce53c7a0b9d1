// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/tools/canvas_tool_bar.h"
#include "app/desktop/canvas/tools/tool_host.h"

#include <memory>

class QMouseEvent;
class QPainter;

namespace contraflow {

class CanvasTool;

/** The tools of a canvas: which one is picked, and which one the pointer and the keys go to. */
class CanvasToolBox
{
public:
    /** All must outlive this. */
    CanvasToolBox(const ToolHost& host, CanvasToolBar& bar);
    ~CanvasToolBox();

    [[nodiscard]] CanvasToolKind kind() const { return m_kind; }
    void pick(CanvasToolKind tool);

    /** Begins to use a tool; false: the press is for none. */
    bool press(const QMouseEvent& event);
    /** True when a tool is in use. */
    bool move(QPointF point);
    void release(QPointF point);
    [[nodiscard]] bool isInUse() const { return m_active != nullptr; }
    /** A key for the tool that is picked; false: it is not the tool's. */
    bool key(int key);
    /** Gives up what is under way; false when nothing was. */
    bool cancel();
    void paint(QPainter& painter);

    /** While the space bar is down every drag moves the picture. */
    void holdSpace();
    void releaseSpace();
    [[nodiscard]] bool isSpaceHeld() const { return m_isSpaceHeld; }

    /** Picks up a process of a node, to be put down by the keyboard; false: it has none. */
    bool pickUpProcess(CanvasItem node);
    void dropProcess();

private:
    /** The tool that the bar shows. */
    [[nodiscard]] CanvasTool& current();
    /** The tool for a press: a rack, a switch or a node under the pointer of the first tool is dragged. */
    [[nodiscard]] CanvasTool& toolFor(const QMouseEvent& event);
    void showCursor();

    struct Tools;

    ToolHost m_host;
    CanvasToolBar& m_bar;
    std::unique_ptr<Tools> m_tools;
    CanvasToolKind m_kind = CanvasToolKind::select;
    CanvasTool* m_active = nullptr;
    bool m_isSpaceHeld = false;
};

} // namespace contraflow
