// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/published.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <queue>
#include <tuple>

namespace contraflow {

namespace {

/** How one message came to its rate, written down while the algorithm runs. */
struct PublishedTrace
{
    std::uint32_t message = 0;
    std::uint32_t turn = 0;              ///< assignments until its own, which counts
    std::uint32_t returns = 0;           ///< how often line 20 put it back
    std::uint32_t forward = kNoChannel;  ///< the channel that gives k
    std::uint32_t backward = kNoChannel; ///< the reverse channel that gave k̄ at first
    double forwardCount = 0;
    double backwardCount = 0;
    std::uint32_t limit = kNoChannel; ///< of the route, or a reverse one
    bool isBackward = false;          ///< lines 12–17 gave the rate
    bool isEqualShare = false;        ///< line 32 left nothing
    double load = 0;                  ///< of `limit` when the rate was given
    std::uint32_t assigned = 0;       ///< messages on `limit` that had a rate by then
    std::uint32_t count = 0;          ///< messages on `limit`
};

class PublishedSolver : public FullSolver
{
public:
    PublishedSolver(const PlacedScenario& scenario, PublishedModel::Lines lines)
        : FullSolver(scenario)
        , m_lines(lines)
        , m_channels(scenario.network->channelCount())
    {}

    /** Where the next update() writes down how it treats trace->message. */
    void setTrace(PublishedTrace* trace) { m_trace = trace; }

protected:
    void solve(std::vector<MessageRate>& rates) override
    {
        countMessages(rates);
        rankFactors();
        m_disabled.assign(m_disabled.size(), {});
        m_disabled.resize(rates.size());
        std::priority_queue<Key> queue;
        for (std::uint32_t i = 0; i < rates.size(); ++i)
            queue.push(keyOf(i, rates[i].message));
        std::uint32_t turn = 0;
        while (!queue.empty()) {
            const Key key = queue.top(); // line 5
            queue.pop();
            MessageRate& rate = rates[key.position];
            if (key.forward >= key.backward) // line 7
                shareForward(rate, key);
            else
                followBackward(rate, key);
            const bool isAssigned = rate.rate > 0;
            turn += isAssigned ? 1 : 0;
            if (m_trace && m_trace->message == rate.message)
                trace(rate, key, turn);
            if (isAssigned)
                assign(rate); // lines 22–24
            else
                queue.push(keyOf(key.position, rate.message)); // line 20
        }
    }

private:
    struct Channel
    {
        std::uint32_t count = 0;    ///< |S[i]| at the start of the step
        std::uint32_t assigned = 0; ///< |S[i] ∩ Ē|
        std::uint32_t rank = 0; ///< order of count / capacity among all channels; equal factors share a rank
        double load = 0;        ///< Σ of the assigned rates
        double fastest = 0;     ///< the greatest assigned rate, 1 / min β
    };

    /** ⟨max(k, k̄), k, k̄⟩ as ranks; greater comes first, then the smaller position. */
    struct Key
    {
        std::uint32_t forward = 0;  ///< rank of k
        std::uint32_t backward = 0; ///< rank of k̄, 0 when every reverse set is empty
        std::uint32_t position = 0;

        bool operator<(const Key& other) const
        {
            const auto ordered = [](const Key& key) {
                return std::tuple(std::max(key.forward, key.backward), key.forward, key.backward);
            };
            return ordered(*this) != ordered(other) ? ordered(*this) < ordered(other)
                                                    : position > other.position;
        }
    };

    [[nodiscard]] double capacity(ChannelId c) const { return network().capacity(c); }

    void countMessages(const std::vector<MessageRate>& rates)
    {
        for (const std::uint32_t c : m_used)
            m_channels[c] = Channel();
        m_used.clear();
        for (const MessageRate& rate : rates)
            for (const ChannelId c : route(rate.message))
                if (++m_channels[c.index()].count == 1)
                    m_used.push_back(c.value);
    }

    /** Congestion factors compare with a tolerance: near-equal ones get one rank, so that the order stays
     * transitive. */
    void rankFactors()
    {
        const auto factor = [this](std::uint32_t c) { return m_channels[c].count / capacity(ChannelId(c)); };
        std::vector<std::uint32_t> order = m_used;
        std::sort(order.begin(), order.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return factor(a) < factor(b); });
        std::uint32_t rank = 0;
        double last = 0;
        for (const std::uint32_t c : order) {
            const double here = factor(c);
            if (rank == 0 || !nearlyEqual(here, last))
                ++rank;
            last = here;
            m_channels[c].rank = rank;
        }
    }

