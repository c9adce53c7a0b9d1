// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/run_recorder.h"

#include "core/base/random.h"
#include "core/base/text.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <filesystem>

namespace contraflow::runner {

namespace {

std::string nowInUtc()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    if (gmtime_r(&now, &parts) == nullptr)
        return {};
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

/** By how much the reference changed around a pattern, as a share. */
double restlessness(const RepeatedPattern& pattern)
{
    const ReferenceTimes& reference = pattern.reference;
    const double least = std::min(reference.before, reference.after);
    return least > 0 ? std::abs(reference.after - reference.before) / least : HUGE_VAL;
}

} // namespace

Result<RunRecorder> RunRecorder::open(const RunOptions& options, const MeasuringPlan& plan,
                                      const std::string& planSha256)
{
    RunRecorder recorder(options.output);
    std::error_code ignored;
    if (std::filesystem::exists(options.output, ignored)) {
        if (!options.isResumed)
            return Error{ErrorCode::invalidInput,
                         options.output +
                             ": the file is there already; --resume goes on where it ends, another "
                             "name begins anew"};
        const Result<std::string> text = readTextFile(options.output, kMostMeasuringBytes);
        if (!text)
            return text.error();
        Result<MeasuredRun> earlier = parseRun(*text);
        if (!earlier)
            return earlier.error().within(options.output);
        if (earlier->planSha256 != planSha256)
            return Error{ErrorCode::invalidInput,
                         options.output + ": these are results of another plan; name another file"};
        recorder.m_run = std::move(earlier).value();
        return recorder;
    }
    MeasuredRun& run = recorder.m_run;
    run.planSha256 = planSha256;
    run.project = plan.project;
    run.projectSha256 = plan.projectSha256;
    run.platform = plan.platform;
    run.rule = plan.rule;
    run.program = "contraflow-run " CONTRAFLOW_VERSION;
    run.started = nowInUtc();
    return recorder;
}

std::vector<std::size_t> RunRecorder::openPatterns(const MeasuringPlan& plan) const
{
    std::vector<std::size_t> patterns;
    for (std::size_t i = 0; i < plan.patterns.size(); ++i) {
        const bool isDone =
            std::any_of(m_run.patterns.begin(), m_run.patterns.end(), [&](const RepeatedPattern& done) {
                return done.scenario == plan.patterns[i].scenario;
            });
        if (!isDone)
            patterns.push_back(i);
    }
    Random random(plan.seed);
    random.shuffle(patterns);
    return patterns;
}

void RunRecorder::setSurroundings(std::vector<MeasuredHost> hosts, std::string mpi, bool isPlacedAsPlanned)
{
    m_run.hosts = std::move(hosts);
    m_run.mpi = std::move(mpi);
    m_run.isPlacedAsPlanned = isPlacedAsPlanned && (m_run.patterns.empty() || m_run.isPlacedAsPlanned);
}

Result<void> RunRecorder::add(RepeatedPattern pattern)
{
    const auto earlier =
        std::find_if(m_run.patterns.begin(), m_run.patterns.end(),
                     [&](const RepeatedPattern& done) { return done.scenario == pattern.scenario; });
    if (earlier == m_run.patterns.end()) {
        m_run.patterns.push_back(std::move(pattern));
    } else {
        const std::size_t attempts = earlier->attempts + 1;
        if (restlessness(pattern) < restlessness(*earlier))
            *earlier = std::move(pattern);
        earlier->attempts = attempts;
    }
    return writeTextFile(m_file, runText(m_run));
}

} // namespace contraflow::runner
