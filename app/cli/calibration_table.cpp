// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/brief_table.h"
#include "app/cli/calibration_output.h"
#include "core/analysis/calibration/calibration_text.h"
#include "core/base/text.h"
#include "core/tables/calibration_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

std::string parameters(const Calibration& calibration)
{
    const Table fits = fitsTable(calibration);
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < fits.rowCount(); ++row)
        if (!fits.cell(row, columnWithKey(fits, "parameter")).isEmpty())
            rows.push_back(row);
    if (rows.empty())
        return {};
    std::string text = "\nFitted parameters\n\n" + briefText(rowsOf(fits, std::move(rows)));
    for (const RankedModel& model : calibration.ranking)
        if (const std::string sentence = intervalSentence(model.fit.method); !sentence.empty())
            return text + "\n  " + sentence + ".\n";
    return text;
}

} // namespace

void writeCalibrationTable(const Project& project, const Calibration& calibration, Output& output)
{
    const TrainingData& data = calibration.data;
    if (!project.title.empty())
        output.write(project.title + "\n");
    if (calibration.ranking.empty()) {
        output.write(rankingSentence(calibration) + "\n");
    } else {
        output.write("Platform " + project.platforms[data.platform].name + ": " +
                     counted(data.patterns.size(), "pattern") + ", " +
                     counted(data.measured.size(), "measured message") +
                     "\n\nRanking by the mean |error|\n\n" + briefText(rankingTable(calibration)) + "\n  " +
                     rankingSentence(calibration) + "\n  " + rangeSentence(calibration) + ".\n");
        if (const std::string heldOut = heldOutSentence(calibration); !heldOut.empty())
            output.write("  " + heldOut + ".\n");
    }
    for (const FailedModel& failed : calibration.failed)
        output.write("  " + failed.kind + " was left out: " + failed.reason + "\n");
    output.write(parameters(calibration));
    if (const Table figures = figuresTable(calibration); !figures.empty())
        output.write("\nBandwidths, start-up times and formulas, with 95 % intervals\n\n" +
                     briefText(figures));
    if (!calibration.verdict.findings.empty())
        output.write("\nTraffic both ways\n\n");
    for (const DuplexFinding& finding : calibration.verdict.findings)
        output.write("  " + finding.sentence + ".\n");
    if (!calibration.verdict.runs.empty())
        output.write("\nRuns that would tell more\n\n");
    for (const SuggestedRun& run : calibration.verdict.runs)
        output.write("  " + run.command + "\n    " + run.reason + ".\n");
}

} // namespace contraflow::cli
