// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/written_routes.h"

namespace contraflow {

bool WrittenRoutes::append(NodeId source, NodeId destination, std::vector<ChannelId>& route) const
{
    const auto found = m_routes.find(keyOf(source, destination));
    if (found == m_routes.end())
        return false;
    const auto [first, length, isBack] = found->second;
    for (std::uint32_t i = 0; i < length; ++i)
        route.push_back(isBack ? reverse(m_channels[first + length - 1 - i]) : m_channels[first + i]);
    return true;
}

} // namespace contraflow
