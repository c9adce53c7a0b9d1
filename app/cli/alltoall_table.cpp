// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/alltoall_output.h"
#include "app/cli/brief_table.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/left_out.h"
#include "core/tables/collective_tables.h"
#include "core/tables/table_parts.h"

#include <cmath>

namespace contraflow::cli {

namespace {

std::string seconds(double value)
{
    return displayText(Dimension::duration, value);
}

std::string size(double bytes)
{
    return displayText(Dimension::size, bytes);
}

std::string withHalfWidth(const std::string& value, const std::string& halfWidth)
{
    return value + " ± " + halfWidth;
}

std::string linkText(const AllToAllReport& report)
{
    const PointToPoint& link = report.figures.link;
    return "Point to point: alpha = " + seconds(link.startUp) + " (" + report.startUpSource +
           "), beta = " + roundedText(link.secondsPerByte, 5) + " s/byte, " +
           displayText(Dimension::bandwidth, 1 / link.secondsPerByte) + " (" + report.betaSource + ")\n";
}

std::string thresholdText(const SignatureFit& fit)
{
    if (fit.plausibleThresholds.size() < 2)
        return fit.sizeBelowThreshold > 0 ? "; M lies above " + size(fit.sizeBelowThreshold)
                                          : "; every measured size pays it";
    return "; M could as well be between " + size(fit.plausibleThresholds.front()) + " and " +
           size(fit.plausibleThresholds.back());
}

std::string fitText(const SignatureFit& fit)
{
    const bool isRelative = fit.weights == ErrorWeights::relative;
    std::string processes = std::to_string(fit.range.fewestProcesses);
    if (fit.range.mostProcesses != fit.range.fewestProcesses)
        processes += " to " + std::to_string(fit.range.mostProcesses);
    return "  fitted to " + groupedCount(fit.points) + " points, n = " + processes +
           ", m = " + size(fit.range.leastBytes) + " to " + size(fit.range.mostBytes) + "; ± is 95 % with " +
           groupedCount(fit.freedom) + " degrees of freedom; errors " +
           (isRelative ? "relative, of " + roundedText(100 * fit.spread, 2) + " %"
                       : roundedText(fit.spread, 2) + " half-widths") +
           "\n";
}

std::string signatureText(const AllToAllReport& report)
{
    const auto& signature = report.figures.signature;
    if (!signature)
        return {};
    const auto& fit = report.fit;
    std::string text = "Contention signature: gamma = ";
    const std::string gamma = roundedText(signature->gamma, 6);
    text +=
        fit ? withHalfWidth(roundedText(signature->gamma, 5), roundedText(fit->gamma.halfWidth, 2)) : gamma;
    if (std::isfinite(signature->threshold)) {
        const std::string delta = seconds(signature->delta);
        text += ", delta = " +
                (fit && fit->delta
                     ? withHalfWidth(delta, displayText(Dimension::duration, fit->delta->halfWidth, 2))
                     : delta) +
                " per round from M = " + size(signature->threshold) + " on";
        if (fit)
            text += thresholdText(*fit);
    } else {
        text += fit ? ", no delta that the times can tell from 0" : ", no delta";
    }
    text += "\n";
    if (report.preset)
        text += "  " + report.preset->title + " (" + report.preset->name +
                "): " + report.preset->gamma.source + "\n";
    if (fit)
        text += fitText(*fit);
    const auto& domain = report.figures.domain;
    if (domain.saturatedFrom)
        text += "  saturated from n = " + std::to_string(*domain.saturatedFrom) + " on\n";
    else if (!report.measured.empty())
        text += "  not seen to saturate: mean |error| above 10 % at the largest measured n\n";
    return text;
}

} // namespace

void writeAllToAllTable(const AllToAllReport& report, Output& output)
{
    std::string text;
    if (!report.scenario.empty())
        text += "Scenario " + report.scenario + ": platform " + report.platform + ", model " + report.model +
                "\n";
    text += linkText(report);
    text += signatureText(report);
    if (report.figures.throughput)
        text += "Throughput under contention: beta = " +
                roundedText(report.figures.throughput->secondsPerByte(), 5) + " s/byte\n";
    if (!report.measuredSource.empty())
        text += "Measured: " + report.measuredSource + "\n";
    text += "\n" + briefText(allToAllSizesTable(report.study));
    if (!report.study.errors.empty())
        text += "\nMean |error| over the message sizes\n\n" +
                briefText(pivoted(methodErrorsTable(report.study), {"processes"}, "method", "mean_abs_pct"));
    output.write(text);
}

void writeBoundsTable(const BoundsReport& report, Output& output)
{
    const ExchangeBounds& bounds = report.bounds;
    std::string text = "Scenario " + report.scenario + ": " + groupedCount(report.exchange.messages.size()) +
                       " messages between " + groupedCount(report.exchange.processes.size()) +
                       " processes, alpha = " + seconds(bounds.startUp) + "\n";
    text += "  Claim 1: at least " + groupedCount(bounds.startUps) + " start-ups one after the other\n";
    text += "  Claim 2: at least " + seconds(bounds.seconds) + " to send and receive\n";
    text += "  Claim 3: at least " + seconds(bounds.together) +
            (bounds.isOfOnePort ? " together, the bound of one process\n"
                                : " together, when communication is synchronous: no process has both\n");
    if (!bounds.isOfOnePort)
        text += "  In any case: at least " + seconds(bounds.busiestPort) + ", for " +
                report.exchange.processes[bounds.busiest] + "\n";
    if (report.makespan)
        text += "  Predicted by the model: " + seconds(*report.makespan) + commaWithout(report.without) +
                "; messages that run side by side share their start-ups\n";
    output.write(text + "\n" + briefText(boundsTable(report.scenario, report.exchange, bounds)));
}

} // namespace contraflow::cli
