// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/desktop/theme.h"

#include <QApplication>
#include <QMainWindow>

namespace contraflow {

int runDesktop(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("contraflow"));
    QApplication::setApplicationDisplayName(QStringLiteral("Contraflow"));
    QApplication::setApplicationVersion(QStringLiteral(CONTRAFLOW_VERSION));
    applyColorScheme(ColorScheme::system);
    QMainWindow window;
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}

} // namespace contraflow