    /** After the message's turn, before the rate it may have got is counted. */
    void trace(const MessageRate& rate, const Key& key, std::uint32_t turn)
    {
        PublishedTrace& trace = *m_trace;
        for (const ChannelId c : route(rate.message)) {
            const auto keep = [](std::uint32_t& kept, double& count, ChannelId channel, double messages) {
                if (kept == kNoChannel) {
                    kept = channel.value;
                    count = messages;
                }
            };
            if (m_channels[c.index()].rank == key.forward)
                keep(trace.forward, trace.forwardCount, c, m_channels[c.index()].count);
            const Channel& back = m_channels[reverse(c).index()];
            if (key.backward > 0 && back.rank == key.backward)
                keep(trace.backward, trace.backwardCount, reverse(c), back.count);
        }
        if (rate.rate <= 0) {
            ++trace.returns;
            return;
        }
        trace.turn = turn;
        trace.isBackward = key.forward < key.backward;
        trace.limit = rate.limitingChannel;
        const Channel& limit = m_channels[rate.limitingChannel];
        trace.load = limit.load;
        trace.assigned = limit.assigned;
        trace.count = limit.count;
        trace.isEqualShare = std::any_of(diagnostics().begin(), diagnostics().end(), [&](const auto& d) {
            return d.kind == SharingDiagnostic::Kind::noBandwidthLeft && d.message == rate.message &&
                   d.channel == rate.limitingChannel;
        });
    }

    [[nodiscard]] bool isDisabled(std::uint32_t position, ChannelId reverseChannel) const
    {
        const auto& disabled = m_disabled[position];
        return std::find(disabled.begin(), disabled.end(), reverseChannel.value) != disabled.end();
    }

    [[nodiscard]] Key keyOf(std::uint32_t position, std::uint32_t message) const
    {
        Key key{0, 0, position};
        for (const ChannelId c : route(message)) {
            key.forward = std::max(key.forward, m_channels[c.index()].rank);
            if (m_lines == PublishedModel::Lines::all && !isDisabled(position, reverse(c)))
                key.backward = std::max(key.backward, m_channels[reverse(c).index()].rank);
        }
        return key;
    }

    /** Lines 7–10 and 26–32: a fair share of what is left on the most congested channels of the route. */
    void shareForward(MessageRate& rate, const Key& key)
    {
        const std::uint32_t slowest = slowestChannel(network(), route(rate.message));
        for (const ChannelId c : route(rate.message)) {
            const Channel& channel = m_channels[c.index()];
            if (channel.rank != key.forward)
                continue;
            const double left = capacity(c) - channel.load;
            double share = 0;
            if (left <= Tolerance::kRelative * capacity(c)) {
                share = capacity(c) / channel.count;
                report({SharingDiagnostic::Kind::noBandwidthLeft, rate.message, c.value,
                        channel.load / capacity(c)});
            } else {
                share = left / (channel.count - channel.assigned);
            }
            std::uint32_t limit = c.value;
            if (clearlyGreater(share, capacity(ChannelId(slowest)))) {
                share = capacity(ChannelId(slowest)); // β_E
                limit = slowest;
            }
            if (rate.limitingChannel == kNoChannel || share < rate.rate) {
                rate.rate = share;
                rate.limitingChannel = limit;
            }
        }
    }

    /** Lines 11–19: the rate of the messages that saturate the reverse channel, if they do. */
    void followBackward(MessageRate& rate, const Key& key)
    {
        for (const ChannelId c : route(rate.message)) {
            const ChannelId back = reverse(c);
            const Channel& channel = m_channels[back.index()];
            if (channel.rank != key.backward || isDisabled(key.position, back))
                continue;
            if (nearlyEqual(channel.load, capacity(back))) {
                rate.rate = channel.fastest;
                rate.limitingChannel = back.value;
            } else {
                m_disabled[key.position].push_back(back.value);
            }
        }
    }

    void assign(const MessageRate& rate)
    {
        for (const ChannelId c : route(rate.message)) {
            Channel& channel = m_channels[c.index()];
            const bool wasWithin = !clearlyGreater(channel.load, capacity(c));
            ++channel.assigned;
            channel.load += rate.rate;
            channel.fastest = std::max(channel.fastest, rate.rate);
            if (wasWithin && clearlyGreater(channel.load, capacity(c)))
                report({SharingDiagnostic::Kind::oversubscribed, rate.message, c.value,
                        channel.load / capacity(c)});
        }
    }

