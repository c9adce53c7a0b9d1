// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/topology_view.h"

#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/paint/canvas_focus.h"
#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/canvas/paint/canvas_viewport.h"
#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/canvas/paint/picture_export.h"
#include "app/desktop/canvas/tools/canvas_drawing.h"
#include "app/desktop/canvas/tools/canvas_tool_box.h"
#include "app/desktop/canvas/tools/tool_host.h"
#include "app/desktop/canvas/view/canvas_actions.h"
#include "app/desktop/canvas/view/canvas_folding.h"
#include "app/desktop/style/accessible_items.h"
#include "app/desktop/style/text.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace contraflow {

namespace {

/** The drawn things of a canvas one by one, for those who cannot see where they are. */
class CanvasItems : public AccessibleItems
{
public:
    /** All must outlive this. */
    CanvasItems(QWidget& view, const CanvasFeed& feed, const CanvasViewport& viewport, CanvasChoice& choice)
        : m_view(view)
        , m_feed(feed)
        , m_viewport(viewport)
        , m_choice(choice)
    {
        setAccessibleItems(view, *this);
    }

    [[nodiscard]] int accessibleCount() const override { return static_cast<int>(drawn().size()); }

    [[nodiscard]] QString accessibleItemName(int index) const override
    {
        const CanvasItem item = at(index);
        const CanvasPicture& picture = m_feed.picture();
        const Network& network = *picture.scene->network;
        switch (item.kind) {
        case CanvasItem::Kind::node:
            return tr("Node %1").arg(qtText(network.node(NodeId(item.index)).name));
        case CanvasItem::Kind::networkSwitch: {
            const Network::Switch& of = network.networkSwitch(SwitchId(item.index));
            return (of.isInServer && picture.scene->hasNodes[item.index] ? tr("Server %1") : tr("Switch %1"))
                .arg(qtText(of.name));
        }
        case CanvasItem::Kind::link:
            return tr("Link %1").arg(qtText(network.channelName(ChannelId(item.index))));
        case CanvasItem::Kind::message:
            return tr("Message %1").arg(messageName(picture, item.index));
        case CanvasItem::Kind::messageGroup:
        case CanvasItem::Kind::none:
            break;
        }
        return {};
    }

    [[nodiscard]] QString accessibleItemText(int item) const override
    {
        return QTextDocumentFragment::fromHtml(itemDescription(m_feed.picture(), at(item))).toPlainText();
    }

    [[nodiscard]] QRect accessibleItemRect(int index) const override
    {
        const CanvasItem item = at(index);
        const NetworkLayout& layout = m_feed.picture().scene->layout;
        const CanvasTransform& transform = m_viewport.transform();
        QRectF place;
        if (item.kind == CanvasItem::Kind::node && item.index < layout.squares.size()) {
            place = transform.toScreen(layout.squares[item.index]);
        } else if (item.kind == CanvasItem::Kind::networkSwitch && item.index < layout.racks.size()) {
            place = transform.toScreen(layout.racks[item.index].bar);
        } else if (const std::optional<QPointF> middle = placeOf(m_feed.picture(), item)) {
            constexpr double kAround = 8; // pixels, of what is a line
            place =
                QRectF(transform.toScreen(*middle), QSizeF()).adjusted(-kAround, -kAround, kAround, kAround);
        }
        return place.toAlignedRect().intersected(m_view.rect());
    }

    [[nodiscard]] bool isAccessibleItemSelected(int index) const override
    {
        const CanvasItem item = at(index);
        const CanvasSelection& selection = m_feed.picture().selection;
        const auto holds = [&item](const std::vector<std::uint32_t>& chosen) {
            return std::ranges::binary_search(chosen, item.index);
        };
        switch (item.kind) {
        case CanvasItem::Kind::node:
            return holds(selection.nodes);
        case CanvasItem::Kind::networkSwitch:
            return holds(selection.switches);
        case CanvasItem::Kind::link:
            return std::ranges::binary_search(selection.links, item.index / 2);
        case CanvasItem::Kind::message:
            return holds(selection.messages);
        case CanvasItem::Kind::messageGroup:
        case CanvasItem::Kind::none:
            break;
        }
        return false;
    }

