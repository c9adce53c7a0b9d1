// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/actions.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <map>

class QMainWindow;
class QMenu;
class QToolBar;

namespace contraflow {

/** The menus and the toolbar of a window, and what of them can be used at the moment. */
class WindowMenus
{
    Q_DECLARE_TR_FUNCTIONS(WindowMenus)

public:
    /** Adds them to a window, which owns them. The actions and what they act on must outlive this. */
    WindowMenus(QMainWindow& window, Actions& actions, const Commands& commands);

    [[nodiscard]] QToolBar* toolBar() const { return m_toolBar; }
    /** Those of the window, and those that only the palette shows. */
    [[nodiscard]] const QList<const QMenu*>& all() const { return m_all; }
    /** Enables what can be done now, and names what undo and redo would do. */
    void update();
    /** Marks the colour scheme that is in use. */
    void showColorScheme();

private:
    void makeToolBar(QMainWindow& window);
    void makeMenus(QMainWindow& window);
    /** A menu of the window and its like for the palette, of the same name; the first is returned. */
    QMenu* addMenu(QMainWindow& window, const QString& title, ActionMenu which);
    /** A menu that only the palette shows. */
    QMenu* addUnshown(QMainWindow& window, const QString& title);
    void fill(QMenu* menu, ActionMenu which, ActionPlace place);
    void fillSheets(QMenu* menu, ActionPlace place);
    void addSheetCommands(QMenu* edit, QMenu* rare);
    /** Makes the actions of values a choice, of which one is on. */
    template<typename Value>
    void makeChoice(const std::map<Value, QString>& ids, Value chosen);

    Actions& m_actions;
    Commands m_on;
    QToolBar* m_toolBar = nullptr;
    QList<const QMenu*> m_all;
};

} // namespace contraflow
