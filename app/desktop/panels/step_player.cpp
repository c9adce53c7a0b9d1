// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/step_player.h"

#include <algorithm>

namespace contraflow {
namespace {

constexpr int kTick = 40;             // milliseconds
constexpr double kPerStep = 1500;     // milliseconds that a step has on the average,
constexpr double kShortest = 3000;    // unless the film would be shorter
constexpr double kLongest = 15'000;   // or longer than this
constexpr double kSlowest = 1.0 / 16; // factors of the usual speed
constexpr double kFastest = 16;

} // namespace

StepPlayer::StepPlayer(Selection& selection, Results& results, QObject* parent)
    : QObject(parent)
    , m_selection(selection)
    , m_results(results)
{
    m_timer.setInterval(kTick);
    connect(&m_timer, &QTimer::timeout, this, [this] { advance(static_cast<double>(m_clock.restart())); });
    connect(&results, &Results::changed, this, &StepPlayer::pause);
    connect(&selection, &Selection::stepChanged, this, [this](std::size_t step) {
        const StepTimes shown = steps();
        if (!m_isOwnStep && step < shown.count())
            m_time = shown.starts[step];
    });
}

StepTimes StepPlayer::steps() const
{
    const auto result = m_results.current();
    return result ? result->steps() : StepTimes(); // of what the results hold
}

double StepPlayer::lengthOf(const StepTimes& steps)
{
    return std::clamp(kPerStep * static_cast<double>(steps.count()), kShortest, kLongest);
}

void StepPlayer::setSpeed(double factor)
{
    const double speed = std::clamp(factor, kSlowest, kFastest);
    if (speed == m_speed)
        return;
    m_speed = speed;
    emit speedChanged(m_speed);
}

void StepPlayer::play()
{
    if (!canPlay() || isPlaying())
        return;
    const StepTimes shown = steps();
    if (m_selection.step() + 1 >= shown.count())
        showStep(0);
    m_time = shown.starts[std::min(m_selection.step(), shown.count() - 1)];
    m_clock.start();
    m_timer.start();
    emit playingChanged(true);
}

void StepPlayer::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    emit playingChanged(false);
}

void StepPlayer::showStep(std::size_t step)
{
    m_isOwnStep = true;
    m_selection.setStep(step);
    m_isOwnStep = false;
}

void StepPlayer::advance(double milliseconds)
{
    const StepTimes shown = steps();
    if (shown.count() == 0)
        return pause();
    const double whole = shown.ends.back() - shown.starts.front();
    m_time += whole * milliseconds * m_speed / lengthOf(shown);
    const bool isOver = m_time >= shown.ends.back();
    // The step that began last; in a pause of the network the one before it stays.
    const auto after = std::ranges::upper_bound(shown.starts, m_time);
    const auto step = static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, after - shown.starts.begin())) - 1;
    if (m_isReady && !m_isReady())
        return; // also at the end: the last step is shown before the film stops
    if (step != m_selection.step())
        showStep(step);
    if (isOver)
        pause();
}

} // namespace contraflow
