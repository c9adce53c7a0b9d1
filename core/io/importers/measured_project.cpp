// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/measured_project.h"

#include "core/base/text.h"
#include "core/project/edits.h"

#include <algorithm>
#include <map>
#include <set>

namespace contraflow {

namespace {

class Merger
{
public:
    Merger(PlanBuilder& builder, const Project& other, const Provenance& provenance)
        : m_builder(builder)
        , m_other(other)
        , m_provenance(provenance)
    {}

    Result<void> merge()
    {
        std::set<std::string> measured;
        for (const Measurement& measurement : m_other.measurements)
            if (findByName(m_other.scenarios, measurement.scenario))
                measured.insert(measurement.scenario);
        if (measured.empty())
            return Error{ErrorCode::invalidInput, "it is a project without measured times of a scenario"};
        if (Result<void> added = addParameters(); !added)
            return added;
        for (const Scenario& scenario : m_other.scenarios)
            if (isMeasured(scenario, measured))
                addScenario(scenario);
        for (const Measurement& measurement : m_other.measurements)
            if (measured.contains(measurement.scenario))
                addMeasurement(measurement);
        return {};
    }

private:
    /** Named by a measurement, or the same messages at the same places under another model. */
    [[nodiscard]] bool isMeasured(const Scenario& scenario, const std::set<std::string>& measured) const
    {
        return std::any_of(measured.begin(), measured.end(), [&](const std::string& name) {
            const Scenario& of = *findByName(m_other.scenarios, name);
            return scenario.platform == of.platform && scenario.workload == of.workload &&
                   scenario.mapping == of.mapping;
        });
    }

    Result<void> addParameters()
    {
        for (const ParameterRow& row : m_other.parameters) {
            const ParameterRow* known = findByName(m_builder.project().parameters, row.name);
            if (known && known->value != row.value)
                return Error{ErrorCode::invalidInput, "its parameter " + inQuotes(row.name) + " is " +
                                                          inQuotes(row.value) + " and the project's is " +
                                                          inQuotes(known->value) + "; rename one of them"};
        }
        for (const ParameterRow& row : m_other.parameters)
            if (!findByName(m_builder.project().parameters, row.name))
                m_builder.append(TableKind::parameters, row);
        return {};
    }

    /** The name under which the project has this object, which is added where it has none. */
    template<typename Row>
    std::string nameOf(TableKind list, SharedRows<Row> Project::*rows, Row row)
    {
        const auto isSame = [&row](const Row& known) {
            Row copy = row;
            copy.name = known.name;
            return copy == known;
        };
        const SharedRows<Row>& known = m_builder.project().*rows;
        if (const Row* named = findByName(known, row.name); named && isSame(*named))
            return row.name;
        for (const Row& candidate : known)
            if (isSame(candidate))
                return candidate.name;
        row.name = freeName(m_builder.project(), list, row.name);
        std::string name = row.name;
        m_builder.append(list, std::move(row));
        return name;
    }

    template<typename Row>
    std::string take(TableKind list, SharedRows<Row> Project::*rows, const std::string& name)
    {
        const Row* row = findByName(m_other.*rows, name);
        return row ? nameOf(list, rows, *row) : name;
    }

    void addScenario(Scenario scenario)
    {
        const std::string name = scenario.name;
        scenario.platform = take(TableKind::platforms, &Project::platforms, scenario.platform);
        scenario.workload = take(TableKind::workloads, &Project::workloads, scenario.workload);
        scenario.mapping = take(TableKind::mappings, &Project::mappings, scenario.mapping);
        scenario.model = take(TableKind::models, &Project::models, scenario.model);
        m_scenarios[name] = nameOf(TableKind::scenarios, &Project::scenarios, std::move(scenario));
    }

    void addMeasurement(Measurement measurement)
    {
        ImportPlan& plan = m_builder.plan();
        measurement.scenario = m_scenarios.at(measurement.scenario);
        if (measurement.provenance.isEmpty())
            measurement.provenance = m_provenance;
        const std::size_t rows = measurement.times.size();
        const std::size_t before = m_builder.project().measurements.size();
        const std::string name =
            nameOf(TableKind::measurements, &Project::measurements, std::move(measurement));
        if (m_builder.project().measurements.size() == before) {
            plan.notes.push_back("measurement " + inQuotes(name) + " is in the project already");
            return;
        }
        plan.rowCount += rows;
        m_builder.made("measurement " + inQuotes(name) + " with " + counted(rows, "time"));
    }

    PlanBuilder& m_builder;
    const Project& m_other;
    const Provenance& m_provenance;
    std::map<std::string, std::string> m_scenarios; ///< names there and here
};

} // namespace

Result<void> addMeasuredProject(PlanBuilder& builder, const Project& other, const Provenance& provenance)
{
    return Merger(builder, other, provenance).merge();
}

} // namespace contraflow
