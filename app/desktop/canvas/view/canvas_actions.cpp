// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/canvas_actions.h"

#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/paint/canvas_viewport.h"
#include "app/desktop/canvas/tools/canvas_choice.h"
#include "app/desktop/canvas/tools/canvas_drawing.h"
#include "app/desktop/canvas/tools/canvas_tool_box.h"
#include "app/desktop/canvas/view/canvas_folding.h"
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/style/widgets.h"

#include <QAction>
#include <QActionGroup>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

using On = const CanvasActions::Context&;

/** One line of the table of actions. */
struct Entry
{
    const char* id;
    const char* text; ///< source text
    const char* keys; ///< portable text; empty: none
    void (*run)(On on);
    const char* toolTip = ""; ///< source text
};

void pick(On on, CanvasToolKind tool)
{
    on.view.setFocus();
    on.view.setTool(tool);
}

void pickUpProcess(On on)
{
    if (!on.tools.pickUpProcess(on.choice.keyboardItem()))
        emit on.view.noticed(CanvasActions::tr(
            "Select a node on which a process is placed by hand; then go to another node and press Enter."));
}

void toggleRest(On on)
{
    const bool isHidden = on.feed.picture().rest == RestOfPicture::hidden;
    on.feed.setRest(isHidden ? RestOfPicture::faded : RestOfPicture::hidden);
}

constexpr std::array kShownIds{"canvas.messagesAll", "canvas.messagesOfSelection", "canvas.messagesNone"};

void showNextMessages(On on)
{
    const auto now = static_cast<std::size_t>(on.view.shownMessages());
    on.view.setShownMessages(static_cast<ShownMessages>((now + 1) % kShownIds.size()));
}

void showAll(On on)
{
    on.choice.clear();
    on.view.setFocus();
}

