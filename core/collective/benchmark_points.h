// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/all_to_all_engine.h"
#include "core/collective/point_to_point.h"
#include "core/collective/signature_fit.h"
#include "core/project/benchmark.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** The position of a project's benchmark of a kind: the named one, or the first. Fails where there is none of
 * this name and kind; nothing where no name is given and there is none of the kind. */
[[nodiscard]] Result<std::optional<std::size_t>> findBenchmark(const Project& project, BenchmarkKind kind,
                                                               const std::optional<std::string>& name);

/** The rows of an all-to-all with processes, size and time; of those only the ones of this test, if one is
 * given. */
[[nodiscard]] std::vector<AllToAllPoint> allToAllPoints(const Benchmark& benchmark,
                                                        const std::optional<std::string>& test);

/** The rows of a ping-pong with size and time. */
[[nodiscard]] std::vector<PingPongPoint> pingPongPoints(const Benchmark& benchmark);

/** A measured value of a benchmark between two processes. */
struct PairPoint
{
    double bytes = 0;                ///< above 0
    double value = 0;                ///< above 0: seconds of a ping-pong, else bytes per second
    std::optional<double> halfWidth; ///< of the 95 % confidence interval of `value`
    std::size_t row = 0;             ///< of the benchmark
};

/** A ping-pong, a stream or a bidirectional benchmark over the size of its messages. */
struct PairBenchmark
{
    std::size_t benchmark = 0; ///< in Project::benchmarks
    BenchmarkKind kind = BenchmarkKind::pingPong;
    std::vector<PairPoint> points; ///< at least one
    std::string from;              ///< between which nodes the model was asked
    std::string to;
    /** What the scenario's model says. Of what has many messages in flight α is hidden, and β that of both
     * ways together. */
    std::optional<PointToPoint> model;
    std::string problem;                ///< why there is no model
    std::optional<PointToPoint> fitted; ///< to these points; a stream's α is the gap between messages

    [[nodiscard]] bool isBandwidth() const { return kind != BenchmarkKind::pingPong; }
    /** What these figures give for a size, as PairPoint::value. */
    [[nodiscard]] double value(const PointToPoint& figures, double bytes) const
    {
        return isBandwidth() ? bytes / figures.time(bytes) : figures.time(bytes);
    }
};

/** All of a project that have points. `network` is null where there is no scenario to ask. */
[[nodiscard]] std::vector<PairBenchmark>
pairBenchmarks(const Project& project, const AllToAllNetwork* network, const RunOptions& options = {});

} // namespace contraflow
