// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/live_value.h"

#include <QString>

#include <memory>

namespace contraflow {

/** Why scenarios of the project cannot run although all that they name is there, as `validate` says it; for
 * that, programs run for a while (validateRuns). */
struct RunIssues
{
    std::shared_ptr<const ScenarioResult> base; ///< project and revision
    IssueList issues;
    QString failure; ///< why there is nothing
};

/** As LiveValue<RunIssues> makes it. */
[[nodiscard]] LiveValue<RunIssues>::Plan runIssuesPlan(const std::shared_ptr<const ScenarioResult>& base);

} // namespace contraflow
