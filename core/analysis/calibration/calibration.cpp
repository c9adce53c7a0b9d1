// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration.h"

#include "core/base/progress_count.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/sharing/catalog.h"
#include "core/sharing/gige_penalty.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** Whether fits of this kind tell which queues are shared. */
bool tellsOfQueues(std::string_view kind)
{
    return kind == modelClaiming(DuplexClaim::sharedQueues).kind;
}

/** The first model of this kind in the project, whose parameters that are not fitted count; else defaults. */
Model baseModel(const Project& project, std::string_view kind)
{
    for (const Model& model : project.models)
        if (model.kind == kind)
            return model;
    return plainModel(kind);
}

Result<std::vector<std::string>> kindsOf(const CalibrationRequest& request)
{
    const std::vector<std::string> known = modelKinds();
    if (request.kinds.empty())
        return known;
    for (const std::string& kind : request.kinds)
        if (!findModelInfo(kind)) {
            const std::string near = suggestion(kind, known);
            return Error{ErrorCode::notFound,
                         sentence("there is no kind of model %1; %2",
                                  {inQuotes(kind),
                                   near.empty() ? sentence("take one of %1", {joinedWords(known)}) : near})};
        }
    std::vector<std::string> kinds;
    for (const std::string& kind : known)
        if (std::find(request.kinds.begin(), request.kinds.end(), kind) != request.kinds.end())
            kinds.push_back(kind);
    return kinds;
}

class Calibrator
{
public:
    Calibrator(const Project& project, const CalibrationOptions& options, Calibration& result)
        : m_project(project)
        , m_result(result)
        , m_progress(options.progress)
        , m_predictor(result.data,
                      {options.threads, options.stop, [this](std::size_t count) { m_progress.add(count); }})
    {}

    Result<void> run(const std::vector<std::string>& kinds)
    {
        for (const std::string& kind : kinds)
            m_progress.expect(expectedModels(kind) * m_result.data.patterns.size());
        m_progress.expect(kCapacityModels * m_result.data.patterns.size());
        m_progress.expect(kinds.size() * m_result.heldOut.patterns.size());
        for (const std::string& kind : kinds)
            RETURN_IF_ERROR(fitKind(kind));
        if (m_result.ranking.empty())
            return Error{ErrorCode::invalidInput,
                         sentence("none of the models can run on these measurements; %1: %2",
                                  {m_result.failed.front().kind, m_result.failed.front().reason})};
        rank();
        RETURN_IF_ERROR(judgeByHeldOut());
        RETURN_IF_ERROR(evaluate());
        return addFigures();
    }

private:
    static constexpr std::size_t kCapacityModels = 90; // about

    /** About how many models are predicted for a kind; for the progress only. */
    static std::size_t expectedModels(const std::string& kind)
    {
        constexpr std::array<std::size_t, 5> kModels{1, 90, 520, 820, 730};
        const std::size_t count = searchedParameters(kind, 0).size();
        return kModels[std::min(count, kModels.size() - 1)] + (tellsOfQueues(kind) ? 120 : 0);
    }

    Result<void> fitKind(const std::string& kind)
    {
        Result<ModelFitter> fitter = ModelFitter::make(m_predictor, baseModel(m_project, kind));
        Result<ModelFit> fit = fitter ? fitter->fit() : Result<ModelFit>(fitter.error());
        if (!fit) {
            if (fit.error().code == ErrorCode::cancelled)
                return fit.error();
            m_result.failed.push_back({kind, fit.error().message});
            return {};
        }
        RankedModel ranked;
        const std::vector<double>& measured = m_result.data.measured;
        ranked.fitted = summariseErrors(relativeErrors(fit->fitted, measured));
        if (!fit->leftOut.empty())
            ranked.leftOut = summariseErrors(relativeErrors(fit->leftOut, measured));
        ranked.fit = std::move(*fit);
        m_result.ranking.push_back(std::move(ranked));
        if (tellsOfQueues(kind))
            m_window.emplace(std::move(*fitter));
        return {};
    }

