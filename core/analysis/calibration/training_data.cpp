// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/training_data.h"

#include "core/base/random.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/checks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

class Collector
{
public:
    explicit Collector(const Project& project) : m_project(project) {}

    Result<TrainingData> collect(std::span<const std::string> names, const std::string& platform)
    {
        if (m_project.measurements.empty())
            return notFound("the project has no measurement to learn from; import measured times first");
        if (!platform.empty()) {
            m_platform = indexOfName(m_project.platforms, platform);
            if (*m_platform == m_project.platforms.size())
                return notFound("the project has no platform %1", {inQuotes(platform)});
            RETURN_IF_ERROR(checkNamedOnce(m_project.platforms, platform, "platform"));
        }
        for (const std::string& name : names)
            RETURN_IF_ERROR(addNamed(name));
        if (names.empty())
            addAll();
        for (TrainingPattern& pattern : m_patterns)
            if (!pattern.observations.empty())
                m_data.add(std::move(pattern));
        if (m_data.patterns.empty())
            return invalidInput(
                "no measured time above 0 belongs to a message of its scenario, so there is nothing to "
                "learn from; %1",
                {reason()});
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
            return notFound(
                "there is no measurement %1; %2",
                {inQuotes(name), near.empty() ? sentence("take one of %1", {joinedWords(known)}) : near});
        }
        RETURN_IF_ERROR(checkNamedOnce(m_project.measurements, name, "measurement"));
        const std::optional<std::size_t> platform = platformOf(index);
        if (platform && m_platform && *platform != *m_platform)
            return invalidInput(
                "the measurement %1 is of the platform %2 and others are of %3; calibrate each platform "
                "with its own measurements",
                {inQuotes(name), inQuotes(m_project.platforms[*platform].name),
                 inQuotes(m_project.platforms[*m_platform].name)});
        add(index);
        return {};
    }

    void addAll()
    {
        for (std::size_t i = 0; i < m_project.measurements.size(); ++i) {
            const std::optional<std::size_t> platform = platformOf(i);
            if (const Result<void> once =
                    checkNamedOnce(m_project.measurements, m_project.measurements[i].name, "measurement");
                !once)
                m_data.notes.push_back({Severity::error,
                                        once.error().message,
                                        {TableRef{TableKind::measurements, 0}, i, "name", 0}});
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
        if (contains(m_data.measurements, measurement.name))
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

namespace {

constexpr std::uint64_t kDrawSeed = 1;

/** Whether the text is what the name says, in which * stands for any signs. */
bool isMeant(std::string_view text, std::string_view name)
{
    const std::size_t star = name.find('*');
    if (star == std::string_view::npos)
        return text == name;
    if (text.substr(0, star) != name.substr(0, star))
        return false;
    text.remove_prefix(star);
    name.remove_prefix(star + 1);
    const std::size_t next = name.find('*');
    const std::string_view word = name.substr(0, next);
    if (next == std::string_view::npos) // the rest stands at the end
        return text.size() >= word.size() && text.substr(text.size() - word.size()) == word;
    // The first place will do: a later one leaves less for the stars behind.
    const std::size_t at = text.find(word);
    return at != std::string_view::npos && isMeant(text.substr(at + word.size()), name.substr(next));
}

/** "k/n"; nothing when it is no fraction. */
std::optional<std::pair<std::size_t, std::size_t>> fractionOf(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto part = parseCount(text.substr(0, slash));
    const auto whole = parseCount(text.substr(slash + 1));
    if (!part || !whole)
        return std::nullopt;
    return std::pair{static_cast<std::size_t>(*part), static_cast<std::size_t>(*whole)};
}

/** Measurements of a pattern, each once, in the order of its observations. */
std::vector<std::string> measurementsOf(const TrainingPattern& pattern, const Project& project)
{
    std::vector<std::string> names;
    for (const Observation& observation : pattern.observations) {
        const std::string& name = project.measurements[observation.measurement].name;
        if (!contains(names, name))
            names.push_back(name);
    }
    return names;
}

/** By pattern whether it is one of the part that is held out. */
std::vector<bool> drawn(const std::vector<TrainingPattern>& patterns, const HoldOut& holdOut)
{
    std::vector<bool> isDrawn(patterns.size(), false);
    if (holdOut.whole == 0)
        return isDrawn;
    std::vector<std::size_t> order(patterns.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return patterns[a].name < patterns[b].name; });
    Random(kDrawSeed).shuffle(order);
    const double count = static_cast<double>(patterns.size()) * static_cast<double>(holdOut.part) /
                         static_cast<double>(holdOut.whole);
    order.resize(static_cast<std::size_t>(std::lround(count)));
    for (const std::size_t i : order)
        isDrawn[i] = true;
    return isDrawn;
}

Error unknownName(const std::string& name, const std::vector<std::string>& known)
{
    const std::string near = suggestion(name, known);
    return notFound(
        "no measurement to learn from is called %1, so that nothing can be held out by this name; %2",
        {inQuotes(name), near.empty() ? sentence("the first is %1", {inQuotes(known.front())}) : near});
}

} // namespace

Result<HoldOut> parseHoldOut(std::span<const std::string> texts)
{
    HoldOut holdOut;
    for (const std::string& text : texts) {
        const auto fraction = fractionOf(text);
        if (!fraction) {
            if (text.empty())
                return invalidInput("what is held out is empty; write 1/2 or the name of a measurement");
            holdOut.names.push_back(text);
            continue;
        }
        if (fraction->first == 0 || fraction->first >= fraction->second)
            return invalidInput(
                "the part %1 to hold out is not between 0 and 1; write 1/2 for half of the patterns",
                {inQuotes(text)});
        if (holdOut.whole > 0)
            return invalidInput("two parts to hold out, %1/%2 and %3; give one",
                                {std::to_string(holdOut.part), std::to_string(holdOut.whole), text});
        holdOut.part = fraction->first;
        holdOut.whole = fraction->second;
    }
    return holdOut;
}

Result<TrainingData> takeHeldOut(TrainingData& data, const HoldOut& holdOut, const Project& project)
{
    TrainingData learnt;
    TrainingData heldOut;
    learnt.platform = heldOut.platform = data.platform;
    learnt.notes = std::move(data.notes);
    const std::vector<bool> isDrawn = drawn(data.patterns, holdOut);
    std::vector<bool> isFound(holdOut.names.size(), false);
    for (std::size_t i = 0; i < data.patterns.size(); ++i) {
        const std::vector<std::string> measurements = measurementsOf(data.patterns[i], project);
        bool isHeldOut = isDrawn[i];
        for (std::size_t n = 0; n < holdOut.names.size(); ++n)
            if (std::ranges::any_of(measurements, [&](const std::string& measurement) {
                    return isMeant(measurement, holdOut.names[n]);
                }))
                isHeldOut = isFound[n] = true;
        TrainingData& to = isHeldOut ? heldOut : learnt;
        to.measurements.insert(to.measurements.end(), measurements.begin(), measurements.end());
        to.add(std::move(data.patterns[i]));
    }
    for (std::size_t n = 0; n < isFound.size(); ++n)
        if (!isFound[n])
            return unknownName(holdOut.names[n], data.measurements);
    if (heldOut.patterns.empty())
        return invalidInput(
            "of %1 none is the one to hold out; hold out a larger part, or name a measurement",
            {counted(learnt.patterns.size(), "measured pattern")});
    if (learnt.patterns.empty())
        return invalidInput(
            "all measured patterns are held out, so that there is nothing to learn from; hold out fewer");
    data = std::move(learnt);
    return heldOut;
}

} // namespace contraflow
