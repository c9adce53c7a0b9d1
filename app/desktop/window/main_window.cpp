// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_window.h"

#include "app/desktop/canvas/picture_saver.h"
#include "app/desktop/canvas/topology_view.h"
#include "app/desktop/dialogs/about_dialog.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/help_window.h"
#include "app/desktop/dialogs/selfcheck_window.h"
#include "app/desktop/panels/issue_list.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/panels/status_line.h"
#include "app/desktop/panels/step_player.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/window/file_commands.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>

namespace contraflow {
namespace {

// One message per topic stands in the message bar.
const QString kEditTopic = QStringLiteral("edit");
const QString kPictureTopic = QStringLiteral("picture");

const QString kGeometryKey = QStringLiteral("geometry");
const QString kWorkspaceKey = QStringLiteral("workspace");
const QString kColumnsKey = QStringLiteral("columns");

constexpr QSize kFirstSize{1440, 900};
constexpr int kFrame = 40; ///< of the desktop around a window, generously

} // namespace

MainWindow::MainWindow(std::unique_ptr<Feedback> feedback, QWidget* parent)
    : QMainWindow(parent)
    , m_feedback(std::move(feedback))
    , m_results(m_document, m_selection)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    m_actions = new Actions(*this);
    m_messages = new MessageBar;
    m_stack = new QStackedWidget;
    m_startPage = new StartPage;
    m_workspace = new Workspace(m_document, m_selection, m_results);
    m_stack->addWidget(m_startPage);
    m_stack->addWidget(m_workspace);
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_stack, 1);
    setCentralWidget(centre);
    m_status = new StatusLine(m_results, this);
    setStatusBar(m_status);
    m_files = std::make_unique<FileCommands>(
        FileCommands::Context{this, m_document, *m_feedback, m_preferences, *m_messages});
    makeToolBar();
    makeMenus();
    connectDocument();
    connectFiles();
    connectViews();

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
    // The views look at the document; it is a member and would go before them. What it says on its way out is
    // for nobody.
    m_document.undoStack()->disconnect(this);
    m_document.disconnect(this);
    m_files->disconnect(this);
    delete m_status;
    delete m_toolBar;
    delete centralWidget();
}

void MainWindow::takeFirstSize()
{
    resize(kFirstSize);
    // On a screen that the window and its frame would not fit, it takes all there is.
    const QSize room = screen()->availableSize();
    if (room.width() < kFirstSize.width() + kFrame || room.height() < kFirstSize.height() + kFrame)
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
    connect(&m_document, &Document::filePathChanged, this, [this] { updateTitle(); });
    QUndoStack* stack = m_document.undoStack();
    connect(stack, &QUndoStack::indexChanged, this, &MainWindow::updateActions);
}

