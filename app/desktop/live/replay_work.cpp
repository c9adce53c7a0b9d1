// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/results.h"

#include "app/desktop/live/result_items.h"
#include "core/analysis/application/run_analysis.h"
#include "core/analysis/application/run_moment.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/tables/replay_tables.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace contraflow {

namespace {

using Clock = std::chrono::steady_clock;

/** More events, or more messages, are not kept: they take about a hundred bytes each. */
constexpr std::size_t kMostKept = 12'000'000;

/** How far a run is, by the number of its events, which is found out when the run takes long. */
class RunProgress
{
public:
    RunProgress(const ScenarioResult& result, const ReplayOptions& options, const JobContext& context)
        : m_result(result)
        , m_most(options.maxEvents)
        , m_context(context)
        , m_begin(Clock::now())
    {}

    void tell(std::uint64_t done)
    {
        constexpr auto kLong = std::chrono::milliseconds(400);
        if (!m_isCounted && Clock::now() - m_begin > kLong)
            count();
        if (m_total > 0)
            m_context.progress(std::min(1.0, static_cast<double>(done) / static_cast<double>(m_total)));
    }

private:
    /** Goes through the programs without running them. */
    void count()
    {
        m_isCounted = true;
        IssueList issues;
        std::uint64_t events = 0;
        for (const PlacedApplication& application :
             placeApplications(m_result.project, m_result.scenario, issues).applications) {
            const std::unique_ptr<EventSource> source = application.program->run();
            Event event;
            for (std::uint32_t process = 0; process < application.program->processCount(); ++process)
                while (source->next(process, event))
                    if (++events > m_most || (events % 4096 == 0 && isEnough()))
                        return;
        }
        m_total = events;
    }

    /** To count for longer would not be worth its time. */
    [[nodiscard]] bool isEnough() const
    {
        constexpr auto kLongest = std::chrono::milliseconds(1500);
        return m_context.stop.stop_requested() || Clock::now() - m_begin > kLongest;
    }

    const ScenarioResult& m_result;
    std::uint64_t m_most;
    const JobContext& m_context;
    Clock::time_point m_begin;
    bool m_isCounted = false;
    std::uint64_t m_total = 0; ///< 0: unknown
};

/** What is known of a result apart from its run. */
std::shared_ptr<const ScenarioResult> restOf(const ScenarioResult& result)
{
    auto rest = std::make_shared<ScenarioResult>();
    rest->isOfApplications = result.isOfApplications;
    rest->issues = result.issues;
    rest->project = result.project;
    rest->scenario = result.scenario;
    rest->revision = result.revision;
    return rest;
}

void take(ScenarioResult& result, ScenarioReplay&& made)
{
    result.withoutRun = restOf(result);
    const auto replay = std::make_shared<const ScenarioReplay>(std::move(made));
    result.replay = replay;
    const auto order = eventsByProcess(replay->replay);
    result.runEvents = std::make_shared<const RunEvents>(replay->replay, order);
    result.processes = std::make_shared<const Table>(replayedProcessesTable(replay));
    result.events = std::make_shared<const Table>(orderedEventsTable(replay, order));
    result.phases = std::make_shared<const Table>(replayedPhasesTable(replay));
    result.messages = std::make_shared<const Table>(replayedMessagesTable(replay));
    result.runSteps = stepBoundaries(replay->replay.rates);
    if (replay->replay.path.empty())
        result.noPath = QString::fromStdString(replay->replay.noPath);
    else
        result.analysis = std::make_shared<const RunAnalysis>(analyseRun(replay));
    result.failure =
        Results::tr(
            "Scenario %1 runs an application. The sheets Processes, Events, Phases, Critical path and Results and "
            "the plots of the tab Application show what it gave.")
            .arg(QString::fromStdString(replay->scenario));
}

} // namespace

void replayInto(ScenarioResult& result, const JobContext& context)
{
    ReplayOptions options;
    options.keepsEvents = true;
    options.keepsMessages = true;
    options.keepsPath = options.mayDropPath = true;
    options.keepsRates = true;
    options.maxRecords = kMostKept;
    options.stop = context.stop;
    RunProgress progress(result, options, context);
    options.progress = [&progress](std::uint64_t events) { progress.tell(events); };
    Location failedAt{TableRef{TableKind::scenarios, 0}, result.scenario, "application", 0};
    options.failedAt = [&](const ReplayPlace& place) {
        failedAt = eventLocation(result.project, result.scenario, place);
    };
    const auto begin = Clock::now();
    const auto run = [&](IssueList& found) {
        return replayScenario(result.project, result.scenario, {}, options, found);
    };
    IssueList found;
    Result<ScenarioReplay> replay = run(found);
    if (!replay && !context.stop.stop_requested()) {
        // It may be too long to be listed; processes and phases are there whatever its length.
        options.keepsEvents = options.keepsMessages = false;
        IssueList again;
        if (Result<ScenarioReplay> brief = run(again)) {
            result.unlisted =
                Results::tr(
                    "The run has too many events or messages to be listed: more than %1. Processes and "
                    "phases are there; smaller counts of loops show events too.")
                    .arg(kMostKept);
            replay = std::move(brief);
        }
    }
    result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (!replay) {
        result.failure = QString::fromStdString(replay.error().message);
        // What keeps it from being run is said already; what ends a run is not.
        if (!contains(found, Severity::error, &Issue::severity))
            found.push_back({Severity::error, replay.error().message, failedAt});
        appendNew(result.issues, found);
        return;
    }
    appendNew(result.issues, replay->issues);
    take(result, std::move(replay).value());
}

} // namespace contraflow
