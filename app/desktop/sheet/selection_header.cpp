// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/selection_header.h"

#include <QStyleOptionHeader>

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

} // namespace contraflow
