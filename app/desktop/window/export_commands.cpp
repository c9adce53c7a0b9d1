// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/export_commands.h"

#include "app/desktop/canvas/paint/picture_export.h"
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/report/export_dialog.h"
#include "app/desktop/dialogs/report/report_dialog.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/text.h"
#include "app/desktop/window/file_commands.h"
#include "app/desktop/window/workspace.h"
#include "core/io/text/file_replacement.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace contraflow {

NetworkExported exportNetworkFile(const NetworkExport& request, std::stop_token stop)
{
    NetworkExported exported;
    exported.path = request.path;
    Result<FileReplacement> file = FileReplacement::open(request.path);
    if (!file) {
        exported.problem = file.error().message;
        return exported;
    }
    const ChunkSink sink = [&file](std::string_view text) { return file->write(text); };
    Result<std::vector<std::string>> notes =
        writeNetwork(request.project, request.platform, *request.format, sink, std::move(stop));
    if (!notes)
        exported.problem = notes.error().message;
    else if (const Result<void> written = file->commit(); !written)
        exported.problem = written.error().message;
    else
        exported.notes = std::move(notes).value();
    return exported;
}

namespace {

// One message per topic stands in the message bar.
const QString kExportTopic = QStringLiteral("export");
const QString kPictureTopic = QStringLiteral("picture");

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

ExportCommands::ExportCommands(const Context& context)
    : m_context(context)
    , m_network(tr("Exporting the network"),
                [this](const NetworkExported& exported) { sayNetwork(exported); })
{
    followTables();
    followPictures();
}

void ExportCommands::clearMessages()
{
    m_context.messages.clear(kPictureTopic);
}

/** Says how far a writer is and why it did not write. The texts name the file, the first also the percentage.
 */
template<typename Writer>
void ExportCommands::follow(Writer& writer, const QString& topic, const QString& writing,
                            const QString& cancelled)
{
    connect(&writer, &Writer::progressed, this,
            [this, &writer, topic, writing](const QString& path, double fraction) {
                m_context.messages.showProgress(
                    topic,
                    writing.arg(QDir::toNativeSeparators(path), QString::number(qRound(100 * fraction))),
                    {tr("Cancel"), [&writer] { writer.cancel(); }});
            });
    connect(&writer, &Writer::failed, this, [this, topic](const QString& problem) {
        m_context.messages.show(topic, Severity::error, problem);
    });
    connect(&writer, &Writer::cancelled, this, [this, topic, cancelled](const QString& path) {
        m_context.messages.show(topic, Severity::note, cancelled.arg(QDir::toNativeSeparators(path)));
    });
}

void ExportCommands::followTables()
{
    connect(m_context.workspace.sheets(), &SheetTabs::exportRequested, this, &ExportCommands::exportSheet);
    follow(m_tables, kExportTopic, tr("Exporting to %1… %2 %"), tr("%1 was not written: cancelled."));
    connect(&m_tables, &TableExport::saved, this,
            [this](const QString& path, qulonglong tables, qulonglong rows, const QStringList& problems) {
                const QString place = QDir::toNativeSeparators(path);
                const QString count = rows == 1 ? tr("1 row") : tr("%1 rows").arg(countText(rows));
                const QString text =
                    tables == 1 ? tr("%1 was written with %2.").arg(place, count)
                                : tr("%1 was written with %2 tables.").arg(place, QString::number(tables));
                const QString said = problems.isEmpty() ? QString() : QLatin1Char(' ') + problems.first();
                const QString more = problems.size() > 1
                                         ? tr(" And %1 more problems.").arg(countText(problems.size() - 1))
                                         : QString();
                m_context.messages.show(kExportTopic, problems.isEmpty() ? Severity::note : Severity::warning,
                                        text + said + more);
            });
}

void ExportCommands::followPictures()
{
    PlotsPanel* plots = m_context.workspace.plots();
    connect(plots, &PlotsPanel::saveRequested, this, &ExportCommands::savePlot);
    connect(plots, &PlotsPanel::messageRaised, this, [this](const QString& text, Severity severity) {
        m_context.messages.show(kPictureTopic, severity, text);
    });
    PictureSaver& saver = m_context.workspace.topology()->saver();
    follow(saver, kPictureTopic, tr("Saving the topology to %1… %2 %"),
           tr("The topology was not saved to %1: cancelled."));
    connect(&saver, &PictureSaver::saved, this, [this](const QString& path) {
        m_context.messages.show(kPictureTopic, Severity::note,
                                tr("The topology was saved to %1.").arg(QDir::toNativeSeparators(path)));
    });
}

void ExportCommands::exportNetwork()
{
    const Project& project = m_context.document.project();
    const std::size_t scenario = m_context.selection.scenario();
    std::size_t platform = scenario < project.scenarios.size()
                               ? indexOfName(project.platforms, project.scenarios[scenario].platform)
                               : project.platforms.size();
    if (platform >= project.platforms.size())
        platform = 0;
    if (project.platforms.empty()) {
        m_context.messages.show(kExportTopic, Severity::error, tr("The project has no platform to export."));
        return;
    }
    QStringList filters;
    for (const NetworkFormat& format : networkFormats())
        filters += QStringLiteral("%1 (*%2)").arg(coreText(format.title), qtText(format.ending));
    const QString name = qtText(project.platforms[platform].name) + qtText(networkFormats().front().ending);
    const QString path = m_context.feedback.askPath(
        m_context.window, PathUse::saveTable, QDir(m_context.files.projectFolder()).filePath(name), filters);
    if (path.isEmpty())
        return;
    const QString ending = QLatin1Char('.') + QFileInfo(path).suffix().toLower();
    for (const NetworkFormat& format : networkFormats())
        if (qtText(format.ending) == ending) {
            m_context.messages.showProgress(
                kExportTopic, tr("Exporting to %1…").arg(QDir::toNativeSeparators(path)),
                {tr("Cancel"), [this, path] {
                     m_network.cancel();
                     m_context.messages.show(
                         kExportTopic, Severity::note,
                         tr("%1 was not written: cancelled.").arg(QDir::toNativeSeparators(path)));
                 }});
            m_network.start(
                [request = NetworkExport{project, platform, &format, path.toStdString()}](
                    const JobContext& context) { return exportNetworkFile(request, context.stop); });
            return;
        }
    m_context.messages.show(kExportTopic, Severity::error,
                            tr("%1 was not written: its name must end in .xml, .conf, .dot or .csv.")
                                .arg(QDir::toNativeSeparators(path)));
}

void ExportCommands::sayNetwork(const NetworkExported& exported)
{
    const QString place = QDir::toNativeSeparators(QString::fromStdString(exported.path.string()));
    if (!exported.problem.empty()) {
        m_context.messages.show(kExportTopic, Severity::error, sentenceOf(exported.problem));
        return;
    }
    QString text = tr("%1 was written.").arg(place);
    for (const std::string& note : exported.notes)
        text += QLatin1Char(' ') + sentenceOf(note);
    m_context.messages.show(kExportTopic, Severity::note, text);
}

void ExportCommands::exportTables()
{
    auto* dialog = new ExportDialog(m_context.document.project(), m_context.window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const TableFormatInfo& info = formatInfo(dialog->format());
        TableTarget target{info.format, {}, TableTarget::Place::file};
        ExportRequest request = dialog->request();
        const QString file = m_context.document.filePath();
        const QString name = file.isEmpty() ? tr("tables") : QFileInfo(file).completeBaseName();
        if (dialog->needsFolder()) {
            target.place = TableTarget::Place::folder;
            target.path = m_context.feedback.askPath(m_context.window, PathUse::tableFolder,
                                                     m_context.files.projectFolder());
        } else {
            target.path = m_context.feedback.askPath(
                m_context.window, PathUse::saveTable,
                QDir(m_context.files.projectFolder()).filePath(name + qtText(info.ending)), {filterOf(info)});
        }
        if (target.path.isEmpty())
            return;
        request.projectName = (file.isEmpty() ? name : QFileInfo(file).fileName()).toStdString();
        m_tables.exportProject(m_context.document.project(), request, target);
    });
    dialog->open();
}

