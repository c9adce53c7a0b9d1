// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/topology_view.h"

#include "app/desktop/canvas/topology_view_private.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace contraflow {

TopologyView::TopologyView(Document& document, Selection& selection, Results& results, QWidget* parent)
    : QWidget(parent)
    , m_private(std::make_unique<Private>(*this, document, selection, results))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Topology"));
    connect(&m_private->feed, &CanvasFeed::structureChanged, this, [this] {
        if (!m_private->isDrawn)
            m_private->followsFit = true;
    });
    connect(&document, &Document::wasReset, this, [this] { m_private->startAnew(); });
    connect(&selection, &Selection::scenarioChanged, this, [this] { m_private->isDrawn = false; });
    connect(&m_private->draw, &CanvasDrawing::aboutToDraw, this, [this] { m_private->holdStill(); });
    connect(&m_private->draw, &CanvasDrawing::noticed, this, &TopologyView::noticed);
    connect(&m_private->toolBar, &CanvasToolBar::toolPicked, this, &TopologyView::setTool);
    m_private->addActions();
    m_private->addFoldActions();
    connect(&m_private->feed, &CanvasFeed::pictureChanged, this, [this] { m_private->onPictureChanged(); });
    connect(&m_private->renderer, &CanvasRenderer::rendered, this, qOverload<>(&QWidget::update));
}

TopologyView::~TopologyView() = default;

void TopologyView::savePicture(const QString& path)
{
    m_private->saver.save(m_private->feed.picture(), m_private->labelFont(), path);
}

PictureSaver& TopologyView::saver()
{
    return m_private->saver;
}

ArrowColour TopologyView::arrowColour() const
{
    return m_private->feed.picture().arrowColour;
}

void TopologyView::setArrowColour(ArrowColour colour)
{
    m_private->feed.setArrowColour(colour);
}

CanvasToolKind TopologyView::tool() const
{
    return m_private->kind;
}

void TopologyView::setTool(CanvasToolKind tool)
{
    m_private->editor.finish();
    m_private->pick(tool);
}

double TopologyView::zoom() const
{
    return m_private->shownAt.zoom;
}

QPointF TopologyView::toScreen(QPointF point) const
{
    return m_private->shownAt.toScreen(point);
}

std::shared_ptr<const CanvasScene> TopologyView::scene() const
{
    return m_private->feed.picture().scene;
}

bool TopologyView::isBusy() const
{
    return m_private->feed.isBusy() || m_private->renderer.isBusy();
}

QSize TopologyView::sizeHint() const
{
    return {720, 420};
}

QSize TopologyView::minimumSizeHint() const
{
    return {200, 140};
}

void TopologyView::fit()
{
    m_private->followsFit = true;
    m_private->isDrawn = false;
    m_private->fitNow();
}

void TopologyView::zoomIn()
{
    m_private->zoomBy(kZoomStep, m_private->canvasArea().center());
}

void TopologyView::zoomOut()
{
    m_private->zoomBy(1 / kZoomStep, m_private->canvasArea().center());
}

bool TopologyView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const CanvasItem item = m_private->itemUnder(help->pos());
        if (item)
            QToolTip::showText(help->globalPos(), itemDescription(m_private->feed.picture(), item), this);
        else
            QToolTip::hideText();
        return true;
    }
    // The window has some of these keys as well; here they mean the canvas.
    if (event->type() == QEvent::ShortcutOverride &&
        m_private->actionOf(*static_cast<const QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void TopologyView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_private->paintStill(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRect(m_private->canvasArea());
    if (m_private->hovered)
        paintHover(painter, m_private->feed.picture(), m_private->frame(), m_private->hovered);
    (m_private->active ? *m_private->active : m_private->current()).paint(painter);
    if (m_private->processTool.isCarried())
        m_private->processTool.paint(painter);
}

void TopologyView::resizeEvent(QResizeEvent*)
{
    m_private->toolBar.resize(m_private->toolBar.width(), static_cast<int>(m_private->canvasArea().height()));
    if (m_private->followsFit)
        m_private->fitNow();
    m_private->sayFocus();
    m_private->redraw();
}

void TopologyView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        m_private->redraw();
    QWidget::changeEvent(event);
}

void TopologyView::wheelEvent(QWheelEvent* event)
{
    constexpr double kNotch = 120;
    const double turns = event->angleDelta().y() / kNotch;
    if (turns != 0)
        m_private->zoomBy(std::pow(kZoomStep, turns), event->position());
    event->accept();
}

void TopologyView::mousePressEvent(QMouseEvent* event)
{
    if (m_private->active)
        return;
    m_private->editor.finish();
    m_private->processTool.cancel(); // what a key picked up
    setFocus(Qt::MouseFocusReason);
    const bool isLeft = event->button() == Qt::LeftButton;
    if (isLeft && !m_private->isSpaceHeld && m_private->toggleFoldAt(event->position()))
        return;
    if (event->button() == Qt::MiddleButton || (isLeft && m_private->isSpaceHeld))
        m_private->begin(m_private->panTool, event->position(), event->modifiers());
    else if (isLeft)
        m_private->begin(m_private->toolFor(*event), event->position(), event->modifiers());
    else
        event->ignore();
}

void TopologyView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_private->active) {
        m_private->active->move(event->position());
        return;
    }
    m_private->current().hover(event->position());
    const CanvasItem item = m_private->itemUnder(event->position());
    if (item == m_private->hovered)
        return;
    m_private->hovered = item;
    update();
}

