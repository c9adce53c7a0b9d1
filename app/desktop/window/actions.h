// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <span>

class QAction;

namespace contraflow {

class Document;
class FileCommands;
class HelpCommands;
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
    HelpCommands& help;
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

} // namespace contraflow
