// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/project_export.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/engine/prediction.h"
#include "core/project/scenario.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/collective_tables.h"
#include "core/tables/error_tables.h"
#include "core/tables/offer_tables.h"
#include "core/tables/path_tables.h"
#include "core/tables/project_tables.h"
#include "core/tables/replay_tables.h"
#include "core/tables/results_table.h"
#include "core/tables/what_if_table.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

namespace contraflow {

namespace {

/** How far an export is, in tables. */
struct ExportProgress
{
    double done = 0;
    double total = 1;
    std::chrono::steady_clock::time_point shown = {};

    /** Tells the request's receiver, but not again within 50 ms. */
    void show(const ExportRequest& request, double fractionOfTable)
    {
        constexpr auto kPause = std::chrono::milliseconds(50);
        const auto now = std::chrono::steady_clock::now();
        if (!request.run.progress || now - shown < kPause)
            return;
        shown = now;
        request.run.progress((done + fractionOfTable) / total);
    }
};

/** Writes the rows of one table with the columns that were chosen, in pieces between which it may be
 * cancelled. */
class RowsWritten
{
public:
    RowsWritten(TableWriter& writer, const ExportRequest& request, ExportProgress& progress)
        : m_writer(writer)
        , m_request(request)
        , m_progress(progress)
    {}

    /** Fails at a chosen column that the table lacks. */
    [[nodiscard]] Result<void> begin(const Table& heading)
    {
        const Table written = columnsFor(heading, TableView::files);
        const auto keys = mapped<std::string>(written.columns(), &Table::Column::key);
        for (const std::string& key : m_request.columns) {
            const auto at = std::ranges::find(keys, key) - keys.begin();
            if (static_cast<std::size_t>(at) == keys.size()) {
                const std::string near = suggestion(key, keys);
                return notFound("table %1 has no column %2; %3",
                                {written.name(), inQuotes(key),
                                 near.empty() ? sentence("it has %1", {joinedWords(keys)}) : near});
            }
            m_columns.push_back(static_cast<std::size_t>(at));
        }
        if (m_request.columns.empty()) {
            m_columns.resize(keys.size());
            std::iota(m_columns.begin(), m_columns.end(), std::size_t{0});
        }
        return m_writer.begin(chosenRows(written, 0, written.rowCount()));
    }

    [[nodiscard]] Result<void> add(const Table& rows)
    {
        const Table written = columnsFor(rows, TableView::files);
        constexpr std::size_t kPiece = 4096;
        for (std::size_t first = 0; first < written.rowCount(); first += kPiece) {
            if (m_request.run.stop.stop_requested())
                return Error{ErrorCode::cancelled, sentence("the export was cancelled")};
            const std::size_t count = std::min(kPiece, written.rowCount() - first);
            RETURN_IF_ERROR(m_writer.addRows(chosenRows(written, first, count)));
            m_count += count;
            m_progress.show(m_request,
                            static_cast<double>(first + count) / static_cast<double>(written.rowCount()));
        }
        return {};
    }

    [[nodiscard]] Result<void> end(const std::vector<std::string>& notes) { return m_writer.endTable(notes); }
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    [[nodiscard]] Table chosenRows(const Table& table, std::size_t first, std::size_t count) const
    {
        std::vector<Table::Column> columns;
        for (const std::size_t column : m_columns)
            columns.push_back(table.columns()[column]);
        Table part(table.name(), table.title(), std::move(columns));
        // Both outlive the part, which is written at once.
        part.setRows(count, [this, &table, first](std::size_t row, std::size_t column) {
            return table.cell(first + row, m_columns[column]);
        });
        return part;
    }

    TableWriter& m_writer;
    const ExportRequest& m_request;
    ExportProgress& m_progress;
    std::vector<std::size_t> m_columns; ///< of the table, in the order in which they are written
    std::size_t m_count = 0;
};

using MakeTable = Table (*)(const TableScope& scope);

class Export;

/** How a table comes about: by one of these. */
struct Recipe
{
    ExportableTable table;
    MakeTable make = nullptr;                      ///< without predictions
    Result<void> (Export::*write)(bool) = nullptr; ///< with predictions of its own
    std::optional<ErrorView> errors = {};          ///< a view of the errors, which are predicted once
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

/** Tables of a run itself. */
template<Table (*table)(std::shared_ptr<const ScenarioReplay>)>
Table ofRun(std::shared_ptr<const RunAnalysis> analysis)
{
    const std::shared_ptr<const RunAnalysis> held = std::move(analysis);
    return table(held ? held->replay : nullptr);
}

const std::vector<Recipe>& recipes();

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
            std::ranges::count_if(recipes(), [&](const Recipe& r) { return isWanted(r); }));
        for (const Recipe& recipe : recipes()) {
            if (!isWanted(recipe))
                continue;
            RETURN_IF_ERROR(write(recipe));
            m_progress.done += 1;
        }
        if (m_outcome.tables.empty())
            return invalidInput("the project has no rows to export");
        RETURN_IF_ERROR(m_writer.finish());
        return std::move(m_outcome);
    }

private:
    friend const std::vector<Recipe>& recipes();