void MainWindow::connectFiles()
{
    const FileCommands* files = m_files.get();
    connect(files, &FileCommands::created, this, [this] {
        clearEditMessages();
        showWorkspace(true);
        m_workspace->sheets()->showSheet(SheetKind::nodes);
    });
    connect(files, &FileCommands::opened, this, [this] {
        clearEditMessages();
        m_revealsIssues = true;
        showWorkspace(true);
        m_workspace->sheets()->showSheet(SheetKind::messages);
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
    connect(files, &FileCommands::recentFilesChanged, m_startPage, &StartPage::setRecentFiles);
}

void MainWindow::connectViews()
{
    connect(m_startPage, &StartPage::newRequested, this, &MainWindow::newProject);
    connect(m_startPage, &StartPage::presetRequested, this, &MainWindow::newFromPreset);
    connect(m_startPage, &StartPage::recipeRequested, this, &MainWindow::newFromRecipe);
    connect(m_startPage, &StartPage::openRequested, this, &MainWindow::openProject);
    connect(m_startPage, &StartPage::sampleRequested, this, &MainWindow::openSample);
    connect(m_startPage, &StartPage::fileRequested, this, &MainWindow::openFile);
    m_workspace->topology()->setArrowColour(m_preferences.arrowColour());
    // A step that is still being worked out is shown before the film goes on.
    m_scenarioBar->player().setIsReady([this] { return !m_workspace->topology()->isBusy(); });
    m_selection.setComparedModels(m_preferences.comparedModels());
    connect(&m_selection, &Selection::comparedModelsChanged, this,
            [this](const QStringList& models) { m_preferences.setComparedModels(models); });
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
    connect(m_workspace->sheets(), &SheetTabs::activityChanged, m_status, &StatusLine::setActivity);
    connect(m_workspace->sheets(), &SheetTabs::statisticsChanged, m_status, &StatusLine::setSelection);
    connect(m_workspace->sheets(), &SheetTabs::noticed, this,
            [this](const QString& text) { m_messages->show(kEditTopic, Severity::note, text); });
    connect(m_workspace->topology(), &TopologyView::noticed, this,
            [this](const QString& text) { m_messages->show(kEditTopic, Severity::note, text); });
    connectPictures();
    connectExports();
    connect(m_status, &StatusLine::issuesRequested, this, [this] {
        QDockWidget* dock = m_workspace->issueDock();
        dock->setVisible(!dock->isVisible());
        if (dock->isVisible())
            dock->raise();
    });
    connect(m_workspace->tree(), &ProjectTree::sheetRequested, m_workspace->sheets(), &SheetTabs::showListOf);
    connect(m_workspace->sheets(), &SheetTabs::importRequested, this, &MainWindow::importMeasurements);
    PlotsPanel* plots = m_workspace->plots();
    connect(plots, &PlotsPanel::importRequested, this, &MainWindow::importMeasurements);
    connect(plots, &PlotsPanel::saveRequested, this, &MainWindow::savePlot);
    connect(plots, &PlotsPanel::messageRaised, this, [this](const QString& text, Severity severity) {
        m_messages->show(kPictureTopic, severity, text);
    });
}

void MainWindow::connectPictures()
{
    PictureSaver* saver = &m_workspace->topology()->saver();
    connect(saver, &PictureSaver::progressed, this, [this, saver](const QString& path, double fraction) {
        m_messages->showProgress(
            kPictureTopic,
            tr("Saving the topology to %1… %2 %")
                .arg(QDir::toNativeSeparators(path), QString::number(qRound(100 * fraction))),
            {tr("Cancel"), [saver] { saver->cancel(); }});
    });
    connect(saver, &PictureSaver::saved, this, [this](const QString& path) {
        m_messages->show(kPictureTopic, Severity::note,
                         tr("The topology was saved to %1.").arg(QDir::toNativeSeparators(path)));
    });
    connect(saver, &PictureSaver::failed, this,
            [this](const QString& problem) { m_messages->show(kPictureTopic, Severity::error, problem); });
    connect(saver, &PictureSaver::cancelled, this, [this](const QString& path) {
        m_messages->show(
            kPictureTopic, Severity::note,
            tr("The topology was not saved to %1: cancelled.").arg(QDir::toNativeSeparators(path)));
    });
}

bool MainWindow::isStartPageShown() const
{
    return m_stack->currentWidget() == m_startPage;
}

void MainWindow::showWorkspace(bool show)
{
    m_stack->setCurrentWidget(show ? static_cast<QWidget*>(m_workspace) : m_startPage);
    m_toolBar->setVisible(show);
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

void MainWindow::clearEditMessages()
{
    for (const QString& topic : {kEditTopic, kPictureTopic})
        m_messages->clear(topic);
}

void MainWindow::offerRecovery()
{
    m_files->offerRecovery();
}

void MainWindow::openFile(const QString& path)
{
    m_files->openFile(path);
}

void MainWindow::openSample(const QString& path)
{
    m_files->openSample(path);
}

void MainWindow::newProject()
{
    m_files->newProject();
}

void MainWindow::openProject()
{
    m_files->openProject();
}

void MainWindow::saveProject()
{
    m_files->saveProject();
}

void MainWindow::saveProjectAs()
{
    m_files->saveProjectAs();
}

void MainWindow::closeProject()
{
    m_files->closeProject();
}

void MainWindow::quit()
{
    close();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_isClosing && !isStartPageShown() && m_document.isModified()) {
        event->ignore();
        m_files->whenSafe([this] {
            m_isClosing = true;
            QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
        });
        return;
    }
    m_preferences.setLayout(kGeometryKey, saveGeometry());
    m_preferences.setLayout(kWorkspaceKey, m_workspace->layoutState());
    m_preferences.setLayout(kColumnsKey, m_workspace->sheets()->columnSettings());
    if (m_help)
        m_help->close();
    if (m_selfcheck)
        m_selfcheck->close();
    event->accept();
}

void MainWindow::undo()
{
    m_document.undoStack()->undo();
}

void MainWindow::redo()
{
    m_document.undoStack()->redo();
}

void MainWindow::find()
{
    m_workspace->sheets()->find();
}

void MainWindow::findAndReplace()
{
    m_workspace->sheets()->findAndReplace();
}

void MainWindow::findNext()
{
    m_workspace->sheets()->findNext();
}

void MainWindow::findPrevious()
{
    m_workspace->sheets()->findPrevious();
}

void MainWindow::addObject(TableKind list)
{
    m_workspace->docks().first()->show();
    m_workspace->tree()->add(list);
}

void MainWindow::showSheetOf(SheetKind sheet)
{
    m_workspace->sheets()->showSheet(sheet);
}

void MainWindow::focusNextView()
{
    m_workspace->focusNextView();
}

void MainWindow::fitTopology()
{
    m_workspace->topology()->fit();
}

void MainWindow::zoomIn()
{
    m_workspace->topology()->zoomIn();
}

void MainWindow::zoomOut()
{
    m_workspace->topology()->zoomOut();
}

void MainWindow::saveTopologyPicture()
{
    const QString path = m_feedback->askPicturePath(
        this, QDir(FileCommands::documentsFolder()).filePath(tr("topology") + QStringLiteral(".svg")),
        {tr("SVG picture (*.svg)"), tr("PDF document (*.pdf)"), tr("PNG picture (*.png)")});
    if (!path.isEmpty())
        m_workspace->topology()->savePicture(path);
}

void MainWindow::savePlot(const QString& suggestedName, const QStringList& filters)
{
    const QString path = m_feedback->askPicturePath(
        this, QDir(FileCommands::documentsFolder()).filePath(suggestedName), filters);
    if (!path.isEmpty())
        m_workspace->plots()->savePlot(path);
}

void MainWindow::setColorScheme(ColorScheme scheme)
{
    m_preferences.setColorScheme(scheme);
    applyColorScheme(scheme);
}

void MainWindow::resetLayout()
{
    m_workspace->resetLayout();
    m_workspace->sheets()->setColumnSettings({});
}

void MainWindow::showPalette()
{
    m_files->fillRecentMenu();
    auto* palette = new CommandPalette(CommandPalette::entriesOf(*menuBar()), this);
    palette->open();
}

void MainWindow::showHelp()
{
    if (!m_help)
        m_help = new HelpWindow(this);
    m_help->showPage(QStringLiteral("index.md"));
}

void MainWindow::showSelfcheck()
{
    if (!m_selfcheck)
        m_selfcheck = new SelfcheckWindow(this);
    m_selfcheck->run();
}

void MainWindow::showAbout()
{
    auto* about = new AboutDialog(this);
    about->open();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!FileCommands::droppedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = FileCommands::droppedFile(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    // After the drag has ended: a question inside it would block the program the file comes from.
    QMetaObject::invokeMethod(
        this, [this, path] { takeDroppedFile(path); }, Qt::QueuedConnection);
}

} // namespace contraflow
