// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/model_dot.h"

#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/sharing/catalog.h"

#include <QCoreApplication>
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

bool isPublishedOrOlder(const ModelInfo& info)
{
    return info.isAsPrinted || info.seesNodesOnly || info.claim == DuplexClaim::crossTraffic;
}

QString adviceText(const ModelInfo& info)
{
    return QCoreApplication::translate("ModelAdvice", "For: %1\nNot for: %2")
        .arg(coreText(info.use), coreText(info.avoid));
}

} // namespace contraflow