    [[nodiscard]] bool isNamed(const Recipe& recipe) const
    {
        return contains(m_request.tables, recipe.table.name);
    }
    [[nodiscard]] bool isWanted(const Recipe& recipe) const
    {
        return (m_request.tables.empty() && recipe.table.cost == ExportCost::usual) || isNamed(recipe);
    }

    Result<void> write(const Recipe& recipe)
    {
        if (recipe.make)
            return writeWhole(recipe.make(m_scope), isWrittenEmpty(recipe));
        if (recipe.write)
            return (this->*recipe.write)(isWrittenEmpty(recipe));
        RETURN_IF_ERROR(makeErrors());
        return writeWhole(errorTable(m_errors, *recipe.errors), isWrittenEmpty(recipe));
    }

    [[nodiscard]] bool isWrittenEmpty(const Recipe& recipe) const
    {
        return m_request.emptyTables == ExportRequest::EmptyTables::write && isNamed(recipe);
    }

    Result<void> writeWhole(const Table& table, bool isWrittenEmpty)
    {
        if (table.empty() && !isWrittenEmpty)
            return {};
        RowsWritten rows(m_writer, m_request, m_progress);
        RETURN_IF_ERROR(rows.begin(table));
        RETURN_IF_ERROR(rows.add(table));
        m_outcome.tables.push_back({table.name(), rows.count()});
        return rows.end(table.notes());
    }

