// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_data.h"

#include "app/desktop/plots/use_plot.h"
#include "core/base/text.h"
#include "core/project/anonymous_names.h"
#include "core/project/validate.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_set>

namespace contraflow::report {

namespace {

Error stopped()
{
    return {ErrorCode::cancelled, "the report was not made: it was cancelled"};
}

/** The scenarios to show, by their place in the project. */
Result<std::vector<std::size_t>> wantedScenarios(const Project& project,
                                                 const std::vector<std::string>& names)
{
    std::vector<std::size_t> wanted;
    for (const std::string& name : names) {
        const std::size_t index = indexOfName(project.scenarios, name);
        if (index == project.scenarios.size()) {
            std::vector<std::string> known;
            for (const Scenario& scenario : project.scenarios)
                known.push_back(scenario.name);
            const std::string near = suggestion(name, known);
            return Error{ErrorCode::notFound, "there is no scenario " + contraflow::quoted(name) +
                                                  (near.empty() ? " in the project" : "; " + near)};
        }
        if (std::find(wanted.begin(), wanted.end(), index) == wanted.end())
            wanted.push_back(index);
    }
    if (names.empty())
        for (std::size_t i = 0; i < project.scenarios.size(); ++i)
            wanted.push_back(i);
    return wanted;
}

/** Shows names that the project is shown with: of its hosts, if they are not to be known. */
class Names
{
public:
    Names(const Project& project, bool isAnonymous)
    {
        if (isAnonymous)
            m_names.emplace(project);
    }

    [[nodiscard]] Project project(const Project& project) const
    {
        return m_names ? m_names->project(project) : project;
    }
    [[nodiscard]] std::string text(const std::string& text) const
    {
        return m_names ? m_names->text(text) : text;
    }
    [[nodiscard]] IssueList issues(IssueList issues) const
    {
        if (m_names)
            for (Issue& issue : issues)
                issue.text = m_names->text(issue.text);
        return issues;
    }
    /** The routes stay those that were predicted; only what things are called changes. */
    void rename(Prediction& prediction, const Project& shown, std::size_t scenario) const
    {
        if (!m_names)
            return;
        prediction.scenario = shown.scenarios[scenario].name;
        prediction.model = m_names->text(prediction.model);
        const std::size_t platform = indexOfName(shown.platforms, shown.scenarios[scenario].platform);
        IssueList ignored; // the prediction has them
        prediction.placed.network = Network::build(shown.platforms[platform], platform, ignored);
        for (std::string& phrase : prediction.outsideCalibration)
            phrase = m_names->text(phrase);
        prediction.issues = issues(std::move(prediction.issues));
    }

private:
    std::optional<AnonymousNames> m_names;
};

void describe(ScenarioEntry& entry, const std::stop_token& stop)
{
    const Prediction& prediction = *entry.prediction();
    const UsePlotData use = usePlot(prediction, {1, {}}, stop);
    if (!use.channels.empty()) {
        entry.busiestChannel = use.channels.front().name;
        entry.busiestUse = use.channels.front().meanUse;
    }
    double sum = 0;
    for (const MessageTimes& times : prediction.timeline.messages) {
        sum += times.time();
        entry.worstSlowdown = std::max(entry.worstSlowdown, times.slowdown());
    }
    if (!prediction.timeline.messages.empty())
        entry.meanTime = sum / static_cast<double>(prediction.timeline.messages.size());
}

void attachMeasured(ScenarioResult& result)
{
    const MeasuredTimes times = MeasuredTimes::of(result.project, result.scenario);
    if (times.empty())
        return;
    result.measurement = times.measurement();
    const Prediction& prediction = *result.prediction;
    const auto& rows = result.project.workloads[prediction.workload].messages;
    for (const PlacedMessage& message : prediction.placed.messages)
        result.measured.push_back(
            times.mean(rows[message.row].id).value_or(std::numeric_limits<double>::quiet_NaN()));
}

/** What was measured of these scenarios beside the predictions; null when nothing was. */
std::shared_ptr<const ErrorsResult> measuredErrors(const ReportRequest& request, const ReportData& data,
                                                   const Names& names)
{
    ErrorRequest wanted;
    for (const Measurement& measurement : request.project.measurements)
        for (const ScenarioEntry& entry : data.scenarios)
            if (measurement.scenario == request.project.scenarios[entry.index].name)
                wanted.measurements.push_back(measurement.name);
    if (wanted.measurements.empty())
        return nullptr;
    for (const ScenarioEntry& entry : data.scenarios) {
        const std::string& model = request.project.scenarios[entry.index].model;
        if (std::find(wanted.models.begin(), wanted.models.end(), model) == wanted.models.end())
            wanted.models.push_back(model);
    }
    BatchOptions options;
    options.threads = request.threads;
    options.run.stop = request.stop;
    const std::vector<const Project*> projects{&request.project};
    Result<ErrorData> errors = gatherErrors(projects, wanted, options);
    if (!errors || errors->messages.empty())
        return nullptr;
    auto result = std::make_shared<ErrorsResult>();
    result->data = std::move(*errors);
    for (ModelErrors& model : result->data.models) {
        model.model = names.text(model.model);
        result->summaries.push_back(summariseErrors(model.errors));
        result->outliers.push_back(outliers(model.errors));
    }
    result->project = data.project;
    return result;
}

void addNew(IssueList& issues, const IssueList& more, std::unordered_set<std::string>& known)
{
    for (const Issue& issue : more)
        if (known.insert(severityText(issue.severity) + issue.text).second)
            issues.push_back(issue);
}

} // namespace

Result<ReportData> gatherReport(const ReportRequest& request)
{
    const Result<std::vector<std::size_t>> wanted =
        wantedScenarios(request.project, request.fields.scenarios);
    if (!wanted)
        return wanted.error();
    const Names names(request.project, request.fields.isAnonymous);

    ReportData data;
    data.project = names.project(request.project);
    data.fields = request.fields;
    for (std::string ReportFields::*text :
         {&ReportFields::title, &ReportFields::customer, &ReportFields::author})
        data.fields.*text = names.text(data.fields.*text);
    data.date = request.date;
    data.fileName = request.fields.isAnonymous ? "project.yaml" : request.fileName;
    data.sha256 = request.sha256;

    std::vector<PredictionRequest> requests;
    for (const std::size_t scenario : *wanted)
        requests.push_back({scenario, {}});
    BatchOptions options;
    options.threads = request.threads;
    options.run.stop = request.stop;
    options.run.progress = request.progress;
    IssueList found = names.issues(request.issues);
    std::unordered_set<std::string> known;
    addNew(data.issues, found, known);
    predictAll(
        request.project, requests,
        [&](std::size_t number, Result<Prediction> prediction) {
            ScenarioEntry entry;
            entry.index = requests[number].scenario;
            auto result = std::make_shared<ScenarioResult>();
            result->project = data.project;
            result->scenario = entry.index;
            if (prediction) {
                names.rename(*prediction, data.project, entry.index);
                addNew(data.issues, prediction->issues, known);
                result->prediction = std::make_shared<const Prediction>(std::move(prediction).value());
                attachMeasured(*result);
            } else {
                result->failure = QString::fromStdString(names.text(prediction.error().message));
            }
            entry.result = std::move(result);
            if (entry.prediction())
                describe(entry, request.stop);
            data.scenarios.push_back(std::move(entry));
            return !request.stop.stop_requested();
        },
        options);
    if (request.stop.stop_requested())
        return stopped();
    data.errors = measuredErrors(request, data, names);
    if (request.stop.stop_requested())
        return stopped();
    return data;
}

} // namespace contraflow::report
