// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_window.h"

#include "app/desktop/canvas/tools/message_offer.h"
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/help_window.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/jobs/job_pool.h"
#include "app/desktop/panels/explanation_panel.h"
#include "app/desktop/panels/issue_list.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/panels/status_line.h"
#include "app/desktop/panels/step_player.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "app/desktop/window/project_commands.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDropEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>

#include <map>
#include <utility>

namespace contraflow {
namespace {

const QString kJobTopic = QStringLiteral("job");
const QString kEditTopic = QStringLiteral("edit"); ///< one message per topic stands in the message bar

const QString kGeometryKey = QStringLiteral("geometry");
const QString kWorkspaceKey = QStringLiteral("workspace");
const QString kColumnsKey = QStringLiteral("columns");
constexpr QLatin1String kScenario("scenario"); ///< in what is kept of a project's views

constexpr QSize kFirstSize{1440, 900};
constexpr int kWindowShift = 32;  ///< of a further window against the one it comes from
constexpr int kDesktopFrame = 40; ///< of the desktop around a window, generously

/** What a project is opened for while nobody has left another sheet in front: offers are compared, what was
 * measured is held against predictions. */
std::string_view firstSheet(const Project& project, std::size_t scenario)
{
    std::map<std::string_view, std::string_view> platforms; // of the first scenario of each workload
    for (const Scenario& each : project.scenarios)
        if (platforms.try_emplace(each.workload, each.platform).first->second != each.platform)
            return "compare";
    if (project.measurements.size() > 1)
        return "errors";
    return isOfApplications(project, scenario) ? "program" : "messages";
}

} // namespace

MainWindow::MainWindow(std::unique_ptr<Feedback> feedback, QWidget* parent)
    : QMainWindow(parent)
    , m_feedback(std::move(feedback))
    , m_results(m_document, m_selection)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    m_stack = new QStackedWidget;
    m_startPage = new StartPage;
    m_workspace = new Workspace(m_document, m_selection, m_results);
    m_stack->addWidget(m_startPage);
    m_stack->addWidget(m_workspace);
    auto* centre = new QWidget(this);
    auto* layout = bareLayout<QVBoxLayout>(centre, 0);
    layout->addWidget(m_stack);
    m_messages = new MessageBar(centre);
    setCentralWidget(centre);
    m_status = new StatusLine(m_results, this);
    setStatusBar(m_status);
    m_files = std::make_unique<FileCommands>(
        FileCommands::Context{this, m_document, *m_feedback, m_preferences, *m_messages,
                              [this](const QString& file) { return showIfOpen(file); }});
    m_projectCommands = std::make_unique<ProjectCommands>(ProjectCommands::Context{
        this, m_document, m_selection, *m_feedback, *m_messages, *m_files, *m_workspace, m_preferences});
    m_scenarioBar = new ScenarioBar(m_document, m_selection, m_results);
    const Commands commands{*this,        m_document,     m_selection, m_preferences,
                            *m_workspace, *m_scenarioBar, *m_files,    *m_projectCommands};
    m_actions = new Actions(commands, this);
    m_menus = std::make_unique<WindowMenus>(*this, *m_actions, commands);
    connectDocument();
    connectFiles();
    connectStartPage();
    connectViews();
    connectIssues();

    if (!restoreGeometry(m_preferences.layout(kGeometryKey)))
        takeFirstSize();
    m_workspace->restoreLayoutState(m_preferences.layout(kWorkspaceKey));
    m_workspace->sheets()->setColumnSettings(m_preferences.layout(kColumnsKey));
    m_files->refreshRecentFiles();
    showWorkspace(false);
    updateTitle();
    updateActions();
}

MainWindow::~MainWindow()
{
    // The views look at the document; it is a member and would go before them. What it says on its route out
    // is for nobody.
    m_document.undoStack()->disconnect(this);
    m_document.disconnect(this);
    m_files->disconnect(this);
    delete m_status;
    delete m_menus->toolBar();
    delete centralWidget();
}

namespace {

QList<MainWindow*> allWindows()
{
    QList<MainWindow*> windows;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* window = qobject_cast<MainWindow*>(widget); window && window->isVisible())
            windows += window;
    return windows;
}

} // namespace