void TopologyView::mouseReleaseEvent(QMouseEvent* event)
{
    CanvasTool* tool = m_private->active;
    if (!tool)
        return;
    m_private->end();
    tool->release(event->position());
}

void TopologyView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_private->kind != CanvasToolKind::select)
        return mousePressEvent(event);
    if (m_private->toggleFoldAt(event->position()))
        return;
    const CanvasItem item = m_private->itemUnder(event->position());
    if (!item)
        return;
    if (item.kind == CanvasItem::Kind::networkSwitch)
        if (const RackBox& rack = scene()->layout.racks[item.index];
            rack.isFolded && !m_private->shownAt.toScreen(rack.bar).contains(event->position()))
            return m_private->toggleFold(SwitchId(item.index));
    m_private->choose({item}, SelectionMode::replace);
    m_private->editSelected();
}

void TopologyView::contextMenuEvent(QContextMenuEvent* event)
{
    m_private->showMenu(*event);
}

void TopologyView::leaveEvent(QEvent*)
{
    m_private->hovered = {};
    update();
}

void TopologyView::keyPressEvent(QKeyEvent* event)
{
    const bool moves = m_private->kind == CanvasToolKind::select && event->modifiers() == Qt::ShiftModifier;
    const auto step = [this, moves](Direction direction) {
        if (moves)
            return m_private->draw.nudgeSelected(direction);
        const CanvasItem item = neighbourOf(m_private->feed.picture(), m_private->keyboardItem(), direction);
        if (item)
            m_private->goTo(item);
    };
    if (QAction* action = m_private->actionOf(*event))
        return action->trigger();
    // Alt and Ctrl belong to the window's own keys.
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::MetaModifier)) {
        event->ignore();
        return;
    }
    if (m_private->processTool.key(event->key()) || m_private->current().key(event->key()))
        return;
    for (const CanvasToolKind tool : kCanvasTools)
        if (event->key() == keyOf(tool))
            return setTool(tool);
    switch (event->key()) {
    case Qt::Key_Left:
        return step(Direction::left);
    case Qt::Key_Right:
        return step(Direction::right);
    case Qt::Key_Up:
        return step(Direction::up);
    case Qt::Key_Down:
        return step(Direction::down);
    case Qt::Key_Escape:
        if (m_private->active) {
            m_private->active->cancel();
            m_private->end();
        } else if (m_private->current().cancel())
            return;
        else if (m_private->kind != CanvasToolKind::select)
            setTool(CanvasToolKind::select);
        else if (!m_private->selection.items().empty())
            m_private->choose({}, SelectionMode::replace);
        else
            event->ignore();
        return;
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return m_private->editSelected();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return m_private->draw.removeSelected();
    case Qt::Key_Space:
        if (!event->isAutoRepeat() && !m_private->active) {
            m_private->isSpaceHeld = true;
            setCursor(Qt::OpenHandCursor);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TopologyView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space) {
        QWidget::keyReleaseEvent(event);
        return;
    }
    if (event->isAutoRepeat())
        return;
    m_private->isSpaceHeld = false;
    if (!m_private->active)
        m_private->showCursor();
}

void TopologyView::focusOutEvent(QFocusEvent* event)
{
    m_private->isSpaceHeld = false;
    if (!m_private->active)
        m_private->showCursor();
    QWidget::focusOutEvent(event);
}

bool TopologyView::focusNextPrevChild(bool next)
{
    const CanvasItem item = itemAfter(m_private->feed.picture(), m_private->keyboardItem(), next ? 1 : -1);
    if (item) {
        m_private->goTo(item);
        return true;
    }
    return QWidget::focusNextPrevChild(next); // behind the last item the focus moves on
}

} // namespace contraflow
