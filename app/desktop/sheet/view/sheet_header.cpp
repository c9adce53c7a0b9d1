// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_header.h"

#include "app/desktop/style/theme.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionHeader>

#include <algorithm>
#include <utility>

namespace contraflow {

SelectionHeader::SelectionHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
}

void SelectionHeader::setSelectionModel(QItemSelectionModel* selection)
{
    if (selection && selection->parent() == this) {
        QHeaderView::setSelectionModel(selection); // made by setModel()
        return;
    }
    if (m_selection)
        m_selection->disconnect(this);
    m_selection = selection;
    if (m_selection)
        connect(m_selection, &QItemSelectionModel::selectionChanged, this, [this] { viewport()->update(); });
}

void SelectionHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int column) const
{
    QHeaderView::initStyleOptionForIndex(option, column);
    if (!m_selection)
        return;
    int selectedRows = 0;
    for (const QItemSelectionRange& range : m_selection->selection()) {
        if (range.left() <= column && column <= range.right())
            selectedRows += range.height();
    }
    if (selectedRows > 0)
        option->state |= QStyle::State_On;
    if (selectedRows > 0 && selectedRows >= model()->rowCount(rootIndex()))
        option->state |= QStyle::State_Sunken;
}

namespace {

constexpr int kButton = 14; ///< width of the arrow's area
constexpr int kGrip = 4;    ///< beside it, where the column's edge is dragged

void fillTriangle(QPainter& painter, const QPointF& centre, double size, bool isDown)
{
    const double tip = isDown ? size / 2 : -size / 2;
    const QPointF corners[] = {centre + QPointF(-size, -tip), centre + QPointF(size, -tip),
                               centre + QPointF(0, tip)};
    painter.drawPolygon(corners, 3);
}

void fillFunnel(QPainter& painter, const QPointF& centre)
{
    QPainterPath funnel(centre + QPointF(-4, -4));
    for (const QPointF& corner :
         {QPointF(4, -4), QPointF(1, 0), QPointF(1, 4), QPointF(-1, 3), QPointF(-1, 0)})
        funnel.lineTo(centre + corner);
    funnel.closeSubpath();
    painter.drawPath(funnel);
}

} // namespace

int HeaderMark::width() const
{
    const int marks = (sort ? kButton : 0) + (isFiltered ? kButton : 0);
    return marks == 0 ? 0 : marks + kGrip;
}

SheetHeader::SheetHeader(std::function<HeaderMark(int)> markOf, QWidget* parent)
    : SelectionHeader(parent)
    , m_markOf(std::move(markOf))
{
    setMouseTracking(true);
}

QRect SheetHeader::menuButton(int column) const
{
    const int right = sectionViewportPosition(column) + sectionSize(column) - kGrip;
    return {right - kButton, 0, kButton, height()};
}

void SheetHeader::paintSection(QPainter* painter, const QRect& rect, int column) const
{
    painter->save();
    SelectionHeader::paintSection(painter, rect, column);
    painter->restore();
    const HeaderMark mark = m_markOf(column);
    if (!mark.sort && !mark.isFiltered && column != m_hovered)
        return;
    if (mark.width() > 0) {
        // The title stands beside the marks; the edge that it brings along is cut off.
        const QRect beside = rect.adjusted(0, 0, -mark.width(), 0);
        painter->save();
        painter->setClipRect(beside);
        SelectionHeader::paintSection(painter, beside.adjusted(0, 0, 1, 0), column);
        painter->restore();
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const QRect button(rect.right() + 1 - kGrip - kButton, rect.top(), kButton, rect.height() - 1);
    const int width = std::max(mark.width() - kGrip, kButton);
    painter->setBrush(theme().surface);
    painter->drawRect(button.adjusted(kButton - width, 1, 0, 0));
    QPointF centre = QRectF(button).center();
    painter->setBrush(theme().accent);
    if (mark.sort) {
        fillTriangle(*painter, centre, 4, *mark.sort == Qt::DescendingOrder);
        centre.rx() -= kButton;
    }
    if (mark.isFiltered)
        fillFunnel(*painter, centre);
    if (!mark.sort && !mark.isFiltered) {
        painter->setBrush(theme().mutedText);
        fillTriangle(*painter, centre, 4, true);
    }
    painter->restore();
}

void SheetHeader::mousePressEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    const int column = logicalIndexAt(position);
    if (event->button() == Qt::LeftButton && column >= 0 && menuButton(column).contains(position)) {
        emit menuRequested(column, mapToGlobal(QPoint(sectionViewportPosition(column), height())));
        return;
    }
    SelectionHeader::mousePressEvent(event);
}

void SheetHeader::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(logicalIndexAt(event->position().toPoint()));
    SelectionHeader::mouseMoveEvent(event);
}

void SheetHeader::leaveEvent(QEvent* event)
{
    setHovered(-1);
    SelectionHeader::leaveEvent(event);
}

void SheetHeader::setHovered(int column)
{
    if (std::exchange(m_hovered, column) != column)
        viewport()->update();
}

void SheetHeader::contextMenuEvent(QContextMenuEvent* event)
{
    const int column = logicalIndexAt(event->pos());
    if (column >= 0)
        emit menuRequested(column, event->globalPos());
}

} // namespace contraflow
