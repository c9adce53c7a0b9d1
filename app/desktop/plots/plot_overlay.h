// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/theme.h"

#include <QPainter>
#include <QRect>
#include <QString>

namespace contraflow {

/** Covers a plot that has nothing to show with the reason. */
void paintHint(QPainter& painter, const QRect& area, const QString& hint, const Theme& theme);

/** Greys a plot whose content is stale. */
void paintVeil(QPainter& painter, const QRect& area, const Theme& theme);

/** The frame of the plot that has the keyboard. */
void paintFocusFrame(QPainter& painter, const QRect& area, const Theme& theme);

} // namespace contraflow
