// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_window.h"

#include "app/desktop/canvas/topology_view.h"
#include "app/desktop/sheet/model_menu.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/window/file_commands.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/workspace.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QUndoStack>

#include <array>

// The menus and the toolbar of the window, and what of them can be used at the moment.

namespace contraflow {

void MainWindow::makeToolBar()
{
    m_toolBar = addToolBar(tr("Tools"));
    m_toolBar->setObjectName(QStringLiteral("tools"));
    m_toolBar->setMovable(false);
    m_toolBar->setFloatable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->toggleViewAction()->setToolTip(tr("Show or hide the toolbar"));
    m_toolBar->setIconSize({16, 16});
    for (const QString& id :
         {QStringLiteral("file.new"), QStringLiteral("file.open"), QStringLiteral("file.save")})
        m_toolBar->addAction(m_actions->find(id));
    m_toolBar->addSeparator();
    for (const QString& id : {QStringLiteral("edit.undo"), QStringLiteral("edit.redo")})
        m_toolBar->addAction(m_actions->find(id));
    m_toolBar->addSeparator();
    m_scenarioBar = new ScenarioBar(m_document, m_selection, m_results);
    m_scenarioBar->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(m_scenarioBar);
    m_toolBar->addSeparator();
    m_toolBar->addAction(m_actions->find(QStringLiteral("view.palette")));
    m_toolBar->addAction(m_actions->find(QStringLiteral("help.contents")));
}

void MainWindow::makeMenus()
{
    const auto fill = [this](QMenu* menu, ActionMenu which) {
        menu->setToolTipsVisible(true);
        for (QAction* action : m_actions->ofMenu(which)) {
            if (action)
                menu->addAction(action);
            else
                menu->addSeparator();
        }
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    fill(file, ActionMenu::file);
    QAction* behindOpen = m_actions->find(QStringLiteral("file.save"));
    m_files->addOpenMenus(file, behindOpen);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    fill(edit, ActionMenu::edit);
    edit->addSeparator();
    for (QAction* action : m_workspace->sheets()->editActions()) {
        if (const QString icon = action->property("iconName").toString(); !icon.isEmpty())
            action->setIcon(themedIcon(icon));
        edit->addAction(action);
    }
    QMenu* drawing = edit->addMenu(tr("On the t&opology"));
    drawing->setToolTipsVisible(true);
    drawing->addActions(m_workspace->topology()->actions());
    fill(menuBar()->addMenu(tr("&Project")), ActionMenu::project);
    fill(menuBar()->addMenu(tr("&Sheets")), ActionMenu::sheets);

    QMenu* view = menuBar()->addMenu(tr("&View"));
    fill(view, ActionMenu::view);
    view->insertMenu(m_actions->find(QStringLiteral("view.previousStep")),
                     new ModelMenu(m_document, m_selection, view));
    QAction* reset = m_actions->find(QStringLiteral("view.resetLayout"));
    for (QDockWidget* dock : m_workspace->docks())
        view->insertAction(reset, dock->toggleViewAction());
    fill(menuBar()->addMenu(tr("&Help")), ActionMenu::help);
    // Shortcuts work wherever the focus is, also while the menus were never opened.
    addActions(m_actions->all());

    auto* colors = new QActionGroup(this);
    const std::array schemes{std::pair(QStringLiteral("view.systemColors"), ColorScheme::system),
                             std::pair(QStringLiteral("view.lightColors"), ColorScheme::light),
                             std::pair(QStringLiteral("view.darkColors"), ColorScheme::dark)};
    for (const auto& [id, scheme] : schemes) {
        QAction* action = m_actions->find(id);
        action->setCheckable(true);
        action->setChecked(m_preferences.colorScheme() == scheme);
        colors->addAction(action);
    }
    auto* arrows = new QActionGroup(this);
    const std::array meanings{std::pair(QStringLiteral("view.arrowTime"), ArrowColour::time),
                              std::pair(QStringLiteral("view.arrowSlowdown"), ArrowColour::slowdown),
                              std::pair(QStringLiteral("view.arrowModel"), ArrowColour::model)};
    for (const auto& [id, meaning] : meanings) {
        QAction* action = m_actions->find(id);
        action->setCheckable(true);
        action->setChecked(m_preferences.arrowColour() == meaning);
        arrows->addAction(action);
    }
    m_actions->find(QStringLiteral("view.zoomIn"))
        ->setShortcuts({QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))});
    m_actions->find(QStringLiteral("edit.redo"))
        ->setShortcuts(
            {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
}

void MainWindow::updateActions()
{
    const bool isOpen = !isStartPageShown();
    const bool isIdle = !m_files->isBusy();
    for (const ActionSpec& spec : actionTable()) {
        const bool worksOnStartPage =
            spec.menu == ActionMenu::help || qstrcmp(spec.id, "file.new") == 0 ||
            qstrcmp(spec.id, "file.newFromPreset") == 0 || qstrcmp(spec.id, "project.newFromRecipe") == 0 ||
            qstrcmp(spec.id, "file.open") == 0 || qstrcmp(spec.id, "file.quit") == 0 ||
            qstrcmp(spec.id, "view.palette") == 0 || QLatin1String(spec.id).endsWith(QLatin1String("Colors"));
        const bool needsFile = spec.menu == ActionMenu::file && qstrcmp(spec.id, "file.quit") != 0;
        m_actions->find(QLatin1String(spec.id))
            ->setEnabled((isOpen || worksOnStartPage) && (isIdle || !needsFile));
    }
    const QUndoStack* stack = m_document.undoStack();
    QAction* undoAction = m_actions->find(QStringLiteral("edit.undo"));
    undoAction->setEnabled(isOpen && stack->canUndo());
    undoAction->setText(stack->canUndo() ? tr("&Undo: %1").arg(stack->undoText()) : tr("&Undo"));
    QAction* redoAction = m_actions->find(QStringLiteral("edit.redo"));
    redoAction->setEnabled(isOpen && stack->canRedo());
    redoAction->setText(stack->canRedo() ? tr("&Redo: %1").arg(stack->redoText()) : tr("&Redo"));
    for (QDockWidget* dock : m_workspace->docks())
        dock->toggleViewAction()->setEnabled(isOpen);
}

} // namespace contraflow
