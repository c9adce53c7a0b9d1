// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/cell_block.h"
#include "app/desktop/sheet/model/sheet_change.h"
#include "core/base/units.h"

#include <QString>
#include <QStringList>

#include <compare>
#include <cstddef>
#include <optional>
#include <vector>

namespace contraflow {

class SheetModel;

/** What a column is called, in the header of the sheet in any language and in files, and what it measures. */
struct ColumnNames
{
    QString title; ///< in the language of the window
    QStringList titles;
    QString key;
    std::optional<Dimension> dimension = {};
    bool isNumber = false; ///< quantities, counts and prices
};

/** Those of a sheet. */
[[nodiscard]] std::vector<ColumnNames> columnNamesOf(const SheetModel& sheet);

/** How well a sheet knows the header of a pasted table. */
struct HeaderFit
{
    std::size_t named = 0; ///< columns of the sheet; 0: it is no header of that sheet
    bool isItsOwn = false; ///< all of them, by the sheet's own names

    auto operator<=>(const HeaderFit&) const = default;
};

[[nodiscard]] HeaderFit headerFit(const QStringList& row, const std::vector<ColumnNames>& columns);

/** Where a paste goes: the selection's corner and size, in rows as they are shown. */
struct PasteTarget
{
    int top = 0;
    int left = 0;
    int height = 1;
    int width = 1;
    std::vector<ColumnNames> columns; ///< all columns of the sheet
};

/** The unit that a pasted header gives to a column. */
struct HeaderUnit
{
    QString column;             ///< its title in the sheet
    QString word;               ///< as the header has it
    const Unit* unit = nullptr; ///< null: the word names no unit of the column
};

/** What a paste writes, and what it covers. */
struct PastePlan
{
    std::vector<CellWrite> writes; ///< rows as they are shown; rows behind the last are new
    int top = 0;
    int left = 0;
    int height = 0;
    int width = 0;
    int lostColumns = 0; ///< columns of the block that the sheet has no place for
    bool hasHeader = false;
    std::vector<HeaderUnit> units = {}; ///< of the header
};

/**
 * Lays a block of cells over a sheet as spreadsheets do: from the selection's corner, repeated when the
 * selection is a multiple of the block. A first row that names columns of the sheet is a header: it is not
 * written, every column goes where its name says, and bare numbers get the unit that the header gives behind
 * the name, as in "Size (MB)" or "size_MB".
 */
[[nodiscard]] PastePlan planPaste(const CellBlock& block, const PasteTarget& target);

} // namespace contraflow
