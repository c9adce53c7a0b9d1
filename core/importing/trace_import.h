// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/traffic_file.h"
#include "core/io/traces/trace_formats.h"
#include "core/project/edit.h"

#include <filesystem>
#include <string>
#include <vector>

namespace contraflow {

/** What becomes of a trace in a project. */
struct TraceTarget
{
    const TraceFormat* format = nullptr; ///< null: by the content of the files
    double flopsPerSecond = 0;           ///< of a process, where the trace counts flops
    /** The project's file, which names the trace relative to itself. Empty: it has none yet, and names the
     * trace by itself until it is written. */
    std::filesystem::path project;
    std::string name;           ///< of the application; empty: from the file
    std::uint64_t repeat = 1;   ///< of an exchange: how often it takes place
    std::string platform;       ///< of a new scenario; empty: the application alone
    Provenance provenance = {}; ///< what is known of the trace; its files and hashes it has itself
    std::stop_token stop = {};
};

struct TracePlan
{
    const TraceFormat* format = nullptr; ///< null: rows of the project, of a matrix
    Edit edit;                           ///< one undo step
    std::string application;
    std::uint32_t processes = 0;
    std::uint64_t events = 0;
    std::vector<std::string> notes;
};

/** The files of a trace: those given, or those that the one given lists, and their kind. Fails when it is no
 * trace, or a listed file is not there. */
struct TraceFiles
{
    std::vector<std::filesystem::path> files;
    const TraceFormat* format = nullptr;
};
[[nodiscard]] Result<TraceFiles> findTrace(const std::vector<std::filesystem::path>& given,
                                           const TraceFormat* format);
/** Whether a file looks like a trace or a list of traces: what `contraflow import` asks. */
[[nodiscard]] bool looksLikeTrace(const std::filesystem::path& file);

/** Reads its files. */
[[nodiscard]] Result<ReadTrace> readTrace(const TraceFiles& trace, const TraceTarget& target);
/** Works out what taking a trace that was read does to the project. It stays where it is: the application
 * names files and their SHA-256, and runs what was read. */
[[nodiscard]] Result<TracePlan> planTrace(const Project& project, const TraceFiles& trace,
                                          const ReadTrace& read, const TraceTarget& target);
/** Both. */
[[nodiscard]] Result<TracePlan> planTrace(const Project& project, const TraceFiles& trace,
                                          const TraceTarget& target);

/** What a matrix or list says is sent becomes one step of an application, or so many: everybody posts all
 * receives and sends and waits for them. Fails when there are more messages than a program may have rows for.
 */
[[nodiscard]] Result<TracePlan> planExchange(const Project& project, const Traffic& traffic,
                                             const TraceTarget& target);

} // namespace contraflow
