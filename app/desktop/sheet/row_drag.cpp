// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/row_drag.h"

#include "app/desktop/sheet/row_commands.h"
#include "app/desktop/sheet/sheet_view.h"
#include "app/desktop/style/theme.h"
#include "core/base/clamped.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace contraflow {

namespace {

constexpr int kLineWidth = 3;

} // namespace

RowDrag::RowDrag(SheetView& view) : QObject(&view), m_view(view), m_line(new QWidget(&view)), m_scroll(view)
{
    m_line->setObjectName(QStringLiteral("rowDropLine"));
    m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_line->setAutoFillBackground(true);
    m_line->hide();
    m_view.verticalHeader()->setMouseTracking(true);
    m_view.verticalHeader()->viewport()->installEventFilter(this);
    m_view.installEventFilter(this);
}

bool RowDrag::canTake(const QPoint& position) const
{
    const int row = m_view.verticalHeader()->logicalIndexAt(position);
    return row >= 0 && row < m_view.sheet().dataRowCount() && m_view.sheet().isEditable() &&
           m_view.selectionModel()->isRowSelected(row);
}

void RowDrag::begin()
{
    if (const QString why = m_view.sheet().objectionToMoving(); !why.isEmpty()) {
        m_state = State::refused;
        emit m_view.noticed(why);
        return;
    }
    m_state = State::dragging;
    m_view.setFocus(Qt::MouseFocusReason); // Esc arrives there
    m_view.verticalHeader()->viewport()->setCursor(Qt::ClosedHandCursor);
}

void RowDrag::dragTo(const QPoint& position)
{
    const QHeaderView* rows = m_view.verticalHeader();
    const int last = m_view.sheet().dataRowCount();
    const int height = rows->defaultSectionSize();
    const int row = rows->logicalIndexAt(std::max(position.y(), 0));
    m_before = row < 0 ? last : row;
    if (row >= 0 && position.y() - rows->sectionViewportPosition(row) > height / 2)
        ++m_before;
    m_before = clamped(m_before, 0, last);
    const int y = m_before < last || last == 0 ? rows->sectionViewportPosition(m_before)
                                               : rows->sectionViewportPosition(last - 1) + height;
    const QRect cells = m_view.viewport()->geometry();
    QPalette palette = m_line->palette();
    palette.setColor(QPalette::Window, theme().accent);
    m_line->setPalette(palette);
    m_line->setGeometry(rows->x(), cells.top() + y - kLineWidth / 2, cells.right() + 1 - rows->x(),
                        kLineWidth);
    m_line->setVisible(y >= 0 && y <= cells.height());
    m_line->raise();
}

void RowDrag::timerEvent(QTimerEvent*)
{
    dragTo(m_scroll.scroll());
}

void RowDrag::finish()
{
    const bool isDrag = m_state == State::dragging;
    const bool isClick = m_state == State::pressed;
    const int before = m_before;
    cancel();
    if (isDrag && before >= 0)
        m_view.rows().moveTo(before);
    else if (isClick)
        m_view.selectRow(m_view.verticalHeader()->logicalIndexAt(m_start));
}

void RowDrag::cancel()
{
    m_state = State::idle;
    m_before = -1;
    m_scroll.stop();
    m_line->hide();
    m_view.verticalHeader()->viewport()->unsetCursor();
}

void RowDrag::updateCursor(const QPoint& position)
{
    if (canTake(position))
        m_view.verticalHeader()->viewport()->setCursor(Qt::OpenHandCursor);
    else
        m_view.verticalHeader()->viewport()->unsetCursor();
}

bool RowDrag::handleMouse(const QMouseEvent& event)
{
    const QPoint position = event.position().toPoint();
    switch (event.type()) {
    case QEvent::MouseButtonPress:
        if (event.button() != Qt::LeftButton || event.modifiers() != Qt::NoModifier || !canTake(position))
            return false;
        m_state = State::pressed;
        m_start = position;
        return true;
    case QEvent::MouseMove:
        if (m_state == State::idle) {
            if (event.buttons() == Qt::NoButton)
                updateCursor(position);
            return false;
        }
        if (m_state == State::pressed &&
            (position - m_start).manhattanLength() >= QApplication::startDragDistance())
            begin();
        if (m_state == State::dragging) {
            // The header's height is that of the cells, and its width is no place to scroll for.
            m_scroll.follow({0, position.y()}, *this);
            dragTo(position);
        }
        return true;
    case QEvent::MouseButtonRelease:
        if (m_state == State::idle)
            return false;
        finish();
        return true;
    default:
        return false;
    }
}

bool RowDrag::eventFilter(QObject* object, QEvent* event)
{
    if (object == &m_view) {
        if (m_state == State::idle || event->type() != QEvent::KeyPress ||
            static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
            return false;
        cancel();
        m_state = State::refused; // until the button is let go
        return true;
    }
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return handleMouse(*static_cast<QMouseEvent*>(event));
    default:
        return false;
    }
}

} // namespace contraflow
