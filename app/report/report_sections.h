// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_content.h"
#include "app/report/report_data.h"
#include "app/report/report_request.h"

#include <string_view>

namespace contraflow::report {

/** What a section is called above it and in lists: "Networks"; empty for a name that is none. */
[[nodiscard]] std::string sectionTitle(std::string_view name);

/**
 * What the report says and shows, figures not drawn yet. Sections that have nothing to say are left out.
 * Fails on names of scenarios or sections that there are not, and when asked to stop.
 */
[[nodiscard]] Result<Content> makeContent(const ReportRequest& request);

/** Title, customer, author and date of a request that hides no names, in content that was made of the same
 * project. */
void setTitles(Content& content, const ReportRequest& request);

// One function a section; without blocks when there is nothing to say.

[[nodiscard]] Section summarySection(const ReportData& data);
[[nodiscard]] Section networksSection(const ReportData& data);
[[nodiscard]] Section workloadsSection(const ReportData& data);
[[nodiscard]] Section resultsSection(const ReportData& data);
[[nodiscard]] Section comparisonSection(const ReportData& data);
[[nodiscard]] Section sweepsSection(const ReportData& data);
[[nodiscard]] Section upgradesSection(const ReportData& data);
[[nodiscard]] Section placementSection(const ReportData& data);
[[nodiscard]] Section applicationsSection(const ReportData& data);
[[nodiscard]] Section modelsSection(const ReportData& data);
[[nodiscard]] Section validitySection(const ReportData& data);
[[nodiscard]] Section inputsSection(const ReportData& data);
[[nodiscard]] Section sourcesSection(const ReportData& data);

} // namespace contraflow::report
