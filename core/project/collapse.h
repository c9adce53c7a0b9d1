// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <optional>
#include <string_view>

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

} // namespace contraflow
