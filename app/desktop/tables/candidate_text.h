// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/candidates.h"

#include <QString>

namespace contraflow {

/** "too close to call", "12.3 % faster": how a candidate stands to the reference. */
[[nodiscard]] QString verdictText(const Candidate& candidate);

/** "2", or "1 to 3" where differences inside the errors could turn out either way; empty: not ranked. */
[[nodiscard]] QString rankText(const Candidate& candidate);

/** Whether another candidate is as fast and as cheap. */
[[nodiscard]] QString paretoText(const CandidateGroup& group, const Candidate& candidate);

/** "18000 EUR", or nothing. */
[[nodiscard]] QString priceShown(const std::optional<Price>& price);

/** Where a figure lies with 95 % confidence: "0.21 s to 0.27 s"; empty without a bar. */
[[nodiscard]] QString barText(const std::optional<ErrorBar>& bar);

/** What a case of a what-if is called. */
[[nodiscard]] QString caseTitle(const WhatIfCase& whatIfCase);

/** "uplinks of tor[3-5] × 2" */
[[nodiscard]] QString upgradeTitle(const std::string& links, double factor);

} // namespace contraflow
