// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/backpressure_solver.h"

#include "core/base/random.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

using Source = BackpressureProblem::Source;

constexpr double kNoLevel = std::numeric_limits<double>::infinity();
constexpr double kPathTolerance = 1e-8;
constexpr double kSweepTolerance = 1e-7;
constexpr std::size_t kManySources = 400;
constexpr std::size_t kVeryManySources = 2000;
constexpr double kTilt = 1e-10;
constexpr double kOtherTilt = 2.3e-10; // of every second attempt
constexpr std::size_t kSweeps = 200;
constexpr std::size_t kFurtherSweeps = 60;

} // namespace

bool BackpressureSolver::isLarge() const
{
    return m_problem.sources().size() >= kManySources;
}

/** A path may lead back to where it began, from a start that is not stable; a few sweeps more give another.
 */
BackpressureSolver::Start BackpressureSolver::startOf(std::size_t attempt, bool goesOn) const
{
    constexpr std::size_t kFromNothing = 4;
    constexpr double kCalm = 1e-3;
    if (attempt == 0)
        return goesOn ? Start::on : m_hasSolution ? Start::last : Start::sweeps;
    if (attempt == 1 && !goesOn)
        return Start::sweeps;
    const bool isAffordable =
        !isLarge() || (m_problem.sources().size() < kVeryManySources && m_change < kCalm);
    return attempt == kFromNothing && isAffordable ? Start::nothing : Start::on;
}

/** In bounded time also where paths are long. */
std::size_t BackpressureSolver::mostCorners(Start start) const
{
    const std::size_t sources = m_problem.sources().size();
    if (start == Start::nothing)
        return isLarge() ? 4 * sources + 1000 : 60 * sources + 2000;
    return isLarge() ? std::min<std::size_t>(sources / 4 + 50, 600) : 3 * sources + 500;
}

BackpressureSolver::Outcome BackpressureSolver::solve(const std::stop_token& stop)
{
    constexpr std::size_t kAttempts = 10;
    constexpr std::size_t kAttemptsOfLarge = 14;
    constexpr std::size_t kAttemptsFurther = 2; // after an approximation
    constexpr std::size_t kLeastBudget = 2500;
    m_holders.reset();
    if (m_problem.sources().empty())
        return {};
    recall();
    const bool goesOn = m_hasSwept;
    const std::size_t attempts = goesOn ? kAttemptsFurther : isLarge() ? kAttemptsOfLarge : kAttempts;
    const std::size_t budget =
        isLarge() ? cornerCount() + std::max(kLeastBudget, m_problem.sources().size() / 2) : SIZE_MAX;
    bool isFound = false;
    const bool isTried = m_pause == 0 || !goesOn;
    for (std::size_t i = 0;
         i < attempts && isTried && !isFound && cornerCount() < budget && !stop.stop_requested(); ++i)
        isFound = tryFrom({startOf(i, goesOn), i}, stop);
    if (stop.stop_requested())
        return {};
    if (goesOn || !isFound)
        wait(isTried, isFound);
    if (!isFound)
        approximate(goesOn, stop);
    else
        m_swept.clear();
    m_hasSolution = isFound;
    remember();
    const BackpressureProblem::Certificate found = m_problem.certify(kSweepTolerance);
    assert(found.passes(kSweepTolerance) || !isFound);
    return isFound ? Outcome{Kind::exact, std::max(0.0, found.overload)}
                   : Outcome{Kind::approximate, std::max(m_change, found.overload)};
}

std::optional<std::vector<std::uint32_t>> BackpressureSolver::solveNear(const std::stop_token& stop)
{
    m_holders.reset();
    recall();
    m_path.setTilt({kTilt, 0});
    m_path.beginHere(BackpressureHolders::Ties::keep);
    constexpr std::size_t kMostCorners = 500;
    if (!m_path.follow(kMostCorners + 3 * m_problem.sources().size(), stop))
        return std::nullopt;
    m_hasSolution = passes(kPathTolerance);
    std::vector<std::uint32_t> disturbed;
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c)
        if (disturbs(c))
            disturbed.push_back(m_problem.channels()[c].id);
    if (disturbed.empty() && !m_hasSolution)
        return std::nullopt;
    return disturbed;
}

/** Whether what goes over a channel now is no longer what the sources beyond the problem run with. */
bool BackpressureSolver::disturbs(std::uint32_t c) const
{
    constexpr double kMore = 1 + 1e-10;
    const BackpressureProblem::Channel& channel = m_problem.channels()[c];
    if (!channel.isHeldBeyond)
        return m_holders.isReached[c] && channel.outerLargest > m_holders.level[c] * kMore;
    const KnownChannel& known = m_known[channel.id];
    if (m_holders.isReached[c] ||
        (known.holder == BackpressureHolders::kFull && channel.load * kMore < channel.capacity))
        return true;
    for (std::uint32_t t = m_problem.firstIn(c); t < m_problem.firstIn(c + 1); ++t) {
        const BackpressureProblem::Turn& turn = m_problem.turns()[t];
        const bool isPressed = knownHolder(m_problem.channels()[turn.from].id) == turn.id;
        if (turn.load > known.level * kMore || (isPressed && turn.load * kMore < known.level))
            return true;
    }
    return false;
}

