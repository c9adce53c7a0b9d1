// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/collective_runs.h"

namespace contraflow {

CollectiveRuns::Entry CollectiveRuns::enter(std::uint32_t rank, const Event& event,
                                            const AlgorithmChoice& choice)
{
    Entry entry;
    entry.number = m_next[rank]++;
    const std::uint32_t at = entry.number - m_first;
    if (at == m_runs.size())
        m_runs.push_back({event.kind,
                          event.algorithm,
                          event.root,
                          event.segments,
                          event.channels,
                          rank,
                          event.row,
                          event.bytes,
                          0,
                          {},
                          choice});
    Run& run = m_runs[at];
    entry.otherRank = run.firstRank;
    entry.otherKind = run.kind;
    entry.otherRow = run.row;
    entry.otherBytes = run.bytes;
    entry.isAgreed = run.kind == event.kind && run.algorithm == event.algorithm && run.root == event.root &&
                     run.segments == event.segments && run.channels == event.channels;
    entry.isLast = ++run.entered == m_group->size();
    if (!entry.isLast)
        return entry;
    m_released = std::move(run.waiting);
    run.waiting.clear();
    // Collectives are left in order, so it is the first one whenever all have come to it.
    while (!m_runs.empty() && m_runs.front().entered == m_group->size()) {
        m_runs.pop_front();
        ++m_first;
    }
    return entry;
}

AlgorithmChoice CollectiveRuns::choiceOf(std::uint32_t rank) const
{
    const std::uint32_t at = m_next[rank] - m_first;
    return at < m_runs.size() ? m_runs[at].choice : AlgorithmChoice();
}

void CollectiveRuns::wait(std::uint32_t number, std::uint32_t process)
{
    m_runs[number - m_first].waiting.push_back(process);
}

bool CollectiveRuns::leave(std::uint32_t number, std::uint32_t process)
{
    Leaving& leaving = m_leaving[number];
    if (leaving.waiting.size() + 1 < m_group->size()) {
        leaving.waiting.push_back(process);
        return false;
    }
    m_released = std::move(leaving.waiting);
    m_leaving.erase(number);
    return true;
}

std::vector<std::uint32_t> CollectiveRuns::missing(std::uint32_t rank) const
{
    std::vector<std::uint32_t> ranks;
    for (std::uint32_t other = 0; other < m_next.size(); ++other)
        if (m_next[other] < m_next[rank])
            ranks.push_back(other);
    return ranks;
}

} // namespace contraflow
