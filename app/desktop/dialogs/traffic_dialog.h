// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/traffic_reading.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace contraflow {

class Document;
class PatternSketch;
class Selection;
class WorkloadChoice;
class WorkloadFigures;

/**
 * Imports messages from a traffic matrix or a list: shows what the file was read as, who sends to whom, and
 * what was left out, and takes the messages as one undo step. The file is read in a job, again after each
 * correction.
 */
class TrafficDialog : public QDialog
{
    Q_OBJECT

public:
    /** Document and selection must outlive the dialog. A new scenario becomes the one that is shown. */
    TrafficDialog(const QString& path, Document& document, Selection& selection, QWidget* parent);

    /** The file is being read, or its messages taken. */
    [[nodiscard]] bool isBusy() const;

public slots:
    /** Gives up the taking of messages; otherwise closes the dialog. */
    void reject() override;

private:
    [[nodiscard]] QWidget* makeQuestion();
    [[nodiscard]] const Platform* platform() const;
    void takePlatform();
    void read();
    void show(TrafficOutcome outcome);
    void checkName();
    void updateButton();
    void take();
    void setTaking(bool isTaking);

    Document& m_document;
    Selection& m_selection;
    QString m_path;
    TrafficOutcome m_outcome;
    LatestJob<TrafficOutcome> m_job;
    bool m_isTaking = false;
    bool m_isNamed = false;
    QWidget* m_question = nullptr; ///< all that cannot be changed while messages are taken
    QComboBox* m_format = nullptr;
    QComboBox* m_unit = nullptr;
    QComboBox* m_platform = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_nameError = nullptr;
    QLabel* m_notes = nullptr;
    PatternSketch* m_sketch = nullptr;
    QLabel* m_caption = nullptr;
    WorkloadFigures* m_figures = nullptr;
    WorkloadChoice* m_target = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_take = nullptr;
};

} // namespace contraflow
