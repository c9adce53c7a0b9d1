// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/model_fit.h"
#include "core/analysis/calibration/paired_comparison.h"
#include "core/project/network.h"
#include "core/project/project.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** How measurements stand to a statement. */
enum class Support
{
    supported,
    partly,
    contradicted,
    undecided,
};

/** One statement about traffic both ways, and what the measurements say about it, in a sentence. */
struct DuplexFinding
{
    enum class Subject
    {
        fairness,      ///< traffic against a full link costs nothing (max-min)
        asymmetry,     ///< messages against a full link slow down to its messages' rate (asymmetric)
        crossTraffic,  ///< acknowledgements take a part of the opposite direction (cross-traffic)
        hostQueue,     ///< acknowledgements wait behind data in the sender's NIC (window, kappa_host)
        switchQueue,   ///< … in the switch port towards a node (window, kappa_switch)
        backboneQueue, ///< … in a queue between switches (window, kappa_backbone)
    };

    Subject subject = Subject::fairness;
    Support support = Support::undecided;
    std::string sentence;
    std::optional<FittedParameter> kappa; ///< of the queues
    /** Of the queues: the model without sharing there against the fitted one. */
    std::optional<PairedComparison> withSharing;
};

/** Patterns that would tell what these cannot. */
struct SuggestedRun
{
    std::string pattern; ///< of the workload recipes
    std::string command; ///< with contraflow generate
    std::string reason;
};

struct DuplexVerdict
{
    std::vector<DuplexFinding> findings;
    std::vector<SuggestedRun> runs; ///< empty when everything is decided
};

/** The errors of a kind that the verdict speaks about. */
struct EvaluatedModel
{
    std::string kind;
    double error = 0;                             ///< mean |Erel| in percent
    const std::vector<double>* seconds = nullptr; ///< of all observations, left out of the fit where possible
};

/**
 * What the measurements say about traffic both ways. `models` are in order of their errors; `fitter` and
 * `fit` are those of the window model, null when it was not fitted: then nothing is said about queues. Fits
 * the window model anew without sharing in each class of queues, and with all of it.
 */
[[nodiscard]] Result<DuplexVerdict> evaluateDuplex(const TrainingData& data,
                                                   std::span<const EvaluatedModel> models,
                                                   const ModelFitter* fitter, const ModelFit* fit);

/** Whether scenarios of a platform say that its network drops nothing: they name a model without congestion
 * control, as their own or beside it. */
[[nodiscard]] bool isLossless(const Project& project, const std::string& platform);

/** What patterns that can tell say about one model of what full buffers do. */
struct FlowControlFinding
{
    std::string kind;
    double error = 0;         ///< mean |Erel| in percent, of the messages that tell
    std::size_t patterns = 0; ///< that tell and come nearest to it
    bool isSame = false;      ///< it says what the first says, wherever it is asked
};

/** Whether a lossless network's congestion control works, as measured times tell. Nothing is fitted: the
 * models' predictions differ by factors where they differ. */
struct FlowControlVerdict
{
    enum class Sureness
    {
        open,   ///< patterns speak for different models, or the errors of two are alike
        likely, ///< most patterns speak for the first
        sure, ///< two or more, and all, do, and others are off at least three times as much where they differ
    };

    std::vector<FlowControlFinding> findings; ///< that of most patterns first; empty where nothing tells
    std::size_t patterns = 0;                 ///< that tell
    Sureness sureness = Sureness::open;
};

[[nodiscard]] std::string_view word(FlowControlVerdict::Sureness sureness); ///< "sure"

/**
 * Holds the models of what full buffers do (ModelInfo::flowControl) against the measured times of those
 * messages for which two of them differ by a quarter or more. Models that see nodes only are asked about
 * patterns through one switch.
 */
[[nodiscard]] FlowControlVerdict evaluateFlowControl(const TrainingData& data,
                                                     std::span<const EvaluatedModel> models);

} // namespace contraflow
