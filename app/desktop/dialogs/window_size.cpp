// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/window_size.h"

#include <QScreen>
#include <QWidget>

namespace contraflow {

namespace {

constexpr QSize kFrame{16, 40}; ///< of the desktop around a window, generously

} // namespace

void resizeOnScreen(QWidget& window, const QSize& wanted)
{
    window.resize(wanted.boundedTo(window.screen()->availableSize() - kFrame));
}

} // namespace contraflow
