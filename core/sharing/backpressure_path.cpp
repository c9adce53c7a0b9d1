// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/backpressure_path.h"

#include "core/base/random.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

namespace contraflow {

namespace {

using Channel = BackpressureProblem::Channel;
using Source = BackpressureProblem::Source;
using Turn = BackpressureProblem::Turn;

constexpr double kFar = std::numeric_limits<double>::infinity();
constexpr double kSlack = 1e-6;   // relative, what conditions that hold nothing have to spare at first
constexpr double kGrowth = 1e-13; // less is rounding

/** Evenly in [0, 1), the same for the same names. */
double drawnFrom(std::uint64_t name, std::uint64_t other, std::uint64_t variant)
{
    constexpr unsigned kFractionBits = 53;
    const std::uint64_t bits = mixedBits(mixedBits(mixedBits(name + 1) + other) + variant);
    return std::ldexp(static_cast<double>(bits >> (64 - kFractionBits)), -static_cast<int>(kFractionBits));
}

} // namespace

/** A channel that is just full although nobody wants more of it holds nobody: NICs have a little less, other
 * channels a little more (the more the farther from the receivers), turns between switches may take a little
 * more than the level. */
void BackpressurePath::setTilt(const Tilt& tilt)
{
    constexpr double kSpread = 0.05; // among equals
    constexpr double kSpreadOfNics = 0.1;
    constexpr double kShareOfNics = 0.01;
    constexpr std::uint64_t kAlone = 1;
    const std::vector<Channel>& channels = m_problem.channels();
    m_tilt.resize(channels.size());
    for (std::uint32_t c = 0; c < channels.size(); ++c) {
        const Channel& channel = channels[c];
        const double drawn = drawnFrom(channel.name, kAlone, tilt.variant);
        m_tilt[c] = tilt.size * channel.capacity *
                    (m_problem.isSource(c) ? -1 - kSpreadOfNics * drawn
                                           : (1.0 + channel.height) * (1 + kSpread * drawn));
    }
    m_turnTilt.resize(m_problem.turns().size());
    for (std::size_t t = 0; t < m_turnTilt.size(); ++t) {
        const Turn& turn = m_problem.turns()[t];
        const double drawn = drawnFrom(channels[turn.from].name, channels[turn.to].name, tilt.variant);
        m_turnTilt[t] = tilt.size * channels[turn.to].capacity *
                        (m_problem.isSource(turn.from) ? kShareOfNics * drawn : 1 + kSpread * drawn);
    }
}

void BackpressurePath::beginAtNothing()
{
    m_start = 1e-9;
    m_shift.assign(m_problem.channels().size(), 0);
    m_bias.assign(m_problem.turns().size(), 0);
    m_holders.holder.assign(m_problem.channels().size(), kNone);
    for (const Source& source : m_problem.sources()) {
        m_holders.holder[source.channel] = kFull;
        m_shift[source.channel] = -m_problem.channels()[source.channel].capacity;
    }
    m_holders.reach();
}

void BackpressurePath::beginHere(BackpressureHolders::Ties ties)
{
    m_start = 0;
    m_problem.load();
    m_holders.choose(ties);
    const std::vector<std::uint32_t>& holder = m_holders.holder;
    for (Source& source : m_problem.sources()) {
        const std::uint32_t h = holder[source.channel];
        source.rate = h == kFull ? m_problem.channels()[source.channel].capacity / source.weight
                                 : m_holders.level[m_problem.turns()[h].to] / m_problem.weightOn(source, h);
    }
    m_problem.load();
    m_shift.assign(m_problem.channels().size(), 0);
    m_bias.assign(m_problem.turns().size(), 0);
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c) {
        const Channel& channel = m_problem.channels()[c];
        if (m_holders.isReached[c] && holder[c] == kFull)
            m_shift[c] = m_problem.isSource(c) ? 0 : channel.load - channel.capacity;
        else
            m_shift[c] = std::max(0.0, channel.load * (1 + kSlack) - channel.capacity);
    }
    m_holders.forgetUnreached();
    for (std::size_t t = 0; t < m_bias.size(); ++t) {
        const Turn& turn = m_problem.turns()[t];
        if (!m_holders.isReached[turn.to])
            continue;
        if (m_holders.isPressed[t])
            m_bias[t] = m_problem.isSource(turn.from) ? 0 : turn.load - m_holders.level[turn.to];
        else
            m_bias[t] = std::max(0.0, turn.load * (1 + kSlack) - m_holders.level[turn.to]);
    }
}

