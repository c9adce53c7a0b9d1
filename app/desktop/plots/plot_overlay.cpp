// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_overlay.h"

namespace contraflow {

void paintHint(QPainter& painter, const QRect& area, const QString& hint, const Theme& theme)
{
    painter.fillRect(area, theme.ground);
    painter.setPen(theme.mutedText);
    painter.drawText(area.adjusted(24, 16, -24, -16), Qt::AlignCenter | Qt::TextWordWrap, hint);
}

void paintVeil(QPainter& painter, const QRect& area, const Theme& theme)
{
    constexpr int kOpacity = 150;
    QColor veil = theme.ground;
    veil.setAlpha(kOpacity);
    painter.fillRect(area, veil);
}

void paintFocusFrame(QPainter& painter, const QRect& area, const Theme& theme)
{
    painter.setPen(QPen(theme.accent, 1));
    painter.drawRect(area.adjusted(0, 0, -1, -1));
}

} // namespace contraflow
