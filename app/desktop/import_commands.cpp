// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import_dialog.h"
#include "app/desktop/file_commands.h"
#include "app/desktop/main_window.h"

#include <QFileInfo>

// The commands of the window that take other programs' files into the project.

namespace contraflow {

void MainWindow::importMeasurements()
{
    const QString file = m_document.filePath();
    const QString folder = file.isEmpty() ? FileCommands::documentsFolder() : QFileInfo(file).absolutePath();
    if (const QString path = m_feedback->askImportPath(this, folder); !path.isEmpty())
        importFile(path);
}

void MainWindow::importFile(const QString& path)
{
    (new ImportDialog(path, m_document, m_selection, this))->open();
}

void MainWindow::takeDroppedFile(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const bool isProject = ending == QLatin1String("yaml") || ending == QLatin1String("yml");
    if (isProject || isStartPageShown())
        openFile(path);
    else
        importFile(path);
}

} // namespace contraflow
