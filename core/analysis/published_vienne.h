// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/published_tables.h"

#include <span>

namespace contraflow {

/**
 * The tables of vienne-2008. Its graphs are pictures; those of K4, Kn1, Kn2 and Figure 5 follow from the
 * printed numbers, Ar1 and Ar2 are one of several drawings with the same numbers.
 */
[[nodiscard]] std::span<const PublishedTable> vienneTables();

} // namespace contraflow
