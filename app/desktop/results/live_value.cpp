// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/results/live_value.h"

namespace contraflow {

LiveJob::LiveJob(Results& results, LiveScope scope) : m_results(results), m_scope(scope)
{
    connect(&results, &Results::resultChanged, this, &LiveJob::update);
    connect(&results, &Results::staleChanged, this, &LiveJob::stateChanged);
    connect(this, &LiveJob::progressChanged, this, [this](double fraction) { m_progress = fraction; });
}

QString LiveJob::pendingText() const
{
    const QString before = m_results.pendingText();
    return before.isEmpty() && isRunning() ? withProgress(tr("Predicting the scenarios"), m_progress)
                                           : before;
}

void LiveJob::setWanted(const QObject* viewer, bool isWanted)
{
    const bool hasChanged = isWanted ? m_viewers.insert(viewer).second : m_viewers.erase(viewer) > 0;
    if (hasChanged)
        update();
}

void LiveJob::outdate()
{
    m_newest = nullptr;
    update();
}

void LiveJob::stop()
{
    cancel();
    m_isStopped = true;
    emit stateChanged();
}

void LiveJob::resume()
{
    outdate();
}

void LiveJob::update()
{
    const auto base = m_results.current();
    if (m_viewers.empty() || m_results.isStale() || !base)
        return;
    const bool isSame = m_newest && (m_scope == LiveScope::scenario ? m_newest == withoutRun(base)
                                                                    : m_newest->revision == base->revision);
    if (isSame || !start(base))
        return;
    m_newest = withoutRun(base);
    m_isStopped = false;
    m_progress = 0;
    emit stateChanged();
}

} // namespace contraflow
