// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/row_formulas.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

// What formulas of tables know besides parameters, and what comes of the formulas of parameters.

/** What formulas of a table know of its owner: those of a platform's items its nodes, switches, links and
 * cores. */
[[nodiscard]] FormulaFacts formulaFacts(const Project& project, TableRef table);

/** The further columns of a table, which formulas of its rows may name. */
[[nodiscard]] const std::vector<std::string>& furtherColumnsOf(const Project& project, TableRef table);

/** Puts what a parameter's formula comes to into its row. False: that was there already. */
bool setOutcome(ParameterRow& row, const ParameterValue& outcome);

/** What the formula of a model's parameter in row `index` comes to. */
[[nodiscard]] ParameterValue modelValue(TableFormulas& formulas, const ParameterRow& row, std::size_t index);

} // namespace contraflow
