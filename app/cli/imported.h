// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"
#include "core/io/importers/measured_file.h"
#include "core/project/provenance.h"

#include <optional>
#include <string>

namespace contraflow::cli {

// What all kinds of 'contraflow import' have in common.

/** What the arguments say of where a file comes from; the date is today's unless they give another. */
[[nodiscard]] Provenance givenProvenance(const Arguments& arguments);

/** "file:line: not taken: reason ('text')". */
[[nodiscard]] std::string rejectedText(const std::string& name, const RejectedLine& line);

/** Writes the changed project where it came from, or to `output`. */
[[nodiscard]] ExitStatus writeImported(const ProjectFile& project, const Project& changed,
                                       const std::optional<std::string>& output);

} // namespace contraflow::cli
