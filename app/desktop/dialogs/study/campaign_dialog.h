// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/campaign/campaign_making.h"
#include "core/io/campaign/campaign_merge.h"
#include "core/io/campaign/campaign_run.h"

#include <QDialog>
#include <QElapsedTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QSplitter;

namespace contraflow {

class CampaignForm;
class CampaignResultsView;
class Feedback;

/**
 * Shows and edits what a campaign is of, works it out, shows tables and a picture of what there is so far,
 * writes the jobs for a cluster, and opens what came back from one. Everything that reads, computes or writes
 * runs off the GUI thread. Closing it stops a run; what was worked out is kept, and the next run goes on.
 */
class CampaignDialog : public QDialog
{
    Q_OBJECT

public:
    /** What campaigns can be made of: a project and its file. */
    struct Source
    {
        Project project;
        QString path; ///< empty: it has none yet
    };

    /** Feedback must outlive the dialog. `folder`: where files are looked for. */
    CampaignDialog(Feedback& feedback, QString folder, Source source, QWidget* parent);

    /** The project that is open now. */
    void setSource(Source source);
    void openCampaign(const QString& path);
    /** Results of the campaign that is open, from any number of files. */
    void openResults(const QStringList& paths);
    [[nodiscard]] bool isRunning() const { return m_loading.isRunning() || m_run.isRunning(); }
    [[nodiscard]] bool isBusy() const { return isRunning() || m_summing.isRunning() || m_saving.isRunning(); }

protected:
    /** Escape does not end a run, which a slip would; Close and Stop do. */
    void keyPressEvent(QKeyEvent* event) override;

private:
    /** A campaign that was read, made or edited, or what is wrong with it. */
    struct Loaded
    {
        QString failure;
        std::optional<CampaignChoice> choice = {}; ///< nothing: it is that of the form
        std::shared_ptr<const CampaignWork> work = {};
    };
    /** Results that were read. */
    struct Summed
    {
        std::shared_ptr<const CampaignSummary> summary;
        MergeFaults faults;
        QString failure;
    };

    void layOut();
    void connectInputs();
    [[nodiscard]] QWidget* makeJobRow();
    /** Where a campaign of the project lies unless another file is asked for. */
    [[nodiscard]] QString usualFile() const;
    /** Opens the campaign that lies there, or shows what one of the project would be of: it has no file
     * before it is worked out or changed. */
    void beginWithProject();
    [[nodiscard]] QString resultsFile() const;
    /** Opens the campaign of this file, which `make` reads or makes in a job. */
    void load(const QString& path, std::function<Loaded()> make);
    /** Works out anew what there is to do, and writes it to the campaign's file. */
    void takeForm();
    void showLoaded(const Loaded& loaded);
    void showWork(const Result<double>& seconds);
    void makeAnew();
    [[nodiscard]] static Loaded read(const std::string& path, const Source& source);
    [[nodiscard]] static Loaded make(const std::string& path, const Source& source);
    [[nodiscard]] static Loaded prepare(const std::string& path, CampaignPlan plan);
    /** Writes what was loaded to its file. */
    [[nodiscard]] static Loaded keep(const std::string& path, Loaded loaded);
    void start();
    void stop();
    void finish(const Result<CampaignRunCounts>& counts);
    void sumUp();
    void showSummed(const Summed& summed);
    /** In the end, what is wrong with what is shown. */
    [[nodiscard]] QString summedText(const Summed& summed) const;
    void savePlot();
    void writeJobs();
    void enable();

    Feedback& m_feedback;
    QString m_folder;
    Source m_source;
    QString m_path; ///< of the campaign
    std::shared_ptr<const CampaignWork> m_work;
    std::vector<std::filesystem::path> m_files; ///< of the results that are shown
    std::shared_ptr<const CampaignSummary> m_summary;
    bool m_isOutdated = false; ///< more was worked out, or opened, than what is being summed up
    QElapsedTimer m_sinceSummary;

    QLabel* m_name = nullptr;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_new = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_openResults = nullptr;
    QPushButton* m_write = nullptr;
    QComboBox* m_system = nullptr;
    QSpinBox* m_shards = nullptr;
    int m_wantedShards = 16; ///< of a campaign that has so many
    QSpinBox* m_cores = nullptr;
    CampaignForm* m_form = nullptr;
    CampaignResultsView* m_results = nullptr;
    QSplitter* m_middle = nullptr;

    LatestJob<Loaded> m_loading;
    LatestJob<Result<double>> m_estimate;
    LatestJob<Result<CampaignRunCounts>> m_run;
    LatestJob<Summed> m_summing;
    LatestJob<Result<QString>> m_saving;
};

} // namespace contraflow
