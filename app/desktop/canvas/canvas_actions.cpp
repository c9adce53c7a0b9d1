// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/canvas_actions.h"

#include "app/desktop/canvas/canvas_choice.h"
#include "app/desktop/canvas/canvas_drawing.h"
#include "app/desktop/canvas/canvas_feed.h"
#include "app/desktop/canvas/canvas_folding.h"
#include "app/desktop/canvas/canvas_tool_box.h"
#include "app/desktop/canvas/canvas_viewport.h"
#include "app/desktop/canvas/find_field.h"
#include "app/desktop/canvas/topology_view.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include <utility>

namespace contraflow {

CanvasActions::CanvasActions(const Context& context) : m_on(context)
{
    addTools();
    addEditing();
    addArranging();
    addShowing();
    addFolding();
}

QAction* CanvasActions::add(const char* id, const QString& text, const QKeySequence& keys,
                            std::function<void()> run)
{
    auto* action = new QAction(text, &m_on.view);
    action->setObjectName(QLatin1String(id));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    if (run)
        QObject::connect(action, &QAction::triggered, &m_on.view, std::move(run));
    m_on.view.addAction(action);
    return action;
}

void CanvasActions::addTools()
{
    const auto pickedBy = [this](const char* id, const QString& text, CanvasToolKind tool) {
        QAction* action = add(id, text, {}, [this, tool] {
            m_on.view.setFocus();
            m_on.view.setTool(tool);
        });
        action->setToolTip(tr("Pick this drawing tool; %1 while the topology has the keyboard")
                               .arg(QKeySequence(keyOf(tool)).toString(QKeySequence::NativeText)));
    };
    pickedBy("canvas.tool.select", tr("Select and move"), CanvasToolKind::select);
    pickedBy("canvas.tool.switch", tr("Place switches"), CanvasToolKind::networkSwitch);
    pickedBy("canvas.tool.rack", tr("Place racks"), CanvasToolKind::rack);
    pickedBy("canvas.tool.node", tr("Place nodes"), CanvasToolKind::node);
    pickedBy("canvas.tool.link", tr("Draw links"), CanvasToolKind::link);
    pickedBy("canvas.tool.message", tr("Draw messages"), CanvasToolKind::message);
}

void CanvasActions::addEditing()
{
    CanvasDrawing& drawing = m_on.drawing;
    add("canvas.edit", tr("Edit name and figures"), {}, m_on.editSelected);
    add("canvas.cut", tr("Cut"), QKeySequence::Cut, [&drawing] { drawing.cutSelected(); });
    add("canvas.copy", tr("Copy"), QKeySequence::Copy, [&drawing] { drawing.copySelected(); });
    add("canvas.paste", tr("Paste"), QKeySequence::Paste, [&drawing] { drawing.paste(); });
    add("canvas.process", tr("Pick up a process of the selected node"), QKeySequence(Qt::Key_P), [this] {
        if (!m_on.tools.pickUpProcess(m_on.choice.keyboardItem()))
            emit m_on.view.noticed(
                tr("Select a node on which a process is placed by hand; then go to another node and press "
                   "Enter."));
    })->setToolTip(tr("Arrow keys and Enter put it on another node; the same key takes the next process"));
    add("canvas.delete", tr("Delete"), {}, [&drawing] { drawing.removeSelected(); });
    add("canvas.selectAll", tr("Select all switches and nodes"), QKeySequence::SelectAll,
        [this] { m_on.choice.chooseAll(); });
    add("canvas.find", tr("Find a switch or node…"), QKeySequence::Find,
        [this] { m_on.finder.open(m_on.viewport.area().toRect()); });
}

void CanvasActions::addArranging()
{
    const auto aligned = [&](const char* id, const QString& text, Alignment how) {
        add(id, text, {}, [this, how] { m_on.drawing.align(how); });
    };
    aligned("canvas.alignLeft", tr("Align left edges"), Alignment::left);
    aligned("canvas.alignCentre", tr("Align centres"), Alignment::centre);
    aligned("canvas.alignRight", tr("Align right edges"), Alignment::right);
    aligned("canvas.alignTop", tr("Align upper edges"), Alignment::top);
    aligned("canvas.alignMiddle", tr("Align middles"), Alignment::middle);
    aligned("canvas.alignBottom", tr("Align lower edges"), Alignment::bottom);
    CanvasDrawing& drawing = m_on.drawing;
    add("canvas.distributeAcross", tr("Distribute from left to right"), {},
        [&drawing] { drawing.distribute(Qt::Horizontal); });
    add("canvas.distributeDown", tr("Distribute from top to bottom"), {},
        [&drawing] { drawing.distribute(Qt::Vertical); });
    QAction* snap = add("canvas.snap", tr("Snap to grid"), QKeySequence(Qt::Key_G), {});
    snap->setCheckable(true);
    snap->setChecked(drawing.snapsToGrid());
    QObject::connect(snap, &QAction::toggled, &m_on.view,
                     [&drawing](bool isOn) { drawing.setSnapsToGrid(isOn); });
}

void CanvasActions::addShowing()
{
    m_hideRest = add("canvas.hideRest", tr("Hide what the selection has nothing to do with"),
                     QKeySequence(Qt::Key_H), {});
    m_hideRest->setCheckable(true);
    QObject::connect(m_hideRest, &QAction::toggled, &m_on.view, [this](bool isOn) {
        m_on.feed.setRest(isOn ? RestOfPicture::hidden : RestOfPicture::faded);
    });
    m_showAll = add("canvas.showAll", tr("Show all messages again"), {}, [this] {
        m_on.choice.clear();
        m_on.view.setFocus();
    });
    add("canvas.automatic", tr("Lay out automatically"), {}, [this] { m_on.drawing.layOutAutomatically(); });
    add("canvas.keepPlaces", tr("Keep all places"), {}, [this] { m_on.drawing.keepPlaces(); });
}

void CanvasActions::addFolding()
{
    CanvasFolding& folding = m_on.folding;
    add("canvas.collapse", tr("Collapse"), QKeySequence(Qt::Key_Minus),
        [&folding] { folding.collapseSelected(); });
    add("canvas.expand", tr("Expand"), QKeySequence(Qt::Key_Plus), [&folding] { folding.expandSelected(); });
    add("canvas.collapseAll", tr("Collapse all"), {}, [&folding] { folding.collapseAll(); });
    add("canvas.expandAll", tr("Expand all"), {}, [&folding] { folding.expandAll(); });
}

QAction* CanvasActions::actionOf(const QKeyEvent& event) const
{
    const QKeySequence keys(
        event.modifiers() & Qt::KeypadModifier
            ? QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key()))
            : event.keyCombination());
    for (QAction* action : m_on.view.actions())
        if (action->isEnabled() && action->shortcut() == keys)
            return action;
    return nullptr;
}

