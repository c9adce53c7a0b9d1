// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/brute_force.h"

#include "core/base/tolerance.h"
#include "tests/support/brute_penalties.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace contraflow::test {

namespace {

using Messages = std::vector<std::size_t>;
using MessageSet = std::set<std::size_t>;

constexpr double kDefaultEpsilon = 0.05; // of cross-traffic
constexpr double kNever = std::numeric_limits<double>::infinity();

bool uses(const PlacedScenario& scenario, std::size_t message, ChannelId channel)
{
    const auto route = scenario.routes[message];
    return std::find(route.begin(), route.end(), channel) != route.end();
}

double slowest(const PlacedScenario& scenario, std::size_t message)
{
    double rate = kNever;
    for (const ChannelId c : scenario.routes[message])
        rate = std::min(rate, scenario.network->capacity(c) / scenario.routes.shareOn(message, c));
    return rate;
}

/**
 * Progressive filling as it is defined: all rates rise together; at the first level at which a channel that
 * still carries a rising message is full, every full channel freezes its messages, and when it is coupled
 * those on its reverse channel too. A message loads the channels of its route with its share of its rate and
 * the reverse channels with `reverseWeight` times as much.
 */
std::vector<double> filling(const PlacedScenario& scenario, const Messages& active, bool isCoupled,
                            double reverseWeight = 0)
{
    const Network& network = *scenario.network;
    const auto weight = [&](std::size_t i, ChannelId c) {
        return scenario.routes.shareOn(active[i], c) +
               reverseWeight * scenario.routes.shareOn(active[i], reverse(c));
    };
    std::vector<std::vector<std::pair<std::size_t, double>>> loads(network.channelCount()); // with weights
    for (std::size_t i = 0; i < active.size(); ++i)
        for (const ChannelId on : scenario.routes[active[i]])
            for (const ChannelId c : {on, reverse(on)})
                if (loads[c.index()].empty() || loads[c.index()].back().first != i)
                    loads[c.index()].emplace_back(i, weight(i, c));
    std::vector<double> rates(active.size(), 0.0);
    std::vector<bool> isFrozen(active.size(), false);
    const auto loadAt = [&](std::size_t c, double level) {
        double load = 0;
        for (const auto& [i, part] : loads[c])
            load += part * (isFrozen[i] ? rates[i] : level);
        return load;
    };
    while (std::find(isFrozen.begin(), isFrozen.end(), false) != isFrozen.end()) {
        double level = kNever;
        for (std::size_t c = 0; c < network.channelCount(); ++c) {
            double frozen = 0;
            double rising = 0;
            for (const auto& [i, part] : loads[c])
                (isFrozen[i] ? frozen : rising) += part * (isFrozen[i] ? rates[i] : 1);
            if (rising > 0)
                level = std::min(level, (network.capacity(ChannelId(c)) - frozen) / rising);
        }
        std::vector<ChannelId> full;
        for (std::size_t c = 0; c < network.channelCount(); ++c) {
            const double load = loadAt(c, level);
            const double capacity = network.capacity(ChannelId(c));
            if (load > capacity || nearlyEqual(load, capacity))
                full.emplace_back(c);
        }
        for (std::size_t i = 0; i < active.size(); ++i) {
            const bool stops = std::any_of(full.begin(), full.end(), [&](ChannelId c) {
                return uses(scenario, active[i], c) || (isCoupled && uses(scenario, active[i], reverse(c)));
            });
            if (!isFrozen[i] && stops) {
                isFrozen[i] = true;
                rates[i] = level;
            }
        }
    }
    return rates;
}

/** Algorithm 1 of zhu-2014, section 6.1, line by line, with sets where the paper has sets. */
class AlgorithmOne
{
public:
    AlgorithmOne(const PlacedScenario& scenario, const Messages& active, bool hasContraFlow)
        : m_scenario(scenario)
    {
        for (const std::size_t m : active) {
            Link link;
            link.message = m;
            for (const ChannelId c : scenario.routes[m]) {
                link.channels.push_back(c);
                link.with.push_back(messagesOn(c, active));
                link.against.push_back(hasContraFlow ? messagesOn(reverse(c), active) : MessageSet());
            }
            link.k = factor(link.channels, link.with);
            m_links.push_back(link);
        }
        for (std::size_t i = 0; i < m_links.size(); ++i)
            m_open.push_back(i);
    }

