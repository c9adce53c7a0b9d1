// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_data.h"
#include "core/application/application_replay.h"
#include "core/application/measured_task.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/plan_builder.h"
#include "core/project/checks.h"
#include "core/project/edits.h"
#include "core/project/measured_times.h"
#include "core/project/scenario.h"

#include <cmath>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace contraflow {

namespace {

constexpr std::string_view kRunImporter = "contraflow-run";

/** Finds the message of a scenario that a measured row is about. */
class MessageFinder
{
public:
    static constexpr const char* kDoubled = phrase("message %1 was given before");

    MessageFinder(const Project& project, std::size_t scenario)
        : m_workload(*findByName(project.workloads, project.scenarios[scenario].workload))
    {
        IssueList issues;
        const PlacedScenario placed = placeScenario(project, scenario, issues);
        for (const PlacedMessage& message : placed.messages)
            m_nodes.emplace(message.row, std::pair(placed.network->node(message.source).name,
                                                   placed.network->node(message.destination).name));
        std::size_t row = 0;
        for (const MessageRow& message : m_workload.messages) {
            m_byId.emplace(message.id, row);
            addPair(message.source, message.destination, row);
            const auto nodes = m_nodes.find(row);
            if (nodes != m_nodes.end() &&
                nodes->second != std::pair(message.source.str(), message.destination.str()))
                addPair(nodes->second.first, nodes->second.second, row);
            ++row;
        }
    }

    /** Whether any id of the rows is one of the workload's: otherwise the file has other ids. */
    [[nodiscard]] bool knowsIdsOf(const ImportValues& values) const
    {
        for (const ImportRow& row : values.rows)
            if (m_byId.contains(row.message))
                return true;
        return false;
    }

    /** The id of the message, or why the row has none. */
    [[nodiscard]] Result<std::string> find(const ImportRow& row, bool byId) const
    {
        ASSIGN_OR_RETURN(const std::size_t index, byId ? findById(row) : findByEnds(row));
        const MessageRow& message = m_workload.messages[index];
        // A message is sent in whole bytes, whatever a formula gives.
        if (row.size && message.size.hasValue() &&
            std::abs(row.size->value - message.size.value().value) > 0.5)
            return invalidInput("its size %1 is not that of message %2, %3",
                                {quantityText(projectQuantity(*row.size)), inQuotes(message.id),
                                 quantityText(message.size.value())});
        return message.id.str();
    }

private:
    void addPair(const std::string& from, const std::string& to, std::size_t row)
    {
        m_byEnds[from + '\n' + to].push_back(row);
    }

    [[nodiscard]] Error noSuchMessage(const ImportRow& row) const
    {
        return invalidInput("workload %1 has no message %2",
                            {inQuotes(m_workload.name), inQuotes(row.message)});
    }

    [[nodiscard]] Result<std::size_t> findById(const ImportRow& row) const
    {
        const auto found = m_byId.find(row.message);
        if (found == m_byId.end())
            return noSuchMessage(row);
        if (!hasEnds(found->second, row))
            return invalidInput("message %1 does not go from %2 to %3",
                                {inQuotes(row.message), inQuotes(row.source), inQuotes(row.destination)});
        return found->second;
    }

    [[nodiscard]] bool hasEnds(std::size_t index, const ImportRow& row) const
    {
        if (row.source.empty() || row.destination.empty())
            return true;
        const auto found = m_byEnds.find(row.source + '\n' + row.destination);
        return found != m_byEnds.end() && contains(found->second, index);
    }

    [[nodiscard]] Result<std::size_t> findByEnds(const ImportRow& row) const
    {
        if (row.source.empty() || row.destination.empty())
            return row.message.empty() ? invalidInput("it names neither a message nor source and destination")
                                       : noSuchMessage(row);
        const auto found = m_byEnds.find(row.source + '\n' + row.destination);
        if (found == m_byEnds.end())
            return invalidInput("no message of workload %1 goes from %2 to %3",
                                {inQuotes(m_workload.name), inQuotes(row.source), inQuotes(row.destination)});
        if (found->second.size() > 1)
            return invalidInput("several messages go from %1 to %2; give their ids",
                                {inQuotes(row.source), inQuotes(row.destination)});
        return found->second.front();
    }

    const Workload& m_workload;
    std::unordered_map<std::size_t, std::pair<std::string, std::string>> m_nodes; ///< by row: placed ends
    std::unordered_map<std::string, std::size_t> m_byId;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byEnds;
};

/** Finds the figure of a process that a measured row is about, where a scenario runs applications. */
class TaskFinder
{
public:
    static constexpr const char* kDoubled = phrase("figure %1 was given before");

    TaskFinder(const Project& project, std::size_t scenario)
    {
        IssueList issues; // they are the project's own and reported where it is validated
        m_applications = placeApplications(project, scenario, issues).applications;
    }

    [[nodiscard]] bool knowsIdsOf(const ImportValues& /*values*/) const { return true; }

