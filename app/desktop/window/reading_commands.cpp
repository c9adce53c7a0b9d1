// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_window.h"

#include "app/desktop/canvas/topology_view.h"
#include "app/desktop/panels/step_player.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/workspace.h"

// The commands of the window that have to do with reading a result: steps, and what colours mean.

namespace contraflow {

void MainWindow::previousStep()
{
    m_scenarioBar->previousStep();
}

void MainWindow::nextStep()
{
    m_scenarioBar->nextStep();
}

void MainWindow::playSteps()
{
    m_scenarioBar->player().toggle();
}

void MainWindow::playFaster()
{
    m_scenarioBar->playFaster();
}

void MainWindow::playSlower()
{
    m_scenarioBar->playSlower();
}

void MainWindow::setArrowColour(ArrowColour colour)
{
    m_preferences.setArrowColour(colour);
    m_workspace->topology()->setArrowColour(colour);
}

} // namespace contraflow