    void activateAccessibleItem(int item) override { m_choice.choose({at(item)}, SelectionMode::replace); }

private:
    /** Made anew when other things are drawn. */
    [[nodiscard]] const std::vector<CanvasItem>& drawn() const
    {
        const CanvasPicture& picture = m_feed.picture();
        if (picture.scene != m_scene || picture.arcs != m_arcs || picture.shownMessages != m_shown) {
            m_scene = picture.scene;
            m_arcs = picture.arcs;
            m_shown = picture.shownMessages;
            m_items = itemsInOrder(picture);
        }
        return m_items;
    }

    [[nodiscard]] CanvasItem at(int item) const { return drawn()[static_cast<std::size_t>(item)]; }

    QWidget& m_view;
    const CanvasFeed& m_feed;
    const CanvasViewport& m_viewport;
    CanvasChoice& m_choice;
    mutable std::shared_ptr<const CanvasScene> m_scene;
    mutable std::shared_ptr<const ArcSet> m_arcs;
    mutable ShownMessages m_shown = ShownMessages::all;
    mutable std::vector<CanvasItem> m_items;
};

} // namespace

/** What the view is made of, in the order in which one needs the other. */
struct TopologyView::Parts
{
    Parts(TopologyView& view, Document& document, Selection& selection, Results& results)
        : feed(document, selection, results)
        , drawing(document, selection, feed)
        , folding(document, selection, feed)
        , toolBar(&view)
        , editor(document, &view)
        , finder(&view)
        , note(&view)
        , viewport(view, toolBar, feed)
        , choice(document, selection, feed, viewport)
        , image(view, document, selection, feed, viewport)
        , items(view, feed, viewport, choice)
        , tools({view, feed, viewport, choice, image, drawing, editor}, toolBar)
        , actions({view, feed, viewport, choice, drawing, folding, tools, finder,
                   [&view] { view.editSelected(); }})
    {}

    CanvasFeed feed;
    CanvasDrawing drawing;
    CanvasFolding folding;
    CanvasToolBar toolBar;
    ItemEditor editor;
    FindField finder;
    FocusNote note;
    CanvasViewport viewport;
    CanvasChoice choice;
    CanvasImage image;
    CanvasItems items;
    CanvasToolBox tools;
    CanvasActions actions;
    PictureSaver saver;
    CanvasItem hovered;
    CanvasItem found; ///< framed while it is what is selected
};

TopologyView::TopologyView(Document& document, Selection& selection, Results& results, QWidget* parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>(*this, document, selection, results))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Topology"));
    connect(&document, &Document::wasReset, this, &TopologyView::startAnew);
    connect(&selection, &Selection::scenarioChanged, &m_parts->viewport, &CanvasViewport::forgetDrawing);
    connectPicture();
    connectControls();
}

TopologyView::~TopologyView() = default;

void TopologyView::connectPicture()
{
    CanvasViewport& viewport = m_parts->viewport;
    connect(&m_parts->feed, &CanvasFeed::structureChanged, &viewport, &CanvasViewport::onStructureChanged);
    connect(&m_parts->feed, &CanvasFeed::pictureChanged, this, &TopologyView::showPicture);
    connect(&m_parts->drawing, &CanvasDrawing::aboutToDraw, &viewport, &CanvasViewport::holdStill);
    connect(&viewport, &CanvasViewport::moved, this, [this] { m_parts->image.invalidate(); });
    connect(&viewport, &CanvasViewport::zoomChanged, this, &TopologyView::zoomChanged);
}

