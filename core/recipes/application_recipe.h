// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

// Programs by recipe: rows with formulas over parameters, which become parameters of the project and can be
// changed and swept there.

/** A number that a program is made with. */
struct ProgramParameter
{
    std::string_view name;  ///< in formulas, and in the project
    std::string_view value; ///< as usual, with its unit
    std::string_view help;
    double most = 0; ///< of what is a whole number, by its usual value or as it has such a limit; 0: no limit
};

/** Processes that run collectives together, as in a project. */
struct ProgramGroup
{
    std::string_view name;
    std::string_view ranks;
};

/** A program; its rows, as in a project, are in resources/programs/NAME.csv. Arguments of functions are
 * parted by ; there, as commas part cells. */
struct ApplicationRecipeInfo
{
    std::string_view name;    ///< on the command line: "halo-2d"
    std::string_view title;   ///< in the window: "Halo exchange, 2D"
    std::string_view summary; ///< what it models, and what it leaves out
    std::string_view source;  ///< where that comes from
    std::span<const ProgramParameter> parameters;
    std::string_view processes; ///< a formula over the parameters: "=columns * rows"
    std::span<const ProgramGroup> groups = {};
};

/** All programs in the order in which help and dialogs show them. */
[[nodiscard]] std::span<const ApplicationRecipeInfo> applicationCatalog();
[[nodiscard]] const ApplicationRecipeInfo* findApplicationRecipe(std::string_view name);

struct ApplicationRecipe
{
    std::string recipe; ///< of applicationCatalog()
    std::string name;   ///< of the application; empty: that of the recipe
    std::vector<std::pair<std::string, std::string>> values; ///< of parameters, in place of the usual ones
};

struct MadeApplication
{
    Application application;
    std::vector<ParameterRow> parameters;
    std::uint32_t processes = 0;
};

/** Why there cannot be such a program, and which of its parameters is at fault. */
struct ProgramProblem
{
    std::string text;
    std::string parameter = {}; ///< empty: none of them alone
    ErrorCode code = ErrorCode::invalidInput;
};

/** A recipe or a parameter that there is not, a value that the formulas of the program cannot use, a number
 * of processes out of range. */
[[nodiscard]] std::optional<ProgramProblem> problemOf(const ApplicationRecipe& recipe);

/** Fails with problemOf(). */
[[nodiscard]] Result<MadeApplication> makeApplication(const ApplicationRecipe& recipe);

} // namespace contraflow
