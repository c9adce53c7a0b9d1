// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/report_dialog.h"
#include "app/desktop/window/main_window.h"

namespace contraflow {

void MainWindow::showReport()
{
    (new ReportDialog(m_document, *m_feedback, this))->open();
}

} // namespace contraflow