void TopologyView::connectControls()
{
    CanvasChoice& choice = m_parts->choice;
    connect(&choice, &CanvasChoice::found, this, [this](CanvasItem item) {
        m_parts->found = item;
        update();
    });
    connect(&choice, &CanvasChoice::foundInside, &m_parts->folding, &CanvasFolding::reveal);
    connect(&choice, &CanvasChoice::noticed, this, &TopologyView::noticed);
    connect(&m_parts->drawing, &CanvasDrawing::noticed, this, &TopologyView::noticed);
    connect(&m_parts->folding, &CanvasFolding::noticed, this, &TopologyView::noticed);
    connect(&m_parts->toolBar, &CanvasToolBar::toolPicked, this, &TopologyView::setTool);
    connect(&m_parts->toolBar, &CanvasToolBar::messagesMenuWanted, this,
            [this](QPoint place) { m_parts->actions.showMessagesMenu(place); });
    connect(&m_parts->finder, &FindField::typed, &choice,
            [&choice](const QString& text) { choice.find(text, CanvasChoice::FindFrom::here); });
    connect(&m_parts->finder, &FindField::nextWanted, &choice,
            [&choice](const QString& text) { choice.find(text, CanvasChoice::FindFrom::behind); });
    connect(&m_parts->finder, &FindField::roomChanged, this, &TopologyView::sayFocus);
    connect(&m_parts->note, &FocusNote::restToggled, m_parts->actions.find("canvas.hideRest"),
            &QAction::trigger);
    connect(&m_parts->note, &FocusNote::allWanted, m_parts->actions.find("canvas.showAll"),
            &QAction::trigger);
}

void TopologyView::startAnew()
{
    m_parts->editor.cancel();
    m_parts->viewport.reset();
    m_parts->tools.pick(CanvasToolKind::select);
}

void TopologyView::showPicture()
{
    m_parts->hovered = {};
    if (m_parts->found && !(m_parts->choice.keyboardItem() == m_parts->found))
        m_parts->found = {};
    m_parts->viewport.onPictureChanged();
    m_parts->choice.showFound();
    setAccessibleDescription(m_parts->choice.text());
    sayFocus();
}

void TopologyView::sayFocus()
{
    const CanvasPicture& picture = m_parts->feed.picture();
    const QRect area = m_parts->viewport.area().toRect();
    m_parts->note.setRestHidden(picture.rest == RestOfPicture::hidden);
    m_parts->finder.place(area);
    m_parts->note.say(focusText(picture), area,
                      m_parts->finder.isVisible() ? m_parts->finder.geometry() : QRect(),
                      [this, &picture](const QRect& place) {
                          const CanvasTransform& transform = m_parts->viewport.transform();
                          const QRectF covered(transform.toPicture(place.topLeft()),
                                               transform.toPicture(place.bottomRight()));
                          const auto lies = [&covered](const RackBox& rack) {
                              return rack.box.intersects(covered) || rack.bar.intersects(covered);
                          };
                          return picture.scene && std::ranges::any_of(picture.scene->layout.racks, lies);
                      });
}

void TopologyView::editSelected()
{
    const SelectedItem* item = m_parts->choice.single();
    if (!item) {
        if (!m_parts->choice.isEmpty())
            emit noticed(
                tr("Several things are selected: select one to edit it here, or edit them in the sheets."));
        return;
    }
    const auto place = placeOf(m_parts->feed.picture(), m_parts->choice.keyboardItem());
    const CanvasViewport& viewport = m_parts->viewport;
    m_parts->editor.open(
        *item, (place ? viewport.transform().toScreen(*place) : viewport.area().center()).toPoint());
}

bool TopologyView::toggleFoldAt(QPointF point)
{
    const CanvasFrame frame = m_parts->viewport.frame();
    if (!scene() || tool() != CanvasToolKind::select || !frame.area.contains(point))
        return false;
    const auto item = foldMarkAt(*scene(), frame, point);
    if (item)
        toggleFold(*item);
    return item.has_value();
}

