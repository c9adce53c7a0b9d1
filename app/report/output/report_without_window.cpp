// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/report_without_window.h"

#include "app/desktop/style/language.h"
#include "app/report/output/invisible_application.h"
#include "app/report/output/report_writer.h"

namespace contraflow {

void useLanguage(const std::string& code)
{
    installLanguage(code);
}

Result<std::string> writeReportWithoutWindow(const ReportRequest& request)
{
    const InvisibleApplication application;
    installLanguage(request.language);
    return report::writeReport(request);
}

} // namespace contraflow
