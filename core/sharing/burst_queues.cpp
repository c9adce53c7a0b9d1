// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_queues.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

constexpr double kLeastPower = 1e-280; // sums of powers beyond these are worked out with a scale of their own
constexpr double kGreatestPower = 1e280;

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
    Class added;
    added.first = m_routes.size();
    for (const ChannelId channel : route)
        m_routes.push_back(channel.value);
    m_shares.insert(m_shares.end(), shares.begin(), shares.end());
    added.end = m_routes.size();
    added.delay = delay;
    m_classes.push_back(added);
    return static_cast<std::uint32_t>(m_classes.size() - 1);
}

void BurstQueues::finishClasses()
{
    m_starts.assign(m_queues.size() + 1, 0);
    for (const std::uint32_t channel : m_routes)
        ++m_starts[channel + 1];
    for (std::size_t i = 1; i < m_starts.size(); ++i)
        m_starts[i] += m_starts[i - 1];
    m_onChannel.resize(m_routes.size());
    m_sharesOnChannel.resize(m_shares.size());
    std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::uint32_t i = 0; i < m_classes.size(); ++i)
        forEachChannel(m_classes[i], [&](std::uint32_t channel, double share) {
            const std::size_t place = next[channel]++;
            m_onChannel[place] = i;
            if (!m_shares.empty())
                m_sharesOnChannel[place] = share;
        });
}

void BurstQueues::addWeight(std::uint32_t index, double change)
{
    constexpr double kFirstPart = 0.1; // of the price that it would have alone
    Class& c = m_classes[index];
    // The rate of a class without messages is not known.
    m_isEvaluated = m_isEvaluated && c.weight > 0;
    const double together = m_isEvaluated && m_terms.ackBurst > 0 ? change * c.rate * waitingTogether(c) : 0;
    if (c.weight == 0 || c.weight + change == 0)
        m_changedClasses.push_back(index);
    c.weight += change;
    forEachChannel(c, [&](std::uint32_t channel, double share) {
        if (m_counts[channel] == 0) {
            setUnit(channel, c.weight * m_perCapacity[channel]);
            m_prices[channel] = kFirstPart * m_units[channel];
        }
        setCount(channel, m_counts[channel] + change);
        m_data[channel] += share * change * c.rate;
        m_together[channel] += share * together;
    });
    if (m_isEvaluated)
        for (const std::uint32_t channel : route(c)) {
            setGap(channel);
            if (m_counts[against(channel)] > 0)
                setGap(against(channel));
        }
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
    bringUpToDate(m_used, m_changedChannels, m_counts.size(),
                  [this](std::uint32_t channel) { return m_counts[channel] > 0; });
    bringUpToDate(m_active, m_changedClasses, m_classes.size(),
                  [this](std::uint32_t index) { return m_classes[index].weight > 0; });
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
    for (const std::uint32_t index : m_active) {
        const Class& c = m_classes[index];
        for (const std::uint32_t channel : route(c))
            m_units[channel] = std::max(m_units[channel], c.rate);
    }
    for (const std::uint32_t channel : m_used) {
        setUnit(channel, 1 / m_units[channel]);
        setGap(channel);
    }
}

void BurstQueues::evaluate()
{
    const bool addsUp = m_terms.exponent == 1;
    if (!addsUp)
        setPowers();
    const std::vector<double>& powers = addsUp ? m_prices : m_powers;
    for (const std::uint32_t channel : m_used) {
        const std::uint32_t rev = against(channel);
        m_passing[channel] = powers[channel] + m_waitingAcks[rev] * powers[rev];
        m_data[channel] = 0;
        m_together[channel] = 0;
    }
    if (addsUp)
        m_terms.ackBurst > 0 ? addRates<false, true>() : addRates<false, false>();
    else
        m_terms.ackBurst > 0 ? addRates<true, true>() : addRates<true, false>();
    double worst = 0;
    double sum = 0;
    for (const std::uint32_t channel : m_used) {
        const double gap = gapOf(channel);
        m_gaps[channel] = gap;
        worst = std::max(worst, gap * gap);
        sum += gap * gap;
    }
    setSizes(worst, sum);
    m_isEvaluated = true;
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

template<bool hasExponent, bool hasAckBurst>
void BurstQueues::addRates()
{
    const double root = 1 / m_terms.exponent;
    for (const std::uint32_t index : m_active) {
        Class& c = m_classes[index];
        double sum = 0;
        forEachChannel(c, [&](std::uint32_t channel, double share) { sum += share * m_passing[channel]; });
        c.price = sum;
        c.sum = sum;
        if constexpr (hasExponent) {
            if (sum > kLeastPower && sum < kGreatestPower) {
                c.price = m_scale * std::pow(sum, root);
            } else {
                c.sum = 0;
                c.price = slowPrice(c);
            }
        }
        c.rate = 1 / (c.delay + c.price);
        const double rate = c.weight * c.rate;
        forEachChannel(c, [&](std::uint32_t channel, double share) { m_data[channel] += share * rate; });
        if constexpr (hasAckBurst) {
            const double together = rate * waitingTogether(c);
            forEachChannel(
                c, [&](std::uint32_t channel, double share) { m_together[channel] += share * together; });
        }
    }
}

inline double BurstQueues::gapOf(std::uint32_t channel) const
{
    const double x = m_prices[channel] * m_perUnit[channel];
    const double s = slack(channel);
    const double queue = burstQueue(channel);
    const double root = std::sqrt((x - s) * (x - s) + 4 * queue);
    // Two forms of one number: neither takes nearly equal ones from each other.
    return x + s < 0 ? (x + s - root) / 2 : 2 * (x * s - queue) / (x + s + root);
}

void BurstQueues::setGap(std::uint32_t channel)
{
    m_gaps[channel] = gapOf(channel);
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
        forEachClassOn(channel, [&](std::uint32_t index, double share) {
            const Class& c = m_classes[index];
            if (c.weight <= 0)
                return;
            const double rate = 1 / (1 / c.rate + share * (price - present));
            const double here = share * c.weight * rate;
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
    forEachClassOn(channel, [&](std::uint32_t index, double share) {
        Class& c = m_classes[index];
        if (c.weight <= 0)
            return;
        const double rate = 1 / (1 / c.rate + share * wait);
        const double change = c.weight * (rate - c.rate);
        c.rate = rate;
        forEachChannel(c, [&](std::uint32_t at, double shareThere) {
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
double BurstQueues::slowPrice(const Class& c) const
{
    double greatest = 0;
    const auto visit = [&](const auto& take) {
        forEachChannel(c, [&](std::uint32_t channel, double share) {
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

double BurstQueues::slack(std::uint32_t channel) const
{
    return 1 - load(channel) * m_perCapacity[channel];
}

double BurstQueues::bursts(std::uint32_t channel) const
{
    return m_terms.burst * m_data[channel] + m_terms.ackBurst * m_together[channel];
}

double BurstQueues::burstQueue(std::uint32_t channel) const
{
    return bursts(channel) * m_perQueue[channel];
}

double BurstQueues::waitingTogether(const Class& c) const
{
    double share = 0;
    forEachChannel(
        c, [&](std::uint32_t channel, double part) { share += part * ackShare(c, against(channel)); });
    return share * c.price * c.rate;
}

} // namespace contraflow