void ExportCommands::exportSheet()
{
    QStringList filters;
    for (const TableFormatInfo& info : kTableFormats)
        filters.append(filterOf(info));
    const SheetTabs& sheets = *m_context.workspace.sheets();
    const QString path = m_context.feedback.askPath(
        m_context.window, PathUse::saveTable,
        QDir(m_context.files.projectFolder())
            .filePath(sheets.currentSheet().title().toLower() + QStringLiteral(".csv")),
        filters);
    if (path.isEmpty())
        return;
    const TableFormat format = formatOf(path);
    const bool isForPeople = format == TableFormat::markdown || format == TableFormat::latex;
    m_tables.exportTable(sheets.currentTable(isForPeople ? SheetContent::shown : SheetContent::values),
                         {format, path});
}

void ExportCommands::makeReport()
{
    (new ReportDialog(m_context.document, m_context.feedback, m_context.window))->open();
}

void ExportCommands::saveTopologyPicture()
{
    const QString path = m_context.feedback.askPath(
        m_context.window, PathUse::savePicture,
        QDir(FileCommands::documentsFolder()).filePath(tr("topology") + QStringLiteral(".svg")),
        {tr("SVG picture (*.svg)"), tr("PDF document (*.pdf)"), tr("PNG picture (*.png)")});
    if (!path.isEmpty())
        m_context.workspace.topology()->savePicture(path);
}

void ExportCommands::savePlot(const QString& suggestedName, const QStringList& filters)
{
    const QString path =
        m_context.feedback.askPath(m_context.window, PathUse::savePicture,
                                   QDir(FileCommands::documentsFolder()).filePath(suggestedName), filters);
    if (!path.isEmpty())
        m_context.workspace.plots()->savePlot(path);
}

} // namespace contraflow
