// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/project_sheet.h"

class QWidget;

namespace contraflow {

class SheetTabs;

// What stands above the rows of a sheet; what they are given must outlive it.

/** What compared scenarios are held against, and what is not shown. */
[[nodiscard]] QWidget* compareHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs);
/** How much faster links get, and the advice. */
[[nodiscard]] QWidget* whatIfHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs);
/** What the sheet of all-to-alls shows, and the figures of the signature with the bounds of the scenario's
 * messages. */
[[nodiscard]] QWidget* allToAllHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs);
/** Which application the rows are of, and how many processes run it. */
[[nodiscard]] QWidget* programHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs);
/** Who else is on the cluster; its room is there where the project says that somebody is. */
[[nodiscard]] QWidget* placementHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs);
/** What has a row in the sheet of the critical path, and what the path is made of. */
[[nodiscard]] QWidget* pathHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs);
/** A menu of the parameters that the model's kind takes and that are not set, with their defaults. */
[[nodiscard]] QWidget* modelParametersHeader(SheetSources sources, SheetModel& sheet, SheetTabs& tabs);

} // namespace contraflow
