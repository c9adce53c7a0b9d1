// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A value with its 95 % confidence interval. */
struct Estimate
{
    double value = 0;
    double low = 0;
    double high = 0;
};

/** What a curve over the message size says about a link: T(m) = α + m / bandwidth. */
struct BenchmarkFit
{
    std::string name; ///< of the benchmark
    std::string kind; ///< "ping-pong", "stream"
    std::size_t points = 0;
    double smallest = 0; ///< message in bytes
    double largest = 0;
    std::optional<Estimate> startUp;   ///< α in seconds; of a stream the gap between messages
    std::optional<Estimate> bandwidth; ///< 1 / β in bytes per second
    double error = 0;                  ///< mean |Erel| of the fit in percent
    std::string problem;               ///< why there is no fit; empty when there is one
};

/**
 * Fits every ping-pong and stream of a project by least squares of relative errors, with Student's t for the
 * intervals. Streams of one size, such as iperf's, give the mean of their bandwidths. Other benchmarks are of
 * several processes and are left out.
 */
[[nodiscard]] std::vector<BenchmarkFit> fitBenchmarks(const Project& project);

} // namespace contraflow