// clang-format off
const std::array kEntries{
    Entry{"canvas.tool.select", QT_TRANSLATE_NOOP("CanvasActions", "Select and move"), "", [](On on) { pick(on, CanvasToolKind::select); }},
    Entry{"canvas.tool.switch", QT_TRANSLATE_NOOP("CanvasActions", "Place switches"), "", [](On on) { pick(on, CanvasToolKind::networkSwitch); }},
    Entry{"canvas.tool.rack", QT_TRANSLATE_NOOP("CanvasActions", "Place racks"), "", [](On on) { pick(on, CanvasToolKind::rack); }},
    Entry{"canvas.tool.node", QT_TRANSLATE_NOOP("CanvasActions", "Place nodes"), "", [](On on) { pick(on, CanvasToolKind::node); }},
    Entry{"canvas.tool.link", QT_TRANSLATE_NOOP("CanvasActions", "Draw links"), "", [](On on) { pick(on, CanvasToolKind::link); }},
    Entry{"canvas.tool.message", QT_TRANSLATE_NOOP("CanvasActions", "Draw messages"), "", [](On on) { pick(on, CanvasToolKind::message); }},
    Entry{"canvas.edit", QT_TRANSLATE_NOOP("CanvasActions", "Edit name and figures"), "", [](On on) { on.editSelected(); }},
    Entry{"canvas.cut", QT_TRANSLATE_NOOP("CanvasActions", "Cut"), "Ctrl+X", [](On on) { on.drawing.cutSelected(); }},
    Entry{"canvas.copy", QT_TRANSLATE_NOOP("CanvasActions", "Copy"), "Ctrl+C", [](On on) { on.drawing.copySelected(); }},
    Entry{"canvas.paste", QT_TRANSLATE_NOOP("CanvasActions", "Paste"), "Ctrl+V", [](On on) { on.drawing.paste(); }},
    Entry{"canvas.process", QT_TRANSLATE_NOOP("CanvasActions", "Pick up a process of the selected node"), "P", [](On on) { pickUpProcess(on); },
          QT_TRANSLATE_NOOP("CanvasActions", "Arrow keys and Enter put it on another node; the same key takes the next process")},
    Entry{"canvas.delete", QT_TRANSLATE_NOOP("CanvasActions", "Delete"), "", [](On on) { on.drawing.removeSelected(); }},
    Entry{"canvas.selectAll", QT_TRANSLATE_NOOP("CanvasActions", "Select all switches and nodes"), "Ctrl+A", [](On on) { on.choice.chooseAll(); }},
    Entry{"canvas.find", QT_TRANSLATE_NOOP("CanvasActions", "Find a switch or node…"), "Ctrl+F", [](On on) { on.finder.open(on.viewport.area().toRect()); }},
    Entry{"canvas.alignLeft", QT_TRANSLATE_NOOP("CanvasActions", "Align left edges"), "", [](On on) { on.drawing.align(Alignment::left); }},
    Entry{"canvas.alignCentre", QT_TRANSLATE_NOOP("CanvasActions", "Align centres"), "", [](On on) { on.drawing.align(Alignment::centre); }},
    Entry{"canvas.alignRight", QT_TRANSLATE_NOOP("CanvasActions", "Align right edges"), "", [](On on) { on.drawing.align(Alignment::right); }},
    Entry{"canvas.alignTop", QT_TRANSLATE_NOOP("CanvasActions", "Align upper edges"), "", [](On on) { on.drawing.align(Alignment::top); }},
    Entry{"canvas.alignMiddle", QT_TRANSLATE_NOOP("CanvasActions", "Align middles"), "", [](On on) { on.drawing.align(Alignment::middle); }},
    Entry{"canvas.alignBottom", QT_TRANSLATE_NOOP("CanvasActions", "Align lower edges"), "", [](On on) { on.drawing.align(Alignment::bottom); }},
    Entry{"canvas.distributeAcross", QT_TRANSLATE_NOOP("CanvasActions", "Distribute from left to right"), "", [](On on) { on.drawing.distribute(Qt::Horizontal); }},
    Entry{"canvas.distributeDown", QT_TRANSLATE_NOOP("CanvasActions", "Distribute from top to bottom"), "", [](On on) { on.drawing.distribute(Qt::Vertical); }},
    Entry{"canvas.snap", QT_TRANSLATE_NOOP("CanvasActions", "Snap to grid"), "G", [](On on) { on.drawing.setSnapsToGrid(!on.drawing.snapsToGrid()); }},
    Entry{"canvas.hideRest", QT_TRANSLATE_NOOP("CanvasActions", "Hide what the selection has nothing to do with"), "H", [](On on) { toggleRest(on); }},
    Entry{"canvas.showAll", QT_TRANSLATE_NOOP("CanvasActions", "Bring nothing forward any more"), "", [](On on) { showAll(on); }},
    Entry{"canvas.messagesAll", QT_TRANSLATE_NOOP("CanvasActions", "Show all messages"), "", [](On on) { on.view.setShownMessages(ShownMessages::all); },
          QT_TRANSLATE_NOOP("CanvasActions", "Draw all messages as arrows, summed where there are many")},
    Entry{"canvas.messagesOfSelection", QT_TRANSLATE_NOOP("CanvasActions", "Show messages of the selection only"), "", [](On on) { on.view.setShownMessages(ShownMessages::ofSelection); },
          QT_TRANSLATE_NOOP("CanvasActions", "Draw the messages of what is selected, and those that share their way")},
    Entry{"canvas.messagesNone", QT_TRANSLATE_NOOP("CanvasActions", "Show no messages"), "", [](On on) { on.view.setShownMessages(ShownMessages::none); },
          QT_TRANSLATE_NOOP("CanvasActions", "Draw the network and its loads without arrows")},
    Entry{"canvas.messagesNext", QT_TRANSLATE_NOOP("CanvasActions", "All messages, of the selection, or none"), "A", [](On on) { showNextMessages(on); },
          QT_TRANSLATE_NOOP("CanvasActions", "Go on to the next of the three")},
    Entry{"canvas.automatic", QT_TRANSLATE_NOOP("CanvasActions", "Lay out automatically"), "", [](On on) { on.drawing.layOutAutomatically(); }},
    Entry{"canvas.keepPlaces", QT_TRANSLATE_NOOP("CanvasActions", "Keep all places"), "", [](On on) { on.drawing.keepPlaces(); }},
    Entry{"canvas.collapse", QT_TRANSLATE_NOOP("CanvasActions", "Collapse"), "-", [](On on) { on.folding.collapseSelected(); }},
    Entry{"canvas.expand", QT_TRANSLATE_NOOP("CanvasActions", "Expand"), "+", [](On on) { on.folding.expandSelected(); }},
    Entry{"canvas.collapseAll", QT_TRANSLATE_NOOP("CanvasActions", "Collapse all"), "", [](On on) { on.folding.collapseAll(); }},
    Entry{"canvas.expandAll", QT_TRANSLATE_NOOP("CanvasActions", "Expand all"), "", [](On on) { on.folding.expandAll(); }},
};
// clang-format on

