// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/measured_task.h"

#include "core/application/application_replay.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/project/application_runs.h"
#include "core/project/measured_times.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace contraflow {

namespace {

constexpr std::array<std::pair<TimeKind, std::string_view>, kTimeKinds> kKindWords{{
    {TimeKind::compute, "compute"},
    {TimeKind::send, "send"},
    {TimeKind::receive, "recv"},
    {TimeKind::wait, "wait"},
    {TimeKind::collective, "collective"},
}};

double timeOfProcess(const ScenarioReplay& replay, std::uint32_t number, const MeasuredTask& task)
{
    const ReplayedProcess& process = replay.replay.processes[number];
    if (task.figure == MeasuredTask::Figure::total)
        return process.finish - replay.applications[process.application].start;
    if (task.figure == MeasuredTask::Figure::kind)
        return process.times[static_cast<std::size_t>(task.kind)];
    return std::accumulate(process.times.begin(), process.times.end(), 0.0) -
           process.times[static_cast<std::size_t>(TimeKind::compute)];
}

} // namespace

std::string_view timeKindWord(TimeKind kind)
{
    return nameOf(kind, kKindWords);
}

Result<MeasuredTask> parseMeasuredTask(std::string_view text)
{
    const std::size_t slash = text.rfind('/');
    MeasuredTask task;
    task.process = std::string(trimmed(text.substr(0, slash)));
    if (task.process.empty())
        return invalidInput("it names no process; write its rank, such as 3");
    if (slash == std::string_view::npos)
        return task;
    const std::string_view word = trimmed(text.substr(slash + 1));
    if (const std::optional<unsigned long long> number = parseCount(word); number && *number > 0) {
        task.figure = MeasuredTask::Figure::event;
        task.event = *number;
        return task;
    }
    if (word == "communication")
        return task;
    if (word == "total") {
        task.figure = MeasuredTask::Figure::total;
        return task;
    }
    if (const auto kind = valueNamed(word, kKindWords)) {
        task.figure = MeasuredTask::Figure::kind;
        task.kind = *kind;
        return task;
    }
    return invalidInput(
        "%1 behind the slash is no figure of a process; write total, communication, compute, send, "
        "recv, wait, collective, or the number of an event",
        {inQuotes(word)});
}

std::string processName(const ScenarioReplay& replay, std::uint32_t process)
{
    const ReplayedProcess& p = replay.replay.processes[process];
    return processNameOf(replay.applications[p.application].name, p.application, p.rank);
}

Result<std::uint32_t> findProcess(const std::vector<PlacedApplication>& applications, const std::string& name)
{
    const std::size_t colon = name.rfind(':');
    const std::string wanted = colon == std::string::npos ? std::string() : name.substr(0, colon);
    const std::optional<unsigned long long> rank =
        parseCount(colon == std::string::npos ? name : name.substr(colon + 1));
    std::uint32_t first = 0;
    for (std::size_t a = 0; a < applications.size(); ++a) {
        const PlacedApplication& placed = applications[a];
        const std::uint32_t count = placed.program->processCount();
        if (wanted.empty() ? a == 0 : placed.name == wanted) {
            if (rank && *rank < count)
                return static_cast<std::uint32_t>(first + *rank);
            return notFound("there is no process %1; %2 has processes 0 to %3",
                            {inQuotes(name), inQuotes(placed.name), std::to_string(count - 1)});
        }
        first += count;
    }
    const auto names = mapped<std::string>(applications, &PlacedApplication::name);
    return notFound("there is no process %1; the scenario runs %2, whose processes are RANK, or NAME:RANK",
                    {inQuotes(name), joinedWords(names)});
}

bool needEvents(std::span<const MeasuredTask> tasks)
{
    return contains(tasks, MeasuredTask::Figure::event, &MeasuredTask::figure);
}

std::vector<double> taskTimes(const ScenarioReplay& replay, std::span<const MeasuredTask> tasks)
{
    std::vector<double> seconds(tasks.size(), std::numeric_limits<double>::quiet_NaN());
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::vector<std::size_t>> wanted; // by process, number
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Result<std::uint32_t> process = findProcess(replay.applications, tasks[i].process);
        if (!process)
            continue;
        if (tasks[i].figure == MeasuredTask::Figure::event)
            wanted[{*process, tasks[i].event}].push_back(i);
        else
            seconds[i] = timeOfProcess(replay, *process, tasks[i]);
    }
    if (wanted.empty())
        return seconds;
    for (const ReplayedEvent& event : replay.replay.events)
        if (const auto found = wanted.find({event.process, event.index + std::uint64_t{1}});
            found != wanted.end())
            for (const std::size_t i : found->second)
                seconds[i] = event.end - event.start;
    return seconds;
}

double MeasuredSum::errorPercent() const
{
    return relativeErrorPercent(predicted, measured);
}

std::vector<double> MeasuredSums::errors() const
{
    std::vector<double> percent;
    for (const MeasuredSum& sum : processes)
        if (sum.isMeasured())
            percent.push_back(sum.errorPercent());
    return percent;
}

MeasuredSums measuredSums(const Project& project, std::size_t scenario, const ScenarioReplay& replay)
{
    using Figure = MeasuredTask::Figure;
    MeasuredSums sums;
    const std::optional<std::size_t> measurement = measurementOf(project, scenario);
    if (!measurement)
        return sums;
    const MeasuredTimes times = MeasuredTimes::ofMeasurement(project, *measurement);
    std::vector<MeasuredTask> tasks;
    std::vector<MeasuredTime> measured;
    std::set<std::string_view> seen;
    for (const TimeRow& row : project.measurements[*measurement].times) {
        const Result<MeasuredTask> task = parseMeasuredTask(row.message);
        const MeasuredTime* time = times.find(row.message);
        if (!task || !time || !seen.insert(row.message).second)
            continue;
        tasks.push_back(*task);
        measured.push_back(*time);
    }
    const std::vector<double> predicted = taskTimes(replay, tasks);
    const auto has = [&](Figure figure) {
        for (std::size_t i = 0; i < tasks.size(); ++i)
            if (tasks[i].figure == figure && std::isfinite(predicted[i]))
                return true;
        return false;
    };
    constexpr std::array kOrder{Figure::communication, Figure::total, Figure::event, Figure::kind};
    const auto* const found = std::ranges::find_if(kOrder, has);
    if (found == kOrder.end())
        return sums;
    sums.measurement = times.measurement();
    sums.figure = *found;
    sums.processes.resize(replay.replay.processes.size());
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        if (tasks[i].figure != *found || !std::isfinite(predicted[i]))
            continue;
        MeasuredSum& sum = sums.processes[*findProcess(replay.applications, tasks[i].process)];
        // Of a sum of several the interval is not known: their errors are not independent.
        sum.halfWidth = sum.isMeasured() ? 0 : measured[i].ci95;
        sum.measured += measured[i].mean;
        sum.predicted += predicted[i];
    }
    return sums;
}

} // namespace contraflow
