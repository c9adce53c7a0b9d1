// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_report.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

namespace contraflow {

namespace {

/** Patterns that were measured on the same thing. */
struct MeasuredSet
{
    std::string file;                      ///< of results that gave several patterns, or empty
    std::optional<std::size_t> ownProject; ///< a project with several patterns keeps them to itself
    const Platform* platform = nullptr;
    std::string label;
    std::size_t project = 0; ///< of its first pattern
};

const Platform* platformOf(const Project& project, const MeasuredPattern& pattern)
{
    return findByName(project.platforms, project.scenarios[pattern.scenario].platform);
}

bool isSame(const Platform* a, const Platform* b)
{
    return a == b || (a && b && *a == *b);
}

const Provenance& provenanceOf(const Project& project, const MeasuredPattern& pattern)
{
    return project.measurements[pattern.measurement].provenance;
}

/** What tells the content of a results file from that of others of the same name. */
std::string fileKey(const Provenance& provenance)
{
    return provenance.file.empty() ? std::string() : provenance.file + '/' + provenance.sha256;
}

/** The set of each pattern. */
std::vector<std::size_t> setsOf(const ErrorData& data, std::span<const Project* const> projects,
                                std::vector<MeasuredSet>& sets)
{
    std::map<std::string, std::size_t> patternsOfFile;
    std::map<std::size_t, std::size_t> patternsOfProject;
    for (const MeasuredPattern& pattern : data.patterns) {
        ++patternsOfFile[fileKey(provenanceOf(*projects[pattern.project], pattern))];
        ++patternsOfProject[pattern.project];
    }
    std::vector<std::size_t> setOfPattern;
    for (const MeasuredPattern& pattern : data.patterns) {
        const Project& project = *projects[pattern.project];
        const Provenance& provenance = provenanceOf(project, pattern);
        std::string file = fileKey(provenance);
        if (patternsOfFile[file] == 1)
            file.clear();
        const auto ownProject =
            patternsOfProject[pattern.project] > 1 ? std::optional(pattern.project) : std::nullopt;
        const Platform* platform = platformOf(project, pattern);
        const auto found = std::ranges::find_if(sets, [&](const MeasuredSet& set) {
            return set.file == file && set.ownProject == ownProject && isSame(set.platform, platform);
        });
        setOfPattern.push_back(static_cast<std::size_t>(found - sets.begin()));
        if (found != sets.end())
            continue;
        std::string label = platform ? platform->name : std::string();
        if (!file.empty())
            label = provenance.file;
        sets.push_back({std::move(file), ownProject, platform, std::move(label), pattern.project});
    }
    return setOfPattern;
}

/** The errors of the messages of some patterns. */
std::vector<double> sizesOf(const ErrorData& data, const std::vector<double>& errors,
                            const std::vector<std::size_t>& patterns)
{
    std::vector<double> sizes;
    for (const std::size_t number : patterns) {
        const MeasuredPattern& pattern = data.patterns[number];
        for (std::size_t i = 0; i < pattern.messageCount; ++i)
            sizes.push_back(std::abs(errors[pattern.firstMessage + i]));
    }
    return sizes;
}

CampaignModel modelOf(const ErrorData& data, std::size_t number, const std::vector<std::size_t>& patterns,
                      const std::vector<std::size_t>& bothWays)
{
    const ModelErrors& model = data.models[number];
    CampaignModel row{number, {}, {}, {}, 0};
    std::vector<double> steps;
    for (const std::size_t pattern : patterns)
        if (model.patternSteps[pattern])
            steps.push_back(static_cast<double>(*model.patternSteps[pattern]));
    row.steps = meanEstimate(steps);
    const ErrorSummary summary = summariseErrors(sizesOf(data, model.errors, patterns));
    row.error = summary.absolute;
    row.within = summary.within;
    row.bothWays = meanEstimate(sizesOf(data, model.errors, bothWays));
    return row;
}

CampaignRow rowOf(const ErrorData& data, std::size_t set, const std::vector<std::size_t>& patterns)
{
    CampaignRow row;
    row.set = set;
    row.patterns = patterns.size();
    std::vector<std::size_t> bothWays;
    for (const std::size_t pattern : patterns) {
        row.messages += data.patterns[pattern].messageCount;
        if (data.patterns[pattern].hasTrafficBothWays)
            bothWays.push_back(pattern);
    }
    row.bothWaysPatterns = bothWays.size();
    if (data.fairness)
        row.fairness = meanEstimate(sizesOf(data, data.fairness->errors, bothWays));
    for (std::size_t model = 0; model < data.models.size(); ++model)
        row.models.push_back(modelOf(data, model, patterns, bothWays));
    return row;
}

} // namespace

Campaign summariseCampaign(const ErrorData& data, std::span<const Project* const> projects,
                           std::span<const std::string> projectNames)
{
    Campaign campaign;
    std::vector<MeasuredSet> sets;
    const std::vector<std::size_t> setOfPattern = setsOf(data, projects, sets);
    for (const MeasuredSet& set : sets) {
        const auto isNamesake = [&](const MeasuredSet& other) { return other.label == set.label; };
        const bool isOnly = std::ranges::count_if(sets, isNamesake) == 1;
        campaign.sets.push_back(isOnly ? set.label : set.label + " (" + projectNames[set.project] + ")");
    }
    using Experiment = std::pair<std::size_t, std::size_t>; // |N| and d
    for (std::size_t set = 0; set < sets.size(); ++set) {
        std::map<Experiment, std::vector<std::size_t>> experiments;
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < data.patterns.size(); ++i)
            if (setOfPattern[i] == set && data.patterns[i].messageCount != 0 &&
                !data.patterns[i].isApplication) {
                experiments[{data.patterns[i].nodes, data.patterns[i].degree}].push_back(i);
                all.push_back(i);
            }
        for (const auto& [experiment, patterns] : experiments) {
            CampaignRow row = rowOf(data, set, patterns);
            row.nodes = experiment.first;
            row.degree = experiment.second;
            campaign.rows.push_back(std::move(row));
        }
        if (experiments.size() > 1)
            campaign.rows.push_back(rowOf(data, set, all));
    }
    return campaign;
}

namespace {

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
    return static_cast<std::size_t>(std::ranges::count(outliers[model], true));
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
        if (std::ranges::none_of(data.models, [&pattern](const ModelErrors& model) {
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
    std::ranges::for_each(data.models, keepOf);
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
