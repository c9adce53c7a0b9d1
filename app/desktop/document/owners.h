// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"
#include "core/project/project.h"
#include "core/project/table_info.h"

#include <QString>
#include <cstddef>

#include <optional>

namespace contraflow {

// Which platform, workload and mapping belong to a scenario; its measurement is measurementOf of the core.

/**
 * The table of a kind that belongs to a scenario: its platform's nodes, its workload's messages … Lists of
 * the project belong to every scenario. In a project without scenarios the first object stands in.
 */
[[nodiscard]] std::optional<TableRef> tableOf(const Project& project, std::size_t scenario, TableKind kind);

/** A scenario for which tableOf gives this table: `preferred` when it does, else the first that does. */
[[nodiscard]] std::optional<std::size_t> scenarioShowing(const Project& project, TableRef table,
                                                         std::size_t preferred);

/**
 * An edit that gives the scenario an object of its own to fill where tableOf finds none: a platform for
 * nodes, a mapping for places … It makes the scenario too when the project has none. Without changes when
 * nothing is missing.
 */
[[nodiscard]] Edit makeOwner(const Project& project, std::size_t scenario, TableKind kind);

/** What makeOwner does where an object of this list is missing: "Add a platform". */
[[nodiscard]] QString addOwnerText(TableKind list);

/** Whether scenario number `scenario` runs an application of this name. */
[[nodiscard]] bool runsApplication(const Project& project, std::size_t scenario, const std::string& name);

/** Whether what the views of a scenario show is about applications: it runs some, or there is no scenario
 * and nothing else to run. */
[[nodiscard]] bool isOfApplications(const Project& project, std::size_t scenario);

} // namespace contraflow