void TopologyView::toggleFold(SwitchId item)
{
    m_parts->viewport.holdAt(item);
    m_parts->folding.toggle(item);
}

void TopologyView::savePicture(const QString& path)
{
    m_parts->saver.save(m_parts->feed.picture(), m_parts->viewport.labelFont(), path);
}

PictureSaver& TopologyView::saver()
{
    return m_parts->saver;
}

ArrowColour TopologyView::arrowColour() const
{
    return m_parts->feed.picture().arrowColour;
}

void TopologyView::setArrowColour(ArrowColour colour)
{
    m_parts->feed.setArrowColour(colour);
}

ShownMessages TopologyView::shownMessages() const
{
    return m_parts->feed.picture().shownMessages;
}

void TopologyView::setShownMessages(ShownMessages shown)
{
    if (shown == shownMessages())
        return;
    m_parts->feed.setShownMessages(shown);
    m_parts->toolBar.setShownMessages(shown);
    m_parts->actions.showShownMessages();
    emit shownMessagesChanged(shown);
}

CanvasToolKind TopologyView::tool() const
{
    return m_parts->tools.kind();
}

void TopologyView::setTool(CanvasToolKind tool)
{
    m_parts->editor.finish();
    m_parts->tools.pick(tool);
}

double TopologyView::zoom() const
{
    return m_parts->viewport.transform().zoom;
}

QPointF TopologyView::toScreen(QPointF point) const
{
    return m_parts->viewport.transform().toScreen(point);
}

std::shared_ptr<const CanvasScene> TopologyView::scene() const
{
    return m_parts->feed.picture().scene;
}

bool TopologyView::isBusy() const
{
    return m_parts->feed.isBusy() || m_parts->image.isBusy();
}

QSize TopologyView::sizeHint() const
{
    return {720, 420};
}

QSize TopologyView::minimumSizeHint() const
{
    return {200, 100};
}

void TopologyView::fit()
{
    m_parts->viewport.fit();
}

void TopologyView::zoomIn()
{
    m_parts->viewport.zoomIn();
}

void TopologyView::zoomOut()
{
    m_parts->viewport.zoomOut();
}

bool TopologyView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const CanvasItem item = m_parts->viewport.itemAt(help->pos()))
            QToolTip::showText(help->globalPos(), itemDescription(m_parts->feed.picture(), item), this);
        else
            QToolTip::hideText();
        return true;
    }
    // The window has some of these keys as well; here they mean the canvas.
    if (event->type() == QEvent::ShortcutOverride &&
        m_parts->actions.actionOf(*static_cast<const QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void TopologyView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_parts->image.paint(painter);
    const CanvasFrame frame = m_parts->viewport.frame();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRect(frame.area);
    if (m_parts->hovered)
        paintHover(painter, m_parts->feed.picture(), frame, m_parts->hovered);
    if (m_parts->found && m_parts->choice.keyboardItem() == m_parts->found)
        paintFound(painter, m_parts->feed.picture(), frame, m_parts->found);
    m_parts->tools.paint(painter);
}

void TopologyView::resizeEvent(QResizeEvent*)
{
    m_parts->toolBar.fitInto(static_cast<int>(m_parts->viewport.area().height()));
    m_parts->viewport.followFit();
    sayFocus();
    m_parts->image.invalidate();
}

void TopologyView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        m_parts->image.invalidate();
    QWidget::changeEvent(event);
}

void TopologyView::wheelEvent(QWheelEvent* event)
{
    constexpr double kNotch = 120;
    const double turns = event->angleDelta().y() / kNotch;
    if (turns != 0)
        m_parts->viewport.zoomBy(std::pow(CanvasViewport::kZoomStep, turns), event->position());
    event->accept();
}

