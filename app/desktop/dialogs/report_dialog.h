// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/report_job.h"
#include "app/desktop/jobs/latest_job.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace contraflow {

class Document;
class Feedback;
class ReportPreview;

/**
 * What a report says about itself and shows, with its pages beside. Follows each change after a moment. What
 * was chosen is kept in the project, as one undo step when the dialog is closed, so that the command line
 * makes the same report.
 */
class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    /** Both must outlive the dialog; the project is taken as it is now. */
    ReportDialog(Document& document, Feedback& feedback, QWidget* parent);

    [[nodiscard]] ReportPreview& preview() const { return *m_preview; }
    [[nodiscard]] QString status() const;
    [[nodiscard]] bool isBusy() const
    {
        return m_delay.isActive() || m_job.isRunning() || m_fileJob.isRunning();
    }

    void done(int result) override;

private:
    [[nodiscard]] QLayout* makeChoices();
    [[nodiscard]] QLayout* makePreview();
    [[nodiscard]] QLayout* makeSectionButtons();
    void fillSections();
    void fillScenarios();
    void moveSection(int by);
    [[nodiscard]] ReportFields fields() const;
    void changeSoon();
    void make();
    void show(const std::shared_ptr<const MadeReport>& report);
    void save(ReportFormat format);
    void finishSaving(const Result<QString>& written);
    void keepFields();
    void showPage(int page);
    void updateButtons();

    Document& m_document;
    Feedback& m_feedback;
    Project m_project; ///< as it was when the dialog was opened
    QLineEdit* m_title = nullptr;
    QLineEdit* m_customer = nullptr;
    QLineEdit* m_sweeps = nullptr;
    QLineEdit* m_author = nullptr;
    QDateEdit* m_date = nullptr;
    QComboBox* m_budget = nullptr; ///< its data are seconds
    QListWidget* m_sections = nullptr;
    QListWidget* m_scenarios = nullptr;
    QCheckBox* m_anonymous = nullptr;
    ReportPreview* m_preview = nullptr;
    QLabel* m_page = nullptr;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_savePdf = nullptr;
    QPushButton* m_saveHtml = nullptr;
    std::shared_ptr<const MadeReport> m_report; ///< null while there is none
    QTimer m_delay;
    ReportJob m_job;
    LatestJob<Result<QString>> m_fileJob; ///< gives back the path
};

} // namespace contraflow
