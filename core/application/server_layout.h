// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/** Where a process of a group runs. */
struct ServerSeat
{
    std::uint32_t server = 0; ///< any number that the processes of one server share
    std::uint32_t gpu = 0;    ///< within the server
    std::uint32_t nic = 0;    ///< of the GPU, within the server
};

/**
 * The processes of a group server by server: servers in the order of their lowest ranks, the processes of a
 * server in the order of its GPUs, those of one GPU in the order of ranks. A process's place in this list is
 * its position. A node without GPUs is a server with one NIC.
 */
class ServerLayout
{
public:
    /** By rank in the group. */
    explicit ServerLayout(std::span<const ServerSeat> seats);
    /** Every process has a server to itself. */
    [[nodiscard]] static ServerLayout apart(std::uint32_t processes);

    [[nodiscard]] std::uint32_t servers() const { return static_cast<std::uint32_t>(m_first.size() - 1); }
    /** Processes on every server; 0: not on all as many. */
    [[nodiscard]] std::uint32_t perServer() const { return m_perServer; }
    /** NICs that the processes of a server have between them; of servers that differ the most. */
    [[nodiscard]] std::uint32_t rails() const { return m_rails; }
    /** Whether that is so on every server. */
    [[nodiscard]] bool hasEqualRails() const { return m_hasEqualRails; }

    [[nodiscard]] std::uint32_t positionOf(std::uint32_t rank) const { return m_positions[rank]; }
    [[nodiscard]] std::uint32_t rankAt(std::uint32_t position) const { return m_ranks[position]; }
    [[nodiscard]] std::uint32_t serverAt(std::uint32_t position) const { return m_servers[position]; }
    /** The position of a server's first process. */
    [[nodiscard]] std::uint32_t first(std::uint32_t server) const { return m_first[server]; }
    [[nodiscard]] std::uint32_t count(std::uint32_t server) const
    {
        return m_first[server + 1] - m_first[server];
    }
    /** The position of the process that has a rail of a server: the first one of the rail's NIC. Where there
     * are fewer NICs than rails, they are taken in turn. */
    [[nodiscard]] std::uint32_t onRail(std::uint32_t server, std::uint32_t rail) const
    {
        const std::uint32_t begin = m_firstNic[server];
        return m_onNic[begin + rail % (m_firstNic[server + 1] - begin)];
    }

private:
    std::vector<std::uint32_t> m_positions; ///< by rank
    std::vector<std::uint32_t> m_ranks;     ///< by position
    std::vector<std::uint32_t> m_servers;   ///< by position
    std::vector<std::uint32_t> m_first;     ///< by server, and one more
    std::vector<std::uint32_t> m_onNic;     ///< positions, server by server
    std::vector<std::uint32_t> m_firstNic;  ///< by server, and one more: of m_onNic
    std::uint32_t m_perServer = 0;
    std::uint32_t m_rails = 1;
    bool m_hasEqualRails = true;
};

} // namespace contraflow
