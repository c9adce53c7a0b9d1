// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/topology_reading.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace contraflow {

class Document;
class RejectedLines;
class TakenPreview;

/**
 * Imports a network that a cluster's own tools describe: shows what the file was read as and by what, which
 * platforms it makes, what was left out or taken for granted, and each line that was not taken, and takes the
 * platforms as one undo step. The file is read in a job, again after each correction.
 */
class TopologyDialog : public QDialog
{
    Q_OBJECT

public:
    /** The document must outlive the dialog. */
    TopologyDialog(const QString& path, Document& document, QWidget* parent);

    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

private:
    void addQuestions(QFormLayout* form);
    void addPresets();
    void addCables(QFormLayout* form);
    void read();
    void show(TopologyOutcome outcome);
    void showTaken();
    void apply();
    [[nodiscard]] TopologyRequest request() const;

    Document& m_document;
    QString m_path;
    TopologyOutcome m_outcome;
    LatestJob<TopologyOutcome> m_job;
    QFormLayout* m_form = nullptr;
    QComboBox* m_format = nullptr;
    QLabel* m_evidence = nullptr;
    QComboBox* m_preset = nullptr;
    QSpinBox* m_uplinks = nullptr;                ///< 0: not said
    QDoubleSpinBox* m_oversubscription = nullptr; ///< 0: not said
    QComboBox* m_platform = nullptr;
    QLineEdit* m_name = nullptr;
    TakenPreview* m_preview = nullptr;
    RejectedLines* m_rejected = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace contraflow
