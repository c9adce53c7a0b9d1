// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_options.h"

#include <QFrame>

#include <array>

class QAbstractButton;

namespace contraflow {

/** The tools of the canvas, in the order of its bar. */
enum class CanvasToolKind
{
    select,
    networkSwitch,
    rack,
    node,
    link,
    message,
};

inline constexpr std::array kCanvasTools{CanvasToolKind::select, CanvasToolKind::networkSwitch,
                                         CanvasToolKind::rack,   CanvasToolKind::node,
                                         CanvasToolKind::link,   CanvasToolKind::message};

/** The key that picks a tool while the canvas has the keyboard. */
[[nodiscard]] Qt::Key keyOf(CanvasToolKind tool);

/** Buttons at the left edge of the canvas, one for each tool and one for which messages are shown: in a
 * column, or in as many as it takes for all to be seen. */
class CanvasToolBar : public QFrame
{
    Q_OBJECT

public:
    explicit CanvasToolBar(QWidget* parent);

    void setTool(CanvasToolKind tool);
    void setShownMessages(ShownMessages shown);
    /** Takes the whole of a height, and the width that its buttons need then. */
    void fitInto(int height);

signals:
    void toolPicked(contraflow::CanvasToolKind tool);
    void messagesMenuWanted(QPoint place); ///< on the screen

private:
    std::array<QAbstractButton*, kCanvasTools.size()> m_buttons{};
    QAbstractButton* m_messages = nullptr;
    ShownMessages m_shown = ShownMessages::all;
};

} // namespace contraflow
