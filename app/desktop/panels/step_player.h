// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/live/results.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

namespace contraflow {

/**
 * Shows the steps of a result one after the other, each for a time in proportion to its length, as a film of
 * the run. Steps that are too short to be seen are passed over. It goes on from where the user puts the step,
 * and stops at the end or when there is another result.
 */
class StepPlayer : public QObject
{
    Q_OBJECT

public:
    StepPlayer(Selection& selection, Results& results, QObject* parent = nullptr);

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] bool canPlay() const { return steps().count() > 1; } ///< there is more than one step
    /** How many times as fast as usual. */
    [[nodiscard]] double speed() const { return m_speed; }
    void setSpeed(double factor);
    /** While this says no, the step that is shown stays: a view is still drawing it. */
    void setIsReady(std::function<bool()> isReady) { m_isReady = std::move(isReady); }

    /** Moves the film on by milliseconds of the clock on the wall; what the timer does while it plays. */
    void advance(double milliseconds);
    /** Milliseconds that the whole film takes at the usual speed. */
    [[nodiscard]] static double lengthOf(const StepTimes& steps);

public slots:
    void play(); ///< from the step that is shown; from the first when that is the last
    void pause();
    void toggle() { isPlaying() ? pause() : play(); }

signals:
    void playingChanged(bool isPlaying);
    void speedChanged(double factor);

private:
    [[nodiscard]] StepTimes steps() const;
    void showStep(std::size_t step);

    Selection& m_selection;
    Results& m_results;
    std::function<bool()> m_isReady;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_time = 0; ///< of the run, in seconds
    double m_speed = 1;
    bool m_isOwnStep = false;
};

} // namespace contraflow
