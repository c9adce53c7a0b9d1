// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/measured_times.h"

namespace contraflow {

MeasuredBars measuredTimes(const Prediction& prediction, const Project& project)
{
    MeasuredBars found;
    if (prediction.workload >= project.workloads.size())
        return found;
    const MeasuredTimes measured =
        MeasuredTimes::of(project, indexOfName(project.scenarios, prediction.scenario));
    found.name = measured.measurement();
    if (measured.empty())
        return found;
    const SharedRows<MessageRow>& messages = project.workloads[prediction.workload].messages;
    for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i) {
        const std::size_t row = prediction.placed.messages[i].row;
        const MeasuredTime* time = row < messages.size() ? measured.find(messages[row].id) : nullptr;
        if (time)
            found.times.emplace_hint(found.times.end(), i, *time);
    }
    return found;
}

std::string messageName(const Prediction& prediction, const Project& project, std::uint32_t message)
{
    if (message >= prediction.placed.messages.size() || prediction.workload >= project.workloads.size())
        return {};
    const SharedRows<MessageRow>& messages = project.workloads[prediction.workload].messages;
    const std::size_t row = prediction.placed.messages[message].row;
    return row < messages.size() ? messages[row].id.str() : std::string();
}

} // namespace contraflow
