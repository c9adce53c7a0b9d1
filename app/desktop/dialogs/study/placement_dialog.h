// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/analysis/placement/placement_study.h"

#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace contraflow {

class Document;
class PlotView;
class ResultTable;
class Selection;

/**
 * Compares where the processes of a scenario may go, off the GUI thread and anew after every change of what
 * is asked for; shows the placements as a table and a plot, and the nodes of all processes before and after.
 * Apply gives the scenario the chosen placement, or a copy of it, as one undo step.
 */
class PlacementDialog : public QDialog
{
    Q_OBJECT

public:
    /** Document and selection must outlive the dialog. */
    PlacementDialog(Document& document, Selection& selection, QWidget* parent);

    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    [[nodiscard]] QString status() const;
    [[nodiscard]] ResultTable& placements() const { return *m_placements; }
    [[nodiscard]] ResultTable& places() const { return *m_places; }
    [[nodiscard]] PlotView& plot() const { return *m_plot; }
    [[nodiscard]] const std::optional<PlacementStudy>& study() const { return m_study; }

private:
    struct Outcome
    {
        Result<PlacementStudy> study = Error{};
        IssueList issues = {};
    };
    struct WayBox
    {
        PlacementWay way;
        QCheckBox* box;
    };

    [[nodiscard]] QWidget* makeQuestion();
    [[nodiscard]] QSpinBox* makeCount(const QString& name, int least, int value);
    void layOut();
    /** What is asked for; nothing, with a sentence in the status, when it cannot be. */
    [[nodiscard]] std::optional<PlacementRequest> request();
    void start();
    void stop();
    void show(Outcome outcome);
    void clearResults();
    void fillPlacements();
    void showPlacement();
    [[nodiscard]] const ComparedPlacement* chosen() const;
    enum class Target
    {
        scenario,
        newScenario
    };
    void apply(Target target);

    Document& m_document;
    Selection& m_selection;
    std::optional<PlacementStudy> m_study;
    QComboBox* m_scenario = nullptr;
    std::vector<WayBox> m_ways;
    QSpinBox* m_samples = nullptr;
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_evaluations = nullptr;
    QSpinBox* m_perNode = nullptr;
    QLineEdit* m_pinned = nullptr;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_stop = nullptr;
    ResultTable* m_placements = nullptr;
    ResultTable* m_places = nullptr;
    PlotView* m_plot = nullptr;
    QPushButton* m_apply = nullptr;
    QPushButton* m_add = nullptr;
    LatestJob<Outcome> m_job;
};

} // namespace contraflow
