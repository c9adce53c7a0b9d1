// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/workspace.h"

#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/panels/explanation_panel.h"
#include "app/desktop/panels/issue_list.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/focus_frame.h"

#include <QApplication>
#include <QDataStream>
#include <QDockWidget>
#include <QShowEvent>
#include <QSplitter>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace contraflow {
namespace {

/** Grows when docks or their arrangement change, so that an older layout is not applied to newer views. */
constexpr int kLayoutVersion = 1;

constexpr int kTreeWidth = 248;
constexpr int kSideWidth = 440;
constexpr double kMostOfSide = 0.31; ///< of the width, so that the middle keeps room on small screens
constexpr int kIssueHeight = 130;
constexpr int kLowScreen = 560;
constexpr int kPlotHeight = 360;
constexpr double kMostOfTree = 0.2; ///< of the width

/** Of the window, below which the project tree, and the plots and the explanation, give way to the middle. */
constexpr int kLeastForTree = 1200;
constexpr int kLeastForSide = 900;
constexpr double kMostOfNarrowSide = 0.28; ///< of the width, while the tree has given way

} // namespace

Workspace::Workspace(Document& document, Selection& selection, Results& results, QWidget* parent)
    : QMainWindow(parent, Qt::Widget)
{
    setObjectName(QStringLiteral("workspace"));
    setDockNestingEnabled(true);
    m_topology = new TopologyView(document, selection, results);
    m_sheets = new SheetTabs(document, selection, results);
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setObjectName(QStringLiteral("centre"));
    m_splitter->addWidget(m_topology);
    m_splitter->addWidget(m_sheets);
    m_splitter->setChildrenCollapsible(false);
    setCentralWidget(m_splitter);

    m_tree = new ProjectTree(document, selection);
    m_plots = new PlotsPanel(selection, results);
    connect(&document, &Document::wasReset, m_plots, &PlotsPanel::startAnew);
    m_explanation = new ExplanationPanel(selection, results);
    m_issues = new IssueListView(document, results);
    addDock(QStringLiteral("project"), tr("Project"), Qt::LeftDockWidgetArea, m_tree);
    addDock(QStringLiteral("plots"), tr("Plots"), Qt::RightDockWidgetArea, m_plots);
    addDock(QStringLiteral("explanation"), tr("Explanation"), Qt::RightDockWidgetArea, m_explanation);
    m_issueDock = addDock(QStringLiteral("issues"), tr("Issues"), Qt::BottomDockWidgetArea, m_issues);
    // The side columns keep their full height; the issue list lies below the middle only.
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_focusFrame = new FocusFrame({m_tree, m_topology, m_sheets, m_plots, m_explanation, m_issues}, this);
    resetLayout();
}

QDockWidget* Workspace::addDock(const QString& name, const QString& title, Qt::DockWidgetArea area,
                                QWidget* view)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(view);
    dock->toggleViewAction()->setToolTip(tr("Show or hide the panel %1").arg(title));
    addDockWidget(area, dock);
    m_docks += dock;
    return dock;
}

void Workspace::addObject(TableKind list)
{
    m_docks.first()->show();
    m_tree->add(list);
}

void Workspace::resetLayout()
{
    m_sheets->setColumnSettings({});
    const std::array areas{Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::RightDockWidgetArea,
                           Qt::BottomDockWidgetArea};
    for (int i = 0; i < m_docks.size(); ++i) {
        m_docks[i]->setFloating(false);
        removeDockWidget(m_docks[i]);
        addDockWidget(areas.at(static_cast<std::size_t>(i)), m_docks[i]);
        m_docks[i]->setVisible(m_docks[i] != m_issueDock);
    }
    m_unseenState.clear();
    m_gaveWay.clear();
    m_hasRoom.fill(true);
    m_needsDefaultSizes = true;
    if (isVisible())
        applyDefaultSizes();
}

void Workspace::applyDefaultSizes()
{
    m_needsDefaultSizes = false;
    makeRoom();
    // On a low screen the plot takes turns with the explanation, so that either can be read.
    if (height() < kLowScreen && dockWidgetArea(m_docks[1]) == dockWidgetArea(m_docks[2]) &&
        !m_docks[1]->isFloating() && !m_docks[2]->isFloating()) {
        tabifyDockWidget(m_docks[1], m_docks[2]);
        m_docks[1]->raise();
    }
    const int half = height() / 2;
    resizeDocks({m_docks[0], m_docks[1], m_docks[2]}, sideWidths(), Qt::Horizontal);
    // A plot with title, axes and legend needs more than half of a window that is not high.
    const int plots = std::max(half, std::min(kPlotHeight, 3 * height() / 5));
    resizeDocks({m_docks[1], m_docks[2]}, {plots, height() - plots}, Qt::Vertical);
    resizeDocks({m_issueDock}, {kIssueHeight}, Qt::Vertical);
    // There the sheet has headers as high as elsewhere, and the topology is drawn smaller.
    const int canvas = height() < kLowScreen ? 2 * height() / 5 : half;
    m_splitter->setSizes({canvas, height() - canvas});
}

