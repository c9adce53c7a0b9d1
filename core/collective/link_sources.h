// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/all_to_all.h"
#include "core/collective/all_to_all_engine.h"
#include "core/collective/signature_fit.h"
#include "core/project/benchmark.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** α and β of one message between two processes, each from the first source that has it. */
class LinkSources
{
public:
    /** Takes what is not known yet. */
    void offer(const std::optional<double>& startUp, const std::optional<double>& secondsPerByte,
               const std::string& source);
    void offer(const PointToPoint& link, const std::string& source);
    void offerPreset(const SignaturePreset& preset);
    /** Offers the fit of the project's first ping-pong benchmark, if there is one. Fails, and offers nothing,
     * where it cannot be fitted. */
    Result<void> offerPingPong(const Project& project);
    /** Offers what the scenario's platform has; fails with what is wrong with it. */
    Result<void> offerPlatform(const AllToAllNetwork& network);

    [[nodiscard]] bool isComplete() const { return m_startUp && m_secondsPerByte; }
    [[nodiscard]] bool hasStartUp() const { return m_startUp.has_value(); }
    /** 0 for what is not known. */
    [[nodiscard]] PointToPoint link() const { return {m_startUp.value_or(0), m_secondsPerByte.value_or(0)}; }
    [[nodiscard]] const std::string& startUpSource() const { return m_startUpSource; }
    [[nodiscard]] const std::string& secondsPerByteSource() const { return m_secondsPerByteSource; }

private:
    std::optional<double> m_startUp;
    std::optional<double> m_secondsPerByte;
    std::string m_startUpSource;
    std::string m_secondsPerByteSource;
};

/** Of what sizes an all-to-all is to be predicted; what is empty is filled from what is known. */
struct SizeWishes
{
    std::vector<std::uint32_t> processes;
    std::vector<double> bytes;
    std::span<const AllToAllPoint> measured;
    std::optional<std::uint32_t> usualProcesses; ///< where nothing was measured
};

/** Every n with every m, ascending: those wished for, else the measured ones, else the usual n and 1 kB to
 * 10 MB. Empty when no n is known. */
[[nodiscard]] std::vector<AllToAll> sizesToPredict(const SizeWishes& wishes);

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