    std::vector<double> rates()
    {
        while (!m_open.empty()) { // line 3
            const auto chosen = mostCongested();
            Link& link = m_links[*chosen];
            double beta = 0; // line 6
            const double against = contraFactor(link);
            if (link.k > against || nearlyEqual(link.k, against)) { // line 7
                for (std::size_t i = 0; i < link.channels.size(); ++i)
                    if (nearlyEqual(beta0(link, i) * size(link.with[i]), link.k)) // line 9
                        beta = std::max(beta, inverseBandwidth(link, i));
            } else {
                for (std::size_t i = 0; i < link.channels.size(); ++i) {
                    if (!nearlyEqual(beta0(link, i) * size(link.against[i]), against)) // line 13
                        continue;
                    double sum = 0;
                    double least = kNever;
                    for (const Link& other : m_links)
                        if (other.beta > 0 && link.against[i].contains(other.message)) { // line 14
                            sum += 1 / other.beta;
                            least = std::min(least, other.beta);
                        }
                    if (nearlyEqual(sum, 1 / beta0(link, i))) // line 16
                        beta = least;
                    else
                        link.against[i].clear(); // line 19; line 20: it stays in E
                }
            }
            if (beta > 0) { // lines 22–24
                link.beta = beta;
                m_open.erase(chosen);
            }
        }
        std::vector<double> rates;
        for (const Link& link : m_links)
            rates.push_back(1 / link.beta);
        return rates;
    }

private:
    struct Link
    {
        std::size_t message = 0;
        std::vector<ChannelId> channels;
        std::vector<MessageSet> with;    ///< S
        std::vector<MessageSet> against; ///< S̄
        double k = 0;
        double beta = 0; ///< 0: still in E
    };

    [[nodiscard]] MessageSet messagesOn(ChannelId c, const Messages& active) const
    {
        MessageSet set;
        for (const std::size_t m : active)
            if (uses(m_scenario, m, c))
                set.insert(m);
        return set;
    }

    static double size(const MessageSet& set) { return static_cast<double>(set.size()); }

    /** β[i]: a link and its reverse have the same capacity. */
    [[nodiscard]] double beta0(const Link& link, std::size_t i) const
    {
        return 1 / m_scenario.network->capacity(link.channels[i]);
    }

    [[nodiscard]] double factor(const std::vector<ChannelId>& channels,
                                const std::vector<MessageSet>& sets) const
    {
        double k = 0;
        for (std::size_t i = 0; i < channels.size(); ++i)
            k = std::max(k, size(sets[i]) / m_scenario.network->capacity(channels[i]));
        return k;
    }

    [[nodiscard]] double contraFactor(const Link& link) const { return factor(link.channels, link.against); }

    /** Line 5: the greatest ⟨max(k, k̄), k, k̄⟩, the first among equals. */
    [[nodiscard]] std::vector<std::size_t>::iterator mostCongested()
    {
        auto best = m_open.begin();
        for (auto it = m_open.begin(); it != m_open.end(); ++it)
            if (isMoreCongested(m_links[*it], m_links[*best]))
                best = it;
        return best;
    }

    [[nodiscard]] bool isMoreCongested(const Link& a, const Link& b) const
    {
        const double x = contraFactor(a);
        const double y = contraFactor(b);
        const std::array<double, 3> left{std::max(a.k, x), a.k, x};
        const std::array<double, 3> right{std::max(b.k, y), b.k, y};
        for (std::size_t i = 0; i < left.size(); ++i)
            if (!nearlyEqual(left[i], right[i]))
                return left[i] > right[i];
        return false;
    }

