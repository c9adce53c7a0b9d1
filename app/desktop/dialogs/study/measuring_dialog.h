// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/io/measuring/batch_script.h"
#include "core/measuring/measuring_plan.h"

#include <QDialog>

#include <optional>
#include <string>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace contraflow {

class Document;
class Feedback;

/**
 * Plans what is measured on the cluster: which scenarios, how often, as which job. Shows what it will take,
 * and the job or the command that runs it. The plan is worked out off the GUI thread, anew after every
 * change.
 */
class MeasuringDialog : public QDialog
{
    Q_OBJECT

public:
    /** Document and feedback must outlive the dialog. `folder`: where plans are proposed to go. */
    MeasuringDialog(const Document& document, Feedback& feedback, QString folder, QWidget* parent);

    [[nodiscard]] bool isRunning() const { return m_planning.isRunning() || m_saving.isRunning(); }

private:
    /** What a plan is made from. */
    struct Choice
    {
        std::vector<std::size_t> scenarios;
        StopRule rule;
        bool isToLearn = false;
        std::string platform; ///< of runs to learn from
    };
    /** A plan, and what is said besides. */
    struct Planned
    {
        Result<MeasuringPlan> plan = Error{};
        QStringList reasons = {}; ///< of runs that would tell models apart
    };

    void layOut();
    void addScenarios();
    void addMeasuredPlatforms();
    [[nodiscard]] QWidget* makeForm();
    [[nodiscard]] std::optional<Choice> choice();
    void start();
    void show(Planned planned);
    /** What the limit of a job is made of. */
    [[nodiscard]] QString longestTime() const;
    void showScript();
    /** The plan with what is chosen of the job. */
    [[nodiscard]] MeasuringPlan chosenPlan() const;
    void save();
    void sayProblem(const QString& text);

    const Document& m_document;
    Feedback& m_feedback;
    QString m_folder;
    std::optional<MeasuringPlan> m_plan;
    QComboBox* m_what = nullptr;
    QComboBox* m_platform = nullptr;
    QTreeWidget* m_scenarios = nullptr;
    QDoubleSpinBox* m_halfWidth = nullptr;
    QSpinBox* m_fewest = nullptr;
    QSpinBox* m_most = nullptr;
    QComboBox* m_job = nullptr;
    QCheckBox* m_hosts = nullptr;
    QLabel* m_status = nullptr;
    QPlainTextEdit* m_script = nullptr;
    QPushButton* m_save = nullptr;
    LatestJob<Planned> m_planning;
    LatestJob<Result<QString>> m_saving;
};

} // namespace contraflow
