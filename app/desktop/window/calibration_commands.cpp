// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/calibration_dialog.h"
#include "app/desktop/window/main_window.h"

namespace contraflow {

void MainWindow::showCalibration()
{
    (new CalibrationDialog(m_document, this))->open();
}

} // namespace contraflow
