// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/cell_rect.h"
#include "app/desktop/tables/sheet_model.h"
#include "core/project/edit.h"

#include <optional>
#include <vector>

namespace contraflow {

class OrderedSheet;

/** Which table undo or redo changed, of those that have a sheet: `front` if it is one, else the first. Empty
 * when nothing in a sheet is another. `made` and `inverse` are as Document::replayed() tells them. */
[[nodiscard]] std::optional<TableRef> replayedTable(const Edit& made, const Edit& inverse,
                                                    const std::optional<TableRef>& front);

/** The cells of a sheet that undo or redo changed, in rows of the sheet behind: cells that read otherwise,
 * rows that came, the row behind rows that went. */
[[nodiscard]] std::vector<CellRect> replayedCells(const SheetModel& sheet, const Edit& made,
                                                  const Edit& inverse);

/** The same cells in rows as they are shown. */
[[nodiscard]] std::vector<CellRect> shownCells(const OrderedSheet& sheet, const std::vector<CellRect>& cells);

} // namespace contraflow