void CanvasActions::put(QMenu& menu, std::initializer_list<const char*> ids) const
{
    for (const char* id : ids)
        menu.addAction(m_on.view.findChild<QAction*>(QLatin1String(id), Qt::FindDirectChildrenOnly));
}

void CanvasActions::showMenu(const QContextMenuEvent& event) const
{
    const CanvasSelection& chosen = m_on.feed.picture().selection;
    const bool isByMouse = event.reason() == QContextMenuEvent::Mouse;
    if (isByMouse)
        if (const CanvasItem item = m_on.viewport.itemAt(event.pos());
            item && !(currentItem(chosen, item) == item)) // a click on what is selected keeps the selection
            m_on.choice.choose({item}, SelectionMode::replace);
    QMenu menu(&m_on.view);
    const bool hasItems = !m_on.choice.isEmpty();
    if (hasItems)
        put(menu, {"canvas.edit", "canvas.process", "canvas.cut", "canvas.copy"});
    put(menu, {"canvas.paste"});
    if (hasItems)
        put(menu, {"canvas.delete"});
    menu.addSeparator();
    put(menu, {"canvas.selectAll", "canvas.find"});
    if (m_on.feed.picture().hasFocus())
        put(menu, {"canvas.hideRest", "canvas.showAll"});
    if (chosen.switches.size() + chosen.nodes.size() > 1) {
        QMenu& arrange = *menu.addMenu(tr("Arrange"));
        put(arrange, {"canvas.alignLeft", "canvas.alignCentre", "canvas.alignRight", "canvas.alignTop",
                      "canvas.alignMiddle", "canvas.alignBottom"});
        arrange.addSeparator();
        put(arrange, {"canvas.distributeAcross", "canvas.distributeDown"});
    }
    menu.addSeparator();
    if (hasItems)
        put(menu, {"canvas.collapse", "canvas.expand"});
    put(menu, {"canvas.collapseAll", "canvas.expandAll"});
    menu.addSeparator();
    put(menu, {"canvas.snap", "canvas.automatic", "canvas.keepPlaces"});
    menu.exec(isByMouse ? event.globalPos() : m_on.view.mapToGlobal(m_on.viewport.area().center().toPoint()));
}

} // namespace contraflow
