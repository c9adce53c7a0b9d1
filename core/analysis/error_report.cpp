// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_report.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

const MessageRow& ErrorReport::row(std::size_t message) const
{
    return patternOf(message).rows[data.messages[message].row];
}

const std::string& ErrorReport::measurement(const MeasuredPattern& pattern) const
{
    return projects[pattern.project]->measurements[pattern.measurement].name;
}

const Provenance& ErrorReport::provenance(const MeasuredPattern& pattern) const
{
    return projects[pattern.project]->measurements[pattern.measurement].provenance;
}

const std::string& ErrorReport::scenario(const MeasuredPattern& pattern) const
{
    return projects[pattern.project]->scenarios[pattern.scenario].name;
}

bool ErrorReport::wasPredicted(std::size_t model, std::size_t message) const
{
    return std::isfinite(data.models[model].errors[message]);
}

ErrorSummary ErrorReport::summaryOf(const MeasuredPattern& pattern, std::size_t model) const
{
    return summariseErrors(
        std::span(data.models[model].errors).subspan(pattern.firstMessage, pattern.messageCount));
}

std::size_t ErrorReport::outlierCount(std::size_t model) const
{
    return static_cast<std::size_t>(std::count(outliers[model].begin(), outliers[model].end(), true));
}

std::string groupText(ErrorGrouping by, const ErrorGroup& group)
{
    if (by == ErrorGrouping::crossing)
        return group.lowest == 0 ? "within a rack" : "between racks";
    const std::string number = std::to_string(group.lowest);
    return group.highest == ErrorGroup::kOpenEnd ? number + " and more" : number;
}

void evaluate(ErrorReport& report)
{
    for (const ModelErrors& model : report.data.models) {
        report.summaries.push_back(summariseErrors(model.errors));
        report.outliers.push_back(outliers(model.errors));
    }
    report.campaign = summariseCampaign(report.data, report.projects, report.projectNames);
    report.senders = senderErrors(report.data);
}

Result<ErrorReport> makeErrorReport(std::vector<const Project*> projects, std::vector<std::string> names,
                                    const ErrorRequest& request, const BatchOptions& options)
{
    ASSIGN_OR_RETURN(ErrorData data, gatherErrors(projects, request, options));
    ErrorReport report;
    report.projects = std::move(projects);
    report.projectNames = std::move(names);
    report.data = std::move(data);
    evaluate(report);
    return report;
}

} // namespace contraflow
