// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import_dialog.h"
#include "app/desktop/dialogs/import_folder_dialog.h"
#include "app/desktop/document/document.h"
#include "app/desktop/file_commands.h"
#include "app/desktop/main_window.h"

#include <QFileInfo>

// The commands of the window that take other programs' files into the project.

namespace contraflow {

namespace {

/** Where measured times are looked for first. */
QString importStart(const Document& document)
{
    const QString file = document.filePath();
    return file.isEmpty() ? FileCommands::documentsFolder() : QFileInfo(file).absolutePath();
}

} // namespace

void MainWindow::importMeasurements()
{
    if (const QString path = m_feedback->askImportPath(this, importStart(m_document)); !path.isEmpty())
        importFile(path);
}

void MainWindow::importMeasuredFolder()
{
    if (const QString path = m_feedback->askImportFolder(this, importStart(m_document)); !path.isEmpty())
        importFolder(path);
}

void MainWindow::importFolder(const QString& path)
{
    auto* dialog = new ImportFolderDialog(path, m_document, this);
    connect(dialog, &QDialog::accepted, this, &MainWindow::showSheet<SheetKind::campaign>);
    dialog->open();
}

void MainWindow::importFile(const QString& path)
{
    (new ImportDialog(path, m_document, m_selection, this))->open();
}

void MainWindow::takeDroppedFile(const QString& path)
{
    if (QFileInfo(path).isDir()) {
        importFolder(path);
        return;
    }
    const QString ending = QFileInfo(path).suffix().toLower();
    const bool isProject = ending == QLatin1String("yaml") || ending == QLatin1String("yml");
    if (isProject || isStartPageShown())
        openFile(path);
    else
        importFile(path);
}

} // namespace contraflow
