// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/import_plan.h"

#include <filesystem>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** What becomes of one file of a folder. */
struct FolderEntry
{
    std::string file;         ///< its name in the folder
    std::size_t patterns = 0; ///< measured ones that are taken
    std::size_t rowCount = 0; ///< measured values
    std::vector<RejectedLine> rejected;
    std::vector<std::string> notes;
    std::string problem; ///< why nothing of it is taken; empty when something is
};

/** What importing a folder of measured patterns does to a project. */
struct FolderPlan
{
    Edit edit;                        ///< one undo step
    std::vector<FolderEntry> entries; ///< projects first, each kind in natural order
    std::size_t patterns = 0;
    std::size_t rowCount = 0;
};

/** Files of a folder that are looked at, in the order in which they are taken. More than this are refused. */
inline constexpr std::size_t kFolderFiles = 10'000;

/** The files of a folder, without those that are hidden and those in folders within. */
[[nodiscard]] Result<std::vector<std::filesystem::path>> folderFiles(const std::filesystem::path& folder);

/**
 * Works out what importing a folder's measured patterns does to the project, which is not changed. Of a
 * project file (.yaml, .yml) come its measurements with their scenarios and what these need; what the project
 * has already is not added again. Of every other file come the patterns that it has, measured on the target's
 * platform, or on the only one. A file at fault does not fail: its entry says why. Fails only when stopped.
 */
[[nodiscard]] Result<FolderPlan> planFolder(const Project& project,
                                            std::span<const std::filesystem::path> files,
                                            const ImportTarget& target, const std::stop_token& stop = {});

} // namespace contraflow
