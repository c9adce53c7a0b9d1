// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What explains a rate of the model `window` with bursts.
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/sharing/burst_rates.h"

namespace contraflow {

namespace {

constexpr double kNegligiblePart = 1e-4; // of a message's time
constexpr double kSecondsPerGigabyte = 1e9;

std::string waitText(double seconds)
{
    return valueText(TermUnit::secondsPerByte, seconds);
}

std::string rateText(double rate)
{
    return valueText(TermUnit::bandwidth, rate);
}

Term percentTerm(std::string name, std::string symbol, double part, std::string meaning)
{
    Term term = numberTerm(std::move(name), std::move(symbol), 100 * part, std::move(meaning));
    term.unit = TermUnit::percent;
    return term;
}

Term secondsTerm(std::string name, std::string symbol, double seconds, std::string meaning)
{
    Term term = numberTerm(std::move(name), std::move(symbol), seconds, std::move(meaning));
    term.unit = TermUnit::secondsPerByte;
    return term;
}

/** How long a queue is and why. */
void addQueueTerms(std::vector<Term>& terms, const BurstQueues& queues, std::uint32_t channel)
{
    const ChannelId id(channel);
    const BurstTerms& model = queues.terms();
    const double capacity = queues.queue(channel).capacity;
    const double data = queues.data(channel);
    const double load = queues.load(channel);
    const double burst = queues.bursts(channel) / data;
    terms.push_back(secondsTerm("price", {}, queues.price(channel), {}).of(id));
    terms.push_back(percentTerm("queue_load", "load", load / capacity,
                                sentence("data and acknowledgements against its capacity"))
                        .from("(data + ε·against) / C", "(" + rateText(data) + " + " + rateText(load - data) +
                                                            ") / " + rateText(capacity))
                        .of(id));
    Term bunch = numberTerm("queue_burst", "b", burst, sentence("a burst there, in windows")).of(id);
    if (model.ackBurst > 0)
        bunch =
            std::move(bunch).from("β + γ·φ", roundedText(model.burst) + " + " + roundedText(model.ackBurst) +
                                                 " · " + roundedText((burst - model.burst) / model.ackBurst));
    terms.push_back(std::move(bunch));
    terms.push_back(
        secondsTerm("queue_wait", "p", queues.price(channel), sentence("the mean wait in this queue"))
            .from("b / C · data / (C − load)", roundedText(burst) + " / " + rateText(capacity) + " · " +
                                                   rateText(data) + " / " + rateText(capacity - load))
            .of(id));
}

} // namespace

std::vector<Term> BurstRates::terms(std::uint32_t message) const
{
    const BurstLegs& legs = m_queues.legs();
    const BurstQueues::Class c = m_queues.messageClass(legs.placeOf(m_routes.of(message)));
    const double resistance = 1 / c.rate;
    const bool addsUp = m_parameters.exponent == 1;
    std::vector<Term> terms;
    std::string sum;
    double others = 0;
    const auto addToSum = [&](double wait) {
        sum += (sum.empty() ? "" : " + ") + roundedText(wait * kSecondsPerGigabyte);
    };
    const auto addShare = [&](std::uint32_t channel, double partOfAll, double crossing, bool isData) {
        const double part = crossing * partOfAll;
        const double share = part * c.price / resistance;
        if (share <= kNegligiblePart) {
            others += share;
            return;
        }
        const double kappa = isData ? 1 : m_queues.queue(channel).kappa;
        const double wait = crossing * kappa * m_queues.price(channel);
        addQueueTerms(terms, m_queues, channel);
        if (!isData)
            terms.push_back(parameterTerm("kappa", kappa).of(ChannelId(channel)));
        const bool isPart = crossing < 1;
        if (isPart)
            terms.push_back(
                percentTerm("message_share", "s", crossing, sentence("of the message crosses this channel"))
                    .of(ChannelId(channel)));
        const std::string plain = isData ? "p" : "κ·p";
        const std::string symbol = isPart && addsUp ? "s·" + plain : plain;
        const std::string number = (isPart && addsUp ? roundedText(crossing) + " · " : "") +
                                   (isData ? "" : roundedText(kappa) + " · ") +
                                   waitText(m_queues.price(channel));
        const std::string before = isPart && !addsUp ? "s·" : "";
        const std::string beforeNumber = isPart && !addsUp ? roundedText(crossing) + " · " : "";
        terms.push_back(percentTerm(isData ? "queue_share" : "acknowledgement_share", "share", share,
                                    isData ? sentence("its data wait in this queue")
                                           : sentence("its acknowledgements wait in this queue"))
                            .from(addsUp ? symbol + " / Σ" : before + "(" + symbol + " / P)^a · P / Σ",
                                  addsUp ? number + " / " + waitText(resistance)
                                         : beforeNumber + "(" + number + " / " + waitText(c.price) + ")^" +
                                               roundedText(m_parameters.exponent) + " · " +
                                               waitText(c.price) + " / " + waitText(resistance))
                            .of(ChannelId(channel)));
        addToSum(addsUp ? wait : part * c.price);
    };
    legs.forEachChannel(c.place, [&](std::uint32_t channel, double crossing) {
        addShare(channel, m_queues.dataShare(c, channel), crossing, true);
    });
    legs.forEachChannel(c.place, [&](std::uint32_t channel, double crossing) {
        addShare(against(channel), m_queues.ackShare(c, against(channel)), crossing, false);
    });
    if (others > 0)
        terms.push_back(percentTerm("other_share", {}, others, {}));
    if (c.delay > 0) {
        terms.push_back(parameterTerm("window_bytes", m_parameters.windowBytes));
        terms.push_back(percentTerm("latency_share", "share", c.delay / resistance,
                                    sentence("of the latency there and back, T0"))
                            .from("(T0 / W) / Σ", waitText(c.delay) + " / " + waitText(resistance)));
        addToSum(c.delay);
    }
    const std::string waits = addsUp ? "Σ p + Σ κ·p" : "(Σ p^a + Σ (κ·p)^a)^(1/a)";
    terms.push_back(secondsTerm("resistance", "Σ", resistance, sentence("the time a byte takes it"))
                        .from(c.delay > 0 ? waits + " + T0 / W" : waits,
                              sum.find('+') == std::string::npos ? std::string() : sum));
    terms.push_back(
        bandwidthTerm("rate", "rate", c.rate).from("1 / Σ", "1 / (" + waitText(resistance) + ")"));
    terms.push_back(parameterTerm("epsilon", m_parameters.epsilon));
    terms.push_back(parameterTerm("burst", m_parameters.burst));
    terms.push_back(parameterTerm("ack_burst", m_parameters.ackBurst));
    terms.push_back(parameterTerm("exponent", m_parameters.exponent));
    terms.push_back(parameterTerm("residual", m_residual));
    return terms;
}

} // namespace contraflow
