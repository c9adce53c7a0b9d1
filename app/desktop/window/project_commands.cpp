// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/project_commands.h"

#include "app/desktop/dialogs/import/follow_dialog.h"
#include "app/desktop/dialogs/import/import_dialog.h"
#include "app/desktop/dialogs/make/algorithms_dialog.h"
#include "app/desktop/dialogs/study/calibration_dialog.h"
#include "app/desktop/dialogs/study/campaign_dialog.h"
#include "app/desktop/dialogs/study/measuring_dialog.h"
#include "app/desktop/dialogs/study/placement_dialog.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/window/file_commands.h"

#include <QFileInfo>

#include <map>
#include <string_view>

namespace contraflow {

namespace {

const QString kGalleryKey = QStringLiteral("gallery");
const QString kNextTopic = QStringLiteral("next"); ///< what is done next with what came in

} // namespace

void ProjectCommands::showGallery(GalleryGroup group) const
{
    const auto offer =
        m_context.files.isOpen() ? GalleryDialog::Offer::everything : GalleryDialog::Offer::newProjectOnly;
    auto* dialog = new GalleryDialog(group, offer, m_context.document, m_context.selection, m_context.window);
    dialog->recall(m_context.preferences.layout(kGalleryKey));
    QObject::connect(dialog, &QDialog::accepted, m_context.window,
                     [dialog, &preferences = m_context.preferences] {
                         preferences.setLayout(kGalleryKey, dialog->remembered());
                     });
    QObject::connect(dialog, &GalleryDialog::projectMade, &m_context.files, &FileCommands::startWith);
    QObject::connect(dialog, &QDialog::accepted, &m_context.sheets, [dialog, &sheets = m_context.sheets] {
        if (const QByteArray sheet = dialog->sheet(); !sheet.isEmpty())
            sheets.showSheet(sheet.toStdString());
    });
    dialog->open();
}

void ProjectCommands::showGallery() const
{
    using Group = GalleryGroup;
    const std::map<std::string_view, Group> groups{
        {"messages", Group::patterns},     {"workloads", Group::patterns},      {"program", Group::programs},
        {"applications", Group::programs}, {"groups", Group::programs},         {"models", Group::presets},
        {"parameters", Group::programs},   {"modelParameters", Group::presets},
    };
    const auto found = groups.find(m_context.sheets.currentSheet().key);
    showGallery(!m_context.files.isOpen() || found == groups.end() ? Group::networks : found->second);
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
    const QString path =
        m_context.feedback.askPath(m_context.window, PathUse::follow, m_context.files.projectFolder());
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

void ProjectCommands::importFiles() const
{
    importPaths(m_context.feedback.askPaths(m_context.window, PathUse::importFiles,
                                            m_context.files.projectFolder(), {}));
}

void ProjectCommands::importFolder() const
{
    const QString path =
        m_context.feedback.askPath(m_context.window, PathUse::importFolder, m_context.files.projectFolder());
    if (!path.isEmpty())
        importPaths({path});
}

void ProjectCommands::importPaths(const QStringList& paths) const
{
    if (paths.isEmpty())
        return;
    auto* dialog = new ImportDialog(paths, m_context.document, m_context.selection, m_context.window);
    QObject::connect(dialog, &QDialog::accepted, &m_context.sheets, [this, dialog] {
        if (const QString sheet = dialog->sheet(); !sheet.isEmpty())
            m_context.sheets.showSheet(sheet.toStdString());
        showImported(*dialog);
    });
    dialog->open();
}

void ProjectCommands::showImported(const ImportDialog& dialog) const
{
    const QString text = ImportDialog::tr("Imported: %1").arg(dialog.taken().join(QStringLiteral("; ")));
    if (dialog.hasMeasured())
        m_context.messages.show(
            kNextTopic, Severity::note, text,
            {{ImportDialog::tr("Errors"), [this] { m_context.sheets.showSheet("errors"); }},
             {ImportDialog::tr("Calibrate…"), [this] { calibrate(); }}});
    else
        m_context.messages.show(kNextTopic, Severity::note, text);
}

void ProjectCommands::chooseAlgorithms() const
{
    (new AlgorithmsDialog(m_context.document, m_context.window))->open();
}

void ProjectCommands::takeFiles(const QStringList& paths) const
{
    const bool isOpen = m_context.files.isOpen();
    if (paths.size() != 1) {
        if (isOpen)
            importPaths(paths);
        return;
    }
    const QFileInfo file(paths.front());
    const QString ending = file.suffix().toLower();
    const bool isProject = ending == QLatin1String("yaml") || ending == QLatin1String("yml");
    // Networks may be YAML too.
    if (file.isDir() || (isOpen && (!isProject || looksLikeTopology(paths.front().toStdString()))))
        importPaths(paths);
    else
        m_context.files.openFile(paths.front());
}

} // namespace contraflow