    Result<void> writeResults(bool isWrittenEmpty)
    {
        std::vector<PredictionRequest> requests;
        for (const std::size_t scenario : scenariosIn(m_scope))
            if (!runsApplications(m_project.scenarios[scenario]))
                requests.push_back({scenario, {}});
        if (requests.empty() && !isWrittenEmpty)
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

    /** A table of every run of applications, one after the other; those that cannot run are failures. */
    template<Table (*table)(std::shared_ptr<const RunAnalysis>), bool needsEvents = false>
    Result<void> writeRuns(bool isWrittenEmpty)
    {
        std::vector<std::size_t> scenarios;
        for (const std::size_t scenario : scenariosIn(m_scope))
            if (runsApplications(m_project.scenarios[scenario]))
                scenarios.push_back(scenario);
        if (scenarios.empty() && !isWrittenEmpty)
            return {};
        RowsWritten rows(m_writer, m_request, m_progress);
        RETURN_IF_ERROR(rows.begin(table(nullptr)));
        for (const std::size_t scenario : scenarios) {
            const Result<std::shared_ptr<const RunAnalysis>> run = runOf(scenario, needsEvents);
            if (!run && run.error().code == ErrorCode::cancelled)
                return run.error();
            if (!run)
                continue;
            RETURN_IF_ERROR(rows.add(table(*run)));
        }
        m_outcome.tables.push_back({table(nullptr).name(), rows.count()});
        return rows.end({});
    }

    /** The run of a scenario, kept for other tables but for its events. */
    Result<std::shared_ptr<const RunAnalysis>> runOf(std::size_t scenario, bool needsEvents)
    {
        const auto known = m_runs.find(scenario);
        if (known != m_runs.end() && (!known->second || !needsEvents))
            return known->second;
        ReplayOptions options;
        options.keepsPath = options.mayDropPath = true;
        options.keepsEvents = needsEvents;
        options.stop = m_request.run.stop;
        IssueList found;
        Result<ScenarioReplay> replay = replayScenario(m_project, scenario, {}, options, found);
        m_outcome.issues.insert(m_outcome.issues.end(), found.begin(), found.end());
        if (!replay && replay.error().code != ErrorCode::cancelled) {
            m_runs.insert_or_assign(scenario, replay.error());
            m_outcome.failures.push_back({scenario, replay.error()});
        }
        RETURN_IF_ERROR(replay);
        m_outcome.issues.insert(m_outcome.issues.end(), replay->issues.begin(), replay->issues.end());
        RunAnalysis analysis = analyseRun(std::make_shared<const ScenarioReplay>(std::move(replay).value()));
        RETURN_IF_ERROR(addContentionCost(analysis, m_project, scenario, options.stop));
        auto shared = std::make_shared<const RunAnalysis>(std::move(analysis));
        if (!needsEvents)
            m_runs.insert_or_assign(scenario, shared);
        return shared;
    }

    /** Compares the scenarios, once for all tables of them. */
    Result<void> compare()
    {
        if (m_comparison)
            return {};
        ASSIGN_OR_RETURN(m_comparison,
                         compareCandidates(m_project, {.scenarios = m_request.scenarios}, batchOptions()));
        return {};
    }

    Result<void> writeComparison(bool isWrittenEmpty)
    {
        RETURN_IF_ERROR(compare());
        return writeWhole(candidatesTable(*m_comparison), isWrittenEmpty);
    }

    /** A single offer is none to choose from, and only written when it is asked for. */
    template<Table (*table)(const CandidateComparison&, const OfferComparison&)>
    Result<void> writeOffers(bool isWrittenEmpty)
    {
        RETURN_IF_ERROR(compare());
        const OfferComparison offers = compareOffers(*m_comparison);
        if (offers.offers.size() < 2 && m_request.tables.empty())
            return {};
        return writeWhole(table(*m_comparison, offers), isWrittenEmpty);
    }

    /** Of each scenario; those that cannot run are named as failures. */
    Result<void> writeWhatIfs(bool)
    {
        RowsWritten rows(m_writer, m_request, m_progress);
        RETURN_IF_ERROR(rows.begin(whatIfTable({})));
        std::vector<std::string> notes;
        for (const std::size_t scenario : scenariosIn(m_scope)) {
            const Result<WhatIf> result = whatIf(m_project, {.scenario = scenario}, batchOptions());
            if (!result && result.error().code == ErrorCode::cancelled)
                return result.error();
            if (!result) {
                m_outcome.failures.push_back({scenario, result.error()});
                continue;
            }
            const Table table = whatIfTable(*result);
            RETURN_IF_ERROR(rows.add(table));
            for (const std::string& note : table.notes())
                notes.push_back(result->scenario + ": " + note);
        }
        m_outcome.tables.push_back({"what-if", rows.count()});
        return rows.end(notes);
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
        ASSIGN_OR_RETURN(ErrorReport report,
                         makeErrorReport({&m_project}, {m_request.projectName}, request, batchOptions()));
        if (std::optional<ErrorHistograms> histograms = errorHistograms(report.data, ErrorGrouping::none))
            report.histograms = std::move(*histograms);
        for (const IssueList& issues : report.data.issues)
            m_outcome.issues.insert(m_outcome.issues.end(), issues.begin(), issues.end());
        m_errors = std::make_shared<const ErrorReport>(std::move(report));
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
    std::optional<CandidateComparison> m_comparison;
    /** By scenario of applications that was run. */
    std::map<std::size_t, Result<std::shared_ptr<const RunAnalysis>>> m_runs;
};

const std::vector<Recipe>& recipes()
{
    static const std::vector<Recipe> all{
        {.table = {"scenarios", "Scenarios", "what is predicted: platform, workload, mapping and model"},
         .make = scenariosTable},
        {.table = {"results", "Results",
                   "the predicted time of every message, what limits it, measured time and error"},
         .write = &Export::writeResults},
        {.table = {"processes", "Processes", "the time of every process of applications, by what it does"},
         .write = &Export::writeRuns<ofRun<replayedProcessesTable>>},
        {.table = {"phases", "Phases", "sums over the processes of applications by phase"},
         .write = &Export::writeRuns<ofRun<replayedPhasesTable>>},
        {.table = {"path_phases", "Critical path by phase",
                   "what the critical path of applications is made of, and what contention costs"},
         .write = &Export::writeRuns<pathPhasesTable>},
        {.table = {"path_channels", "Critical path by channel",
                   "what channels held up of applications, and their load"},
         .write = &Export::writeRuns<pathChannelsTable>},
        {.table = {"path", "Critical path", "every step of the critical path of applications; by name only",
                   ExportCost::high},
         .write = &Export::writeRuns<criticalPathTable>},
        {.table = {"events", "Events", "every event of every process of applications; by name only",
                   ExportCost::high},
         .write = &Export::writeRuns<ofRun<replayedEventsTable>, true>},
        {.table = {"candidates", "Candidates", "scenarios of a workload side by side: times, verdict, price"},
         .write = &Export::writeComparison},
        {.table =
             {"offers", "Offers",
              "platforms side by side: results by workload, price, cost, rank, why; as xlsx with formulas"},
         .write = &Export::writeOffers<offersByWorkload>},
        {.table = {"offer-results", "Offers by workload",
                   "every platform with every workload: the scenario that counts and its makespan"},
         .write = &Export::writeOffers<offerResultsTable>},
        {.table = {"what-if", "What if",
                   "what scenarios could be spared and what faster links would save; by name only",
                   ExportCost::high},
         .write = &Export::writeWhatIfs},
        {.table = {"bounds", "Lower bounds", "what each process has to send and receive at least"},
         .make = boundsOfScenarios},
        {.table = {"errors", "Errors of models", "predicted against measured times, model by model"},
         .errors = ErrorView::models},
        {.table = {"error-patterns", "Errors of patterns", "the same by measurement"},
         .errors = ErrorView::patterns},
        {.table = {"error-messages", "Errors of messages", "every measured message under every model"},
         .errors = ErrorView::messages},
        {.table = {"error-tasks", "Errors of tasks", "what a task sends, taken together"},
         .errors = ErrorView::tasks},
        {.table = {"error-bins", "Histograms of errors", "how many messages have which error"},
         .errors = ErrorView::bins},
        {.table = {"error-campaign", "Errors of a campaign", "by number of nodes and degree"},
         .errors = ErrorView::campaign},
        {.table = {"platforms", "Platforms", "their sizes, routing and price"}, .make = platformsTable},
        {.table = {"prices", "Prices", "what the prices of platforms are made of, with counts"},
         .make = [](const TableScope& scope) { return pricesTable(scope); }},
        {.table = {"items", "Costs", "what platforms cost beside nodes, switches and links"},
         .make = itemsTable},
        {.table = {"nodes", "Nodes", "nodes and lists of them, with cores, bandwidth and latency"},
         .make = nodesTable},
        {.table = {"servers", "Servers", "servers and lists of them, with GPUs, NICs and rails"},
         .make = serversTable},
        {.table = {"links", "Links", "links with bandwidth and latency"}, .make = linksTable},
        {.table = {"switches", "Switches", "names of switches"}, .make = switchesTable},
        {.table = {"routes", "Routes", "routes between nodes that platforms write out"}, .make = routesTable},
        {.table = {"workloads", "Workloads", "their messages and bytes"}, .make = workloadsTable},
        {.table = {"messages", "Messages", "who sends how much to whom, and when"}, .make = messagesTable},
        {.table = {"mappings", "Mappings", "policies and seeds"}, .make = mappingsTable},
        {.table = {"mapping", "Placement", "the node of every process of every scenario"},
         .make = placementTable},
        {.table = {"models", "Models", "kinds of models and where they come from"}, .make = modelsTable},
        {.table = {"model-parameters", "Parameters of models", "given values and defaults"},
         .make = modelParametersTable},
        {.table = {"parameters", "Parameters", "named values of the project"}, .make = parametersTable},
        {.table = {"measurements", "Measurements", "what was measured, and where the times come from"},
         .make = measurementsTable},
        {.table = {"measured", "Measured times", "measured times of messages"}, .make = measuredTable},
        {.table = {"benchmarks", "Benchmarks", "measured benchmarks"}, .make = benchmarksTable},
    };
    return all;
}

} // namespace

std::span<const ExportableTable> exportableTables()
{
    static const std::vector<ExportableTable> tables = [] {
        return mapped<ExportableTable>(recipes(), &Recipe::table);
    }();
    return tables;
}

const ExportableTable* findExportableTable(std::string_view name)
{
    return rowNamed(exportableTables(), name);
}

Result<ExportOutcome> exportTable(const Table& table, const ExportRequest& request, TableWriter& writer)
{
    ExportProgress progress;
    RowsWritten rows(writer, request, progress);
    RETURN_IF_ERROR(rows.begin(table));
    RETURN_IF_ERROR(rows.add(table));
    RETURN_IF_ERROR(rows.end(table.notes()));
    RETURN_IF_ERROR(writer.finish());
    return ExportOutcome{{{table.name(), rows.count()}}, {}, {}};
}

Result<ExportOutcome> exportTables(const Project& project, const ExportRequest& request, TableWriter& writer)
{
    return Export(project, request, writer).run();
}

} // namespace contraflow
