// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/actions.h"

#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/dialogs/help_window.h"
#include "app/desktop/dialogs/make/algorithms_dialog.h"
#include "app/desktop/dialogs/study/calibration_dialog.h"
#include "app/desktop/dialogs/study/placement_dialog.h"
#include "app/desktop/panels/step_player.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/model_menu.h"
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/window/file_commands.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/project_commands.h"
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

#include <array>
#include <optional>
#include <vector>

namespace contraflow {

namespace {

using Menu = ActionMenu;
using On = const Commands&;

void useArrowColour(On on, ArrowColour colour)
{
    on.preferences.setArrowColour(colour);
    on.workspace.topology()->setArrowColour(colour);
}

void useColorScheme(On on, ColorScheme scheme)
{
    on.preferences.setColorScheme(scheme);
    applyLook(on.preferences.look());
}

// clang-format off
const std::array kActions{
    ActionSpec{"file.new", Menu::file, 1, QT_TRANSLATE_NOOP("Actions", "&New project"), "Ctrl+N", "document-new",
               QT_TRANSLATE_NOOP("Actions", "Start an empty project"), [](On on) { on.files.newProject(); }, ActionNeeds::nothing},
    ActionSpec{"file.newWindow", Menu::file, 1, QT_TRANSLATE_NOOP("Actions", "New &window"), "Ctrl+Shift+N", "",
               QT_TRANSLATE_NOOP("Actions", "Open another window, for another project"), [](On) { MainWindow::openAnother(); }, ActionNeeds::nothing},
    ActionSpec{"file.open", Menu::file, 1, QT_TRANSLATE_NOOP("Actions", "&Open…"), "Ctrl+O", "document-open",
               QT_TRANSLATE_NOOP("Actions", "Open a project file"), [](On on) { on.files.openProject(); }, ActionNeeds::nothing},
    ActionSpec{"file.reload", Menu::file, 1, QT_TRANSLATE_NOOP("Actions", "Re&load"), "F5", "view-refresh",
               QT_TRANSLATE_NOOP("Actions", "Read the project's file again"), [](On on) { on.files.reloadProject(); }},
    ActionSpec{"file.save", Menu::file, 2, QT_TRANSLATE_NOOP("Actions", "&Save"), "Ctrl+S", "document-save",
               QT_TRANSLATE_NOOP("Actions", "Write the project to its file"), [](On on) { on.files.saveProject(); }},
    ActionSpec{"file.saveAs", Menu::file, 2, QT_TRANSLATE_NOOP("Actions", "Save &as…"), "Ctrl+Shift+S", "document-save-as",
               QT_TRANSLATE_NOOP("Actions", "Write the project to another file"), [](On on) { on.files.saveProjectAs(); }},
    ActionSpec{"file.import", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "&Import…"), "Ctrl+Shift+I", "measure",
               QT_TRANSLATE_NOOP("Actions", "Take measured times (CSV, OSU, IMB, iperf3, NetPIPE), messages (traffic matrix, list), a network (Slurm, ibnetdiscover, SimGrid, lstopo), the trace of a run (SimGrid, GOAL, OTF2, Paraver, liballprof) or the model of another project out of a file"), [](On on) { on.project.importFiles(); }},
    ActionSpec{"file.importFolder", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "Import &folder…"), "", "measure",
               QT_TRANSLATE_NOOP("Actions", "Take all measured patterns of a folder: project files, and tables of times"), [](On on) { on.project.importFolder(); }},
    ActionSpec{"file.campaign", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "Ca&mpaign…"), "", "chronometer",
               QT_TRANSLATE_NOOP("Actions", "Work out many networks, patterns and models, here or on a cluster, and see what came back"), [](On on) { on.project.runCampaign(); }, ActionNeeds::nothing},
    ActionSpec{"file.exportTables", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "&Export tables…"), "Ctrl+Shift+E", "document-export",
               QT_TRANSLATE_NOOP("Actions", "Write tables of the project to CSV, XLSX, Markdown or LaTeX files"), [](On on) { on.project.exportTables(); }},
    ActionSpec{"file.exportNetwork", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "E&xport network…"), "", "network-wired",
               QT_TRANSLATE_NOOP("Actions", "Write the platform for SimGrid, as topology.conf of Slurm, as a graph for Graphviz, or as a list of its links"), [](On on) { on.project.exportNetwork(); }},
    ActionSpec{"file.report", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "&Report…"), "Ctrl+P", "document-export",
               QT_TRANSLATE_NOOP("Actions", "Make a report as PDF or HTML for people without this program"), [](On on) { on.project.makeReport(); }},
    ActionSpec{"file.close", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "&Close project"), "Ctrl+W", "dialog-close",
               QT_TRANSLATE_NOOP("Actions", "Close the project and show the start page"), [](On on) { on.files.closeProject(); }},
    ActionSpec{"file.closeWindow", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "Close win&dow"), "Ctrl+Shift+W", "",
               QT_TRANSLATE_NOOP("Actions", "Close this window"), [](On on) { on.window.close(); }, ActionNeeds::nothing, ActionPlace::palette},
    ActionSpec{"file.quit", Menu::file, 3, QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", "application-exit",
               QT_TRANSLATE_NOOP("Actions", "Close all windows"), [](On) { MainWindow::closeAll(); }, ActionNeeds::nothing},

    ActionSpec{"edit.undo", Menu::edit, 1, QT_TRANSLATE_NOOP("Actions", "&Undo"), "Ctrl+Z", "edit-undo",
               QT_TRANSLATE_NOOP("Actions", "Take the last change back"), [](On on) { on.document.undoStack()->undo(); }},
    ActionSpec{"edit.redo", Menu::edit, 1, QT_TRANSLATE_NOOP("Actions", "&Redo"), "Ctrl+Shift+Z", "edit-redo",
               QT_TRANSLATE_NOOP("Actions", "Make the change again that was taken back"), [](On on) { on.document.undoStack()->redo(); }},

    ActionSpec{"edit.find", Menu::edit, 2, QT_TRANSLATE_NOOP("Actions", "&Find…"), "Ctrl+F", "edit-find",
               QT_TRANSLATE_NOOP("Actions", "Find a text in the sheet in front"), [](On on) { on.workspace.sheets()->find(); }},
    ActionSpec{"edit.replace", Menu::edit, 2, QT_TRANSLATE_NOOP("Actions", "Find and &replace…"), "Ctrl+H", "edit-find-replace",
               QT_TRANSLATE_NOOP("Actions", "Find a text in the sheet in front and put another in its place"), [](On on) { on.workspace.sheets()->findAndReplace(); }},
    ActionSpec{"edit.findNext", Menu::edit, 2, QT_TRANSLATE_NOOP("Actions", "Find &next"), "F3", "",
               QT_TRANSLATE_NOOP("Actions", "Go to the next hit of the search"), [](On on) { on.workspace.sheets()->findNext(); }, ActionNeeds::project, ActionPlace::palette},
    ActionSpec{"edit.findPrevious", Menu::edit, 2, QT_TRANSLATE_NOOP("Actions", "Find &previous"), "Shift+F3", "",
               QT_TRANSLATE_NOOP("Actions", "Go to the hit before"), [](On on) { on.workspace.sheets()->findPrevious(); }, ActionNeeds::project, ActionPlace::palette},

    ActionSpec{"edit.preferences", Menu::edit, 3, QT_TRANSLATE_NOOP("Actions", "Pre&ferences…"), "Ctrl+,", "",
               QT_TRANSLATE_NOOP("Actions", "Language, colours and what else is yours rather than the project's"), [](On on) { on.window.showPreferences(); }, ActionNeeds::nothing},

    ActionSpec{"project.addPlatform", Menu::project, 1, QT_TRANSLATE_NOOP("Actions", "Add &platform"), "", "network-wired",
               QT_TRANSLATE_NOOP("Actions", "Add an empty platform: nodes, switches and links"), [](On on) { on.workspace.addObject(TableKind::platforms); }},
    ActionSpec{"project.addWorkload", Menu::project, 1, QT_TRANSLATE_NOOP("Actions", "Add &workload"), "", "mail-message",
               QT_TRANSLATE_NOOP("Actions", "Add an empty workload: messages"), [](On on) { on.workspace.addObject(TableKind::workloads); }},
    ActionSpec{"project.addApplication", Menu::project, 1, QT_TRANSLATE_NOOP("Actions", "Add &application"), "", "object-rows",
               QT_TRANSLATE_NOOP("Actions", "Add an application: a program of processes that compute, send and receive"), [](On on) { on.workspace.addObject(TableKind::applications); }},
    ActionSpec{"project.addMapping", Menu::project, 1, QT_TRANSLATE_NOOP("Actions", "Add &mapping"), "", "relationship",
               QT_TRANSLATE_NOOP("Actions", "Add a mapping of processes to nodes"), [](On on) { on.workspace.addObject(TableKind::mappings); }},
    ActionSpec{"project.addModel", Menu::project, 1, QT_TRANSLATE_NOOP("Actions", "Add m&odel"), "", "code-function",
               QT_TRANSLATE_NOOP("Actions", "Add a sharing model with its parameters"), [](On on) { on.workspace.addObject(TableKind::models); }},
    ActionSpec{"project.addScenario", Menu::project, 1, QT_TRANSLATE_NOOP("Actions", "Add &scenario"), "", "chronometer",
               QT_TRANSLATE_NOOP("Actions", "Add a scenario like the one that is shown"), [](On on) { on.workspace.addObject(TableKind::scenarios); }},
    ActionSpec{"project.addMeasurement", Menu::project, 1, QT_TRANSLATE_NOOP("Actions", "Add m&easurement"), "", "measure",
               QT_TRANSLATE_NOOP("Actions", "Add measured times of the scenario that is shown"), [](On on) { on.workspace.addObject(TableKind::measurements); }},
    ActionSpec{"project.gallery", Menu::project, 2, QT_TRANSLATE_NOOP("Actions", "New from galler&y…"), "", "network-wired",
               QT_TRANSLATE_NOOP("Actions", "Make a network by recipe (racks, star, tree, fat-tree, leaf–spine, mesh, torus, dragonfly), apply a preset (Ethernet, InfiniBand, Myrinet, Omni-Path, RoCE, Slingshot), make messages by pattern (all-to-all, incast, permutation, ring, random pairs) or a program (halo exchange, HPL, FFT, conjugate gradients, wavefront, training, checkpoint)"),
               [](On on) { on.project.showGallery(); }, ActionNeeds::nothing},
    ActionSpec{"gallery.patterns", Menu::project, 2, QT_TRANSLATE_NOOP("Actions", "Messages by pattern…"), "", "mail-message",
               QT_TRANSLATE_NOOP("Actions", "Make messages between the nodes"), [](On on) { on.project.showGallery(GalleryGroup::patterns); }, ActionNeeds::project, ActionPlace::palette},
    ActionSpec{"gallery.programs", Menu::project, 2, QT_TRANSLATE_NOOP("Actions", "Program by recipe…"), "", "object-rows",
               QT_TRANSLATE_NOOP("Actions", "Make an application"), [](On on) { on.project.showGallery(GalleryGroup::programs); }, ActionNeeds::project, ActionPlace::palette},
    ActionSpec{"project.algorithms", Menu::project, 2, QT_TRANSLATE_NOOP("Actions", "Al&gorithms of collectives…"), "", "object-rows",
               QT_TRANSLATE_NOOP("Actions", "Choose how collectives of applications run whose events name no algorithm"), [](On on) { on.project.open<AlgorithmsDialog>(); }},
    ActionSpec{"project.calibrate", Menu::project, 3, QT_TRANSLATE_NOOP("Actions", "Cali&brate…"), "", "measure",
               QT_TRANSLATE_NOOP("Actions", "Fit the models to measured times and rank them"), [](On on) { on.project.open<CalibrationDialog>(); }},
    ActionSpec{"project.measure", Menu::project, 3, QT_TRANSLATE_NOOP("Actions", "&Measure on the cluster…"), "", "chronometer",
               QT_TRANSLATE_NOOP("Actions", "Plan what is measured on the cluster itself, as a job for its batch system"), [](On on) { on.project.measure(); }},
    ActionSpec{"project.follow", Menu::project, 3, QT_TRANSLATE_NOOP("Actions", "&Follow a measurement…"), "", "chronometer",
               QT_TRANSLATE_NOOP("Actions", "See what a job measures as it comes in, beside what is predicted"), [](On on) { on.project.follow(); }},
    ActionSpec{"project.place", Menu::project, 3, QT_TRANSLATE_NOOP("Actions", "Pla&ce processes…"), "", "relationship",
               QT_TRANSLATE_NOOP("Actions", "Compare where the processes of a scenario may go, and find a better placement"), [](On on) { on.project.open<PlacementDialog>(); }},

    ActionSpec{"view.palette", Menu::view, 1, QT_TRANSLATE_NOOP("Actions", "Find a &command…"), "Ctrl+Shift+P", "search",
               QT_TRANSLATE_NOOP("Actions", "Find any command by its name and run it"), [](On on) { on.window.showPalette(); }, ActionNeeds::nothing},
    ActionSpec{"view.nextView", Menu::view, 1, QT_TRANSLATE_NOOP("Actions", "Go to the next &view"), "F6", "",
               QT_TRANSLATE_NOOP("Actions", "Give the keyboard to the next view"), [](On on) { on.workspace.focusNextView(); }},
    ActionSpec{"view.previousStep", Menu::view, 2, QT_TRANSLATE_NOOP("Actions", "&Previous step"), "Alt+Left", "go-previous",
               QT_TRANSLATE_NOOP("Actions", "Show the step before"), [](On on) { on.scenarioBar.previousStep(); }},
    ActionSpec{"view.nextStep", Menu::view, 2, QT_TRANSLATE_NOOP("Actions", "&Next step"), "Alt+Right", "go-next",
               QT_TRANSLATE_NOOP("Actions", "Show the step after"), [](On on) { on.scenarioBar.nextStep(); }},
    ActionSpec{"view.play", Menu::view, 2, QT_TRANSLATE_NOOP("Actions", "Pla&y or pause the steps"), "F7", "media-playback-start",
               QT_TRANSLATE_NOOP("Actions", "Show the steps one after the other in scaled time"), [](On on) { on.scenarioBar.player().toggle(); }},
    ActionSpec{"view.playFaster", Menu::view, 2, QT_TRANSLATE_NOOP("Actions", "Play faster"), "Alt+Shift+Right", "",
               QT_TRANSLATE_NOOP("Actions", "Play the steps at the next higher speed"), [](On on) { on.scenarioBar.playFaster(); }, ActionNeeds::project, ActionPlace::palette},
    ActionSpec{"view.playSlower", Menu::view, 2, QT_TRANSLATE_NOOP("Actions", "Play slower"), "Alt+Shift+Left", "",
               QT_TRANSLATE_NOOP("Actions", "Play the steps at the next lower speed"), [](On on) { on.scenarioBar.playSlower(); }, ActionNeeds::project, ActionPlace::palette},
    ActionSpec{"view.fit", Menu::view, 3, QT_TRANSLATE_NOOP("Actions", "&Fit the topology"), "Ctrl+0", "zoom-fit-best",
               QT_TRANSLATE_NOOP("Actions", "Show the whole topology"), [](On on) { on.workspace.topology()->fit(); }},
    ActionSpec{"view.zoomIn", Menu::view, 3, QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++", "zoom-in",
               QT_TRANSLATE_NOOP("Actions", "Enlarge the topology"), [](On on) { on.workspace.topology()->zoomIn(); }},
    ActionSpec{"view.zoomOut", Menu::view, 3, QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-", "zoom-out",
               QT_TRANSLATE_NOOP("Actions", "Shrink the topology"), [](On on) { on.workspace.topology()->zoomOut(); }},
    ActionSpec{"view.savePicture", Menu::view, 3, QT_TRANSLATE_NOOP("Actions", "Save topology pict&ure…"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Write the topology to an SVG, PDF or PNG file"), [](On on) { on.project.saveTopologyPicture(); }},
    ActionSpec{"view.arrowTime", Menu::view, 4, QT_TRANSLATE_NOOP("Actions", "Messages by &time"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Colour the arrows of messages by their time"), [](On on) { useArrowColour(on, ArrowColour::time); }},
    ActionSpec{"view.arrowSlowdown", Menu::view, 4, QT_TRANSLATE_NOOP("Actions", "Messages by slow&down"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Colour the arrows of messages by how many times longer they take than alone"), [](On on) { useArrowColour(on, ArrowColour::slowdown); }},
    ActionSpec{"view.arrowModel", Menu::view, 4, QT_TRANSLATE_NOOP("Actions", "Messages by &model"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give the arrows of messages the colour of the sharing model, as in the plots"), [](On on) { useArrowColour(on, ArrowColour::model); }},
    ActionSpec{"view.systemColors", Menu::view, 5, QT_TRANSLATE_NOOP("Actions", "Colours of the &desktop"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Light or dark as the desktop is"), [](On on) { useColorScheme(on, ColorScheme::system); }, ActionNeeds::nothing, ActionPlace::palette},
    ActionSpec{"view.lightColors", Menu::view, 5, QT_TRANSLATE_NOOP("Actions", "&Light colours"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Dark text on a light ground"), [](On on) { useColorScheme(on, ColorScheme::light); }, ActionNeeds::nothing, ActionPlace::palette},
    ActionSpec{"view.darkColors", Menu::view, 5, QT_TRANSLATE_NOOP("Actions", "Dar&k colours"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Light text on a dark ground"), [](On on) { useColorScheme(on, ColorScheme::dark); }, ActionNeeds::nothing, ActionPlace::palette},
    ActionSpec{"view.resetLayout", Menu::view, 6, QT_TRANSLATE_NOOP("Actions", "&Reset layout"), "", "view-restore",
               QT_TRANSLATE_NOOP("Actions", "Put panels and the columns of the sheets back to how they were at the first start"), [](On on) { on.workspace.resetLayout(); }},

    ActionSpec{"help.contents", Menu::help, 1, QT_TRANSLATE_NOOP("Actions", "&User guide"), "F1", "help-contents",
               QT_TRANSLATE_NOOP("Actions", "Read how things are done"), [](On on) { on.window.showHelp(on.workspace.helpPage()); }, ActionNeeds::nothing},
    ActionSpec{"help.shortcuts", Menu::help, 1, QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts…"), "Ctrl+F1", "",
               QT_TRANSLATE_NOOP("Actions", "List all keys that do something"), [](On on) { on.window.showHelp(HelpWindow::kShortcuts); }, ActionNeeds::nothing},
    ActionSpec{"help.selfcheck", Menu::help, 1, QT_TRANSLATE_NOOP("Actions", "&Self-check…"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Recompute the published tables and compare with the printed numbers"), [](On on) { on.window.showHelp(HelpWindow::kSelfcheck); }, ActionNeeds::nothing},
    ActionSpec{"help.about", Menu::help, 2, QT_TRANSLATE_NOOP("Actions", "&About Contraflow"), "", "help-about",
               QT_TRANSLATE_NOOP("Actions", "Version and licences"), [](On on) { on.window.showHelp(HelpWindow::kAbout); }, ActionNeeds::nothing},
};
// clang-format on

std::vector<ActionSpec> allActions()
{
    std::vector<ActionSpec> all(kActions.begin(), kActions.end());
    for (const SheetInfo& sheet : sheetCatalog())
        all.push_back({"sheet." + QByteArray(sheet.key), Menu::sheets, static_cast<int>(sheet.group) + 1,
                       sheet.text, sheet.shortcut, "", sheet.toolTip,
                       [key = sheet.key](On on) { on.workspace.sheets()->showSheet(key); },
                       ActionNeeds::project, sheet.isPart ? ActionPlace::palette : ActionPlace::menu});
    return all;
}

const std::map<ColorScheme, QString>& schemeActions()
{
    static const std::map<ColorScheme, QString> ids{
        {ColorScheme::system, QStringLiteral("view.systemColors")},
        {ColorScheme::light, QStringLiteral("view.lightColors")},
        {ColorScheme::dark, QStringLiteral("view.darkColors")}};
    return ids;
}

} // namespace

std::span<const ActionSpec> actionTable()
{
    static const std::vector<ActionSpec> all = allActions();
    return all;
}

Actions::Actions(const Commands& commands, QObject* parent) : QObject(parent)
{
    for (const ActionSpec& spec : actionTable()) {
        auto* action = new QAction(tr(spec.text), this);
        action->setObjectName(QLatin1String(spec.id));
        action->setToolTip(tr(spec.toolTip));
        action->setStatusTip(QString());
        if (*spec.shortcut != '\0')
            action->setShortcut(
                QKeySequence::fromString(QLatin1String(spec.shortcut), QKeySequence::PortableText));
        if (*spec.icon != '\0')
            action->setIcon(themedIcon(QLatin1String(spec.icon)));
        connect(action, &QAction::triggered, this, [commands, run = spec.run] {
            // A command means the project as it is seen, with what is being typed: it is saved, or undone.
            commands.workspace.sheets()->finishTyping();
            run(commands);
        });
        m_actions.emplace(action->objectName(), action);
    }
}

QAction* Actions::find(const QString& id) const
{
    const auto found = m_actions.find(id);
    Q_ASSERT(found != m_actions.end());
    return found->second;
}

QList<QAction*> Actions::ofMenu(ActionMenu menu, ActionPlace place) const
{
    QList<QAction*> list;
    int group = 0;
    for (const ActionSpec& spec : actionTable()) {
        if (spec.menu != menu || spec.place != place)
            continue;
        if (group != 0 && spec.group != group)
            list += nullptr;
        group = spec.group;
        list += find(QLatin1String(spec.id));
    }
    return list;
}

QList<QAction*> Actions::all() const
{
    QList<QAction*> list;
    for (const ActionSpec& spec : actionTable())
        list += find(QLatin1String(spec.id));
    return list;
}

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
