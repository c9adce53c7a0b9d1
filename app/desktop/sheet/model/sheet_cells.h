// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <algorithm>
#include <cstddef>

namespace contraflow {

/**
 * The cells of a sheet as they were at one moment, for workers: any thread may read them while the sheet goes
 * on changing. Only rows with data; the blank row is none of them.
 */
class SheetCells
{
public:
    SheetCells() = default;
    virtual ~SheetCells() = default;
    SheetCells(const SheetCells&) = delete;
    SheetCells& operator=(const SheetCells&) = delete;

    [[nodiscard]] virtual std::size_t rowCount() const = 0;
    [[nodiscard]] virtual int columnCount() const = 0;
    /** All digits, as in the formula bar and on the clipboard. */
    [[nodiscard]] virtual QString fullText(std::size_t row, int column) const = 0;
    /** As it is edited: of a formula what was typed. */
    [[nodiscard]] virtual QString typedText(std::size_t row, int column) const
    {
        return fullText(row, column);
    }
    /** As the cell shows it. */
    [[nodiscard]] virtual QString shownText(std::size_t row, int column) const = 0;
    /** A number in base units or a text to order by; invalid where the cell is empty or could not be read. */
    [[nodiscard]] virtual QVariant sortValue(std::size_t row, int column) const = 0;
};

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
