// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_without_window.h"

#include "app/report/report_writer.h"

#include <QApplication>
#include <QHashSeed>

namespace contraflow {

Result<std::string> writeReportWithoutWindow(const ReportRequest& request)
{
    // The order of fonts in a PDF is that of a hash.
    QHashSeed::setDeterministicGlobalSeed();
    // Nothing is shown, and a display that is there must not change the report.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // What Qt misses of a desktop is nothing to people who have none.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    int count = 1;
    char name[] = "contraflow";
    char* arguments[] = {name, nullptr};
    const QApplication application(count, arguments);
    return report::writeReport(request);
}

} // namespace contraflow
