// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/cell_block.h"
#include "app/desktop/tables/sheet_change.h"

#include <QStringList>

#include <vector>

namespace contraflow {

/** What a column is called, in the header of the sheet and in files. */
struct ColumnNames
{
    QString title;
    QString key;
};

/** Where a paste goes: the selection's corner and size, in rows as they are shown. */
struct PasteTarget
{
    int top = 0;
    int left = 0;
    int height = 1;
    int width = 1;
    std::vector<ColumnNames> columns; ///< all columns of the sheet
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
};

/**
 * Lays a block of cells over a sheet as spreadsheets do: from the selection's corner, repeated when the
 * selection is a multiple of the block. A first row that names columns of the sheet is a header: it is not
 * written, and every column goes where its name says.
 */
[[nodiscard]] PastePlan planPaste(const CellBlock& block, const PasteTarget& target);

} // namespace contraflow
