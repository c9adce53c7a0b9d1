// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/io/importers/plan_folder.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QStandardItemModel;

namespace contraflow {

class Document;
class ResultTable;

/** Shows what each file of a folder becomes, and imports all measured patterns of it as one undo step. The
 * folder is read in a job, again after each choice. */
class ImportFolderDialog : public QDialog
{
    Q_OBJECT

public:
    /** The document must outlive the dialog. */
    ImportFolderDialog(const QString& folder, Document& document, QWidget* parent);

    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    [[nodiscard]] ResultTable& files() const { return *m_files; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QPushButton* importButton() const { return m_apply; }

private:
    void addTarget(QFormLayout* form);
    void read();
    void show(Result<FolderPlan> plan);
    void apply();

    Document& m_document;
    QString m_folder;
    std::optional<FolderPlan> m_plan;
    QComboBox* m_platform = nullptr;
    QComboBox* m_model = nullptr;
    ResultTable* m_files = nullptr;
    QStandardItemModel* m_rows = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_apply = nullptr;
    LatestJob<Result<FolderPlan>> m_job;
};

} // namespace contraflow
