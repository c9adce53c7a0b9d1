// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/widgets.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace contraflow {

namespace {

constexpr int kRoomForRows = 128;    ///< of the page, for the formula bar, titles and a few rows
constexpr int kLeastHeight = 56;     ///< a row of boxes and a line of text
constexpr int kUsualFormWidth = 280; ///< of short names beside their fields; below, names stand above

} // namespace

HeaderArea::HeaderArea(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what it holds takes the keyboard
    setWidgetResizable(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Maximum);
    const bool isHidden = content->testAttribute(Qt::WA_WState_ExplicitShowHide) && content->isHidden();
    setWidget(content); // which shows it
    content->setHidden(isHidden);
    // Both were turned on for a picture that scrolls; this is a part of the page.
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QSize HeaderArea::sizeHint() const
{
    const QWidget& content = *widget();
    if (content.isHidden())
        return {0, 0};
    const int least = content.minimumSizeHint().width();
    const int width = std::max(viewport()->width(), least);
    const int needed =
        content.hasHeightForWidth() ? content.heightForWidth(width) : content.sizeHint().height();
    const int bar = least > viewport()->width() ? horizontalScrollBar()->sizeHint().height() : 0;
    const int room = parentWidget() ? parentWidget()->height() - kRoomForRows : needed + bar;
    return {0, std::min(needed + bar, std::max(room, kLeastHeight))};
}

bool HeaderArea::event(QEvent* event)
{
    const bool isHandled = QScrollArea::event(event);
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry(); // the content wants another height
    return isHandled;
}

void HeaderArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

FormArea::FormArea(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
}

QSize FormArea::minimumSizeHint() const
{
    const int needed = std::max(widget()->minimumSizeHint().width(),
                                std::min(widget()->sizeHint().width(), kUsualFormWidth));
    return {needed + verticalScrollBar()->sizeHint().width(), kLeastHeight};
}

bool FormArea::event(QEvent* event)
{
    const bool isHandled = QScrollArea::event(event);
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry(); // the content may be wider now
    return isHandled;
}

QLabel* headerText(const char* id)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(id));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    label->setWordWrap(true); // behind the policy, which it adds to
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setMinimumHeight(2 * label->fontMetrics().lineSpacing());
    return label;
}

ElidedLabel::ElidedLabel(QWidget* parent, const QString& usual) : QLabel(parent), m_usual(usual) {}

QSize ElidedLabel::sizeHint() const
{
    const QSize whole = QLabel::sizeHint();
    return {std::max(whole.width(), fontMetrics().horizontalAdvance(m_usual)), whole.height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {std::min(fontMetrics().horizontalAdvance(QStringLiteral("mm…")), sizeHint().width()),
            QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::event(QEvent* event)
{
    const bool isCut = fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isCut)
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tipText(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect line = contentsRect();
    style()->drawItemText(&painter, line, QStyle::visualAlignment(layoutDirection(), alignment()), palette(),
                          isEnabled(), fontMetrics().elidedText(text(), Qt::ElideRight, line.width()),
                          foregroundRole());
}

} // namespace contraflow
