// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/brute_penalties.h"

#include <algorithm>
#include <set>

namespace contraflow::test {

namespace {

std::size_t sharing(const std::vector<NodePair>& messages, std::size_t i, bool source)
{
    return static_cast<std::size_t>(
        std::count_if(messages.begin(), messages.end(), [&](const NodePair& other) {
            return source ? other.first == messages[i].first : other.second == messages[i].second;
        }));
}

/** po, or pi when `out` is false. */
double gige(const std::vector<NodePair>& messages, std::size_t i, bool out)
{
    constexpr double kBeta = 0.75;
    const double gamma = out ? 0.115 : 0.036;
    const auto degree = static_cast<double>(sharing(messages, i, out));
    if (degree == 1)
        return 1;
    std::size_t busiest = 0;
    for (std::size_t j = 0; j < messages.size(); ++j)
        if (out ? messages[j].first == messages[i].first : messages[j].second == messages[i].second)
            busiest = std::max(busiest, sharing(messages, j, !out));
    double strong = 0; // card(Cm)
    for (std::size_t j = 0; j < messages.size(); ++j)
        if (out ? messages[j].first == messages[i].first : messages[j].second == messages[i].second)
            strong += sharing(messages, j, !out) == busiest ? 1 : 0;
    return sharing(messages, i, !out) == busiest ? degree * kBeta * (1 + gamma * (degree - strong))
                                                 : degree * kBeta * (1 - gamma / strong);
}

double infiniband(const std::vector<NodePair>& messages, std::size_t i)
{
    double sending = 1;
    std::set<std::size_t> senders;
    for (std::size_t j = 0; j < messages.size(); ++j) {
        if (messages[j].second == messages[i].second)
            senders.insert(messages[j].first);
        if (messages[j].first != messages[i].first)
            continue;
        if (const std::size_t out = sharing(messages, j, true); out > 1)
            sending = std::max(sending, static_cast<double>(out) * 0.925 *
                                            (sharing(messages, j, false) >= 3 ? 1.35 : 1));
    }
    const auto parallel = static_cast<double>(std::count(messages.begin(), messages.end(), messages[i]));
    const double receiving =
        sharing(messages, i, false) == 1 ? 1 : static_cast<double>(senders.size()) * 0.965 * parallel;
    return std::max(sending, receiving);
}

class Lister
{
public:
    explicit Lister(const std::vector<NodePair>& messages) : m_messages(messages)
    {
        m_sets.with.assign(messages.size(), 0);
    }

    StateSets list()
    {
        extend(0);
        return m_sets;
    }

private:
    [[nodiscard]] bool fits(const NodePair& message) const
    {
        return std::none_of(m_chosen.begin(), m_chosen.end(), [&](std::size_t c) {
            return m_messages[c].first == message.first || m_messages[c].second == message.second;
        });
    }

    void extend(std::size_t next)
    {
        if (next < m_messages.size()) {
            if (fits(m_messages[next])) {
                m_chosen.push_back(next);
                extend(next + 1);
                m_chosen.pop_back();
            }
            extend(next + 1);
        } else if (std::none_of(m_messages.begin(), m_messages.end(),
                                [this](const NodePair& m) { return fits(m); })) {
            m_sets.count += 1;
            for (const std::size_t c : m_chosen)
                m_sets.with[c] += 1;
        }
    }

    const std::vector<NodePair>& m_messages;
    std::vector<std::size_t> m_chosen;
    StateSets m_sets;
};

double myrinet(const std::vector<NodePair>& messages, const StateSets& sets, std::size_t i)
{
    double least = sets.count;
    for (std::size_t j = 0; j < messages.size(); ++j)
        if (messages[j].first == messages[i].first)
            least = std::min(least, sets.with[j]);
    return sets.count / least;
}

} // namespace

const std::vector<std::string>& brutePenaltyKinds()
{
    static const std::vector<std::string> kinds{"source-degree", "destination-degree", "gige-penalty",
                                                "infiniband-penalty", "myrinet-penalty"};
    return kinds;
}

std::vector<double> brutePenalties(const std::string& kind, const PlacedScenario& scenario,
                                   const std::vector<std::size_t>& active)
{
    std::vector<NodePair> messages;
    for (const std::size_t m : active)
        messages.emplace_back(scenario.messages[m].source.index(), scenario.messages[m].destination.index());
    StateSets sets;
    if (kind == "myrinet-penalty")
        sets = listStateSets(messages);
    std::vector<double> penalties;
    for (std::size_t i = 0; i < messages.size(); ++i) {
        if (kind == "source-degree" || kind == "destination-degree")
            penalties.push_back(static_cast<double>(sharing(messages, i, kind == "source-degree")));
        else if (kind == "gige-penalty")
            penalties.push_back(std::max(gige(messages, i, true), gige(messages, i, false)));
        else if (kind == "infiniband-penalty")
            penalties.push_back(infiniband(messages, i));
        else
            penalties.push_back(myrinet(messages, sets, i));
    }
    return penalties;
}

StateSets listStateSets(const std::vector<NodePair>& messages)
{
    return Lister(messages).list();
}

} // namespace contraflow::test
