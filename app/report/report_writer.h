// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_content.h"
#include "app/report/report_request.h"

namespace contraflow::report {

// A report is made in steps, so that a window stays alive: makeContent() in a job, drawFigure() where the
// figure needs it, and these two in a job again.

/** Content with drawn figures as HTML. */
[[nodiscard]] Result<std::string> htmlOf(const ReportRequest& request, const Content& content);

/** HTML of htmlOf() as a file of the wanted format. Fails when a template of the user's own does not make
 * HTML that can be printed. */
[[nodiscard]] Result<std::string> fileOf(const ReportRequest& request, const std::string& html);

/** All steps in the application's thread. */
[[nodiscard]] Result<std::string> writeReport(const ReportRequest& request);

} // namespace contraflow::report
