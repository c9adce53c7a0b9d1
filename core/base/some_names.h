// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

/** "e1 and e2", "e1, e2, e3 and 1 024 more": the first `most` of names that may be very many, in a sentence.
 * One more is named rather than counted. */
[[nodiscard]] std::string someOf(std::vector<std::string> names, std::size_t most = 5);

} // namespace contraflow
