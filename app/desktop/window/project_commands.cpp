// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/project_commands.h"

#include "app/desktop/dialogs/algorithms_dialog.h"
#include "app/desktop/dialogs/calibration_dialog.h"
#include "app/desktop/dialogs/campaign_dialog.h"
#include "app/desktop/dialogs/follow_dialog.h"
#include "app/desktop/dialogs/import_dialog.h"
#include "app/desktop/dialogs/import_folder_dialog.h"
#include "app/desktop/dialogs/measuring_dialog.h"
#include "app/desktop/dialogs/model_taking_dialog.h"
#include "app/desktop/dialogs/pattern_dialog.h"
#include "app/desktop/dialogs/placement_dialog.h"
#include "app/desktop/dialogs/preset_dialog.h"
#include "app/desktop/dialogs/program_dialog.h"
#include "app/desktop/dialogs/recipe_dialog.h"
#include "app/desktop/dialogs/topology_dialog.h"
#include "app/desktop/dialogs/trace_dialog.h"
#include "app/desktop/dialogs/traffic_dialog.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "app/desktop/window/file_commands.h"

#include <QFileInfo>

namespace contraflow {

void ProjectCommands::newFromPreset() const
{
    auto* dialog = new PresetDialog(PresetDialog::Purpose::newProject, m_context.document,
                                    m_context.selection, m_context.window);
    QObject::connect(dialog, &PresetDialog::projectMade, &m_context.files, &FileCommands::startWith);
    dialog->open();
}

void ProjectCommands::newFromRecipe() const
{
    const auto offer =
        m_context.files.isOpen() ? RecipeDialog::Offer::allTargets : RecipeDialog::Offer::newProjectOnly;
    auto* dialog = new RecipeDialog(offer, m_context.document, m_context.selection, m_context.window);
    QObject::connect(dialog, &RecipeDialog::projectMade, &m_context.files, &FileCommands::startWith);
    dialog->open();
}

void ProjectCommands::makeMessages() const
{
    auto* dialog = new PatternDialog(m_context.document, m_context.selection, m_context.window);
    QObject::connect(dialog, &QDialog::accepted, &m_context.sheets,
                     [&sheets = m_context.sheets] { sheets.showSheet("messages"); });
    dialog->open();
}

void ProjectCommands::makeProgram() const
{
    auto* dialog = new ProgramDialog(m_context.document, m_context.selection, m_context.window);
    QObject::connect(dialog, &QDialog::accepted, &m_context.sheets,
                     [&sheets = m_context.sheets] { sheets.showSheet("program"); });
    dialog->open();
}

void ProjectCommands::applyNetworkPreset() const
{
    (new PresetDialog(PresetDialog::Purpose::network, m_context.document, m_context.selection,
                      m_context.window))
        ->open();
}

void ProjectCommands::addModelFromPreset() const
{
    (new PresetDialog(PresetDialog::Purpose::model, m_context.document, m_context.selection,
                      m_context.window))
        ->open();
}

void ProjectCommands::calibrate() const
{
    (new CalibrationDialog(m_context.document, m_context.selection, m_context.window))->open();
}

void ProjectCommands::place() const
{
    (new PlacementDialog(m_context.document, m_context.selection, m_context.window))->open();
}

void ProjectCommands::measure() const
{
    (new MeasuringDialog(m_context.document, m_context.feedback, m_context.files.projectFolder(),
                         m_context.window))
        ->open();
}

void ProjectCommands::follow() const
{
    const QString path = m_context.feedback.askFollowPath(m_context.window, m_context.files.projectFolder());
    if (!path.isEmpty())
        (new FollowDialog(path, m_context.document, m_context.window))->show();
}

void ProjectCommands::runCampaign() const
{
    CampaignDialog::Source source;
    if (m_context.files.isOpen())
        source = {m_context.document.project(), m_context.document.filePath()};
    // One at a time: two would work on the same results.
    for (auto* dialog : m_context.window->findChildren<CampaignDialog*>())
        if (dialog->isVisible()) {
            dialog->setSource(std::move(source));
            dialog->raise();
            return dialog->activateWindow();
        }
    (new CampaignDialog(m_context.feedback, m_context.files.projectFolder(), std::move(source),
                        m_context.window))
        ->show();
}

void ProjectCommands::importMeasurements() const
{
    const QString path = m_context.feedback.askImportPath(m_context.window, m_context.files.projectFolder());
    if (!path.isEmpty())
        importFile(path);
}

void ProjectCommands::importMeasuredFolder() const
{
    const QString path =
        m_context.feedback.askImportFolder(m_context.window, m_context.files.projectFolder());
    if (!path.isEmpty())
        importFolder(path);
}

void ProjectCommands::importMessages() const
{
    const QString path =
        m_context.feedback.askMessagesPath(m_context.window, m_context.files.projectFolder());
    if (!path.isEmpty())
        importTraffic(path);
}

void ProjectCommands::importTraffic(const QString& path) const
{
    auto* dialog = new TrafficDialog(path, m_context.document, m_context.selection, m_context.window);
    QObject::connect(dialog, &QDialog::accepted, &m_context.sheets,
                     [&sheets = m_context.sheets] { sheets.showSheet("messages"); });
    dialog->open();
}

void ProjectCommands::importFolder(const QString& path) const
{
    auto* dialog = new ImportFolderDialog(path, m_context.document, m_context.window);
    QObject::connect(dialog, &QDialog::accepted, &m_context.sheets,
                     [&sheets = m_context.sheets] { sheets.showSheet("campaign"); });
    dialog->open();
}

void ProjectCommands::importNetwork() const
{
    const QString path = m_context.feedback.askNetworkPath(m_context.window, m_context.files.projectFolder());
    if (!path.isEmpty())
        importTopology(path);
}

void ProjectCommands::importTrace() const
{
    const QStringList paths =
        m_context.feedback.askTracePaths(m_context.window, m_context.files.projectFolder());
    if (!paths.isEmpty())
        importTraceOf(paths);
}

void ProjectCommands::importTraceOf(const QStringList& paths) const
{
    auto* dialog = new TraceDialog(paths, m_context.document, m_context.selection, m_context.window);
    QObject::connect(dialog, &QDialog::accepted, &m_context.sheets,
                     [&sheets = m_context.sheets] { sheets.showSheet("processes"); });
    dialog->open();
}

void ProjectCommands::takeModel() const
{
    const QString path = m_context.feedback.askModelPath(m_context.window, m_context.files.projectFolder());
    if (!path.isEmpty())
        (new ModelTakingDialog(path, m_context.document, m_context.window))->open();
}

void ProjectCommands::chooseAlgorithms() const
{
    (new AlgorithmsDialog(m_context.document, m_context.window))->open();
}

void ProjectCommands::importTopology(const QString& path) const
{
    (new TopologyDialog(path, m_context.document, m_context.window))->open();
}

void ProjectCommands::importFile(const QString& path) const
{
    if (looksLikeTopology(path.toStdString()))
        return importTopology(path);
    if (looksLikeTrace(path.toStdString()))
        return importTraceOf({path});
    auto* dialog = new ImportDialog(path, m_context.document, m_context.selection, m_context.window);
    QObject::connect(dialog, &ImportDialog::messagesWanted, m_context.window,
                     [*this, path] { importTraffic(path); });
    dialog->open();
}

void ProjectCommands::takeFiles(const QStringList& paths) const
{
    if (paths.size() == 1)
        takeFile(paths.front());
    else if (m_context.files.isOpen() && !paths.isEmpty())
        importTraceOf(paths);
}

void ProjectCommands::takeFile(const QString& path) const
{
    if (QFileInfo(path).isDir()) {
        importFolder(path);
        return;
    }
    // Networks may be YAML too.
    if (m_context.files.isOpen() && looksLikeTopology(path.toStdString())) {
        importTopology(path);
        return;
    }
    const QString ending = QFileInfo(path).suffix().toLower();
    const bool isProject = ending == QLatin1String("yaml") || ending == QLatin1String("yml");
    if (isProject || !m_context.files.isOpen())
        m_context.files.openFile(path);
    else
        importFile(path);
}

} // namespace contraflow
