// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharing_model.h"
#include "core/sharing/term.h"

#include <memory>
#include <vector>

namespace contraflow {

/** Which lines of Algorithm 1 are run. */
enum class PublishedLines
{
    all,
    fairnessOnly ///< without 11–20
};

/**
 * Algorithm 1 of zhu-2014, section 6.1, literally. Symbols as in the paper: for a message, S holds the sets
 * of messages on the channels of its own route, S̄ those on the reverse channels; k and k̄ are the greatest
 * congestion factors |set| / capacity over S and S̄, counted once at the start of the step. Messages are taken
 * in descending order of ⟨max(k, k̄), k, k̄⟩, equal ones in input order.
 *
 * Where the printed text leaves room: β_E of line 32 is the slowest channel of the route; after line 19
 * empties a set, k̄ is taken over the sets that are left; line 20 puts the message back only when no β was
 * assigned. `fairness-published` leaves out lines 11–20 (k̄ counts as 0).
 *
 * What the algorithm does not promise is reported as diagnostics: rates that exceed a capacity, and a
 * denominator of line 32 that is not positive (the message then gets capacity / |S| of that channel).
 */
class PublishedModel : public SharingModel, public ExplainsRates
{
public:
    using Lines = PublishedLines;

    explicit PublishedModel(Lines lines) : m_lines(lines) {}
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    /** The paper counts messages on channels; what part of a message would count it does not say. */
    [[nodiscard]] bool takesSplitMessages() const override { return false; }
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;

private:
    Lines m_lines;
};

} // namespace contraflow