BackpressurePath::Line BackpressurePath::capacity(std::uint32_t channel) const
{
    const double lambdaFree = m_problem.channels()[channel].capacity + m_shift[channel] + m_tilt[channel];
    return {lambdaFree - m_shift[channel] * m_lambda.value, -m_shift[channel] * m_lambda.growth};
}

/** By how much the share of a turn that holds is above the level. */
BackpressurePath::Line BackpressurePath::excess(std::uint32_t turn) const
{
    return {m_bias[turn] * (1 - m_lambda.value) + m_turnTilt[turn], -m_bias[turn] * m_lambda.growth};
}

BackpressurePath::Line BackpressurePath::level(std::uint32_t channel) const
{
    return {m_equations.value(m_unknown[channel]), m_equations.change(m_unknown[channel])};
}

void BackpressurePath::numberLevels()
{
    m_levels.clear();
    m_unknown.assign(m_problem.channels().size(), kNone);
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c)
        if (m_holders.isReached[c] && !m_problem.isSource(c)) {
            m_unknown[c] = static_cast<std::uint32_t>(m_levels.size());
            m_levels.push_back(c);
        }
}

/**
 * The rates, levels and loads, and λ, as lines in the distance from the last corner: the slack of the
 * condition that was released there, or λ itself on the first piece. Unknown are the levels of the reached
 * channels, one equation each, and λ. False when the equations depend on one another.
 */
bool BackpressurePath::solvePiece(const Condition& released, double lambda)
{
    numberLevels();
    const auto last = static_cast<std::uint32_t>(m_levels.size()); // equation and unknown of λ
    m_equations.reset(last + 1);
    addHolders();
    addSources(released);
    if (released.channel == kNone) {
        m_equations.add(last, last, 1);
        m_equations.addRight(last, lambda, 1);
    } else if (released.holder == kFull) { // load = capacity - distance
        const Channel& channel = m_problem.channels()[released.channel];
        const double shift = m_shift[released.channel];
        double fixed = channel.outerLoad;
        for (std::uint32_t t = m_problem.firstIn(released.channel);
             t < m_problem.firstIn(released.channel + 1); ++t)
            fixed += m_problem.turns()[t].fixed;
        m_equations.add(last, last, shift);
        m_equations.addRight(last, channel.capacity + shift + m_tilt[released.channel] - fixed, -1);
    } else { // share = level + excess - distance
        const std::uint32_t turn = released.holder;
        m_equations.add(last, m_unknown[m_problem.turns()[turn].to], -1);
        m_equations.add(last, last, m_bias[turn]);
        m_equations.addRight(last, m_bias[turn] + m_turnTilt[turn] - m_problem.turns()[turn].fixed, -1);
    }
    if (!m_equations.solve())
        return false;
    readPiece();
    return true;
}