    [[nodiscard]] Result<std::string> find(const ImportRow& row, bool /*byId*/) const
    {
        ASSIGN_OR_RETURN(const MeasuredTask task, parseMeasuredTask(row.message));
        RETURN_IF_ERROR(findProcess(m_applications, task.process));
        return row.message;
    }

private:
    std::vector<PlacedApplication> m_applications;
};

/** Whether times come from one run of contraflow-run, of which more may have been measured since. */
bool isOfOneRun(const Provenance& one, const Provenance& other)
{
    return one.importer == kRunImporter && other.importer == kRunImporter && !one.measured.empty() &&
           one.measured == other.measured;
}

/** Puts a measurement behind the others, or in place of one that was imported while its run went on. */
void addOrReplace(PlanBuilder& builder, Measurement measurement, std::size_t count)
{
    const SharedRows<Measurement>& known = builder.project().measurements;
    const auto made = [&](std::string_view pattern) {
        return sentence(pattern, {inQuotes(measurement.name), inQuotes(measurement.scenario),
                                  sentenceOf(count, "1 measured time", "%1 measured times")});
    };
    for (std::size_t i = 0; i < builder.earlierMeasurements(); ++i) {
        const Measurement& earlier = known[i];
        if (earlier.scenario != measurement.scenario || hasOnlyParts(earlier) != hasOnlyParts(measurement) ||
            !isOfOneRun(earlier.provenance, measurement.provenance))
            continue;
        measurement.name = earlier.name;
        builder.made(
            made(phrase("measurement %1 of scenario %2 with %3, in place of what was imported of the "
                        "same run before")));
        return builder.replace(TableKind::measurements, i, std::move(measurement));
    }
    measurement.name = freeName(builder.project(), TableKind::measurements, measurement.name);
    builder.made(made(phrase("measurement %1 of scenario %2 with %3")));
    builder.append(TableKind::measurements, std::move(measurement));
}

/** Makes the measurement of the rows that the finder knows; how many these are. */
template<typename Finder>
std::size_t takeRows(PlanBuilder& builder, const ReadFile& file, const ImportTarget& target,
                     const Finder& finder)
{
    ImportPlan& plan = builder.plan();
    std::vector<std::string> columns;
    for (const ImportValues& values : file.values)
        if (values.keptColumns.size() > columns.size())
            columns = values.keptColumns;
    TimesBuilder times(columns);
    std::unordered_set<std::string> measured;
    for (const ImportValues& values : file.values) {
        const bool byId = finder.knowsIdsOf(values);
        for (ImportRow row : values.rows) {
            row.kept.resize(columns.size());
            const Result<std::string> id = finder.find(row, byId);
            std::string problem = id ? std::string() : id.error().message;
            if (id && !measured.insert(*id).second)
                problem = sentence(Finder::kDoubled, {inQuotes(*id)});
            if (!problem.empty() || !times.add(*id, row, problem))
                plan.rejected.push_back({row.line, id ? *id : row.message, problem});
        }
    }
    const std::size_t count = times.size();
    if (count == 0)
        return 0; // no row fits: what was imported before stays
    plan.rowCount += count;
    Measurement measurement{.name = target.name.empty() ? fileStem(target.provenance.file) : target.name,
                            .scenario = target.scenario,
                            .provenance = target.provenance};
    times.fill(measurement);
    addOrReplace(builder, std::move(measurement), count);
    plan.edit.label = sentence("Import measured times of %1", {target.scenario});
    return count;
}

/** Whether a measurement is one of the scenario, or of the same messages or programs at the same places, as
 * measurementOf() has it. */
bool isOfScenario(const Project& project, const Measurement& measurement, const std::string& name)
{
    if (measurement.scenario == name)
        return true;
    const Scenario* measured = findByName(project.scenarios, measurement.scenario);
    const Scenario* wanted = findByName(project.scenarios, name);
    return measured && wanted && measured->platform == wanted->platform &&
           measured->workload == wanted->workload && measured->mapping == wanted->mapping &&
           measured->applications == wanted->applications;
}

/** What to say where the project has other measurements of the scenario; empty where it has none. */
std::string earlierMeasurement(const PlanBuilder& builder, const ImportTarget& target)
{
    const Project& project = builder.project();
    for (std::size_t i = 0; i < builder.earlierMeasurements(); ++i) {
        const Measurement& earlier = project.measurements[i];
        if (isOfScenario(project, earlier, target.scenario) &&
            !isOfOneRun(earlier.provenance, target.provenance))
            return sentence(
                "scenario %1 has the measurement %2 already; errors count both, and what shows one of them "
                "shows the first",
                {inQuotes(target.scenario), inQuotes(earlier.name)});
    }
    return {};
}

} // namespace

Result<void> planMeasurement(PlanBuilder& builder, const ReadFile& file, const ImportTarget& target)
{
    const Project& project = builder.project();
    const std::size_t index = indexOfName(project.scenarios, target.scenario);
    if (index == project.scenarios.size())
        return notFound("the project has no scenario %1", {inQuotes(target.scenario)});
    RETURN_IF_ERROR(checkNamedOnce(project.scenarios, target.scenario, "scenario"));
    const Scenario& scenario = project.scenarios[index];
    if (runsApplications(scenario)) {
        const std::string earlier = earlierMeasurement(builder, target);
        (void)takeRows(builder, file, target, TaskFinder(project, index));
        if (!earlier.empty())
            builder.plan().notes.push_back(earlier);
        return {};
    }
    const Workload* workload = findByName(project.workloads, scenario.workload);
    if (!workload)
        return invalidInput("scenario %1 has no workload %2; correct the project first",
                            {inQuotes(scenario.name), inQuotes(scenario.workload)});
    RETURN_IF_ERROR(checkNamedOnce(project.workloads, scenario.workload, "workload"));
    const std::string name = workload->name;
    const std::size_t messages = workload->messages.size();
    const std::string earlier = earlierMeasurement(builder, target);
    const std::size_t count = takeRows(builder, file, target, MessageFinder(project, index));
    if (count < messages)
        builder.plan().notes.push_back(
            sentence("%1 of the %2 messages of workload %3 have no measured time",
                     {groupedCount(messages - count), groupedCount(messages), inQuotes(name)}));
    if (!earlier.empty())
        builder.plan().notes.push_back(earlier);
    return {};
}

} // namespace contraflow
