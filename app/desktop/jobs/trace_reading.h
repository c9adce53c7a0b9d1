// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/trace_import.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A trace whose files have been read, and by what. */
struct TraceContent
{
    TraceFiles trace;
    const TraceFormat* asked = nullptr; ///< as TraceTarget::format
    double flopsPerSecond = 0;
    ReadTrace read;
};

/** Files of a trace, and what the user has said about them. */
struct TraceRequest
{
    std::vector<std::filesystem::path> files;
    TraceTarget target;
    Project project; ///< as it is now; cheap to copy
    std::shared_ptr<const TraceContent>
        content; ///< what was read before; read again where that was otherwise
};

/** What came of it: each part is there as far as the files could be understood. */
struct TraceOutcome
{
    const TraceFormat* format = nullptr; ///< that they were recognised as, or that was asked for
    std::shared_ptr<const TraceContent> content;
    std::optional<TracePlan> plan;
    std::string problem; ///< why there is no plan
};

/** Reads the files and plans their import. Called in a job's thread. */
[[nodiscard]] TraceOutcome readTraceFiles(const TraceRequest& request);

} // namespace contraflow
