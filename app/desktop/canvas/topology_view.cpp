// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/topology_view.h"

#include "app/desktop/canvas/canvas_feed.h"
#include "app/desktop/canvas/canvas_navigation.h"
#include "app/desktop/canvas/canvas_painter.h"
#include "app/desktop/canvas/canvas_tools.h"
#include "app/desktop/canvas/picture_export.h"
#include "app/desktop/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPixmap>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <set>

namespace contraflow {
namespace {

constexpr double kLeastZoom = 0.002;
constexpr double kMostZoom = 16;
constexpr double kMostFitZoom = 1.7; ///< small networks are not blown up beyond this
constexpr double kZoomStep = 1.25;
constexpr double kMargin = 20;              ///< pixels around the fitted picture
constexpr std::size_t kMostChosen = 50'000; ///< items that one gesture selects
constexpr double kLabelSize = 0.92;         ///< of the window's font

} // namespace

class TopologyView::Private : public ToolHost
{
public:
    Private(TopologyView& owner, Document& doc, Selection& sel, Results& results)
        : q(owner)
        , document(doc)
        , selection(sel)
        , feed(doc, sel, results)
        , selectTool(*this)
        , panTool(*this)
    {}

    // ToolHost
    [[nodiscard]] CanvasItem itemUnder(QPointF point) const override
    {
        return canvasArea().contains(point) ? itemAt(feed.picture(), transform, point) : CanvasItem();
    }
    [[nodiscard]] std::vector<CanvasItem> itemsInside(const QRectF& rect) const override
    {
        return itemsIn(feed.picture(), transform, rect);
    }
    void moveBy(QPointF distance) override
    {
        followsFit = false;
        transform.offset += distance;
        redraw();
    }
    void repaint() override { q.update(); }

    void choose(const std::vector<CanvasItem>& items, SelectionMode mode) override
    {
        std::set<SelectedItem> chosen;
        for (const CanvasItem& item : items)
            addRows(item, chosen);
        cursor = items.size() == 1 ? items.front() : CanvasItem();
        if (mode == SelectionMode::replace) {
            selection.setItems(std::move(chosen));
            return;
        }
        std::set<SelectedItem> all = selection.items();
        for (const SelectedItem& item : chosen)
            if (!all.insert(item).second && mode == SelectionMode::toggle)
                all.erase(item);
        selection.setItems(std::move(all));
    }

    /** Rows that were removed since the picture was made are no longer there to be selected. */
    void addRows(CanvasItem item, std::set<SelectedItem>& rows) const
    {
        const CanvasPicture& picture = feed.picture();
        const auto add = [&](CanvasItem single) {
            const auto row = selectedItem(single, *picture.scene, picture.prediction());
            if (row && row->row < rowCount(document.project(), row->table))
                rows.insert(*row);
        };
        if (!picture.scene)
            return;
        if (item.kind != CanvasItem::Kind::messageGroup) {
            add(item);
            return;
        }
        const MessageArc& arc = picture.arcs->arcs[item.index];
        for (const std::uint32_t message :
             messagesOf(arc, picture.arcs->grouping, *picture.scene, *picture.prediction())) {
            if (rows.size() >= kMostChosen)
                return;
            add({CanvasItem::Kind::message, message});
        }
    }

