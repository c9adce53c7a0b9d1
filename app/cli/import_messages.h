// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"
#include "core/io/importers/traffic_file.h"

namespace contraflow::cli {

/** How a file of what is sent is read. */
[[nodiscard]] Result<TrafficOptions> trafficOptions(const Arguments& arguments, const ImportOptions& reading);

/** 'contraflow import --messages': what a file says is sent becomes a workload. */
[[nodiscard]] ExitStatus importMessages(const Arguments& arguments, const ProjectFile& project,
                                        const ImportOptions& reading);

} // namespace contraflow::cli
