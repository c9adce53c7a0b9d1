// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/placement_dialog.h"
#include "app/desktop/window/main_window.h"

namespace contraflow {

void MainWindow::showPlacement()
{
    (new PlacementDialog(m_document, m_selection, this))->open();
}

} // namespace contraflow
