// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/analysis/calibration/calibration.h"
#include "core/project/project.h"

namespace contraflow::cli {

void writeCalibrationTable(const Project& project, const Calibration& calibration, Output& output);
void writeCalibrationJson(const Project& project, const Calibration& calibration, Output& output);

} // namespace contraflow::cli
