// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/actions.h"
#include "app/desktop/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QPointer>
#include <QSet>

namespace contraflow::test {

/** Dialogs and windows of their own that can be seen. */
inline QList<QWidget*> openedDialogs()
{
    QList<QWidget*> opened;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && !qobject_cast<MainWindow*>(widget))
            opened += widget;
    return opened;
}

/** What waits in the event loop, the end of what deletes itself later included. */
inline void runEvents()
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

inline void closeDialogs()
{
    for (const QPointer<QWidget> dialog : openedDialogs())
        if (dialog)
            dialog->close();
    runEvents();
}

/** Commands that open something: by the dots of their text, and those of the help menu. */
inline QStringList openingCommands(MainWindow& window)
{
    // These ask for a file and open no dialog of the program's own, or open a row within the sheets.
    static const QSet<QString> others{QStringLiteral("file.open"), QStringLiteral("file.saveAs"),
                                      QStringLiteral("view.savePicture"), QStringLiteral("edit.find"),
                                      QStringLiteral("edit.replace")};
    QStringList names;
    for (const QAction* action : window.actions().all()) {
        const QString name = action->objectName();
        const bool opens =
            action->text().endsWith(QStringLiteral("…")) || name.startsWith(QLatin1String("help."));
        if (opens && name.contains(QLatin1Char('.')) && !others.contains(name))
            names += name;
    }
    return names;
}

} // namespace contraflow::test
