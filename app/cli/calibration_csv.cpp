// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibration_output.h"
#include "core/analysis/calibration/calibration_words.h"
#include "core/base/text.h"
#include "core/io/csv.h"

namespace contraflow::cli {

namespace {

// Published: a column keeps its name, meaning and place; new ones go to the end.
constexpr std::string_view kHeader =
    "rank,kind,left_out_error_pct,fitted_error_pct,within_10_pct,difference_points,difference_low,"
    "difference_high,comparison,parameter,value,low,high,standing\n";

} // namespace

void writeCalibrationCsv(const Calibration& calibration, Output& output)
{
    output.write(kHeader);
    std::size_t rank = 0;
    for (const RankedModel& model : calibration.ranking) {
        ++rank;
        const PairedComparison& behind = model.toBest;
        const bool isJudged = rank > 1 && behind.outcome != PairedComparison::Outcome::tooFewPatterns;
        const std::vector<std::string> facts{
            std::to_string(rank),
            model.fit.model.kind,
            model.leftOut ? numberText(model.leftOut->absolute.mean) : "",
            numberText(model.fitted.absolute.mean),
            numberText(100 * (model.leftOut ? *model.leftOut : model.fitted).within),
            rank > 1 ? numberText(behind.difference) : "",
            isJudged ? numberText(behind.low) : "",
            isJudged ? numberText(behind.high) : "",
            rank > 1 ? std::string(behind.outcome == PairedComparison::Outcome::better ? "worse"
                                                                                       : word(behind.outcome))
                     : ""};
        const auto write = [&](std::initializer_list<std::string> parameter) {
            std::vector<std::string> cells = facts;
            cells.insert(cells.end(), parameter);
            std::string line;
            appendCsvRecord(line, cells);
            output.write(line);
        };
        for (const FittedParameter& parameter : model.fit.parameters) {
            const bool hasInterval = parameter.standing != FittedParameter::Standing::withoutEffect;
            write({parameter.name, numberText(parameter.value), hasInterval ? numberText(parameter.low) : "",
                   hasInterval ? numberText(parameter.high) : "", std::string(word(parameter.standing))});
        }
        if (model.fit.parameters.empty())
            write({"", "", "", "", ""});
    }
}

} // namespace contraflow::cli
