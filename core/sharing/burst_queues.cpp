// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_queues.h"

#include "core/base/ranges.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <tuple>

namespace contraflow {

/** Of the channels alone: the shares follow from them but for a few. */
std::size_t BurstLegs::LegHash::operator()(const Leg& leg) const
{
    constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15U; // Knuth's multiplicative hashing, 64 bits
    std::uint64_t hash = leg.first.size();
    for (const std::uint32_t channel : leg.first)
        hash = (hash ^ channel) * kFactor;
    return hash ^ hash >> 32U;
}

const std::uint32_t* BurstLegs::legOf(std::span<const ChannelId> channels, std::span<const double> shares)
{
    m_asked.first.clear();
    for (const ChannelId channel : channels)
        m_asked.first.push_back(channel.value);
    m_asked.second.assign(shares.begin(), shares.end());
    return &m_known.try_emplace(m_asked, 0).first->second;
}

std::uint32_t BurstLegs::add(std::span<const ChannelId> route, std::span<const double> shares)
{
    const std::size_t half = (route.size() + 1) / 2;
    const std::size_t shared = std::min(half, shares.size());
    m_classes.push_back(
        {legOf(route.first(half), shares.first(shared)), legOf(route.subspan(half), shares.subspan(shared))});
    return static_cast<std::uint32_t>(m_classes.size() - 1);
}

void BurstLegs::finish(std::size_t channels, std::span<const char> isIn)
{
    m_onLeg = {};
    std::vector<std::pair<const Leg*, std::uint32_t*>> legs;
    legs.reserve(m_known.size());
    for (auto& [leg, place] : m_known)
        legs.emplace_back(&leg, &place);
    std::ranges::sort(legs, [](const auto& a, const auto& b) { return *a.first < *b.first; });
    for (const auto& [leg, place] : legs) {
        *place = static_cast<std::uint32_t>(m_onLeg.count());
        m_onLeg.numbers.insert(m_onLeg.numbers.end(), leg->first.begin(), leg->first.end());
        m_onLeg.shares.insert(m_onLeg.shares.end(), leg->second.begin(), leg->second.end());
        m_onLeg.starts.push_back(m_onLeg.numbers.size());
    }
    std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> sorted; // legs and number
    sorted.reserve(m_classes.size());
    for (std::uint32_t number = 0; number < m_classes.size(); ++number)
        if (isIn.empty() || isIn[number])
            sorted.emplace_back(*m_classes[number].head, *m_classes[number].tail, number);
    std::ranges::sort(sorted);
    m_numbers.clear();
    for (const auto& [head, tail, number] : sorted)
        m_numbers.push_back(number);
    m_places.assign(m_classes.size(), kNoPlace);
    m_heads.resize(m_numbers.size());
    m_tails.resize(m_numbers.size());
    m_firstPlaces.assign(legCount() + 1, 0);
    for (std::uint32_t place = 0; place < m_numbers.size(); ++place) {
        m_places[m_numbers[place]] = place;
        m_heads[place] = *m_classes[m_numbers[place]].head;
        m_tails[place] = *m_classes[m_numbers[place]].tail;
        ++m_firstPlaces[m_heads[place] + 1];
    }
    std::partial_sum(m_firstPlaces.begin(), m_firstPlaces.end(), m_firstPlaces.begin());
    const bool hasShares = !m_onLeg.shares.empty();
    m_classesOn = byChannel(channels, placeCount(), hasShares,
                            [this](std::uint32_t place, const auto& use) { forEachChannel(place, use); });
    m_legsOn = byChannel(channels, legCount(), hasShares,
                         [this](std::uint32_t leg, const auto& use) { forEachOnLeg(leg, use); });
}

template<typename ForEachOf>
BurstLegs::Lists BurstLegs::byChannel(std::size_t channels, std::size_t count, bool hasShares,
                                      const ForEachOf& forEachOf)
{
    Lists lists;
    lists.starts.assign(channels + 1, 0);
    for (std::uint32_t number = 0; number < count; ++number)
        forEachOf(number, [&](std::uint32_t channel, double) { ++lists.starts[channel + 1]; });
    std::partial_sum(lists.starts.begin(), lists.starts.end(), lists.starts.begin());
    lists.numbers.resize(lists.starts.back());
    lists.shares.resize(hasShares ? lists.numbers.size() : 0);
    std::vector<std::size_t> next(lists.starts.begin(), lists.starts.end() - 1);
    for (std::uint32_t number = 0; number < count; ++number)
        forEachOf(number, [&](std::uint32_t channel, double share) {
            const std::size_t at = next[channel]++;
            lists.numbers[at] = number;
            if (hasShares)
                lists.shares[at] = share;
        });
    return lists;
}

namespace {

/** Of 0 … size - 1 those that are in, ascending; only those that have changed need be looked at. */
template<typename IsIn>
void bringUpToDate(std::vector<std::uint32_t>& list, std::vector<std::uint32_t>& changed, std::size_t size,
                   const IsIn& isIn)
{
    constexpr std::size_t kFew = 16;
    if (changed.size() > kFew) {
        list.clear();
        for (std::uint32_t i = 0; i < size; ++i)
            if (isIn(i))
                list.push_back(i);
    } else {
        for (const std::uint32_t i : changed) {
            const auto at = std::ranges::lower_bound(list, i);
            const bool isListed = at != list.end() && *at == i;
            if (isListed && !isIn(i))
                list.erase(at);
            else if (!isListed && isIn(i))
                list.insert(at, i);
        }
    }
    changed.clear();
}

} // namespace

BurstQueues::BurstQueues(std::vector<Queue> queues, const BurstTerms& terms)
    : m_queues(std::move(queues))
    , m_ackFactors(m_queues.size())
    , m_waitingAcks(m_queues.size())
    , m_counts(m_queues.size())
    , m_prices(m_queues.size())
    , m_units(m_queues.size())
    , m_powers(m_queues.size())
    , m_passing(m_queues.size())
    , m_data(m_queues.size())
    , m_together(m_queues.size())
    , m_gaps(m_queues.size())
    , m_roots(m_queues.size())
    , m_fullness(m_queues.size())
    , m_rights(m_queues.size())
    , m_rooms(m_queues.size())
    , m_greatestPrices(m_queues.size())
    , m_perUnit(m_queues.size())
    , m_perQueue(m_queues.size())
{
    m_perCapacity.reserve(m_queues.size());
    for (const Queue& queue : m_queues)
        m_perCapacity.push_back(1 / queue.capacity);
    setTerms(terms);
}

std::uint32_t BurstQueues::addClass(std::span<const ChannelId> route, double delay,
                                    std::span<const double> shares)
{
    m_addedDelays.push_back(delay);
    return m_legs.add(route, shares);
}

void BurstQueues::dropEmptyClasses()
{
    std::vector<char> isIn(m_legs.classCount(), 0);
    for (const std::uint32_t place : m_active)
        isIn[m_legs.numberOf(place)] = 1;
    placeClasses(isIn);
}

/** Those that are in, by number; all where that is not said. */
void BurstQueues::placeClasses(std::span<const char> isIn)
{
    // What is known of the classes moves with them to their new places.
    std::vector<double> weights(m_addedDelays.size());
    for (std::uint32_t place = 0; place < m_weights.size(); ++place)
        weights[m_legs.numberOf(place)] = m_weights[place];
    m_legs.finish(m_queues.size(), isIn);
    const std::size_t places = m_legs.placeCount();
    m_delays.resize(places);
    m_weights.resize(places);
    m_rates.resize(places);
    m_classPrices.resize(places);
    m_legSums.assign(m_legs.legCount(), 0.0);
    m_legAcks.assign(m_legs.legCount(), 0.0);
    m_legLoads.assign(m_legs.legCount(), 0.0);
    m_legTogether.assign(m_legs.legCount(), 0.0);
    m_legCounts.assign(m_legs.legCount(), 0);
    m_hasDelays = std::ranges::any_of(m_addedDelays, [](double d) { return d != 0; });
    m_changedClasses.clear();
    m_changedLegs.clear();
    m_active.clear();
    m_usedLegs.clear();
    for (std::uint32_t place = 0; place < places; ++place) {
        const std::uint32_t number = m_legs.numberOf(place);
        m_delays[place] = m_addedDelays[number];
        m_weights[place] = weights[number];
        if (!(m_weights[place] > 0))
            continue;
        m_active.push_back(place);
        ++m_legCounts[m_legs.head(place)];
        ++m_legCounts[m_legs.tail(place)];
    }
    for (std::uint32_t leg = 0; leg < m_legCounts.size(); ++leg)
        if (m_legCounts[leg] > 0)
            m_usedLegs.push_back(leg);
    m_isEvaluated = false;
}

void BurstQueues::addWeight(std::uint32_t place, double change)
{
    constexpr double kFirstPart = 0.1; // of the price that it would have alone
    double& weight = m_weights[place];
    // The rate of a class without messages is not known.
    m_isEvaluated = m_isEvaluated && weight > 0;
    const double rate = m_rates[place];
    const double together =
        m_isEvaluated && m_terms.ackBurst > 0 ? change * rate * waitingTogether(messageClass(place)) : 0;
    const bool was = weight > 0;
    weight += change;
    if (was != (weight > 0)) {
        m_changedClasses.push_back(place);
        for (const std::uint32_t leg : {m_legs.head(place), m_legs.tail(place)}) {
            m_legCounts[leg] += was ? UINT32_MAX : 1; // one less or one more
            m_changedLegs.push_back(leg);
        }
    }
    m_legs.forEachChannel(place, [&](std::uint32_t channel, double share) {
        if (m_counts[channel] == 0) {
            setUnit(channel, m_weights[place] * m_perCapacity[channel]);
            m_prices[channel] = kFirstPart * m_units[channel];
        }
        setCount(channel, m_counts[channel] + change);
        m_data[channel] += share * change * rate;
        m_together[channel] += share * together;
    });
    if (m_isEvaluated)
        m_legs.forEachChannel(place, [&](std::uint32_t channel, double) {
            setGap(channel);
            if (m_counts[against(channel)] > 0)
                setGap(against(channel));
        });
}

void BurstQueues::setCount(std::uint32_t channel, double count)
{
    if ((m_counts[channel] > 0) != (count > 0)) {
        m_isEvaluated = false;
        m_changedChannels.push_back(channel);
    }
    m_counts[channel] = count;
    m_waitingAcks[channel] = count > 0 ? m_ackFactors[channel] : 0;
    m_greatestPrices[channel] = 2 * (count + std::sqrt((m_terms.burst + m_terms.ackBurst) * count)) /
                                (m_queues[channel].capacity * (1 - m_terms.epsilon));
}

void BurstQueues::setUnit(std::uint32_t channel, double unit)
{
    m_units[channel] = unit;
    m_perUnit[channel] = 1 / unit;
    m_perQueue[channel] = m_perCapacity[channel] * m_perCapacity[channel] * m_perUnit[channel];
}

void BurstQueues::setTerms(const BurstTerms& terms)
{
    m_terms = terms;
    for (std::uint32_t i = 0; i < m_queues.size(); ++i) {
        m_ackFactors[i] = std::pow(m_queues[i].kappa, terms.exponent);
        setCount(i, m_counts[i]);
    }
    m_isEvaluated = false;
}

void BurstQueues::list()
{
    for (const std::uint32_t channel : m_changedChannels)
        if (!(m_counts[channel] > 0)) {
            m_gaps[channel] = 0;
            m_rooms[channel] = 0;
            m_rights[channel] = 0;
            m_data[channel] = 0;
        }
    for (const std::uint32_t leg : m_changedLegs)
        if (m_legCounts[leg] == 0) {
            m_legLoads[leg] = 0;
            m_legTogether[leg] = 0;
        }
    bringUpToDate(m_used, m_changedChannels, m_counts.size(),
                  [this](std::uint32_t channel) { return m_counts[channel] > 0; });
    bringUpToDate(m_active, m_changedClasses, m_weights.size(),
                  [this](std::uint32_t place) { return m_weights[place] > 0; });
    bringUpToDate(m_usedLegs, m_changedLegs, m_legCounts.size(),
                  [this](std::uint32_t leg) { return m_legCounts[leg] > 0; });
}

void BurstQueues::setGreatestPrices()
{
    for (const std::uint32_t channel : m_used) {
        m_prices[channel] = greatestPrice(channel) / 2;
        setUnit(channel, m_prices[channel]);
    }
    m_isEvaluated = false;
}

void BurstQueues::setUnits()
{
    for (const std::uint32_t channel : m_used)
        m_units[channel] = 0;
    std::vector<double>& fastest = m_legLoads; // until the next evaluation
    for (const std::uint32_t leg : m_usedLegs)
        fastest[leg] = 0;
    for (const std::uint32_t place : m_active)
        for (const std::uint32_t leg : {m_legs.head(place), m_legs.tail(place)})
            fastest[leg] = std::max(fastest[leg], m_rates[place]);
    for (const std::uint32_t leg : m_usedLegs)
        m_legs.forEachOnLeg(leg, [&](std::uint32_t channel, double) {
            m_units[channel] = std::max(m_units[channel], fastest[leg]);
        });
    for (const std::uint32_t channel : m_used)
        setUnit(channel, 1 / m_units[channel]);
    setGaps();
}

std::vector<double> BurstQueues::usedPrices() const
{
    return mapped<double>(m_used, [&](std::uint32_t channel) { return m_prices[channel]; });
}

bool BurstQueues::setUsedPrices(std::span<const double> prices)
{
    if (prices.size() != m_used.size())
        return false;
    for (std::size_t i = 0; i < m_used.size(); ++i)
        m_prices[m_used[i]] = prices[i];
    m_isEvaluated = false;
    return true;
}

void BurstQueues::setGap(std::uint32_t channel)
{
    m_gaps[channel] = gapsOf(channel, channel)[0];
}

void BurstQueues::measure()
{
    double worst = 0;
    double sum = 0;
    for (const std::uint32_t channel : m_used) {
        const double square = m_gaps[channel] * m_gaps[channel];
        worst = std::max(worst, square);
        sum += square;
    }
    setSizes(worst, sum);
}

void BurstQueues::setSizes(double greatestSquare, double sumOfSquares)
{
    m_greatestGap =
        std::isnan(sumOfSquares) ? std::numeric_limits<double>::infinity() : std::sqrt(greatestSquare);
    m_gapsTogether = std::sqrt(sumOfSquares);
}

void BurstQueues::relax(std::uint32_t channel, std::vector<std::uint32_t>& touched)
{
    touched.clear();
    const double price = relaxedPrice(channel);
    const double change = price - m_prices[channel];
    m_prices[channel] = price;
    slowDown(channel, change, touched);
    if (m_counts[against(channel)] > 0)
        slowDown(against(channel), m_ackFactors[channel] * change, touched);
    for (const std::uint32_t at : touched)
        setGap(at);
    m_isEvaluated = false;
}

/** The price at which the queue meets its equation as long as nobody waits for longer elsewhere. */
double BurstQueues::relaxedPrice(std::uint32_t channel) const
{
    constexpr int kMostSteps = 20;
    constexpr double kAccurate = 1e-3;
    const double present = m_prices[channel];
    const double capacity = m_queues[channel].capacity;
    const double room = capacity - m_terms.epsilon * m_data[against(channel)];
    const double burst = m_terms.burst / capacity;
    double least = 0;
    double greatest = m_greatestPrices[channel];
    double price = std::min(present, greatest);
    for (int i = 0; i < kMostSteps; ++i) {
        double data = 0;
        double loss = 0; // of data per price
        m_legs.forEachClassOn(channel, [&](std::uint32_t place, double share) {
            if (m_weights[place] <= 0)
                return;
            const double rate = 1 / (1 / m_rates[place] + share * (price - present));
            const double here = share * m_weights[place] * rate;
            data += here;
            loss += share * here * rate;
        });
        const double excess = price * (room - data) - burst * data;
        (excess > 0 ? greatest : least) = price;
        const double slope = room - data + (price + burst) * loss;
        double next = price - excess / slope;
        if (!(next > least && next < greatest))
            next = least > 0 ? std::sqrt(least * greatest) : greatest / 8;
        const bool isFound = std::abs(next - price) <= kAccurate * price;
        price = next;
        if (isFound)
            break;
    }
    return price;
}

/** Messages with data in the channel wait for longer. */
void BurstQueues::slowDown(std::uint32_t channel, double wait, std::vector<std::uint32_t>& touched)
{
    m_legs.forEachClassOn(channel, [&](std::uint32_t place, double share) {
        if (m_weights[place] <= 0)
            return;
        const double rate = 1 / (1 / m_rates[place] + share * wait);
        const double change = m_weights[place] * (rate - m_rates[place]);
        m_rates[place] = rate;
        m_legs.forEachChannel(place, [&](std::uint32_t at, double shareThere) {
            m_data[at] += shareThere * change;
            touched.push_back(at);
            if (m_counts[against(at)] > 0)
                touched.push_back(against(at));
        });
    });
}

void BurstQueues::linearise(Form form)
{
    constexpr double kLeastPart = 0.1; // of a slack, in one step
    for (const std::uint32_t channel : m_used) {
        const double x = m_prices[channel] * m_perUnit[channel];
        const double s = slack(channel);
        const double queue = burstQueue(channel);
        if (form == Form::gap) {
            m_roots[channel] = std::sqrt((x - s) * (x - s) + 4 * queue);
            m_fullness[channel] = (1 + (x - s) / m_roots[channel]) / 2;
            m_rights[channel] = m_gaps[channel];
        } else {
            const double least = m_rooms[channel] > 0 ? kLeastPart * m_rooms[channel] : queue / x;
            m_rooms[channel] = std::max(s, least);
            m_roots[channel] = x + m_rooms[channel];
            m_fullness[channel] = x / m_roots[channel];
            m_rights[channel] = (x * s - queue) / m_roots[channel];
        }
    }
}

/** P where the sum of the powers is no ordinary number. */
double BurstQueues::slowPrice(std::uint32_t place) const
{
    double greatest = 0;
    const auto visit = [&](const auto& take) {
        m_legs.forEachChannel(place, [&](std::uint32_t channel, double share) {
            take(m_prices[channel], share);
            const std::uint32_t rev = against(channel);
            if (m_counts[rev] > 0)
                take(m_queues[rev].kappa * m_prices[rev], share);
        });
    };
    visit([&](double price, double) { greatest = std::max(greatest, price); });
    double sum = 0;
    visit([&](double price, double share) { sum += share * std::pow(price / greatest, m_terms.exponent); });
    return greatest * std::pow(sum, 1 / m_terms.exponent);
}

double BurstQueues::slowShare(const Class& c, std::uint32_t channel) const
{
    return std::pow(m_prices[channel] / c.price, m_terms.exponent);
}

double BurstQueues::waitingTogether(const Class& c) const
{
    if (c.sum > 0)
        return (m_legAcks[m_legs.head(c.place)] + m_legAcks[m_legs.tail(c.place)]) / c.sum * c.price * c.rate;
    double share = 0;
    m_legs.forEachChannel(
        c.place, [&](std::uint32_t channel, double part) { share += part * ackShare(c, against(channel)); });
    return share * c.price * c.rate;
}

//
// Rates and gaps of BurstQueues at given prices: where most of the time goes.

void BurstQueues::evaluate()
{
    const bool addsUp = m_terms.exponent == 1;
    if (!addsUp)
        setPowers();
    const std::vector<double>& powers = addsUp ? m_prices : m_powers;
    for (const std::uint32_t channel : m_used) {
        const std::uint32_t rev = against(channel);
        m_passing[channel] = powers[channel] + m_waitingAcks[rev] * powers[rev];
    }
    const bool hasAckBurst = m_terms.ackBurst > 0;
    startLegs();
    if (addsUp)
        hasAckBurst ? addRates<false, true>() : addPlainRates();
    else
        hasAckBurst ? addRates<true, true>() : addRates<true, false>();
    setGaps();
    m_isEvaluated = true;
}

/** Of all queues, two at a time, at present prices and loads, with their sizes. */
void BurstQueues::setGaps()
{
    double worst = 0;
    double sum = 0;
    const auto set = [&](std::uint32_t channel, double gap) {
        m_gaps[channel] = gap;
        worst = std::max(worst, gap * gap);
        sum += gap * gap;
    };
    for (std::size_t i = 0; i < m_used.size(); i += 2) {
        const bool isLast = i + 1 == m_used.size();
        const TwoDoubles gaps = gapsOf(m_used[i], m_used[isLast ? i : i + 1]);
        set(m_used[i], gaps[0]);
        if (!isLast)
            set(m_used[i + 1], gaps[1]);
    }
    setSizes(worst, sum);
}

void BurstQueues::setPowers()
{
    double greatest = 0;
    double fastest = 0;
    for (const std::uint32_t channel : m_used) {
        greatest = std::max(greatest, m_prices[channel]);
        fastest = std::max(fastest, m_queues[channel].capacity);
    }
    // Powers of all prices that matter, from the inverse of the greatest capacity on, are ordinary numbers.
    m_scale = std::sqrt(greatest / fastest);
    for (const std::uint32_t channel : m_used)
        m_powers[channel] = std::pow(m_prices[channel] / m_scale, m_terms.exponent);
}

/** What every leg adds to P^a of its classes. */
void BurstQueues::startLegs()
{
    const bool hasAckBurst = m_terms.ackBurst > 0;
    for (const std::uint32_t leg : m_usedLegs) {
        double sum = 0;
        double acks = 0;
        m_legs.forEachOnLeg(leg, [&](std::uint32_t channel, double share) {
            sum += share * m_passing[channel];
            if (hasAckBurst)
                acks += share * m_waitingAcks[against(channel)] * power(against(channel));
        });
        m_legSums[leg] = sum;
        m_legAcks[leg] = acks;
        m_legLoads[leg] = 0;
        m_legTogether[leg] = 0;
    }
}

template<bool hasExponent, bool hasAckBurst>
void BurstQueues::addRates()
{
    const double root = 1 / m_terms.exponent;
    for (const std::uint32_t place : m_active) {
        const std::uint32_t head = m_legs.head(place);
        const std::uint32_t tail = m_legs.tail(place);
        const double sum = m_legSums[head] + m_legSums[tail];
        double price = sum;
        if constexpr (hasExponent) {
            price = isOrdinarySum(sum) ? m_scale * std::pow(sum, root) : slowPrice(place);
            m_classPrices[place] = price;
        }
        const double rate = 1 / (m_delays[place] + price);
        m_rates[place] = rate;
        const double load = m_weights[place] * rate;
        m_legLoads[head] += load;
        m_legLoads[tail] += load;
        if constexpr (hasAckBurst) {
            const double together = load * waitingTogether(messageClass(place));
            m_legTogether[head] += together;
            m_legTogether[tail] += together;
        }
    }
    takeLoadsToChannels<hasAckBurst>();
}

/** With exponent 1 and without bursts of acknowledgements. Classes that begin alike stand together: what they
 * have in common is taken up once. Empty ones among them are not left out where they are few: they load
 * nothing. */
void BurstQueues::addPlainRates()
{
    if (4 * m_active.size() < 3 * m_weights.size()) {
        addPlainRatesOneByOne();
    } else {
        for (const std::uint32_t leg : m_usedLegs)
            m_hasDelays ? addPlainRatesOf<true>(leg) : addPlainRatesOf<false>(leg);
    }
    takeLoadsToChannels<false>();
}

/** Of all classes that begin with the leg: two at a time, since it is dividing that takes long. */
template<bool hasDelays>
void BurstQueues::addPlainRatesOf(std::uint32_t head)
{
    const auto [begin, end] = m_legs.beginningWith(head);
    const double price = m_legSums[head];
    double loads = 0;
    std::uint32_t place = begin;
    for (; place + 2 <= end; place += 2) {
        const std::uint32_t tail = m_legs.tail(place);
        const std::uint32_t nextTail = m_legs.tail(place + 1);
        TwoDoubles resistance = price + TwoDoubles{m_legSums[tail], m_legSums[nextTail]};
        if constexpr (hasDelays)
            resistance += TwoDoubles{m_delays[place], m_delays[place + 1]};
        const TwoDoubles rate = 1.0 / resistance;
        const TwoDoubles load = TwoDoubles{m_weights[place], m_weights[place + 1]} * rate;
        m_rates[place] = rate[0];
        m_rates[place + 1] = rate[1];
        loads += load[0];
        loads += load[1];
        m_legLoads[tail] += load[0];
        m_legLoads[nextTail] += load[1];
    }
    if (place < end) {
        const std::uint32_t tail = m_legs.tail(place);
        m_rates[place] = 1 / (m_delays[place] + (price + m_legSums[tail]));
        const double load = m_weights[place] * m_rates[place];
        loads += load;
        m_legLoads[tail] += load;
    }
    m_legLoads[head] += loads;
}

/** Of the classes with messages only. */
void BurstQueues::addPlainRatesOneByOne()
{
    const std::size_t size = m_active.size();
    for (std::size_t i = 0; i < size;) {
        const std::uint32_t head = m_legs.head(m_active[i]);
        const double price = m_legSums[head];
        double loads = 0;
        do {
            const std::uint32_t place = m_active[i];
            const std::uint32_t tail = m_legs.tail(place);
            const double rate = 1 / (m_delays[place] + (price + m_legSums[tail]));
            const double load = m_weights[place] * rate;
            m_rates[place] = rate;
            loads += load;
            m_legLoads[tail] += load;
        } while (++i < size && m_legs.head(m_active[i]) == head);
        m_legLoads[head] += loads;
    }
}

/** Channel by channel, since many legs meet in one, as long as most legs have messages: the others load
 * nothing. */
template<bool hasAckBurst>
void BurstQueues::takeLoadsToChannels()
{
    if (2 * m_usedLegs.size() < m_legs.legCount())
        return takeLoadsLegByLeg<hasAckBurst>();
    for (const std::uint32_t channel : m_used) {
        double data = 0;
        double together = 0;
        m_legs.forEachLegOn(channel, [&](std::uint32_t leg, double share) {
            data += share * m_legLoads[leg];
            if constexpr (hasAckBurst)
                together += share * m_legTogether[leg];
        });
        m_data[channel] = data;
        if constexpr (hasAckBurst)
            m_together[channel] = together;
    }
}

template<bool hasAckBurst>
void BurstQueues::takeLoadsLegByLeg()
{
    for (const std::uint32_t channel : m_used) {
        m_data[channel] = 0;
        if constexpr (hasAckBurst)
            m_together[channel] = 0;
    }
    for (const std::uint32_t leg : m_usedLegs)
        m_legs.forEachOnLeg(leg, [&](std::uint32_t channel, double share) {
            m_data[channel] += share * m_legLoads[leg];
            if constexpr (hasAckBurst)
                m_together[channel] += share * m_legTogether[leg];
        });
}

} // namespace contraflow
