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
    connect(&results, &Results::resultChanged, this, &StepPlayer::pause);
    connect(&selection, &Selection::stepChanged, this, [this](std::size_t step) {
        const Timeline* shown = timeline();
        if (!m_isOwnStep && shown && step < shown->stepCount())
            m_time = shown->stepStarts[step];
    });
}

const Timeline* StepPlayer::timeline() const
{
    const auto result = m_results.current();
    return result && result->prediction ? &result->prediction->timeline : nullptr;
}

bool StepPlayer::canPlay() const
{
    const Timeline* shown = timeline();
    return shown && shown->stepCount() > 1;
}

double StepPlayer::lengthOf(const Timeline& timeline)
{
    return std::clamp(kPerStep * static_cast<double>(timeline.stepCount()), kShortest, kLongest);
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
    const Timeline& shown = *timeline();
    if (m_selection.step() + 1 >= shown.stepCount())
        showStep(0);
    m_time = shown.stepStarts[std::min(m_selection.step(), shown.stepCount() - 1)];
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
    const Timeline* shown = timeline();
    if (!shown || shown->stepCount() == 0)
        return pause();
    const double whole = shown->stepEnds.back() - shown->stepStarts.front();
    m_time += whole * milliseconds * m_speed / lengthOf(*shown);
    const bool isOver = m_time >= shown->stepEnds.back();
    // The step that began last; in a pause of the network the one before it stays.
    const auto after = std::upper_bound(shown->stepStarts.begin(), shown->stepStarts.end(), m_time);
    const auto step =
        static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, after - shown->stepStarts.begin())) - 1;
    if (m_isReady && !m_isReady())
        return; // also at the end: the last step is shown before the film stops
    if (step != m_selection.step())
        showStep(step);
    if (isOver)
        pause();
}

} // namespace contraflow