/** After a failure the next ones are likely, and long: the more there were, the more events pass before the
 * next attempt. */
void BackpressureSolver::wait(bool isTried, bool isFound)
{
    constexpr std::size_t kMostWaits = 10;
    if (!isTried) {
        --m_pause;
        return;
    }
    m_failures = isFound ? 0 : std::min(m_failures + 1, kMostWaits);
    m_pause = (std::size_t{1} << m_failures) - 1;
}

bool BackpressureSolver::passes(double tolerance)
{
    m_path.polish();
    return m_problem.certify(tolerance).passes(tolerance);
}

bool BackpressureSolver::tryFrom(const Attempt& attempt, const std::stop_token& stop)
{
    m_path.setTilt({attempt.tiltSign * (attempt.number % 2 == 1 ? kOtherTilt : kTilt), attempt.number});
    switch (attempt.start) {
    case Start::nothing:
        m_path.beginAtNothing();
        break;
    case Start::last:
        m_path.beginHere(BackpressureHolders::Ties::keep);
        break;
    case Start::sweeps:
    case Start::on:
    case Start::drawn:
        if (sweepTo(attempt, stop))
            return true;
        m_path.beginHere(BackpressureHolders::Ties::anew);
        break;
    }
    return m_path.follow(mostCorners(attempt.start), stop) && passes(kPathTolerance);
}

/** Sweeps, from where the attempt says. True when they settle at an equilibrium, which a path may miss at a
 * tie. */
bool BackpressureSolver::sweepTo(const Attempt& attempt, const std::stop_token& stop)
{
    constexpr double kSettled = 1e-9;
    constexpr double kNearlySettled = 1e-8;
    constexpr std::size_t kPatience = 100; // sweeps, after which they are damped more
    constexpr std::size_t kFirst = 3;
    constexpr double kLeastDrawn = 0.02;
    Random random(attempt.number);
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c) {
        const double capacity = m_problem.channels()[c].capacity;
        double& level = m_holders.level[c];
        level = capacity;
        if (attempt.start == Start::drawn)
            level *= kLeastDrawn + (1 - kLeastDrawn) * random.unit();
        else if (attempt.start == Start::on && !m_swept.empty())
            level = std::min(capacity, m_swept[c]);
    }
    m_holders.setRates();
    const std::size_t most = attempt.start == Start::on ? kFurtherSweeps + 7 * attempt.number : kSweeps;
    for (std::size_t i = 0; i < most && !stop.stop_requested(); ++i) {
        const std::size_t calmer = i / kPatience;
        m_change = m_holders.sweep(0.5 / static_cast<double>(1 + calmer));
        if (i > kFirst && m_change < kSettled)
            break;
    }
    m_swept = m_holders.level;
    if (attempt.number == 0 || m_change >= kNearlySettled || stop.stop_requested())
        return false;
    m_holders.choose(BackpressureHolders::Ties::anew);
    m_holders.forgetUnreached();
    if (passes(kSweepTolerance))
        return true;
    m_holders.level = m_swept;
    m_holders.setRates();
    return false;
}

/** No equilibrium within the bounds: the mean over damped sweeps, made small enough for every channel. */
void BackpressureSolver::approximate(bool goesOn, const std::stop_token& stop)
{
    constexpr std::size_t kLongSweeps = 400;
    constexpr std::size_t kShortSweeps = 24; // from the last ones
    std::vector<Source>& sources = m_problem.sources();
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c) {
        const double capacity = m_problem.channels()[c].capacity;
        m_holders.level[c] = goesOn && !m_swept.empty() ? std::min(capacity, m_swept[c]) : capacity;
    }
    m_holders.setRates();
    const std::size_t sweeps = goesOn ? kShortSweeps : kLongSweeps;
    const std::size_t first = sweeps / 2; // that counts
    std::vector<double> mean(sources.size(), 0);
    double restless = 0;
    for (std::size_t i = 0; i < sweeps && !stop.stop_requested(); ++i) {
        const bool counts = i >= first;
        const double change = m_holders.sweep(counts ? 0.25 : 0.5);
        if (!counts)
            continue;
        restless = std::max(restless, change);
        for (std::size_t s = 0; s < sources.size(); ++s)
            mean[s] += sources[s].rate / static_cast<double>(sweeps - first);
    }
    m_change = restless;
    m_swept = m_holders.level;
    m_holders.choose(BackpressureHolders::Ties::anew);
    m_holders.forgetUnreached();
    for (std::size_t s = 0; s < sources.size(); ++s)
        sources[s].rate = mean[s];
    m_problem.load();
    std::vector<double> fraction(sources.size(), 1);
    const auto keep = [&](std::size_t s, std::uint32_t c) {
        const BackpressureProblem::Channel& channel = m_problem.channels()[c];
        fraction[s] = std::min(fraction[s], channel.capacity / channel.load);
    };
    for (std::size_t s = 0; s < sources.size(); ++s) {
        keep(s, sources[s].channel);
        for (const BackpressureProblem::Use& use : m_problem.uses(sources[s]))
            keep(s, m_problem.turns()[use.turn].to);
    }
    for (std::size_t s = 0; s < sources.size(); ++s)
        sources[s].rate *= fraction[s];
    m_problem.load();
}