    static const std::vector<double>& evaluatedTimes(const RankedModel& model)
    {
        return model.leftOut ? model.fit.leftOut : model.fit.fitted;
    }

    void rank()
    {
        std::vector<RankedModel>& ranking = m_result.ranking;
        std::stable_sort(ranking.begin(), ranking.end(),
                         [](const RankedModel& a, const RankedModel& b) { return a.error() < b.error(); });
        for (RankedModel& model : ranking)
            model.toBest =
                compareErrors(m_result.data, evaluatedTimes(ranking.front()), evaluatedTimes(model));
    }

    /** A model that cannot run on what was held out has no errors there. */
    Result<void> judgeByHeldOut()
    {
        if (m_result.heldOut.patterns.empty())
            return {};
        const PatternPredictor predictor(m_result.heldOut, m_predictor.options());
        for (RankedModel& model : m_result.ranking) {
            const Result<std::vector<double>> times = predictor.predict(model.fit.model);
            if (times)
                model.heldOut = summariseErrors(relativeErrors(*times, m_result.heldOut.measured));
            else if (times.error().code == ErrorCode::cancelled)
                return times.error();
        }
        return {};
    }

    Result<void> evaluate()
    {
        std::vector<EvaluatedModel> models;
        const ModelFit* window = nullptr;
        for (const RankedModel& model : m_result.ranking) {
            models.push_back({model.fit.model.kind, model.error(), &evaluatedTimes(model)});
            if (tellsOfQueues(model.fit.model.kind))
                window = &model.fit;
        }
        ASSIGN_OR_RETURN(m_result.verdict,
                         evaluateDuplex(m_result.data, models, m_window ? &*m_window : nullptr, window));
        if (isLossless(m_project, m_project.platforms[m_result.data.platform].name))
            m_result.flowControl = evaluateFlowControl(m_result.data, models);
        return {};
    }

    /** What can be told of links and of single parameters besides the fits. */
    Result<void> addFigures()
    {
        ASSIGN_OR_RETURN(m_result.capacities,
                         fitCapacities(m_project, m_predictor, m_result.ranking.front().fit.model));
        const Model gige = baseModel(m_project, GigePenalty::kKind);
        IssueList ignored;
        m_result.gige = gigeFormulas(
            m_result.data, readParameters(gige, parametersOf(gige.kind), 0, ignored).number("beta"));
        m_result.benchmarks = fitBenchmarks(m_project);
        return {};
    }

    const Project& m_project;
    Calibration& m_result;
    ProgressCount m_progress;
    PatternPredictor m_predictor;
    std::optional<ModelFitter> m_window;
};

} // namespace

TrafficRange Calibration::learntRange() const
{
    TrafficRange range;
    for (const TrainingPattern& pattern : data.patterns)
        range.include(trafficRange(pattern.placed));
    return range;
}

Result<Calibration> calibrate(const Project& project, const CalibrationRequest& request,
                              const CalibrationOptions& options)
{
    ASSIGN_OR_RETURN(const std::vector<std::string> kinds, kindsOf(request));
    Calibration result;
    if (project.measurements.empty() && request.measurements.empty())
        result.benchmarks = fitBenchmarks(project);
    if (!result.benchmarks.empty()) {
        const std::size_t platform = indexOfName(project.platforms, request.platform);
        result.data.platform = platform < project.platforms.size() ? platform : 0;
        return result;
    }
    ASSIGN_OR_RETURN(result.data, collectTraining(project, request.measurements, request.platform));
    if (!request.holdOut.isNothing()) {
        ASSIGN_OR_RETURN(result.heldOut, takeHeldOut(result.data, request.holdOut, project));
    }
    RETURN_IF_ERROR(Calibrator(project, options, result).run(kinds));
    return result;
}

} // namespace contraflow
