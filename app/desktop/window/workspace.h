// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/live/results.h"

#include <QByteArray>
#include <QList>
#include <QMainWindow>
#include <QStringList>

#include <array>

class QDockWidget;
class QSplitter;

// This room: the main window. MainWindow owns document, results and Workspace, which has the views and
// panels; Actions are all commands, as rows of one table (ActionSpec), that menus, shortcuts and palette
// follow; FileCommands and ProjectCommands do them.

namespace contraflow {

class ExplanationPanel;
class FocusFrame;
class IssueListView;
class PlotsPanel;
class ProjectTree;
class SheetTabs;
class TopologyView;

/**
 * The views of an open project: topology above sheets in the middle, docks around them. A main window inside
 * the main window, so that the start page can take the place of all views at once.
 */
class Workspace : public QMainWindow
{
    Q_OBJECT

public:
    Workspace(Document& document, Selection& selection, Results& results, QWidget* parent = nullptr);

    [[nodiscard]] ProjectTree* tree() const { return m_tree; }
    [[nodiscard]] IssueListView* issues() const { return m_issues; }
    [[nodiscard]] TopologyView* topology() const { return m_topology; }
    [[nodiscard]] SheetTabs* sheets() const { return m_sheets; }
    [[nodiscard]] PlotsPanel* plots() const { return m_plots; }
    [[nodiscard]] ExplanationPanel* explanation() const { return m_explanation; }
    [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }
    [[nodiscard]] QDockWidget* issueDock() const { return m_issueDock; }

    [[nodiscard]] FocusFrame* focusFrame() const { return m_focusFrame; }

    /** Adds an object to a list of the project, in the project tree, which is shown. */
    void addObject(TableKind list);

    /** Panels and columns as at a first start: everything needed is in view at 1440 × 900. */
    void resetLayout();
    /** How docks and splitters were left; empty as long as nobody has seen them. */
    [[nodiscard]] QByteArray layoutState() const;
    /** False, and nothing changed, when the state is not one of this version. */
    bool restoreLayoutState(const QByteArray& state);

    /** The page of the guide about the view that has the keyboard. */
    [[nodiscard]] QString helpPage() const;
    /** Gives the keyboard to the next view in reading order. */
    void focusNextView();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QDockWidget* addDock(const QString& name, const QString& title, Qt::DockWidgetArea area, QWidget* view);
    void applyDefaultSizes();
    [[nodiscard]] QList<int> sideWidths() const; ///< of the docks beside the middle, at a first start
    /** Hides the docks beside the middle that have no room when the window becomes narrow, and shows them
     * again when it becomes wide. */
    void makeRoom();

    ProjectTree* m_tree = nullptr;
    IssueListView* m_issues = nullptr;
    TopologyView* m_topology = nullptr;
    SheetTabs* m_sheets = nullptr;
    PlotsPanel* m_plots = nullptr;
    ExplanationPanel* m_explanation = nullptr;
    QSplitter* m_splitter = nullptr;
    FocusFrame* m_focusFrame = nullptr;
    QDockWidget* m_issueDock = nullptr;
    QList<QDockWidget*> m_docks;
    bool m_needsDefaultSizes = true;                 ///< sizes only hold once the window has its own
    QByteArray m_unseenState;                        ///< what was restored, until it is shown
    bool m_isSettled = false;                        ///< it has been shown, and has a size of its own
    std::array<bool, 3> m_hasRoom{true, true, true}; ///< of the docks beside the middle, in their order
    QStringList m_gaveWay;                           ///< the names of those that were hidden for want of it
};

} // namespace contraflow
