// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/tables/table.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

// The project's own tables. Keys of columns are published: a column keeps its key and meaning; new ones come
// last. Tables share the project's rows and stay valid without it.

/** A project and the scenarios that tables are about; without a scenario, about everything in the project. */
struct TableScope
{
    const Project& project;
    std::vector<std::size_t> scenarios = {};
};

[[nodiscard]] Table platformsTable(const TableScope& scope);
/** What platforms cost, part by part: so many nodes, switches, links and items at a price each, and energy by
 * the power that is drawn, with formulas for spreadsheets. Without rows for platforms that name one price and
 * cost nothing else, or lack a price of a part. */
[[nodiscard]] Table pricesTable(const TableScope& scope);
/** The same of one platform. */
[[nodiscard]] Table pricesTable(const Platform& platform);
[[nodiscard]] Table switchesTable(const TableScope& scope);
/** Nodes and host lists, as in the project. */
[[nodiscard]] Table nodesTable(const TableScope& scope);
/** Servers and lists of them, as in the project. */
[[nodiscard]] Table serversTable(const TableScope& scope);
[[nodiscard]] Table linksTable(const TableScope& scope);
/** What platforms cost beside their nodes, switches and links, as in the project. */
[[nodiscard]] Table itemsTable(const TableScope& scope);
[[nodiscard]] Table routesTable(const TableScope& scope);
[[nodiscard]] Table workloadsTable(const TableScope& scope);
[[nodiscard]] Table messagesTable(const TableScope& scope);
[[nodiscard]] Table mappingsTable(const TableScope& scope);
/** Where every process of the scenarios runs, by hand or by a policy; without rows for scenarios whose
 * messages name nodes. */
[[nodiscard]] Table placementTable(const TableScope& scope);
[[nodiscard]] Table modelsTable(const TableScope& scope);
/** The parameters of models with the values that count: given ones and defaults. */
[[nodiscard]] Table modelParametersTable(const TableScope& scope);
[[nodiscard]] Table scenariosTable(const TableScope& scope);
[[nodiscard]] Table parametersTable(const TableScope& scope);
/** What was measured, and where the times come from. */
[[nodiscard]] Table measurementsTable(const TableScope& scope);
[[nodiscard]] Table measuredTable(const TableScope& scope);
[[nodiscard]] Table benchmarksTable(const TableScope& scope);

/** The places of all scenarios that a scope is about. */
[[nodiscard]] inline std::vector<std::size_t> scenariosIn(const TableScope& scope)
{
    if (!scope.scenarios.empty())
        return scope.scenarios;
    std::vector<std::size_t> all(scope.project.scenarios.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    return all;
}

/** The objects of a list that the scope's scenarios name, or all when it is about everything; in their order
 * in the project. */
template<typename Object>
[[nodiscard]] std::vector<const Object*> objectsIn(const TableScope& scope, const SharedRows<Object>& list,
                                                   std::string Scenario::*name)
{
    std::vector<const Object*> objects;
    for (const Object& object : list) {
        const bool isNamed = std::ranges::any_of(
            scope.scenarios, [&](std::size_t i) { return scope.project.scenarios[i].*name == object.name; });
        if (scope.scenarios.empty() || isNamed)
            objects.push_back(&object);
    }
    return objects;
}

} // namespace contraflow
