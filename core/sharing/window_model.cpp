// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_model.h"

#include "core/base/text.h"
#include "core/sharing/window_solver.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace contraflow {

namespace {

class WindowRates : public FullSolver
{
public:
    WindowRates(const PlacedScenario& scenario, const WindowParameters& parameters)
        : FullSolver(scenario)
        , m_parameters(parameters)
        , m_parents(scenario.network->links().size())
        , m_queues(scenario.network->channelCount(), kNone)
    {}

    [[nodiscard]] double residual() const override { return m_residual; }

    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active)
    {
        std::vector<MessageRate> rates;
        rates.reserve(active.messages.size());
        for (const std::uint32_t m : active.messages)
            rates.push_back({m, 0, kNoChannel});
        for (const auto& [link, members] : separate(rates)) {
            const auto at = std::lower_bound(members.begin(), members.end(), active.explained);
            if (at == members.end() || *at != active.explained)
                continue;
            const std::vector<std::uint32_t> classes = classify(members);
            const WindowSolution solution = m_solver.solve(m_problem, active.stop);
            return termsOf(classes[static_cast<std::size_t>(at - members.begin())], solution);
        }
        return {};
    }

protected:
    void solve(std::vector<MessageRate>& rates) override
    {
        m_residual = 0;
        std::map<std::uint32_t, Part> previous;
        previous.swap(m_parts);
        for (auto& [link, members] : separate(rates)) {
            if (stop().stop_requested())
                return;
            const auto known = previous.find(members.front());
            Part& part = m_parts[members.front()];
            if (known != previous.end() && known->second.members == members)
                part = std::move(known->second);
            else
                solvePart(members, part);
            m_residual = std::max(m_residual, part.residual);
        }
        for (MessageRate& rate : rates)
            m_positions[rate.message] = &rate;
        for (const auto& [first, part] : m_parts)
            for (std::size_t i = 0; i < part.members.size(); ++i)
                *m_positions[part.members[i]] = part.rates[i];
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    static constexpr double kNegligible =
        1e-9; ///< of a message's resistance: what the solver leaves of an empty queue

    /** Messages that share links, directly or through others, with their rates. */
    struct Part
    {
        std::vector<std::uint32_t> members; ///< ascending
        std::vector<MessageRate> rates;
        double residual = 0;
    };

    std::uint32_t root(std::uint32_t link)
    {
        while (m_parents[link] != link)
            link = m_parents[link] = m_parents[m_parents[link]];
        return link;
    }

    /** The active messages by the part of the network that they share. */
    std::map<std::uint32_t, std::vector<std::uint32_t>> separate(const std::vector<MessageRate>& rates)
    {
        for (std::uint32_t link = 0; link < m_parents.size(); ++link)
            m_parents[link] = link;
        for (const MessageRate& rate : rates)
            for (const ChannelId c : route(rate.message))
                m_parents[root(linkOf(c).value)] = root(linkOf(route(rate.message).front()).value);
        std::map<std::uint32_t, std::vector<std::uint32_t>> parts;
        for (const MessageRate& rate : rates)
            parts[root(linkOf(route(rate.message).front()).value)].push_back(rate.message);
        return parts;
    }

    void solvePart(const std::vector<std::uint32_t>& members, Part& part)
    {
        const std::vector<std::uint32_t> classes = classify(members);
        const WindowSolution solution = m_solver.solve(m_problem, stop());
        part.members = members;
        part.residual = solution.residual;
        for (std::size_t i = 0; i < members.size(); ++i)
            part.rates.push_back(
                {members[i], solution.rates[classes[i]], longestQueue(classes[i], solution.prices)});
        for (const std::uint32_t c : m_channels)
            m_queues[c] = kNone;
    }

    /** Makes the problem of these messages; returns the class of each. */
    std::vector<std::uint32_t> classify(const std::vector<std::uint32_t>& members)
    {
        m_problem = {};
        m_channels.clear();
        for (const std::uint32_t m : members)
            for (const ChannelId c : route(m))
                if (m_queues[c.index()] == kNone) {
                    m_queues[c.index()] = static_cast<std::uint32_t>(m_channels.size());
                    m_channels.push_back(c.value);
                    m_problem.queues.push_back(
                        {network().capacity(c), m_parameters.kappa(network().channelClass(c))});
                }
        const auto isBefore = [](std::span<const ChannelId> a, std::span<const ChannelId> b) {
            return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                                [](ChannelId x, ChannelId y) { return x.value < y.value; });
        };
        std::map<std::span<const ChannelId>, std::uint32_t, decltype(isBefore)> known(isBefore);
        std::vector<std::uint32_t> classes;
        for (const std::uint32_t m : members) {
            const auto [at, isNew] =
                known.emplace(route(m), static_cast<std::uint32_t>(m_problem.classes.size()));
            if (isNew)
                addClass(route(m));
            else
                m_problem.classes[at->second].weight += 1;
            classes.push_back(at->second);
        }
        return classes;
    }