    PublishedModel::Lines m_lines;
    std::vector<Channel> m_channels;
    std::vector<std::uint32_t> m_used;
    std::vector<std::vector<std::uint32_t>> m_disabled; ///< by position: reverse channels emptied by line 19
    PublishedTrace* m_trace = nullptr;
};

} // namespace

std::unique_ptr<RateSolver> PublishedModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<PublishedSolver>(scenario, m_lines);
}

std::vector<Term> PublishedModel::terms(const ActiveSet& active) const
{
    PublishedTrace trace;
    trace.message = active.explained;
    PublishedSolver solver(active.scenario, m_lines);
    solver.setTrace(&trace);
    RateUpdate update;
    solver.update(active.messages, {}, update);
    const Network& network = active.network();
    const auto bandwidth = [](double value) { return valueText(TermUnit::bandwidth, value); };
    const auto factor = [&](const char* name, const char* symbol, std::uint32_t channel, double count) {
        const double capacity = network.capacity(ChannelId(channel));
        Term term = numberTerm(name, symbol, count / capacity)
                        .from(symbol == std::string_view("k") ? "|S| / C" : "|S̄| / C",
                              roundedText(count) + " / " + bandwidth(capacity))
                        .of(ChannelId(channel));
        term.unit = TermUnit::secondsPerByte;
        return term;
    };
    std::vector<Term> terms{factor("k", "k", trace.forward, trace.forwardCount)};
    if (trace.backward != kNoChannel)
        terms.push_back(factor("k_reverse", "k̄", trace.backward, trace.backwardCount));
    terms.push_back(
        countTerm("position", "position", trace.turn,
                  "among " + std::to_string(active.messages.size()) +
                      (m_lines == Lines::all ? " by ⟨max(k, k̄), k, k̄⟩ descending" : " by k descending")));
    if (trace.returns > 0)
        terms.push_back(countTerm("returns", "returns", trace.returns,
                                  "line 20 put it back: what goes against it does not fill the channel"));
    const ChannelId limit(trace.limit);
    const double capacity = network.capacity(limit);
    const double rate = active.rate().rate;
    const double open = trace.count - trace.assigned;
    const auto lines = [&](const char* numbers, const char* meaning) {
        terms.push_back(wordTerm("lines", "lines", numbers, meaning));
        terms.push_back(bandwidthTerm("capacity", "C", capacity).of(limit));
    };
    if (trace.isBackward) {
        lines("12–17", "messages against it fill the channel");
        terms.push_back(bandwidthTerm("rate", "rate", rate, "the fastest of them"));
    } else if (trace.isEqualShare) {
        lines("26–32", "which leave it nothing: Algorithm 1 is undefined here, so it gets an equal share");
        terms.push_back(bandwidthTerm("rate", "rate", rate)
                            .from("C / |S|", bandwidth(capacity) + " / " + std::to_string(trace.count)));
    } else if (nearlyEqual(rate, (capacity - trace.load) / open)) {
        lines("26–32", "a fair share of what is left of its most congested channel");
        terms.push_back(bandwidthTerm("assigned", "k'", trace.load, "given to messages on it before"));
        terms.push_back(bandwidthTerm("rate", "rate", rate)
                            .from("(C − k') / |E''|", "(" + bandwidth(capacity) + " − " +
                                                          bandwidth(trace.load) + ") / " +
                                                          roundedText(open)));
    } else {
        lines("32", "its fair share is more than its slowest channel, β_E, carries");
        terms.push_back(bandwidthTerm("rate", "rate", rate).from("1 / β_E = C", {}));
    }
    for (const SharingDiagnostic& diagnostic : solver.diagnostics()) {
        if (diagnostic.message != active.explained)
            continue;
        const bool isOver = diagnostic.kind == SharingDiagnostic::Kind::oversubscribed;
        terms.push_back(wordTerm("diagnostic", "diagnostic", isOver ? "oversubscribed" : "no bandwidth left",
                                 isOver ? "from this message on the channel carries " +
                                              roundedText(100 * diagnostic.excess, 4) + " % of its capacity"
                                        : "the printed formula leaves nothing on the channel")
                            .of(ChannelId(diagnostic.channel)));
    }
    return terms;
}

} // namespace contraflow
