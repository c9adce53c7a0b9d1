// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/benchmark_fit.h"
#include "core/analysis/calibration/duplex_verdict.h"
#include "core/analysis/calibration/model_fit.h"
#include "core/analysis/calibration/paired_comparison.h"
#include "core/analysis/calibration/prediction_surface.h"
#include "core/analysis/calibration/training_data.h"
#include "core/analysis/error_statistics.h"
#include "core/project/calibration_record.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** What the measurements say about the bandwidth of some links of the platform. */
struct CapacityFit
{
    std::string links;     ///< "nodes X[1-5], Y[1-5]", "link backbone"
    bool areNodes = false; ///< rows of the platform's nodes, else of its links
    std::vector<std::size_t> rows;
    double present = 0;     ///< bytes per second, as the project has it
    bool hasEffect = false; ///< false: no prediction changes between 0.7 and 1.4 times the present bandwidth
    Estimate fitted;        ///< bytes per second; without effect: of no meaning
};

/**
 * Looks for the bandwidths with which `model` fits the patterns best, all links of one bandwidth together,
 * from 0.7 to 1.4 times what the project says. The project is not changed.
 */
[[nodiscard]] Result<std::vector<CapacityFit>>
fitCapacities(const Project& project, const PatternPredictor& predictor, const Model& model);

/** β of a measured fan-out: the mean penalty of its k messages divided by k. */
struct FanOutBeta
{
    std::string pattern;
    std::size_t fan = 0; ///< k
    double beta = 0;
};

/** γo and γi of a measured graph K4. */
struct CompleteGraphGammas
{
    std::string pattern;
    double beta = 0; ///< that they were worked out with
    double gammaOut = 0;
    double gammaIn = 0;
};

/** The parameters of gige-penalty straight from the published schemes, without a fit. */
struct GigeFormulas
{
    std::vector<FanOutBeta> fanOuts;
    std::vector<CompleteGraphGammas> completeGraphs;
    std::optional<double> beta = {}; ///< mean of the fan-outs
};

/**
 * Finds fan-outs (all messages out of one node, of one size) and complete graphs of four nodes (a message
 * from every node to each later one) among the patterns, and applies the formulas of vienne-2008, V.A: β =
 * penalty / k; γo = 1 − ta / (3 β tref), γi = 1 − tf / (3 β tref) with a from the first node to the second, f
 * from the third to the fourth, and tref the time of a message alone on the platform. β is the mean of the
 * fan-outs, or `beta` where there is none.
 */
[[nodiscard]] GigeFormulas gigeFormulas(const TrainingData& data, double beta);

struct CalibrationRequest
{
    std::vector<std::string> measurements; ///< empty: all of the platform
    std::vector<std::string> kinds;        ///< of models; empty: the whole catalogue
    std::string platform = {};             ///< empty: the first measured one
    HoldOut holdOut = {};                  ///< of these measurements, what is judged by and not learnt from
};

struct CalibrationOptions
{
    std::size_t threads = 0; ///< 0: as many as the machine has cores; results do not depend on it
    std::function<void(double fraction)> progress = {}; ///< from any thread, at most every 50 ms, with 0 … 1
    std::stop_token stop = {};
};

/** A model fitted to the measurements and evaluated by them. */
struct RankedModel
{
    ModelFit fit;
    ErrorSummary fitted;                 ///< of the fit to all patterns
    std::optional<ErrorSummary> leftOut; ///< of patterns left out of their fits; nothing of a single pattern
    std::optional<ErrorSummary> heldOut; ///< of the fit to all patterns, on those that were held out
    PairedComparison toBest; ///< the first of the ranking against this one; of the first: of no meaning

    /** What the ranking goes by, in percent: left out where there is that. */
    [[nodiscard]] double error() const { return (leftOut ? *leftOut : fitted).absolute.mean; }
};

/** A kind that could not be fitted. */
struct FailedModel
{
    std::string kind;
    std::string reason;
};

/** What measurements say about models: the immutable value that views and commands show. */
struct Calibration
{
    TrainingData data;
    TrainingData heldOut;             ///< without patterns unless some were held out
    std::vector<RankedModel> ranking; ///< the least error first; of the same error in the catalogue's order;
                                      ///< empty when the project has benchmarks only
    std::vector<FailedModel> failed;
    DuplexVerdict verdict;
    FlowControlVerdict flowControl;      ///< of a lossless network
    std::vector<CapacityFit> capacities; ///< with the first of the ranking
    GigeFormulas gige;
    std::vector<BenchmarkFit> benchmarks; ///< of the whole project

    /** Of all patterns together. */
    [[nodiscard]] TrafficRange learntRange() const;
};

/**
 * Fits the kinds to the measurements by least squares of relative errors, ranks them by their errors on
 * patterns that were left out of the fit, and evaluates what they say about traffic both ways. A kind's
 * parameters that are not fitted come from the first model of that kind in the project. Patterns that are
 * held out have no part in fits, ranking, verdict and figures: the fitted models are judged by them at the
 * end. A project that has benchmarks and no measurement gives the figures of the benchmarks and an empty
 * ranking. Fails when there is nothing to learn from, when a name or kind is unknown, and when cancelled.
 */
[[nodiscard]] Result<Calibration> calibrate(const Project& project, const CalibrationRequest& request,
                                            const CalibrationOptions& options = {});

} // namespace contraflow
