// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QPainter;

namespace contraflow {

class SheetView;

/**
 * Gives a sheet the small square at the corner of the selected cells: dragging it continues them downwards,
 * upwards or sideways, with Ctrl as copies; a double click fills down as far as the column beside it goes.
 * Returns what draws it, with the outline of what a drag would fill.
 */
[[nodiscard]] std::function<void(QPainter&)> addFillHandle(SheetView& view);

/**
 * Has rows of a sheet moved with the mouse: the number of a row that is selected as a whole is dragged, with
 * the other selected rows, to where a line shows that they go. On a row that is not selected a drag selects
 * rows.
 */
void addRowDrag(SheetView& view);

} // namespace contraflow
