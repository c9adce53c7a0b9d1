// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <exception>
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

/** Does `work` in one of these threads. What it throws ends there, the lack of memory included: `failed` is
 * called with it in the same thread. All work off the GUI thread begins here. */
void runInBackground(std::function<void()> work, std::function<void(const std::exception_ptr&)> failed);

/** What was given up ("Sorting the rows"), why, and what helps. */
[[nodiscard]] Error givenUpError(const QString& what, const std::exception_ptr& thrown);

/** Tells the windows of work that was given up because it threw. Lives in the GUI thread. */
class JobReports final : public QObject
{
    Q_OBJECT

signals:
    void givenUp(const QString& text);
};
[[nodiscard]] JobReports& jobReports();

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
