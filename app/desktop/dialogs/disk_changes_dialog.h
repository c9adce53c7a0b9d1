// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/project/project.h"

#include <QDialog>
#include <QString>

class QLabel;
class QTextEdit;

namespace contraflow {

/** How a project differs from what another program wrote to its file: as lines of both, written the same way.
 */
struct DiskChanges
{
    /** A line and what it says of it: ' ' in both, '-' only in the window, '+' only in the file, '@' left
     * out. */
    std::vector<std::pair<char, QString>> lines;
    std::size_t onlyHere = 0;
    std::size_t onlyInFile = 0;
    QString problem; ///< why they cannot be held against each other, or empty
};

/** Reads a file and holds it against a project; for any thread. */
[[nodiscard]] DiskChanges compareWithFile(const Project& project, const QString& path,
                                          const std::stop_token& stop);

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
