// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/benchmark_points.h"

#include "core/base/text.h"
#include "core/project/checks.h"

namespace contraflow {

namespace {

std::optional<double> valueOf(const QuantityCell& cell)
{
    return cell.hasValue() ? std::optional(cell.value().value) : std::nullopt;
}

} // namespace

Result<std::optional<std::size_t>> findBenchmark(const Project& project, BenchmarkKind kind,
                                                 const std::optional<std::string>& name)
{
    const std::string word(benchmarkKindName(kind));
    std::vector<std::string> known;
    for (std::size_t i = 0; i < project.benchmarks.size(); ++i) {
        const Benchmark& benchmark = project.benchmarks[i];
        if (benchmark.kind != word)
            continue;
        if (name && benchmark.name == *name)
            if (const std::string doubled = doubledName(project.benchmarks, *name, "benchmark");
                !doubled.empty())
                return Error{ErrorCode::invalidInput, doubled};
        if (!name || benchmark.name == *name)
            return std::optional(i);
        known.push_back(benchmark.name);
    }
    if (!name)
        return std::optional<std::size_t>();
    return Error{ErrorCode::notFound, "there is no " + word + " benchmark " + inQuotes(*name) +
                                          "; the project has " +
                                          (known.empty() ? "none" : joinedWords(known))};
}

std::vector<AllToAllPoint> allToAllPoints(const Benchmark& benchmark, const std::optional<std::string>& test)
{
    std::vector<AllToAllPoint> points;
    std::size_t position = 0;
    for (const BenchmarkRow& row : benchmark.rows) {
        const std::size_t here = position++;
        const std::optional<double> bytes = valueOf(row.size);
        const std::optional<double> seconds = valueOf(row.time);
        if (!bytes || !seconds || *seconds <= 0 || !row.processes.hasValue() || row.processes.value() < 2)
            continue;
        if (test && row.test != *test)
            continue;
        points.push_back({{row.processes.value(), *bytes}, *seconds, valueOf(row.ci95), here});
    }
    return points;
}

std::vector<PingPongPoint> pingPongPoints(const Benchmark& benchmark)
{
    std::vector<PingPongPoint> points;
    for (const BenchmarkRow& row : benchmark.rows) {
        const std::optional<double> bytes = valueOf(row.size);
        const std::optional<double> seconds = valueOf(row.time);
        if (bytes && seconds && *seconds > 0)
            points.push_back({*bytes, *seconds});
    }
    return points;
}

} // namespace contraflow
