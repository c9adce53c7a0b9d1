// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_heading.h"

#include "core/base/text.h"

namespace contraflow::cli {

std::string modelHeading(const std::string& model, const std::string& kind)
{
    return "Model " + model + (kind == model ? std::string() : " (" + kind + ")");
}

std::string beyondCalibrationLine(const std::vector<std::string>& outside)
{
    return outside.empty() ? std::string() : "Beyond its calibration: " + joinedWords(outside) + '\n';
}

} // namespace contraflow::cli
