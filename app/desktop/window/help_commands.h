// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QString>

#include <functional>
#include <utility>

class QMenu;
class QWidget;

namespace contraflow {

class HelpWindow;

/** The window of help that a window opens once. */
class HelpCommands
{
public:
    /** Pages of the guide that the program writes itself. */
    static inline const QString kShortcuts = QStringLiteral("shortcuts.html");
    static inline const QString kSelfcheck = QStringLiteral("selfcheck.html");
    static inline const QString kAbout = QStringLiteral("about.html");

    /** `menus` gives all whose keys are listed. */
    HelpCommands(QWidget& window, std::function<QList<const QMenu*>()> menus)
        : m_window(window)
        , m_menus(std::move(menus))
    {}

    /** Opens the guide at a page ("sheets.md"). */
    void showHelp(const QString& page);
    void closeAll();

private:
    QWidget& m_window;
    std::function<QList<const QMenu*>()> m_menus;
    QPointer<HelpWindow> m_help;
};

} // namespace contraflow
