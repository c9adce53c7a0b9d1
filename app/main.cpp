// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#ifdef CONTRAFLOW_HAS_DESKTOP
#include "app/desktop/desktop.h"
#include "app/report/output/plot_without_window.h"
#include "app/report/output/report_without_window.h"
#endif

/** Decides between the command line and the window, and nothing else. */
int main(int argc, char* argv[])
{
    contraflow::Services services;
#ifdef CONTRAFLOW_HAS_DESKTOP
    services.plot = contraflow::writePlotWithoutWindow;
    services.plotNames = contraflow::plotNames();
    services.report = contraflow::writeReportWithoutWindow;
    if (!contraflow::isCommandLine(argc, argv))
        return contraflow::runDesktop(argc, argv);
#endif
    return contraflow::runCommandLine(argc, argv, services);
}
