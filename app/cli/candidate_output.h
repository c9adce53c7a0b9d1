// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/analysis/candidates/assumptions.h"
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/offer_stability.h"
#include "core/analysis/candidates/sweep.h"
#include "core/analysis/candidates/what_if.h"
#include "core/project/project.h"

#include <vector>

namespace contraflow::cli {

/** What `compare` found. */
struct ComparedCandidates
{
    CandidateComparison comparison;
    OfferComparison offers;
    std::vector<Assumption> assumptions;
    OfferStability stability; ///< where it was asked for
    std::vector<Sweep> sweeps;
};

void writeCandidateTable(const Project& project, const ComparedCandidates& result, Output& output);
void writeCandidateJson(const ComparedCandidates& result, Output& output);

void writeWhatIfTable(const Project& project, const WhatIf& result, Output& output);
void writeWhatIfJson(const WhatIf& result, Output& output);

} // namespace contraflow::cli
