// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace contraflow {

/** Gives a window this size, or what its screen has room for. Called when all is in it: its lists become no
 * wider than a name usually is. */
void resizeOnScreen(QWidget& window, const QSize& wanted);

} // namespace contraflow
