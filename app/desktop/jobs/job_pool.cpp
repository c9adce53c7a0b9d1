// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/job_pool.h"

#include "app/desktop/jobs/handover.h"

#include <QCoreApplication>
#include <QEvent>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <utility>

namespace contraflow {

namespace {

/** Also on a machine with fewer cores: most jobs end soon. */
constexpr int kFewestThreads = 4;

class Pool : public QThreadPool
{
public:
    Pool()
    {
        setMaxThreadCount(std::max(kFewestThreads, QThread::idealThreadCount()));
        // Threads end while there is still what Qt keeps for each, such as its fonts: later nobody could free
        // it.
        qAddPostRoutine([] { jobPool().waitForDone(); });
    }
};

class BackgroundWork final : public QRunnable
{
public:
    explicit BackgroundWork(std::function<void()> work) : m_work(std::move(work)) {}
    ~BackgroundWork() override { takeOver(this); }
    BackgroundWork(const BackgroundWork&) = delete;
    BackgroundWork& operator=(const BackgroundWork&) = delete;

    void run() override
    {
        takeOver(this);
        m_work();
    }

private:
    std::function<void()> m_work;
};

class CallEvent final : public QEvent
{
public:
    explicit CallEvent(std::function<void()> call) : QEvent(kind()), m_call(std::move(call)) {}
    ~CallEvent() override { takeOver(this); }
    CallEvent(const CallEvent&) = delete;
    CallEvent& operator=(const CallEvent&) = delete;

    static QEvent::Type kind()
    {
        static const auto kind = static_cast<QEvent::Type>(QEvent::registerEventType());
        return kind;
    }
    void call()
    {
        takeOver(this);
        m_call();
    }

private:
    std::function<void()> m_call;
};

} // namespace

QThreadPool& jobPool()
{
    static Pool pool;
    return pool;
}

void runInBackground(std::function<void()> work)
{
    auto runnable = std::make_unique<BackgroundWork>(std::move(work));
    handOver(runnable.get());
    jobPool().start(runnable.release()); // which owns it
}

void CallReceiver::post(std::function<void()> call)
{
    auto event = std::make_unique<CallEvent>(std::move(call));
    handOver(event.get());
    QCoreApplication::postEvent(this, event.release()); // whose event loop owns it
}

bool CallReceiver::event(QEvent* event)
{
    if (event->type() != CallEvent::kind())
        return QObject::event(event);
    static_cast<CallEvent*>(event)->call();
    return true;
}

void releaseInBackground(std::shared_ptr<const void> value)
{
    runInBackground([value = std::move(value)]() mutable { value.reset(); });
}

} // namespace contraflow
