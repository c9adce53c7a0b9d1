// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace contraflow {

/** A function of formulas as people write it. */
struct FormulaFunctionForm
{
    std::string_view name; ///< "if"
    std::string_view form; ///< "if(condition, value, otherwise)"
};

/** The functions that formulas may use. */
[[nodiscard]] std::vector<FormulaFunctionForm> formulaFunctions();

} // namespace contraflow
