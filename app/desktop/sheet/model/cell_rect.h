// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace contraflow {

/** Cells from (top, left) to (bottom, right), all inclusive, in rows as they are shown. */
struct CellRect
{
    int top = 0;
    int left = 0;
    int bottom = -1;
    int right = -1;

    bool operator==(const CellRect&) const = default;
    [[nodiscard]] bool isEmpty() const { return bottom < top || right < left; }
    [[nodiscard]] int height() const { return bottom - top + 1; }
    [[nodiscard]] int width() const { return right - left + 1; }
    [[nodiscard]] bool contains(int row, int column) const
    {
        return row >= top && row <= bottom && column >= left && column <= right;
    }
    [[nodiscard]] CellRect united(const CellRect& other) const
    {
        return {std::min(top, other.top), std::min(left, other.left), std::max(bottom, other.bottom),
                std::max(right, other.right)};
    }
};

} // namespace contraflow