std::optional<std::vector<double>> BackpressureSolver::findOther(const std::stop_token& stop)
{
    constexpr double kDiffers = 1e-6;
    constexpr Attempt kOthers[] = {{Start::sweeps, 1, -1}, {Start::nothing, 2, 1}, {Start::nothing, 3, -1},
                                   {Start::drawn, 4, 1},   {Start::drawn, 5, -1},  {Start::drawn, 6, 1}};
    if (isLarge() || !m_hasSolution)
        return std::nullopt;
    const BackpressureProblem problem = m_problem;
    const BackpressureHolders holders = m_holders;
    const auto goBack = [&] {
        m_problem = problem;
        m_holders.holder = holders.holder;
        m_holders.level = holders.level;
        m_holders.reach();
    };
    std::optional<std::vector<double>> other;
    for (const Attempt& attempt : kOthers) {
        if (stop.stop_requested())
            break;
        const bool isFound = tryFrom(attempt, stop);
        std::vector<double> rates;
        bool differs = false;
        for (std::size_t s = 0; s < m_problem.sources().size(); ++s) {
            rates.push_back(m_problem.sources()[s].rate);
            differs = differs || std::abs(rates[s] / problem.sources()[s].rate - 1) > kDiffers;
        }
        goBack();
        if (isFound && differs) {
            other = std::move(rates);
            break;
        }
    }
    m_swept.clear();
    return other;
}

/** What is known of the channels of this problem from the last one. */
void BackpressureSolver::recall()
{
    std::uint32_t ids = 0;
    for (const BackpressureProblem::Channel& channel : m_problem.channels())
        ids = std::max(ids, channel.id + 1);
    if (m_known.size() < ids)
        m_known.resize(ids);
    m_hasSolution = m_hasSwept = false;
    for (const BackpressureProblem::Channel& channel : m_problem.channels()) {
        if (channel.isHeldBeyond)
            continue;
        m_hasSwept |= m_known[channel.id].swept > 0;
        m_hasSolution |= m_known[channel.id].holder != BackpressureHolders::kNone;
    }
    m_hasSolution &= !m_hasSwept;
    m_swept.assign(m_hasSwept ? m_problem.channels().size() : 0, 0);
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c) {
        const bool isHeldBeyond = m_problem.channels()[c].isHeldBeyond;
        const KnownChannel known = isHeldBeyond ? KnownChannel{} : m_known[m_problem.channels()[c].id];
        m_holders.level[c] = known.level;
        if (!m_swept.empty())
            m_swept[c] = known.swept > 0 ? known.swept : kNoLevel;
        m_holders.holder[c] =
            known.holder == BackpressureHolders::kFull ? known.holder : BackpressureHolders::kNone;
        if (!BackpressureHolders::isTurn(known.holder))
            continue;
        for (const std::uint32_t turn : m_problem.out(c))
            if (m_problem.turns()[turn].id == known.holder)
                m_holders.holder[c] = turn;
    }
}

void BackpressureSolver::remember()
{
    for (std::uint32_t c = 0; c < m_problem.channelCount(); ++c) {
        if (m_problem.channels()[c].isHeldBeyond)
            continue;
        const std::uint32_t holder = m_holders.holder[c];
        KnownChannel& known = m_known[m_problem.channels()[c].id];
        known.level =
            m_problem.isSource(c) || m_holders.isReached[c] || !m_hasSolution ? m_holders.level[c] : kNoLevel;
        known.swept = m_swept.empty() ? 0 : m_swept[c];
        known.holder = BackpressureHolders::isTurn(holder) ? m_problem.turns()[holder].id : holder;
    }
}

void BackpressureSolver::forget(std::uint32_t channel)
{
    if (channel < m_known.size())
        m_known[channel] = {};
}

} // namespace contraflow
