// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_content.h"
#include "app/report/report_request.h"

namespace contraflow::report {

/** The template that reports are made of without one of the user's own. */
[[nodiscard]] const ReportTemplate& standardTemplate();

/**
 * Sets content with drawn figures in a template. Fails, naming the template and its line, when the template
 * is broken, uses what reports do not allow (other delimiters, partials, deep nesting) or makes too much.
 */
[[nodiscard]] Result<std::string> renderHtml(const Content& content, const ReportTemplate& pattern);

} // namespace contraflow::report