/** What the equations of the reached channels say without the loads, which come with the sources. */
void BackpressurePath::addHolders()
{
    const auto last = static_cast<std::uint32_t>(m_levels.size());
    m_row.assign(m_problem.turns().size(), kNone);
    for (std::uint32_t row = 0; row < last; ++row) {
        const std::uint32_t c = m_levels[row];
        const std::uint32_t holder = m_holders.holder[c];
        if (holder != kFull) { // share = level + excess
            m_row[holder] = row;
            m_equations.add(row, m_unknown[m_problem.turns()[holder].to], -1);
            m_equations.add(row, last, m_bias[holder]);
            m_equations.addRight(row, m_bias[holder] + m_turnTilt[holder] - m_problem.turns()[holder].fixed,
                                 0);
            continue;
        }
        // The shares of turns that press are the level, the others are loads: together the capacity.
        double pressing = 0;
        const Channel& channel = m_problem.channels()[c];
        double right = channel.capacity + m_shift[c] + m_tilt[c] - channel.outerLoad;
        double ofLambda = m_shift[c];
        for (std::uint32_t t = m_problem.firstIn(c); t < m_problem.firstIn(c + 1); ++t)
            if (m_holders.isPressed[t]) {
                ++pressing;
                right -= m_bias[t] + m_turnTilt[t];
                ofLambda -= m_bias[t];
            } else {
                m_row[t] = row;
                right -= m_problem.turns()[t].fixed;
            }
        m_equations.add(row, row, pressing);
        m_equations.add(row, last, ofLambda);
        m_equations.addRight(row, right, 0);
    }
}

/** A source's rate is a share of a level, or of the capacity of its own channel: the loads that it makes. */
void BackpressurePath::addSources(const Condition& released)
{
    const auto last = static_cast<std::uint32_t>(m_levels.size());
    const std::vector<std::uint32_t>& holder = m_holders.holder;
    std::uint32_t firstReleased = 0; // of the turns in the equation of the condition that was released
    std::uint32_t endReleased = 0;
    if (released.channel != kNone) {
        const bool isChannel = released.holder == kFull;
        firstReleased = isChannel ? m_problem.firstIn(released.channel) : released.holder;
        endReleased = isChannel ? m_problem.firstIn(released.channel + 1) : released.holder + 1;
    }
    for (const Source& source : m_problem.sources()) {
        const std::uint32_t own = source.channel;
        const std::uint32_t h = holder[own];
        std::uint32_t unknown = kNone;
        double perLevel = 0; // rate = perLevel · level + fixed + ofLambda · λ
        double fixed = 0;
        double ofLambda = 0;
        if (h == kFull) {
            fixed = (m_problem.channels()[own].capacity + m_shift[own] + m_tilt[own]) / source.weight;
            ofLambda = -m_shift[own] / source.weight;
        } else {
            unknown = m_unknown[m_problem.turns()[h].to];
            perLevel = 1 / m_problem.weightOn(source, h);
            fixed = (m_bias[h] + m_turnTilt[h]) * perLevel;
            ofLambda = -m_bias[h] * perLevel;
        }
        const auto load = [&](std::uint32_t row, double weight) {
            if (unknown != kNone)
                m_equations.add(row, unknown, weight * perLevel);
            if (ofLambda != 0)
                m_equations.add(row, last, weight * ofLambda);
            m_equations.addRight(row, -weight * fixed, 0);
        };
        if (released.holder == kFull && released.channel == own)
            load(last, source.weight);
        for (const BackpressureProblem::Use& use : m_problem.uses(source)) {
            if (m_row[use.turn] != kNone)
                load(m_row[use.turn], use.weight);
            if (use.turn >= firstReleased && use.turn < endReleased)
                load(last, use.weight);
        }
    }
}

