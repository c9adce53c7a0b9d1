// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibration_output.h"
#include "app/cli/text_table.h"
#include "core/analysis/calibration/calibration_words.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <cmath>

namespace contraflow::cli {

namespace {

using Align = TextTable::Align;

std::string ranking(const Calibration& calibration)
{
    TextTable table;
    table.addColumn("model");
    if (calibration.isCrossValidated())
        table.addColumn("left out (%)", Align::point);
    table.addColumn("fitted (%)", Align::point);
    table.addColumn("within ±10 % (%)", Align::right);
    table.addColumn("behind the first (points)", Align::point);
    table.addColumn("95 % interval");
    table.addColumn("");
    for (const RankedModel& model : calibration.ranking) {
        const bool isFirst = &model == &calibration.ranking.front();
        const PairedComparison& behind = model.toBest;
        const bool isJudged = behind.outcome != PairedComparison::Outcome::tooFewPatterns;
        std::vector<std::string> cells{model.fit.model.kind};
        if (calibration.isCrossValidated())
            cells.push_back(fixedText(model.leftOut->absolute.mean, 2));
        cells.push_back(fixedText(model.fitted.absolute.mean, 2));
        cells.push_back(fixedText(100 * (model.leftOut ? *model.leftOut : model.fitted).within, 0));
        cells.push_back(isFirst ? "" : fixedText(behind.difference, 2));
        cells.push_back(isFirst || !isJudged ? ""
                                             : fixedText(behind.low, 2) + " to " + fixedText(behind.high, 2));
        cells.push_back(isFirst ? ""
                        : behind.outcome == PairedComparison::Outcome::better
                            ? "worse"
                            : std::string(word(behind.outcome)));
        table.addRow(std::move(cells));
    }
    return table.text();
}

std::string numberCell(double value)
{
    return std::isinf(value) ? "unlimited" : roundedText(value, 3);
}

std::string parameters(const Calibration& calibration)
{
    TextTable table;
    table.addColumn("model");
    table.addColumn("parameter");
    table.addColumn("value", Align::point);
    table.addColumn("from", Align::point);
    table.addColumn("to", Align::point);
    table.addColumn("");
    bool isEmpty = true;
    for (const RankedModel& model : calibration.ranking)
        for (const FittedParameter& parameter : model.fit.parameters) {
            const bool hasInterval = parameter.standing != FittedParameter::Standing::withoutEffect;
            table.addRow({model.fit.model.kind, parameter.name, numberCell(parameter.value),
                          hasInterval ? numberCell(parameter.low) : "",
                          hasInterval ? numberCell(parameter.high) : "", parameterNote(parameter)});
            isEmpty = false;
        }
    return isEmpty ? std::string() : table.text();
}

std::string bandwidthRange(const Estimate& estimate)
{
    const auto text = [](double value) {
        return std::isinf(value) ? std::string("unlimited") : displayText(Dimension::bandwidth, value);
    };
    return text(estimate.value) + ", " + text(estimate.low) + " to " + text(estimate.high);
}

std::string links(const Calibration& calibration)
{
    std::string text;
    for (const CapacityFit& fit : calibration.capacities)
        text += "  " + fit.links + ": " + displayText(Dimension::bandwidth, fit.present) +
                (fit.hasEffect ? "; fitted " + bandwidthRange(fit.fitted)
                               : std::string("; no message of these patterns is held up there")) +
                "\n";
    for (const BenchmarkFit& fit : calibration.benchmarks) {
        text += "  " + fit.kind + " " + fit.name + ": ";
        if (!fit.problem.empty()) {
            text += "not fitted, " + fit.problem + "\n";
            continue;
        }
        if (fit.startUp)
            text += "start-up " + displayText(Dimension::duration, fit.startUp->value) + ", " +
                    displayText(Dimension::duration, fit.startUp->low) + " to " +
                    displayText(Dimension::duration, fit.startUp->high) + "; ";
        text += "bandwidth " + bandwidthRange(*fit.bandwidth) + "; mean |error| " + fixedText(fit.error, 1) +
                " % from " + displayText(Dimension::size, fit.smallest) + " to " +
                displayText(Dimension::size, fit.largest) + "\n";
    }
    return text;
}

std::string gigeFigures(const GigeFormulas& gige)
{
    std::string text;
    for (const FanOutBeta& fan : gige.fanOuts)
        text += "  fan-out " + fan.pattern + " of " + std::to_string(fan.fan) + ": beta " +
                roundedText(fan.beta, 3) + "\n";
    for (const CompleteGraphGammas& graph : gige.completeGraphs)
        text += "  K4 " + graph.pattern + ": gamma_o " + roundedText(graph.gammaOut, 3) + ", gamma_i " +
                roundedText(graph.gammaIn, 3) + " with beta " + roundedText(graph.beta, 3) + "\n";
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
                     "\n\nRanking by the mean |error|\n\n" + ranking(calibration) + "\n  " +
                     rankingSentence(calibration) + "\n  " + rangeSentence(calibration) + ".\n");
    }
    for (const FailedModel& failed : calibration.failed)
        output.write("  " + failed.kind + " was left out: " + failed.reason + "\n");
    if (const std::string fitted = parameters(calibration); !fitted.empty()) {
        output.write("\nFitted parameters\n\n" + fitted);
        for (const RankedModel& model : calibration.ranking)
            if (const std::string sentence = intervalSentence(model.fit.method); !sentence.empty()) {
                output.write("\n  " + sentence + ".\n");
                break;
            }
    }
    if (const std::string found = links(calibration); !found.empty())
        output.write("\nLinks: bandwidth and its 95 % interval\n\n" + found);
    if (const std::string found = gigeFigures(calibration.gige); !found.empty())
        output.write("\ngige-penalty by the published formulas\n\n" + found);
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
