// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/** A column of buttons at the edge of the canvas, one for each tool. */
class CanvasToolBar : public QFrame
{
    Q_OBJECT

public:
    explicit CanvasToolBar(QWidget* parent);

    void setTool(CanvasToolKind tool);

signals:
    void toolPicked(contraflow::CanvasToolKind tool);

private:
    std::array<QAbstractButton*, kCanvasTools.size()> m_buttons{};
};

} // namespace contraflow