void TopologyView::mousePressEvent(QMouseEvent* event)
{
    if (m_parts->tools.isInUse())
        return;
    m_parts->editor.finish();
    m_parts->tools.dropProcess(); // what a key picked up
    setFocus(Qt::MouseFocusReason);
    const bool isPlainLeft = event->button() == Qt::LeftButton && !m_parts->tools.isSpaceHeld();
    if (isPlainLeft && toggleFoldAt(event->position()))
        return;
    if (!m_parts->tools.press(*event))
        event->ignore();
}

void TopologyView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_parts->tools.move(event->position()))
        return;
    const CanvasItem item = m_parts->viewport.itemAt(event->position());
    if (item == m_parts->hovered)
        return;
    m_parts->hovered = item;
    update();
}

void TopologyView::mouseReleaseEvent(QMouseEvent* event)
{
    m_parts->tools.release(event->position());
}

void TopologyView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || tool() != CanvasToolKind::select)
        return mousePressEvent(event);
    if (toggleFoldAt(event->position()))
        return;
    const CanvasItem item = m_parts->viewport.itemAt(event->position());
    if (!item)
        return;
    if (item.kind == CanvasItem::Kind::networkSwitch)
        if (const RackBox& rack = scene()->layout.racks[item.index];
            rack.isFolded && !m_parts->viewport.transform().toScreen(rack.bar).contains(event->position()))
            return toggleFold(SwitchId(item.index));
    m_parts->choice.choose({item}, SelectionMode::replace);
    editSelected();
}

void TopologyView::contextMenuEvent(QContextMenuEvent* event)
{
    m_parts->actions.showMenu(*event);
}

void TopologyView::leaveEvent(QEvent*)
{
    m_parts->hovered = {};
    update();
}

void TopologyView::step(Direction direction, Qt::KeyboardModifiers modifiers)
{
    if (tool() == CanvasToolKind::select && modifiers == Qt::ShiftModifier)
        m_parts->drawing.nudgeSelected(direction);
    else
        m_parts->choice.goTowards(direction);
}

/** Escape gives up one thing after the other: what is under way, the tool, the selection. */
bool TopologyView::giveUp()
{
    if (m_parts->tools.cancel())
        return true;
    if (tool() != CanvasToolKind::select)
        setTool(CanvasToolKind::select);
    else if (!m_parts->choice.isEmpty())
        m_parts->choice.clear();
    else
        return false;
    return true;
}

void TopologyView::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = m_parts->actions.actionOf(*event))
        return action->trigger();
    // Alt and Ctrl belong to the window's own keys.
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::MetaModifier)) {
        event->ignore();
        return;
    }
    if (m_parts->tools.key(event->key()))
        return;
    for (const CanvasToolKind tool : kCanvasTools)
        if (event->key() == keyOf(tool))
            return setTool(tool);
    switch (event->key()) {
    case Qt::Key_Left:
        return step(Direction::left, event->modifiers());
    case Qt::Key_Right:
        return step(Direction::right, event->modifiers());
    case Qt::Key_Up:
        return step(Direction::up, event->modifiers());
    case Qt::Key_Down:
        return step(Direction::down, event->modifiers());
    case Qt::Key_Escape:
        if (!giveUp())
            event->ignore();
        return;
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return editSelected();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return m_parts->drawing.removeSelected();
    case Qt::Key_Space:
        if (!event->isAutoRepeat() && !m_parts->tools.isInUse())
            m_parts->tools.holdSpace();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TopologyView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space)
        QWidget::keyReleaseEvent(event);
    else if (!event->isAutoRepeat())
        m_parts->tools.releaseSpace();
}

void TopologyView::focusOutEvent(QFocusEvent* event)
{
    m_parts->tools.releaseSpace();
    QWidget::focusOutEvent(event);
}

bool TopologyView::focusNextPrevChild(bool next)
{
    // Behind the last item the focus moves on.
    return m_parts->choice.goOn(next ? 1 : -1) || QWidget::focusNextPrevChild(next);
}

} // namespace contraflow
