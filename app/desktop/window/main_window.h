// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/live/results.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/file_commands.h"
#include "app/desktop/window/preferences.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

class QStackedWidget;

namespace contraflow {

class HelpWindow;
class MessageBar;
class ProjectCommands;
class ScenarioBar;
struct SheetInfo;
class StartPage;
class StatusLine;
class WindowMenus;
class Workspace;

/**
 * The window: owns the document, its selection and its results, shows them in the workspace or the start page
 * in their place. What its actions do is up to the commands.
 */
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(std::unique_ptr<Feedback> feedback, QWidget* parent = nullptr);
    ~MainWindow() override;

    /** Shows another window with the start page, which goes when it is closed. */
    static MainWindow& openAnother();
    /** Closes all windows, one after the other, until one of them keeps its changes and stays. */
    static void closeAll();

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] Selection& selection() { return m_selection; }
    [[nodiscard]] Results& results() { return m_results; }
    [[nodiscard]] Actions& actions() { return *m_actions; }
    [[nodiscard]] const WindowMenus& menus() const { return *m_menus; }
    [[nodiscard]] Workspace& workspace() { return *m_workspace; }
    [[nodiscard]] MessageBar& messageBar() { return *m_messages; }
    [[nodiscard]] ScenarioBar& scenarioBar() { return *m_scenarioBar; }
    [[nodiscard]] StatusLine& statusLine() { return *m_status; }
    [[nodiscard]] FileCommands& files() { return *m_files; }
    [[nodiscard]] bool isStartPageShown() const;

    /** Offers every command of the menus by its name. */
    void showPalette();
    /** Asks for the language, colours and what else belongs to the user. */
    void showPreferences();
    /** Opens the guide at a page ("sheets.md"). */
    void showHelp(const QString& page);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void takeFirstSize();
    [[nodiscard]] bool showIfOpen(const QString& file) const;
    void connectDocument();
    void connectFiles();
    void connectStartPage();
    void connectViews();
    void connectIssues();
    /** A table that was pasted elsewhere has the columns of this sheet: asks where it is to go. */
    void offerSheet(const SheetInfo& sheet, const QStringList& header);
    /** Keeps how the views of the project are left. */
    void keepView();
    void restoreView();
    void clearEditMessages();
    void updateTitle();
    void updateActions();
    void showWorkspace(bool show);

    std::unique_ptr<Feedback> m_feedback;
    Preferences m_preferences;
    Document m_document;
    Selection m_selection;
    Results m_results;
    StartPage* m_startPage = nullptr;
    Workspace* m_workspace = nullptr;
    MessageBar* m_messages = nullptr;
    StatusLine* m_status = nullptr;
    ScenarioBar* m_scenarioBar = nullptr;
    QStackedWidget* m_stack = nullptr;
    std::unique_ptr<FileCommands> m_files;
    std::unique_ptr<ProjectCommands> m_projectCommands;
    QPointer<HelpWindow> m_help;
    Actions* m_actions = nullptr;
    std::unique_ptr<WindowMenus> m_menus;
    bool m_revealsIssues = false; ///< the next result may bring the issue list to the front
    bool m_isClosing = false;
    bool m_closesOthers = false; ///< when it has closed, the next window is asked to
};

} // namespace contraflow
