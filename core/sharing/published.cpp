// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/published.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <map>
#include <queue>
#include <utility>

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
        , m_ranks(scenario.network->channelCount(), 0)
        , m_slowest(scenario.messages.size())
    {
        for (std::uint32_t c = 0; c < m_channels.size(); ++c)
            m_channels[c].capacity = scenario.network->capacity(ChannelId(c));
        for (std::uint32_t i = 0; i < m_slowest.size(); ++i)
            m_slowest[i] = slowestChannel(*scenario.network, scenario.routes[i]);
    }

    /** Where the next update() writes down how it treats trace->message. */
    void setTrace(PublishedTrace* trace) { m_trace = trace; }

protected:
    void solve(std::vector<MessageRate>& rates) override
    {
        countMessages(rates);
        rankFactors();
        sortKeys(rates);
        for (const std::uint32_t position : m_returned)
            m_disabled[position].clear();
        m_returned.clear();
        m_disabled.resize(std::max(m_disabled.size(), rates.size()));
        std::priority_queue<Key> returned; // by line 20, each to a later place
        std::size_t next = 0;
        std::uint32_t turn = 0;
        while (next < m_keys.size() || !returned.empty()) {
            const bool isReturned =
                !returned.empty() && (next == m_keys.size() || m_keys[next] < returned.top());
            const Key key = isReturned ? returned.top() : m_keys[next]; // line 5
            if (isReturned)
                returned.pop();
            else
                ++next;
            MessageRate& rate = rates[key.position];
            if (key.forward() >= key.backward()) // line 7
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
                returned.push(keyOf(key.position, rate.message)); // line 20
        }
    }

