// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/collapse.h"

#include <utility>

namespace contraflow {

std::optional<Collapsed> readCollapsed(const DataNode& value)
{
    if (value.kind != DataNode::Kind::scalar)
        return std::nullopt;
    if (value.scalar == "rack")
        return Collapsed::rack;
    if (value.scalar == "group")
        return Collapsed::group;
    return std::nullopt;
}

Collapsed collapsedOf(const SwitchRow& row)
{
    for (const auto& [key, value] : row.extras)
        if (key == kCollapsedKey)
            return readCollapsed(value).value_or(Collapsed::no);
    return Collapsed::no;
}

void setCollapsed(SwitchRow& row, Collapsed collapsed)
{
    std::erase_if(row.extras, [](const auto& extra) { return extra.first == kCollapsedKey; });
    if (collapsed == Collapsed::no)
        return;
    DataNode value;
    value.kind = DataNode::Kind::scalar;
    value.scalar = collapsed == Collapsed::rack ? "rack" : "group";
    row.extras.emplace_back(kCollapsedKey, std::move(value));
}

} // namespace contraflow
