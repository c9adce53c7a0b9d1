// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_factors.h"

#include "core/base/ranges.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace contraflow {

namespace {

constexpr double kWorthMentioning = 1e-2; // of a message's P^a
constexpr double kLeastEntry = 0.02;      // of a row, of the main ones
constexpr double kLeastFill = 0.01;       // of an entry that arises, where all are taken
constexpr double kShort = 0.01;           // the fullness of a queue that its slack rules
constexpr double kNotAlone = 0.1;         // the fullness of one that it rules too much to stand alone
constexpr std::size_t kCompleteRows = 32; // rows of a matrix that is factored completely
constexpr double kFewMessages = 1.0 / 16; // of a queue: as many may change before it is gathered again
constexpr double kSamePrice = 0.1;        // of a price: as much
constexpr double kShortPrice = 0.05;      // of a unit: what changes a price below it changes little else

} // namespace

void BurstFactors::Losses::reset(std::size_t size)
{
    rows.clear();
    isListed.assign(size, 0);
    load.assign(size, 0.0);
    bursts.assign(size, 0.0);
}

void BurstFactors::Losses::clear()
{
    for (const std::uint32_t row : rows) {
        isListed[row] = 0;
        load[row] = 0;
        bursts[row] = 0;
    }
    rows.clear();
}

bool BurstFactors::isFirstOfLink(std::uint32_t row) const
{
    const std::uint32_t opposite = m_rowOf[against(m_channels[row])];
    return opposite == kAlone || opposite > row;
}

/** Both directions of the row's link together, for each loads the other: calls take(row) with what is
 * gathered for the row, and for that of the other direction where it has one. */
template<typename Take>
void BurstFactors::gatherLink(const BurstQueues& queues, std::uint32_t row, const Take& take)
{
    const std::uint32_t opposite = m_rowOf[against(m_channels[row])];
    gather(queues, m_channels[row], m_own);
    gather(queues, against(m_channels[row]), m_against);
    take(row);
    if (opposite != kAlone) {
        std::swap(m_own, m_against);
        take(opposite);
    }
}

bool BurstFactors::make(const BurstQueues& queues, double damping, Entries entries,
                        const std::stop_token& stop)
{
    m_leastEntry = entries == Entries::main ? kLeastEntry : 0;
    m_leastFill = entries == Entries::complete ? 0 : std::max(m_leastEntry, kLeastFill);
    order(queues);
    m_matrix.rows.assign(m_channels.size(), {});
    m_matrix.columns.clear();
    m_gathered.assign(m_channels.size(), {});
    m_entries.clear();
    m_own.reset(m_channels.size());
    m_against.reset(m_channels.size());
    weigh(queues);
    for (std::uint32_t row = 0; row < m_channels.size(); ++row) {
        if (stop.stop_requested())
            return false;
        if (isFirstOfLink(row))
            gatherLink(queues, row, [&](std::uint32_t gathered) { addRow(queues, gathered); });
    }
    refill(queues, damping);
    return m_factors.make(m_matrix, m_leastFill, stop);
}

bool BurstFactors::renew(const BurstQueues& queues, const std::stop_token& stop)
{
    for (const std::uint32_t channel : queues.used())
        if (m_rowOf[channel] == kAlone && queues.fullness(channel) > kNotAlone)
            return false;
    weigh(queues);
    for (std::uint32_t row = 0; row < m_channels.size(); ++row)
        if (isFirstOfLink(row) && isOutdated(queues, row))
            gatherLink(queues, row, [&](std::uint32_t gathered) { fillRow(queues, gathered); });
    refill(queues, 0);
    return m_factors.make(m_matrix, m_leastFill, stop);
}

bool BurstFactors::isOutdated(const BurstQueues& queues, std::uint32_t row) const
{
    const auto differs = [](double now, double then) { return std::abs(now - then) > kFewMessages * then; };
    const std::uint32_t channel = m_channels[row];
    const Gathered& then = m_gathered[row];
    return differs(queues.count(channel), then.count) ||
           differs(queues.count(against(channel)), then.countAgainst) ||
           std::abs(queues.price(channel) - then.price) >
               kSamePrice * (then.price + kShortPrice * queues.unit(channel));
}

bool BurstFactors::isComplete() const
{
    return m_channels.size() <= kCompleteRows;
}

void BurstFactors::list(std::span<const std::uint32_t> used)
{
    for (const std::uint32_t channel : used)
        m_listed.add(channel);
}

