// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/project_export.h"

#include "core/base/text.h"
#include "core/engine/prediction_batch.h"
#include "core/io/exporters/rows_written.h"
#include "core/project/scenario.h"
#include "core/tables/collective_tables.h"
#include "core/tables/error_tables.h"
#include "core/tables/project_tables.h"
#include "core/tables/results_table.h"
#include "core/tables/scope.h"

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace contraflow {

namespace {

using MakeTable = Table (*)(const TableScope& scope);

/** How a table comes about. */
struct Recipe
{
    ExportableTable table;
    MakeTable make = nullptr; ///< of those that need no prediction
    std::optional<ErrorView> errors = {};
};

/** Least bounds of the scenarios' own messages, with the start-ups and bandwidths of their platforms. */
Table boundsOfScenarios(const TableScope& scope)
{
    Table all = boundsHeading();
    for (const std::size_t i : scenariosIn(scope)) {
        const Scenario& scenario = scope.project.scenarios[i];
        const Workload* workload = findByName(scope.project.workloads, scenario.workload);
        IssueList issues; // said by whoever validates or predicts
        const PlacedScenario placed = placeScenario(scope.project, i, issues);
        if (!workload || !placed.network)
            continue;
        const Exchange exchange = exchangeOf(placed, *workload);
        appendRows(all,
                   boundsTable(scenario.name, exchange, exchangeBounds(exchange, smallestLatency(placed))));
    }
    return all;
}

const std::array<Recipe, 23> kRecipes{{
    {{"scenarios", "Scenarios", "what is predicted: platform, workload, mapping and model"}, scenariosTable},
    {{"results", "Results", "the predicted time of every message, what limits it, measured time and error"}},
    {{"bounds", "Lower bounds", "what each process has to send and receive at least"}, boundsOfScenarios},
    {{"errors", "Errors of models", "predicted against measured times, model by model"},
     nullptr,
     ErrorView::models},
    {{"error-patterns", "Errors of patterns", "the same by measurement"}, nullptr, ErrorView::patterns},
    {{"error-messages", "Errors of messages", "every measured message under every model"},
     nullptr,
     ErrorView::messages},
    {{"error-tasks", "Errors of tasks", "what a task sends, taken together"}, nullptr, ErrorView::tasks},
    {{"error-bins", "Histograms of errors", "how many messages have which error"}, nullptr, ErrorView::bins},
    {{"error-campaign", "Errors of a campaign", "by number of nodes and degree"},
     nullptr,
     ErrorView::campaign},
    {{"platforms", "Platforms", "their sizes, routing and price"}, platformsTable},
    {{"nodes", "Nodes", "nodes and lists of them, with cores, bandwidth and latency"}, nodesTable},
    {{"links", "Links", "links with bandwidth and latency"}, linksTable},
    {{"switches", "Switches", "names of switches"}, switchesTable},
    {{"workloads", "Workloads", "their messages and bytes"}, workloadsTable},
    {{"messages", "Messages", "who sends how much to whom, and when"}, messagesTable},
    {{"mappings", "Mappings", "policies and seeds"}, mappingsTable},
    {{"mapping", "Placement", "the node of every process of every scenario"}, placementTable},
    {{"models", "Models", "kinds of models and where they come from"}, modelsTable},
    {{"model-parameters", "Parameters of models", "given values and defaults"}, modelParametersTable},
    {{"parameters", "Parameters", "named values of the project"}, parametersTable},
    {{"measurements", "Measurements", "what was measured, and where the times come from"}, measurementsTable},
    {{"measured", "Measured times", "measured times of messages"}, measuredTable},
    {{"benchmarks", "Benchmarks", "measured benchmarks"}, benchmarksTable},
}};

/** Writes the wanted tables of one project. */
class Export
{
public:
    Export(const Project& project, const ExportRequest& request, TableWriter& writer)
        : m_project(project)
        , m_request(request)
        , m_scope{project, request.scenarios}
        , m_writer(writer)
    {}

    Result<ExportOutcome> run()
    {
        m_progress.total = static_cast<double>(
            std::count_if(kRecipes.begin(), kRecipes.end(), [&](const Recipe& r) { return isWanted(r); }));
        for (const Recipe& recipe : kRecipes) {
            if (!isWanted(recipe))
                continue;
            if (Result<void> written = write(recipe); !written)
                return written.error();
            m_progress.done += 1;
        }
        if (m_outcome.tables.empty())
            return Error{ErrorCode::invalidInput, "the project has no rows to export"};
        if (Result<void> finished = m_writer.finish(); !finished)
            return finished.error();
        return std::move(m_outcome);
    }

private:
    [[nodiscard]] bool isNamed(const Recipe& recipe) const
    {
        return std::find(m_request.tables.begin(), m_request.tables.end(), recipe.table.name) !=
               m_request.tables.end();
    }
    [[nodiscard]] bool isWanted(const Recipe& recipe) const
    {
        return m_request.tables.empty() || isNamed(recipe);
    }

    Result<void> write(const Recipe& recipe)
    {
        if (recipe.make)
            return writeWhole(recipe.make(m_scope), isNamed(recipe));
        if (!recipe.errors)
            return writeResults(isNamed(recipe));
        if (Result<void> made = makeErrors(); !made)
            return made;
        return writeWhole(errorTable(m_errors, *recipe.errors), isNamed(recipe));
    }

    /** Tables that were asked for by name are written even without a row. */
    Result<void> writeWhole(const Table& table, bool isAskedFor)
    {
        if (table.empty() && !isAskedFor)
            return {};
        RowsWritten rows(m_writer, m_request, m_progress);
        if (Result<void> begun = rows.begin(table); !begun)
            return begun;
        if (Result<void> added = rows.add(table); !added)
            return added;
        m_outcome.tables.push_back({table.name(), rows.count()});
        return rows.end(table.notes());
    }

    Result<void> writeResults(bool isAskedFor)
    {
        std::vector<PredictionRequest> requests;
        for (const std::size_t scenario : scenariosIn(m_scope))
            requests.push_back({scenario, {}});
        if (requests.empty() && !isAskedFor)
            return {};
        RowsWritten rows(m_writer, m_request, m_progress);
        Result<void> written = rows.begin(resultsHeading());
        const auto receive = [&](std::size_t request, Result<Prediction> prediction) {
            const std::size_t scenario = requests[request].scenario;
            if (!prediction) {
                if (prediction.error().code == ErrorCode::cancelled)
                    written = prediction.error();
                else
                    m_outcome.failures.push_back({scenario, prediction.error()});
                return written.has_value();
            }
            m_outcome.issues.insert(m_outcome.issues.end(), prediction->issues.begin(),
                                    prediction->issues.end());
            const auto shared = std::make_shared<const Prediction>(std::move(*prediction));
            written = rows.add(resultsTable(m_project, shared, MeasuredTimes::of(m_project, scenario)));
            return written.has_value();
        };
        if (written)
            predictAll(m_project, requests, receive, batchOptions());
        if (!written)
            return written;
        m_outcome.tables.push_back({resultsHeading().name(), rows.count()});
        return rows.end({});
    }

    /** Predicts what was measured, once for all tables of errors. */
    Result<void> makeErrors()
    {
        if (m_errors)
            return {};
        ErrorRequest request{{}, {}, ErrorRequest::Fairness::predict};
        std::set<std::string> models;
        for (const std::size_t scenario : m_request.scenarios) {
            if (const auto measurement = measurementOf(m_project, scenario))
                request.measurements.push_back(m_project.measurements[*measurement].name);
            if (models.insert(m_project.scenarios[scenario].model).second)
                request.models.push_back(m_project.scenarios[scenario].model);
        }
        if (!m_request.scenarios.empty() && request.measurements.empty()) {
            m_errors = std::make_shared<const ErrorReport>();
            return {};
        }
        Result<ErrorReport> report =
            makeErrorReport({&m_project}, {m_request.projectName}, request, batchOptions());
        if (!report)
            return report.error();
        if (std::optional<ErrorHistograms> histograms = errorHistograms(report->data, ErrorGrouping::none))
            report->histograms = std::move(*histograms);
        for (const IssueList& issues : report->data.issues)
            m_outcome.issues.insert(m_outcome.issues.end(), issues.begin(), issues.end());
        m_errors = std::make_shared<const ErrorReport>(std::move(*report));
        return {};
    }

    [[nodiscard]] BatchOptions batchOptions()
    {
        BatchOptions options;
        options.run = m_request.run;
        if (m_request.run.progress)
            options.run.progress = [this](double fraction) { m_progress.show(m_request, fraction); };
        return options;
    }

    const Project& m_project;
    const ExportRequest& m_request;
    TableScope m_scope;
    TableWriter& m_writer;
    ExportProgress m_progress;
    ExportOutcome m_outcome;
    std::shared_ptr<const ErrorReport> m_errors;
};

} // namespace

std::span<const ExportableTable> exportableTables()
{
    static const std::vector<ExportableTable> tables = [] {
        std::vector<ExportableTable> all;
        for (const Recipe& recipe : kRecipes)
            all.push_back(recipe.table);
        return all;
    }();
    return tables;
}

const ExportableTable* findExportableTable(std::string_view name)
{
    for (const ExportableTable& table : exportableTables())
        if (table.name == name)
            return &table;
    return nullptr;
}

Result<ExportOutcome> exportTables(const Project& project, const ExportRequest& request, TableWriter& writer)
{
    return Export(project, request, writer).run();
}

} // namespace contraflow
