// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/repetition.h"

#include <algorithm>
#include <numeric>

namespace contraflow::runner {

Repetition::Repetition(const PlannedPattern& pattern, Clocks& clocks, MPI_Comm communicator, Waiting waiting)
    : m_pattern(pattern)
    , m_communicator(communicator)
    , m_rank([communicator] {
        int rank = 0;
        MPI_Comm_rank(communicator, &rank);
        return rank;
    }())
    , m_buffers(pattern, m_rank)
    , m_start(clocks, communicator, waiting)
{
    MPI_Comm_size(communicator, &m_size);
    if (m_rank != 0)
        return;
    m_counts.assign(static_cast<std::size_t>(m_size), 1);
    for (const PlannedMessage& message : pattern.messages)
        for (const std::size_t end : {message.source, message.destination})
            ++m_counts[end];
    int place = 0;
    for (const int count : m_counts) {
        m_places.push_back(place);
        place += count;
    }
    m_taken.resize(static_cast<std::size_t>(place));
}

std::optional<std::vector<Stamps>> Repetition::run()
{
    m_begin = m_start.agree();
    return gather(exchange(m_begin));
}

std::vector<double> Repetition::exchange(double begin)
{
    const auto& sends = m_buffers.sends();
    const auto& receives = m_buffers.receives();
    std::vector<double> stamps(1 + sends.size() + receives.size(), 0.0);
    std::vector<MPI_Request> requests;
    requests.reserve(sends.size() + receives.size());
    for (const LocalEnd& end : receives) {
        requests.emplace_back();
        MPI_Irecv(end.buffer, end.bytes.count(), end.bytes.type(), end.peer, end.tag, m_communicator,
                  &requests.back());
    }
    // What is received must have been asked for before anybody sends: the beginning is agreed on before, and
    // the margin is long enough for posting, or the repetition is late.
    stamps[0] = MPI_Wtime() > begin ? 1 : 0;
    m_start.waitUntil(begin);
    std::size_t sent = 0;
    std::size_t done = 0;
    std::vector<int> indices(sends.size() + receives.size());
    while (done < receives.size() + sends.size()) {
        for (; sent < sends.size() && MPI_Wtime() >= begin + sends[sent].start; ++sent) {
            const LocalEnd& end = sends[sent];
            requests.emplace_back();
            stamps[1 + sent] = MPI_Wtime();
            MPI_Isend(end.buffer, end.bytes.count(), end.bytes.type(), end.peer, end.tag, m_communicator,
                      &requests.back());
        }
        int completed = 0;
        if (!requests.empty())
            MPI_Testsome(static_cast<int>(requests.size()), requests.data(), &completed, indices.data(),
                         MPI_STATUSES_IGNORE);
        if (completed == MPI_UNDEFINED || completed == 0) {
            m_start.pause();
            continue;
        }
        const double now = MPI_Wtime();
        done += static_cast<std::size_t>(completed);
        for (int i = 0; i < completed; ++i) {
            const auto index = static_cast<std::size_t>(indices[static_cast<std::size_t>(i)]);
            if (index < receives.size())
                stamps[1 + sends.size() + index] = now;
        }
    }
    return stamps;
}

std::optional<std::vector<Stamps>> Repetition::gather(const std::vector<double>& own)
{
    MPI_Gatherv(own.data(), static_cast<int>(own.size()), MPI_DOUBLE, m_taken.data(), m_counts.data(),
                m_places.data(), MPI_DOUBLE, 0, m_communicator);
    if (m_rank != 0)
        return {};
    bool isLate = false;
    for (const int place : m_places)
        isLate = isLate || m_taken[static_cast<std::size_t>(place)] > 0;
    if (isLate) {
        m_start.wasLate();
        return {};
    }
    // Each rank tells of its sends by start and of its receives by number, as MessageBuffers has them.
    std::vector<std::size_t> order(m_pattern.messages.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<std::size_t> bySource = order;
    std::stable_sort(bySource.begin(), bySource.end(), [this](std::size_t a, std::size_t b) {
        return m_pattern.messages[a].start < m_pattern.messages[b].start;
    });
    std::vector<Stamps> stamps(m_pattern.messages.size());
    std::vector<int> next(m_places.begin(), m_places.end());
    for (const std::size_t i : bySource)
        stamps[i].sent = m_taken[static_cast<std::size_t>(++next[m_pattern.messages[i].source])];
    for (const std::size_t i : order)
        stamps[i].received = m_taken[static_cast<std::size_t>(++next[m_pattern.messages[i].destination])];
    return stamps;
}

} // namespace contraflow::runner
