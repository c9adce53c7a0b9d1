// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/program.h"

#include <algorithm>

namespace contraflow {

ProcessGroup::ProcessGroup(std::string name, std::vector<std::uint32_t> members)
    : m_name(std::move(name))
    , m_size(static_cast<std::uint32_t>(members.size()))
    , m_members(std::move(members))
{
    m_ranks.reserve(m_size);
    for (std::uint32_t rank = 0; rank < m_size; ++rank)
        m_ranks.emplace_back(m_members[rank], rank);
    std::ranges::sort(m_ranks);
}

ProcessGroup ProcessGroup::all(std::uint32_t processes)
{
    ProcessGroup group("all", {});
    group.m_size = processes;
    return group;
}

std::optional<std::uint32_t> ProcessGroup::rankOf(std::uint32_t process) const
{
    if (m_members.empty())
        return process < m_size ? std::optional(process) : std::nullopt;
    const auto at = std::ranges::lower_bound(m_ranks, std::pair{process, 0U});
    return at != m_ranks.end() && at->first == process ? std::optional(at->second) : std::nullopt;
}

} // namespace contraflow
