// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_model.h"

#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <bit>
#include <cmath>

namespace contraflow {

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
    return std::make_unique<BurstRates>(scenario, m_parameters);
}

std::vector<Term> WindowModel::terms(const ActiveSet& active) const
{
    BurstRates rates(active.scenario, m_parameters);
    rates.setStop(active.stop);
    RateUpdate update;
    rates.update(active.messages, {}, update);
    return rates.terms(active.explained);
}

namespace {

/** Without bursts queues are what they become as bursts vanish; this is as far as it is gone. */
constexpr double kVanishingBurst = 1e-10;
constexpr double kSameRate = 1e-10;
constexpr double kClearly = 1 + 1e-6; // longer: among equals the first on the way counts

std::vector<BurstQueues::Queue> queuesOf(const Network& network, const WindowParameters& parameters)
{
    std::vector<BurstQueues::Queue> queues;
    queues.reserve(network.channelCount());
    for (std::uint32_t i = 0; i < network.channelCount(); ++i) {
        const ChannelId channel(i);
        queues.push_back({network.capacity(channel), parameters.kappa(network.channelClass(channel))});
    }
    return queues;
}

/** One number for many, in their order. */
class Key
{
public:
    void add(std::uint64_t number) { m_value = mixedBits(m_value + number); }
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 1;
};

} // namespace

BurstRates::BurstRates(const PlacedScenario& scenario, const WindowParameters& parameters)
    : m_scenario(scenario)
    , m_network(*scenario.network)
    , m_parameters(parameters)
    , m_queues(queuesOf(m_network, parameters),
               {parameters.epsilon, std::max(parameters.burst, kVanishingBurst), parameters.ackBurst,
                parameters.exponent})
    , m_solver(m_queues)
    , m_routes(scenario)
{
    classify();
}

void BurstRates::classify()
{
    m_routes.grow([this](std::uint32_t message) {
        const std::span<const ChannelId> route = m_scenario.routes[message];
        const double delay = 2 * m_network.latency(route) / m_parameters.windowBytes;
        m_queues.addClass(route, delay, m_scenario.routes.shares(message));
        Key key;
        key.add(delay);
        m_scenario.routes.forEach(message, [&](ChannelId channel, double share) {
            key.add(std::uint64_t{channel.value});
            key.add(share);
        });
        m_keys.push_back(key.value());
    });
    if (m_classCount == m_routes.size() && m_classCount > 0)
        return;
    m_classCount = m_routes.size();
    place([this] { m_queues.finishClasses(); });
}

/** Has classes placed anew, and what the engine was told of each with them. */
template<typename PlaceClasses>
void BurstRates::place(const PlaceClasses& placeClasses)
{
    const BurstLegs& legs = m_queues.legs();
    std::vector<Known> known(m_routes.size());
    for (std::uint32_t place = 0; place < m_known.size(); ++place)
        known[legs.numberOf(place)] = m_known[place];
    placeClasses();
    m_known.resize(legs.placeCount());
    for (std::uint32_t place = 0; place < m_known.size(); ++place)
        m_known[place] = known[legs.numberOf(place)];
}

void BurstRates::placeArrived(std::span<const std::uint32_t> arrived)
{
    const BurstLegs& legs = m_queues.legs();
    const bool arePlaced = std::ranges::all_of(arrived, [&](std::uint32_t message) {
        return legs.placeOf(m_routes.of(message)) != BurstLegs::kNoPlace;
    });
    if (arePlaced)
        return;
    m_mayDrop = false;
    place([this] { m_queues.finishClasses(); });
}

/** Where very many messages come once and go one by one, most classes are empty for most of the time. */
void BurstRates::dropEmptyClasses()
{
    constexpr std::size_t kMany = 4096;
    constexpr double kMostlyIn = 0.75;
    const std::size_t places = m_queues.legs().placeCount();
    if (m_mayDrop && places > kMany &&
        static_cast<double>(m_queues.active().size()) < kMostlyIn * static_cast<double>(places))
        place([this] { m_queues.dropEmptyClasses(); });
}

void BurstRates::update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                        RateUpdate& update)
{
    update.moves.clear();
    const BurstLegs& legs = m_queues.legs();
    placeArrived(arrived);
    // Arrivals first: a queue that is never empty in between keeps its price.
    for (const std::uint32_t message : arrived) {
        m_queues.addWeight(legs.placeOf(m_routes.of(message)), 1);
        m_activeKey += m_keys[m_routes.of(message)];
        update.moves.push_back({message, m_routes.of(message)});
    }
    for (const std::uint32_t message : departed) {
        m_queues.addWeight(legs.placeOf(m_routes.of(message)), -1);
        m_activeKey -= m_keys[m_routes.of(message)];
    }
    m_queues.list();
    dropEmptyClasses();
    solve();
    m_residual = m_solver.residual();
    findWaits();
    tellRates(update);
}

void BurstRates::useMemory(SolutionMemory& memory)
{
    m_memory = &memory;
    Key basis;
    for (std::uint32_t i = 0; i < m_network.channelCount(); ++i) {
        basis.add(m_queues.queue(i).capacity);
        basis.add(m_queues.queue(i).kappa);
    }
    for (const double term : {m_queues.terms().epsilon, m_queues.terms().burst, m_queues.terms().ackBurst,
                              m_queues.terms().exponent})
        basis.add(term);
    memory.beginRun(basis.value());
}

void BurstRates::solve()
{
    if (m_memory == nullptr) {
        m_solver.solve(stop());
        return;
    }
    const std::span<const double> known = m_memory->find(m_activeKey);
    if (!known.empty() && m_solver.take(known))
        return;
    m_solver.solve(stop());
    if (!isStopped())
        m_memory->keep(m_activeKey, m_queues.usedPrices());
}

/** Of all that are active, with the longest queue on the way of each; none where the window holds the message
 * back for longer. */
void BurstRates::tellRates(RateUpdate& update)
{
    const BurstLegs& legs = m_queues.legs();
    update.rates.resize(m_queues.active().size()); // there may be old ones, all of which are written over
    RateChange* told = update.rates.data();
    for (const std::uint32_t place : m_queues.active()) {
        const Wait& head = m_waits[legs.head(place)];
        const Wait& tail = m_waits[legs.tail(place)];
        const Wait& longest = tail.seconds > kClearly * head.seconds ? tail : head;
        const std::uint32_t limit =
            longest.seconds > kClearly * m_queues.delay(place) ? longest.channel : kNoChannel;
        const double rate = m_queues.rate(place);
        Known& known = m_known[place];
        if (std::abs(rate - known.rate) <= kSameRate * known.rate && limit == known.limit)
            continue;
        known = {rate, limit};
        *told++ = {legs.numberOf(place), limit, rate};
    }
    update.rates.resize(static_cast<std::size_t>(told - update.rates.data()));
}

/** The longest wait on each leg. */
void BurstRates::findWaits()
{
    m_waits.resize(m_queues.legs().legCount());
    for (const std::uint32_t leg : m_queues.usedLegs()) {
        Wait longest;
        m_queues.legs().forEachOnLeg(leg, [&](std::uint32_t channel, double share) {
            const std::uint32_t rev = against(channel);
            const double acks = m_queues.count(rev) > 0 ? m_queues.queue(rev).kappa * m_queues.price(rev) : 0;
            const double wait = share * std::max(m_queues.price(channel), acks);
            if (wait > kClearly * longest.seconds)
                longest = {wait, acks > m_queues.price(channel) ? rev : channel};
        });
        m_waits[leg] = longest;
    }
}

//
// What explains a rate of the model `window` with bursts.

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
