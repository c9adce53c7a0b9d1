// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// The links of a route in one cell: their names with commas between them; names with a comma, a quotation
// mark or blanks around them stand in quotation marks, which are doubled within.

[[nodiscard]] std::string routeLinksText(const std::vector<std::string>& links);
/** The other way round; any text has a meaning. */
[[nodiscard]] std::vector<std::string> routeLinksOf(std::string_view text);

} // namespace contraflow
