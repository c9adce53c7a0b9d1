// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_model.h"

#include "core/base/text.h"
#include "core/sharing/burst_rates.h"
#include "core/sharing/route_classes.h"
#include "core/sharing/window_solver.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** Without bursts. */
class WindowRates : public FullSolver
{
public:
    WindowRates(const PlacedScenario& scenario, const WindowParameters& parameters)
        : FullSolver(scenario)
        , m_parameters(parameters)
        , m_routes(scenario)
        , m_parents(scenario.network->links().size())
        , m_partOfLink(m_parents.size())
        , m_queues(scenario.network->channelCount(), kNone)
    {
        classify();
    }

    void grow() override
    {
        FullSolver::grow();
        classify();
    }

    [[nodiscard]] double residual() const override { return m_residual; }

    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active)
    {
        std::vector<MessageRate> rates;
        rates.reserve(active.messages.size());
        for (const std::uint32_t m : active.messages)
            rates.push_back({m, 0, kNoChannel});
        const std::uint32_t index = m_routes.of(active.explained);
        for (Part& part : separate(rates)) {
            const auto at = std::find_if(part.members.begin(), part.members.end(),
                                         [index](const Member& member) { return member.index == index; });
            if (at == part.members.end())
                continue;
            const WindowProblem problem = makeProblem(part);
            const WindowSolution solution = m_solver.solve(problem, {}, active.stop);
            return termsOf(problem, static_cast<std::size_t>(at - part.members.begin()), solution,
                           part.channels);
        }
        return {};
    }

