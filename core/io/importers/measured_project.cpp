// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/measured_project.h"

#include "core/application/algorithm_rules.h"
#include "core/base/text.h"
#include "core/project/taking.h"

#include <algorithm>
#include <set>

namespace contraflow {

namespace {

/** Named by a measurement, or the same messages or programs at the same places under another model. */
bool isMeasured(const Project& project, const Scenario& scenario)
{
    return std::any_of(
        project.measurements.begin(), project.measurements.end(), [&](const Measurement& measurement) {
            const Scenario* of = findByName(project.scenarios, measurement.scenario);
            return of && scenario.platform == of->platform && scenario.workload == of->workload &&
                   scenario.mapping == of->mapping && scenario.applications == of->applications;
        });
}

} // namespace

Result<void> addMeasuredProject(PlanBuilder& builder, const Project& other, const Provenance& provenance)
{
    Project named = other;
    std::vector<TakenThing> things;
    for (std::size_t i = 0; i < other.scenarios.size(); ++i)
        if (isMeasured(other, other.scenarios[i]))
            things.push_back({{TableKind::scenarios, 0}, i});
    if (things.empty())
        return Error{ErrorCode::invalidInput, "it is a project without measured times of a scenario"};
    for (std::size_t i = 0; i < other.measurements.size(); ++i) {
        if (!findByName(other.scenarios, other.measurements[i].scenario))
            continue;
        things.push_back({{TableKind::measurements, 0}, i});
        Measurement measurement = other.measurements[i];
        if (measurement.provenance.isEmpty())
            measurement.provenance = provenance;
        named.measurements.replace(i, 1, {std::move(measurement)});
    }
    ImportPlan& plan = builder.plan();
    const Taking taking = takeAlong(builder.project(), named, things);
    if (std::string note = noteOfOtherRules(builder.project(), taking); !note.empty())
        plan.notes.push_back(std::move(note));
    for (const ReplaceRows& addition : taking.additions)
        builder.add(addition);
    for (const CameAlong& each : taking.along) {
        if (each.list != TableKind::measurements) {
            if (each.isNew && each.here != each.there)
                plan.notes.push_back(inQuotes(each.there) + " is " + inQuotes(each.here) +
                                     " here, as the project has another one of that name");
            continue;
        }
        if (!each.isNew) {
            plan.notes.push_back("measurement " + inQuotes(each.here) + " is in the project already");
            continue;
        }
        const std::size_t rows = other.measurements[each.row].times.size();
        plan.rowCount += rows;
        builder.made("measurement " + inQuotes(each.here) + " with " + counted(rows, "time"));
    }
    return {};
}

} // namespace contraflow
