// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/topology_view_private.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>

#include <functional>
#include <utility>

namespace contraflow {

void TopologyView::Private::addActions()
{
    const auto add = [this](const char* id, const QString& text, const QKeySequence& keys,
                            std::function<void()> run) {
        auto* action = new QAction(text, &q);
        action->setObjectName(QLatin1String(id));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, &q, std::move(run));
        q.addAction(action);
        return action;
    };
    const auto pickedBy = [&](const char* id, const QString& text, CanvasToolKind tool) {
        QAction* action = add(id, text, {}, [this, tool] {
            q.setFocus();
            q.setTool(tool);
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
    add("canvas.edit", tr("Edit name and figures"), {}, [this] { editSelected(); });
    add("canvas.cut", tr("Cut"), QKeySequence::Cut, [this] { draw.cutSelected(); });
    add("canvas.copy", tr("Copy"), QKeySequence::Copy, [this] { draw.copySelected(); });
    add("canvas.paste", tr("Paste"), QKeySequence::Paste, [this] { draw.paste(); });
    add("canvas.process", tr("Pick up a process of the selected node"), QKeySequence(Qt::Key_P), [this] {
        if (!processTool.pickUp(keyboardItem()))
            emit q.noticed(
                tr("Select a node on which a process is placed by hand; then go to another node and "
                   "press Enter."));
    })->setToolTip(tr("Arrow keys and Enter put it on another node; the same key takes the next process"));
    add("canvas.delete", tr("Delete"), {}, [this] { draw.removeSelected(); });
    add("canvas.selectAll", tr("Select all switches and nodes"), QKeySequence::SelectAll, [this] {
        const CanvasPicture& shown = feed.picture();
        if (shown.scene)
            choose(itemsIn(shown, shownAt, shownAt.toScreen(shown.scene->layout.bounds)),
                   SelectionMode::replace);
    });
    add("canvas.find", tr("Find a switch or node…"), QKeySequence::Find,
        [this] { finder.open(canvasArea().toRect()); });
    QObject::connect(&finder, &FindField::typed, &q,
                     [this](const QString& text) { find(text, FindFrom::here); });
    QObject::connect(&finder, &FindField::nextWanted, &q,
                     [this](const QString& text) { find(text, FindFrom::behind); });
    QObject::connect(&finder, &FindField::roomChanged, &q, [this] { sayFocus(); });
    const auto aligned = [&](const char* id, const QString& text, Alignment how) {
        add(id, text, {}, [this, how] { draw.align(how); });
    };
    aligned("canvas.alignLeft", tr("Align left edges"), Alignment::left);
    aligned("canvas.alignCentre", tr("Align centres"), Alignment::centre);
    aligned("canvas.alignRight", tr("Align right edges"), Alignment::right);
    aligned("canvas.alignTop", tr("Align upper edges"), Alignment::top);
    aligned("canvas.alignMiddle", tr("Align middles"), Alignment::middle);
    aligned("canvas.alignBottom", tr("Align lower edges"), Alignment::bottom);
    add("canvas.distributeAcross", tr("Distribute from left to right"), {},
        [this] { draw.distribute(Qt::Horizontal); });
    add("canvas.distributeDown", tr("Distribute from top to bottom"), {},
        [this] { draw.distribute(Qt::Vertical); });
    QAction* snap = add("canvas.snap", tr("Snap to grid"), QKeySequence(Qt::Key_G), [] {});
    snap->setCheckable(true);
    snap->setChecked(draw.snapsToGrid());
    QObject::connect(snap, &QAction::toggled, &q, [this](bool isOn) { draw.setSnapsToGrid(isOn); });
    QAction* hide = add("canvas.hideRest", tr("Hide what the selection has nothing to do with"),
                        QKeySequence(Qt::Key_H), [] {});
    hide->setCheckable(true);
    QObject::connect(hide, &QAction::toggled, &q, [this](bool isOn) {
        feed.setRest(isOn ? RestOfPicture::hidden : RestOfPicture::faded);
    });
    QObject::connect(&note, &FocusNote::restToggled, hide, &QAction::toggle);
    QAction* all = add("canvas.showAll", tr("Show all messages again"), {}, [this] {
        choose({}, SelectionMode::replace);
        q.setFocus();
    });
    QObject::connect(&note, &FocusNote::allWanted, all, &QAction::trigger);
    add("canvas.automatic", tr("Lay out automatically"), {}, [this] { draw.layOutAutomatically(); });
    add("canvas.keepPlaces", tr("Keep all places"), {}, [this] { draw.keepPlaces(); });
}

QAction* TopologyView::Private::actionOf(const QKeyEvent& event) const
{
    const QKeySequence keys(
        event.modifiers() & Qt::KeypadModifier
            ? QKeyCombination(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key()))
            : event.keyCombination());
    for (QAction* action : q.actions())
        if (action->isEnabled() && action->shortcut() == keys)
            return action;
    return nullptr;
}

void TopologyView::Private::find(const QString& text, FindFrom from)
{
    const CanvasPicture& shown = feed.picture();
    if (text.trimmed().isEmpty() || !shown.scene)
        return;
    const Network& network = *shown.scene->network;
    const std::size_t switches = network.switches().size();
    const std::size_t all = switches + network.nodes().size();
    const CanvasItem at = keyboardItem();
    std::size_t start = all == 0 ? 0 : all - 1; // so that the first is the next
    if (at.kind == CanvasItem::Kind::networkSwitch)
        start = at.index;
    else if (at.kind == CanvasItem::Kind::node)
        start = switches + at.index;
    const bool isHere = from == FindFrom::here && at;
    for (std::size_t i = isHere ? 0 : 1; i <= all && all > 0; ++i) {
        const std::size_t index = (start + i) % all;
        const std::string& name =
            index < switches ? network.switches()[index].name : network.nodes()[index - switches].name;
        if (!QString::fromStdString(name).contains(text.trimmed(), Qt::CaseInsensitive))
            continue;
        const bool isSwitch = index < switches;
        const CanvasItem item{isSwitch ? CanvasItem::Kind::networkSwitch : CanvasItem::Kind::node,
                              static_cast<std::uint32_t>(isSwitch ? index : index - switches)};
        choose({item}, SelectionMode::replace);
        if (const auto place = placeOf(shown, item))
            centreOn(*place);
        return;
    }
    emit q.noticed(tr("No switch and no node has %1 in its name.").arg(text.trimmed()));
}

void TopologyView::Private::showMenu(const QContextMenuEvent& event)
{
    const bool isByMouse = event.reason() == QContextMenuEvent::Mouse;
    if (isByMouse)
        if (const CanvasItem item = itemUnder(event.pos())) {
            const CanvasSelection& chosen = feed.picture().selection;
            const CanvasItem held = currentItem(chosen, item);
            if (!(held == item)) // a click on what is selected keeps the selection
                choose({item}, SelectionMode::replace);
        }
    QMenu menu(&q);
    const auto put = [&](QMenu& into, const char* id) {
        if (auto* action = q.findChild<QAction*>(QLatin1String(id), Qt::FindDirectChildrenOnly))
            into.addAction(action);
    };
    const bool hasItems = !selection.items().empty();
    if (hasItems) {
        for (const char* id : {"canvas.edit", "canvas.process", "canvas.cut", "canvas.copy"})
            put(menu, id);
    }
    put(menu, "canvas.paste");
    if (hasItems)
        put(menu, "canvas.delete");
    menu.addSeparator();
    put(menu, "canvas.selectAll");
    put(menu, "canvas.find");
    if (feed.picture().hasFocus()) {
        put(menu, "canvas.hideRest");
        put(menu, "canvas.showAll");
    }
    if (const CanvasSelection& chosen = feed.picture().selection;
        chosen.switches.size() + chosen.nodes.size() > 1) {
        QMenu& arrange = *menu.addMenu(tr("Arrange"));
        for (const char* id : {"canvas.alignLeft", "canvas.alignCentre", "canvas.alignRight",
                               "canvas.alignTop", "canvas.alignMiddle", "canvas.alignBottom"})
            put(arrange, id);
        arrange.addSeparator();
        put(arrange, "canvas.distributeAcross");
        put(arrange, "canvas.distributeDown");
    }
    menu.addSeparator();
    if (hasItems)
        for (const char* id : {"canvas.collapse", "canvas.expand"})
            put(menu, id);
    for (const char* id : {"canvas.collapseAll", "canvas.expandAll"})
        put(menu, id);
    menu.addSeparator();
    put(menu, "canvas.snap");
    put(menu, "canvas.automatic");
    put(menu, "canvas.keepPlaces");
    menu.exec(isByMouse ? event.globalPos() : q.mapToGlobal(canvasArea().center().toPoint()));
}

} // namespace contraflow
