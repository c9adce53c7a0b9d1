// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/model/cell_block.h"
#include "app/desktop/sheet/model/sheet_cells.h"
#include "app/desktop/sheet/model/sheet_change.h"

#include <QModelIndex>

#include <optional>
#include <utility>
#include <vector>

class QTableView;

namespace contraflow {

class OrderedSheet;

/** Selected cells as rectangles that do not overlap, in rows as they are shown. */
using CellArea = std::vector<CellRect>;

[[nodiscard]] std::size_t cellCount(const CellArea& area);

/** The rows of an area that are above row `end`, ascending and disjoint. */
[[nodiscard]] std::vector<RowRange> rowsOf(const CellArea& area, int end);

/** A text into each cell of an area above row `end`. Nothing further when it was asked to stop. */
[[nodiscard]] std::vector<CellWrite> writesInto(const CellArea& area, int end, const QString& text,
                                                const JobContext& context = {});

/** Cells on their way to the clipboard. */
struct CopiedTexts
{
    CellBlock full;  ///< for other programs
    CellBlock typed; ///< formulas as they were typed
};

/**
 * The texts of an area, in the columns from its first to its last; cells in between that are not part of it
 * stay empty, so that the others keep their columns. Nothing further when it was asked to stop.
 */
[[nodiscard]] CopiedTexts textsIn(const SheetCells& cells, const CellArea& area,
                                  const JobContext& context = {});

/** The texts of one rectangle in the form in which they are edited; rows behind the last are empty. */
[[nodiscard]] CellBlock typedTexts(const SheetCells& cells, const CellRect& rect,
                                   const JobContext& context = {});

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