/** Rows by the number of messages. */
void BurstFactors::order(const BurstQueues& queues)
{
    m_greatestShares.assign(queues.gaps().size(), 0.0);
    m_perAlone.assign(queues.gaps().size(), 1.0);
    m_rowOf.assign(queues.gaps().size(), kAlone);
    findGreatestShares(queues);
    m_channels.clear();
    const bool areFew = queues.used().size() <= kCompleteRows;
    for (const std::uint32_t channel : queues.used())
        if (areFew || m_greatestShares[channel] >= kWorthMentioning || queues.fullness(channel) > kShort)
            m_channels.push_back(channel);
    std::ranges::sort(m_channels, [&](std::uint32_t a, std::uint32_t b) {
        return queues.count(a) != queues.count(b) ? queues.count(a) < queues.count(b) : a < b;
    });
    for (std::uint32_t row = 0; row < m_channels.size(); ++row)
        m_rowOf[m_channels[row]] = row;
    m_listed.clear();
    m_listed.grow(queues.gaps().size());
    list(m_channels);
    list(queues.used());
}

void BurstFactors::findGreatestShares(const BurstQueues& queues)
{
    const auto take = [this](std::uint32_t channel, double share) {
        m_greatestShares[channel] = std::max(m_greatestShares[channel], share);
    };
    const BurstLegs& legs = queues.legs();
    m_leastSums.assign(legs.legCount(), std::numeric_limits<double>::infinity());
    for (const std::uint32_t place : queues.active()) {
        const BurstQueues::Class c = queues.messageClass(place);
        if (c.sum > 0)
            for (const std::uint32_t leg : {legs.head(place), legs.tail(place)})
                m_leastSums[leg] = std::min(m_leastSums[leg], c.sum);
        else
            legs.forEachChannel(place, [&](std::uint32_t channel, double share) {
                take(channel, share * queues.dataShare(c, channel));
                take(against(channel), share * queues.ackShare(c, against(channel)));
            });
    }
    for (const std::uint32_t leg : queues.usedLegs())
        legs.forEachOnLeg(leg, [&](std::uint32_t channel, double share) {
            const std::uint32_t rev = against(channel);
            const double part = share / m_leastSums[leg];
            take(channel, part * queues.power(channel));
            if (queues.count(rev) > 0)
                take(rev, part * queues.ackFactor(rev) * queues.power(rev));
        });
}

void BurstFactors::gather(const BurstQueues& queues, std::uint32_t channel, Losses& losses)
{
    losses.clear();
    const double exponent = queues.terms().exponent;
    const bool hasAckBurst = queues.terms().ackBurst > 0;
    const BurstLegs& legs = queues.legs();
    legs.forEachClassOn(channel, [&](std::uint32_t place, double shareHere) {
        if (queues.weight(place) <= 0)
            return;
        const BurstQueues::Class c = queues.messageClass(place);
        const double flow = c.price * c.rate; // P · rate: 1 without delay
        const double rate = shareHere * c.weight * c.rate;
        const double ofLoad = rate * flow;
        const double waiting = hasAckBurst ? queues.waitingTogether(c) : 0;
        const double ofBursts = hasAckBurst ? rate * (waiting * (2 * flow - 1) + exponent * waiting) : 0;
        const double ofAckBursts = hasAckBurst ? ofBursts - rate * exponent * flow : 0;
        if (c.sum > 0) {
            for (const std::uint32_t leg : {legs.head(place), legs.tail(place)}) {
                LegLosses& of = m_legLosses[leg];
                if (of.load == 0)
                    m_touchedLegs.push_back(leg);
                of.load += ofLoad / c.sum;
                of.bursts += ofBursts / c.sum;
                of.ackBursts += ofAckBursts / c.sum;
            }
            return;
        }
        legs.forEachChannel(place, [&](std::uint32_t at, double share) {
            const std::uint32_t rev = against(at);
            const double data = share * queues.dataShare(c, at) * m_perPrice[at];
            const double ack = share * queues.ackShare(c, rev) * m_perPrice[rev];
            if (m_rowOf[at] != kAlone)
                losses.add(m_rowOf[at], ofLoad * data, ofBursts * data);
            if (m_rowOf[rev] != kAlone && ack > 0)
                losses.add(m_rowOf[rev], ofLoad * ack, ofAckBursts * ack);
        });
    });
    spreadOverLegs(queues, losses);
}

/** Takes what was gathered by leg to the channels of the legs. */
void BurstFactors::spreadOverLegs(const BurstQueues& queues, Losses& losses)
{
    for (const std::uint32_t leg : m_touchedLegs) {
        const LegLosses of = std::exchange(m_legLosses[leg], {});
        queues.legs().forEachOnLeg(leg, [&](std::uint32_t at, double share) {
            const std::uint32_t rev = against(at);
            const double data = share * m_dataWeights[at];
            const double ack = share * m_ackWeights[at];
            if (m_rowOf[at] != kAlone)
                losses.add(m_rowOf[at], of.load * data, of.bursts * data);
            if (m_rowOf[rev] != kAlone && ack > 0)
                losses.add(m_rowOf[rev], of.load * ack, of.ackBursts * ack);
        });
    }
    m_touchedLegs.clear();
}

