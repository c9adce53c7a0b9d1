// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/selection_link.h"

#include "app/desktop/sheet/cell_selection.h"
#include "app/desktop/sheet/sheet_view.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Selections of more rows than this are not told to the other views: they could not show them apart. */
constexpr int kMaxLinkedRows = 10'000;

} // namespace

SelectionLink::SelectionLink(SheetView& view, Selection& selection)
    : QObject(&view)
    , m_view(view)
    , m_sheet(view.sheet())
    , m_selection(selection)
    , m_pushing(*this, [this] { pushNow(); })
    , m_pulling(*this, [this] { pullNow(); })
{
    connect(&m_selection, &Selection::itemsChanged, this, &SelectionLink::pull);
    pull();
}

void SelectionLink::push()
{
    if (!m_isPulling && m_view.isVisible())
        m_pushing.ask();
}

void SelectionLink::pull()
{
    m_pulling.ask();
}

void SelectionLink::pushNow()
{
    m_isTooLarge = m_view.selected().rowCount() > kMaxLinkedRows;
    std::set<SelectedItem> items;
    for (const RowRange& range : m_isTooLarge ? std::vector<RowRange>() : m_view.selected().rows()) {
        for (int row = range.first; row < range.first + range.count; ++row) {
            if (const std::optional<SelectedItem> item = m_sheet.itemAt(row))
                items.insert(*item);
        }
    }
    // Rows of several tables cannot all stay selected in the other views; here they do.
    if (!items.empty() && items.begin()->table != items.rbegin()->table) {
        m_isTooLarge = true;
        items.clear();
    }
    if (!items.empty())
        if (const std::optional<std::size_t> scenario =
                m_sheet.scenarioOf(m_view.selected().rows().front().first))
            m_selection.setScenario(*scenario);
    // The scenario that is pointed at is the one that everything shows, as in the list of objects.
    if (items.size() == 1 && items.begin()->table.kind == TableKind::scenarios)
        m_selection.setScenario(items.begin()->row);
    m_selection.setItems(std::move(items));
}

void SelectionLink::pullNow()
{
    const std::set<int> rows = rowsElsewhere();
    // Nothing is what a large selection was told as; it stays.
    if (m_pushing.isAsked() || (m_isTooLarge && rows.empty()) || rows == rowsInSheet())
        return;
    m_isTooLarge = false;
    selectRows(rows);
}

std::set<int> SelectionLink::rowsElsewhere() const
{
    std::set<int> rows;
    if (m_sheet.selectableTable())
        for (const SelectedItem& item : m_selection.items())
            if (const int shown = m_sheet.rowOf(item); shown >= 0)
                rows.insert(shown);
    return rows;
}

void SelectionLink::selectRows(const std::set<int>& rows)
{
    const QScopedValueRollback pulling(m_isPulling, true);
    QItemSelection selection;
    const int lastColumn = m_sheet.columnCount() - 1;
    for (auto row = rows.begin(); row != rows.end();) {
        const int first = *row;
        int last = first;
        while (++row != rows.end() && *row == last + 1)
            ++last;
        selection.select(m_sheet.index(first, 0), m_sheet.index(last, lastColumn));
    }
    m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (rows.empty())
        return;
    if (rows.count(m_view.currentIndex().row()) == 0) {
        const int column = m_view.selected().currentColumn();
        m_view.selectionModel()->setCurrentIndex(m_sheet.index(*rows.begin(), column),
                                                 QItemSelectionModel::NoUpdate);
    }
    m_view.scrollTo(m_sheet.index(*rows.begin(), m_view.selected().currentColumn()));
}

std::set<int> SelectionLink::rowsInSheet() const
{
    std::set<int> rows;
    for (const RowRange& range : m_view.selected().rows()) {
        // One more than is ever linked is enough to differ from every linked selection.
        const int end = std::min(range.first + range.count, range.first + kMaxLinkedRows + 1);
        for (int row = range.first; row < end; ++row)
            rows.insert(row);
    }
    return rows;
}

} // namespace contraflow
