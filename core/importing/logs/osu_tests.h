// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/benchmark.h"

#include <optional>
#include <string>
#include <string_view>

namespace contraflow {

/** A program of the OSU micro-benchmarks. */
struct OsuTest
{
    std::string name; ///< of the program, "osu_iallreduce", and where its buffers are: "osu_bw, CUDA"
    BenchmarkKind kind = BenchmarkKind::collective;
    bool isBetweenTwo = false; ///< it runs two processes
    bool isOverlapped = false; ///< it computes meanwhile: "Pure Comm." is the time without that
};

/**
 * The program that prints a title, given without "# OSU " and " Test v5.6": "MPI Latency", "MPI-CUDA
 * Non-blocking Allreduce Latency", "MPI_Put Bandwidth". Nothing where no title is known that reads so.
 */
[[nodiscard]] std::optional<OsuTest> findOsuTest(std::string_view title);

} // namespace contraflow
