// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/project_sheet.h"

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <string_view>

class QWidget;

namespace contraflow {

class SheetTabs;

/** What a sheet is about: what is bought, what it shall do, and what comes out. */
enum class SheetGroup
{
    network,
    work,
    answer,
};

/** Whether a sheet has a tab while it is not asked for. */
enum class TabUse
{
    onCall,   ///< the name of its group opens it
    yielding, ///< it gives its tab to a sheet of its group that is opened so
    standing,
};

/** What is known of one sheet of the window. Tabs, menus, commands, shortcuts and settings follow from it. */
struct SheetInfo
{
    const char* key;                ///< in settings, and in the id of its command behind "sheet."
    const char* text;               ///< source text of its name, of its command with the mnemonic
    const char* toolTip;            ///< source text
    const char* shortcut = "";      ///< portable text
    const char* help = "sheets.md"; ///< page of the guide
    SheetGroup group = SheetGroup::network;
    TabUse ofMessages = TabUse::onCall;  ///< while the scenario sends the messages of a workload
    TabUse ofRuns = TabUse::onCall;      ///< while it runs an application
    bool isPart = false;                 ///< of the sheet before it that is none, whose tab it shares
    const char* part = text;             ///< source text of its name among the parts of its tab
    std::optional<TableKind> table = {}; ///< of the project, which the sheet shows and edits
    /** Null: it shows a table of the project. */
    std::unique_ptr<SheetModel> (*makeComputed)(SheetSources sources) = nullptr;
    /** What stands above the rows; null: nothing. */
    QWidget* (*makeHeader)(SheetSources sources, SheetModel& sheet, SheetTabs& tabs) = nullptr;
    /** What it shows, which is wanted while it is in front; null: rows of the project. */
    Live& (*live)(Results& results) = nullptr;

    /** In the language of the user. */
    [[nodiscard]] QString title() const;
    [[nodiscard]] std::unique_ptr<SheetModel> make(SheetSources sources) const;
};

/** All sheets in the order of their tabs, group by group; parts stand behind the sheet that they are of. */
[[nodiscard]] std::span<const SheetInfo> sheetCatalog();

/** A sheet and its parts. */
[[nodiscard]] std::span<const SheetInfo> partsOf(const SheetInfo& sheet);

/** The name of a group, in the language of the user. */
[[nodiscard]] QString groupTitle(SheetGroup group);

/** The sheet with this key, which must be in the catalog. */
[[nodiscard]] const SheetInfo& sheetInfo(std::string_view key);

/** The sheet that shows such a table of the project; null when there is none. */
[[nodiscard]] const SheetInfo* sheetOf(TableKind table);

} // namespace contraflow