    /** Lines 26–32; where the denominator is not positive the message gets C/|S|. */
    [[nodiscard]] double inverseBandwidth(const Link& link, std::size_t i) const
    {
        double used = 0;
        double open = 0;
        for (const Link& other : m_links) {
            if (!link.with[i].contains(other.message))
                continue;
            used += other.beta > 0 ? 1 / other.beta : 0;
            open += other.beta > 0 ? 0 : 1;
        }
        const double capacity = 1 / beta0(link, i);
        const double left = capacity - used;
        const double share =
            left <= Tolerance::kRelative * capacity ? size(link.with[i]) / capacity : open / left;
        return std::max(1 / slowest(m_scenario, link.message), share);
    }

    const PlacedScenario& m_scenario;
    std::vector<Link> m_links;
    std::vector<std::size_t> m_open; ///< E, in input order
};

} // namespace

const std::vector<std::string>& bruteKinds()
{
    static const std::vector<std::string> kinds = [] {
        std::vector<std::string> all{
            "hockney",           "max-min", "asymmetric", "cross-traffic", "asymmetric-published",
            "fairness-published"};
        all.insert(all.end(), brutePenaltyKinds().begin(), brutePenaltyKinds().end());
        return all;
    }();
    return kinds;
}

std::vector<double> bruteRates(const std::string& kind, const PlacedScenario& scenario,
                               const std::vector<std::size_t>& active)
{
    if (kind == "max-min" || kind == "asymmetric")
        return filling(scenario, active, kind == "asymmetric");
    if (kind == "cross-traffic")
        return filling(scenario, active, true, kDefaultEpsilon);
    if (kind == "asymmetric-published" || kind == "fairness-published")
        return AlgorithmOne(scenario, active, kind == "asymmetric-published").rates();
    std::vector<double> rates;
    for (const std::size_t m : active)
        rates.push_back(slowest(scenario, m));
    if (kind == "hockney")
        return rates;
    const std::vector<double> penalties = brutePenalties(kind, scenario, active);
    for (std::size_t i = 0; i < rates.size(); ++i)
        rates[i] /= penalties[i];
    return rates;
}

BruteRun bruteRun(const std::string& kind, const PlacedScenario& scenario)
{
    BruteRun run;
    run.transferEnd.assign(scenario.messages.size(), kNever);
    std::vector<double> remaining;
    for (std::size_t i = 0; i < scenario.messages.size(); ++i) {
        const PlacedMessage& m = scenario.messages[i];
        remaining.push_back(m.bytes);
        if (scenario.routes[i].empty())
            run.transferEnd[i] = m.start + m.bytes / scenario.network->localBandwidth();
        else if (m.bytes <= 0)
            run.transferEnd[i] = m.start;
    }
    double now = 0;
    while (true) {
        Messages active;
        double next = kNever;
        for (std::size_t i = 0; i < scenario.messages.size(); ++i) {
            if (run.transferEnd[i] != kNever)
                continue;
            if (scenario.messages[i].start <= now)
                active.push_back(i);
            else
                next = std::min(next, scenario.messages[i].start);
        }
        if (active.empty() && next == kNever)
            return run;
        const std::vector<double> rates = bruteRates(kind, scenario, active);
        for (std::size_t i = 0; i < active.size(); ++i)
            next = std::min(next, now + remaining[active[i]] / rates[i]);
        run.steps += active.empty() ? 0 : 1;
        for (std::size_t i = 0; i < active.size(); ++i) {
            const std::size_t m = active[i];
            remaining[m] -= rates[i] * (next - now);
            if (remaining[m] <= Tolerance::kRelative * scenario.messages[m].bytes)
                run.transferEnd[m] = next;
        }
        now = next;
    }
}

} // namespace contraflow::test
