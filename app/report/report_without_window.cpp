// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_without_window.h"

#include "app/report/invisible_application.h"
#include "app/report/report_writer.h"

namespace contraflow {

Result<std::string> writeReportWithoutWindow(const ReportRequest& request)
{
    const InvisibleApplication application;
    return report::writeReport(request);
}

} // namespace contraflow