MainWindow& MainWindow::openAnother()
{
    auto* window = new MainWindow(std::make_unique<DialogFeedback>());
    window->setAttribute(Qt::WA_DeleteOnClose);
    // Not on top of the window that it comes from.
    if (const QList<MainWindow*> others = allWindows(); !others.isEmpty() && !window->isMaximized())
        window->move(others.last()->pos() + QPoint(kWindowShift, kWindowShift));
    window->show();
    return *window;
}

void MainWindow::closeAll()
{
    if (const QList<MainWindow*> windows = allWindows(); !windows.isEmpty()) {
        windows.first()->m_closesOthers = true;
        windows.first()->close();
    }
}

bool MainWindow::showIfOpen(const QString& file) const
{
    for (MainWindow* window : allWindows())
        if (window != this && window->document().filePath() == file) {
            window->raise();
            window->activateWindow();
            return true;
        }
    return false;
}

void MainWindow::takeFirstSize()
{
    resize(kFirstSize);
    // On a screen that the window and its frame would not fit, it takes all there is.
    const QSize room = screen()->availableSize();
    if (room.width() < kFirstSize.width() + kDesktopFrame ||
        room.height() < kFirstSize.height() + kDesktopFrame)
        setWindowState(windowState() | Qt::WindowMaximized);
}

void MainWindow::connectDocument()
{
    connect(&m_document, &Document::editRefused, this,
            [this](const QString& reason) { m_messages->show(kEditTopic, Severity::warning, reason); });
    connect(&m_document, &Document::revisionChanged, this, [this] {
        m_messages->clear(kEditTopic);
        updateTitle();
    });
    connect(&m_document, &Document::modifiedChanged, this, [this] { updateTitle(); });
    connect(&m_document, &Document::aboutToReset, this, &MainWindow::keepView);
    connect(&m_document, &Document::filePathChanged, this, [this] { updateTitle(); });
    QUndoStack* stack = m_document.undoStack();
    connect(stack, &QUndoStack::indexChanged, this, &MainWindow::updateActions);
    connect(&jobReports(), &JobReports::givenUp, this,
            [this](const QString& text) { m_messages->show(kJobTopic, Severity::error, text); });
}

void MainWindow::connectFiles()
{
    const FileCommands* files = m_files.get();
    connect(files, &FileCommands::created, this, [this] {
        clearEditMessages();
        showWorkspace(true);
        m_workspace->sheets()->showListOf(TableKind::nodes);
    });
    connect(files, &FileCommands::opened, this, [this] {
        clearEditMessages();
        m_revealsIssues = true;
        showWorkspace(true);
        restoreView();
    });
    connect(files, &FileCommands::saved, this, &MainWindow::updateTitle);
    connect(files, &FileCommands::closed, this, [this] {
        clearEditMessages();
        showWorkspace(false);
    });
    connect(files, &FileCommands::failed, this, [this] { m_isClosing = false; });
    connect(files, &FileCommands::activityChanged, this, [this](const QString& text) {
        m_status->setActivity(text);
        updateActions();
    });
}

void MainWindow::connectStartPage()
{
    const FileCommands* files = m_files.get();
    connect(m_startPage, &StartPage::newRequested, files, &FileCommands::newProject);
    connect(m_startPage, &StartPage::openRequested, files, &FileCommands::openProject);
    connect(m_startPage, &StartPage::sampleRequested, files, &FileCommands::openSample);
    connect(m_startPage, &StartPage::fileRequested, files, &FileCommands::openFile);
    connect(files, &FileCommands::recentFilesChanged, m_startPage, &StartPage::setRecentFiles);
    connect(m_startPage, &StartPage::presetRequested, this,
            [this] { m_projectCommands->showGallery(GalleryGroup::presets); });
    connect(m_startPage, &StartPage::recipeRequested, this,
            [this] { m_projectCommands->showGallery(GalleryGroup::networks); });
}

