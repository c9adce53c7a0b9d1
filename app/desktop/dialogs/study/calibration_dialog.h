// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/analysis/calibration/calibration.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTextBrowser;

namespace contraflow {

class CalibrationChoice;
class CalibrationFigures;
class Document;
class PlotView;
class ResultTable;
class Selection;

/**
 * Calibrates the models with the project's measurements off the GUI thread, and shows ranking, fitted
 * parameters, the errors of the chosen model, what was found about links, and the verdict. What it learns
 * from and what it fits can be chosen; then it fits again. Apply gives the project the chosen model as one
 * undo step, and lets the scenario that is shown use it where that is wanted.
 */
class CalibrationDialog : public QDialog
{
    Q_OBJECT

public:
    /** Document and selection must outlive the dialog; the project is taken as it is now. */
    CalibrationDialog(Document& document, const Selection& selection, QWidget* parent);

    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    [[nodiscard]] QString status() const;
    [[nodiscard]] ResultTable& ranking() const { return *m_ranking; }
    [[nodiscard]] ResultTable& parameters() const { return *m_parameters; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] CalibrationChoice& choice() const { return *m_choice; }
    [[nodiscard]] CalibrationFigures& figures() const { return *m_figures; }
    [[nodiscard]] PlotView& residuals() const { return *m_residuals; }

private:
    void layOut();
    void fit();
    void clear(const QString& status);
    void show(Result<Calibration> calibration);
    void fillRanking();
    void showModel();
    void fillParameters(const ModelFit& fit);
    void fillVerdict();
    /** What can be done with the chosen model under the name that is typed. */
    void showUse();
    /** What predicts the scenario that is shown afterwards. */
    enum class Use
    {
        asBefore,
        forScenario, ///< the model that was calibrated
    };
    void apply(Use use);
    [[nodiscard]] const RankedModel* chosen() const;

    Document& m_document;
    const Selection& m_selection;
    std::optional<Calibration> m_calibration;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    CalibrationChoice* m_choice = nullptr;
    ResultTable* m_ranking = nullptr;
    ResultTable* m_parameters = nullptr;
    CalibrationFigures* m_figures = nullptr;
    PlotView* m_residuals = nullptr;
    QTextBrowser* m_verdict = nullptr;
    QLineEdit* m_model = nullptr; ///< its name in the project
    QPushButton* m_apply = nullptr;
    QPushButton* m_use = nullptr;
    LatestJob<Result<Calibration>> m_job;
};

} // namespace contraflow
