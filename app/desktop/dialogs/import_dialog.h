// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/import_reading.h"
#include "app/desktop/jobs/latest_job.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace contraflow {

class Document;
class ImportColumnsTable;
class RejectedLines;
class Selection;

/**
 * Shows what a file of measured times was recognised as, lets format, columns and units be corrected, says
 * what each rejected line lacks and what the import will make, and imports as one undo step. The file is read
 * in a job, again after each correction.
 */
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /** Document and selection must outlive the dialog. */
    ImportDialog(const QString& path, Document& document, const Selection& selection, QWidget* parent);

signals:
    /** The dialog has closed, and the file is to be taken as messages that are sent. */
    void messagesWanted();

private:
    void addRecognition(QFormLayout* form);
    void addLayout(QFormLayout* form);
    void addTarget(QFormLayout* form, const Selection& selection);
    void read();
    void show(ImportOutcome outcome);
    void showTables();
    void showTable();
    void showRows(const ImportTable& table);
    void showRejected();
    void showSummary();
    [[nodiscard]] QWidget* scrolledSummary();
    void updateTargetFields();
    void apply();
    [[nodiscard]] ImportRequest request() const;
    [[nodiscard]] const ImportTable* shownTable() const;

    Document& m_document;
    QString m_path;
    ImportOutcome m_outcome;
    std::vector<ColumnChoice> m_choices; ///< one of each column, the last one first
    LatestJob<ImportOutcome> m_job;
    bool m_isShowing = false; ///< fields are filled, not edited

    QFormLayout* m_targetForm = nullptr;
    QComboBox* m_format = nullptr;
    QLabel* m_evidence = nullptr; ///< why it was recognised
    QComboBox* m_separator = nullptr;
    QComboBox* m_decimal = nullptr;
    QSpinBox* m_headerLine = nullptr;
    QComboBox* m_tables = nullptr;
    ImportColumnsTable* m_columns = nullptr;
    QTableWidget* m_rows = nullptr;
    RejectedLines* m_rejected = nullptr;
    QComboBox* m_use = nullptr;
    QComboBox* m_scenario = nullptr;
    QComboBox* m_platform = nullptr;
    QComboBox* m_model = nullptr;
    QComboBox* m_kind = nullptr;
    QSpinBox* m_processes = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_asMessages = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace contraflow
