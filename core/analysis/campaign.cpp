// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/campaign.h"

#include <algorithm>
#include <cmath>
#include <map>
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
        const auto found = std::find_if(sets.begin(), sets.end(), [&](const MeasuredSet& set) {
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
        const bool isOnly = std::count_if(sets.begin(), sets.end(), isNamesake) == 1;
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

} // namespace contraflow
