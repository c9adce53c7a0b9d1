// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <optional>
#include <string>

namespace contraflow {

/** The scenario's model, or the one asked for: a model of the project by name, or else a kind of the
 * catalogue with its defaults. */
[[nodiscard]] Result<Model> chooseModel(const Project& project, const Scenario& scenario,
                                        const std::optional<std::string>& wanted);

/** What would keep scenarios of messages from having rates: under models of lossless networks, channels that
 * depend on one another in a cycle. Of a model that is predicted beside the scenario's own it is a warning.
 */
[[nodiscard]] IssueList validateRates(const Project& project);

} // namespace contraflow
