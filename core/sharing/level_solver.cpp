// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/level_solver.h"

#include "core/sharing/level_filling.h"

namespace contraflow {

void LevelSolver::update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                         RateUpdate& update)
{
    for (const std::uint32_t message : departed)
        m_state.remove(message);
    for (const std::uint32_t message : arrived)
        m_state.insert(message);
    const std::size_t batch = arrived.size() + departed.size();
    bool isSolved = false;
    if (batch <= 16 || batch <= m_state.activeCount() / 10) {
        for (const std::uint32_t message : arrived)
            m_state.place(message, LevelState::kNone);
        isSolved = m_repair.run();
    }
    if (!isSolved) {
        fillFromNothing(m_state, stop());
        if (isStopped())
            return;
        m_repair.checkAll();
    }
    m_state.report(update);
}

} // namespace contraflow
