// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/import_plan.h"

#include <string>

namespace contraflow::cli {

/** What `import --dry-run` says of a file of measured times before anything is planned: what it was taken for
 * and why, its tables with the meaning of each column, and their first rows. */
[[nodiscard]] std::string importPreview(const std::string& name, const ImportedFile& file);

/** What would be made of it, with every note and every line that is not taken. */
[[nodiscard]] std::string importPlanText(const std::string& name, const ImportPlan& plan);

/** What there is to say about a file that cannot be used. */
[[nodiscard]] std::string importFaultText(const std::string& name, const ImportedFile& file);

} // namespace contraflow::cli
