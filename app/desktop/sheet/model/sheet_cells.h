// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

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

} // namespace contraflow
