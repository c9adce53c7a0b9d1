// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/lossless_pair.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow::cli {

// What stands above and below the rows of a scenario, whatever it runs.

/** "Model tcp (asymmetric)" */
[[nodiscard]] std::string modelHeading(const std::string& model, const std::string& kind);
/** "Scenario ring, model tcp (asymmetric)" */
[[nodiscard]] std::string scenarioHeading(const std::string& scenario, const std::string& model,
                                          const std::string& kind);
/** The models that a scenario is run with, nothing for its own: these, and behind its own the one without
 * congestion control. */
[[nodiscard]] std::vector<std::optional<std::string>>
withUncontrolled(std::vector<std::optional<std::string>> models, const Scenario& scenario);
/** Below the rows: what lossless networks do without congestion control, and what to ask the vendor; empty
 * without pairs. */
[[nodiscard]] std::string textsOfPairs(const std::vector<LosslessPair>& pairs);
/** A line for each note. */
[[nodiscard]] std::string notesText(const std::vector<std::string>& notes);
/** The line that says what the model was not calibrated with; empty without such. */
[[nodiscard]] std::string beyondCalibrationLine(const std::vector<std::string>& outside);

} // namespace contraflow::cli
