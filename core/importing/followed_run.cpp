// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/followed_run.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/importing/import_origin.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/text/text_file.h"
#include "core/project/measured_doubts.h"

#include <algorithm>
#include <type_traits>

namespace contraflow {

namespace {

const std::vector<RepeatedMessage>& rowsOf(const RepeatedPattern& pattern)
{
    return pattern.messages;
}

const std::vector<RepeatedTask>& rowsOf(const RepeatedProgram& program)
{
    return program.tasks;
}

template<typename Repeated>
void addScenarios(const MeasuredRun& run, const std::vector<Repeated>& repeated,
                  std::vector<FollowedScenario>& scenarios)
{
    for (const Repeated& one : repeated) {
        FollowedScenario scenario;
        scenario.name = one.scenario;
        scenario.repetitions = one.repetitions;
        scenario.attempts = one.attempts;
        scenario.wasQuiet = one.wasQuiet;
        scenario.isPlacedAsPlanned = run.sessionOf(one).isPlacedAsPlanned;
        for (const auto& row : rowsOf(one)) {
            scenario.drifting += row.times.drift ? 1 : 0;
            scenario.twoLevels += row.times.levels ? 1 : 0;
            const bool hasTwoClocks = std::is_same_v<Repeated, RepeatedPattern>;
            if (hasTwoClocks && one.clockAccuracy > kClockShare * row.times.mean.mean)
                ++scenario.clocked;
        }
        if (rowsOf(one).empty())
            scenario.problem = sentence("it could not be started together on all ranks");
        scenarios.push_back(std::move(scenario));
    }
}

/** Finds each scenario's pattern of the report: that of its first measurement. */
void findPatterns(FollowedRun& followed, const ImportPlan& plan)
{
    for (FollowedScenario& scenario : followed.scenarios) {
        const std::vector<MeasuredPattern>& patterns = followed.report->data.patterns;
        for (std::size_t i = patterns.size(); i-- > 0;)
            if (followed.report->scenario(patterns[i]) == scenario.name)
                scenario.pattern = i;
        if (scenario.pattern != FollowedScenario::kNone) {
            const MeasuredPattern& pattern = patterns[scenario.pattern];
            for (std::size_t model = followed.report->data.models.size(); model-- > 0;)
                if (followed.report->summaryOf(pattern, model).count > 0)
                    scenario.model = model;
            continue;
        }
        for (const RejectedLine& line : plan.rejected)
            if (scenario.problem.empty() && line.text == scenario.name)
                scenario.problem = line.reason;
        if (scenario.problem.empty())
            scenario.problem = sentence("none of its times fits the project");
    }
}

} // namespace

std::vector<std::string> remarksOn(const FollowedScenario& scenario)
{
    std::vector<std::string> remarks;
    const auto addIf = [&remarks](bool isSo, std::string remark) {
        if (isSo)
            remarks.push_back(std::move(remark));
    };
    addIf(scenario.attempts > 1, sentence("attempt %1", {groupedCount(scenario.attempts)}));
    addIf(!scenario.wasQuiet, sentence("the machine was not quiet"));
    addIf(!scenario.isPlacedAsPlanned, sentence("ranks were not where the plan has them"));
    addIf(scenario.drifting > 0, sentence("drifting times: %1", {groupedCount(scenario.drifting)}));
    addIf(scenario.twoLevels > 0,
          sentence("times at one of two levels: %1", {groupedCount(scenario.twoLevels)}));
    addIf(scenario.clocked > 0,
          sentence("times too short for how exact clocks were: %1", {groupedCount(scenario.clocked)}));
    return remarks;
}

bool looksLikeRun(std::string_view text)
{
    constexpr std::string_view beginning = "{ \"contraflow_run\"";
    std::string begun;
    for (const char c : text) {
        if (begun.size() == beginning.size())
            break;
        const bool isBlank = c == ' ' || c == '\n' || c == '\r' || c == '\t';
        if (!isBlank)
            begun += c;
        if (begun.size() == 1)
            begun += ' ';
    }
    return beginning.starts_with(begun);
}

Result<FollowedRun> followRun(const Project& project, std::string_view text, const Provenance& provenance,
                              const std::stop_token& stop)
{
    ASSIGN_OR_RETURN(const MeasuredRun run, parseRun(text));
    FollowedRun followed;
    followed.planned = run.planned;
    addScenarios(run, run.patterns, followed.scenarios);
    addScenarios(run, run.programs, followed.scenarios);
    // Files of older versions do not say when they are finished.
    followed.isFinished = run.isFinished || (followed.planned == 0 && !followed.scenarios.empty());
    if (followed.scenarios.empty())
        return followed;
    const bool isUnstarted = std::ranges::all_of(
        followed.scenarios, [](const FollowedScenario& scenario) { return !scenario.problem.empty(); });
    if (isUnstarted)
        return followed;
    ASSIGN_OR_RETURN(const ImportedFile file, parseMeasurements(text));
    ImportTarget target;
    target.provenance = provenance;
    addFacts(target.provenance, file);
    Result<ImportPlan> plan = planImport(project, file, target);
    if (!plan) {
        for (FollowedScenario& scenario : followed.scenarios)
            if (scenario.problem.empty())
                scenario.problem = plan.error().message;
        return followed;
    }
    auto measured = std::make_shared<Project>(project);
    RETURN_IF_ERROR(applyEdit(*measured, plan->edit));
    ErrorRequest request;
    for (const Measurement& measurement : measured->measurements)
        if (measurement.provenance == target.provenance)
            request.measurements.push_back(measurement.name);
    BatchOptions options;
    options.run.stop = stop;
    ASSIGN_OR_RETURN(ErrorReport report,
                     makeErrorReport({measured.get()}, {std::string()}, request, options));
    followed.project = std::move(measured);
    followed.report = std::make_shared<const ErrorReport>(std::move(report));
    findPatterns(followed, *plan);
    followed.plan = std::move(plan).value();
    return followed;
}

std::optional<RunFollower::Stamp> RunFollower::stamp() const
{
    std::error_code problem;
    Stamp stamp;
    stamp.time = std::filesystem::last_write_time(m_file, problem);
    if (!problem)
        stamp.size = std::filesystem::file_size(m_file, problem);
    return problem ? std::nullopt : std::optional(stamp);
}

std::optional<std::chrono::seconds> RunFollower::unwrittenFor() const
{
    if (!m_seen)
        return {};
    const auto age = std::filesystem::file_time_type::clock::now() - m_seen->time;
    return std::max(std::chrono::seconds(0), std::chrono::duration_cast<std::chrono::seconds>(age));
}

std::string silenceText(std::chrono::seconds silence)
{
    const std::chrono::duration<double> inFull = std::chrono::floor<std::chrono::minutes>(silence);
    return waitingTimeText(inFull.count());
}

Result<RunFollower::Outcome> RunFollower::look(const Project& project, Look look, const std::stop_token& stop)
{
    const std::optional<Stamp> now = stamp();
    if (!now) {
        m_seen.reset();
        m_problem.clear();
        return Outcome::missing;
    }
    const bool isWritten = now != m_seen;
    if (!isWritten && (look == Look::ifWritten || m_text.empty()))
        return Outcome::unchanged;
    std::string text = m_text;
    if (isWritten) {
        Result<std::string> read = readTextFile(m_file, kMostMeasuringBytes);
        if (!read && !stamp()) {
            m_seen.reset();
            m_problem.clear();
            return Outcome::missing; // it was taken away after it had been there
        }
        if (!read && m_text.empty())
            return read.error();
        if (!read) {
            // File systems of clusters lose a file for a moment while another host puts it in its place.
            m_problem = read.error().message;
            return Outcome::notWhole;
        }
        text = std::move(read).value();
        if (!looksLikeRun(text))
            return invalidInput("only a result of contraflow-run can be followed, and this is none");
    }
    Provenance provenance;
    provenance.date = today();
    nameFile(provenance, m_file, text);
    Result<FollowedRun> run = followRun(project, text, provenance, stop);
    if (!run && run.error().code == ErrorCode::cancelled)
        return run.error();
    m_seen = now;
    if (!run) {
        m_problem = run.error().message;
        return Outcome::notWhole;
    }
    m_run = std::move(run).value();
    m_text = std::move(text);
    m_problem.clear();
    return Outcome::news;
}

} // namespace contraflow
