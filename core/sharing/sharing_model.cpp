// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharing_model.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/routing_rules.h"
#include "core/project/written_routes.h"
#include "core/sharing/solution_memory.h"

#include <algorithm>

namespace contraflow {

Result<void> checkRoutes(const Network& network, const SharingModel& model)
{
    if (model.takesSplitMessages())
        return {};
    if (const WrittenRoutes* written = network.writtenRoutes(); written && written->repeating())
        return invalidInput(
            "the model is defined for messages that pass a channel once, and the route from %1 to %2 "
            "passes a link several times the same way; choose another model, such as asymmetric, or "
            "write the route otherwise",
            {inQuotes(network.node(written->repeating()->first).name),
             inQuotes(network.node(written->repeating()->second).name)});
    if (!network.splitsMessages())
        return {};
    return invalidInput(
        "the model is defined for messages of one route, and %1 routing sends a message over several at "
        "once; choose another model, such as asymmetric, or another routing",
        {infoOf(network.routing()).name});
}

void RateSolver::useMemory(SolutionMemory& memory)
{
    memory.forgetAll();
}

void FullSolver::update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                        RateUpdate& update)
{
    update.moves.clear();
    update.rates.clear();
    m_diagnostics.clear();
    auto gone = departed.begin();
    std::erase_if(m_rates, [&](const MessageRate& rate) {
        while (gone != departed.end() && *gone < rate.message)
            ++gone;
        return gone != departed.end() && *gone == rate.message;
    });
    const auto middle = static_cast<std::ptrdiff_t>(m_rates.size());
    for (const std::uint32_t message : arrived) {
        m_rates.push_back({message, 0, kNoChannel});
        update.moves.push_back({message, message});
        m_known[message] = {message, 0, kNoChannel};
    }
    const auto isBefore = [](const MessageRate& a, const MessageRate& b) { return a.message < b.message; };
    std::inplace_merge(m_rates.begin(), m_rates.begin() + middle, m_rates.end(), isBefore);
    for (MessageRate& rate : m_rates)
        rate = {rate.message, 0, kNoChannel};
    if (!m_rates.empty())
        solve(m_rates);
    for (const MessageRate& rate : m_rates) {
        MessageRate& known = m_known[rate.message];
        if (known.rate == rate.rate && known.limitingChannel == rate.limitingChannel)
            continue;
        known = rate;
        update.rates.push_back({rate.message, rate.limitingChannel, rate.rate});
    }
}

} // namespace contraflow
