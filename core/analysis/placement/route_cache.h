// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/routing.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace contraflow {

/** Routes between nodes, each worked out once as long as there is room to keep it. Serves one thread. */
class RouteCache
{
public:
    explicit RouteCache(const Network& network);

    /** From source to destination. */
    struct Route
    {
        std::span<const ChannelId> channels; ///< none within a node
        std::span<const double> shares;      ///< as in RouteTable
    };

    /** Valid until the next call; nothing where there is no way. */
    [[nodiscard]] std::optional<Route> route(NodeId source, NodeId destination);

private:
    static constexpr std::uint32_t kUnknown = UINT32_MAX;
    static constexpr std::uint32_t kNoWay = UINT32_MAX - 1;

    /** Small, since a search asks for pairs in no order, and most of them are not in the processor's cache.
     */
    struct Entry
    {
        std::uint32_t first = kUnknown; ///< where its channels begin, or kUnknown, or kNoWay
        std::uint32_t length = 0;
    };

    void makeRoom();
    [[nodiscard]] Entry find(NodeId source, NodeId destination);

    Router m_router;
    std::vector<std::vector<Entry>> m_entries; ///< by source, then by destination; empty: never asked for
    std::size_t m_rows = 0;                    ///< sources that were asked for
    RouteTable m_routes;
};

} // namespace contraflow