    void addClass(std::span<const ChannelId> channels)
    {
        WindowProblem::Class added;
        added.first = static_cast<std::uint32_t>(m_problem.entries.size());
        double latency = 0;
        for (const ChannelId c : channels) {
            m_problem.entries.push_back(m_queues[c.index()]);
            latency += network().latency(c);
        }
        added.delay = 2 * latency / m_parameters.windowBytes;
        added.forwardEnd = static_cast<std::uint32_t>(m_problem.entries.size());
        for (const ChannelId c : channels) {
            const std::uint32_t queue = m_queues[reverse(c).index()];
            if (queue != kNone && m_problem.queues[queue].kappa > 0)
                m_problem.entries.push_back(queue);
        }
        added.end = static_cast<std::uint32_t>(m_problem.entries.size());
        m_problem.classes.push_back(added);
    }

    /** What a message of this class waits for, as shares of the seconds that a byte takes it. */
    [[nodiscard]] std::vector<Term> termsOf(std::uint32_t index, const WindowSolution& solution) const
    {
        const auto secondsText = [](double value) { return valueText(TermUnit::secondsPerByte, value); };
        const WindowProblem::Class& c = m_problem.classes[index];
        const double resistance = 1 / solution.rates[index];
        std::vector<Term> terms;
        std::string sum;
        const auto add = [&](Term share, double wait) {
            sum += (sum.empty() ? "" : " + ") + roundedText(wait * 1e9);
            share.unit = TermUnit::percent;
            terms.push_back(std::move(share));
        };
        for (std::uint32_t e = c.first; e < c.end; ++e) {
            const std::uint32_t queue = m_problem.entries[e];
            const bool isData = e < c.forwardEnd;
            const double price = solution.prices[queue];
            const double kappa = isData ? 1 : m_problem.queues[queue].kappa;
            const double wait = kappa * price;
            if (wait <= kNegligible * resistance)
                continue;
            const ChannelId channel(m_channels[queue]);
            Term priced = parameterTerm("price", price).of(channel);
            priced.unit = TermUnit::secondsPerByte;
            terms.push_back(std::move(priced));
            if (!isData)
                terms.push_back(parameterTerm("kappa", kappa).of(channel));
            add(numberTerm(isData ? "queue_share" : "acknowledgement_share", "share", 100 * wait / resistance,
                           isData ? "its data wait in this queue" : "its acknowledgements wait in this queue")
                    .from(isData ? "p / Σ" : "κ·p / Σ", (isData ? "" : roundedText(kappa) + " · ") +
                                                            secondsText(price) + " / " +
                                                            secondsText(resistance))
                    .of(channel),
                wait);
        }
        if (c.delay > 0) {
            terms.push_back(parameterTerm("window_bytes", m_parameters.windowBytes));
            add(numberTerm("latency_share", "share", 100 * c.delay / resistance,
                           "of the latency there and back, T0")
                    .from("(T0 / W) / Σ", secondsText(c.delay) + " / " + secondsText(resistance)),
                c.delay);
        }
        Term total = numberTerm("resistance", "Σ", resistance, "the time a byte takes it")
                         .from(c.delay > 0 ? "Σ p + Σ κ·p + T0 / W" : "Σ p + Σ κ·p",
                               sum.find('+') == std::string::npos ? std::string() : sum);
        total.unit = TermUnit::secondsPerByte;
        terms.push_back(std::move(total));
        terms.push_back(bandwidthTerm("rate", "rate", 1 / resistance)
                            .from("1 / Σ", "1 / (" + secondsText(resistance) + ")"));
        terms.push_back(parameterTerm("residual", solution.residual));
        return terms;
    }

    [[nodiscard]] std::uint32_t longestQueue(std::uint32_t index, const std::vector<double>& prices) const
    {
        const WindowProblem::Class& c = m_problem.classes[index];
        double longest = 0;
        std::uint32_t channel = kNoChannel;
        for (std::uint32_t e = c.first; e < c.end; ++e) {
            const std::uint32_t queue = m_problem.entries[e];
            const double wait = prices[queue] * (e < c.forwardEnd ? 1 : m_problem.queues[queue].kappa);
            if (wait > longest * (1 + 1e-6)) {
                longest = wait;
                channel = m_channels[queue];
            }
        }
        return channel;
    }

    WindowParameters m_parameters;
    WindowSolver m_solver;
    WindowProblem m_problem;
    std::map<std::uint32_t, Part> m_parts; ///< by first message
    std::vector<std::uint32_t> m_parents;  ///< by link: towards the root of its part
    std::vector<std::uint32_t> m_queues;   ///< by channel: position in m_channels
    std::vector<std::uint32_t> m_channels; ///< of the present part
    std::map<std::uint32_t, MessageRate*> m_positions;
    double m_residual = 0;
};

} // namespace

double WindowParameters::kappa(ChannelClass channelClass) const
{
    switch (channelClass) {
    case ChannelClass::host:
        return kappaHost;
    case ChannelClass::switchPort:
        return kappaSwitch;
    case ChannelClass::backbone:
        break;
    }
    return kappaBackbone;
}

std::unique_ptr<RateSolver> WindowModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<WindowRates>(scenario, m_parameters);
}

std::vector<Term> WindowModel::terms(const ActiveSet& active) const
{
    return WindowRates(active.scenario, m_parameters).terms(active);
}

} // namespace contraflow
