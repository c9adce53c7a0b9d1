// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/program.h"
#include "core/base/result.h"
#include "core/io/text/file_format.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What a reader of traces has to know besides the files. */
struct TraceOptions
{
    double flopsPerSecond = 0; ///< of a process; 0: not known, and traces that count flops are refused
    std::stop_token stop = {};
    bool isFormatNamed = false; ///< somebody said what the files are: a reader need not ask again
};

/** A trace as a program. */
struct ReadTrace
{
    std::shared_ptr<const Program> program;
    std::uint64_t events = 0;
    std::vector<std::string> sha256; ///< by file
    std::vector<std::string> notes;  ///< what was skipped and why, what was taken for granted
};

/** One kind of trace. */
struct TraceFormat : FileFormat
{
    /** Whether the first lines of a file are of this kind. */
    bool (*recognise)(std::string_view head) = nullptr;
    /** Files stand in the order of ranks where each has one. Fails with file, line, reason and remedy at
     * anything that cannot be taken: a program without it would be another one. */
    Result<ReadTrace> (*read)(std::span<const std::filesystem::path> files,
                              const TraceOptions& options) = nullptr;
    bool countsFlops = false; ///< its computations take flops, so that the speed of a process is needed
};

/** All kinds, in the order in which they are tried. */
[[nodiscard]] std::span<const TraceFormat> traceFormats();
[[nodiscard]] const TraceFormat* findTraceFormat(std::string_view name);
/** "10 Gflop/s", "2.5G" or "1e9": flops in a second. */
[[nodiscard]] std::optional<double> parseSpeed(std::string_view text);

/** The kind of a file by its first lines; null when it is no trace, or cannot be read. */
[[nodiscard]] const TraceFormat* recogniseTrace(const std::filesystem::path& file);

/** The files that a list of one name per line names, relative to itself; nothing when it is no such list. */
[[nodiscard]] std::optional<std::vector<std::filesystem::path>>
listedTraces(const std::filesystem::path& file);

// The readers; what they take is said in trace_formats.cpp.
[[nodiscard]] Result<ReadTrace> readTimeIndependent(std::span<const std::filesystem::path> files,
                                                    const TraceOptions& options);
[[nodiscard]] Result<ReadTrace> readOldTimeIndependent(std::span<const std::filesystem::path> files,
                                                       const TraceOptions& options);
[[nodiscard]] bool looksLikeChakra(std::string_view head);
[[nodiscard]] Result<ReadTrace> readChakra(std::span<const std::filesystem::path> files,
                                           const TraceOptions& options);
[[nodiscard]] Result<ReadTrace> readGoal(std::span<const std::filesystem::path> files,
                                         const TraceOptions& options);
[[nodiscard]] Result<ReadTrace> readParaver(std::span<const std::filesystem::path> files,
                                            const TraceOptions& options);
[[nodiscard]] Result<ReadTrace> readOtf2(std::span<const std::filesystem::path> files,
                                         const TraceOptions& options);
[[nodiscard]] Result<ReadTrace> readMpiTrace(std::span<const std::filesystem::path> files,
                                             const TraceOptions& options);

} // namespace contraflow
