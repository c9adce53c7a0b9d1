// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/link_sources.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/collective/benchmark_points.h"

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

} // namespace contraflow
