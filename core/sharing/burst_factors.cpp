// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_factors.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr double kWorthMentioning = 1e-2; // of a message's P^a
constexpr double kShort = 0.01;           // the fullness of a queue that its slack rules
constexpr std::size_t kNowhere = SIZE_MAX;

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

bool BurstFactors::make(const BurstQueues& queues, double damping, const std::stop_token& stop)
{
    order(queues);
    m_rows.assign(m_channels.size(), {});
    m_columns.clear();
    m_values.clear();
    m_own.reset(m_channels.size());
    m_against.reset(m_channels.size());
    m_perPrice.resize(m_alone.size());
    for (const std::uint32_t channel : queues.used()) {
        m_alone[channel] = damping + 1 - queues.fullness(channel);
        m_perPrice[channel] = queues.unit(channel) / queues.price(channel);
    }
    for (std::uint32_t row = 0; row < m_channels.size(); ++row) {
        // Both directions of a link together: each loads the other.
        const std::uint32_t opposite = m_rowOf[against(m_channels[row])];
        if (opposite != kAlone && opposite < row)
            continue;
        if (stop.stop_requested())
            return false;
        gather(queues, m_channels[row], m_own);
        gather(queues, against(m_channels[row]), m_against);
        addRow(queues, row, damping, m_own, m_against);
        if (opposite != kAlone)
            addRow(queues, opposite, damping, m_against, m_own);
    }
    return eliminate(stop);
}

/** Rows by the number of messages. */
void BurstFactors::order(const BurstQueues& queues)
{
    m_greatestShares.assign(queues.gaps().size(), 0.0);
    m_alone.assign(queues.gaps().size(), 1.0);
    m_rowOf.assign(queues.gaps().size(), kAlone);
    for (const std::uint32_t index : queues.active()) {
        const BurstQueues::Class& c = queues.messageClass(index);
        for (const std::uint32_t channel : queues.route(c)) {
            double& data = m_greatestShares[channel];
            data = std::max(data, queues.dataShare(c, channel));
            double& ack = m_greatestShares[against(channel)];
            ack = std::max(ack, queues.ackShare(c, against(channel)));
        }
    }
    m_channels.clear();
    for (const std::uint32_t channel : queues.used())
        if (m_greatestShares[channel] >= kWorthMentioning || queues.fullness(channel) > kShort)
            m_channels.push_back(channel);
    std::sort(m_channels.begin(), m_channels.end(), [&](std::uint32_t a, std::uint32_t b) {
        return queues.count(a) != queues.count(b) ? queues.count(a) < queues.count(b) : a < b;
    });
    for (std::uint32_t row = 0; row < m_channels.size(); ++row)
        m_rowOf[m_channels[row]] = row;
}

void BurstFactors::gather(const BurstQueues& queues, std::uint32_t channel, Losses& losses)
{
    losses.clear();
    const double exponent = queues.terms().exponent;
    const bool hasAckBurst = queues.terms().ackBurst > 0;
    for (const std::uint32_t index : queues.classesOn(channel)) {
        const BurstQueues::Class& c = queues.messageClass(index);
        if (c.weight <= 0)
            continue;
        const double flow = c.price * c.rate; // P · rate: 1 without delay
        const double rate = c.weight * c.rate;
        const double waiting = hasAckBurst ? queues.waitingTogether(c) : 0;
        const auto put = [&](std::uint32_t at, double share, double isAck) {
            const double perUnit = rate * share * m_perPrice[at];
            const double ofBursts =
                hasAckBurst ? waiting * (2 * flow - 1) + exponent * (waiting - isAck * flow) : 0;
            losses.add(m_rowOf[at], perUnit * flow, perUnit * ofBursts);
        };
        for (const std::uint32_t at : queues.route(c)) {
            if (m_rowOf[at] != kAlone)
                put(at, queues.dataShare(c, at), 0);
            if (m_rowOf[against(at)] != kAlone && queues.queue(against(at)).kappa > 0)
                put(against(at), queues.ackShare(c, against(at)), 1);
        }
    }
}

void BurstFactors::addRow(const BurstQueues& queues, std::uint32_t row, double damping, const Losses& own,
                          const Losses& against)
{
    const std::uint32_t channel = m_channels[row];
    const BurstTerms& terms = queues.terms();
    const double full = queues.fullness(channel);
    const double capacity = queues.queue(channel).capacity;
    const double ofQueue = 1 / (queues.root(channel) * capacity) / (capacity * queues.unit(channel));
    m_sorted = own.rows;
    for (const std::uint32_t column : against.rows)
        if (terms.epsilon > 0 && !own.isListed[column])
            m_sorted.push_back(column);
    if (!own.isListed[row] && std::find(m_sorted.begin(), m_sorted.end(), row) == m_sorted.end())
        m_sorted.push_back(row);
    std::sort(m_sorted.begin(), m_sorted.end());
    Row& made = m_rows[row];
    made.begin = m_columns.size();
    for (const std::uint32_t column : m_sorted) {
        double value = (full / capacity + terms.burst * ofQueue) * own.load[column] +
                       terms.ackBurst * ofQueue * own.bursts[column] +
                       terms.epsilon * full / capacity * against.load[column];
        if (column == row) {
            value += damping + 1 - full;
            made.diagonal = m_columns.size();
        }
        m_columns.push_back(column);
        m_values.push_back(value);
    }
    made.end = m_columns.size();
}

bool BurstFactors::eliminate(const std::stop_token& stop)
{
    m_positions.assign(m_channels.size(), kNowhere);
    for (const Row& row : m_rows) {
        if (stop.stop_requested())
            return false;
        for (std::size_t i = row.begin; i < row.end; ++i)
            m_positions[m_columns[i]] = i;
        for (std::size_t i = row.begin; i < row.diagonal; ++i) {
            const Row& above = m_rows[m_columns[i]];
            const double factor = m_values[i] /= m_values[above.diagonal];
            for (std::size_t j = above.diagonal + 1; j < above.end; ++j)
                if (const std::size_t here = m_positions[m_columns[j]]; here != kNowhere)
                    m_values[here] -= factor * m_values[j];
        }
        for (std::size_t i = row.begin; i < row.end; ++i)
            m_positions[m_columns[i]] = kNowhere;
        const double pivot = m_values[row.diagonal];
        if (pivot == 0 || !std::isfinite(pivot))
            return false;
    }
    return true;
}

void BurstFactors::solve(std::span<const std::uint32_t> used, std::span<const double> right,
                         std::span<double> step)
{
    m_solution.resize(m_channels.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        double sum = right[m_channels[i]];
        for (std::size_t at = m_rows[i].begin; at < m_rows[i].diagonal; ++at)
            sum -= m_values[at] * m_solution[m_columns[at]];
        m_solution[i] = sum;
    }
    for (std::size_t i = m_rows.size(); i-- > 0;) {
        double sum = m_solution[i];
        for (std::size_t at = m_rows[i].diagonal + 1; at < m_rows[i].end; ++at)
            sum -= m_values[at] * m_solution[m_columns[at]];
        m_solution[i] = sum / m_values[m_rows[i].diagonal];
    }
    for (const std::uint32_t channel : used)
        step[channel] =
            m_rowOf[channel] == kAlone ? right[channel] / m_alone[channel] : m_solution[m_rowOf[channel]];
}

} // namespace contraflow
