// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QMenuBar;

namespace contraflow {

/** Every command of the menus that has keys, with them, and a field that narrows the list. */
class ShortcutList : public QDialog
{
    Q_OBJECT

public:
    ShortcutList(const QMenuBar& menus, QWidget* parent);
};

} // namespace contraflow
