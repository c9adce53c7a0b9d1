// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/collectives.h"

#include <QString>

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

} // namespace contraflow
