// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration_edit.h"

#include "core/analysis/error_statistics.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/edits.h"
#include "core/sharing/gige_penalty.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace contraflow {

std::optional<TimeSpread> errorSpread(std::span<const double> predicted, std::span<const double> measured)
{
    std::vector<double> logs;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        if (!(predicted[i] > 0) || !(measured[i] > 0) || !std::isfinite(predicted[i]))
            return std::nullopt;
        logs.push_back(std::log(measured[i] / predicted[i]));
    }
    if (logs.size() < 2)
        return std::nullopt;
    std::ranges::sort(logs);
    const double outside = (1 - kConfidence) / 2 * (static_cast<double>(logs.size()) + 1);
    if (outside >= 1) {
        const auto cut = static_cast<std::size_t>(outside) - 1;
        return TimeSpread{std::exp(logs[cut]), std::exp(logs[logs.size() - 1 - cut])};
    }
    const MeanEstimate mean = meanEstimate(logs);
    const double halfWidth = *predictionHalfWidth(mean);
    return TimeSpread{std::exp(mean.mean - halfWidth), std::exp(mean.mean + halfWidth)};
}

ModelToCalibrate modelToCalibrate(const Project& project, const std::string& kind, const std::string& name)
{
    for (std::size_t i = 0; i < project.models.size(); ++i)
        if (project.models[i].kind == kind && (name.empty() || project.models[i].name == name))
            return {i, false, project.models[i]};
    const std::string given = name.empty() ? freeName(project, TableKind::models, kind) : name;
    return {project.models.size(), true, Model{given, kind, {}, {}}};
}

CalibrationRecord recordOf(const Calibration& calibration, const RankedModel& model)
{
    CalibrationRecord record;
    record.measurements = calibration.data.measurements;
    for (const FittedParameter& parameter : model.fit.parameters) {
        if (parameter.standing == FittedParameter::Standing::withoutEffect)
            continue;
        const std::string& kind = model.fit.model.kind;
        record.parameters.push_back({parameter.name, parameterText(kind, parameter.name, parameter.low),
                                     parameterText(kind, parameter.name, parameter.high)});
    }
    record.range = calibration.learntRange();
    record.errorPercent = model.error();
    record.spread =
        errorSpread(model.leftOut ? model.fit.leftOut : model.fit.fitted, calibration.data.measured);
    record.leftOutFolds =
        model.leftOut ? crossValidationFolds(calibration.data.patterns.size()).size() : std::size_t{0};
    record.heldOut = calibration.heldOut.measurements;
    if (model.heldOut)
        record.heldOutPercent = model.heldOut->absolute.mean;
    return record;
}

Edit applyCalibration(const Project& project, const Calibration& calibration, const RankedModel& model,
                      const std::string& name)
{
    const ModelToCalibrate target = modelToCalibrate(project, model.fit.model.kind, name);
    Model fitted = model.fit.model;
    fitted.name = target.model.name;
    if (!target.isNew)
        fitted.extras = target.model.extras;
    setCalibration(fitted, recordOf(calibration, model));
    return {sentence("Calibrate %1", {fitted.name}),
            {ReplaceRows{TableRef{TableKind::models, 0}, target.index,
                         target.isNew ? std::size_t{0} : std::size_t{1}, SharedRows<Model>{fitted}}}};
}

namespace {

/** Measured values have a few digits that mean something. */
constexpr int kMeasuredDigits = 5;

QuantityCell measuredCell(Dimension dimension, double value)
{
    const std::string shown = displayText(dimension, value);
    const Unit* const unit = findUnit(dimension, std::string_view(shown).substr(shown.find(' ') + 1));
    if (!unit)
        return QuantityCell(inReadableUnit(dimension, value));
    const Result<Quantity> rounded = parseQuantity(
        dimension, roundedText(value / unit->scale, kMeasuredDigits) + " " + std::string(unit->symbol));
    return QuantityCell(rounded ? *rounded : inReadableUnit(dimension, value));
}

void set(std::vector<ParameterRow>& parameters, std::string_view name, double value)
{
    const auto known = std::ranges::find(parameters, name, &ParameterRow::name);
    ParameterRow row{std::string(name), roundedText(value, kMeasuredDigits)};
    if (known == parameters.end())
        parameters.push_back(std::move(row));
    else
        *known = std::move(row);
}

} // namespace

