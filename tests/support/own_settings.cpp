// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A test of the window that is started by hand leaves the settings of who starts it alone, as ctest does by
// giving it a HOME of its own.
#include <QStandardPaths>
#include <QString>

namespace {

[[maybe_unused]] const bool kHasOwnSettings = [] {
    if (!qEnvironmentVariable("HOME").contains(QStringLiteral("/tests/home/")))
        QStandardPaths::setTestModeEnabled(true);
    return true;
}();

} // namespace
