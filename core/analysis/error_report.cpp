// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_report.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <numeric>

namespace contraflow {

namespace {

struct NaturalLess
{
    bool operator()(const std::string& a, const std::string& b) const { return naturalOrder(a, b) < 0; }
};

/** What is added up of a pattern: its messages; of an application one figure of each process, or its events.
 */
std::vector<std::size_t> summedMessages(const ErrorData& data, const MeasuredPattern& pattern)
{
    std::vector<std::size_t> messages(pattern.messageCount);
    std::iota(messages.begin(), messages.end(), pattern.firstMessage);
    if (!pattern.isApplication)
        return messages;
    std::vector<MeasuredTask> tasks;
    for (const std::size_t message : messages)
        tasks.push_back(parseMeasuredTask(pattern.rows[data.messages[message].row].id).value());
    const MeasuredTask::Figure figure = sumFigure(tasks);
    std::vector<std::size_t> summed;
    for (std::size_t i = 0; i < messages.size(); ++i)
        if (tasks[i].figure == figure)
            summed.push_back(messages[i]);
    return summed;
}

} // namespace

std::vector<SenderErrors> senderErrors(const ErrorData& data)
{
    std::vector<SenderErrors> senders;
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> tasks(data.messages.size(), kNone); // of each message, in senders
    std::vector<double> measured(data.messages.size(), 0);
    for (std::size_t number = 0; number < data.patterns.size(); ++number) {
        const MeasuredPattern& pattern = data.patterns[number];
        if (pattern.messageCount == 0)
            continue;
        std::map<std::string, std::vector<std::size_t>, NaturalLess> messages;
        for (const std::size_t message : summedMessages(data, pattern)) {
            messages[pattern.rows[data.messages[message].row].source].push_back(message);
            measured[message] = data.messages[message].measured.mean;
        }
        for (const auto& [task, list] : messages) {
            for (const std::size_t message : list)
                tasks[message] = senders.size();
            senders.push_back({number, task, list.size(), {}});
        }
    }
    for (SenderErrors& sender : senders)
        sender.models.resize(data.models.size());
    for (std::size_t model = 0; model < data.models.size(); ++model)
        for (const TaskError& error : taskErrors(tasks, data.models[model].predicted, measured))
            senders[error.task].models[model] = error;
    return senders;
}

const MessageRow& ErrorReport::row(std::size_t message) const
{
    return patternOf(message).rows[data.messages[message].row];
}

const std::string& ErrorReport::measurement(const MeasuredPattern& pattern) const
{
    return projects[pattern.project]->measurements[pattern.measurement].name;
}

const Provenance& ErrorReport::provenance(const MeasuredPattern& pattern) const
{
    return projects[pattern.project]->measurements[pattern.measurement].provenance;
}

const std::string& ErrorReport::scenario(const MeasuredPattern& pattern) const
{
    return projects[pattern.project]->scenarios[pattern.scenario].name;
}

bool ErrorReport::wasPredicted(std::size_t model, std::size_t message) const
{
    return std::isfinite(data.models[model].errors[message]);
}

ErrorSummary ErrorReport::summaryOf(const MeasuredPattern& pattern, std::size_t model) const
{
    return summariseErrors(
        std::span(data.models[model].errors).subspan(pattern.firstMessage, pattern.messageCount));
}

std::size_t ErrorReport::outlierCount(std::size_t model) const
{
    return static_cast<std::size_t>(std::count(outliers[model].begin(), outliers[model].end(), true));
}

std::string groupText(ErrorGrouping by, const ErrorGroup& group)
{
    if (by == ErrorGrouping::crossing)
        return group.lowest == 0 ? "within a rack" : "between racks";
    const std::string number = std::to_string(group.lowest);
    return group.highest == ErrorGroup::kOpenEnd ? sentence("%1 and more", {number}) : number;
}

void evaluate(ErrorReport& report)
{
    for (const ModelErrors& model : report.data.models) {
        report.summaries.push_back(summariseErrors(model.errors));
        report.outliers.push_back(outliers(model.errors));
    }
    report.campaign = summariseCampaign(report.data, report.projects, report.projectNames);
    report.senders = senderErrors(report.data);
}

Result<ErrorReport> makeErrorReport(std::vector<const Project*> projects, std::vector<std::string> names,
                                    const ErrorRequest& request, const BatchOptions& options)
{
    ASSIGN_OR_RETURN(ErrorData data, gatherErrors(projects, request, options));
    ErrorReport report;
    report.projects = std::move(projects);
    report.projectNames = std::move(names);
    report.data = std::move(data);
    evaluate(report);
    return report;
}

namespace {

constexpr double kForgotten = std::numeric_limits<double>::quiet_NaN();

/** Makes what a model says of a pattern unknown. */
void forget(ModelErrors& model, const MeasuredPattern& pattern, std::size_t number)
{
    const auto first = static_cast<std::ptrdiff_t>(pattern.firstMessage);
    const auto count = static_cast<std::ptrdiff_t>(pattern.messageCount);
    std::fill_n(model.predicted.begin() + first, count, kForgotten);
    std::fill_n(model.errors.begin() + first, count, kForgotten);
    model.patternSteps[number].reset();
}

bool saysAnything(const ModelErrors& model, std::size_t first, std::size_t count)
{
    const auto begin = model.errors.begin() + static_cast<std::ptrdiff_t>(first);
    return std::any_of(begin, begin + static_cast<std::ptrdiff_t>(count),
                       [](double error) { return std::isfinite(error); });
}

template<typename Value>
void keepChosen(std::vector<Value>& values, const std::vector<std::size_t>& kept)
{
    std::vector<Value> chosen;
    chosen.reserve(kept.size());
    for (const std::size_t i : kept)
        chosen.push_back(std::move(values[i]));
    values = std::move(chosen);
}

/** Drops measurements of which no model says anything, with their messages. */
void dropEmptyPatterns(ErrorData& data)
{
    std::vector<std::size_t> patterns;
    std::vector<std::size_t> messages;
    for (std::size_t p = 0; p < data.patterns.size(); ++p) {
        MeasuredPattern& pattern = data.patterns[p];
        if (std::none_of(data.models.begin(), data.models.end(), [&pattern](const ModelErrors& model) {
                return saysAnything(model, pattern.firstMessage, pattern.messageCount);
            }))
            continue;
        const std::size_t first = messages.size();
        for (std::size_t i = 0; i < pattern.messageCount; ++i) {
            data.messages[pattern.firstMessage + i].pattern = patterns.size();
            messages.push_back(pattern.firstMessage + i);
        }
        pattern.firstMessage = first;
        patterns.push_back(p);
    }
    const auto keepOf = [&](ModelErrors& model) {
        keepChosen(model.predicted, messages);
        keepChosen(model.errors, messages);
        keepChosen(model.messageSteps, messages);
        keepChosen(model.patternSteps, patterns);
    };
    std::for_each(data.models.begin(), data.models.end(), keepOf);
    if (data.fairness)
        keepOf(*data.fairness);
    keepChosen(data.messages, messages);
    keepChosen(data.patterns, patterns);
}

} // namespace

ErrorReport withoutLearnt(const ErrorReport& report)
{
    ErrorReport rest;
    rest.projects = report.projects;
    rest.projectNames = report.projectNames;
    rest.data = report.data;
    rest.data.failures.clear();
    for (ModelErrors& model : rest.data.models)
        for (std::size_t p = 0; p < rest.data.patterns.size(); ++p)
            if (const MeasuredPattern& pattern = rest.data.patterns[p];
                isLearntFrom(*report.projects[pattern.project], model.model, report.measurement(pattern)))
                forget(model, pattern, p);
    std::erase_if(rest.data.models,
                  [](const ModelErrors& model) { return !saysAnything(model, 0, model.errors.size()); });
    dropEmptyPatterns(rest.data);
    evaluate(rest);
    return rest;
}

} // namespace contraflow
