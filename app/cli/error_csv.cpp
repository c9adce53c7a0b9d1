// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/error_report.h"
#include "core/base/text.h"
#include "core/io/csv.h"

namespace contraflow::cli {

namespace {

// Published: a column keeps its name, meaning and place; new ones go to the end.

std::string halfWidthText(const MeanEstimate& estimate)
{
    return estimate.halfWidth ? numberText(*estimate.halfWidth) : std::string();
}

std::string meanText(const MeanEstimate& estimate)
{
    return estimate.count > 0 ? numberText(estimate.mean) : std::string();
}

std::string countText(const std::optional<std::size_t>& count)
{
    return count ? std::to_string(*count) : std::string();
}

std::string modelsCsv(const ErrorReport& report)
{
    std::string out = "model,kind,messages,abs_err_pct,ci95_pct,mean_err_pct,within_10_pct,outliers,"
                      "worst_project,worst_measurement,worst_message,worst_err_pct\n";
    for (std::size_t m = 0; m < report.data.models.size(); ++m) {
        const ModelErrors& model = report.data.models[m];
        const ErrorSummary& summary = report.summaries[m];
        std::vector<std::string> fields{model.model,
                                        model.kind,
                                        std::to_string(summary.count),
                                        meanText(summary.absolute),
                                        halfWidthText(summary.absolute),
                                        summary.count > 0 ? numberText(summary.mean) : "",
                                        summary.count > 0 ? numberText(100 * summary.within) : "",
                                        std::to_string(report.outlierCount(m))};
        if (summary.worst) {
            const MeasuredPattern& pattern = report.patternOf(*summary.worst);
            fields.insert(fields.end(),
                          {report.projectNames[pattern.project], report.measurement(pattern),
                           report.row(*summary.worst).id, numberText(model.errors[*summary.worst])});
        } else {
            fields.resize(fields.size() + 4);
        }
        appendCsvRecord(out, fields);
    }
    return out;
}

std::string patternsCsv(const ErrorReport& report)
{
    std::string out = "project,measurement,scenario,nodes,d,traffic_both_ways,model,kind,steps,messages,"
                      "abs_err_pct,ci95_pct,mean_err_pct,within_10_pct\n";
    for (std::size_t p = 0; p < report.data.patterns.size(); ++p)
        for (std::size_t m = 0; m < report.data.models.size(); ++m) {
            const MeasuredPattern& pattern = report.data.patterns[p];
            const ModelErrors& model = report.data.models[m];
            const ErrorSummary summary = report.summaryOf(pattern, m);
            if (summary.count == 0)
                continue;
            appendCsvRecord(out, {report.projectNames[pattern.project], report.measurement(pattern),
                                  report.scenario(pattern), std::to_string(pattern.nodes),
                                  std::to_string(pattern.degree), pattern.hasTrafficBothWays ? "yes" : "no",
                                  model.model, model.kind, countText(model.patternSteps[p]),
                                  std::to_string(summary.count), meanText(summary.absolute),
                                  halfWidthText(summary.absolute), numberText(summary.mean),
                                  numberText(100 * summary.within)});
        }
    return out;
}

std::string messagesCsv(const ErrorReport& report)
{
    std::string out = "project,measurement,scenario,nodes,d,message,source,destination,degree,crosses_racks,"
                      "measured_s,ci95_s,model,kind,predicted_s,error_pct,steps,outlier\n";
    for (std::size_t i = 0; i < report.data.messages.size(); ++i) {
        const MeasuredMessage& message = report.data.messages[i];
        const MeasuredPattern& pattern = report.patternOf(i);
        const MessageRow& row = report.row(i);
        for (std::size_t m = 0; m < report.data.models.size(); ++m) {
            if (!report.wasPredicted(m, i))
                continue;
            const ModelErrors& model = report.data.models[m];
            appendCsvRecord(
                out, {report.projectNames[pattern.project], report.measurement(pattern),
                      report.scenario(pattern), std::to_string(pattern.nodes), std::to_string(pattern.degree),
                      row.id, row.source, row.destination, std::to_string(message.degree),
                      message.crossesRacks ? "yes" : "no", numberText(message.measured.mean),
                      message.measured.ci95 > 0 ? numberText(message.measured.ci95) : "", model.model,
                      model.kind, numberText(model.predicted[i]), numberText(model.errors[i]),
                      std::to_string(model.messageSteps[i]), report.outliers[m][i] ? "yes" : "no"});
        }
    }
    return out;
}

std::string tasksCsv(const ErrorReport& report)
{
    std::string out = "project,measurement,task,messages,measured_s,model,kind,predicted_s,abs_err_pct\n";
    for (const SenderErrors& sender : report.senders)
        for (std::size_t m = 0; m < sender.models.size(); ++m)
            if (const std::optional<TaskError>& error = sender.models[m]) {
                const MeasuredPattern& pattern = report.data.patterns[sender.pattern];
                appendCsvRecord(out,
                                {report.projectNames[pattern.project], report.measurement(pattern),
                                 sender.task, std::to_string(error->messages), numberText(error->measured),
                                 report.data.models[m].model, report.data.models[m].kind,
                                 numberText(error->predicted), numberText(error->percent())});
            }
    return out;
}

std::string binsCsv(const ErrorReport& report)
{
    const ErrorHistograms& histograms = report.histograms;
    std::string out = "model,kind,by,group,from_pct,to_pct,messages\n";
    for (const ErrorHistograms::Panel& panel : histograms.panels)
        for (std::size_t group = 0; group < histograms.groups.size(); ++group)
            for (std::size_t bin = 0; bin < histograms.bins.count; ++bin)
                appendCsvRecord(
                    out, {report.data.models[panel.model].model, report.data.models[panel.model].kind,
                          std::string(groupingName(histograms.by)),
                          histograms.by == ErrorGrouping::none
                              ? std::string()
                              : groupText(histograms.by, histograms.groups[group]),
                          numberText(histograms.bins.lower(bin)), numberText(histograms.bins.upper(bin)),
                          std::to_string(panel.counts[group][bin])});
    return out;
}

std::string campaignCsv(const ErrorReport& report)
{
    std::string out = "set,nodes,d,patterns,messages,both_ways_patterns,model,kind,steps,pi_pct,abs_err_pct,"
                      "abs_err_both_ways_pct,fairness_abs_err_both_ways_pct,within_10_pct\n";
    for (const CampaignRow& row : report.campaign.rows)
        for (const CampaignModel& model : row.models)
            if (model.error.count > 0)
                appendCsvRecord(
                    out, {report.campaign.sets[row.set], countText(row.nodes), countText(row.degree),
                          std::to_string(row.patterns), std::to_string(row.messages),
                          std::to_string(row.bothWaysPatterns), report.data.models[model.model].model,
                          report.data.models[model.model].kind, meanText(model.steps),
                          halfWidthText(model.error), meanText(model.error), meanText(model.bothWays),
                          row.fairness ? meanText(*row.fairness) : "", numberText(100 * model.within)});
    return out;
}

} // namespace

std::string errorCsv(const ErrorReport& report, ErrorView view)
{
    switch (view) {
    case ErrorView::models:
        return modelsCsv(report);
    case ErrorView::patterns:
        return patternsCsv(report);
    case ErrorView::messages:
        return messagesCsv(report);
    case ErrorView::tasks:
        return tasksCsv(report);
    case ErrorView::bins:
        return binsCsv(report);
    case ErrorView::campaign:
        return campaignCsv(report);
    }
    return {};
}

} // namespace contraflow::cli
