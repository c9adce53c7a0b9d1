// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/run_issues.h"

#include "core/application/application_replay.h"

namespace contraflow {

LiveValue<RunIssues>::Plan runIssuesPlan(const std::shared_ptr<const ScenarioResult>& base)
{
    return {[base = withoutRun(base)](const JobContext& context) -> std::shared_ptr<const RunIssues> {
        auto found = std::make_shared<RunIssues>();
        found->base = base;
        found->issues = validateRuns(base->project, context.stop);
        if (context.stop.stop_requested())
            return nullptr;
        return found;
    }};
}

} // namespace contraflow
