// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <thread>

namespace contraflow::bench {

/** A stretch in which the GUI thread did not come back to its event loop. */
struct Block
{
    double wall = 0; ///< milliseconds
    double cpu = 0;  ///< milliseconds that the GUI thread itself was running in it
};

/** What was seen since the last look. */
struct Blocks
{
    Block longest;           ///< by wall-clock time
    Block busiest;           ///< by CPU time: what other programs on the machine cannot lengthen
    double cpu = 0;          ///< milliseconds that the GUI thread was running in all of them
    std::size_t tooLong = 0; ///< with more than kLimit of CPU time
};

/**
 * Measures how long the GUI thread keeps its event loop waiting: a timer ticks every millisecond, and the
 * longest time between two ticks is the longest block. With stacks, a second thread interrupts a block that
 * lasts too long and notes where it is.
 */
class GuiWatchdog : public QObject
{
    Q_OBJECT

public:
    static constexpr double kLimit = 50; ///< milliseconds

    enum class Stacks
    {
        off,
        on
    };
    explicit GuiWatchdog(Stacks stacks);
    ~GuiWatchdog() override;

    /** Blocks since the last call. With stacks, prints the most frequent ones of blocks that were too long.
     */
    Blocks take();

private:
    void tick();

    QTimer m_timer;
    QElapsedTimer m_wall;
    qint64 m_lastTime = 0; ///< nanoseconds of m_wall
    double m_cpu = 0;      ///< milliseconds of this thread
    Blocks m_blocks;
    std::atomic<qint64> m_lastTick{0}; ///< milliseconds of m_wall
    std::jthread m_watcher;            ///< last: ends first
};

} // namespace contraflow::bench