private:
    /** A congestion factor, and how many channels have it. */
    struct Factor
    {
        std::uint32_t channels = 0;
        std::uint32_t rank = 0; ///< in ascending order, from 1; near-equal factors share a rank
    };
    using Factors = std::map<double, Factor>;

    struct Channel
    {
        std::uint32_t count = 0;    ///< |S[i]| at the start of the step
        std::uint32_t assigned = 0; ///< |S[i] ∩ Ē|
        double load = 0;            ///< Σ of the assigned rates
        double fastest = 0;         ///< the greatest assigned rate, 1 / min β
        double capacity = 0;
        double factor = 0; ///< count / capacity as it stands in m_factors; 0: it does not
    };

    /** ⟨max(k, k̄), k, k̄⟩ as ranks; greater comes first, then the smaller position. */
    struct Key
    {
        std::uint64_t high = 0; ///< max(k, k̄), k
        std::uint32_t low = 0;  ///< k̄, 0 when every reverse set is empty
        std::uint32_t position = 0;

        Key() = default;
        Key(std::uint32_t forward, std::uint32_t backward, std::uint32_t at)
            : high(std::uint64_t{std::max(forward, backward)} << 32U | forward)
            , low(backward)
            , position(at)
        {}
        [[nodiscard]] std::uint32_t forward() const { return static_cast<std::uint32_t>(high); }
        [[nodiscard]] std::uint32_t backward() const { return low; }
        bool operator<(const Key& other) const
        {
            if (high != other.high)
                return high < other.high;
            return low != other.low ? low < other.low : position > other.position;
        }
    };

    [[nodiscard]] double capacity(ChannelId c) const { return m_channels[c.index()].capacity; }

    void countMessages(const std::vector<MessageRate>& rates)
    {
        for (const std::uint32_t c : m_used) {
            Channel& channel = m_channels[c];
            channel = {.capacity = channel.capacity, .factor = channel.factor};
        }
        m_before.swap(m_used);
        m_used.clear();
        for (const MessageRate& rate : rates)
            for (const ChannelId c : route(rate.message))
                if (++m_channels[c.index()].count == 1)
                    m_used.push_back(c.value);
    }

    /** Congestion factors compare with a tolerance: near-equal ones get one rank, so that the order stays
     * transitive. An event changes few of them. */
    void rankFactors()
    {
        for (const std::uint32_t c : m_before)
            if (m_channels[c].count == 0)
                setFactor(c, 0);
        for (const std::uint32_t c : m_used)
            setFactor(c, m_channels[c].count / m_channels[c].capacity);
        std::uint32_t rank = 0;
        double last = 0;
        for (auto& [factor, entry] : m_factors) {
            if (rank == 0 || !nearlyEqual(factor, last))
                ++rank;
            last = factor;
            entry.rank = rank;
        }
        std::fill(m_ranks.begin(), m_ranks.end(), 0);
        double known = 0;
        for (const std::uint32_t c : m_used) {
            const double factor = m_channels[c].factor;
            if (factor != known)
                rank = m_factors.find(factor)->second.rank;
            known = factor;
            m_ranks[c] = rank;
        }
    }

    void setFactor(std::uint32_t c, double factor)
    {
        double& present = m_channels[c].factor;
        if (present == factor)
            return;
        if (present > 0)
            if (const auto old = m_factors.find(present); --old->second.channels == 0)
                m_factors.erase(old);
        if (factor > 0)
            ++m_factors[factor].channels;
        present = factor;
    }

    /** The messages in the order of their first turns. It is much like that of the step before. */
    void sortKeys(const std::vector<MessageRate>& rates)
    {
        constexpr std::uint32_t kGone = UINT32_MAX;
        m_positions.resize(scenario().messages.size(), kGone);
        for (std::uint32_t i = 0; i < rates.size(); ++i)
            m_positions[rates[i].message] = i;
        m_keys.clear();
        for (const std::uint32_t message : m_order)
            if (const std::uint32_t position = std::exchange(m_positions[message], kGone); position != kGone)
                m_keys.push_back(firstKeyOf(position, message));
        const std::size_t known = m_keys.size();
        for (std::uint32_t i = 0; i < rates.size(); ++i)
            if (std::exchange(m_positions[rates[i].message], kGone) != kGone)
                m_keys.push_back(firstKeyOf(i, rates[i].message));
        const auto comesFirst = [](const Key& a, const Key& b) { return b < a; };
        if (!insertionSort(rates.size() - known > 16 ? 0 : 8 * rates.size()))
            std::sort(m_keys.begin(), m_keys.end(), comesFirst);
        m_order.clear();
        for (const Key& key : m_keys)
            m_order.push_back(rates[key.position].message);
    }

    /** False when it would take more than so many moves; the keys are then in any order. */
    bool insertionSort(std::size_t mostMoves)
    {
        for (std::size_t i = 1; i < m_keys.size(); ++i) {
            const Key key = m_keys[i];
            std::size_t j = i;
            for (; j > 0 && m_keys[j - 1] < key; --j)
                m_keys[j] = m_keys[j - 1];
            m_keys[j] = key;
            if (i - j > mostMoves)
                return false;
            mostMoves -= i - j;
        }
        return true;
    }

    /** The key before line 19 has emptied any set. */
    [[nodiscard]] Key firstKeyOf(std::uint32_t position, std::uint32_t message) const
    {
        std::uint32_t forward = 0;
        std::uint32_t backward = 0;
        for (const ChannelId c : route(message)) {
            forward = std::max(forward, m_ranks[c.index()]);
            backward = std::max(backward, m_ranks[reverse(c).index()]);
        }
        return {forward, m_lines == PublishedModel::Lines::all ? backward : 0, position};
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
            if (m_ranks[c.index()] == key.forward())
                keep(trace.forward, trace.forwardCount, c, m_channels[c.index()].count);
            const Channel& back = m_channels[reverse(c).index()];
            if (key.backward() > 0 && m_ranks[reverse(c).index()] == key.backward())
                keep(trace.backward, trace.backwardCount, reverse(c), back.count);
        }
        if (rate.rate <= 0) {
            ++trace.returns;
            return;
        }
        trace.turn = turn;
        trace.isBackward = key.forward() < key.backward();
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
        std::uint32_t forward = 0;
        std::uint32_t backward = 0;
        for (const ChannelId c : route(message)) {
            forward = std::max(forward, m_ranks[c.index()]);
            if (m_lines == PublishedModel::Lines::all && !isDisabled(position, reverse(c)))
                backward = std::max(backward, m_ranks[reverse(c).index()]);
        }
        return {forward, backward, position};
    }

    /** Lines 7–10 and 26–32: a fair share of what is left on the most congested channels of the route. */
    void shareForward(MessageRate& rate, const Key& key)
    {
        const std::uint32_t slowest = m_slowest[rate.message];
        for (const ChannelId c : route(rate.message)) {
            const Channel& channel = m_channels[c.index()];
            if (m_ranks[c.index()] != key.forward())
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
            if (m_ranks[back.index()] != key.backward() || isDisabled(key.position, back))
                continue;
            if (nearlyEqual(channel.load, capacity(back))) {
                rate.rate = channel.fastest;
                rate.limitingChannel = back.value;
            } else {
                if (m_disabled[key.position].empty())
                    m_returned.push_back(key.position);
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
    std::vector<std::uint32_t> m_ranks;   ///< by channel: of its congestion factor, 0 where nothing is sent
    std::vector<std::uint32_t> m_slowest; ///< by message: the slowest channel of its route
    Factors m_factors;
    std::vector<std::uint32_t> m_used;   ///< channels with messages
    std::vector<std::uint32_t> m_before; ///< the same in the step before
    std::vector<Key> m_keys;             ///< of the messages before line 19 has emptied any set
    std::vector<std::uint32_t> m_order;  ///< messages by their first turns, in the step before
    std::vector<std::uint32_t> m_positions;
    std::vector<std::vector<std::uint32_t>> m_disabled; ///< by position: reverse channels emptied by line 19
    std::vector<std::uint32_t> m_returned;              ///< positions for which there are any
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