void BackpressurePath::readPiece()
{
    const auto last = static_cast<std::uint32_t>(m_levels.size());
    m_lambda = {m_equations.value(last), m_equations.change(last)};
    m_rates.resize(m_problem.sources().size());
    m_loads.resize(m_problem.turns().size());
    for (std::size_t t = 0; t < m_loads.size(); ++t)
        m_loads[t] = {m_problem.turns()[t].fixed, 0};
    m_channelLoads.resize(m_problem.channels().size());
    for (std::size_t c = 0; c < m_channelLoads.size(); ++c)
        m_channelLoads[c] = {m_problem.channels()[c].outerLoad, 0};
    const auto add = [](Line& to, double weight, const Line& line) {
        to.value += weight * line.value;
        to.growth += weight * line.growth;
    };
    for (std::size_t s = 0; s < m_rates.size(); ++s) {
        const Source& source = m_problem.sources()[s];
        const std::uint32_t holder = m_holders.holder[source.channel];
        Line& rate = m_rates[s];
        rate = {};
        if (holder == kFull) {
            add(rate, 1 / source.weight, capacity(source.channel));
        } else {
            const double perLevel = 1 / m_problem.weightOn(source, holder);
            add(rate, perLevel, level(m_problem.turns()[holder].to));
            add(rate, perLevel, excess(holder));
        }
        add(m_channelLoads[source.channel], source.weight, rate);
        for (const BackpressureProblem::Use& use : m_problem.uses(source))
            add(m_loads[use.turn], use.weight, rate);
    }
    for (std::size_t t = 0; t < m_loads.size(); ++t)
        add(m_channelLoads[m_problem.turns()[t].to], 1, m_loads[t]);
}

/** The nearest place where a condition is met that holds nobody yet; false when there is none, nor an end. */
bool BackpressurePath::findCorner(const Condition& released, double accuracy, Corner& corner) const
{
    corner = {m_lambda.growth > 0 ? std::max(0.0, (1 - m_lambda.value) / m_lambda.growth) : kFar, {}};
    const auto look = [&](const Line& room, const Line& load, std::uint32_t channel, std::uint32_t holder) {
        const double growth = room.growth - load.growth;
        if (growth > -accuracy)
            return;
        const double distance = std::max(0.0, (room.value - load.value) / -growth);
        if (distance < corner.distance)
            corner = {distance, {channel, holder}};
    };
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c) {
        const bool comesNearer =
            m_channelLoads[c].growth + m_shift[c] * m_lambda.growth >= accuracy; // of few
        if (comesNearer && !(m_holders.isReached[c] && m_holders.holder[c] == kFull) &&
            !(c == released.channel && released.holder == kFull))
            look(capacity(c), m_channelLoads[c], c, kFull);
    }
    for (const std::uint32_t c : m_levels) {
        const Line share = level(c);
        for (std::uint32_t t = m_problem.firstIn(c); t < m_problem.firstIn(c + 1); ++t) {
            if (m_holders.isPressed[t] || t == released.holder)
                continue;
            const Line more = excess(t);
            look({share.value + more.value, share.growth + more.growth}, m_loads[t],
                 m_problem.turns()[t].from, t);
        }
    }
    return corner.distance < kFar;
}

/** From the condition that is met upstream along the largest shares to a source or a channel that a chain
 * reaches: that one changes its holder. Returns what is released. */
BackpressurePath::Condition BackpressurePath::turnAt(const Corner& corner)
{
    std::vector<std::uint32_t>& holder = m_holders.holder;
    auto [channel, newHolder] = corner.met;
    while (!m_holders.isReached[channel]) {
        holder[channel] = newHolder;
        double largest = -kFar;
        for (std::uint32_t t = m_problem.firstIn(channel); t < m_problem.firstIn(channel + 1); ++t) {
            const double share = m_loads[t].at(corner.distance) - excess(t).at(corner.distance);
            if (share > largest) {
                largest = share;
                newHolder = t;
            }
        }
        channel = m_problem.turns()[newHolder].from;
    }
    Condition released{channel, std::exchange(holder[channel], newHolder)};
    m_holders.reach();
    while (BackpressureHolders::isTurn(released.holder) &&
           !m_holders.isReached[m_problem.turns()[released.holder].to]) {
        const std::uint32_t next = m_problem.turns()[released.holder].to;
        released = {next, std::exchange(holder[next], kNone)};
    }
    m_holders.forgetUnreached();
    return released;
}

