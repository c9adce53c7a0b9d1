// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report_request.h"

namespace contraflow {

/** Makes a report in a program that has no QApplication yet, with or without a display. */
[[nodiscard]] Result<std::string> writeReportWithoutWindow(const ReportRequest& request);

/** Makes all sentences from now on in a language of kLanguages. */
void useLanguage(const std::string& code);

} // namespace contraflow
