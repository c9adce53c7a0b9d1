// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_drags.h"

#include "app/desktop/sheet/model/sheet_cells.h"
#include "app/desktop/sheet/view/cell_commands.h"
#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/sheet_commands.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/theme.h"
#include "core/base/clamped.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QBasicTimer>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QObject>
#include <QPainter>
#include <QPoint>
#include <QScrollBar>

#include <algorithm>
#include <optional>

namespace contraflow {

namespace {

constexpr int kSize = 7;  ///< of the square
constexpr int kReach = 3; ///< how far beside it a click still counts

constexpr int kLineWidth = 3;

/** Scrolls a view while something is dragged beyond its cells. The owner's timer events call scroll(). */
class EdgeScroll
{
public:
    explicit EdgeScroll(QAbstractItemView& view) : m_view(view) {}

    /** The mouse went to a place in the viewport's coordinates. */
    void follow(const QPoint& position, QObject& owner)
    {
        constexpr int kInterval = 60; // milliseconds
        m_position = position;
        if (m_view.viewport()->rect().contains(position))
            m_timer.stop();
        else if (!m_timer.isActive())
            m_timer.start(kInterval, &owner);
    }
    void stop() { m_timer.stop(); }
    /** A step towards the mouse, whose place it returns. */
    QPoint scroll()
    {
        const QRect area = m_view.viewport()->rect();
        const auto step = [](QScrollBar* bar, int position, int last) {
            if (position < 0 || position > last)
                bar->setValue(bar->value() + (position < 0 ? -bar->singleStep() : bar->singleStep()));
        };
        step(m_view.verticalScrollBar(), m_position.y(), area.bottom());
        step(m_view.horizontalScrollBar(), m_position.x(), area.right());
        return m_position;
    }

private:
    QAbstractItemView& m_view;
    QBasicTimer m_timer;
    QPoint m_position;
};

/**
 * The small square at the corner of the selected cells: dragging it continues them downwards, upwards or
 * sideways, with Ctrl as copies; a double click fills down as far as the column beside it goes.
 */
class FillHandle : public QObject
{
public:
    explicit FillHandle(SheetView& view) : QObject(&view), m_view(view), m_scroll(view)
    {
        m_view.viewport()->installEventFilter(this);
        m_view.installEventFilter(this);
    }

    /** Draws the handle, and the outline of what a drag would fill. */
    void paint(QPainter& painter) const
    {
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (m_source && !m_target.isEmpty()) {
            QPen pen(theme().selection(), 1, Qt::DashLine);
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rectOf(m_source->united(m_target)).adjusted(0, 0, -1, -1));
        }
        const QRect handle = handleRect();
        if (handle.isEmpty())
            return;
        painter.fillRect(handle, theme().ground);
        painter.fillRect(handle.adjusted(1, 1, -1, -1), theme().selection());
    }

    /** Where the handle is, in the viewport; empty when there is none. */
    [[nodiscard]] QRect handleRect() const
    {
        const std::optional<CellRect> cells = m_view.selected().rect();
        if (!cells || !m_view.sheet().isEditable() || cells->bottom >= m_view.sheet().dataRowCount())
            return {};
        const QPoint corner = rectOf(*cells).bottomRight();
        return {corner.x() - kSize + 2, corner.y() - kSize + 2, kSize, kSize};
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (m_source && event->type() == QEvent::KeyPress &&
            static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            cancel();
            return true;
        }
        // The view is looked at for these events alone: its parts send others while it goes.
        switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseMove:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
            return object == m_view.viewport() && handleMouse(*static_cast<QMouseEvent*>(event));
        default:
            return false;
        }
    }

    void timerEvent(QTimerEvent*) override { dragTo(m_scroll.scroll()); }

private:
    bool handleMouse(const QMouseEvent& mouse)
    {
        const auto reaches = [this](const QPoint& position) {
            const QRect handle = handleRect();
            return !handle.isEmpty() && handle.adjusted(-kReach, -kReach, kReach, kReach).contains(position);
        };
        switch (mouse.type()) {
        case QEvent::MouseButtonPress:
            if (mouse.button() != Qt::LeftButton || !reaches(mouse.position().toPoint()))
                return false;
            m_source = m_view.selected().rect();
            m_target = {};
            return true;
        case QEvent::MouseMove:
            if (!m_source) {
                const bool isOver = reaches(mouse.position().toPoint());
                m_view.viewport()->setCursor(isOver ? Qt::CrossCursor : Qt::ArrowCursor);
                return false;
            }
            dragTo(mouse.position().toPoint());
            return true;
        case QEvent::MouseButtonRelease:
            if (!m_source)
                return false;
            finish(mouse.modifiers());
            return true;
        case QEvent::MouseButtonDblClick: {
            if (mouse.button() != Qt::LeftButton || !reaches(mouse.position().toPoint()))
                return false;
            const CellRect source = *m_view.selected().rect();
            const int end = m_view.cells().endOfNeighbours(source);
            if (end > source.bottom)
                m_view.cells().fill(source, {source.bottom + 1, source.left, end, source.right},
                                    FillMode::series);
            return true;
        }
        default:
            return false;
        }
    }

