// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/run_recorder.h"

#include "core/base/random.h"
#include "core/base/text.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <filesystem>

namespace contraflow::runner {

namespace {

/** By how much the reference changed around a pattern or program, as a share. */
double restlessness(const ReferenceTimes& reference)
{
    const double least = std::min(reference.before, reference.after);
    return least > 0 ? std::abs(reference.after - reference.before) / least : HUGE_VAL;
}

std::size_t rowsOf(const RepeatedPattern& pattern)
{
    return pattern.messages.size();
}

std::size_t rowsOf(const RepeatedProgram& program)
{
    return program.tasks.size();
}

template<typename Repeated>
const Repeated* findMeasured(const std::vector<Repeated>& kept, const std::string& scenario)
{
    const auto found = std::ranges::find(kept, scenario, &Repeated::scenario);
    return found == kept.end() ? nullptr : &*found;
}

/** Puts what was measured behind the others, or in place of an earlier attempt of which less could be
 * measured, or that was less quiet. */
template<typename Repeated>
void keepBetter(std::vector<Repeated>& kept, Repeated repeated)
{
    const auto earlier = std::ranges::find(kept, repeated.scenario, &Repeated::scenario);
    if (earlier == kept.end()) {
        kept.push_back(std::move(repeated));
        return;
    }
    const std::size_t attempts = rowsOf(*earlier) == 0 ? 1 : earlier->attempts + 1; // of those that began
    const bool isAsWhole = rowsOf(repeated) == rowsOf(*earlier);
    if (isAsWhole ? restlessness(repeated.reference) < restlessness(earlier->reference)
                  : rowsOf(repeated) > rowsOf(*earlier))
        *earlier = std::move(repeated);
    earlier->attempts = attempts;
}

template<typename Repeated>
bool isSettled(const Repeated* repeated)
{
    return repeated != nullptr && (repeated->wasQuiet || repeated->attempts >= kMostAttempts);
}

template<typename Repeated>
bool isOfSession(const std::vector<Repeated>& kept, std::size_t session)
{
    return contains(kept, session, &Repeated::session);
}

template<typename Repeated>
std::size_t attemptsOf(const Repeated* repeated)
{
    return repeated == nullptr || rowsOf(*repeated) == 0 ? 0 : repeated->attempts;
}

} // namespace

std::string nowInUtc()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    if (gmtime_r(&now, &parts) == nullptr)
        return {};
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

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
        ASSIGN_OR_RETURN(const std::string text, readTextFile(options.output, kMostMeasuringBytes));
        ASSIGN_OR_RETURN(MeasuredRun earlier, parseRun(text).within(options.output));
        if (earlier.planSha256 != planSha256)
            return Error{ErrorCode::invalidInput,
                         options.output + ": these are results of another plan; name another file"};
        recorder.m_run = std::move(earlier);
        recorder.m_content = text;
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
    return recorder;
}

bool RunRecorder::isWhole(const MeasuringPlan& plan, std::size_t run) const
{
    if (run < plan.patterns.size()) {
        const RepeatedPattern* pattern = findMeasured(m_run.patterns, plan.scenarioOf(run));
        return pattern != nullptr && pattern->messages.size() == plan.patterns[run].messages.size();
    }
    const RepeatedProgram* program = findMeasured(m_run.programs, plan.scenarioOf(run));
    return program != nullptr &&
           (!program->tasks.empty() || eventCount(plan.programs[run - plan.patterns.size()]) == 0);
}

bool RunRecorder::isDone(const MeasuringPlan& plan, std::size_t run) const
{
    const std::string& scenario = plan.scenarioOf(run);
    return isWhole(plan, run) &&
           (run < plan.patterns.size() ? isSettled(findMeasured(m_run.patterns, scenario))
                                       : isSettled(findMeasured(m_run.programs, scenario)));
}

std::size_t RunRecorder::attempts(const MeasuringPlan& plan, std::size_t run) const
{
    const std::string& scenario = plan.scenarioOf(run);
    return run < plan.patterns.size() ? attemptsOf(findMeasured(m_run.patterns, scenario))
                                      : attemptsOf(findMeasured(m_run.programs, scenario));
}

std::vector<std::size_t> RunRecorder::openRuns(const MeasuringPlan& plan) const
{
    std::vector<std::size_t> open;
    for (std::size_t run = 0; run < plan.runCount(); ++run)
        if (!isDone(plan, run))
            open.push_back(run);
    Random random(plan.seed);
    random.shuffle(open);
    return open;
}

Result<void> RunRecorder::begin(MeasuringSession session)
{
    const std::size_t last = m_run.earlierSessions.size();
    if (isOfSession(m_run.patterns, last) || isOfSession(m_run.programs, last))
        m_run.earlierSessions.push_back(std::move(m_run.session));
    m_run.session = std::move(session);
    m_run.session.program = "contraflow-run " CONTRAFLOW_VERSION;
    m_run.session.started = nowInUtc();
    return write();
}

Result<void> RunRecorder::add(RepeatedPattern pattern)
{
    pattern.session = m_run.earlierSessions.size();
    keepBetter(m_run.patterns, std::move(pattern));
    return write();
}

Result<void> RunRecorder::add(RepeatedProgram program)
{
    program.session = m_run.earlierSessions.size();
    keepBetter(m_run.programs, std::move(program));
    return write();
}

Result<void> RunRecorder::finish()
{
    m_run.isFinished = true;
    return write();
}

Result<void> RunRecorder::write()
{
    std::error_code ignored;
    if (std::filesystem::exists(m_file, ignored)) {
        // The content says whose file it is; its time does not, since file systems of clusters round it.
        ASSIGN_OR_RETURN(const std::string there, readTextFile(m_file, kMostMeasuringBytes));
        if (there != m_content)
            return Error{ErrorCode::environment,
                         m_file + ": another run of contraflow-run writes to this file, which was left as it "
                                  "was; wait until that is done, or name another file"};
    }
    std::string text = runText(m_run);
    Result<void> written = writeTextFile(m_file, text);
    if (written)
        m_content = std::move(text);
    return written;
}

} // namespace contraflow::runner
