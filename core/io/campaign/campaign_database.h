// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/campaign/campaign_merge.h"

#include <filesystem>

namespace contraflow {

/** Whether a file is to be a database: by its ending, .sqlite, .sqlite3 or .db in letters of any case. */
[[nodiscard]] bool isDatabaseName(const std::filesystem::path& path);

/** Whether a file may have results as text: it ends in .csv or .txt, or in nothing, or is a device or pipe.
 */
[[nodiscard]] bool isResultsName(const std::filesystem::path& path);

/**
 * Writes merged results as an SQLite database: a table "results" with the
 * columns of the CSV, and a table for each summary that has rows. Columns of
 * numbers are numbers. It appears whole or not at all. Fails, with the path.
 */
[[nodiscard]] Result<void> writeDatabase(const std::filesystem::path& path, const CampaignWork& work,
                                         const MergedResults& merged, const CampaignSummary& summary);

} // namespace contraflow
