// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/report/print/print_pages.h"
#include "app/report/report_content.h"
#include "app/report/report_request.h"

#include <QDialog>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

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

/** A report that is ready to be shown and saved; an immutable value. */
struct MadeReport
{
    ReportRequest request;
    std::shared_ptr<const report::Content> content; ///< with drawn figures
    std::shared_ptr<const report::PrintPages> pages;
};

/**
 * Makes reports off the GUI thread; only plots are drawn in it, one at a time between events. The newest
 * request wins. All requests of a job are about one project; what was predicted is kept while only titles
 * change.
 */
class ReportJob : public QObject
{
    Q_OBJECT

public:
    explicit ReportJob(QObject* parent = nullptr);

    /** `projectPath` is the file that the project was read from or written to and is still the same as; its
     * hash is worked out with the rest. Empty: there is none. */
    void start(ReportRequest request, const QString& projectPath);
    void cancel();
    [[nodiscard]] bool isRunning() const;

signals:
    void made(const std::shared_ptr<const contraflow::MadeReport>& report);
    void failed(const QString& reason);
    void progressChanged(double fraction); ///< 0 … 1

private:
    struct Gathered
    {
        Result<report::Content> content = Error{};
        ReportRequest request = {};
    };

    static Gathered gather(ReportRequest request, const QString& projectPath);
    void takeContent(Gathered gathered);
    void drawNext();
    void layOut();

    std::optional<Gathered> m_gathered;
    std::size_t m_section = 0; ///< where drawing is
    std::size_t m_block = 0;
    bool m_isDrawing = false;
    quint64 m_round = 0; ///< of requests
    LatestJob<Gathered> m_contentJob;
    LatestJob<Result<std::shared_ptr<const MadeReport>>> m_pagesJob;
};

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
