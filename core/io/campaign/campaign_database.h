// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/campaign/campaign_merge.h"

#include <filesystem>

namespace contraflow {

/** Whether a file is to be a database: by its ending, .sqlite or .db. */
[[nodiscard]] bool isDatabaseName(const std::filesystem::path& path);

/**
 * Writes merged results as an SQLite database: a table "results" with the
 * columns of the CSV, figures as numbers, and a table for each summary that has
 * rows. It appears whole or not at all. Fails, with the path.
 */
[[nodiscard]] Result<void> writeDatabase(const std::filesystem::path& path, const CampaignWork& work,
                                         const MergedResults& merged, const CampaignSummary& summary);

} // namespace contraflow
