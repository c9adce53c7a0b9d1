// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/job_pool.h"

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
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

} // namespace

QThreadPool& jobPool()
{
    static Pool pool;
    return pool;
}

void releaseInBackground(std::shared_ptr<const void> value)
{
    jobPool().start([value = std::move(value)]() mutable { value.reset(); });
}

} // namespace contraflow
