// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/penalty_model.h"

#include "core/sharing/hockney.h"

#include <algorithm>

namespace contraflow {

namespace {

class PenaltySolver : public FullSolver
{
public:
    PenaltySolver(const PlacedScenario& scenario, std::unique_ptr<PenaltyRule> rule)
        : FullSolver(scenario)
        , m_rule(std::move(rule))
        , m_conflicts(scenario.network->nodes().size())
    {}

    [[nodiscard]] std::vector<std::string> notes() const override
    {
        std::vector<std::string> notes = m_rule->notes();
        const std::size_t switches = network().switches().size();
        if (switches > 1)
            notes.push_back("sees nodes only: it takes the " + std::to_string(switches) +
                            " switches of the platform for one, and the links between them never fill up");
        return notes;
    }

protected:
    void solve(std::vector<MessageRate>& rates) override
    {
        std::vector<NodeConflicts::Ends> ends;
        ends.reserve(rates.size());
        for (const MessageRate& rate : rates) {
            const PlacedMessage& message = scenario().messages[rate.message];
            ends.push_back({message.source.value, message.destination.value});
        }
        m_conflicts.assign(std::move(ends));
        m_penalties.assign(rates.size(), {});
        m_rule->find(m_conflicts, m_penalties, stop());
        for (std::size_t i = 0; i < rates.size(); ++i) {
            MessageRate& rate = rates[i];
            const auto channels = route(rate.message);
            const std::uint32_t slowest = slowestChannel(network(), channels);
            const double penalty = std::max({1.0, m_penalties[i].outgoing, m_penalties[i].incoming});
            rate.rate = network().capacity(ChannelId(slowest)) / penalty;
            rate.limitingChannel = slowest;
            if (penalty > 1)
                rate.limitingChannel = m_penalties[i].outgoing >= m_penalties[i].incoming
                                           ? channels.front().value
                                           : channels.back().value;
        }
    }

private:
    std::unique_ptr<PenaltyRule> m_rule;
    NodeConflicts m_conflicts;
    std::vector<Penalty> m_penalties;
};

} // namespace

void NodeConflicts::assign(std::vector<Ends> messages)
{
    for (const Ends& ends : m_messages) {
        m_leaving[ends.source] = 0;
        m_entering[ends.destination] = 0;
    }
    m_messages = std::move(messages);
    for (const Ends& ends : m_messages) {
        ++m_leaving[ends.source];
        ++m_entering[ends.destination];
    }
}

std::unique_ptr<RateSolver> PenaltyModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<PenaltySolver>(scenario, makeRule());
}

} // namespace contraflow
