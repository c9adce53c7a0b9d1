// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace contraflow {

/** Gives a window this size, or what its screen has room for. */
void resizeOnScreen(QWidget& window, const QSize& wanted);

} // namespace contraflow