    [[nodiscard]] QRectF canvasArea() const
    {
        return {0, 0, static_cast<double>(q.width()), std::max(1.0, q.height() - legendHeight(labelFont()))};
    }
    [[nodiscard]] QFont labelFont() const
    {
        QFont font = q.font();
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * kLabelSize);
        else
            font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * kLabelSize))));
        return font;
    }
    [[nodiscard]] CanvasFrame frame() const { return {transform, canvasArea(), labelFont()}; }

    void fitNow()
    {
        const QRectF bounds = pictureBounds(feed.picture());
        const QRectF area = canvasArea().adjusted(kMargin, kMargin, -kMargin, -kMargin);
        if (bounds.isEmpty() || area.width() < 1 || area.height() < 1)
            return;
        const double zoom =
            std::min({kMostFitZoom, area.width() / bounds.width(), area.height() / bounds.height()});
        setTransform(std::max(kLeastZoom, zoom),
                     area.center() - bounds.center() * std::max(kLeastZoom, zoom));
    }

    void setTransform(double zoom, QPointF offset)
    {
        const bool isZoom = zoom != transform.zoom;
        transform.zoom = zoom;
        // Whole pixels keep borders crisp while the picture moves.
        transform.offset = QPointF(std::round(offset.x()), std::round(offset.y()));
        redraw();
        if (isZoom)
            emit q.zoomChanged(zoom);
    }

    void zoomBy(double factor, QPointF fixedPoint)
    {
        followsFit = false;
        const double zoom = std::clamp(transform.zoom * factor, kLeastZoom, kMostZoom);
        const QPointF point = transform.toPicture(fixedPoint);
        setTransform(zoom, fixedPoint - point * zoom);
    }

    void redraw()
    {
        isCacheValid = false;
        q.update();
    }

    void onPictureChanged()
    {
        hovered = {};
        if (followsFit)
            fitNow();
        q.setAccessibleDescription(selectionText());
        redraw();
    }

    [[nodiscard]] QString selectionText() const
    {
        const CanvasItem item = currentItem(feed.picture().selection, cursor);
        return item ? QTextDocumentFragment::fromHtml(itemDescription(feed.picture(), item)).toPlainText()
                    : QString();
    }

    /** Where the keyboard is: the item it moved to, while that is still selected; else what is selected. */
    [[nodiscard]] CanvasItem keyboardItem() const { return currentItem(feed.picture().selection, cursor); }

    void goTo(CanvasItem item)
    {
        choose({item}, SelectionMode::replace);
        const auto place = placeOf(feed.picture(), item);
        if (!place)
            return;
        const QPointF at = transform.toScreen(*place);
        const QRectF inner = canvasArea().adjusted(2 * kMargin, 2 * kMargin, -2 * kMargin, -2 * kMargin);
        if (!inner.contains(at) && inner.isValid())
            moveBy(QPointF(std::clamp(at.x(), inner.left(), inner.right()),
                           std::clamp(at.y(), inner.top(), inner.bottom())) -
                   at);
    }

    void begin(CanvasTool& tool, QPointF point, Qt::KeyboardModifiers modifiers)
    {
        active = &tool;
        q.setCursor(tool.cursor());
        tool.press(point, modifiers);
    }
    void end()
    {
        active = nullptr;
        q.setCursor(isSpaceHeld ? Qt::OpenHandCursor : Qt::ArrowCursor);
    }

    void paintCache()
    {
        const double ratio = q.devicePixelRatioF();
        const QSize size = (QSizeF(q.size()) * ratio).toSize();
        if (cache.size() != size || cache.devicePixelRatio() != ratio) {
            cache = QPixmap(size);
            cache.setDevicePixelRatio(ratio);
            isCacheValid = false;
        }
        if (isCacheValid)
            return;
        cache.fill(theme().ground);
        QPainter painter(&cache);
        const CanvasPicture& picture = feed.picture();
        if (!picture.scene || picture.scene->isEmpty()) {
            if (!feed.isBusy())
                paintCanvasHint(painter, picture, QRectF(q.rect()), q.font());
        } else {
            painter.save();
            painter.setClipRect(canvasArea());
            paintCanvas(painter, picture, frame());
            painter.restore();
            const double height = legendHeight(labelFont());
            paintLegend(painter, picture, QRectF(0, q.height() - height, q.width(), height), labelFont());
        }
        isCacheValid = true;
    }

    TopologyView& q;
    Document& document;
    Selection& selection;
    CanvasFeed feed;
    CanvasTransform transform;
    SelectTool selectTool;
    PanTool panTool;
    CanvasTool* active = nullptr;
    CanvasItem hovered;
    CanvasItem cursor;
    QPixmap cache; ///< everything but what follows the pointer
    bool isCacheValid = false;
    bool followsFit = true;
    bool isSpaceHeld = false;
};

TopologyView::TopologyView(Document& document, Selection& selection, Results& results, QWidget* parent)
    : QWidget(parent)
    , m_private(std::make_unique<Private>(*this, document, selection, results))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Topology"));
    connect(&m_private->feed, &CanvasFeed::structureChanged, this, [this] { m_private->followsFit = true; });
    connect(&m_private->feed, &CanvasFeed::pictureChanged, this, [this] { m_private->onPictureChanged(); });
}

TopologyView::~TopologyView() = default;

Result<void> TopologyView::exportPicture(const QString& path) const
{
    return exportCanvas(m_private->feed.picture(), m_private->labelFont(), path);
}

ArrowColour TopologyView::arrowColour() const
{
    return m_private->feed.picture().arrowColour;
}

void TopologyView::setArrowColour(ArrowColour colour)
{
    m_private->feed.setArrowColour(colour);
}

double TopologyView::zoom() const
{
    return m_private->transform.zoom;
}

bool TopologyView::isBusy() const
{
    return m_private->feed.isBusy();
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
    return QWidget::event(event);
}

void TopologyView::paintEvent(QPaintEvent*)
{
    m_private->paintCache();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_private->cache);
    painter.setClipRect(m_private->canvasArea());
    if (m_private->hovered)
        paintHover(painter, m_private->feed.picture(), m_private->frame(), m_private->hovered);
    if (m_private->active)
        m_private->active->paint(painter);
}

void TopologyView::resizeEvent(QResizeEvent*)
{
    if (m_private->followsFit)
        m_private->fitNow();
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
    const bool isLeft = event->button() == Qt::LeftButton;
    if (event->button() == Qt::MiddleButton || (isLeft && m_private->isSpaceHeld))
        m_private->begin(m_private->panTool, event->position(), event->modifiers());
    else if (isLeft)
        m_private->begin(m_private->selectTool, event->position(), event->modifiers());
    else
        event->ignore();
}

void TopologyView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_private->active) {
        m_private->active->move(event->position());
        return;
    }
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

void TopologyView::leaveEvent(QEvent*)
{
    m_private->hovered = {};
    update();
}

void TopologyView::keyPressEvent(QKeyEvent* event)
{
    const auto step = [this](Direction direction) {
        const CanvasItem item = neighbourOf(m_private->feed.picture(), m_private->keyboardItem(), direction);
        if (item)
            m_private->goTo(item);
    };
    // Alt and Ctrl belong to the window's own keys.
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::MetaModifier)) {
        event->ignore();
        return;
    }
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
        } else if (!m_private->selection.items().empty())
            m_private->choose({}, SelectionMode::replace);
        else
            event->ignore();
        return;
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
        setCursor(Qt::ArrowCursor);
}

void TopologyView::focusOutEvent(QFocusEvent* event)
{
    m_private->isSpaceHeld = false;
    if (!m_private->active)
        setCursor(Qt::ArrowCursor);
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
