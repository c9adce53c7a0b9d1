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

    /** The channels from source to destination, valid until the next call; none within a node; nothing where
     * there is no way. */
    [[nodiscard]] std::optional<std::span<const ChannelId>> route(NodeId source, NodeId destination);

private:
    struct Entry
    {
        std::uint32_t first = 0;
        std::uint16_t length = 0;
        enum class State : std::uint8_t
        {
            unknown,
            none,
            known
        } state = State::unknown;
    };

    void makeRoom();

    Router m_router;
    std::vector<std::vector<Entry>> m_entries; ///< by source, then by destination; empty: never asked for
    std::size_t m_rows = 0;                    ///< sources that were asked for
    std::vector<ChannelId> m_channels;
};

} // namespace contraflow
