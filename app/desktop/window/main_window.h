// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/arrow_colour.h"
#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/results/results.h"
#include "app/desktop/tables/sheet_kind.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/preferences.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;
class QToolBar;

namespace contraflow {

class FileCommands;
class HelpWindow;
class MessageBar;
class ScenarioBar;
class SelfcheckWindow;
class StartPage;
class StatusLine;
class TableExport;
class Workspace;

/**
 * The window: owns the document, its selection and its results, shows them in the workspace or the start page
 * in their place, and carries out the commands of the action table.
 */
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(std::unique_ptr<Feedback> feedback, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] Selection& selection() { return m_selection; }
    [[nodiscard]] Results& results() { return m_results; }
    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] Workspace& workspace() { return *m_workspace; }
    [[nodiscard]] MessageBar& messageBar() { return *m_messages; }
    [[nodiscard]] ScenarioBar& scenarioBar() { return *m_scenarioBar; }
    [[nodiscard]] StatusLine& statusLine() { return *m_status; }
    [[nodiscard]] bool isStartPageShown() const;

    /** Offers unsaved work that a program left behind that did not end as it should. */
    void offerRecovery();

    /** Opens a project after the unsaved question; errors go to the message bar. */
    void openFile(const QString& path);
    /** Shows what a file of measured times holds, to be imported. */
    void importFile(const QString& path);
    void importFolder(const QString& path);
    /** Opens a sample as a project without a file. */
    void openSample(const QString& path);

    // The commands of the action table.
    void newProject();
    void newFromPreset();
    void newFromRecipe();
    void importMeasurements();
    void importMeasuredFolder();
    void exportTables();
    /** What is shown of the sheet in front. */
    void exportSheet();
    void openProject();
    void saveProject();
    void saveProjectAs();
    void closeProject();
    void quit();
    void undo();
    void redo();
    void find();
    void findAndReplace();
    void findNext();
    void findPrevious();
    template<TableKind list>
    void addObjectOf()
    {
        addObject(list);
    }
    void applyNetworkPreset();
    void addModelFromPreset();
    void showCalibration();
    void showPlacement();
    void showReport();
    template<SheetKind sheet>
    void showSheet()
    {
        showSheetOf(sheet);
    }
    void showPalette();
    void focusNextView();
    void previousStep();
    void nextStep();
    void playSteps();
    void playFaster();
    void playSlower();
    template<ArrowColour colour>
    void useArrowColour()
    {
        setArrowColour(colour);
    }
    void fitTopology();
    void zoomIn();
    void zoomOut();
    void saveTopologyPicture();
    template<ColorScheme scheme>
    void useColorScheme()
    {
        setColorScheme(scheme);
    }
    void resetLayout();
    void showHelp();
    void showSelfcheck();
    void showAbout();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addObject(TableKind list);
    /** A project is opened, any other file is offered for import. */
    void takeDroppedFile(const QString& path);
    void showSheetOf(SheetKind sheet);
    void setColorScheme(ColorScheme scheme);
    void setArrowColour(ArrowColour colour);

    void takeFirstSize();
    void makeMenus();
    void makeToolBar();
    void connectDocument();
    void connectFiles();
    void connectViews();
    void connectPictures();
    void connectExports();
    /** Where file dialogs begin: the folder of the project, or that of documents. */
    [[nodiscard]] QString projectFolder() const;
    void clearEditMessages();
    void updateTitle();
    void updateActions();
    void showWorkspace(bool show);
    void savePlot(const QString& suggestedName, const QStringList& filters);

    std::unique_ptr<Feedback> m_feedback;
    Preferences m_preferences;
    Document m_document;
    Selection m_selection;
    Results m_results;
    std::unique_ptr<FileCommands> m_files;
    Actions* m_actions = nullptr;
    QStackedWidget* m_stack = nullptr;
    StartPage* m_startPage = nullptr;
    Workspace* m_workspace = nullptr;
    MessageBar* m_messages = nullptr;
    StatusLine* m_status = nullptr;
    ScenarioBar* m_scenarioBar = nullptr;
    QToolBar* m_toolBar = nullptr;
    HelpWindow* m_help = nullptr;
    SelfcheckWindow* m_selfcheck = nullptr;
    TableExport* m_tableExport = nullptr;
    bool m_revealsIssues = false; ///< the next result may bring the issue list to the front
    bool m_isClosing = false;
};

} // namespace contraflow
