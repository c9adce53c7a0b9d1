// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#ifdef CONTRAFLOW_HAS_DESKTOP
#include "app/desktop/desktop.h"
#include "app/report/output/without_window.h"
#endif

#include <cstdio>
#include <exception>
#include <new>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

/** Large arrays go back to the system as soon as nothing needs them. As it is, the C library keeps blocks of
 * up to 32 MB for later ones, in each thread its own: of a million messages a tenth of what they need. */
void giveLargeArraysBack()
{
#ifdef __GLIBC__
    constexpr int kMegabyte = 1024 * 1024;
    mallopt(M_MMAP_THRESHOLD, kMegabyte);
    mallopt(M_TRIM_THRESHOLD, 4 * kMegabyte);
#endif
}

/** Decides between the command line and the window. */
int run(int argc, char* argv[])
{
    contraflow::Services services;
#ifdef CONTRAFLOW_HAS_DESKTOP
    services.plot = contraflow::writePlotWithoutWindow;
    services.plotNames = contraflow::plotNames();
    services.campaignPlot = contraflow::writeCampaignPlotWithoutWindow;
    services.campaignPlotNames = contraflow::campaignPlotNames();
    services.report = contraflow::writeReportWithoutWindow;
    services.language = contraflow::useLanguage;
    if (!contraflow::isCommandLine(argc, argv, services))
        return contraflow::runDesktop(argc, argv);
#endif
    return contraflow::runCommandLine(argc, argv, services);
}

} // namespace

/** Nothing in the program throws by design; what comes here all the same is said, and is no crash. */
int main(int argc, char* argv[])
{
    giveLargeArraysBack();
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        std::fputs("contraflow: there is not enough memory for this; what came out is not complete\n",
                   stderr);
        return 3;
    } catch (const std::exception& unexpected) {
        std::fprintf(
            stderr,
            "contraflow: the program met something that it was not made for (%s); what came out is not "
            "complete, please report it with the project\n",
            unexpected.what());
        return 1;
    }
}
