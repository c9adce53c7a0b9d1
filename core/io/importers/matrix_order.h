// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace contraflow {

// ComDetective writes matrices with the row of the last thread first. Read from the top, every number is that
// of another pair, and nothing else tells.

/** Whether a square of numbers without names is symmetric when its rows are read from the last to the first,
 * and only then. */
[[nodiscard]] bool isMatrixUpsideDown(std::string_view text);

/** The lines in reverse order. */
[[nodiscard]] std::string upsideDown(std::string_view text);

} // namespace contraflow
