// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/sheet_model.h"
#include "core/base/units.h"
#include "core/tables/table.h"

#include <QString>

#include <vector>

namespace contraflow {

/** A column of a sheet that is shown, and in which unit; null: as typed. */
struct ShownColumn
{
    int column = 0;
    const Unit* unit = nullptr;
};

/** What of the cells a table takes. */
enum class SheetContent
{
    values, ///< numbers with all their digits, quantities in base units: for spreadsheets and programs
    shown,  ///< the texts that the sheet shows: for people
};

/**
 * A sheet as it is now, as a table: its rows in the order shown and the columns given. Shares what the sheet
 * shares, so that any thread may read it while the sheet goes on changing.
 */
[[nodiscard]] Table sheetTable(const SheetModel& sheet, const QString& title,
                               const std::vector<ShownColumn>& columns, SheetContent content);

} // namespace contraflow
