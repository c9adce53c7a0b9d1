// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/canvas_tool_bar.h"

#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/style/theme.h"
#include "core/base/clamped.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QPainter>

#include <algorithm>
#include <functional>
#include <utility>

namespace contraflow {
namespace {

constexpr int kButton = 28;
constexpr int kBetween = 2; // buttons
constexpr int kAbove = 4;
constexpr double kGlyph = 16; // side of the square that glyphs are drawn in

void paintPointer(QPainter& painter)
{
    QPainterPath path(QPointF(4, 1.5));
    for (const QPointF& point : {QPointF(4, 13), QPointF(7, 10.2), QPointF(9, 14.5), QPointF(11, 13.6),
                                 QPointF(9, 9.4), QPointF(12.8, 9.4)})
        path.lineTo(point);
    path.closeSubpath();
    painter.drawPath(path);
}

void paintGlyph(QPainter& painter, CanvasToolKind tool, const QColor& colour)
{
    painter.setPen(QPen(colour, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    switch (tool) {
    case CanvasToolKind::select:
        paintPointer(painter);
        break;
    case CanvasToolKind::networkSwitch:
        painter.drawRoundedRect(QRectF(1, 5.5, 14, 5), 1.5, 1.5);
        for (const double x : {4.0, 7.0, 10.0})
            painter.drawPoint(QPointF(x, 8));
        break;
    case CanvasToolKind::rack:
        painter.drawRoundedRect(QRectF(1.5, 1.5, 13, 13), 2, 2);
        painter.drawLine(QPointF(4, 5), QPointF(12, 5));
        painter.drawRect(QRectF(4, 9, 3, 3));
        painter.drawRect(QRectF(9, 9, 3, 3));
        break;
    case CanvasToolKind::node:
        painter.drawRect(QRectF(3.5, 4.5, 9, 9));
        painter.drawLine(QPointF(8, 1), QPointF(8, 4.5));
        break;
    case CanvasToolKind::link:
        painter.drawRect(QRectF(1, 10.5, 4, 4));
        painter.drawRect(QRectF(11, 1.5, 4, 4));
        painter.drawLine(QPointF(5, 10.5), QPointF(11, 5.5));
        break;
    case CanvasToolKind::message: {
        QPainterPath arc(QPointF(1.5, 12));
        arc.quadTo(QPointF(7, -1), QPointF(13.4, 9.5));
        painter.drawPath(arc);
        paintArrowHead(painter, {14.2, 12}, {0.5, 1}, 6, colour);
        break;
    }
    }
}

/** Two arrows, of which those that are not shown are pale, and a stroke through them when none is. */
void paintShownGlyph(QPainter& painter, ShownMessages shown, const QColor& colour)
{
    const auto arrow = [&](double y, bool isPale) {
        QColor ink = colour;
        ink.setAlphaF(isPale ? 0.3F : 1.0F);
        painter.setPen(QPen(ink, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawLine(QPointF(1, y), QPointF(11, y));
        paintArrowHead(painter, {15, y}, {1, 0}, 6, ink);
    };
    arrow(5, shown != ShownMessages::all);
    arrow(11, shown == ShownMessages::none);
    if (shown != ShownMessages::none)
        return;
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(2.5, 14), QPointF(13.5, 2));
}

/** A button with a drawing. */
class ToolButton : public QAbstractButton
{
public:
    using Glyph = std::function<void(QPainter& painter, const QColor& colour)>;

    ToolButton(Glyph glyph, QWidget* parent) : QAbstractButton(parent), m_glyph(std::move(glyph))
    {
        setFocusPolicy(Qt::NoFocus); // the canvas keeps the keyboard
        setFixedSize(kButton, kButton);
        setAttribute(Qt::WA_Hover);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || underMouse()) {
            QColor fill = isChecked() ? theme().accent : theme().text;
            fill.setAlphaF(isChecked() ? 0.22F : 0.08F);
            painter.setPen(isChecked() ? QPen(theme().accent, 1) : QPen(Qt::NoPen));
            painter.setBrush(fill);
            painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 3, 3);
        }
        painter.setBrush(Qt::NoBrush);
        painter.translate((width() - kGlyph) / 2, (height() - kGlyph) / 2);
        m_glyph(painter, theme().text);
    }

private:
    Glyph m_glyph;
};

} // namespace

Qt::Key keyOf(CanvasToolKind tool)
{
    switch (tool) {
    case CanvasToolKind::networkSwitch:
        return Qt::Key_S;
    case CanvasToolKind::rack:
        return Qt::Key_R;
    case CanvasToolKind::node:
        return Qt::Key_N;
    case CanvasToolKind::link:
        return Qt::Key_L;
    case CanvasToolKind::message:
        return Qt::Key_M;
    case CanvasToolKind::select:
        break;
    }
    return Qt::Key_V;
}

CanvasToolBar::CanvasToolBar(QWidget* parent) : QFrame(parent)
{
    const std::array<std::array<QString, 2>, kCanvasTools.size()> words{{
        {tr("Select and move"), tr("Select things; drag switches to move them, nodes into another rack")},
        {tr("Switch"), tr("Place a switch where you click")},
        {tr("Rack"), tr("Place a switch with nodes where you click")},
        {tr("Node"), tr("Place a node into the rack that you click")},
        {tr("Link"), tr("Drag from one switch or node to another to link them")},
        {tr("Message"), tr("Drag from one node to another to send a message")},
    }};
    setObjectName(QStringLiteral("canvasTools"));
    setAccessibleName(tr("Drawing tools"));
    setAutoFillBackground(true);
    for (std::size_t i = 0; i < kCanvasTools.size(); ++i) {
        const CanvasToolKind tool = kCanvasTools[i];
        auto* button = new ToolButton(
            [tool](QPainter& painter, const QColor& colour) { paintGlyph(painter, tool, colour); }, this);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setAccessibleName(words[i][0]);
        button->setToolTip(
            QStringLiteral("<b>%1</b> (%2)<br>%3")
                .arg(words[i][0], QKeySequence(keyOf(tool)).toString(QKeySequence::NativeText), words[i][1]));
        connect(button, &QAbstractButton::clicked, this, [this, tool] { emit toolPicked(tool); });
        m_buttons[i] = button;
    }
    m_messages = new ToolButton(
        [this](QPainter& painter, const QColor& colour) { paintShownGlyph(painter, m_shown, colour); }, this);
    m_messages->setObjectName(QStringLiteral("shownMessages"));
    connect(m_messages, &QAbstractButton::clicked, this, [this] {
        emit messagesMenuWanted(m_messages->mapToGlobal(QPoint(m_messages->width() + kBetween, 0)));
    });
    setTool(CanvasToolKind::select);
    setShownMessages(ShownMessages::all);
    fitInto(kAbove + static_cast<int>(kCanvasTools.size() + 1) * (kButton + kBetween));
}

void CanvasToolBar::setShownMessages(ShownMessages shown)
{
    m_shown = shown;
    const QString state = shown == ShownMessages::all           ? tr("All messages are shown")
                          : shown == ShownMessages::ofSelection ? tr("Messages of the selection are shown")
                                                                : tr("No messages are shown");
    m_messages->setAccessibleName(tr("Messages shown"));
    m_messages->setAccessibleDescription(state);
    m_messages->setToolTip(
        tr("<b>Messages shown</b> (A)<br>%1: choose which are drawn as arrows").arg(state));
    m_messages->update();
}

void CanvasToolBar::fitInto(int height)
{
    std::array<QWidget*, kCanvasTools.size() + 1> all{};
    std::ranges::copy(m_buttons, all.begin());
    all.back() = m_messages;
    const int count = static_cast<int>(all.size());
    const int rows = clamped((height - kAbove) / (kButton + kBetween), 1, count);
    const int columns = (count + rows - 1) / rows;
    for (int i = 0; i < count; ++i) // row by row, so that no column is nearly empty
        all[static_cast<std::size_t>(i)]->move(kBetween + i % columns * (kButton + kBetween),
                                               kAbove + i / columns * (kButton + kBetween));
    resize(columns * (kButton + kBetween) + kBetween, height);
}

void CanvasToolBar::setTool(CanvasToolKind tool)
{
    for (std::size_t i = 0; i < kCanvasTools.size(); ++i)
        if (kCanvasTools[i] == tool)
            m_buttons[i]->setChecked(true);
}

} // namespace contraflow
