// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/elided_label.h"

#include "app/desktop/style/text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace contraflow {

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