constexpr int kWidth = 220;
constexpr int kFieldMargin = 10;

} // namespace

CanvasActions::CanvasActions(const Context& context) : m_on(context)
{
    for (const Entry& entry : kEntries) {
        auto* action = new QAction(tr(entry.text), &m_on.view);
        action->setObjectName(QLatin1String(entry.id));
        action->setShortcut(QKeySequence::fromString(QLatin1String(entry.keys), QKeySequence::PortableText));
        action->setShortcutContext(Qt::WidgetShortcut);
        if (*entry.toolTip != '\0')
            action->setToolTip(tr(entry.toolTip));
        QObject::connect(action, &QAction::triggered, &m_on.view, [this, run = entry.run] { run(m_on); });
        m_on.view.addAction(action);
    }
    for (const CanvasToolKind tool : kCanvasTools)
        m_on.view.actions()
            .at(static_cast<qsizetype>(tool))
            ->setToolTip(tr("Pick this drawing tool; %1 while the topology has the keyboard")
                             .arg(QKeySequence(keyOf(tool)).toString(QKeySequence::NativeText)));
    find("canvas.hideRest")->setCheckable(true);
    find("canvas.snap")->setCheckable(true);
    find("canvas.snap")->setChecked(m_on.drawing.snapsToGrid());
    auto* shown = new QActionGroup(&m_on.view);
    for (const char* id : kShownIds) {
        find(id)->setCheckable(true);
        shown->addAction(find(id));
    }
    showShownMessages();
}

QAction* CanvasActions::find(const char* id) const
{
    return m_on.view.findChild<QAction*>(QLatin1String(id), Qt::FindDirectChildrenOnly);
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

void CanvasActions::showShownMessages() const
{
    find(kShownIds[static_cast<std::size_t>(m_on.feed.picture().shownMessages)])->setChecked(true);
}

void CanvasActions::showMessagesMenu(QPoint place) const
{
    QMenu& menu = contextMenuOf(m_on.view);
    put(menu, {kShownIds[0], kShownIds[1], kShownIds[2]});
    menu.popup(place);
}

void CanvasActions::put(QMenu& menu, std::initializer_list<const char*> ids) const
{
    for (const char* id : ids)
        menu.addAction(find(id));
}

void CanvasActions::showMenu(const QContextMenuEvent& event) const
{
    const CanvasSelection& chosen = m_on.feed.picture().selection;
    const bool isByMouse = event.reason() == QContextMenuEvent::Mouse;
    if (isByMouse)
        if (const CanvasItem item = m_on.viewport.itemAt(event.pos());
            item && !(currentItem(chosen, item) == item)) // a click on what is selected keeps the selection
            m_on.choice.choose({item}, SelectionMode::replace);
    QMenu& menu = contextMenuOf(m_on.view);
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
    menu.addSeparator();
    put(*menu.addMenu(tr("Messages shown")), {kShownIds[0], kShownIds[1], kShownIds[2]});
    for (QAction* action : m_on.view.pictureActions())
        menu.addAction(action);
    menu.popup(isByMouse ? event.globalPos()
                         : m_on.view.mapToGlobal(m_on.viewport.area().center().toPoint()));
}

FindField::FindField(QWidget* parent) : QLineEdit(parent)
{
    setObjectName(QStringLiteral("findField"));
    setAccessibleName(tr("Find a switch or node by name"));
    setPlaceholderText(tr("Name of a switch or node"));
    setToolTip(tr("Enter goes to the next one, Esc closes"));
    addClearButton(*this);
    connect(this, &QLineEdit::textEdited, this, &FindField::typed);
    hide();
}

void FindField::open(const QRect& area)
{
    place(area);
    show();
    raise();
    setFocus();
    selectAll();
}

void FindField::place(const QRect& area)
{
    resize(std::clamp(area.width() - 2 * kFieldMargin, 1, kWidth), sizeHint().height());
    move(area.right() - width() - kFieldMargin, area.top() + kFieldMargin);
}

void FindField::leave()
{
    hide();
    parentWidget()->setFocus();
}

void FindField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return leave();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit nextWanted(text());
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void FindField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::MouseFocusReason || event->reason() == Qt::TabFocusReason)
        hide();
}

void FindField::showEvent(QShowEvent* event)
{
    QLineEdit::showEvent(event);
    emit roomChanged();
}

void FindField::hideEvent(QHideEvent* event)
{
    QLineEdit::hideEvent(event);
    emit roomChanged();
}

} // namespace contraflow
