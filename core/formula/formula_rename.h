// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// Formulas and conditions by the names that they refer to; the "=" may be left out, and units and functions
// of such a name are none.

/** Each once, in the order in which they stand; none where the text cannot be read as either. */
[[nodiscard]] std::vector<std::string> namesInFormula(std::string_view text);

/** The text with other names, all at once, wherever it refers to one of the old ones. What cannot be read
 * comes back as it is. */
[[nodiscard]] std::string withOtherNames(std::string_view text,
                                         const std::map<std::string, std::string>& names);

} // namespace contraflow
