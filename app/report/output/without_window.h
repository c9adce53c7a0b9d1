// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_request.h"

#include <string_view>
#include <vector>

// Pictures and reports of a program that has no QApplication yet, with or without a display.

namespace contraflow {

namespace report {

/** Makes the content, draws its figures and sets both in the wanted format, in the application's thread. */
[[nodiscard]] Result<std::string> writeReport(const ReportRequest& request);

} // namespace report

/** The names of the pictures that can be made: plots that need no more than the project, and the network. */
[[nodiscard]] std::vector<std::string_view> plotNames();

/** Makes a picture in a program that has no QApplication yet, with or without a display. */
[[nodiscard]] Result<std::string> writePlotWithoutWindow(const PlotRequest& request);

/** The pictures of what a campaign gave that can be made: those of the dialog of campaigns. */
[[nodiscard]] std::vector<std::string_view> campaignPlotNames();

/** Makes one of them, as writePlotWithoutWindow() does. */
[[nodiscard]] Result<std::string> writeCampaignPlotWithoutWindow(const CampaignPlotRequest& request);

/** Makes a report in a program that has no QApplication yet, with or without a display. */
[[nodiscard]] Result<std::string> writeReportWithoutWindow(const ReportRequest& request);

/** Makes all sentences from now on in a language of kLanguages. */
void useLanguage(const std::string& code);

} // namespace contraflow
