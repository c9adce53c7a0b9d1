// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"
#include "core/project/measured_times.h"
#include "core/tables/table.h"

namespace contraflow {

/** What is known of a predicted scenario as a whole, in one row; in JSON with its steps. */
[[nodiscard]] Table scenarioResultsTable(const Project& project, const Prediction& prediction,
                                         const MeasuredTimes& measured);

/** The issues of a prediction, or of a project. */
[[nodiscard]] Table issuesTable(const IssueList& issues);

} // namespace contraflow