/** What a unit of each price adds to P^a of a message with data in the queue, and what one of the queue
 * against it adds. */
void BurstFactors::weigh(const BurstQueues& queues)
{
    m_legLosses.resize(queues.legs().legCount());
    m_perPrice.resize(queues.gaps().size());
    m_dataWeights.resize(m_perPrice.size());
    m_ackWeights.resize(m_perPrice.size());
    for (const std::uint32_t channel : queues.used()) {
        m_perPrice[channel] = queues.unit(channel) / queues.price(channel);
        m_dataWeights[channel] = queues.power(channel) * m_perPrice[channel];
    }
    for (const std::uint32_t channel : queues.used()) {
        const std::uint32_t rev = against(channel);
        m_ackWeights[channel] = queues.count(rev) > 0 ? queues.ackFactor(rev) * m_dataWeights[rev] : 0;
    }
}

/** The row's columns, from what is gathered. */
void BurstFactors::addRow(const BurstQueues& queues, std::uint32_t row)
{
    if (isComplete()) {
        m_sorted.resize(m_channels.size());
        std::iota(m_sorted.begin(), m_sorted.end(), 0U);
    } else {
        const double least = m_leastEntry * queues.queue(m_channels[row]).capacity;
        const double epsilon = queues.terms().epsilon;
        m_sorted.clear();
        for (const std::uint32_t column : m_own.rows)
            if (m_own.load[column] > least)
                m_sorted.push_back(column);
        for (const std::uint32_t column : m_against.rows)
            if (epsilon * m_against.load[column] > least && !(m_own.load[column] > least))
                m_sorted.push_back(column);
        if (!contains(m_sorted, row))
            m_sorted.push_back(row);
        std::ranges::sort(m_sorted);
    }
    RowMatrix::Row& made = m_matrix.rows[row];
    made.begin = m_matrix.columns.size();
    made.end = made.begin + m_sorted.size();
    made.diagonal =
        made.begin + static_cast<std::size_t>(std::ranges::lower_bound(m_sorted, row) - m_sorted.begin());
    m_matrix.columns.insert(m_matrix.columns.end(), m_sorted.begin(), m_sorted.end());
    m_entries.resize(m_matrix.columns.size());
    fillRow(queues, row);
}

void BurstFactors::fillRow(const BurstQueues& queues, std::uint32_t row)
{
    const RowMatrix::Row& filled = m_matrix.rows[row];
    const std::uint32_t channel = m_channels[row];
    m_gathered[row] = {queues.count(channel), queues.count(against(channel)), queues.price(channel)};
    for (std::size_t i = filled.begin; i < filled.end; ++i) {
        const std::uint32_t column = m_matrix.columns[i];
        m_entries[i] = {m_own.load[column], m_own.bursts[column], m_against.load[column]};
    }
}

/** J from what is gathered, for the present lengths of the queues. */
void BurstFactors::refill(const BurstQueues& queues, double damping)
{
    const BurstTerms& terms = queues.terms();
    for (const std::uint32_t channel : queues.used())
        m_perAlone[channel] = 1 / (damping + 1 - queues.fullness(channel));
    m_matrix.values.resize(m_entries.size());
    for (std::uint32_t row = 0; row < m_channels.size(); ++row) {
        const std::uint32_t channel = m_channels[row];
        const double capacity = queues.queue(channel).capacity;
        const double ofLoad = queues.fullness(channel) / capacity;
        const double ofQueue = 1 / (queues.root(channel) * capacity) / (capacity * queues.unit(channel));
        const double own = ofLoad + terms.burst * ofQueue;
        const double ofBursts = terms.ackBurst * ofQueue;
        const double ofAcks = terms.epsilon * ofLoad;
        for (std::size_t i = m_matrix.rows[row].begin; i < m_matrix.rows[row].end; ++i)
            m_matrix.values[i] =
                own * m_entries[i].load + ofBursts * m_entries[i].bursts + ofAcks * m_entries[i].loadAgainst;
        m_matrix.values[m_matrix.rows[row].diagonal] += damping + 1 - queues.fullness(channel);
    }
}

void BurstFactors::solve(std::span<const double> right, std::span<double> step) const
{
    const std::size_t rows = m_channels.size();
    m_factors.solve(right.first(rows), step.first(rows));
    for (std::size_t i = rows; i < listed().size(); ++i)
        step[i] = right[i] * m_perAlone[listed()[i]];
}

} // namespace contraflow
