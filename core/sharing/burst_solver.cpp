// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_solver.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace contraflow {

namespace {

constexpr double kGapAccuracy = 1e-9; // with bursts as usual
constexpr double kLeastAccuracy = 1e-12;
constexpr double kOtherUnits = 4; // so much less accurate is the same solution in other units
constexpr double kUsualBurst = 0.006;
constexpr double kRoughly = 0.1; // gaps beyond it want factors of their own
constexpr double kNear = 1e-4;   // gaps from which on secants help
constexpr double kPoor = 0.4;    // what a step leaves of the gaps when factors are to be renewed
constexpr double kPatience = 60; // steps
constexpr double kPatienceWithAll = 25;
constexpr int kStepsToLearn = 5; // new factors are kept for so many, while secants are collected
constexpr double kLeastDamping = 1e-3;
constexpr double kFirstDamping = 0.05;
constexpr double kMostDamping = 100;
constexpr double kKept = 0.3;         // the part of a price down to which it falls as the linear step says
constexpr double kLeastPrice = 1e-30; // of a unit
constexpr double kFarOff = 0.1;       // the gap of a queue that is put in order on its own first
constexpr std::size_t kMostToRelax = 128;   // classes
constexpr std::size_t kMostRelaxed = 100;   // times, before all are corrected together
constexpr std::size_t kMostComplete = 1024; // queues whose factors may be complete

/** In four sums, always the same ones: one alone would wait for itself at every step. */
double productOf(std::span<const double> a, std::span<const double> b)
{
    constexpr std::size_t kLanes = 4;
    std::array<double, kLanes> sums{};
    std::size_t i = 0;
    for (; i + kLanes <= a.size(); i += kLanes)
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            sums[lane] += a[i + lane] * b[i + lane];
    for (std::size_t lane = 0; i < a.size(); ++i, ++lane)
        sums[lane] += a[i] * b[i];
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

} // namespace

void BurstSecants::add(std::span<const double> step, std::span<const double> drop)
{
    const double length = std::sqrt(productOf(drop, drop));
    if (!(length > 0))
        return;
    if (m_size == 0)
        m_next = 0;
    Pair& pair = m_pairs[m_next];
    pair.step.assign(step.begin(), step.end());
    pair.drop.assign(drop.begin(), drop.end());
    for (double& x : pair.step)
        x /= length;
    for (double& x : pair.drop)
        x /= length;
    m_size = std::max(m_size, m_next + 1);
    for (std::size_t i = 0; i < m_size; ++i)
        m_products[m_next][i] = m_products[i][m_next] = productOf(m_pairs[i].drop, pair.drop);
    m_next = (m_next + 1) % kMost;
}

void BurstSecants::project(std::span<double> right)
{
    if (m_size > 0 && m_pairs[0].drop.size() != right.size())
        clear();
    // Least squares by Cholesky's method; a drop that the others make up already takes no part.
    constexpr double kIndependent = 1e-8;
    std::array<std::array<double, kMost>, kMost> factors{};
    for (std::size_t i = 0; i < m_size; ++i) {
        double sum = productOf(m_pairs[i].drop, right);
        for (std::size_t j = 0; j <= i; ++j) {
            double value = m_products[i][j];
            for (std::size_t k = 0; k < j; ++k)
                value -= factors[i][k] * factors[j][k];
            if (j < i)
                factors[i][j] = factors[j][j] > 0 ? value / factors[j][j] : 0;
            else
                factors[i][i] = value > kIndependent ? std::sqrt(value) : 0;
        }
        for (std::size_t k = 0; k < i; ++k)
            sum -= factors[i][k] * m_parts[k];
        m_parts[i] = factors[i][i] > 0 ? sum / factors[i][i] : 0;
    }
    for (std::size_t i = m_size; i-- > 0;) {
        for (std::size_t k = i + 1; k < m_size; ++k)
            m_parts[i] -= factors[k][i] * m_parts[k];
        m_parts[i] = factors[i][i] > 0 ? m_parts[i] / factors[i][i] : 0;
    }
    for (std::size_t i = 0; i < m_size; ++i)
        for (std::size_t c = 0; c < right.size(); ++c)
            right[c] -= m_parts[i] * m_pairs[i].drop[c];
}

void BurstSecants::complete(std::span<double> step) const
{
    for (std::size_t i = 0; i < m_size; ++i)
        for (std::size_t c = 0; c < step.size(); ++c)
            step[c] += m_parts[i] * m_pairs[i].step[c];
}

double BurstSolver::residual() const
{
    double worst = 0;
    for (const std::uint32_t channel : m_queues.used()) {
        const double gap = std::abs(m_queues.gaps()[channel]);
        if (std::isnan(gap))
            return std::numeric_limits<double>::infinity();
        worst = std::max(worst, gap);
    }
    return worst;
}

/** Rates and gaps of the present prices, measured. */
void BurstSolver::look()
{
    if (m_queues.isEvaluated())
        m_queues.measure();
    else
        evaluate();
}

void BurstSolver::evaluate()
{
    ++m_evaluations;
    m_queues.evaluate();
}

void BurstSolver::keepPrices(std::vector<double>& kept) const
{
    const std::span<const double> prices = std::as_const(m_queues).prices();
    kept.assign(prices.begin(), prices.end());
}

void BurstSolver::findStep(std::span<const double> rights)
{
    const std::span<const std::uint32_t> channels = m_factors.listed();
    m_gaps.resize(channels.size());
    for (std::size_t i = 0; i < channels.size(); ++i)
        m_gaps[i] = rights[channels[i]];
    m_drop = m_gaps;
    m_step.resize(channels.size());
    m_secants.project(m_drop);
    m_factors.solve(m_drop, m_step);
    m_secants.complete(m_step);
    keepPrices(m_saved);
}

/** Goes this part of the step; prices that would fall far fall by what keeps them positive. */
void BurstSolver::move(double part)
{
    const std::span<double> prices = m_queues.prices();
    const std::span<const std::uint32_t> channels = m_factors.listed();
    for (std::size_t i = 0; i < channels.size(); ++i) {
        const std::uint32_t channel = channels[i];
        const double unit = m_queues.unit(channel);
        const double from = m_saved[channel];
        const double to = from - part * m_step[i] * unit;
        if (to < kKept * from)
            prices[channel] = from * kKept * kKept / (2 * kKept - to / from);
        else
            prices[channel] = std::min(to, std::max(from, m_queues.greatestPrice(channel)));
        prices[channel] = std::max(prices[channel], kLeastPrice * unit);
    }
    evaluate();
}

void BurstSolver::goBack(const std::vector<double>& kept)
{
    std::ranges::copy(kept, m_queues.prices().begin());
    evaluate();
}

void BurstSolver::learn()
{
    const std::span<const std::uint32_t> channels = m_factors.listed();
    for (std::size_t i = 0; i < channels.size(); ++i) {
        const std::uint32_t channel = channels[i];
        m_drop[i] = m_gaps[i] - m_queues.gaps()[channel];
        m_step[i] = (m_saved[channel] - m_queues.price(channel)) / m_queues.unit(channel);
    }
    m_secants.add(m_step, m_drop);
}

void BurstSolver::renewFactors(BurstQueues::Form form, const std::stop_token& stop)
{
    m_queues.linearise(form);
    m_hasFactors = m_factors.renew(m_queues, stop);
    m_areFactorsRenewed = true;
}

void BurstSolver::makeFactors(BurstQueues::Form form, double damping, const std::stop_token& stop)
{
    m_queues.setUnits();
    m_secants.clear();
    m_queues.linearise(form);
    m_hasFactors = m_factors.make(m_queues, damping, m_entries, stop);
    m_areFactorsRenewed = true;
}

/** Puts queues that are far off on their own in order, one by one: where messages came or went, queues turn
 * from long to short that no step of all together gets right at once. */
void BurstSolver::relax()
{
    if (m_terms.exponent != 1)
        return;
    look();
    m_waiting.clear();
    m_isWaiting.assign(m_queues.gaps().size(), 0);
    const auto add = [this](std::uint32_t channel) {
        if (m_isWaiting[channel] || !(std::abs(m_queues.gaps()[channel]) > kFarOff) ||
            m_queues.legs().classCountOn(channel) > kMostToRelax)
            return;
        m_isWaiting[channel] = 1;
        m_waiting.push_back(channel);
    };
    for (const std::uint32_t channel : m_queues.used())
        add(channel);
    for (std::size_t i = 0; i < m_waiting.size() && i < kMostRelaxed; ++i) {
        m_isWaiting[m_waiting[i]] = 0;
        m_queues.relax(m_waiting[i], m_touched);
        for (const std::uint32_t channel : m_touched)
            add(channel);
    }
    if (!m_queues.isEvaluated())
        evaluate();
}

/** Comes near the solution by steps of the product form, or stays where it is. */
void BurstSolver::approach(const std::stop_token& stop)
{
    constexpr int kMostSteps = 12;
    constexpr auto kForm = BurstQueues::Form::product;
    look();
    const double start = m_queues.gapsTogether();
    keepPrices(m_start);
    double before = start;
    int madeAt = -kStepsToLearn;
    for (int i = 0; i < kMostSteps && m_queues.greatestGap() > kNear && !stop.stop_requested(); ++i) {
        const bool isRenewed = m_hasFactors && !m_areFactorsRenewed;
        if (isRenewed)
            renewFactors(kForm, stop);
        else if (m_hasFactors)
            m_queues.linearise(kForm);
        if (!m_hasFactors) {
            makeFactors(kForm, 0, stop);
            before = m_queues.gapsTogether();
            madeAt = i;
        }
        if (!m_hasFactors)
            break;
        findStep(m_queues.rights());
        move(1);
        const double after = m_queues.gapsTogether();
        if (after > kPoor * before) {
            m_areFactorsRenewed = false;
            if (m_entries != Entries::main)
                m_hasFactors = !isRenewed || i < madeAt + kStepsToLearn;
        }
        before = after;
    }
    if (!(before < start))
        goBack(m_start);
}

bool BurstSolver::newton(double accuracy, int mostSteps, Distance distance, const std::stop_token& stop)
{
    constexpr auto kForm = BurstQueues::Form::gap;
    look();
    double before = m_queues.gapsTogether();
    std::array<double, 4> recent{};
    recent.fill(before);
    double best = before;
    int bestAt = 0;
    double damping = 0;
    bool isFresh = false;
    int madeAt = -kStepsToLearn;
    int renewedAt = -1;
    for (int i = 0; i < mostSteps && !stop.stop_requested(); ++i) {
        const double worst = m_queues.greatestGap();
        if (worst <= accuracy)
            return true;
        if (m_hasFactors && !m_areFactorsRenewed) {
            renewFactors(kForm, stop);
            renewedAt = i;
        }
        if (!m_hasFactors || (worst > kRoughly && !isFresh)) {
            makeFactors(kForm, damping, stop);
            before = m_queues.gapsTogether();
            isFresh = true;
            renewedAt = madeAt = i;
        }
        if (!m_hasFactors)
            return false;
        findStep(m_queues.gaps());
        const bool mayRise = isFresh && distance == Distance::near && i - bestAt < kStepsToLearn;
        const double allowed = mayRise ? *std::ranges::max_element(recent) : before;
        double after = allowed;
        const bool mayBeShorter = isFresh && (distance == Distance::near || m_entries == Entries::complete);
        for (double part = 1; part >= (mayBeShorter ? 0.01 : 1) && !(after < allowed); part /= 4) {
            move(part);
            after = m_queues.gapsTogether();
        }
        if (!(after < allowed)) {
            goBack(m_saved);
            if (isFresh)
                damping = std::max(4 * damping, kFirstDamping);
            if (damping > kMostDamping) { // it leads nowhere: the merit has a least value here, not 0
                damping = 0;
                distance = Distance::near;
                recent.fill(4 * before);
                bestAt = i;
            }
            m_hasFactors = isFresh = false;
            continue;
        }
        if (damping > 0)
            m_hasFactors = false;
        else
            learn();
        // Factors cost as much as many steps: they go when too many would be left at this pace.
        const double patience = m_entries == Entries::main ? kPatience : kPatienceWithAll;
        const double stepsLeft = std::log(accuracy / after) / std::log(std::min(after / before, 0.999));
        if (stepsLeft > patience && (i - madeAt >= kStepsToLearn || worst > kRoughly))
            m_hasFactors = false;
        else if (after > kPoor * before && i > renewedAt)
            m_areFactorsRenewed = false;
        isFresh = false;
        damping = damping < kLeastDamping ? 0 : damping / 4;
        before = after;
        recent[static_cast<std::size_t>(i) % recent.size()] = after;
        if (after < 0.9 * best) {
            best = after;
            bestAt = i;
        }
    }
    return false;
}

/** What full queues leave open is decided by bursts alone, and the more weakly the larger the exponent. */
double BurstSolver::accuracy() const
{
    const double weakness = std::min(1.0, m_terms.burst / kUsualBurst) / m_terms.exponent;
    return std::max(kLeastAccuracy, kGapAccuracy * weakness);
}

bool BurstSolver::correct(const std::stop_token& stop)
{
    constexpr int kMostSteps = 30;
    relax();
    if (m_terms.exponent == 1) {
        m_entries = Entries::main;
        approach(stop);
        if (newton(accuracy(), kMostSteps, Distance::near, stop))
            return true;
        goBack(m_start);
        m_hasFactors = false;
    }
    m_entries = Entries::all;
    approach(stop);
    if (newton(accuracy(), kMostSteps, Distance::near, stop))
        return true;
    goBack(m_start);
    m_hasFactors = false;
    return newton(accuracy(), kMostSteps, Distance::near, stop);
}

void BurstSolver::solve(const std::stop_token& stop)
{
    m_areFactorsRenewed = false;
    m_secants.clear();
    if (m_hasFactors)
        m_factors.list(m_queues.used());
    const bool isCorrected = m_hasPrices && m_terms.burst >= kSureBurst && correct(stop);
    bool isSolved = isCorrected;
    for (const Entries entries : {Entries::all, Entries::complete})
        for (const double pace : {0.2, 0.6})
            if (!isSolved && !stop.stop_requested() &&
                (entries == Entries::all || m_queues.used().size() <= kMostComplete))
                isSolved = solveFromNothing(entries, pace, stop);
    m_hasPrices = isSolved;
}

bool BurstSolver::take(std::span<const double> prices)
{
    if (!m_queues.setUsedPrices(prices))
        return false;
    evaluate();
    if (!m_hasFactors) // which are for the present units
        m_queues.setUnits();
    m_hasPrices = true;
    return m_queues.greatestGap() <= kOtherUnits * accuracy();
}

/** Bursts shrink to the part `pace` of what they were, time and again. */
bool BurstSolver::solveFromNothing(Entries entries, double pace, const std::stop_token& stop)
{
    constexpr int kMostSteps = 30;
    m_entries = entries;
    m_queues.setGreatestPrices();
    BurstTerms terms = m_terms;
    terms.exponent = 1;
    terms.burst = std::max(1.0, m_terms.burst);
    while (terms.burst > m_terms.burst || terms.exponent < m_terms.exponent) {
        m_queues.setTerms(terms);
        m_hasFactors = false;
        (void)newton(0.01 * std::sqrt(terms.burst), kMostSteps, Distance::far, stop);
        terms.burst = std::max(pace * terms.burst, m_terms.burst);
        terms.exponent = std::min(2 * terms.exponent, m_terms.exponent);
    }
    m_queues.setTerms(m_terms);
    m_hasFactors = false;
    return newton(accuracy(), 10 * kMostSteps, Distance::far, stop);
}

} // namespace contraflow
