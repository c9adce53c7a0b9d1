// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/builders.h"

namespace contraflow::test {

/** The cluster of Table I with something in most tables of a project; its scenario "run" is of a program. */
inline Project everyTable()
{
    Project project = tableOne();
    Mapping mapping;
    mapping.name = "map";
    mapping.places.append({"a1", "X1"});
    project.mappings.append(mapping);
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = project.scenarios[0].name;
    project.measurements.append(measurement);
    Scenario second = project.scenarios[0];
    second.name = "second";
    second.mapping = "map";
    project.scenarios.append(second);
    Application application;
    application.name = "program";
    application.processes = CountCell(2);
    application.program.append({.ranks = "all", .event = "repeat", .count = "3", .label = "i"});
    application.program.append({.ranks = "all", .event = "compute", .time = "1 ms * (i + rank)"});
    application.program.append({.event = "end"});
    application.program.append({.ranks = "all", .event = "barrier", .algorithm = "dissemination"});
    project.applications.append(application);
    Mapping rule;
    rule.name = "rule";
    rule.policy = MappingPolicy::roundRobinPerNode;
    project.mappings.append(rule);
    Scenario run = project.scenarios[0];
    run.name = "run";
    run.workload.clear();
    run.mapping = "rule";
    run.applications.push_back({"program", {}, {}});
    project.scenarios.append(run);
    return project;
}

} // namespace contraflow::test
