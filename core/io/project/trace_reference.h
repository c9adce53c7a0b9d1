// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <filesystem>
#include <memory>
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

/** A file as it is named from a folder. */
[[nodiscard]] std::string nameFrom(const std::filesystem::path& folder, const std::filesystem::path& file);
/** Gives an application with a trace the means to read its files, which it names relative to `folder`; or
 * what was read of them already. */
void attachTrace(Application& application, const DataNode& node, const std::filesystem::path& folder,
                 std::shared_ptr<const Program> program = nullptr);
/** Gives the applications of a project whose traces stand beside its file the means to read them; those
 * without a trace lose it. */
void attachTraces(Project& project, const std::filesystem::path& projectFile);
/** What the files of an application's trace hold, as hashes; empty without a trace that can be read. */
[[nodiscard]] std::string traceContent(const Application& application);
/** The project as it stands in another file: it names its traces relative to that one. Absolute names, and
 * those of traces that were never attached, stay. */
[[nodiscard]] Project withTracesNamedFrom(const Project& project, const std::filesystem::path& projectFile);
/** projectText() of that: what writeProject() writes into the file. */
[[nodiscard]] std::string projectText(const Project& project, const std::filesystem::path& projectFile);

} // namespace contraflow
