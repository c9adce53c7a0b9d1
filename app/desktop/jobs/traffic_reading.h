// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/traffic_file.h"
#include "core/recipes/workload_outline.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A file that says what is sent, and the platform it is for. Holds values only. */
struct TrafficRequest
{
    std::filesystem::path path;
    TrafficOptions options;
    Platform platform;
    Project project; ///< as it is now; cheap to copy
};

/** What came of it: a plan with its sketch, or the reason why there is none. */
struct TrafficOutcome
{
    std::optional<TrafficPlan> plan;
    bool isMatrix = false;
    std::vector<std::string> ends; ///< in the order of the sketch
    WorkloadOutline outline;
    std::string problem;
};

/** Reads the file, fits it to the platform and sketches it. Called in a job's thread. */
[[nodiscard]] TrafficOutcome readTrafficFile(TrafficRequest request);

} // namespace contraflow
