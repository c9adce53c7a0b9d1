// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/followed_run.h"

#include "core/base/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/text_file.h"

#include <algorithm>

namespace contraflow {

namespace {

template<typename Repeated>
void addScenarios(const std::vector<Repeated>& repeated, std::vector<FollowedScenario>& scenarios)
{
    for (const Repeated& one : repeated)
        scenarios.push_back({one.scenario,
                             one.repetitions,
                             one.attempts,
                             one.wasQuiet,
                             FollowedScenario::kNone,
                             FollowedScenario::kNone,
                             {}});
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
            scenario.problem = "none of its times fits the project";
    }
}

} // namespace

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
    const Result<MeasuredRun> run = parseRun(text);
    if (!run)
        return run.error();
    FollowedRun followed;
    followed.planned = run->planned;
    addScenarios(run->patterns, followed.scenarios);
    addScenarios(run->programs, followed.scenarios);
    // Files of older versions do not say when they are finished.
    followed.isFinished = run->isFinished || (followed.planned == 0 && !followed.scenarios.empty());
    if (followed.scenarios.empty())
        return followed;
    const Result<ImportedFile> file = parseMeasurements(text);
    if (!file)
        return file.error();
    ImportTarget target;
    target.provenance = provenance;
    addFacts(target.provenance, *file);
    Result<ImportPlan> plan = planImport(project, *file, target);
    if (!plan) {
        for (FollowedScenario& scenario : followed.scenarios)
            scenario.problem = plan.error().message;
        return followed;
    }
    auto measured = std::make_shared<Project>(project);
    const std::size_t before = project.measurements.size();
    if (const Result<Edit> applied = applyEdit(*measured, plan->edit); !applied)
        return applied.error();
    ErrorRequest request;
    for (std::size_t i = before; i < measured->measurements.size(); ++i)
        request.measurements.push_back(measured->measurements[i].name);
    BatchOptions options;
    options.run.stop = stop;
    Result<ErrorReport> report = makeErrorReport({measured.get()}, {std::string()}, request, options);
    if (!report)
        return report.error();
    followed.project = std::move(measured);
    followed.report = std::make_shared<const ErrorReport>(std::move(report).value());
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

Result<RunFollower::Outcome> RunFollower::look(const Project& project, Look look, const std::stop_token& stop)
{
    const std::optional<Stamp> now = stamp();
    if (!now) {
        m_seen.reset();
        return Outcome::missing;
    }
    const bool isWritten = now != m_seen;
    if (!isWritten && (look == Look::ifWritten || m_text.empty()))
        return Outcome::unchanged;
    std::string text = m_text;
    if (isWritten) {
        Result<std::string> read = readTextFile(m_file, kMostMeasuringBytes);
        if (!read)
            return read.error();
        text = std::move(read).value();
        if (!looksLikeRun(text))
            return Error{ErrorCode::invalidInput,
                         "only a result of contraflow-run can be followed, and this is none"};
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
