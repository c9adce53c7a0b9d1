// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/job_pool.h"

#include <QSemaphore>
#include <QThreadPool>

namespace contraflow::test {

/** Keeps every thread of the jobs busy, so that what is asked of them stays under way. */
class HeldJobs
{
public:
    HeldJobs()
    {
        for (int i = 0; i < m_count; ++i)
            jobPool().start([this] { m_released.acquire(); });
    }
    ~HeldJobs()
    {
        m_released.release(m_count);
        jobPool().waitForDone();
    }
    HeldJobs(const HeldJobs&) = delete;
    HeldJobs& operator=(const HeldJobs&) = delete;

private:
    int m_count = jobPool().maxThreadCount();
    QSemaphore m_released;
};

} // namespace contraflow::test