void MainWindow::connectViews()
{
    const SheetTabs* sheets = m_workspace->sheets();
    TopologyView* topology = m_workspace->topology();
    topology->setArrowColour(m_preferences.arrowColour());
    topology->setShownMessages(m_preferences.shownMessages());
    connect(topology, &TopologyView::shownMessagesChanged, this,
            [this](ShownMessages shown) { m_preferences.setShownMessages(shown); });
    // A step that is still being worked out is shown before the film goes on.
    m_scenarioBar->player().setIsReady([topology] { return !topology->isBusy(); });
    m_selection.setComparedModels(m_preferences.comparedModels());
    connect(&m_selection, &Selection::comparedModelsChanged, this,
            [this](const QStringList& models) { m_preferences.setComparedModels(models); });
    const auto notice = [this](const QString& text) { m_messages->show(kEditTopic, Severity::note, text); };
    connect(sheets, &SheetTabs::noticed, this, notice);
    connect(topology, &TopologyView::noticed, this, notice);
    connect(sheets, &SheetTabs::foreignTablePasted, this, &MainWindow::offerSheet);
    connect(sheets, &SheetTabs::activityChanged, m_status, &StatusLine::setActivity);
    connect(sheets, &SheetTabs::statisticsChanged, m_status, &StatusLine::setSelection);
    connect(m_workspace->tree(), &ProjectTree::sheetRequested, sheets, &SheetTabs::showListOf);
    const auto import = [this] { m_projectCommands->importFiles(); };
    connect(sheets, &SheetTabs::importRequested, this, import);
    PlotsPanel* plots = m_workspace->plots();
    connect(plots, &PlotsPanel::importRequested, this, import);
    for (const QAction* action : plots->actions())
        connect(action, &QAction::triggered, this, [this, plots] {
            for (QDockWidget* dock : m_workspace->docks())
                if (dock->isAncestorOf(plots)) {
                    dock->show();
                    dock->raise();
                }
        });
    connect(m_scenarioBar, &ScenarioBar::modelPointed, m_workspace->explanation(),
            &ExplanationPanel::showCard);
    const auto run = [this](const QString& id) { m_actions->find(id)->trigger(); };
    connect(sheets, &SheetTabs::actionRequested, this, run);
    connect(new MessageOffer(m_document, m_selection, topology), &MessageOffer::actionRequested, this, run);
}

void MainWindow::connectIssues()
{
    IssueListView* issues = m_workspace->issues();
    connect(issues, &IssueListView::countsChanged, this,
            [this](std::size_t errors, std::size_t warnings, std::size_t notes) {
                m_status->setIssueCounts(errors, warnings, notes);
                // Only what was wrong from the start opens the list; while typing, it would push the cell
                // away.
                const auto result = m_results.current();
                if (!m_revealsIssues || !result || result->revision < m_document.revision())
                    return;
                m_revealsIssues = false;
                if (errors + warnings != 0)
                    m_workspace->issueDock()->show();
            });
    connect(issues, &IssueListView::issueActivated, m_workspace->sheets(), &SheetTabs::showIssue);
    connect(m_status, &StatusLine::issuesRequested, this, [this] {
        QDockWidget* dock = m_workspace->issueDock();
        dock->setVisible(!dock->isVisible());
        if (dock->isVisible())
            dock->raise();
    });
}

bool MainWindow::isStartPageShown() const
{
    return m_stack->currentWidget() == m_startPage;
}

void MainWindow::showWorkspace(bool show)
{
    m_stack->setCurrentWidget(show ? static_cast<QWidget*>(m_workspace) : m_startPage);
    m_menus->toolBar()->setVisible(show);
    m_status->setVisible(show);
    updateActions();
    updateTitle();
}

void MainWindow::updateTitle()
{
    if (isStartPageShown()) {
        setWindowTitle(QStringLiteral("Contraflow[*]"));
        setWindowFilePath({});
        setWindowModified(false);
        return;
    }
    setWindowTitle(QStringLiteral("%1[*] — Contraflow").arg(m_files->displayName()));
    setWindowModified(m_document.isModified());
}

void MainWindow::keepView()
{
    if (m_document.filePath().isEmpty())
        return;
    QJsonObject view = m_workspace->sheets()->projectSettings();
    if (const auto& scenarios = m_document.project().scenarios; m_selection.scenario() < scenarios.size())
        view.insert(kScenario, qtText(scenarios[m_selection.scenario()].name));
    m_preferences.setProjectView(m_document.filePath(), QJsonDocument(view).toJson(QJsonDocument::Compact));
}

