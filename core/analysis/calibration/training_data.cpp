// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/training_data.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/checks.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>

namespace contraflow {

namespace {

class Collector
{
public:
    explicit Collector(const Project& project) : m_project(project) {}

    Result<TrainingData> collect(std::span<const std::string> names, const std::string& platform)
    {
        if (m_project.measurements.empty())
            return Error{
                ErrorCode::notFound,
                sentence("the project has no measurement to learn from; import measured times first")};
        if (!platform.empty()) {
            m_platform = indexOfName(m_project.platforms, platform);
            if (*m_platform == m_project.platforms.size())
                return Error{ErrorCode::notFound,
                             sentence("the project has no platform %1", {inQuotes(platform)})};
            if (const std::string doubled = doubledName(m_project.platforms, platform, "platform");
                !doubled.empty())
                return Error{ErrorCode::invalidInput, doubled};
        }
        for (const std::string& name : names)
            RETURN_IF_ERROR(addNamed(name));
        if (names.empty())
            addAll();
        for (TrainingPattern& pattern : m_patterns)
            if (!pattern.observations.empty())
                m_data.add(std::move(pattern));
        if (m_data.patterns.empty())
            return Error{
                ErrorCode::invalidInput,
                sentence(
                    "no measured time above 0 belongs to a message of its scenario, so there is nothing to "
                    "learn from; %1",
                    {reason()})};
        m_data.platform = *m_platform;
        return std::move(m_data);
    }

private:
    using Key = std::tuple<std::string, std::string>; // workload, mapping

    [[nodiscard]] std::string reason() const
    {
        return m_data.notes.empty() ? sentence("measure the messages of its workload")
                                    : m_data.notes.front().text;
    }

    Result<void> addNamed(const std::string& name)
    {
        const std::size_t index = indexOfName(m_project.measurements, name);
        if (index == m_project.measurements.size()) {
            const std::vector<std::string> known = namesOf(m_project.measurements);
            const std::string near = suggestion(name, known);
            return Error{ErrorCode::notFound,
                         sentence("there is no measurement %1; %2",
                                  {inQuotes(name),
                                   near.empty() ? sentence("take one of %1", {joinedWords(known)}) : near})};
        }
        if (const std::string doubled = doubledName(m_project.measurements, name, "measurement");
            !doubled.empty())
            return Error{ErrorCode::invalidInput, doubled};
        const std::optional<std::size_t> platform = platformOf(index);
        if (platform && m_platform && *platform != *m_platform)
            return Error{
                ErrorCode::invalidInput,
                sentence(
                    "the measurement %1 is of the platform %2 and others are of %3; calibrate each platform "
                    "with its own measurements",
                    {inQuotes(name), inQuotes(m_project.platforms[*platform].name),
                     inQuotes(m_project.platforms[*m_platform].name)})};
        add(index);
        return {};
    }

    void addAll()
    {
        for (std::size_t i = 0; i < m_project.measurements.size(); ++i) {
            const std::optional<std::size_t> platform = platformOf(i);
            if (const std::string doubled =
                    doubledName(m_project.measurements, m_project.measurements[i].name, "measurement");
                !doubled.empty())
                m_data.notes.push_back(
                    {Severity::error, doubled, {TableRef{TableKind::measurements, 0}, i, "name", 0}});
            else if (platform && m_platform && *platform != *m_platform)
                note(i, sentence("is of the platform %1, not of %2, and was left out",
                                 {inQuotes(m_project.platforms[*platform].name),
                                  inQuotes(m_project.platforms[*m_platform].name)}));
            else
                add(i);
        }
    }

    [[nodiscard]] std::optional<std::size_t> platformOf(std::size_t measurement) const
    {
        const Scenario* scenario =
            findByName(m_project.scenarios, m_project.measurements[measurement].scenario);
        if (!scenario)
            return std::nullopt;
        const std::size_t platform = indexOfName(m_project.platforms, scenario->platform);
        return platform < m_project.platforms.size() ? std::optional(platform) : std::nullopt;
    }

    void note(std::size_t measurement, const std::string& text)
    {
        m_data.notes.push_back(
            {Severity::note,
             sentence("measurement %1 %2", {inQuotes(m_project.measurements[measurement].name), text}),
             {TableRef{TableKind::measurements, 0}, measurement, {}, 0}});
    }

    void add(std::size_t index)
    {
        const Measurement& measurement = m_project.measurements[index];
        if (std::find(m_data.measurements.begin(), m_data.measurements.end(), measurement.name) !=
            m_data.measurements.end())
            return;
        const std::size_t scenario = indexOfName(m_project.scenarios, measurement.scenario);
        if (scenario == m_project.scenarios.size())
            return note(index, measurement.scenario.empty()
                                   ? sentence("names no scenario and was left out")
                                   : sentence("names the scenario %1, which does not exist, and was left out",
                                              {inQuotes(measurement.scenario)}));
        const Scenario& row = m_project.scenarios[scenario];
        const auto [at, isNew] = m_known.try_emplace({row.workload, row.mapping}, m_patterns.size());
        if (isNew) {
            TrainingPattern pattern;
            pattern.name = measurement.name;
            pattern.scenario = scenario;
            IssueList issues;
            pattern.placed = placeScenario(m_project, scenario, issues);
            m_problems.push_back(pattern.placed.network ? std::string() : issues.back().text);
            m_patterns.push_back(std::move(pattern));
        }
        TrainingPattern& pattern = m_patterns[at->second];
        if (!pattern.placed.network)
            return note(index,
                        sentence("is of the scenario %1, which cannot be predicted, and was left out: %2",
                                 {inQuotes(row.name), m_problems[at->second]}));
        m_platform = indexOfName(m_project.platforms, row.platform);
        m_data.measurements.push_back(measurement.name);
        addTimes(index, pattern);
    }

    void addTimes(std::size_t index, TrainingPattern& pattern)
    {
        const auto& rows =
            findByName(m_project.workloads, m_project.scenarios[pattern.scenario].workload)->messages;
        std::unordered_map<std::string, std::uint32_t> byId;
        for (std::uint32_t i = 0; i < pattern.placed.messages.size(); ++i)
            byId.try_emplace(rows[pattern.placed.messages[i].row].id, i);
        std::size_t unusable = 0;
        for (const TimeRow& row : m_project.measurements[index].times) {
            const auto found = byId.find(row.message);
            const bool hasTime = row.mean.hasValue() && row.mean.value().value > 0;
            // Within a node no model of the network has a say.
            if (!hasTime || found == byId.end() || pattern.placed.routes[found->second].empty()) {
                ++unusable;
                continue;
            }
            pattern.observations.push_back(
                {found->second, row.mean.value().value, row.ci95.valueOr(Quantity{}).value, index});
        }
        if (unusable > 0)
            note(index,
                 sentence("has %1 without a time above 0 or without a message on the network; left out",
                          {counted(unusable, "row")}));
    }

    const Project& m_project;
    TrainingData m_data;
    std::optional<std::size_t> m_platform;
    std::vector<TrainingPattern> m_patterns;
    std::vector<std::string> m_problems; ///< of patterns that cannot be predicted
    std::map<Key, std::size_t> m_known;
};

} // namespace

void TrainingData::add(TrainingPattern pattern)
{
    m_offsets.push_back(measured.size());
    for (const Observation& observation : pattern.observations)
        measured.push_back(observation.seconds);
    patterns.push_back(std::move(pattern));
}

Result<TrainingData> collectTraining(const Project& project, std::span<const std::string> measurements,
                                     const std::string& platform)
{
    return Collector(project).collect(measurements, platform);
}

} // namespace contraflow
