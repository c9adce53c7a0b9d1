// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/row_formulas.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

// Which columns of which tables formulas have to do with, and what comes of the formulas of parameters.

[[nodiscard]] const std::vector<FormulaColumn<NodeRow>>& nodeFormulaColumns();
[[nodiscard]] const std::vector<FormulaColumn<LinkRow>>& linkFormulaColumns();
[[nodiscard]] const std::vector<FormulaColumn<SwitchRow>>& switchFormulaColumns();
[[nodiscard]] const std::vector<FormulaColumn<PriceItem>>& itemFormulaColumns();
[[nodiscard]] const std::vector<FormulaColumn<MessageRow>>& messageFormulaColumns();
[[nodiscard]] const std::vector<FormulaColumn<TimeRow>>& timeFormulaColumns();
[[nodiscard]] const std::vector<FormulaColumn<Platform>>& platformFormulaColumns();
[[nodiscard]] const std::vector<FormulaColumn<Workload>>& workloadFormulaColumns();
[[nodiscard]] const std::vector<FormulaColumn<Application>>& applicationFormulaColumns();

/** What formulas of a platform's items know of it: nodes, switches, links and cores. */
[[nodiscard]] FormulaFacts platformFacts(const Platform& platform);

/** Of tables without further columns. */
[[nodiscard]] const std::vector<std::string>& noExtraColumns();

/** Puts what a parameter's formula comes to into its row. False: that was there already. */
bool setOutcome(ParameterRow& row, const ParameterValue& outcome);

/** What the formula of a model's parameter in row `index` comes to. */
[[nodiscard]] ParameterValue modelValue(TableFormulas& formulas, const ParameterRow& row, std::size_t index);

} // namespace contraflow
