// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/trace_reading.h"

#include <QDialog>
#include <QStringList>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace contraflow {

class Document;
class Selection;
class TakenPreview;

/**
 * Imports the trace of a run of a program: shows what its files were read as, how many processes and events
 * there are, and what was skipped or taken for granted, and takes them as an application, with a scenario
 * that runs it, as one undo step. The files are read in a job, again where a correction changes how they are
 * read; they stay where they are.
 */
class TraceDialog : public QDialog
{
    Q_OBJECT

public:
    /** Document and selection must outlive the dialog. */
    TraceDialog(const QStringList& paths, Document& document, Selection& selection, QWidget* parent);

    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

private:
    void addQuestions(QFormLayout* form);
    void read();
    void show(TraceOutcome outcome);
    void showTaken();
    void apply();
    [[nodiscard]] TraceRequest request() const;
    [[nodiscard]] QString filesText() const;

    Document& m_document;
    Selection& m_selection;
    QStringList m_paths; ///< in the order of ranks where each has one
    TraceOutcome m_outcome;
    LatestJob<TraceOutcome> m_job;
    QFormLayout* m_form = nullptr;
    QComboBox* m_format = nullptr;
    QLineEdit* m_speed = nullptr;
    QLabel* m_speedError = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_platform = nullptr;
    TakenPreview* m_preview = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace contraflow
