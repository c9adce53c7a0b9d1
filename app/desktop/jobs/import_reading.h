// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/import_plan.h"
#include "core/project/project.h"

#include <filesystem>
#include <optional>
#include <string>

namespace contraflow {

/** A file to be imported, as far as the user has said what it is and what for. */
struct ImportRequest
{
    std::filesystem::path path;
    ImportOptions options;
    ImportTarget target;
    Project project; ///< as it is now; cheap to copy
};

/** What came of it: each part is there as far as the file could be understood. */
struct ImportOutcome
{
    std::optional<ImportedFile> file;
    std::optional<ImportPlan> plan;
    std::string problem;        ///< why there is no file, or no plan
    bool mayBeMessages = false; ///< there is no plan, and the numbers may be what is sent
};

/** Reads the file, takes it apart and plans the import. Called in a job's thread. */
[[nodiscard]] ImportOutcome readImport(ImportRequest request);

} // namespace contraflow
