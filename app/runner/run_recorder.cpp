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
#include <set>

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

/** By how much the reference changed around a pattern or program, as a share. */
double restlessness(const ReferenceTimes& reference)
{
    const double least = std::min(reference.before, reference.after);
    return least > 0 ? std::abs(reference.after - reference.before) / least : HUGE_VAL;
}

/** Puts what was measured behind the others, or in place of an earlier attempt that was less quiet. */
template<typename Repeated>
void keepQuieter(std::vector<Repeated>& kept, Repeated repeated)
{
    const auto earlier = std::find_if(kept.begin(), kept.end(), [&repeated](const Repeated& done) {
        return done.scenario == repeated.scenario;
    });
    if (earlier == kept.end()) {
        kept.push_back(std::move(repeated));
        return;
    }
    const std::size_t attempts = earlier->attempts + 1;
    if (restlessness(repeated.reference) < restlessness(earlier->reference))
        *earlier = std::move(repeated);
    earlier->attempts = attempts;
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
        recorder.m_run.planned = plan.runCount();
        recorder.m_run.isFinished = false;
        return recorder;
    }
    MeasuredRun& run = recorder.m_run;
    run.planSha256 = planSha256;
    run.project = plan.project;
    run.projectSha256 = plan.projectSha256;
    run.platform = plan.platform;
    run.rule = plan.rule;
    run.planned = plan.runCount();
    run.program = "contraflow-run " CONTRAFLOW_VERSION;
    run.started = nowInUtc();
    return recorder;
}

std::vector<std::size_t> RunRecorder::openRuns(const MeasuringPlan& plan) const
{
    std::set<std::string> done;
    for (const RepeatedPattern& pattern : m_run.patterns)
        done.insert(pattern.scenario);
    for (const RepeatedProgram& program : m_run.programs)
        done.insert(program.scenario);
    std::vector<std::size_t> open;
    for (std::size_t run = 0; run < plan.runCount(); ++run)
        if (!done.contains(plan.scenarioOf(run)))
            open.push_back(run);
    Random random(plan.seed);
    random.shuffle(open);
    return open;
}

void RunRecorder::setSurroundings(std::vector<MeasuredHost> hosts, std::string mpi, bool isPlacedAsPlanned)
{
    m_run.hosts = std::move(hosts);
    m_run.mpi = std::move(mpi);
    const bool isFirst = m_run.patterns.empty() && m_run.programs.empty();
    m_run.isPlacedAsPlanned = isPlacedAsPlanned && (isFirst || m_run.isPlacedAsPlanned);
}

Result<void> RunRecorder::add(RepeatedPattern pattern)
{
    keepQuieter(m_run.patterns, std::move(pattern));
    return writeTextFile(m_file, runText(m_run));
}

Result<void> RunRecorder::add(RepeatedProgram program)
{
    keepQuieter(m_run.programs, std::move(program));
    return writeTextFile(m_file, runText(m_run));
}

Result<void> RunRecorder::finish()
{
    m_run.isFinished = true;
    return writeTextFile(m_file, runText(m_run));
}

} // namespace contraflow::runner
