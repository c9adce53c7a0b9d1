// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/output.h"
#include "core/analysis/calibration/nccl_fit.h"

#include <string>
#include <vector>

namespace contraflow::cli {

/** What times of nccl-tests show, and how well it predicts them. */
struct NcclReport
{
    std::vector<NcclTest> tests;
    double fromBytes = 0; ///< figures come from tests of this size and more
    NcclFit fit;
    std::vector<NcclPrediction> predictions; ///< the worst first
};

/** The size of --from-size, or 0. */
[[nodiscard]] Result<double> ncclFromBytes(const Arguments& arguments);

/** Tests and figures of files; predictions are not made yet. */
[[nodiscard]] Result<NcclReport> learnNccl(const std::vector<std::string>& files, double fromBytes);

/** Predicts the tests and writes figures, mean errors and the worst predictions in the format asked for. */
[[nodiscard]] Result<ExitStatus> writeNccl(NcclReport& report, const Arguments& arguments, Output& output);

} // namespace contraflow::cli
