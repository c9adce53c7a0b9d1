// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <span>

class QAction;
class QMainWindow;
class QMenu;
class QToolBar;

namespace contraflow {

class Document;
class FileCommands;
class MainWindow;
class Preferences;
class ProjectCommands;
class ScenarioBar;
class Selection;
class Workspace;

/** What the commands of a window act on. */
struct Commands
{
    MainWindow& window;
    Document& document;
    Selection& selection;
    Preferences& preferences;
    Workspace& workspace;
    ScenarioBar& scenarioBar;
    FileCommands& files;
    ProjectCommands& project;
};

/** Whether an action can be used while there is no project. */
enum class ActionNeeds
{
    project,
    nothing
};

enum class ActionMenu
{
    file,
    edit,
    project,
    sheets,
    view,
    help,
};

/** Where an action is offered. The palette has all. */
enum class ActionPlace
{
    menu,
    palette, ///< only: it is rare, or has a key or a button
};

/** One line of the table of actions. Lines of one menu with different groups are parted by a separator. */
struct ActionSpec
{
    QByteArray id;
    ActionMenu menu;
    int group;
    const char* text;     ///< source text, with the mnemonic
    const char* shortcut; ///< portable text; empty: none
    const char* icon;     ///< empty: none
    const char* toolTip;  ///< source text
    std::function<void(const Commands& on)> run;
    ActionNeeds needs = ActionNeeds::project;
    ActionPlace place = ActionPlace::menu;
};

/** Every command of the window, in the order of the menus; those of the sheets follow from their catalog. */
[[nodiscard]] std::span<const ActionSpec> actionTable();

/** The table as QActions. */
class Actions : public QObject
{
    Q_OBJECT

public:
    /** What the commands act on must outlive this. */
    explicit Actions(const Commands& commands, QObject* parent = nullptr);

    /** The action with this id, which must be in the table. */
    [[nodiscard]] QAction* find(const QString& id) const;
    /** The actions of a menu, or those that the palette alone has under its name, in order; a null pointer
     * stands for a separator. */
    [[nodiscard]] QList<QAction*> ofMenu(ActionMenu menu, ActionPlace place) const;
    [[nodiscard]] QList<QAction*> all() const;

private:
    std::map<QString, QAction*> m_actions;
};

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
