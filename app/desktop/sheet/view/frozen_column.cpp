// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/frozen_column.h"

#include "app/desktop/sheet/view/cell_delegate.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/theme.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <array>

namespace contraflow {

FrozenColumn::FrozenColumn(SheetView& view) : QTableView(&view), m_view(view)
{
    setObjectName(QStringLiteral("frozenColumn"));
    auto* delegate = new CellDelegate(this); // a delegate of two views would commit to both
    delegate->setUnits([this](int column) { return m_view.columns().unitOf(column); });
    setItemDelegate(delegate);
    auto* header = new SheetHeader([this](int column) { return m_view.columns().markOf(column); }, this);
    setHorizontalHeader(header);
    connect(header, &SheetHeader::menuRequested, &m_view, &SheetView::showColumnMenu);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWordWrap(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(m_view.verticalScrollMode());
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setAccessibleName(tr("First column, which stays in sight"));

    connect(m_view.verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(),
            &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_view.verticalScrollBar(),
            &QScrollBar::setValue);
    connect(m_view.horizontalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumn::place);
    connect(m_view.horizontalHeader(), &QHeaderView::sectionResized, this, &FrozenColumn::place);
    m_view.viewport()->installEventFilter(this);
    connect(m_view.model(), &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        if (isHidden() && model()) {
            setModel(nullptr);
            deleteOldSelections();
        }
    });
    hide();
}

void FrozenColumn::takeModel()
{
    if (model())
        return;
    setModel(m_view.model());
    setSelectionModel(m_view.selectionModel());
    deleteOldSelections();
    follow();
}

void FrozenColumn::deleteOldSelections()
{
    const std::array<QAbstractItemView*, 3> views{this, horizontalHeader(), verticalHeader()};
    for (QAbstractItemView* view : views)
        for (QItemSelectionModel* made :
             view->findChildren<QItemSelectionModel*>(QString(), Qt::FindDirectChildrenOnly))
            if (made != view->selectionModel())
                delete made;
}

void FrozenColumn::follow()
{
    for (int column = 0; column < m_view.model()->columnCount(); ++column)
        setColumnHidden(column, column > 0);
    const int height = m_view.verticalHeader()->defaultSectionSize();
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    place();
}

void FrozenColumn::place()
{
    const bool isNeeded = m_view.horizontalScrollBar()->value() > 0 && m_view.model()->columnCount() > 1 &&
                          !m_view.isColumnHidden(0);
    if (!isNeeded) {
        hide();
        return;
    }
    takeModel();
    const int width = m_view.columnWidth(0);
    setColumnWidth(0, width);
    horizontalHeader()->setFixedHeight(m_view.horizontalHeader()->height());
    const QRect cells = m_view.viewport()->geometry();
    const int top = m_view.horizontalHeader()->geometry().top();
    setGeometry(cells.left(), top, width, cells.bottom() + 1 - top);
    verticalScrollBar()->setValue(m_view.verticalScrollBar()->value());
    show();
    raise();
}

bool FrozenColumn::eventFilter(QObject* object, QEvent* event)
{
    // The view is looked at for this event alone: its parts send others while it goes.
    if (event->type() == QEvent::Resize && object == m_view.viewport())
        place();
    return QTableView::eventFilter(object, event);
}

void FrozenColumn::mousePressEvent(QMouseEvent* event)
{
    m_view.setFocus(Qt::MouseFocusReason); // keys go there
    QTableView::mousePressEvent(event);
}

void FrozenColumn::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex cell = indexAt(event->position().toPoint());
    m_view.horizontalScrollBar()->setValue(0);
    if (cell.isValid())
        m_view.edit(cell);
}

void FrozenColumn::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(theme().accent);
    const QRect area = viewport()->rect();
    painter.drawLine(area.topRight(), area.bottomRight());
}

} // namespace contraflow
