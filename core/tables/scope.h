// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/project_tables.h"

#include <algorithm>
#include <string>
#include <vector>

namespace contraflow {

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
        const bool isNamed = std::any_of(scope.scenarios.begin(), scope.scenarios.end(), [&](std::size_t i) {
            return scope.project.scenarios[i].*name == object.name;
        });
        if (scope.scenarios.empty() || isNamed)
            objects.push_back(&object);
    }
    return objects;
}

} // namespace contraflow
