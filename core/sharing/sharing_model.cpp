// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharing_model.h"

#include <algorithm>

namespace contraflow {

void FullSolver::update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                        std::vector<RateChange>& changed)
{
    if (!departed.empty()) {
        auto gone = departed.begin();
        std::erase_if(m_active, [&](std::uint32_t message) {
            while (gone != departed.end() && *gone < message)
                ++gone;
            return gone != departed.end() && *gone == message;
        });
    }
    const auto middle = static_cast<std::ptrdiff_t>(m_active.size());
    m_active.insert(m_active.end(), arrived.begin(), arrived.end());
    std::inplace_merge(m_active.begin(), m_active.begin() + middle, m_active.end());

    m_diagnostics.clear();
    changed.clear();
    changed.reserve(m_active.size());
    for (const std::uint32_t message : m_active)
        changed.push_back({message, 0, kNoChannel});
    if (!m_active.empty())
        solve(changed);
}

} // namespace contraflow
