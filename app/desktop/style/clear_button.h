// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/style/text.h"

#include <QLineEdit>
#include <QToolButton>

namespace contraflow {

/** Gives a line a button that empties it, with a name for screen readers, which Qt's own has not. */
inline void addClearButton(QLineEdit& line)
{
    line.setClearButtonEnabled(true);
    for (QToolButton* button : line.findChildren<QToolButton*>())
        button->setAccessibleName(tr("Empty the field"));
}

} // namespace contraflow
