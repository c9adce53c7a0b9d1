// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"
#include "core/tables/table.h"

#include <variant>
#include <vector>

namespace contraflow {

// Published: a column keeps its key, meaning and place in files; new ones come last. The tables hold no
// reference to the calibration.

/** Models by their errors, a row each; in JSON with their parameters. */
[[nodiscard]] Table rankingTable(const Calibration& calibration);
/** The parameters of the ranked models, a row each, for files beside what the ranking says of the model; one
 * without parameters has a row as well. */
[[nodiscard]] Table fitsTable(const Calibration& calibration);
/** The same without a row. */
[[nodiscard]] Table fitsHeading();
[[nodiscard]] Table parametersTable(const ModelFit& fit);
[[nodiscard]] Table gigeFormulasTable(const Calibration& calibration);
/** Every observation under the first of the ranking. */
[[nodiscard]] Table residualsTable(const Project& project, const Calibration& calibration);

/** A figure besides those of models, and where it comes from. */
using FigureSource = std::variant<const CapacityFit*, const BenchmarkFit*, const GigeFormulas*>;

/** Bandwidths, start-up times and parameters by published formulas for people, a row each. */
[[nodiscard]] Table figuresTable(const Calibration& calibration);
/** By row of that table; they point into the calibration. */
[[nodiscard]] std::vector<FigureSource> figureSources(const Calibration& calibration);

} // namespace contraflow
