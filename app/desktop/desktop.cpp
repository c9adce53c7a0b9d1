// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/desktop/style/theme.h"
#include "app/desktop/window/main_window.h"

#include <QApplication>

namespace contraflow {

int runDesktop(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("contraflow"));
    QApplication::setApplicationVersion(QStringLiteral(CONTRAFLOW_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("contraflow"));
    applyColorScheme(Preferences().colorScheme());

    MainWindow window(std::make_unique<DialogFeedback>());
    window.show();
    const QStringList arguments = QApplication::arguments();
    window.files().offerRecovery();
    if (arguments.size() > 1)
        window.files().openFile(arguments.at(1));
    return QApplication::exec();
}

} // namespace contraflow
