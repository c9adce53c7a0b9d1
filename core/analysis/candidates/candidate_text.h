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

/** "1.14 times": how often the smaller of two figures goes into the larger one, with enough digits to differ
 * from 1. */
[[nodiscard]] std::string ratioText(double ratio);

/** "1.14 times as fast", "2.1 times as long", "too close to call", "reference", "no prediction". */
[[nodiscard]] std::string verdictText(const Candidate& candidate);

/** "2", "2 (1 to 3)" where differences inside the errors could turn out either way, or empty without a rank.
 */
[[nodiscard]] std::string rankText(const Candidate& candidate);

/** "on the front", "optical is as fast and as cheap", …; empty when it is not known. */
[[nodiscard]] std::string paretoText(const CandidateGroup& group, const Candidate& candidate);

/** What candidates are held against each other by beside their times: "price", or "total cost" where some
 * platform has running costs. */
[[nodiscard]] std::string_view costWord(const CandidateGroup& group);

/** Of each candidate with victims how many it has, a phrase each; empty where all have as many. */
[[nodiscard]] std::vector<std::string> unlikeVictims(const std::vector<const Candidate*>& candidates);

/** Who is fastest and whether that is sure, in a sentence, or why nobody is called so. Empty with fewer than
 * two candidates or without a predicted one. */
[[nodiscard]] std::string summaryText(const CandidateGroup& group);

} // namespace contraflow
