// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_queues.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

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
            const auto at = std::lower_bound(list.begin(), list.end(), i);
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
    m_hasDelays = std::any_of(m_addedDelays.begin(), m_addedDelays.end(), [](double d) { return d != 0; });
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
    std::vector<double> prices;
    prices.reserve(m_used.size());
    for (const std::uint32_t channel : m_used)
        prices.push_back(m_prices[channel]);
    return prices;
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

} // namespace contraflow
