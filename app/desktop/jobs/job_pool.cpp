// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/job_pool.h"

#include <QCoreApplication>
#include <QEvent>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <new>

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

namespace contraflow {

namespace {

// Qt's queues pass an object from one thread to another under locks of its own, which the thread sanitizer
// does not see: Qt is not built with it. These two say so. They do nothing in other builds.

/** The thread is done with the object and gives it to a queue of Qt. */
void handOver([[maybe_unused]] void* object)
{
#ifdef __SANITIZE_THREAD__
    __tsan_release(object);
#endif
}

/** The thread has got the object from a queue of Qt; to be called before anything of it is read. */
void takeOver([[maybe_unused]] void* object)
{
#ifdef __SANITIZE_THREAD__
    __tsan_acquire(object);
#endif
}

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
    BackgroundWork(std::function<void()> work, std::function<void(const std::exception_ptr&)> failed)
        : m_work(std::move(work))
        , m_failed(std::move(failed))
    {}
    ~BackgroundWork() override { takeOver(this); }
    BackgroundWork(const BackgroundWork&) = delete;
    BackgroundWork& operator=(const BackgroundWork&) = delete;

    void run() override
    {
        takeOver(this);
        try {
            m_work();
        } catch (...) { // would end the program
            m_failed(std::current_exception());
        }
    }

private:
    std::function<void()> m_work;
    std::function<void(const std::exception_ptr&)> m_failed;
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

void runInBackground(std::function<void()> work, std::function<void(const std::exception_ptr&)> failed)
{
    auto runnable = std::make_unique<BackgroundWork>(std::move(work), std::move(failed));
    handOver(runnable.get());
    jobPool().start(runnable.release()); // which owns it
}

Error givenUpError(const QString& what, const std::exception_ptr& thrown)
{
    QString text;
    try {
        std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        text = JobReports::tr(
                   "%1 was given up: there is not enough memory. Close other programs, or do it with a "
                   "smaller part of the project.")
                   .arg(what);
    } catch (const std::exception& unexpected) {
        text =
            JobReports::tr("%1 was given up: the program did not expect this (%2). Save the project, do it "
                           "again, and report it as a defect if it comes back.")
                .arg(what, QString::fromLocal8Bit(unexpected.what()));
    } catch (...) {
        text = JobReports::tr(
                   "%1 was given up, and the program does not know why. Save the project and do it again.")
                   .arg(what);
    }
    return {ErrorCode::environment, text.toStdString()};
}

JobReports& jobReports()
{
    static JobReports reports;
    return reports;
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
    runInBackground([value = std::move(value)]() mutable { value.reset(); },
                    [](const std::exception_ptr&) {}); // what frees does not throw
}

} // namespace contraflow