Result<Edit> applyCapacity(const Project& project, std::size_t platform, const CapacityFit& fit)
{
    if (!fit.hasEffect)
        return invalidInput(
            "no message of the measured patterns is held up by %1, so there is no bandwidth to take over",
            {fit.links});
    const Platform& of = project.platforms[platform];
    const QuantityCell bandwidth = measuredCell(Dimension::bandwidth, fit.fitted.value);
    Edit edit{sentence("Set the bandwidth of %1", {fit.links}), {}};
    if (fit.areNodes)
        changeRows(edit.changes, {TableKind::nodes, platform}, of.nodes, fit.rows,
                   [&](NodeRow& row) { row.bandwidth = bandwidth; });
    else
        changeRows(edit.changes, {TableKind::links, platform}, of.links, fit.rows,
                   [&](LinkRow& row) { row.bandwidth = bandwidth; });
    return edit;
}

Result<Edit> applyBenchmark(const Project& project, std::size_t platform, const BenchmarkFit& fit)
{
    if (!fit.bandwidth)
        return invalidInput("benchmark %1 could not be fitted: %2", {inQuotes(fit.name), fit.problem});
    if (platform >= project.platforms.size() || project.platforms[platform].nodes.empty())
        return notFound("the project has no platform whose nodes could take the bandwidth; add one first");
    const Platform& of = project.platforms[platform];
    const bool hasLatency = benchmarkKind(fit.kind) == BenchmarkKind::pingPong && fit.startUp;
    Edit edit{sentence("Set the nodes of %1 by %2", {of.name, fit.name}), {}};
    changeRows(edit.changes, {TableKind::nodes, platform}, of.nodes, allRows(of.nodes), [&](NodeRow& row) {
        row.bandwidth = measuredCell(Dimension::bandwidth, fit.bandwidth->value);
        if (hasLatency)
            row.latency = measuredCell(Dimension::duration, fit.startUp->value / 2);
    });
    return edit;
}

Result<Edit> applyNccl(const Project& project, std::size_t platform, const NcclFit& fit)
{
    const Platform& of = project.platforms[platform];
    if (of.servers.empty())
        return invalidInput("platform %1 has no servers that could take the figures", {inQuotes(of.name)});
    Edit edit{sentence("Set the servers of %1 by %2", {of.name, "nccl-tests"}), {}};
    if (fit.inNetwork) {
        Platform reducing = of;
        reducing.localInNetworkBandwidth = measuredCell(Dimension::bandwidth, *fit.inNetwork);
        edit.changes.emplace_back(
            ReplaceRows{{TableKind::platforms, 0}, platform, 1, std::vector<Platform>{std::move(reducing)}});
    }
    changeRows(edit.changes, {TableKind::servers, platform}, of.servers, allRows(of.servers),
               [&](ServerRow& row) {
                   row.bandwidth = measuredCell(Dimension::bandwidth, fit.nic);
                   if (fit.nics > 0 && row.gpus.hasValue() && row.gpus.value() > fit.nics)
                       row.nics = CountCell(fit.nics);
                   if (fit.startUp > 0)
                       row.latency = measuredCell(Dimension::duration, fit.startUp / 2);
                   row.localBandwidth = measuredCell(Dimension::bandwidth, fit.local);
               });
    return edit;
}

Result<Edit> applyGigeFormulas(const Project& project, const GigeFormulas& formulas)
{
    if (!formulas.beta && formulas.completeGraphs.empty())
        return invalidInput(
            "neither a fan-out nor a graph K4 is among the measured patterns; the published formulas "
            "need one of them");
    const ModelToCalibrate target = modelToCalibrate(project, std::string(GigePenalty::kKind));
    Model model = target.model;
    std::vector<ParameterRow> parameters(model.parameters.begin(), model.parameters.end());
    if (formulas.beta)
        set(parameters, "beta", *formulas.beta);
    if (!formulas.completeGraphs.empty()) {
        double out = 0;
        double in = 0;
        for (const CompleteGraphGammas& graph : formulas.completeGraphs) {
            out += graph.gammaOut;
            in += graph.gammaIn;
        }
        const auto count = static_cast<double>(formulas.completeGraphs.size());
        set(parameters, "gamma_o", std::max(0.0, out / count));
        set(parameters, "gamma_i", std::max(0.0, in / count));
    }
    model.parameters = std::move(parameters);
    // What a fit learnt before does not describe these values.
    setExtra(model.extras, kCalibrationKey);
    return Edit{sentence("Set %1 by the published formulas", {model.name}),
                {ReplaceRows{TableRef{TableKind::models, 0}, target.index,
                             target.isNew ? std::size_t{0} : std::size_t{1}, SharedRows<Model>{model}}}};
}

} // namespace contraflow
