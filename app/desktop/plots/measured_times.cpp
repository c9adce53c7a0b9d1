// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/measured_times.h"

#include <unordered_map>

namespace contraflow {
namespace {

/** The measurement of the same experiment, or null. */
const Measurement* measurementOf(const Project& project, const Scenario& predicted)
{
    for (const Measurement& measurement : project.measurements) {
        const Scenario* measured = findByName(project.scenarios, measurement.scenario);
        if (measured && measured->platform == predicted.platform &&
            measured->workload == predicted.workload && measured->mapping == predicted.mapping)
            return &measurement;
    }
    return nullptr;
}

} // namespace

MeasuredBars measuredTimes(const Prediction& prediction, const Project& project)
{
    MeasuredBars found;
    const Scenario* scenario = findByName(project.scenarios, prediction.scenario);
    const Measurement* measurement = scenario ? measurementOf(project, *scenario) : nullptr;
    if (!measurement || prediction.workload >= project.workloads.size())
        return found;
    found.name = measurement->name;

    std::unordered_map<std::string_view, const TimeRow*> rowOf;
    for (const TimeRow& row : measurement->times)
        if (row.mean.hasValue())
            rowOf.emplace(row.message, &row);
    if (rowOf.empty())
        return found;
    const SharedRows<MessageRow>& messages = project.workloads[prediction.workload].messages;
    for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i) {
        const std::size_t row = prediction.placed.messages[i].row;
        const auto at = row < messages.size() ? rowOf.find(messages[row].id) : rowOf.end();
        if (at != rowOf.end())
            found.times.emplace_hint(
                found.times.end(), i,
                MeasuredTime{at->second->mean.value().value, at->second->ci95.valueOr(Quantity{}).value});
    }
    return found;
}

std::string messageName(const Prediction& prediction, const Project& project, std::uint32_t message)
{
    if (message >= prediction.placed.messages.size() || prediction.workload >= project.workloads.size())
        return {};
    const SharedRows<MessageRow>& messages = project.workloads[prediction.workload].messages;
    const std::size_t row = prediction.placed.messages[message].row;
    return row < messages.size() ? messages[row].id : std::string();
}

} // namespace contraflow
