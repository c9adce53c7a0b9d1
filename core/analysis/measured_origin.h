// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_data.h"

#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** Where measured times come from: "patterns-F.csv, measured 2014-03-01, imported 2026-11-21, cluster A, Open
 * MPI 4.1.4"; what is not known is left out, and nothing known is empty. */
[[nodiscard]] std::string originText(const Provenance& provenance);

/** How many patterns come from one place. */
struct MeasuredOrigin
{
    std::string text; ///< empty: typed by hand, or not known
    std::size_t patterns = 0;
};

/** The origins of the measured patterns in the order in which they are met. */
[[nodiscard]] std::vector<MeasuredOrigin> originsOf(const ErrorData& data,
                                                    std::span<const Project* const> projects);

} // namespace contraflow
