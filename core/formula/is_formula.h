// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace contraflow {

/** Whether a cell's text is a formula: it begins with "=". Apart from formula.h, because every cell asks. */
[[nodiscard]] bool isFormula(std::string_view text);

} // namespace contraflow
