// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/program_edit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** A program that somebody thinks about, for a platform of a project. Holds values only. */
struct ProgramRequest
{
    Project project;
    Platform platform;
    ApplicationRecipe recipe;
};

/** What would come of it. */
struct ProgramPreview
{
    std::optional<ProgramProblem> problem; ///< there cannot be such a program; the rest is empty
    std::uint32_t processes = 0;
    std::size_t rows = 0; ///< of the program
    std::uint64_t cores = 0;
    std::vector<std::pair<std::string, std::string>> otherNames; ///< of otherParameterNames()
};

/** Makes the program and counts the cores that it may have. Called in a job's thread. */
[[nodiscard]] ProgramPreview previewProgram(const ProgramRequest& request);

} // namespace contraflow
