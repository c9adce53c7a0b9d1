// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/project/rule_names.h"

#include <string>
#include <vector>

namespace contraflow {

// Names of the project file that both its reader and its writer use.

inline const std::vector<std::string> kMessageColumns{"id", "source", "destination", "size", "start"};
inline const std::vector<std::string> kTimeColumns{"message", "mean", "ci95", "repetitions"};
inline const std::vector<std::string> kBenchmarkColumns{
    "test", "processes", "size", "time", "bandwidth", "repetitions", "min", "max", "ci95", "from", "to"};

} // namespace contraflow
