// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/placed_variation.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** Links that would be upgraded together. */
struct LinkGroup
{
    enum class Kind
    {
        link,        ///< one row of links between switches
        rackNics,    ///< the links of the nodes at one switch
        nics,        ///< the links of all nodes
        uplinks,     ///< the links to other switches of one switch with nodes
        allUplinks,  ///< those of all switches with nodes
        backbone,    ///< all links between switches
        someNics,    ///< those of the switches without which doubling all NICs saves less
        someUplinks, ///< the same of uplinks
        allLinks     ///< those of nodes and those between switches together
    };

    Kind kind = Kind::link;
    std::vector<std::string> members; ///< names: of the link, or of the switches
    LinkSet links;
    std::vector<std::string> aliases; ///< titles of further groups of the same links

    bool operator==(const LinkGroup&) const = default;
};

/** "uplinks of tor[3-5]", "link backbone", "all NICs": how the group is called in sentences and tables. */
/** Names in natural order, as short as a host list can say them; of many, how many and the ends. */
[[nodiscard]] std::string shortList(std::vector<std::string> names);
[[nodiscard]] std::string titleOf(LinkGroup::Kind kind, const std::vector<std::string>& members);
[[nodiscard]] inline std::string titleOf(const LinkGroup& group)
{
    return titleOf(group.kind, group.members);
}
/** "uplinks": the word for files. */
[[nodiscard]] std::string_view kindWord(LinkGroup::Kind kind);

/** The groups of a network, each set of links once, in the order of the kinds. */
[[nodiscard]] std::vector<LinkGroup> linkGroups(const Network& network);

/** The switches with nodes and their links of one kind (rackNics or uplinks), those with any. */
[[nodiscard]] std::vector<LinkGroup> rackGroups(const Network& network, LinkGroup::Kind kind);

/** All links of these groups. */
[[nodiscard]] LinkSet unionOf(const std::vector<LinkGroup>& groups);

} // namespace contraflow
