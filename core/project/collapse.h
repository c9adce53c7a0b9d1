// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** How much of a switch is drawn; never what is predicted. */
enum class Collapsed
{
    no,
    rack,  ///< its nodes are one stack
    group, ///< it is part of one box with all other switches of its group
};

/** The key of switches that says so: {name: tor1, collapsed: rack}. */
inline constexpr std::string_view kCollapsedKey = "collapsed";

/** What a key's value says, or nothing when it is neither rack nor group. */
[[nodiscard]] std::optional<Collapsed> readCollapsed(const DataNode& value);

[[nodiscard]] Collapsed collapsedOf(const SwitchRow& row);
void setCollapsed(SwitchRow& row, Collapsed collapsed);

/** The key of servers that says which of a row are drawn open, counted from 1: "3,7-9" or none. Where it is
 * missing, all are in a platform with at most kMostOpenGpus GPUs, and none in a larger one. */
inline constexpr std::string_view kExpandedKey = "expanded";
inline constexpr std::size_t kMostOpenGpus = 128;

/** The places in its row, from 0 on, of the servers that a key's value names; nothing when it names none so.
 */
[[nodiscard]] std::optional<std::vector<std::size_t>> readExpanded(const DataNode& value);
/** `open`: places in the row, rising. */
void setExpanded(ServerRow& row, const Platform& platform, const std::vector<std::size_t>& open);

/** What is drawn as one, by the name of the switch or server; what is not in it is open. */
using CollapsedParts = std::map<std::string, Collapsed, std::less<>>;

[[nodiscard]] CollapsedParts collapsedParts(const Platform& platform);

} // namespace contraflow
