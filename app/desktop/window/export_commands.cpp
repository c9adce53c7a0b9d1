// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/export_dialog.h"
#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/jobs/table_export.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "app/desktop/style/text.h"
#include "app/desktop/window/file_commands.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/workspace.h"

#include <QDir>
#include <QFileInfo>

// The commands of the window that write tables to files.

namespace contraflow {

namespace {

const QString kExportTopic = QStringLiteral("export");

/** As file dialogs take them: "CSV (*.csv)". */
QString filterOf(const TableFormatInfo& info)
{
    return QStringLiteral("%1 (*%2)").arg(qtText(info.title), qtText(info.ending));
}

/** The format that a file's ending names; CSV where it names none. */
TableFormat formatOf(const QString& path)
{
    const QString ending = QLatin1Char('.') + QFileInfo(path).suffix().toLower();
    for (const TableFormatInfo& info : kTableFormats)
        if (qtText(info.ending) == ending)
            return info.format;
    return TableFormat::csv;
}

} // namespace

QString MainWindow::projectFolder() const
{
    const QString file = m_document.filePath();
    return file.isEmpty() ? FileCommands::documentsFolder() : QFileInfo(file).absolutePath();
}

void MainWindow::connectExports()
{
    m_tableExport = new TableExport(this);
    connect(m_workspace->sheets(), &SheetTabs::exportRequested, this, &MainWindow::exportSheet);
    connect(m_tableExport, &TableExport::progressed, this, [this](const QString& path, double fraction) {
        m_messages->showProgress(
            kExportTopic,
            tr("Exporting to %1… %2 %")
                .arg(QDir::toNativeSeparators(path), QString::number(qRound(100 * fraction))),
            {tr("Cancel"), [this] { m_tableExport->cancel(); }});
    });
    connect(m_tableExport, &TableExport::saved, this,
            [this](const QString& path, qulonglong tables, qulonglong rows, const QStringList& problems) {
                const QString place = QDir::toNativeSeparators(path);
                const QString count = rows == 1 ? tr("1 row") : tr("%1 rows").arg(rows);
                const QString text = tables == 1
                                         ? tr("%1 was written with %2.").arg(place, count)
                                         : tr("%1 was written with %2 tables.").arg(place).arg(tables);
                const QString said = problems.isEmpty() ? QString() : QLatin1Char(' ') + problems.first();
                const QString more =
                    problems.size() > 1 ? tr(" And %1 more problems.").arg(problems.size() - 1) : QString();
                m_messages->show(kExportTopic, problems.isEmpty() ? Severity::note : Severity::warning,
                                 text + said + more);
            });
    connect(m_tableExport, &TableExport::failed, this,
            [this](const QString& problem) { m_messages->show(kExportTopic, Severity::error, problem); });
    connect(m_tableExport, &TableExport::cancelled, this, [this](const QString& path) {
        m_messages->show(kExportTopic, Severity::note,
                         tr("%1 was not written: cancelled.").arg(QDir::toNativeSeparators(path)));
    });
}

void MainWindow::exportTables()
{
    auto* dialog = new ExportDialog(m_document.project(), this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const TableFormatInfo& info = formatInfo(dialog->format());
        TableTarget target{info.format, {}, TableTarget::Place::file};
        ExportRequest request = dialog->request();
        const QString file = m_document.filePath();
        const QString name = file.isEmpty() ? tr("tables") : QFileInfo(file).completeBaseName();
        if (dialog->needsFolder()) {
            target.place = TableTarget::Place::folder;
            target.path = m_feedback->askTableFolder(this, projectFolder());
        } else {
            target.path = m_feedback->askTablePath(
                this, QDir(projectFolder()).filePath(name + qtText(info.ending)), {filterOf(info)});
        }
        if (target.path.isEmpty())
            return;
        request.projectName = (file.isEmpty() ? name : QFileInfo(file).fileName()).toStdString();
        m_tableExport->exportProject(m_document.project(), request, target);
    });
    dialog->open();
}

void MainWindow::exportSheet()
{
    QStringList filters;
    for (const TableFormatInfo& info : kTableFormats)
        filters.append(filterOf(info));
    const SheetTabs& sheets = *m_workspace->sheets();
    const QString path = m_feedback->askTablePath(
        this, QDir(projectFolder()).filePath(sheets.currentTitle().toLower() + QStringLiteral(".csv")),
        filters);
    if (path.isEmpty())
        return;
    const TableFormat format = formatOf(path);
    const bool isForPeople = format == TableFormat::markdown || format == TableFormat::latex;
    m_tableExport->exportTable(sheets.currentTable(isForPeople ? SheetContent::shown : SheetContent::values),
                               {format, path});
}

} // namespace contraflow
