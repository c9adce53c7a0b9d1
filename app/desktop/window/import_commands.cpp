// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import_dialog.h"
#include "app/desktop/dialogs/import_folder_dialog.h"
#include "app/desktop/window/main_window.h"

#include <QFileInfo>

// The commands of the window that take other programs' files into the project.

namespace contraflow {

void MainWindow::importMeasurements()
{
    if (const QString path = m_feedback->askImportPath(this, projectFolder()); !path.isEmpty())
        importFile(path);
}

void MainWindow::importMeasuredFolder()
{
    if (const QString path = m_feedback->askImportFolder(this, projectFolder()); !path.isEmpty())
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
