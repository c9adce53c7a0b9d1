// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration_edit.h"

#include "core/analysis/calibration/error_spread.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/edits.h"

namespace contraflow {

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

} // namespace contraflow
