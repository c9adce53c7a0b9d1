// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/model_dot.h"

#include "app/desktop/style/theme.h"

#include <QPainter>

namespace contraflow {

QIcon modelDot(const QString& kind)
{
    return modelDot(kind, theme().model(kind));
}

QIcon modelDot(const QString& kind, const QColor& color)
{
    constexpr int side = 32;
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 5));
    painter.setBrush(Theme::isDashed(kind) ? QBrush(Qt::NoBrush) : QBrush(color));
    painter.drawEllipse(QRectF(7, 7, side - 14, side - 14));
    return QIcon(pixmap);
}

} // namespace contraflow
