// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/server_layout.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <unordered_map>

namespace contraflow {

ServerLayout::ServerLayout(std::span<const ServerSeat> seats)
{
    const auto size = static_cast<std::uint32_t>(seats.size());
    std::unordered_map<std::uint32_t, std::uint32_t> numbers; // of servers, in the order of ranks
    std::vector<std::uint32_t> serverOf;
    for (const ServerSeat& seat : seats)
        serverOf.push_back(
            numbers.emplace(seat.server, static_cast<std::uint32_t>(numbers.size())).first->second);
    m_ranks.resize(size);
    std::iota(m_ranks.begin(), m_ranks.end(), 0U);
    std::ranges::sort(m_ranks, [&](std::uint32_t a, std::uint32_t b) {
        return std::tuple(serverOf[a], seats[a].gpu, a) < std::tuple(serverOf[b], seats[b].gpu, b);
    });
    m_positions.resize(size);
    for (std::uint32_t position = 0; position < size; ++position) {
        const std::uint32_t rank = m_ranks[position];
        m_positions[rank] = position;
        m_servers.push_back(serverOf[rank]);
        const bool isNewServer = position == 0 || m_servers[position - 1] != m_servers[position];
        if (isNewServer) {
            m_first.push_back(position);
            m_firstNic.push_back(static_cast<std::uint32_t>(m_onNic.size()));
        }
        if (isNewServer || seats[m_ranks[position - 1]].nic != seats[rank].nic)
            m_onNic.push_back(position);
    }
    m_first.push_back(size);
    m_firstNic.push_back(static_cast<std::uint32_t>(m_onNic.size()));
    m_perServer = size == 0 ? 0 : count(0);
    m_rails = size == 0 ? 1 : m_firstNic[1];
    for (std::uint32_t server = 0; server < servers(); ++server) {
        const std::uint32_t nics = m_firstNic[server + 1] - m_firstNic[server];
        m_perServer = count(server) == m_perServer ? m_perServer : 0;
        m_hasEqualRails = m_hasEqualRails && nics == m_rails;
        m_rails = std::max(m_rails, nics);
    }
}

ServerLayout ServerLayout::apart(std::uint32_t processes)
{
    std::vector<ServerSeat> seats(processes);
    for (std::uint32_t rank = 0; rank < processes; ++rank)
        seats[rank].server = rank;
    return ServerLayout(seats);
}

} // namespace contraflow
