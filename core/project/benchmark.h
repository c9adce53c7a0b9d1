// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/shared_rows.h"
#include "core/project/cell.h"
#include "core/project/extra_cells.h"
#include "core/project/provenance.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

// Measured tables that belong to no scenario: curves over the message size, and times of collectives over the
// number of processes and the message size. Calibration and the models of collectives read them.

/** What a row's time and bandwidth are. */
enum class BenchmarkKind
{
    pingPong,      ///< time: one way, half of the round trip; between two processes
    stream,        ///< one way with many messages in flight; bandwidth: the sum over all pairs of processes
    bidirectional, ///< the same both ways at once; bandwidth: the sum of both ways, or of the way from → to
    exchange,      ///< every process sends and receives `size` at once; time: until it has done both
    allToAll,      ///< `size` is what each process sends to each other one; time: of the whole operation
    collective,    ///< another operation of all processes, which `test` names; time: of the whole operation
};

inline constexpr std::array<std::pair<BenchmarkKind, std::string_view>, 6> kBenchmarkKinds{{
    {BenchmarkKind::pingPong, "ping-pong"},
    {BenchmarkKind::stream, "stream"},
    {BenchmarkKind::bidirectional, "bidirectional"},
    {BenchmarkKind::exchange, "exchange"},
    {BenchmarkKind::allToAll, "all-to-all"},
    {BenchmarkKind::collective, "collective"},
}};

[[nodiscard]] std::optional<BenchmarkKind> benchmarkKind(std::string_view name);
[[nodiscard]] std::string_view benchmarkKindName(BenchmarkKind kind);

/** One measured point. What the benchmark did not say is an empty cell. */
struct BenchmarkRow
{
    std::string test; ///< as the tool calls it: "osu_latency", "PingPong"
    CountCell processes;
    QuantityCell size;      ///< of one message; of a transfer over a time (iperf3), all that was received
    QuantityCell time;      ///< mean over the repetitions and, of collectives, over the processes
    QuantityCell bandwidth; ///< mean
    CountCell repetitions;  ///< behind the mean
    QuantityCell minimum;   ///< of the time, over what `time` is the mean of
    QuantityCell maximum;   ///< of the time
    QuantityCell ci95;      ///< half-width of the 95 % confidence interval of the time
    std::string from;       ///< node or process that sent; empty: not known, or all
    std::string to;         ///< node or process that received
    ExtraCells extras;      ///< cells of Benchmark::extraColumns

    bool operator==(const BenchmarkRow&) const = default;
};

/** One measured table. */
struct Benchmark
{
    std::string name;
    std::string kind; ///< one of kBenchmarkKinds
    SharedRows<BenchmarkRow> rows;
    std::vector<std::string> extraColumns;
    Provenance provenance;
    ExtraKeys extras;

    bool operator==(const Benchmark&) const = default;
};

} // namespace contraflow
