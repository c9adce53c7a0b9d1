// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/progressive_filling.h"

namespace contraflow {

std::unique_ptr<RateSolver> ProgressiveFilling::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<LevelSolver>(scenario, m_rule);
}

} // namespace contraflow
