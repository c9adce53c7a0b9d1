// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration_edit.h"

#include "core/base/text.h"

namespace contraflow {

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
    for (const TrainingPattern& pattern : calibration.data.patterns)
        record.range.include(trafficRange(pattern.placed));
    record.errorPercent = model.error();
    record.leftOutFolds =
        model.leftOut ? crossValidationFolds(calibration.data.patterns.size()).size() : std::size_t{0};
    return record;
}

Edit applyCalibration(const Project& project, const Calibration& calibration, const RankedModel& model)
{
    const std::string& kind = model.fit.model.kind;
    std::size_t index = 0;
    while (index < project.models.size() && project.models[index].kind != kind)
        ++index;
    const bool isNew = index == project.models.size();
    Model fitted = model.fit.model;
    if (isNew) {
        for (int number = 2; findByName(project.models, fitted.name) != nullptr; ++number)
            fitted.name = kind + " " + std::to_string(number);
    } else {
        fitted.name = project.models[index].name;
        fitted.extras = project.models[index].extras;
    }
    setCalibration(fitted, recordOf(calibration, model));
    return {"Calibrate " + fitted.name,
            {ReplaceRows{TableRef{TableKind::models, 0}, index, isNew ? std::size_t{0} : std::size_t{1},
                         SharedRows<Model>{fitted}}}};
}

} // namespace contraflow