bool BackpressurePath::follow(std::size_t mostCorners, const std::stop_token& stop)
{
    constexpr int kMostRepairs = 400;
    double scale = 0;
    for (const Channel& channel : m_problem.channels())
        scale = std::max(scale, channel.capacity);
    Condition released;
    Condition passed; // a corner, and who held whom from there on
    std::vector<std::uint32_t> passedHolders;
    int repairs = 0;
    for (std::size_t corners = 0; !stop.stop_requested();) {
        if (!solvePiece(released, m_start)) {
            if (released.channel == kNone && repairs++ < kMostRepairs && capSources())
                continue;
            return false;
        }
        Corner corner;
        if (!findCorner(released, kGrowth * (released.channel == kNone ? scale : 1), corner) ||
            m_lambda.at(corner.distance) < -kSlack)
            return false; // to infinity, or back to where it began
        if (corner.met.channel == kNone) {
            takeRates(corner.distance);
            return true;
        }
        ++m_corners;
        if (++corners > mostCorners)
            return false;
        released = turnAt(corner);
        if (released == passed && m_holders.holder == passedHolders)
            return false; // round and round
        if (std::has_single_bit(corners)) {
            passed = released;
            passedHolders = m_holders.holder;
        }
    }
    return false;
}

/** For a start whose equations depend on one another: the sources that are held through the channels of such
 * equations stay at their present rates instead, as if their NICs were slower, until the path has made them
 * faster. False when there are none. */
bool BackpressurePath::capSources()
{
    std::vector<char> isThrough(m_problem.channels().size(), 0);
    for (const std::uint32_t row : m_equations.dependentRows())
        isThrough[m_levels[row]] = 1;
    bool any = false;
    for (const Source& source : m_problem.sources()) {
        std::uint32_t at = source.channel;
        while (!isThrough[at] && BackpressureHolders::isTurn(m_holders.holder[at]))
            at = m_problem.turns()[m_holders.holder[at]].to;
        if (!isThrough[at])
            continue;
        const Channel& own = m_problem.channels()[source.channel];
        m_holders.holder[source.channel] = kFull;
        m_shift[source.channel] = own.load * (1 - kSlack) - own.capacity;
        any = true;
    }
    m_holders.reach();
    setShiftsBeyond();
    return any;
}

/** Of channels that chains have ceased to reach, and of turns that have ceased to press. */
void BackpressurePath::setShiftsBeyond()
{
    m_holders.forgetUnreached();
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c) {
        const Channel& channel = m_problem.channels()[c];
        if (m_problem.isSource(c))
            continue;
        if (!m_holders.isReached[c])
            m_shift[c] = channel.load > channel.capacity ? channel.load * (1 + kSlack) - channel.capacity : 0;
        for (std::uint32_t t = m_problem.firstIn(c); t < m_problem.firstIn(c + 1); ++t) {
            if (!m_holders.isReached[c])
                m_bias[t] = 0;
            else if (!m_holders.isPressed[t])
                m_bias[t] = std::max(0.0, m_problem.turns()[t].load * (1 + kSlack) - m_holders.level[c]);
        }
    }
}

void BackpressurePath::takeRates(double distance)
{
    for (std::size_t s = 0; s < m_rates.size(); ++s)
        m_problem.sources()[s].rate = m_rates[s].at(distance);
    for (const std::uint32_t c : m_levels)
        m_holders.level[c] = level(c).at(distance);
    m_problem.load();
}

void BackpressurePath::polish()
{
    constexpr double kNextTo = 1e-6;
    m_shift.assign(m_shift.size(), 0);
    m_bias.assign(m_bias.size(), 0);
    const std::vector<double> tilt = std::exchange(m_tilt, std::vector<double>(m_tilt.size(), 0));
    const std::vector<double> turnTilt = std::exchange(m_turnTilt, std::vector<double>(m_turnTilt.size(), 0));
    if (solvePiece({}, 1)) {
        bool isNext = true;
        for (std::size_t s = 0; s < m_rates.size(); ++s)
            isNext = isNext && std::abs(m_rates[s].value / m_problem.sources()[s].rate - 1) < kNextTo;
        if (isNext)
            takeRates(0);
    }
    m_tilt = tilt;
    m_turnTilt = turnTilt;
    m_problem.load();
}

} // namespace contraflow
