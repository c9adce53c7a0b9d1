// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_window.h"

#include "app/desktop/dialogs/preset_dialog.h"
#include "app/desktop/dialogs/recipe_dialog.h"
#include "app/desktop/window/file_commands.h"

// The commands of the window that have to do with network presets and recipes.

namespace contraflow {

void MainWindow::newFromPreset()
{
    auto* dialog = new PresetDialog(PresetDialog::Purpose::newProject, m_document, m_selection, this);
    connect(dialog, &PresetDialog::projectMade, this,
            [this](const Project& project) { m_files->newProject(project); });
    dialog->open();
}

void MainWindow::newFromRecipe()
{
    const auto offer =
        isStartPageShown() ? RecipeDialog::Offer::newProjectOnly : RecipeDialog::Offer::allTargets;
    auto* dialog = new RecipeDialog(offer, m_document, m_selection, this);
    connect(dialog, &RecipeDialog::projectMade, this,
            [this](const Project& project) { m_files->newProject(project); });
    dialog->open();
}

void MainWindow::applyNetworkPreset()
{
    (new PresetDialog(PresetDialog::Purpose::network, m_document, m_selection, this))->open();
}

void MainWindow::addModelFromPreset()
{
    (new PresetDialog(PresetDialog::Purpose::model, m_document, m_selection, this))->open();
}

} // namespace contraflow