void MainWindow::restoreView()
{
    m_workspace->sheets()->showSheet(firstSheet(m_document.project(), m_selection.scenario()));
    const QJsonObject view =
        QJsonDocument::fromJson(m_preferences.projectView(m_document.filePath())).object();
    if (view.isEmpty())
        return;
    const auto& scenarios = m_document.project().scenarios;
    const std::size_t scenario = indexOfName(scenarios, view.value(kScenario).toString().toStdString());
    if (scenario < scenarios.size())
        m_selection.setScenario(scenario);
    m_workspace->sheets()->setProjectSettings(view);
}

void MainWindow::clearEditMessages()
{
    m_messages->clear(kEditTopic);
    m_projectCommands->clearMessages();
}

void MainWindow::updateActions()
{
    m_menus->update();
}

void MainWindow::showPalette()
{
    m_files->fillRecentMenu();
    (new CommandPalette(CommandPalette::entriesOf(m_menus->all()), this))->open();
}

void MainWindow::showPreferences()
{
    auto* dialog = new PreferencesDialog(
        {m_preferences.language(), m_preferences.look(), m_preferences.numberStyle()}, this);
    connect(dialog, &PreferencesDialog::chosen, this, [this](const PreferencesDialog::Choices& choices) {
        m_preferences.setLanguage(choices.language);
        m_preferences.setNumberStyle(choices.numbers);
        setNumberStyle(choices.numbers);
        if (choices.look == m_preferences.look())
            return drawEverythingAnew();
        m_preferences.setLook(choices.look);
        applyLook(choices.look);
        m_menus->showColorScheme();
    });
    dialog->open();
}

void MainWindow::showHelp(const QString& page)
{
    if (!m_help)
        m_help = new HelpWindow(writtenPages(m_menus->all()), this);
    m_help->showPage(page);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_isClosing && !isStartPageShown() && m_document.isModified()) {
        event->ignore();
        const bool closesOthers = std::exchange(m_closesOthers, false);
        m_files->whenSafe([this, closesOthers] {
            m_isClosing = true;
            m_closesOthers = closesOthers;
            QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
        });
        return;
    }
    keepView();
    m_preferences.setLayout(kGeometryKey, saveGeometry());
    if (const QByteArray layout = m_workspace->layoutState(); !layout.isEmpty())
        m_preferences.setLayout(kWorkspaceKey, layout);
    m_preferences.setLayout(kColumnsKey, m_workspace->sheets()->columnSettings());
    if (m_help)
        m_help->close();
    event->accept();
    if (m_closesOthers)
        QMetaObject::invokeMethod(
            qApp, [] { closeAll(); }, Qt::QueuedConnection);
}

void MainWindow::offerSheet(const SheetInfo& sheet, const QStringList& header)
{
    constexpr qsizetype kShownNames = 8;
    SheetTabs* sheets = m_workspace->sheets();
    const SheetInfo& here = sheets->currentSheet();
    const auto action = [this](const QString& text, const std::function<void()>& paste) {
        return MessageAction{text, [this, paste] {
                                 m_messages->clear(kEditTopic);
                                 paste();
                             }};
    };
    QList<MessageAction> actions{
        action(tr("Paste into %1").arg(sheet.title()), [sheets, &sheet] { sheets->pasteInto(sheet.key); })};
    if (here.table)
        actions += action(tr("Paste here"), [sheets, &here] {
            sheets->showSheet(here.key);
            sheets->pasteHere();
        });
    QString names = header.mid(0, kShownNames).join(QStringLiteral(", "));
    if (header.size() > kShownNames)
        names += QStringLiteral(", …");
    m_messages->show(
        kEditTopic, Severity::warning,
        tr("The columns of what was to be pasted are those of the sheet %1: %2. Nothing was written to the sheet %3.")
            .arg(sheet.title(), names, here.title()),
        actions);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const auto files = FileCommands::droppedFiles(event->mimeData()).size();
    // Several are those of one trace, which goes into a project.
    if (files == 1 || (files > 1 && m_files->isOpen()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList paths = FileCommands::droppedFiles(event->mimeData());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    // After the drag has ended: a question inside it would block the program the file comes from.
    QMetaObject::invokeMethod(
        this, [this, paths] { m_projectCommands->takeFiles(paths); }, Qt::QueuedConnection);
}

} // namespace contraflow
