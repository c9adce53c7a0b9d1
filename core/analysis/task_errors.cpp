// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/task_errors.h"

#include "core/analysis/measured_patterns.h"
#include "core/base/text.h"

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

} // namespace contraflow
