// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/io/exporters/project_export.h"
#include "core/io/exporters/table_writer.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace contraflow {

/** Where tables go. */
struct TableTarget
{
    enum class Place
    {
        file,
        folder, ///< with a file for each table
    };

    TableFormat format = TableFormat::csv;
    QString path;
    Place place = Place::file;
};

/** What came of an export. */
struct TableExportResult
{
    Result<ExportOutcome> outcome = ExportOutcome{};
    Project project = {}; ///< that was exported, for names
};

/**
 * Writes tables to files in a job, one export at a time. A file appears when it is complete; one that is
 * given up stays as it was.
 */
class TableExport : public QObject
{
    Q_OBJECT

public:
    explicit TableExport(QObject* parent = nullptr);

    /** Tables of a project, with predictions where they need them. */
    void exportProject(const Project& project, const ExportRequest& request, const TableTarget& target);
    /** One table, whose cells any thread may read. */
    void exportTable(const Table& table, const TableTarget& target);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

signals:
    void progressed(const QString& path, double fraction); ///< from 0
    /** `rows` of all tables; `problems` are sentences about what could not be predicted. */
    void saved(const QString& path, qulonglong tables, qulonglong rows, const QStringList& problems);
    void failed(const QString& problem); ///< names the file, the reason and the remedy
    void cancelled(const QString& path);

private:
    [[nodiscard]] bool begin(const TableTarget& target);
    void finish(const TableExportResult& result);

    QString m_path; ///< that the job writes
    LatestJob<TableExportResult> m_job;
};

} // namespace contraflow
