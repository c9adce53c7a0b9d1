// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/published.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <queue>
#include <tuple>

namespace contraflow {

namespace {

/** How one message came to its rate. */
struct PublishedAccount
{
    std::uint32_t message = UINT32_MAX;
    std::uint32_t turn = 0;              ///< assignments until its own, which counts
    std::uint32_t returns = 0;           ///< how often line 20 put it back
    std::uint32_t forward = kNoChannel;  ///< the channel that gives k
    std::uint32_t backward = kNoChannel; ///< the reverse channel that gave k̄ at first
    double forwardCount = 0;             ///< messages on it
    double backwardCount = 0;
    std::uint32_t limit = kNoChannel; ///< of the route, or a reverse one
    bool isBackward = false;          ///< lines 12–17 gave the rate
    bool isEqualShare = false;        ///< line 32 left nothing
    double load = 0;                  ///< of `limit` when the rate was given
    std::uint32_t assigned = 0;       ///< messages on `limit` that had a rate by then
    std::uint32_t count = 0;          ///< messages on `limit`
};

/** Algorithm 1 of zhu-2014, section 6.1, from its first line to its last at every event. */
class PublishedSolver : public FullSolver
{
public:
    PublishedSolver(const PlacedScenario& scenario, PublishedLines lines)
        : FullSolver(scenario)
        , m_lines(lines)
        , m_channels(scenario.network->channelCount())
    {
        for (std::uint32_t c = 0; c < m_channels.size(); ++c)
            m_channels[c].capacity = scenario.network->capacity(ChannelId(c));
    }

    /** Later updates keep account of this message, as long as it is active. */
    void explain(std::uint32_t message) { m_account.message = message; }
    [[nodiscard]] const PublishedAccount& account() const { return m_account; }

protected:
    void solve(std::vector<MessageRate>& rates) override
    {
        countMessages(rates);
        std::priority_queue<Turn> open; // E
        for (std::uint32_t i = 0; i < rates.size(); ++i) {
            const Turn first = turnOf(rates[i].message, i, std::numeric_limits<double>::infinity());
            if (rates[i].message == m_account.message)
                noteOrder(first);
            open.push(first);
        }
        while (!open.empty() && !isStopped()) { // line 3
            const Turn turn = open.top();       // line 5
            MessageRate& rate = rates[turn.position];
            open.pop();
            if (turn.forward >= turn.backward) { // line 7
                shareForward(turn.forward, rate);
            } else if (!followBackward(turn.backward, rate)) { // line 20: back into E
                open.push(turnOf(rate.message, turn.position, turn.backward));
                m_account.returns += rate.message == m_account.message ? 1 : 0;
                continue;
            }
            if (rate.message == m_account.message)
                noteRate(turn, rate, rates.size() - open.size());
            assign(rate); // lines 22–24
        }
    }

private:
    struct Channel
    {
        double capacity = 0;
        std::uint32_t count = 0;    ///< |S[i]|
        std::uint32_t assigned = 0; ///< |E'|: of these, how many have a rate
        double load = 0;            ///< k': those rates' sum, bytes per second
        double fastest = 0;         ///< the greatest of them
        double factor = 0;          ///< count / capacity; near-equal ones are one number
    };

    /** A message's place in the order of line 5: ⟨max(k, k̄), k, k̄⟩, then the position among the active. */
    struct Turn
    {
        double forward = 0;  ///< k
        double backward = 0; ///< k̄, 0 when every reverse set is empty
        std::uint32_t position = 0;

        /** Whether the other message's turn is earlier. */
        bool operator<(const Turn& other) const;
    };

    [[nodiscard]] Channel& at(ChannelId channel) { return m_channels[channel.index()]; }

