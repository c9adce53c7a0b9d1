// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_request.h"

namespace contraflow {

/** Makes a report in a program that has no QApplication yet, with or without a display. */
[[nodiscard]] Result<std::string> writeReportWithoutWindow(const ReportRequest& request);

} // namespace contraflow
