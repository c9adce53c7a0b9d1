// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/checks.h"
#include "core/project/network.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace contraflow {

/** What a route's `ways` says: there and back by the same links, or there alone. */
inline constexpr std::string_view kBothWays = "both";
inline constexpr std::string_view kOneWay = "one";

/**
 * The routes that a platform writes out, by pair of nodes. Each leads from its source over links that meet to
 * its destination. It may pass a switch or a link several times, also the same way: a message then loads the
 * channel as often.
 */
class WrittenRoutes
{
public:
    /** Beyond these they are issues. */
    static constexpr std::size_t kMostPairs = 1'000'000;
    static constexpr std::size_t kMostChannels = 16'000'000; // 64 MB

    /** Appends the channels of the route; false where none is written out. */
    bool append(NodeId source, NodeId destination, std::vector<ChannelId>& route) const;
    [[nodiscard]] bool has(NodeId source, NodeId destination) const
    {
        return m_routes.contains(keyOf(source, destination));
    }
    /** How many pairs of a source and a destination have one. */
    [[nodiscard]] std::size_t size() const { return m_routes.size(); }
    /** The ends of a route that passes a channel more than once; nothing where there is none. */
    [[nodiscard]] const std::optional<std::pair<NodeId, NodeId>>& repeating() const { return m_repeating; }

private:
    friend class WrittenRoutesBuilder;
    struct Route
    {
        std::uint32_t first = 0; ///< of m_channels
        std::uint32_t length = 0;
        bool isBack = false; ///< the channels against their order and direction
    };
    [[nodiscard]] static std::uint64_t keyOf(NodeId source, NodeId destination)
    {
        return (std::uint64_t{source.value} << 32U) | destination.value;
    }

    std::unordered_map<std::uint64_t, Route> m_routes;
    std::vector<ChannelId> m_channels;
    std::optional<std::pair<NodeId, NodeId>> m_repeating;
};

/** Finds the channels of a platform's routes, row by row; rows at fault are reported and left out. The links
 * of the network are connected. Null where no route is good. */
[[nodiscard]] std::shared_ptr<const WrittenRoutes>
writtenRoutesOf(const Network& network, const Platform& platform, CappedIssues& issues);

// The links of a route in one cell: their names with commas between them; names with a comma, a quotation
// mark or blanks around them stand in quotation marks, which are doubled within.

[[nodiscard]] std::string routeLinksText(const std::vector<std::string>& links);
/** The other way round; any text has a meaning. */
[[nodiscard]] std::vector<std::string> routeLinksOf(std::string_view text);

} // namespace contraflow
