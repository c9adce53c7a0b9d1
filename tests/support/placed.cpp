// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/placed.h"

#include <cstdio>
#include <cstdlib>

namespace contraflow::test {

PlacedScenario place(const Project& project)
{
    IssueList issues;
    PlacedScenario placed = placeScenario(project, 0, issues);
    for (const Issue& issue : issues) {
        std::fprintf(stderr, "%s\n", issue.text.c_str());
        if (issue.severity == Severity::error)
            std::abort();
    }
    return placed;
}

std::vector<std::uint32_t> routed(const PlacedScenario& placed)
{
    std::vector<std::uint32_t> active;
    for (std::uint32_t i = 0; i < placed.messages.size(); ++i)
        if (!placed.routes[i].empty())
            active.push_back(i);
    return active;
}

} // namespace contraflow::test
