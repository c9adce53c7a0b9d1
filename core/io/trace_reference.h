// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <filesystem>
#include <string>
#include <vector>

namespace contraflow {

/** What an application says of its trace, in place of rows: {format: ti, speed: 1e9, files: [{file: …,
 * sha256: …}]}. */
struct TraceReference
{
    struct File
    {
        std::string name;   ///< relative to the project's file
        std::string sha256; ///< empty: not known
    };

    std::string format;
    double flopsPerSecond = 0; ///< 0: the trace counts none
    std::vector<File> files;   ///< in the order of ranks where each has one
};

[[nodiscard]] Result<TraceReference> readTraceReference(const DataNode& node);
/** One map; a single file stands in it without a list. */
[[nodiscard]] DataNode traceNode(const TraceReference& reference);

/** Gives the applications of a project whose traces stand beside its file the means to read them. */
void attachTraces(Project& project, const std::filesystem::path& projectFile);

} // namespace contraflow
