// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imported.h"

#include "app/cli/follow_silences.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/importing/followed_run.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <poll.h>
#include <vector>

namespace contraflow::cli {

namespace {

/** Between two looks at the file. */
constexpr int kPauseMilliseconds = 500;
/** Messages of a pattern that are shown one by one: those furthest off. */
constexpr std::size_t kShownMessages = 20;

volatile std::sig_atomic_t askedToStop = 0;

/** Takes signals that ask to stop as the end of following, for as long as it lives. */
class StopSignals
{
public:
    StopSignals()
    {
        askedToStop = 0;
        struct sigaction action = {};
        action.sa_handler = [](int) { askedToStop = 1; };
        sigaction(SIGINT, &action, &m_interrupt);
        sigaction(SIGTERM, &action, &m_terminate);
    }
    ~StopSignals()
    {
        sigaction(SIGINT, &m_interrupt, nullptr);
        sigaction(SIGTERM, &m_terminate, nullptr);
    }
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

private:
    struct sigaction m_interrupt = {};
    struct sigaction m_terminate = {};
};

/** The messages, or processes, of a pattern with their times, the worst ones of many. */
std::string timesOf(const ErrorReport& report, const FollowedScenario& scenario)
{
    const MeasuredPattern& pattern = report.data.patterns[scenario.pattern];
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < pattern.messageCount; ++i)
        rows.push_back(pattern.firstMessage + i);
    const ModelErrors* const model =
        scenario.model == FollowedScenario::kNone ? nullptr : &report.data.models[scenario.model];
    const auto isPredicted = [model](std::size_t message) {
        return model != nullptr && !std::isnan(model->errors[message]);
    };
    const auto miss = [&](std::size_t message) {
        return isPredicted(message) ? std::abs(model->errors[message]) : 0.0;
    };
    if (rows.size() > kShownMessages) {
        std::ranges::stable_sort(rows, [&miss](std::size_t a, std::size_t b) { return miss(a) > miss(b); });
        rows.resize(kShownMessages);
    }
    TextTable table;
    table.addColumn(pattern.isApplication ? "process" : "message");
    for (const char* header : {"measured (s)", "± (s)", "predicted (s)", "error (%)"})
        table.addColumn(header, TextTable::Align::point);
    for (const std::size_t message : rows) {
        const MeasuredTime& measured = report.data.messages[message].measured;
        table.addRow({report.row(message).id, groupedText(measured.mean),
                      measured.ci95 > 0 ? roundedText(measured.ci95, 2) : std::string(),
                      isPredicted(message) ? groupedText(model->predicted[message]) : "–",
                      isPredicted(message) ? groupedText(model->errors[message], 3) : std::string()});
    }
    return table.text();
}

/** Says what has come in. */
class Arrivals
{
public:
    explicit Arrivals(std::string file) : m_file(std::move(file)) {}

    void tell(const FollowedRun& run)
    {
        for (std::size_t i = 0; i < run.scenarios.size(); ++i) {
            const FollowedScenario& scenario = run.scenarios[i];
            const bool isKnown = std::ranges::any_of(
                m_told, [&](const FollowedScenario& told) { return told.isSame(scenario); });
            if (isKnown)
                continue;
            m_told.push_back(scenario);
            say(m_file + ": " + std::to_string(i + 1) +
                (run.planned > 0 ? " of " + std::to_string(run.planned) : std::string()) + ": " +
                textOf(run, scenario));
        }
    }

private:
    static std::string textOf(const FollowedRun& run, const FollowedScenario& scenario)
    {
        std::string text = scenario.name + ", " + counted(scenario.repetitions, "repetition");
        for (const std::string& remark : remarksOn(scenario))
            text += ", " + remark;
        if (scenario.pattern == FollowedScenario::kNone)
            return text + ": " + scenario.problem;
        const ErrorReport& report = *run.report;
        if (scenario.model != FollowedScenario::kNone)
            text +=
                ": mean |error| of " + report.data.models[scenario.model].model + " " +
                roundedText(
                    report.summaryOf(report.data.patterns[scenario.pattern], scenario.model).absolute.mean,
                    3) +
                " %";
        std::string times = timesOf(report, scenario);
        while (times.ends_with('\n'))
            times.pop_back();
        return text + "\n" + times;
    }

    std::string m_file;
    std::vector<FollowedScenario> m_told;
};

} // namespace

Result<std::string> followFile(const std::string& name, const Project& project)
{
    const StopSignals signals;
    Arrivals arrivals(name);
    RunFollower follower(name);
    Silences silences(name);
    while (askedToStop == 0) {
        ASSIGN_OR_RETURN(const RunFollower::Outcome outcome, follower.look(project));
        if (outcome == RunFollower::Outcome::news) {
            arrivals.tell(follower.run());
            if (follower.run().isFinished)
                return follower.text();
        }
        for (const std::string& line : silences.toTell(outcome, follower.problem(), follower.unwrittenFor(),
                                                       std::chrono::steady_clock::now()))
            say(line);
        poll(nullptr, 0, kPauseMilliseconds); // which a signal ends early
    }
    if (follower.text().empty())
        return refused(follower.problem().empty() ? "nothing had been measured when following ended"
                                                  : "the file is not whole: " + follower.problem());
    say(name + ": following ended before the job was finished; what has been measured is taken");
    return follower.text();
}

} // namespace contraflow::cli
