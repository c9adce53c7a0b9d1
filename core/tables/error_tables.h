// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_report.h"
#include "core/tables/table.h"

#include <array>
#include <memory>
#include <string_view>

namespace contraflow {

/** From where errors are looked at. */
enum class ErrorView
{
    models,
    patterns,
    messages,
    tasks,
    bins,
    campaign,
};

/** The views by name, in their order. */
inline constexpr std::array<std::string_view, 6> kErrorViews{"models", "patterns", "messages",
                                                             "tasks",  "bins",     "campaign"};

/** How models stand to what they predict. */
enum class ErrorLayout
{
    lineByLine, ///< a row for each thing and model: files
    sideBySide, ///< a row for each thing: for people beside one another, in JSON as rows inside of it
};

/**
 * Predicted against measured times from one side. Keys of columns are published: a column keeps its key,
 * meaning and place; new ones come last. The table holds the report, whose projects must outlive it. Cells
 * are worked out when they are read.
 */
[[nodiscard]] Table errorTable(const std::shared_ptr<const ErrorReport>& report, ErrorView view,
                               ErrorLayout layout = ErrorLayout::lineByLine);

/** The columns of all views, each once. */
[[nodiscard]] Table errorHeading();

} // namespace contraflow
