// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/project_commands.h"

#include "app/desktop/canvas/paint/picture_export.h"
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/import/follow_dialog.h"
#include "app/desktop/dialogs/import/import_dialog.h"
#include "app/desktop/dialogs/report/export_dialog.h"
#include "app/desktop/dialogs/report/report_dialog.h"
#include "app/desktop/dialogs/study/calibration_dialog.h"
#include "app/desktop/dialogs/study/campaign_dialog.h"
#include "app/desktop/dialogs/study/measuring_dialog.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/text.h"
#include "app/desktop/window/file_commands.h"
#include "app/desktop/window/workspace.h"
#include "core/io/exporters/network_writer.h"
#include "core/io/text/file_replacement.h"

#include <QDir>
#include <QFileInfo>

#include <map>
#include <string_view>
#include <utility>

namespace contraflow {

namespace {

const QString kGalleryKey = QStringLiteral("gallery");
const QString kNextTopic = QStringLiteral("next"); ///< what is done next with what came in
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

/** Writes a platform to a file, which appears only when it is complete; what could not be said in its format.
 */
Result<std::vector<std::string>> writeNetworkFile(const Project& project, std::size_t platform,
                                                  const NetworkFormat& format, const std::string& path,
                                                  std::stop_token stop)
{
    ASSIGN_OR_RETURN(FileReplacement file, FileReplacement::open(path));
    const ChunkSink sink = [&file](std::string_view text) { return file.write(text); };
    ASSIGN_OR_RETURN(std::vector<std::string> notes,
                     writeNetwork(project, platform, format, sink, std::move(stop)));
    RETURN_IF_ERROR(file.commit());
    return notes;
}

} // namespace

ProjectCommands::ProjectCommands(const Context& context)
    : m_context(context)
    , m_network(tr("Exporting the network"),
                [this](const Result<std::vector<std::string>>& notes) { sayNetwork(notes); })
{
    followTables();
    followPictures();
}

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
    QObject::connect(dialog, &QDialog::accepted, m_context.workspace.sheets(),
                     [dialog, sheets = m_context.workspace.sheets()] {
                         if (const QByteArray sheet = dialog->sheet(); !sheet.isEmpty())
                             sheets->showSheet(sheet.toStdString());
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
    const auto found = groups.find(m_context.workspace.sheets()->currentSheet().key);
    showGallery(!m_context.files.isOpen() || found == groups.end() ? Group::networks : found->second);
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
    QObject::connect(dialog, &QDialog::accepted, m_context.workspace.sheets(), [this, dialog] {
        if (const QString sheet = dialog->sheet(); !sheet.isEmpty())
            m_context.workspace.sheets()->showSheet(sheet.toStdString());
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
            {{ImportDialog::tr("Errors"), [this] { m_context.workspace.sheets()->showSheet("errors"); }},
             {ImportDialog::tr("Calibrate…"), [this] { open<CalibrationDialog>(); }}});
    else
        m_context.messages.show(kNextTopic, Severity::note, text);
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

void ProjectCommands::clearMessages()
{
    m_context.messages.clear(kPictureTopic);
}

/** Says how far a writer is and why it did not write. The texts name the file, the first also the percentage.
 */
template<typename Writer>
void ProjectCommands::follow(Writer& writer, const QString& topic, const QString& writing,
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

void ProjectCommands::followTables()
{
    connect(m_context.workspace.sheets(), &SheetTabs::exportRequested, this, &ProjectCommands::exportSheet);
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

void ProjectCommands::followPictures()
{
    PlotsPanel* plots = m_context.workspace.plots();
    connect(plots, &PlotsPanel::saveRequested, this, &ProjectCommands::savePlot);
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

void ProjectCommands::exportNetwork()
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
            m_networkFile = path;
            m_network.start([project, platform, &format, path](const JobContext& context) {
                return writeNetworkFile(project, platform, format, path.toStdString(), context.stop);
            });
            return;
        }
    m_context.messages.show(kExportTopic, Severity::error,
                            tr("%1 was not written: its name must end in .xml, .conf, .dot or .csv.")
                                .arg(QDir::toNativeSeparators(path)));
}

void ProjectCommands::sayNetwork(const Result<std::vector<std::string>>& notes)
{
    if (!notes) {
        m_context.messages.show(kExportTopic, Severity::error, sentenceOf(notes.error().message));
        return;
    }
    QString text = tr("%1 was written.").arg(QDir::toNativeSeparators(m_networkFile));
    for (const std::string& note : *notes)
        text += QLatin1Char(' ') + sentenceOf(note);
    m_context.messages.show(kExportTopic, Severity::note, text);
}

void ProjectCommands::exportTables()
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

void ProjectCommands::exportSheet()
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

void ProjectCommands::makeReport()
{
    (new ReportDialog(m_context.document, m_context.feedback, m_context.window))->open();
}

void ProjectCommands::saveTopologyPicture()
{
    const QString path = m_context.feedback.askPath(
        m_context.window, PathUse::savePicture,
        QDir(FileCommands::documentsFolder()).filePath(tr("topology") + QStringLiteral(".svg")),
        {tr("SVG picture (*.svg)"), tr("PDF document (*.pdf)"), tr("PNG picture (*.png)")});
    if (!path.isEmpty())
        m_context.workspace.topology()->savePicture(path);
}

void ProjectCommands::savePlot(const QString& suggestedName, const QStringList& filters)
{
    const QString path =
        m_context.feedback.askPath(m_context.window, PathUse::savePicture,
                                   QDir(FileCommands::documentsFolder()).filePath(suggestedName), filters);
    if (!path.isEmpty())
        m_context.workspace.plots()->savePlot(path);
}

} // namespace contraflow