    /** What is counted once at the start of a step. Congestion factors compare with a tolerance: near-equal
     * ones in a row are made one number, so that the order of the turns is transitive. */
    void countMessages(const std::vector<MessageRate>& rates)
    {
        for (const std::uint32_t c : m_used)
            m_channels[c] = {.capacity = m_channels[c].capacity};
        m_used.clear();
        for (const MessageRate& rate : rates)
            for (const ChannelId c : route(rate.message))
                if (at(c).count++ == 0)
                    m_used.push_back(c.value);
        for (const std::uint32_t c : m_used)
            m_channels[c].factor = m_channels[c].count / m_channels[c].capacity;
        std::ranges::sort(m_used, {}, [this](std::uint32_t a) { return m_channels[a].factor; });
        double last = 0;
        double first = 0; // of the row
        for (const std::uint32_t c : m_used) {
            double& factor = m_channels[c].factor;
            if (!nearlyEqual(factor, last))
                first = factor;
            last = factor;
            factor = first;
        }
    }

    /** With the greatest k̄ below a bound: line 19 empties all sets that give a k̄, so they give none later. */
    [[nodiscard]] PublishedSolver::Turn turnOf(std::uint32_t message, std::uint32_t position, double below)
    {
        Turn turn{0, 0, position};
        for (const ChannelId c : route(message)) {
            turn.forward = std::max(turn.forward, at(c).factor);
            const double against = at(reverse(c)).factor;
            if (m_lines == PublishedLines::all && against < below)
                turn.backward = std::max(turn.backward, against);
        }
        return turn;
    }

    /** Lines 7–10 and 26–32: a fair share of what is left on the most congested channels of the route. */
    void shareForward(double k, MessageRate& rate)
    {
        const SlowestChannel slowest = slowestChannel(scenario(), rate.message); // β_E
        for (const ChannelId c : route(rate.message)) {
            const Channel& channel = at(c);
            if (channel.factor != k)
                continue;
            const double left = channel.capacity - channel.load;
            MessageRate share{rate.message, left / (channel.count - channel.assigned), c.value};
            if (left <= Tolerance::kRelative * channel.capacity) {
                share.rate = channel.capacity / channel.count;
                report({SharingDiagnostic::Kind::noBandwidthLeft, rate.message, c.value,
                        channel.load / channel.capacity});
            }
            if (clearlyGreater(share.rate, slowest.rate))
                share = {rate.message, slowest.rate, slowest.channel};
            if (rate.limitingChannel == kNoChannel || share.rate < rate.rate)
                rate = share;
        }
    }

    /** Lines 11–18: the rate of the fastest message against it, where those that have a rate saturate the
     * channel; false where they saturate none. */
    [[nodiscard]] bool followBackward(double kReverse, MessageRate& rate)
    {
        for (const ChannelId c : route(rate.message)) {
            const Channel& channel = at(reverse(c));
            if (channel.factor == kReverse && nearlyEqual(channel.load, channel.capacity))
                rate = {rate.message, channel.fastest, reverse(c).value};
        }
        return rate.limitingChannel != kNoChannel;
    }

    void assign(const MessageRate& rate)
    {
        for (const ChannelId c : route(rate.message)) {
            Channel& channel = at(c);
            const bool wasOver = clearlyGreater(channel.load, channel.capacity);
            ++channel.assigned;
            channel.load += rate.rate;
            channel.fastest = std::max(channel.fastest, rate.rate);
            if (!wasOver && clearlyGreater(channel.load, channel.capacity))
                report({SharingDiagnostic::Kind::oversubscribed, rate.message, c.value,
                        channel.load / channel.capacity});
        }
    }

    void noteOrder(const Turn& first)
    {
        m_account = {.message = m_account.message};
        for (const ChannelId c : route(m_account.message)) {
            if (m_account.forward == kNoChannel && at(c).factor == first.forward) {
                m_account.forward = c.value;
                m_account.forwardCount = at(c).count;
            }
            if (m_account.backward == kNoChannel && first.backward > 0 &&
                at(reverse(c)).factor == first.backward) {
                m_account.backward = reverse(c).value;
                m_account.backwardCount = at(reverse(c)).count;
            }
        }
    }

    void noteRate(const Turn& turn, const MessageRate& rate, std::size_t assigned)
    {
        const Channel& limit = at(ChannelId(rate.limitingChannel));
        m_account.turn = static_cast<std::uint32_t>(assigned);
        m_account.limit = rate.limitingChannel;
        m_account.isBackward = turn.forward < turn.backward;
        m_account.load = limit.load;
        m_account.assigned = limit.assigned;
        m_account.count = limit.count;
        m_account.isEqualShare = std::ranges::any_of(diagnostics(), [&](const SharingDiagnostic& d) {
            return d.kind == SharingDiagnostic::Kind::noBandwidthLeft && d.message == rate.message &&
                   d.channel == rate.limitingChannel;
        });
    }

