// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/table_export.h"

#include <set>

namespace contraflow {

namespace {

Result<std::unique_ptr<TableWriter>> makeWriter(const TableTarget& target, TableHeadings headings)
{
    const std::filesystem::path path(target.path.toStdString());
    return target.place == TableTarget::Place::folder ? makeTableFolder(target.format, path)
                                                      : makeTableFile(target.format, path, headings);
}

ExportRequest withContext(ExportRequest request, const JobContext& context)
{
    request.run.stop = context.stop;
    request.run.progress = context.progress;
    return request;
}

QStringList problemsOf(const TableExportResult& result)
{
    QStringList problems;
    for (const FailedScenario& failure : result.outcome->failures)
        problems.append(TableExport::tr("Scenario %1 is missing: %2")
                            .arg(QString::fromStdString(result.project.scenarios[failure.scenario].name),
                                 QString::fromStdString(failure.error.message)));
    std::set<std::string> said;
    for (const Issue& issue : result.outcome->issues)
        if (issue.severity == Severity::error && said.insert(issue.text).second)
            problems.append(QString::fromStdString(issue.text));
    return problems;
}

} // namespace

TableExport::TableExport(QObject* parent)
    : QObject(parent)
    , m_job(
          tr("Writing the tables"), [this](const TableExportResult& result) { finish(result); },
          [this](double fraction) { emit progressed(m_path, fraction); })
{}

bool TableExport::begin(const TableTarget& target)
{
    if (isBusy()) {
        emit failed(
            tr("'%1' was not written, as '%2' is still being written. Wait until it is there, or cancel it.")
                .arg(target.path, m_path));
        return false;
    }
    m_path = target.path;
    emit progressed(m_path, 0);
    return true;
}

void TableExport::exportProject(const Project& project, const ExportRequest& request,
                                const TableTarget& target)
{
    if (!begin(target))
        return;
    m_job.start([project, request, target](const JobContext& context) {
        TableExportResult result{ExportOutcome{}, project};
        const auto headings = request.tables.size() == 1 ? TableHeadings::leftOut : TableHeadings::shown;
        auto writer = makeWriter(target, headings);
        if (writer)
            result.outcome = exportTables(project, withContext(request, context), **writer);
        else
            result.outcome = writer.error();
        return result;
    });
}

void TableExport::exportTable(const Table& table, const TableTarget& target)
{
    if (!begin(target))
        return;
    m_job.start([table, target](const JobContext& context) {
        TableExportResult result;
        auto writer = makeWriter(target, TableHeadings::leftOut);
        if (writer)
            result.outcome = contraflow::exportTable(table, withContext({}, context), **writer);
        else
            result.outcome = writer.error();
        return result;
    });
}

void TableExport::cancel()
{
    if (!isBusy())
        return;
    m_job.cancel();
    emit cancelled(m_path);
}

void TableExport::finish(const TableExportResult& result)
{
    if (!result.outcome) {
        const QString text = QString::fromStdString(result.outcome.error().message);
        emit failed(text.contains(m_path) ? text : tr("'%1' was not written: %2").arg(m_path, text));
        return;
    }
    qulonglong rows = 0;
    for (const WrittenTable& table : result.outcome->tables)
        rows += table.rows;
    emit saved(m_path, result.outcome->tables.size(), rows, problemsOf(result));
}

} // namespace contraflow
