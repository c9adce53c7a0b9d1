// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/base/line_diff.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <QDialog>
#include <QString>

#include <utility>
#include <vector>

class QLabel;
class QTextEdit;

namespace contraflow {

/** How a project differs from what another program wrote to its file: lines of both, written the same way.
 * Removed ones are those of the project alone. Fails when the file cannot be read or too much differs. */
using DiskChanges = Result<std::vector<std::pair<DiffLine::Kind, QString>>>;

/** Shows what differs between the project and its file, and lets the user choose one of them. */
class DiskChangesDialog : public QDialog
{
    Q_OBJECT

public:
    DiskChangesDialog(const Project& project, const QString& path, QWidget* parent);

    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

signals:
    void reloadRequested();
    void keepRequested();

private:
    void show(const DiskChanges& changes);

    QLabel* m_summary;
    QTextEdit* m_lines;
    LatestJob<DiskChanges> m_job;
};

} // namespace contraflow
