// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <utility>

class QThreadPool;

namespace contraflow {

/**
 * The threads that jobs run in. Not Qt's global pool: painting hands large areas to that one and waits, so a
 * prediction of some seconds in it would stop the window for as long. There is room for quick jobs (an order
 * of rows, an explanation) beside one that takes long.
 */
[[nodiscard]] QThreadPool& jobPool();

/** Does `work` in one of these threads. */
void runInBackground(std::function<void()> work);

/** Does in its own thread, out of the event loop, what others ask of it. */
class CallReceiver final : public QObject
{
public:
    /** May be called in any thread while the receiver is there; what it has not done by its end is dropped.
     */
    void post(std::function<void()> call);

protected:
    bool event(QEvent* event) override;
};

/** Lets go of something in a job's thread: to free a million rows takes longer than a window may stand still.
 */
void releaseInBackground(std::shared_ptr<const void> value);

template<typename Value>
void discardInBackground(Value value)
{
    releaseInBackground(std::make_shared<const Value>(std::move(value)));
}

} // namespace contraflow
