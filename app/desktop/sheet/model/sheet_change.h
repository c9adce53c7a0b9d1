// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/base/result.h"
#include "core/project/edit.h"

#include <QString>

#include <functional>
#include <variant>
#include <vector>

namespace contraflow {

/** A text on its route into a cell. */
struct CellWrite
{
    int row = 0;
    int column = 0;
    QString text;
};

/** Rows first … first + count - 1. */
struct RowRange
{
    int first = 0;
    int count = 0;

    bool operator==(const RowRange&) const = default;
};

/** Texts into cells; rows behind the last are added, read-only cells are skipped. */
struct WriteCells
{
    std::vector<CellWrite> writes;
    QString label; ///< of the undo step; empty: what one cell is about
};

/** Empty rows above a row. */
struct InsertRows
{
    RowRange rows;
};

/** `ranges` ascending and disjoint. What hangs on the rows goes with them, in the same undo step. */
struct DeleteRows
{
    std::vector<RowRange> ranges;
};

/** Copies of rows, each block below itself; names that must be unique count on. Ascending and disjoint. */
struct DuplicateRows
{
    std::vector<RowRange> ranges;
};

/** Rows change places with their neighbours. Ascending, disjoint and not touching. */
struct MoveRows
{
    std::vector<RowRange> ranges;
    int by = 0; ///< -1: up, 1: down
};

/** Rows go together above row `before` (the row count: to the end). Ascending and disjoint. */
struct MoveRowsTo
{
    std::vector<RowRange> ranges;
    int before = 0;
};

/** Row i becomes what row order[i] is now; a permutation of all rows. */
struct ReorderRows
{
    std::vector<int> order;
};

/** What a gesture in a sheet asks for. */
using SheetChange =
    std::variant<WriteCells, InsertRows, DeleteRows, DuplicateRows, MoveRows, MoveRowsTo, ReorderRows>;

/** Works the edit of a change out from values alone, in any thread. The error says why there is none. */
using EditMaker = std::function<Result<Edit>(SheetChange, const JobContext&)>;

/** How many cells or rows a change is about. */
[[nodiscard]] std::size_t sizeOf(const SheetChange& change);

/** Gestures about more cells than this are worked out in a job, smaller ones at once. */
inline constexpr std::size_t kMostAtOnce = 5'000;

/** What a person does in a sheet. What it changes may take long to find out, as in a paste of a large text.
 */
struct SheetGesture
{
    std::size_t size = 0; ///< how many cells it is about, at most
    /** Called once, in any thread: holds values only. */
    std::function<SheetChange(const JobContext&)> change;
    QString activity;                ///< "Pasting…"
    std::function<void()> then = {}; ///< what to do when the change was made
};

/** A gesture whose change is known. */
[[nodiscard]] SheetGesture gestureOf(SheetChange change, std::size_t size, const QString& activity);

} // namespace contraflow
