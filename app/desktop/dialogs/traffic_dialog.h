// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/workload_dialog.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/traffic_reading.h"

class QLineEdit;
class QSpinBox;

namespace contraflow {

class PatternSketch;
class WorkloadFigures;

/**
 * Imports messages from a traffic matrix or a list: shows what the file was read as, who sends to whom, and
 * what was left out, and takes the messages as one undo step. The file is read in a job, again after each
 * correction.
 */
class TrafficDialog : public WorkloadDialog
{
    Q_OBJECT

public:
    TrafficDialog(const QString& path, Document& document, Selection& selection, QWidget* parent);

protected:
    void read(const Platform& platform) override;
    [[nodiscard]] bool isReading() const override { return m_job.isRunning(); }
    void checkName() override;
    [[nodiscard]] bool isReady() const override { return m_outcome.plan && m_isNamed && !isReading(); }
    [[nodiscard]] EditRequest request() const override;

private:
    [[nodiscard]] QWidget* makeQuestion();
    [[nodiscard]] QWidget* makeFields();
    /** The last import of a file of this name answers the questions again. */
    void recallAnswers();
    void show(TrafficOutcome outcome);
    [[nodiscard]] std::string name() const;
    /** Bytes of a message that the file counts; 0 where its numbers are sizes. Says what is wrong with it. */
    [[nodiscard]] double countOf();

    QString m_path;
    TrafficOutcome m_outcome;
    LatestJob<TrafficOutcome> m_job;
    bool m_isNamed = false;
    QComboBox* m_format = nullptr;
    QComboBox* m_unit = nullptr;
    QComboBox* m_senders = nullptr;
    QComboBox* m_rows = nullptr;
    QComboBox* m_diagonal = nullptr;
    QSpinBox* m_totalOf = nullptr;
    QLineEdit* m_countOf = nullptr;
    QLabel* m_countError = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_nameError = nullptr;
    QLabel* m_notes = nullptr;
    PatternSketch* m_sketch = nullptr;
    QLabel* m_caption = nullptr;
    WorkloadFigures* m_figures = nullptr;
};

} // namespace contraflow
