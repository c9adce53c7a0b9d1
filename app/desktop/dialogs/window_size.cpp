// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/window_size.h"

#include <QComboBox>
#include <QScreen>
#include <QWidget>

namespace contraflow {

namespace {

constexpr int kShownCharacters = 24;
constexpr QSize kFrame{16, 40}; ///< of the desktop around a window, generously

} // namespace

void resizeOnScreen(QWidget& window, const QSize& wanted)
{
    // A list is as wide as its longest entry by itself, and entries are names that may be of any length.
    for (QComboBox* box : window.findChildren<QComboBox*>()) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kShownCharacters);
    }
    window.resize(wanted.boundedTo(window.screen()->availableSize() - kFrame));
}

} // namespace contraflow
