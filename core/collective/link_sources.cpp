// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/link_sources.h"

#include "core/analysis/calibration/benchmark_fit.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/checks.h"

#include <algorithm>
#include <array>
#include <set>

namespace contraflow {

namespace {

/** 1 kB to 10 MB. */
constexpr std::array kUsualBytes{1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7};

} // namespace

void LinkSources::offer(const std::optional<double>& startUp, const std::optional<double>& secondsPerByte,
                        const std::string& source)
{
    if (!m_startUp && startUp) {
        m_startUp = startUp;
        m_startUpSource = source;
    }
    if (!m_secondsPerByte && secondsPerByte) {
        m_secondsPerByte = secondsPerByte;
        m_secondsPerByteSource = source;
    }
}

void LinkSources::offer(const PointToPoint& link, const std::string& source)
{
    offer(link.startUp, link.secondsPerByte, source);
}

void LinkSources::offerPreset(const SignaturePreset& preset)
{
    const auto valueOf = [](const std::optional<SignatureFigure>& figure) {
        return figure ? std::optional(figure->value) : std::nullopt;
    };
    offer(valueOf(preset.startUp), valueOf(preset.secondsPerByte), sentence("preset %1", {preset.name}));
}

Result<void> LinkSources::offerPingPong(const Project& project)
{
    if (isComplete())
        return {};
    const auto index = findBenchmark(project, BenchmarkKind::pingPong, {});
    if (!index || !*index)
        return {};
    const Benchmark& benchmark = project.benchmarks[**index];
    ASSIGN_OR_RETURN(const PointToPointFit fit,
                     fitPointToPoint(pingPongPoints(benchmark))
                         .within(sentence("benchmark %1", {inQuotes(benchmark.name)})));
    offer(fit.link, sentence("benchmark %1", {benchmark.name}));
    return {};
}

Result<void> LinkSources::offerPlatform(const AllToAllNetwork& network)
{
    if (isComplete())
        return {};
    ASSIGN_OR_RETURN(const std::size_t nodes, nodeCount(network));
    ASSIGN_OR_RETURN(const PointToPoint link,
                     platformLink(network, static_cast<std::uint32_t>(std::max<std::size_t>(nodes, 2))));
    offer(link, sentence("platform %1", {network.project.scenarios[network.scenario].platform}));
    return {};
}

std::vector<AllToAll> sizesToPredict(const SizeWishes& wishes)
{
    std::set<std::uint32_t> processes(wishes.processes.begin(), wishes.processes.end());
    std::set<double> bytes(wishes.bytes.begin(), wishes.bytes.end());
    for (const AllToAllPoint& point : wishes.measured) {
        if (wishes.processes.empty())
            processes.insert(point.size.processes);
        if (wishes.bytes.empty())
            bytes.insert(point.size.bytes);
    }
    if (bytes.empty())
        bytes.insert(kUsualBytes.begin(), kUsualBytes.end());
    if (processes.empty() && wishes.usualProcesses)
        processes.insert(*wishes.usualProcesses);
    std::vector<AllToAll> sizes;
    for (const std::uint32_t n : processes)
        for (const double m : bytes)
            sizes.push_back({n, m});
    return sizes;
}

namespace {

std::optional<double> valueOf(const QuantityCell& cell)
{
    return cell.hasValue() ? std::optional(cell.value().value) : std::nullopt;
}

std::vector<PairPoint> pairPoints(const Benchmark& benchmark, bool isBandwidth)
{
    std::vector<PairPoint> points;
    std::size_t position = 0;
    for (const BenchmarkRow& row : benchmark.rows) {
        PairPoint point{.row = position++};
        point.bytes = row.size.valueOr(Quantity{}).value;
        const double seconds = row.time.valueOr(Quantity{}).value;
        point.value = isBandwidth ? row.bandwidth.valueOr(Quantity{}).value : seconds;
        if (isBandwidth && !(point.value > 0) && seconds > 0)
            point.value = point.bytes / seconds;
        if (const double half = row.ci95.valueOr(Quantity{}).value; !isBandwidth && half > 0)
            point.halfWidth = half;
        if (point.bytes > 0 && point.value > 0)
            points.push_back(point);
    }
    return points;
}

void askModel(PairBenchmark& pair, const Benchmark& benchmark, const AllToAllNetwork& network,
              const RunOptions& options)
{
    const auto largest = std::ranges::max_element(pair.points, {}, &PairPoint::bytes);
    const BenchmarkRow& row = benchmark.rows[largest->row];
    Result<PairRun> run = runPair(network, {row.from, row.to}, largest->bytes,
                                  pair.kind == BenchmarkKind::bidirectional, options);
    if (!run) {
        pair.problem = run.error().message;
        return;
    }
    pair.from = std::move(run->from);
    pair.to = std::move(run->to);
    pair.model = {pair.isBandwidth() ? 0 : run->latency, 1 / run->rate};
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
            RETURN_IF_ERROR(checkNamedOnce(project.benchmarks, *name, "benchmark"));
        if (!name || benchmark.name == *name)
            return std::optional(i);
        known.push_back(benchmark.name);
    }
    if (!name)
        return std::optional<std::size_t>();
    return notFound("there is no %1 benchmark %2; the project has %3",
                    {word, inQuotes(*name), known.empty() ? "none" : joinedWords(known)});
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

std::vector<PairBenchmark> pairBenchmarks(const Project& project, const AllToAllNetwork* network,
                                          const RunOptions& options)
{
    std::vector<PairBenchmark> pairs;
    const std::vector<BenchmarkFit> fits = fitBenchmarks(project);
    for (std::size_t i = 0; i < project.benchmarks.size(); ++i) {
        const Benchmark& benchmark = project.benchmarks[i];
        const std::optional<BenchmarkKind> kind = benchmarkKind(benchmark.kind);
        if (kind != BenchmarkKind::pingPong && kind != BenchmarkKind::stream &&
            kind != BenchmarkKind::bidirectional)
            continue;
        PairBenchmark pair{.benchmark = i, .kind = *kind};
        pair.points = pairPoints(benchmark, pair.isBandwidth());
        if (pair.points.empty())
            continue;
        for (const BenchmarkFit& fit : fits)
            if (fit.name == benchmark.name && fit.kind == benchmark.kind && fit.bandwidth)
                pair.fitted = {fit.startUp ? fit.startUp->value : 0, 1 / fit.bandwidth->value};
        if (network)
            askModel(pair, benchmark, *network, options);
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

} // namespace contraflow