protected:
    void solve(std::vector<MessageRate>& rates) override
    {
        std::vector<Part> parts = separate(rates);
        m_residual = 0;
        for (Part& part : parts) {
            if (stop().stop_requested())
                return;
            Part* const known = mostAlike(part);
            if (known != nullptr && known->members == part.members)
                part = std::move(*known);
            else
                solvePart(part, known);
            m_residual = std::max(m_residual, part.residual);
        }
        m_parts = std::move(parts);
        for (std::uint32_t p = 0; p < m_parts.size(); ++p)
            for (const Member& member : m_parts[p].members)
                m_classes[member.index].part = p;
        for (MessageRate& rate : rates) {
            const Class& c = m_classes[m_routes.of(rate.message)];
            rate.rate = c.rate;
            rate.limitingChannel = c.limit;
        }
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;
    static constexpr double kNegligible =
        1e-9; ///< of a message's resistance: what the solver leaves of an empty queue
    static constexpr std::size_t kWorthGuessing = 96; ///< classes: below, a solution from nothing is cheap

    /** Messages of one route. */
    struct Class
    {
        std::uint32_t message = 0;  ///< the first of them
        std::uint32_t count = 0;    ///< of those that are active
        std::uint32_t part = kNone; ///< the one it was in at the event before
        double rate = 0;
        std::uint32_t limit = kNoChannel;
    };
    struct Member
    {
        std::uint32_t index = 0; ///< of the class
        std::uint32_t count = 0;
        bool operator==(const Member&) const = default;
    };

    /** Classes that share links, directly or through others. */
    struct Part
    {
        std::vector<Member> members;
        std::vector<std::uint32_t> channels; ///< by queue of its problem
        WindowTrack track;
        double residual = 0;
    };

    void classify()
    {
        m_routes.grow([this](std::uint32_t message) { m_classes.push_back({message}); });
    }

    std::uint32_t root(std::uint32_t link)
    {
        while (m_parents[link] != link)
            link = m_parents[link] = m_parents[m_parents[link]];
        return link;
    }

    /** The active messages by the part of the network that they share. */
    std::vector<Part> separate(const std::vector<MessageRate>& rates)
    {
        m_active.clear();
        for (const MessageRate& rate : rates) {
            const std::uint32_t index = m_routes.of(rate.message);
            if (m_classes[index].count++ == 0)
                m_active.push_back(index);
        }
        for (std::uint32_t link = 0; link < m_parents.size(); ++link)
            m_parents[link] = link;
        for (const std::uint32_t index : m_active) {
            const auto channels = route(m_classes[index].message);
            const std::uint32_t first = root(linkOf(channels.front()).value);
            for (const ChannelId c : channels)
                m_parents[root(linkOf(c).value)] = first;
        }
        std::fill(m_partOfLink.begin(), m_partOfLink.end(), kNone);
        std::vector<Part> parts;
        for (const std::uint32_t index : m_active) {
            Class& c = m_classes[index];
            std::uint32_t& part = m_partOfLink[root(linkOf(route(c.message).front()).value)];
            if (part == kNone) {
                part = static_cast<std::uint32_t>(parts.size());
                parts.emplace_back();
            }
            parts[part].members.push_back({index, c.count});
            c.count = 0;
        }
        return parts;
    }

    /** The part of the event before that most of these classes were in; null when they are all new. */
    Part* mostAlike(const Part& part)
    {
        m_votes.assign(m_parts.size(), 0);
        std::uint32_t best = kNone;
        for (const Member& member : part.members) {
            const std::uint32_t known = m_classes[member.index].part;
            if (known < m_votes.size() && ++m_votes[known] > (best == kNone ? 0 : m_votes[best]))
                best = known;
        }
        return best == kNone ? nullptr : &m_parts[best];
    }

    void solvePart(Part& part, const Part* known)
    {
        const WindowProblem problem = makeProblem(part);
        WindowTrack guess;
        if (known != nullptr && part.members.size() > kWorthGuessing) {
            std::vector<std::size_t> kept;
            for (std::size_t i = 0; i < known->track.queues.size(); ++i) {
                const std::uint32_t queue = m_queues[known->channels[known->track.queues[i]]];
                if (queue == kNone)
                    continue;
                guess.queues.push_back(queue);
                kept.push_back(i);
            }
            for (const WindowTrack::Point& point : known->track.points) {
                guess.points.push_back({point.progress, {}, point.change});
                for (const std::size_t i : kept)
                    guess.points.back().prices.push_back(point.prices[i]);
            }
        }
        WindowSolution solution = m_solver.solve(problem, guess, stop());
        part.residual = solution.residual;
        part.track = std::move(solution.track);
        for (std::size_t i = 0; i < part.members.size(); ++i) {
            Class& c = m_classes[part.members[i].index];
            c.rate = solution.rates[i];
            c.limit = longestQueue(problem, i, solution.prices, part.channels);
        }
        for (const std::uint32_t c : part.channels)
            m_queues[c] = kNone;
    }

    /** Leaves the number of each channel's queue in m_queues. */
    WindowProblem makeProblem(Part& part)
    {
        WindowProblem problem;
        for (const Member& member : part.members)
            for (const ChannelId c : route(m_classes[member.index].message))
                if (m_queues[c.index()] == kNone) {
                    m_queues[c.index()] = static_cast<std::uint32_t>(part.channels.size());
                    part.channels.push_back(c.value);
                    problem.queues.push_back(
                        {network().capacity(c), m_parameters.kappa(network().channelClass(c))});
                }
        for (const Member& member : part.members) {
            WindowProblem::Class added;
            added.weight = member.count;
            added.first = static_cast<std::uint32_t>(problem.entries.size());
            const auto channels = route(m_classes[member.index].message);
            double latency = 0;
            for (const ChannelId c : channels) {
                problem.entries.push_back(m_queues[c.index()]);
                latency += network().latency(c);
            }
            added.delay = 2 * latency / m_parameters.windowBytes;
            added.forwardEnd = static_cast<std::uint32_t>(problem.entries.size());
            for (const ChannelId c : channels) {
                const std::uint32_t queue = m_queues[reverse(c).index()];
                if (queue != kNone && problem.queues[queue].kappa > 0)
                    problem.entries.push_back(queue);
            }
            added.end = static_cast<std::uint32_t>(problem.entries.size());
            problem.classes.push_back(added);
        }
        return problem;
    }

    /** What a message of this class waits for, as shares of the seconds that a byte takes it. */
    [[nodiscard]] std::vector<Term> termsOf(const WindowProblem& problem, std::size_t index,
                                            const WindowSolution& solution,
                                            const std::vector<std::uint32_t>& channels) const
    {
        const auto secondsText = [](double value) { return valueText(TermUnit::secondsPerByte, value); };
        const WindowProblem::Class& c = problem.classes[index];
        const double resistance = 1 / solution.rates[index];
        std::vector<Term> terms;
        std::string sum;
        const auto add = [&](Term share, double wait) {
            sum += (sum.empty() ? "" : " + ") + roundedText(wait * 1e9);
            share.unit = TermUnit::percent;
            terms.push_back(std::move(share));
        };
        for (std::uint32_t e = c.first; e < c.end; ++e) {
            const std::uint32_t queue = problem.entries[e];
            const bool isData = e < c.forwardEnd;
            const double price = solution.prices[queue];
            const double kappa = isData ? 1 : problem.queues[queue].kappa;
            const double wait = kappa * price;
            if (wait <= kNegligible * resistance)
                continue;
            const ChannelId channel(channels[queue]);
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

    [[nodiscard]] static std::uint32_t longestQueue(const WindowProblem& problem, std::size_t index,
                                                    const std::vector<double>& prices,
                                                    const std::vector<std::uint32_t>& channels)
    {
        const WindowProblem::Class& c = problem.classes[index];
        double longest = 0;
        std::uint32_t channel = kNoChannel;
        for (std::uint32_t e = c.first; e < c.end; ++e) {
            const std::uint32_t queue = problem.entries[e];
            const double wait = prices[queue] * (e < c.forwardEnd ? 1 : problem.queues[queue].kappa);
            if (wait > longest * (1 + 1e-6)) {
                longest = wait;
                channel = channels[queue];
            }
        }
        return channel;
    }

    WindowParameters m_parameters;
    WindowSolver m_solver;
    std::vector<Class> m_classes;
    RouteClasses m_routes;
    std::vector<Part> m_parts;            ///< of the last event
    std::vector<std::uint32_t> m_active;  ///< classes, by their first active message
    std::vector<std::uint32_t> m_parents; ///< by link: towards the root of its part
    std::vector<std::uint32_t> m_partOfLink;
    std::vector<std::uint32_t> m_votes;  ///< by part of the last event
    std::vector<std::uint32_t> m_queues; ///< by channel: its queue in the present problem
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
    if (m_parameters.isHard() && !scenario.network->splitsMessages())
        return std::make_unique<WindowRates>(scenario, m_parameters);
    return std::make_unique<BurstRates>(scenario, m_parameters);
}

std::vector<Term> WindowModel::terms(const ActiveSet& active) const
{
    if (m_parameters.isHard() && !active.network().splitsMessages())
        return WindowRates(active.scenario, m_parameters).terms(active);
    BurstRates rates(active.scenario, m_parameters);
    rates.setStop(active.stop);
    RateUpdate update;
    rates.update(active.messages, {}, update);
    return rates.terms(active.explained);
}

} // namespace contraflow
