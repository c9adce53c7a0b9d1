// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <string_view>

namespace contraflow::cli {

// Options that several commands take, and what they may be.

inline constexpr std::string_view kTableFormat = "table";
inline constexpr std::string_view kCsvFormat = "csv";
inline constexpr std::string_view kJsonFormat = "json";

/** --scenario NAME, any number of times; for namedScenarios. */
[[nodiscard]] OptionSpec scenariosOption();
/** --model KIND, any number of times; for namedModels. */
[[nodiscard]] OptionSpec modelsOption();
/** --model KIND, once. */
[[nodiscard]] OptionSpec modelOption();
/** --format: table, csv or json. */
[[nodiscard]] OptionSpec formatOption(std::string_view help);
/** --set NAME=VALUE, any number of times; for setParameters. */
[[nodiscard]] OptionSpec setOption(std::string_view help = "another value for a parameter of the project");
/** -o, --output FILE; for Output. */
[[nodiscard]] OptionSpec outputOption();

} // namespace contraflow::cli
