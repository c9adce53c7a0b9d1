// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/box_style.h"

#include "app/desktop/style/theme.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>

namespace contraflow {

namespace {

/** Whether the wheel would change what a person has chosen. */
bool isChangedByWheel(const QWidget* widget)
{
    const bool isSlider =
        qobject_cast<const QAbstractSlider*>(widget) && !qobject_cast<const QScrollBar*>(widget);
    return isSlider || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget);
}

} // namespace

BoxStyle::BoxStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void BoxStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    // Tool tips are labels as well; their texts say what they are (tipText()).
    if (label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
    if (isChangedByWheel(widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
}

void BoxStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton)
        return;
    painter->save();
    QColor outline = theme().mutedText;
    if (!option->state.testFlag(State_Enabled))
        outline.setAlphaF(0.5F);
    painter->setPen(QPen(outline, 1));
    painter->setBrush(Qt::NoBrush);
    const QRectF rect = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    if (element == PE_IndicatorCheckBox) {
        painter->drawRect(rect);
    } else {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->drawEllipse(rect);
    }
    painter->restore();
}

int BoxStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    constexpr int kTabPadding = 10; // both sides together, in which many tabs fit
    return metric == PM_TabBarTabHSpace ? kTabPadding : QProxyStyle::pixelMetric(metric, option, widget);
}

bool BoxStyle::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(object)->hasFocus())
        return QProxyStyle::eventFilter(object, event);
    event->ignore(); // what it stands in may scroll
    return true;
}

} // namespace contraflow
