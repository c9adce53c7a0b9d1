// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"

#include <string>
#include <string_view>

namespace contraflow {

// Words of results, the same on the command line, in files and in the window.

[[nodiscard]] std::string_view word(Support support);                    ///< "supported"
[[nodiscard]] std::string_view word(DuplexFinding::Subject subject);     ///< "host-queue"
[[nodiscard]] std::string_view word(PairedComparison::Outcome outcome);  ///< of the first: "better"
[[nodiscard]] std::string_view word(FittedParameter::Standing standing); ///< "at-lower-bound"
[[nodiscard]] std::string_view word(IntervalMethod method);              ///< "resampling"

/** What is to be known of a parameter besides its interval: "at its bound", "without effect here"; or empty.
 */
[[nodiscard]] std::string parameterNote(const FittedParameter& parameter);

/** How intervals were found, in a sentence; empty without parameters. */
[[nodiscard]] std::string intervalSentence(IntervalMethod method);

/** "Learnt from messages of 5 MB: up to 14 of a pattern, …"; empty without patterns. */
[[nodiscard]] std::string rangeSentence(const Calibration& calibration);

/** What was held out and how the first of the ranking does on it, without a full stop; empty when nothing
 * was. */
[[nodiscard]] std::string heldOutSentence(const Calibration& calibration);

/** What the ranking goes by and whether its first can be called the best, in one or two sentences. */
[[nodiscard]] std::string rankingSentence(const Calibration& calibration);

/** Which model of full buffers a lossless network obeys and how sure that is, in a sentence or two; empty
 * where nothing tells. */
[[nodiscard]] std::string flowControlSentence(const FlowControlVerdict& verdict);

} // namespace contraflow
