// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/measured_patterns.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace contraflow {

namespace {

using Names = std::array<std::string_view, 2>;

constexpr Names kNodeNames{"N", "nodes"};
constexpr Names kDegreeNames{"d", "degree"};

bool isOneOf(const Names& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::optional<std::size_t> countIn(std::string_view text)
{
    const std::optional<unsigned long long> count = parseCount(text);
    return count ? std::optional<std::size_t>(*count) : std::nullopt;
}

std::optional<std::size_t> countIn(const ExtraKeys& keys, const Names& names)
{
    for (const auto& [key, node] : keys)
        if (isOneOf(names, key) && node.kind == DataNode::Kind::scalar)
            if (const std::optional<std::size_t> count = countIn(node.scalar))
                return count;
    return std::nullopt;
}

template<typename Row>
std::optional<std::size_t> countIn(const SharedRows<Row>& rows, const std::vector<std::string>& columns,
                                   const Names& names)
{
    for (std::size_t i = 0; i < columns.size() && !rows.empty(); ++i)
        if (isOneOf(names, columns[i]) && i < rows[0].extras.size())
            if (const std::optional<std::size_t> count = countIn(rows[0].extras[i]))
                return count;
    return std::nullopt;
}

std::optional<std::size_t> stated(const Project& project, const MeasuredPattern& pattern, const Names& names)
{
    const Measurement& measurement = project.measurements[pattern.measurement];
    static const Workload kNone;
    const Workload& workload = pattern.isApplication ? kNone : project.workloads[pattern.workload];
    for (const ExtraKeys* keys :
         {&measurement.extras, &project.scenarios[pattern.scenario].extras, &workload.extras})
        if (const std::optional<std::size_t> count = countIn(*keys, names))
            return count;
    if (const std::optional<std::size_t> count = countIn(measurement.times, measurement.extraColumns, names))
        return count;
    return countIn(workload.messages, workload.extraColumns, names);
}

} // namespace

PatternShape shapeOf(const PlacedScenario& placed)
{
    PatternShape shape;
    const Network& network = *placed.network;
    std::vector<std::uint32_t> out(network.nodes().size(), 0);
    std::vector<std::uint32_t> in(network.nodes().size(), 0);
    std::vector<std::uint32_t> onChannel(network.channelCount(), 0);
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const PlacedMessage& message = placed.messages[i];
        if (message.source == message.destination)
            continue;
        ++out[message.source.index()];
        ++in[message.destination.index()];
        for (const ChannelId channel : placed.routes[i])
            ++onChannel[channel.index()];
    }
    for (const std::uint32_t count : out)
        shape.mostOut = std::max<std::size_t>(shape.mostOut, count);
    for (std::size_t i = 0; i + 1 < onChannel.size(); i += 2)
        shape.hasTrafficBothWays =
            shape.hasTrafficBothWays ||
            (std::min(onChannel[i], onChannel[i + 1]) > 0 && std::max(onChannel[i], onChannel[i + 1]) > 1);
    for (std::size_t i = 0; i < placed.messages.size(); ++i) {
        const PlacedMessage& message = placed.messages[i];
        shape.messageDegrees.push_back(
            std::max(out[message.source.index()], in[message.destination.index()]));
        const auto route = placed.routes[i];
        shape.crossesRacks.push_back(std::any_of(route.begin(), route.end(), [&](ChannelId channel) {
            return network.channelClass(channel) == ChannelClass::backbone;
        }));
    }
    return shape;
}

std::optional<std::size_t> statedNodes(const Project& project, const MeasuredPattern& pattern)
{
    return stated(project, pattern, kNodeNames);
}

std::optional<std::size_t> statedDegree(const Project& project, const MeasuredPattern& pattern)
{
    return stated(project, pattern, kDegreeNames);
}

MeasuredTask::Figure sumFigure(std::span<const MeasuredTask> tasks)
{
    using Figure = MeasuredTask::Figure;
    for (const Figure figure : {Figure::communication, Figure::total, Figure::event})
        if (std::any_of(tasks.begin(), tasks.end(),
                        [figure](const MeasuredTask& task) { return task.figure == figure; }))
            return figure;
    return Figure::kind;
}

bool hasOnlyParts(const Measurement& measurement)
{
    return std::all_of(measurement.times.begin(), measurement.times.end(),
                       [](const TimeRow& row) { return row.message.find('/') != std::string::npos; });
}

std::vector<std::vector<std::string>> modelsOfMeasurements(const Project& project)
{
    // The rule of measurementOf, for all scenarios at once.
    using Place = std::tuple<std::string, std::string, std::string>;
    const auto placeOf = [](const Scenario& row) {
        std::string runs = row.workload;
        for (const ScenarioApplication& application : row.applications)
            runs += '\n' + application.name + '\n' + numberText(application.start.valueOr(Quantity{}).value);
        return Place(row.platform, std::move(runs), row.mapping);
    };
    std::unordered_map<std::string, std::size_t> scenarioByName;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        scenarioByName.try_emplace(project.scenarios[i].name, i);
    std::unordered_map<std::string, std::size_t> byScenario;
    std::map<Place, std::size_t> byPlace;
    for (std::size_t i = 0; i < project.measurements.size(); ++i) {
        const std::string& name = project.measurements[i].scenario;
        byScenario.try_emplace(name, i);
        if (const auto found = scenarioByName.find(name); found != scenarioByName.end())
            byPlace.try_emplace(placeOf(project.scenarios[found->second]), i);
    }
    std::vector<std::vector<std::string>> models(project.measurements.size());
    const auto add = [&models](std::size_t measurement, const std::string& model) {
        std::vector<std::string>& list = models[measurement];
        if (std::find(list.begin(), list.end(), model) == list.end())
            list.push_back(model);
    };
    for (const Scenario& scenario : project.scenarios) {
        if (const auto named = byScenario.find(scenario.name); named != byScenario.end())
            add(named->second, scenario.model);
        else if (const auto same = byPlace.find(placeOf(scenario)); same != byPlace.end())
            add(same->second, scenario.model);
    }
    // A repeated measurement of a scenario is evaluated by the same models.
    for (std::size_t i = 0; i < models.size(); ++i)
        if (models[i].empty())
            if (const auto found = scenarioByName.find(project.measurements[i].scenario);
                found != scenarioByName.end())
                add(i, project.scenarios[found->second].model);
    return models;
}

} // namespace contraflow