    PublishedLines m_lines;
    std::vector<Channel> m_channels;
    std::vector<std::uint32_t> m_used; ///< channels that messages are on
    PublishedAccount m_account;
};

} // namespace

bool PublishedSolver::Turn::operator<(const Turn& other) const
{
    const auto key = [](const Turn& turn) {
        return std::tuple(std::max(turn.forward, turn.backward), turn.forward, turn.backward);
    };
    return key(*this) != key(other) ? key(*this) < key(other) : position > other.position;
}

std::unique_ptr<RateSolver> PublishedModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<PublishedSolver>(scenario, m_lines);
}

std::vector<Term> PublishedModel::terms(const ActiveSet& active) const
{
    PublishedSolver solver(active.scenario, m_lines);
    solver.explain(active.explained);
    RateUpdate update;
    solver.update(active.messages, {}, update);
    const PublishedAccount& account = solver.account();
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
    std::vector<Term> terms{factor("k", "k", account.forward, account.forwardCount)};
    if (account.backward != kNoChannel)
        terms.push_back(factor("k_reverse", "k̄", account.backward, account.backwardCount));
    terms.push_back(
        countTerm("position", "position", account.turn,
                  sentence(m_lines == Lines::all ? phrase("among %1 by ⟨max(k, k̄), k, k̄⟩ descending")
                                                 : phrase("among %1 by k descending"),
                           {groupedCount(active.messages.size())})));
    if (account.returns > 0)
        terms.push_back(
            countTerm("returns", "returns", account.returns,
                      sentence("line 20 put it back: what goes against it does not fill the channel")));
    const ChannelId limit(account.limit);
    const double capacity = network.capacity(limit);
    const double rate = active.rate().rate;
    const double open = account.count - account.assigned;
    const auto lines = [&](const char* numbers, const std::string& meaning) {
        terms.push_back(wordTerm("lines", "lines", numbers, meaning));
        terms.push_back(bandwidthTerm("capacity", "C", capacity).of(limit));
    };
    if (account.isBackward) {
        lines("12–17", sentence("messages against it fill the channel"));
        terms.push_back(bandwidthTerm("rate", "rate", rate, sentence("the fastest of them")));
    } else if (account.isEqualShare) {
        lines("26–32",
              sentence("which leave it nothing: Algorithm 1 is undefined here, so it gets an equal share"));
        terms.push_back(bandwidthTerm("rate", "rate", rate)
                            .from("C / |S|", bandwidth(capacity) + " / " + std::to_string(account.count)));
    } else if (nearlyEqual(rate, (capacity - account.load) / open)) {
        lines("26–32", sentence("a fair share of what is left of its most congested channel"));
        terms.push_back(
            bandwidthTerm("assigned", "k'", account.load, sentence("given to messages on it before")));
        terms.push_back(bandwidthTerm("rate", "rate", rate)
                            .from("(C − k') / |E''|", "(" + bandwidth(capacity) + " − " +
                                                          bandwidth(account.load) + ") / " +
                                                          roundedText(open)));
    } else {
        lines("32", sentence("its fair share is more than its slowest channel, β_E, carries"));
        terms.push_back(bandwidthTerm("rate", "rate", rate).from("1 / β_E = C", {}));
    }
    for (const SharingDiagnostic& diagnostic : solver.diagnostics()) {
        if (diagnostic.message != active.explained)
            continue;
        const bool isOver = diagnostic.kind == SharingDiagnostic::Kind::oversubscribed;
        terms.push_back(
            wordTerm("diagnostic", sentence("diagnostic"),
                     isOver ? sentence("oversubscribed") : sentence("no bandwidth left"),
                     isOver ? sentence("from this message on the channel carries %1 % of its capacity",
                                       {roundedText(100 * diagnostic.excess, 4)})
                            : sentence("the printed formula leaves nothing on the channel"))
                .of(ChannelId(diagnostic.channel)));
    }
    return terms;
}

} // namespace contraflow
