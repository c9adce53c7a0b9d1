// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/project_sheet.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string_view>

class QWidget;

namespace contraflow {

class SheetTabs;

/** Of which scenarios a sheet is. The tabs of the others are away; its command brings one back. */
enum class SheetScope
{
    any,
    workloads,
    applications,
};

/** What is known of one sheet of the window. Tabs, menus, commands, shortcuts and settings follow from it. */
struct SheetInfo
{
    const char* key;                ///< in settings, and in the id of its command behind "sheet."
    const char* text;               ///< source text of its command, with the mnemonic
    const char* toolTip;            ///< source text
    const char* shortcut;           ///< portable text
    const char* help = "sheets.md"; ///< page of the guide
    bool isFurther = false;         ///< needed now and then only: those share one tab
    SheetScope scope = SheetScope::any;
    std::optional<TableKind> table = {}; ///< of the project, which the sheet shows and edits
    std::unique_ptr<SheetModel> (*make)(SheetSources sources);
    /** What stands above the rows; null: nothing. */
    QWidget* (*makeHeader)(SheetSources sources, SheetModel& sheet, SheetTabs& tabs) = nullptr;
    /** What it shows, which is wanted while it is in front; null: rows of the project. */
    Live& (*live)(Results& results) = nullptr;

    /** In the language of the user. */
    [[nodiscard]] QString title() const;
};

/** All sheets in the order of their tabs: what a scenario is made of and gives, then models and the project's
 * lists. */
[[nodiscard]] std::span<const SheetInfo> sheetCatalog();

/** The sheet with this key, which must be in the catalog. */
[[nodiscard]] const SheetInfo& sheetInfo(std::string_view key);

/** The sheet that shows such a table of the project; null when there is none. */
[[nodiscard]] const SheetInfo* sheetOf(TableKind table);

} // namespace contraflow
