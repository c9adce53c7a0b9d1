// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/application.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/**
 * What the runs of applications of one scenario are called, in their order: as their application, and the
 * second and further runs of one application "a#2", "a#3". No two are the same.
 */
[[nodiscard]] inline std::vector<std::string> runNames(const std::vector<ScenarioApplication>& applications)
{
    std::set<std::string> taken;
    for (const ScenarioApplication& application : applications)
        taken.insert(application.name);
    std::map<std::string, std::size_t> runs;
    std::vector<std::string> names;
    for (const ScenarioApplication& application : applications) {
        std::size_t& run = runs[application.name];
        std::string name = application.name;
        // An application may be called as a run of another would be.
        while (++run > 1) {
            name = application.name + "#" + std::to_string(run);
            if (taken.insert(name).second)
                break;
        }
        names.push_back(std::move(name));
    }
    return names;
}

/** What a mapping calls a process: its rank in the first run of a scenario, "NAME:RANK" in the others. */
[[nodiscard]] inline std::string processNameOf(const std::string& runName, std::size_t run,
                                               std::uint32_t rank)
{
    return (run > 0 ? runName + ":" : std::string()) + std::to_string(rank);
}

} // namespace contraflow
