// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate.h"
#include "core/analysis/candidates/placed_variation.h"
#include "core/engine/prediction.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** A candidate with its figures, or why it has none, and what is wrong with it. */
struct MadeCandidate
{
    Candidate candidate;
    IssueList issues;
    std::optional<Error> cancelled; ///< before it was made
};

struct CandidateComparison;

struct CandidateRequest
{
    std::vector<std::size_t> scenarios = {}; ///< in Project::scenarios; empty: all
    std::vector<std::string> models = {};    ///< names or kinds, each for each scenario; empty: their own
    /** The scenario that others are held against; where it is not in a group, and by default, the first
     * candidate with a prediction is. */
    std::optional<std::size_t> reference = {};
    bool findsPairs = true; ///< also what lossless networks take without congestion control
    std::size_t draws =
        kUsualDraws; ///< of who else is on a cluster, as in addOccupancies(); 0: that is left out
    KnownFigures* known = nullptr; ///< where figures are kept for other parts of a study
    /** By scenario, candidates of messages under its own model that are known: they are not predicted. */
    std::map<std::size_t, MadeCandidate> made = {};
    /** Told of those that have been made, whenever another has. What is worked out of all of them together,
     * such as errors of models, is not there yet. */
    std::function<void(const CandidateComparison& soFar)> found = {};
};

/** Candidates side by side, by workload in the order in which the request names them. Immutable. */
struct CandidateComparison
{
    std::vector<CandidateGroup> groups;
    IssueList issues; ///< of all predictions
};

/** A candidate of messages. */
[[nodiscard]] MadeCandidate candidateOf(const Project& project, const PredictionRequest& request,
                                        const Result<Prediction>& prediction);

/** The scenarios and models of a request, one by one. */
[[nodiscard]] std::vector<PredictionRequest> candidateRequests(const Project& project,
                                                               const CandidateRequest& request);

/**
 * Predicts the candidates, several at a time, and evaluates each group. Candidates that cannot be predicted
 * stay in with the reason. The result is the same for any number of threads. Fails only when cancelled.
 */
[[nodiscard]] Result<CandidateComparison> compareCandidates(const Project& project,
                                                            const CandidateRequest& request = {},
                                                            const BatchOptions& options = {});

/** Adds to the candidates what they take over so many draws of who else is on their cluster, as occupancies()
 * has it; a note says of which it cannot be said. Fails only when cancelled. */
[[nodiscard]] Result<void> addOccupancies(CandidateComparison& comparison, const Project& project,
                                          std::size_t draws, const BatchOptions& options = {});

} // namespace contraflow
