// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_fields.h"
#include "core/measuring/repetitions.h"

namespace contraflow {

// The rule that stops repetitions, which plans and results both have.

template<typename Json>
[[nodiscard]] Json stopRuleJson(const StopRule& rule)
{
    return {{"half_width", rule.halfWidth}, {"fewest", rule.fewest}, {"most", rule.most}};
}

/** The member "rule". */
[[nodiscard]] StopRule readStopRule(JsonFields& fields);

} // namespace contraflow
