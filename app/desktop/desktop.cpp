// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"

#include "app/desktop/style/language.h"
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
    const Preferences preferences;
    installLanguage(preferences.language().toStdString());
    setNumberStyle(preferences.numberStyle());
    applyLook(preferences.look());

    MainWindow& first = MainWindow::openAnother();
    first.files().offerRecovery();
    const QStringList files = QApplication::arguments().mid(1);
    for (qsizetype i = 0; i < files.size(); ++i)
        (i == 0 ? first : MainWindow::openAnother()).files().openFile(files.at(i));
    return QApplication::exec();
}

} // namespace contraflow
