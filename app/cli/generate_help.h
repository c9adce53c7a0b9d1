// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace contraflow::cli {

/** What 'contraflow generate --help' says about recipes, networks and presets; a line for each program of the
 * catalogue, and those of its parameters below. */
[[nodiscard]] std::string generateDescription();

} // namespace contraflow::cli