QList<int> Workspace::sideWidths() const
{
    const double most = width() < kLeastForTree ? kMostOfNarrowSide : kMostOfSide;
    const int side = std::min(kSideWidth, static_cast<int>(most * width()));
    return {std::min(kTreeWidth, static_cast<int>(kMostOfTree * width())), side, side};
}

void Workspace::makeRoom()
{
    if (!m_isSettled)
        return;
    const std::array least{kLeastForTree, kLeastForSide, kLeastForSide};
    for (std::size_t i = 0; i < least.size(); ++i) {
        QDockWidget* dock = m_docks[static_cast<qsizetype>(i)];
        const bool hasRoom = width() >= least[i];
        if (std::exchange(m_hasRoom[i], hasRoom) == hasRoom)
            continue; // whoever opened it in a narrow window keeps it
        if (hasRoom && m_gaveWay.removeAll(dock->objectName()) > 0) {
            dock->show();
            resizeDocks({dock}, {sideWidths()[static_cast<qsizetype>(i)]}, Qt::Horizontal);
        }
        if (!hasRoom && !dock->isHidden() && !dock->isFloating()) {
            m_gaveWay += dock->objectName();
            dock->hide();
        }
    }
}

void Workspace::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    makeRoom();
}

void Workspace::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    m_unseenState.clear();
    // The first size comes with the layout pass behind this event.
    QTimer::singleShot(0, this, [this] {
        m_isSettled = true;
        if (m_needsDefaultSizes)
            applyDefaultSizes();
        else
            makeRoom();
    });
}

QByteArray Workspace::layoutState() const
{
    // Sizes that were never on a screen are nobody's choice.
    if (m_needsDefaultSizes || !m_unseenState.isEmpty())
        return m_unseenState;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << size() << saveState(kLayoutVersion) << m_splitter->saveState() << m_gaveWay;
    return bytes;
}

bool Workspace::restoreLayoutState(const QByteArray& state)
{
    QSize size;
    QByteArray docks;
    QByteArray splitter;
    QDataStream in(state);
    in >> size >> docks >> splitter;
    if (in.status() != QDataStream::Ok || !restoreState(docks, kLayoutVersion))
        return false;
    in >> m_gaveWay; // nothing in older ones
    m_hasRoom = {size.width() >= kLeastForTree, size.width() >= kLeastForSide, size.width() >= kLeastForSide};
    m_splitter->restoreState(splitter);
    m_needsDefaultSizes = false;
    if (isVisible() || !size.isValid())
        return true;
    // Widths only come back at the size they belong to; the first size of a widget that was never shown is a
    // small one, in which they would be squeezed. From here on the middle takes what the window has more or
    // less.
    resize(size);
    m_unseenState = state;
    return true;
}

QString Workspace::helpPage() const
{
    const QWidget* focus = QApplication::focusWidget();
    const auto isIn = [focus](const QWidget* view) { return view == focus || view->isAncestorOf(focus); };
    if (isIn(m_sheets))
        return QLatin1String(m_sheets->currentSheet().help);
    if (isIn(m_topology))
        return QStringLiteral("canvas.md");
    return isIn(m_plots) ? QStringLiteral("plots.md") : QStringLiteral("index.md");
}

void Workspace::focusNextView()
{
    const std::array<QWidget*, 6> views{m_tree, m_topology, m_sheets, m_plots, m_explanation, m_issues};
    const QWidget* focus = QApplication::focusWidget();
    std::size_t current = views.size() - 1;
    for (std::size_t i = 0; i < views.size(); ++i)
        if (focus && (views.at(i) == focus || views.at(i)->isAncestorOf(focus)))
            current = i;
    for (std::size_t i = 1; i <= views.size(); ++i) {
        QWidget* next = views.at((current + i) % views.size());
        if (!next->isVisible())
            continue;
        QWidget* target = next;
        // A panel that takes no focus itself hands it to its first part that does.
        for (QWidget* part = next; part && target->focusPolicy() == Qt::NoFocus;
             part = part->nextInFocusChain())
            if (next->isAncestorOf(part) && part->isVisible() && part->focusPolicy() != Qt::NoFocus)
                target = part;
            else if (part != next && !next->isAncestorOf(part))
                break;
        target->setFocus(Qt::TabFocusReason);
        return;
    }
}

} // namespace contraflow
