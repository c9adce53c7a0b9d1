// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate.h"

#include <string>
#include <string_view>

namespace contraflow {

// What the window, the command line and the report say about candidates.

/** "too-close": the word for files. */
[[nodiscard]] std::string_view verdictWord(TimeVerdict verdict);
[[nodiscard]] std::string_view paretoWord(ParetoPlace place);
/** "measurements", "calibration" or "unknown". */
[[nodiscard]] std::string_view originWord(ModelAccuracy::Origin origin);

/** "12 % faster", "too close to call", "reference", "no prediction". */
[[nodiscard]] std::string verdictText(const Candidate& candidate);

/** "2", "2 (1 to 3)" where differences inside the errors could turn out either way, or empty without a rank.
 */
[[nodiscard]] std::string rankText(const Candidate& candidate);

/** "on the front", "optical is as fast and as cheap", …; empty when it is not known. */
[[nodiscard]] std::string paretoText(const CandidateGroup& group, const Candidate& candidate);

/** What candidates are held against each other by beside their times: "price", or "total cost" where some
 * platform has running costs. */
[[nodiscard]] std::string_view costWord(const CandidateGroup& group);

/** What is missing of a total cost, and why: "no total cost: it draws power …", "no price: …". */
[[nodiscard]] std::string missingCostText(const PlatformPrice& price);

/** Who is fastest and whether that is sure, in a sentence. Empty with fewer than two predicted candidates. */
[[nodiscard]] std::string summaryText(const CandidateGroup& group);

} // namespace contraflow
