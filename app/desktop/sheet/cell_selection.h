// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/cell_area.h"

#include <QModelIndex>

#include <optional>
#include <utility>
#include <vector>

class QTableView;

namespace contraflow {

class OrderedSheet;

/** What is selected in a sheet, in rows as they are shown. */
class CellSelection
{
public:
    /** Both must outlive this. */
    CellSelection(QTableView& view, const OrderedSheet& sheet) : m_view(view), m_sheet(sheet) {}

    [[nodiscard]] CellArea area() const;
    /** The cells when they are one rectangle; without a selection the current cell. */
    [[nodiscard]] std::optional<CellRect> rect() const;
    /** With data, ascending and disjoint. */
    [[nodiscard]] std::vector<RowRange> rows() const;
    [[nodiscard]] int rowCount() const;
    /** First and last. */
    [[nodiscard]] std::pair<int, int> columns() const;
    /** That of the current cell; the first when there is none. */
    [[nodiscard]] int currentColumn() const;

    void select(const CellRect& cells);
    /** Several rectangles, the first of which has the current cell. */
    void select(const CellArea& cells);
    /** Makes a cell the current and the only selected one, whatever keys are down. */
    void selectOnly(const QModelIndex& cell);
    void selectWholeRows();
    void selectWholeColumns();

private:
    QTableView& m_view;
    const OrderedSheet& m_sheet;
};

} // namespace contraflow
