// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/calibration_check.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

namespace contraflow {

CalibrationCheck checkCalibration(const Project& project, std::size_t scenario, const Model& model,
                                  const TrafficRange& traffic, TrafficCounts counts)
{
    CalibrationCheck check;
    const std::optional<CalibrationRecord> record = validCalibrationOf(model);
    if (!record)
        return check;
    check.spread = spreadOf(*record);
    check.outside = outsideRange(record->range, traffic, counts);
    if (!check.outside.empty())
        check.note = Issue{
            Severity::note,
            sentence(
                "scenario %1 goes beyond what model %2 was calibrated with: %3; measure such messages to be "
                "sure",
                {inQuotes(project.scenarios[scenario].name), inQuotes(model.name),
                 joinedWords(check.outside)}),
            {TableRef{TableKind::scenarios, 0}, scenario, "model", 0}};
    return check;
}

} // namespace contraflow
