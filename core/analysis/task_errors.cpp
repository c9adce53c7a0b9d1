// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/task_errors.h"

#include "core/base/text.h"

#include <map>

namespace contraflow {

namespace {

struct NaturalLess
{
    bool operator()(const std::string& a, const std::string& b) const { return naturalOrder(a, b) < 0; }
};

} // namespace

std::vector<SenderErrors> senderErrors(const ErrorData& data)
{
    std::vector<SenderErrors> senders;
    std::vector<std::size_t> tasks(data.messages.size(), 0); // of each message, in senders
    std::vector<double> measured(data.messages.size(), 0);
    for (std::size_t number = 0; number < data.patterns.size(); ++number) {
        const MeasuredPattern& pattern = data.patterns[number];
        if (pattern.messageCount == 0)
            continue;
        std::map<std::string, std::vector<std::size_t>, NaturalLess> messages;
        for (std::size_t i = 0; i < pattern.messageCount; ++i) {
            const std::size_t message = pattern.firstMessage + i;
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
