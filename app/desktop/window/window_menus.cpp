// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/window_menus.h"

#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/model_menu.h"
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/window/file_commands.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/workspace.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

#include <optional>

namespace contraflow {
namespace {

const std::map<ColorScheme, QString>& schemeActions()
{
    static const std::map<ColorScheme, QString> ids{
        {ColorScheme::system, QStringLiteral("view.systemColors")},
        {ColorScheme::light, QStringLiteral("view.lightColors")},
        {ColorScheme::dark, QStringLiteral("view.darkColors")}};
    return ids;
}

} // namespace

WindowMenus::WindowMenus(QMainWindow& window, Actions& actions, const Commands& commands)
    : m_actions(actions)
    , m_on(commands)
{
    makeToolBar(window);
    makeMenus(window);
}

void WindowMenus::makeToolBar(QMainWindow& window)
{
    m_toolBar = window.addToolBar(tr("Tools"));
    m_toolBar->setObjectName(QStringLiteral("tools"));
    m_toolBar->setMovable(false);
    m_toolBar->setFloatable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->toggleViewAction()->setToolTip(tr("Show or hide the toolbar"));
    m_toolBar->setIconSize({16, 16});
    for (const QString& id :
         {QStringLiteral("file.new"), QStringLiteral("file.open"), QStringLiteral("file.save")})
        m_toolBar->addAction(m_actions.find(id));
    m_toolBar->addSeparator();
    for (const QString& id : {QStringLiteral("edit.undo"), QStringLiteral("edit.redo")})
        m_toolBar->addAction(m_actions.find(id));
    m_toolBar->addSeparator();
    m_on.scenarioBar.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(&m_on.scenarioBar);
    m_toolBar->addSeparator();
    m_toolBar->addAction(m_actions.find(QStringLiteral("view.palette")));
    m_toolBar->addAction(m_actions.find(QStringLiteral("help.contents")));
    // Qt's own button for what has no room.
    if (auto* rest = m_toolBar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
        rest->setAccessibleName(tr("More tools"));
        rest->setToolTip(tr("More tools"));
    }
}

QMenu* WindowMenus::addUnshown(QMainWindow& window, const QString& title)
{
    auto* menu = new QMenu(title, &window);
    m_all += menu;
    return menu;
}

QMenu* WindowMenus::addMenu(QMainWindow& window, const QString& title, ActionMenu which)
{
    QMenu* menu = window.menuBar()->addMenu(title);
    menu->setToolTipsVisible(true);
    m_all += menu;
    fill(menu, which, ActionPlace::menu);
    fill(addUnshown(window, title), which, ActionPlace::palette);
    return menu;
}

void WindowMenus::makeMenus(QMainWindow& window)
{
    QMenu* file = addMenu(window, tr("&File"), ActionMenu::file);
    m_on.files.addOpenMenus(file, m_actions.find(QStringLiteral("file.save")));
    QMenu* edit = addMenu(window, tr("&Edit"), ActionMenu::edit);
    addSheetCommands(edit, addUnshown(window, tr("&Edit")));
    addMenu(window, tr("&Project"), ActionMenu::project);
    addMenu(window, tr("&Sheets"), ActionMenu::sheets);

    QMenu* view = addMenu(window, tr("&View"), ActionMenu::view);
    view->insertMenu(m_actions.find(QStringLiteral("view.previousStep")),
                     new ModelMenu(m_on.document, m_on.selection, view));
    auto* shownMessages = new QMenu(tr("Messages sho&wn"), view);
    shownMessages->setToolTipsVisible(true);
    QMenu* topology = addUnshown(window, tr("Topology"));
    for (QAction* action : m_on.workspace.topology()->actions())
        (action->actionGroup() ? shownMessages : topology)->addAction(action);
    view->insertMenu(m_actions.find(QStringLiteral("view.arrowTime")), shownMessages);
    m_on.workspace.topology()->setPictureActions(
        {m_actions.find(QStringLiteral("view.fit")), m_actions.find(QStringLiteral("view.zoomIn")),
         m_actions.find(QStringLiteral("view.zoomOut")), m_actions.find(QStringLiteral("view.savePicture"))});
    QAction* reset = m_actions.find(QStringLiteral("view.resetLayout"));
    for (QDockWidget* dock : m_on.workspace.docks())
        view->insertAction(reset, dock->toggleViewAction());
    addUnshown(window, tr("Plots"))->addActions(m_on.workspace.plots()->actions());
    addMenu(window, tr("&Help"), ActionMenu::help);
    // Shortcuts work wherever the focus is, also while the menus were never opened.
    window.addActions(m_actions.all());

    makeChoice(schemeActions(), m_on.preferences.colorScheme());
    const std::map<ArrowColour, QString> meanings{
        {ArrowColour::time, QStringLiteral("view.arrowTime")},
        {ArrowColour::slowdown, QStringLiteral("view.arrowSlowdown")},
        {ArrowColour::model, QStringLiteral("view.arrowModel")}};
    makeChoice(meanings, m_on.preferences.arrowColour());
    m_actions.find(QStringLiteral("view.zoomIn"))
        ->setShortcuts({QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))});
    m_actions.find(QStringLiteral("edit.redo"))
        ->setShortcuts(
            {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
}

void WindowMenus::addSheetCommands(QMenu* edit, QMenu* rare)
{
    QAction* behind = m_actions.find(QStringLiteral("edit.preferences"));
    for (QAction* action : m_on.workspace.sheets()->editActions()) {
        if (const QString icon = action->property("iconName").toString(); !icon.isEmpty())
            action->setIcon(themedIcon(icon));
        if (action->property("isRare").toBool())
            rare->addAction(action);
        else
            edit->insertAction(behind, action);
    }
    edit->insertSeparator(behind);
}

void WindowMenus::fill(QMenu* menu, ActionMenu which, ActionPlace place)
{
    if (which == ActionMenu::sheets)
        return fillSheets(menu, place);
    for (QAction* action : m_actions.ofMenu(which, place)) {
        if (action)
            menu->addAction(action);
        else
            menu->addSeparator();
    }
}

/** The groups of the sheets are sections, which the palette names too. */
void WindowMenus::fillSheets(QMenu* menu, ActionPlace place)
{
    std::optional<SheetGroup> group;
    for (const SheetInfo& sheet : sheetCatalog()) {
        if (sheet.isPart != (place == ActionPlace::palette))
            continue;
        if (group != sheet.group)
            menu->addSection(groupTitle(sheet.group));
        group = sheet.group;
        menu->addAction(m_actions.find(QStringLiteral("sheet.") + QLatin1String(sheet.key)));
    }
}

template<typename Value>
void WindowMenus::makeChoice(const std::map<Value, QString>& ids, Value chosen)
{
    auto* group = new QActionGroup(&m_actions);
    for (const auto& [value, id] : ids) {
        QAction* action = m_actions.find(id);
        action->setCheckable(true);
        action->setChecked(value == chosen);
        group->addAction(action);
    }
}

void WindowMenus::showColorScheme()
{
    m_actions.find(schemeActions().at(m_on.preferences.colorScheme()))->setChecked(true);
}

void WindowMenus::update()
{
    const bool isOpen = m_on.files.isOpen();
    const bool isIdle = !m_on.files.isBusy();
    for (const ActionSpec& spec : actionTable()) {
        const bool needsIdle = spec.menu == ActionMenu::file && qstrcmp(spec.id, "file.quit") != 0;
        m_actions.find(QLatin1String(spec.id))
            ->setEnabled((isOpen || spec.needs == ActionNeeds::nothing) && (isIdle || !needsIdle));
    }
    const QUndoStack* stack = m_on.document.undoStack();
    QAction* undoAction = m_actions.find(QStringLiteral("edit.undo"));
    undoAction->setEnabled(isOpen && stack->canUndo());
    undoAction->setText(stack->canUndo() ? tr("&Undo: %1").arg(menuText(stack->undoText())) : tr("&Undo"));
    QAction* redoAction = m_actions.find(QStringLiteral("edit.redo"));
    redoAction->setEnabled(isOpen && stack->canRedo());
    redoAction->setText(stack->canRedo() ? tr("&Redo: %1").arg(menuText(stack->redoText())) : tr("&Redo"));
    for (QDockWidget* dock : m_on.workspace.docks())
        dock->toggleViewAction()->setEnabled(isOpen);
    for (QAction* plot : m_on.workspace.plots()->actions())
        plot->setEnabled(isOpen);
}

} // namespace contraflow