    [[nodiscard]] QRect rectOf(const CellRect& cells) const
    {
        const QHeaderView* rows = m_view.verticalHeader();
        const QHeaderView* columns = m_view.horizontalHeader();
        const int height = rows->defaultSectionSize();
        const auto yOf = [&](int row) {
            // Rows that a drag would add lie below the last one.
            const int known = m_view.model()->rowCount();
            return row < known ? rows->sectionViewportPosition(row)
                               : rows->length() - rows->offset() + (row - known) * height;
        };
        const int left = columns->sectionViewportPosition(cells.left);
        const int right = columns->sectionViewportPosition(cells.right) + columns->sectionSize(cells.right);
        const int top = yOf(cells.top);
        return {left, top, right - left, yOf(cells.bottom) + height - top};
    }

    [[nodiscard]] int rowAt(int y) const
    {
        const int known = m_view.model()->rowCount();
        const QHeaderView* rows = m_view.verticalHeader();
        const int end = rows->length() - rows->offset();
        if (y >= end)
            return known + (y - end) / rows->defaultSectionSize();
        return std::max(0, rows->logicalIndexAt(std::max(y, 0)));
    }

    /** The cells to fill when the mouse is there; empty: none. */
    [[nodiscard]] CellRect targetAt(const QPoint& position) const
    {
        const CellRect source = *m_source;
        const int row = rowAt(position.y());
        const int last = m_view.model()->columnCount() - 1;
        const int at = m_view.columnAt(position.x());
        const int column = at >= 0 ? at : position.x() < 0 ? 0 : last;
        const QRect cells = rectOf(source);
        const int vertical = std::max(position.y() - cells.bottom(), cells.top() - position.y());
        const int horizontal = std::max(position.x() - cells.right(), cells.left() - position.x());
        if (vertical >= horizontal) {
            if (row > source.bottom)
                return {source.bottom + 1, source.left, row, source.right};
            if (row < source.top)
                return {row, source.left, source.top - 1, source.right};
        } else {
            if (column > source.right)
                return {source.top, source.right + 1, source.bottom, column};
            if (column < source.left)
                return {source.top, column, source.bottom, source.left - 1};
        }
        return {};
    }

    void dragTo(const QPoint& position)
    {
        m_target = targetAt(position);
        m_scroll.follow(position, *this);
        m_view.viewport()->update();
    }

    void finish(Qt::KeyboardModifiers modifiers)
    {
        const CellRect source = *m_source;
        const CellRect target = m_target;
        cancel();
        if (!target.isEmpty())
            m_view.cells().fill(source, target,
                                modifiers.testFlag(Qt::ControlModifier) ? FillMode::copies
                                                                        : FillMode::series);
    }

    void cancel()
    {
        m_source.reset();
        m_target = {};
        m_scroll.stop();
        m_view.viewport()->update();
    }

    SheetView& m_view;
    std::optional<CellRect> m_source; ///< while dragging
    CellRect m_target;
    EdgeScroll m_scroll; ///< while the mouse is outside
};

/**
 * Moves rows with the mouse: the number of a row that is selected as a whole is dragged, with the other
 * selected rows, to where a line shows that they go. On a row that is not selected a drag selects rows.
 */
class RowDrag : public QObject
{
public:
    explicit RowDrag(SheetView& view)
        : QObject(&view)
        , m_view(view)
        , m_line(new QWidget(&view))
        , m_scroll(view)
    {
        m_line->setObjectName(QStringLiteral("rowDropLine"));
        m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_line->setAutoFillBackground(true);
        m_line->hide();
        m_view.verticalHeader()->setMouseTracking(true);
        m_view.verticalHeader()->viewport()->installEventFilter(this);
        m_view.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
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

    void timerEvent(QTimerEvent*) override { dragTo(m_scroll.scroll()); }

private:
    enum class State
    {
        idle,
        pressed, ///< may become a drag, or stay a click
        dragging,
        refused, ///< rows cannot be moved now, which was said
    };

    [[nodiscard]] bool canTake(const QPoint& position) const
    {
        const int row = m_view.verticalHeader()->logicalIndexAt(position);
        return row >= 0 && row < m_view.sheet().dataRowCount() && m_view.sheet().isEditable() &&
               m_view.selectionModel()->isRowSelected(row);
    }

    void begin()
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

    void dragTo(const QPoint& position)
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

    void finish()
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

    void cancel()
    {
        m_state = State::idle;
        m_before = -1;
        m_scroll.stop();
        m_line->hide();
        m_view.verticalHeader()->viewport()->unsetCursor();
    }

    void updateCursor(const QPoint& position)
    {
        if (canTake(position))
            m_view.verticalHeader()->viewport()->setCursor(Qt::OpenHandCursor);
        else
            m_view.verticalHeader()->viewport()->unsetCursor();
    }

    bool handleMouse(const QMouseEvent& event)
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

    SheetView& m_view;
    QWidget* m_line = nullptr; ///< where the rows go
    EdgeScroll m_scroll;
    State m_state = State::idle;
    QPoint m_start;
    int m_before = -1; ///< the row above which the rows go
};

} // namespace

std::function<void(QPainter&)> addFillHandle(SheetView& view)
{
    return [handle = new FillHandle(view)](QPainter& painter) { handle->paint(painter); };
}

void addRowDrag(SheetView& view)
{
    new RowDrag(view); // a child
}

} // namespace contraflow
