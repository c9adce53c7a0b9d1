// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace contraflow {

/** An empty menu of a widget, to be filled and popped up. It is deleted when it is closed, or with the
 * widget, whichever comes first; so it cannot be an object on the stack that waits. */
[[nodiscard]] inline QMenu& contextMenuOf(QWidget& owner)
{
    auto* menu = new QMenu(&owner);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return *menu;
}

} // namespace contraflow
