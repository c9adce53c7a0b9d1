// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/collectives.h"
#include "app/desktop/live/results.h"

#include <QString>

#include <cstdint>

namespace contraflow {

/** γ, δ and M with their confidence intervals, in one line; empty without a signature. */
[[nodiscard]] QString signatureText(const CollectiveResult& result);

/** Where the signature comes from and where it holds; empty without one. */
[[nodiscard]] QString originText(const CollectiveResult& result);

/** α and β and where they come from; empty while they are not needed. */
[[nodiscard]] QString linkText(const CollectiveResult& result);

/** Claims 1 to 3 for the scenario's own messages; empty without any. */
[[nodiscard]] QString boundsText(const CollectiveResult& result);

/** What a method is called in a legend. */
[[nodiscard]] QString methodTitle(const CollectiveResult& result, AllToAllMethod method);

/** "Scenario s, model m": of a result with a run. */
[[nodiscard]] QString runText(const ScenarioResult& result);
/** What the critical path is made of and what contention costs, as far as it is known; empty without a path.
 */
[[nodiscard]] QString pathSummary(const Results& results);

// What is known of one, line by line, as its row in the sheet says it.
[[nodiscard]] QString runProcessText(const ScenarioResult& result, std::uint32_t process);
[[nodiscard]] QString runEventText(const ScenarioResult& result, std::uint32_t event);
[[nodiscard]] QString runMessageText(const ScenarioResult& result, std::uint32_t message);
/** "0 → 3", by the processes at its ends, or "0 → 3, allreduce" of a collective. */
[[nodiscard]] QString runMessageName(const ScenarioResult& result, std::uint32_t message);

} // namespace contraflow
