// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/live_value.h"

#include "core/engine/prediction.h"

namespace contraflow {

BatchOptions batchOptions(const JobContext& context)
{
    BatchOptions options;
    options.run.stop = context.stop;
    options.run.progress = context.progress;
    options.givesWay = true;
    return options;
}

LiveJob::LiveJob(Results& results, LiveScope scope, QString work)
    : m_results(results)
    , m_scope(scope)
    , m_work(std::move(work))
{
    connect(&results, &Results::changed, this, &LiveJob::followResult);
    connect(&results, &Results::staleChanged, this, &LiveJob::followStale);
    connect(this, &LiveJob::progressChanged, this, [this](double fraction) { m_progress = fraction; });
}

QString LiveJob::pendingText() const
{
    const QString before = m_results.pendingText();
    return before.isEmpty() && isRunning() && !m_hasArrived ? withProgress(m_work, m_progress) : before;
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
    if (!isRunning())
        return;
    m_isStopped = true;
    showPart();
    cancel();
    emit changed(); // views say what was stopped
    emit stateChanged();
}

/** What is being predicted goes first; what was begun before is begun again once that has come. */
void LiveJob::followStale(bool isStale)
{
    const bool isOutdated =
        m_newest && (m_scope == LiveScope::scenario || m_newest->revision != m_results.newestRevision());
    if (isStale && isOutdated && isRunning()) {
        cancel();
        m_newest = nullptr;
    }
    emit stateChanged();
}

void LiveJob::followResult()
{
    const auto base = m_results.current();
    if ((m_viewers.empty() || (base && base->isLetGo)) && letGoOfRun())
        m_newest = nullptr;
    update();
}

void LiveJob::update()
{
    const auto base = m_results.current();
    if (m_viewers.empty() || m_results.isStale() || !base)
        return;
    const bool isSame = m_newest && (m_scope == LiveScope::scenario ? m_newest == withoutRun(base)
                                                                    : m_newest->revision == base->revision);
    if (isSame)
        return;
    // Known before it starts: whoever is told at once what has come may ask for it again, or stop it.
    auto before = std::exchange(m_newest, withoutRun(base));
    const bool wasStopped = std::exchange(m_isStopped, false);
    m_progress = 0;
    if (start(base)) {
        emit stateChanged();
        return;
    }
    m_newest = std::move(before);
    m_isStopped = wasStopped;
}

} // namespace contraflow
