// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/campaign_dialog.h"

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/study/campaign_form.h"
#include "app/desktop/plots/campaign_plot.h"
#include "app/desktop/plots/plot_controls.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/sheet/view/result_table.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/base/result.h"
#include "core/campaign/campaign_evaluation.h"
#include "core/campaign/campaign_summary.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/campaign/campaign_job.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace contraflow {

/** What a campaign gives, as far as it has come: a table beside a picture, each chosen by the user. */
class CampaignResultsView : public QSplitter
{
public:
    explicit CampaignResultsView(QWidget* parent);

    /** Its saveRequested: the user wants the picture in a file; ask for a path, then call savePicture(). */
    [[nodiscard]] const PlotView& picture() const { return *m_plot; }

    /** Null: there is nothing yet. */
    void setSummary(std::shared_ptr<const CampaignSummary> summary);
    /** Nothing is there, and the next picture is shown whole. */
    void startAnew();
    [[nodiscard]] Result<void> savePicture(const QString& path);

private:
    /** Where there is nothing that the chosen picture could show, the first one of which there is. */
    void chooseFilledPlot();
    void showTable();
    void fillSubjects();
    void showPlot();

    std::shared_ptr<const CampaignSummary> m_summary;
    QComboBox* m_view = nullptr;
    ResultTable* m_table = nullptr;
    QComboBox* m_plotKind = nullptr;
    QComboBox* m_subject = nullptr;
    PlotView* m_plot = nullptr;
};

namespace {

/** In the order of the views. */
constexpr const char* kViewTitles[] = {
    QT_TRANSLATE_NOOP("CampaignResultsView", "Times"),
    QT_TRANSLATE_NOOP("CampaignResultsView", "Errors"),
    QT_TRANSLATE_NOOP("CampaignResultsView", "Networks"),
    QT_TRANSLATE_NOOP("CampaignResultsView", "Regressions"),
    QT_TRANSLATE_NOOP("CampaignResultsView", "Calibrations"),
    QT_TRANSLATE_NOOP("CampaignResultsView", "Problems"),
};
static_assert(std::size(kViewTitles) == kCampaignViews.size());

} // namespace

CampaignResultsView::CampaignResultsView(QWidget* parent) : QSplitter(Qt::Horizontal, parent)
{
    m_view = new QComboBox(this);
    m_view->setAccessibleName(tr("Table"));
    m_view->setToolTip(tr("What is listed"));
    for (const char* title : kViewTitles)
        m_view->addItem(tr(title));
    m_table = new ResultTable(this);
    m_table->setAccessibleName(tr("Results of the campaign"));
    auto* left = new QWidget(this);
    auto* leftLayout = bareLayout<QVBoxLayout>(left);
    leftLayout->addWidget(m_view, 0, Qt::AlignLeft);
    leftLayout->addWidget(m_table, 1);

    m_plotKind = optionBox(tr("What is drawn"), {});
    m_plotKind->setAccessibleName(tr("Picture"));
    for (const CampaignPlotInfo& info : kCampaignPlots)
        m_plotKind->addItem(tr(info.title), static_cast<int>(info.plot));
    m_subject = optionBox(tr("The workload and network, or model, that is drawn"), {});
    m_subject->setAccessibleName(tr("Of what"));
    m_plot = new PlotView(this);
    m_plot->addOption(m_plotKind);
    m_plot->addOption(m_subject);
    addWidget(left);
    addWidget(m_plot);
    setSizes({620, 540});
    connect(m_view, &QComboBox::currentIndexChanged, this, &CampaignResultsView::showTable);
    connect(m_plotKind, &QComboBox::currentIndexChanged, this, &CampaignResultsView::fillSubjects);
    connect(m_subject, &QComboBox::currentIndexChanged, this, &CampaignResultsView::showPlot);
    fillSubjects();
}

void CampaignResultsView::setSummary(std::shared_ptr<const CampaignSummary> summary)
{
    const bool isFirst = !m_summary;
    m_summary = std::move(summary);
    if (isFirst && m_summary)
        chooseFilledPlot();
    showTable();
    fillSubjects();
}

void CampaignResultsView::chooseFilledPlot()
{
    const auto isFilled = [this](int index) {
        const auto plot = static_cast<CampaignPlot>(m_plotKind->itemData(index).toInt());
        return !campaignPlotSubjects(*m_summary, plot).isEmpty();
    };
    for (int i = 0; i < m_plotKind->count() && !isFilled(m_plotKind->currentIndex()); ++i)
        m_plotKind->setCurrentIndex(i);
}

void CampaignResultsView::startAnew()
{
    m_plot->startAnew();
    setSummary(nullptr);
}

Result<void> CampaignResultsView::savePicture(const QString& path)
{
    return m_plot->save(path);
}

void CampaignResultsView::showTable()
{
    if (!m_summary)
        return m_table->clear();
    m_table->setTable(campaignTable(*m_summary, static_cast<CampaignView>(m_view->currentIndex())));
}

void CampaignResultsView::fillSubjects()
{
    const auto plot = static_cast<CampaignPlot>(m_plotKind->currentData().toInt());
    const QStringList subjects = m_summary ? campaignPlotSubjects(*m_summary, plot) : QStringList();
    const QString before = m_subject->currentText();
    {
        const QSignalBlocker blocker(m_subject);
        m_subject->clear();
        m_subject->addItems(subjects);
        m_subject->setCurrentIndex(std::max(0, static_cast<int>(subjects.indexOf(before))));
    }
    m_subject->setEnabled(subjects.size() > 1);
    showPlot();
}

void CampaignResultsView::showPlot()
{
    const auto plot = static_cast<CampaignPlot>(m_plotKind->currentData().toInt());
    if (!m_summary) {
        PlotContent empty;
        empty.hint = tr("A picture of the results appears here as they come.");
        m_plot->setContent(std::move(empty));
        return;
    }
    m_plot->setContent(campaignPlot(
        *m_summary, plot, static_cast<std::size_t>(std::max(0, m_subject->currentIndex())), theme()));
    m_plot->setTable([table = campaignTable(*m_summary, infoOf(plot).view)] { return table; });
}

namespace {

constexpr int kBetweenSummaries = 1500; ///< milliseconds, while a run goes on
constexpr int kMostProblems = 12;       ///< that are listed
constexpr int kLargestCount = 1'000'000;

std::string pathText(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString problemsText(const IssueList& issues)
{
    QStringList lines;
    for (const Issue& issue : issues)
        if (issue.severity == Severity::error && lines.size() < kMostProblems)
            lines += issue.location.line > 0
                         ? CampaignDialog::tr("Line %1: %2").arg(issue.location.line).arg(qtText(issue.text))
                         : qtText(issue.text);
    return lines.join(QLatin1Char('\n'));
}

/** Whether a file is not there, or is a campaign: no project is lost by a slip. */
bool mayBecomeCampaign(const QString& path)
{
    QFile file(path);
    return !file.exists() ||
           (file.open(QIODevice::ReadOnly) && file.read(9) == QByteArrayLiteral("campaign:"));
}

std::string textOf(const CampaignWork& work)
{
    return campaignText(work.inputs->plan);
}

/** Writes a campaign that has no file yet. */
Result<void> makeFile(const std::filesystem::path& path, const CampaignWork& work)
{
    return std::filesystem::exists(path) ? Result<void>() : writeTextFile(path, textOf(work));
}

} // namespace

CampaignDialog::CampaignDialog(Feedback& feedback, QString folder, Source source, QWidget* parent)
    : QDialog(parent)
    , m_feedback(feedback)
    , m_folder(std::move(folder))
    , m_source(std::move(source))
    , m_loading(tr("Opening the campaign"), [this](const Loaded& loaded) { showLoaded(loaded); })
    , m_estimate(tr("Trying tasks of the campaign"),
                 [this](const Result<double>& seconds) { showWork(seconds); })
    , m_run(
          tr("The campaign"), [this](const Result<CampaignRunCounts>& counts) { finish(counts); },
          [this](double fraction) {
              m_progress->setValue(static_cast<int>(1000 * fraction));
              if (m_sinceSummary.elapsed() > kBetweenSummaries && !m_summing.isRunning())
                  sumUp();
          })
    , m_summing(tr("Adding up the results"), [this](const Summed& summed) { showSummed(summed); })
    , m_saving(tr("Saving the results"), [this](const Result<QString>& written) {
        m_status->setText(written ? *written : sentenceOf(written.error().message));
        enable();
    })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Campaign"));
    layOut();
    resizeOnScreen(*this, {1180, 720});
    enable();
    m_status->setText(tr(
        "A campaign is a file that says which networks, patterns and models there are. Make one from the project "
        "to begin with, or open one; what is chosen or typed on the left goes into the file."));
    beginWithProject();
}

QString CampaignDialog::usualFile() const
{
    return QDir(m_folder).filePath(QFileInfo(m_source.path).completeBaseName() +
                                   QStringLiteral("-campaign.yaml"));
}

void CampaignDialog::beginWithProject()
{
    const QString path = usualFile();
    if (m_source.path.isEmpty() || !mayBecomeCampaign(path))
        return;
    if (QFile::exists(path))
        openCampaign(path);
    else
        load(path, [file = pathText(path), source = m_source] { return make(file, source); });
}

void CampaignDialog::layOut()
{
    m_name = new ElidedLabel(this);
    m_name->setFont(titleFont(m_name->font()));
    m_new = new QPushButton(tr("&New from project…"), this);
    m_open = new QPushButton(tr("&Open campaign…"), this);
    m_start = new QPushButton(tr("&Work it out"), this);
    m_start->setToolTip(tr("Work out what has no results yet, on all cores"));
    m_stop = new QPushButton(tr("&Stop"), this);
    m_stop->setToolTip(tr("Stop; what was worked out is kept, and the next run goes on"));
    m_openResults = new QPushButton(tr("Open &results…"), this);
    m_openResults->setToolTip(tr("Show results that came back from a cluster, from one or more files"));
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setAccessibleName(tr("How much of the campaign is worked out"));
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("campaignStatus"));
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_new);
    top->addWidget(m_open);
    top->addWidget(m_name, 1);
    top->addWidget(m_start);
    top->addWidget(m_stop);
    top->addWidget(m_openResults);

    m_form = new CampaignForm(this);
    m_results = new CampaignResultsView(this);
    m_middle = new QSplitter(this);
    m_middle->addWidget(m_form);
    m_middle->addWidget(m_results);
    m_middle->setStretchFactor(1, 1);
    m_middle->setChildrenCollapsible(false);
    m_middle->setSizes({340, 820});

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_progress);
    layout->addWidget(m_middle, 1);
    layout->addWidget(makeJobRow());
    layout->addLayout(dialogFooter(m_status, 2, buttons));
    connectInputs();
}

void CampaignDialog::connectInputs()
{
    connect(m_open, &QPushButton::clicked, this, [this] {
        const QString path = m_feedback.askPath(this, PathUse::openCampaign, m_folder);
        if (!path.isEmpty())
            openCampaign(path);
    });
    connect(m_new, &QPushButton::clicked, this, &CampaignDialog::makeAnew);
    connect(m_form, &CampaignForm::changed, this, &CampaignDialog::takeForm);
    connect(m_start, &QPushButton::clicked, this, &CampaignDialog::start);
    connect(m_stop, &QPushButton::clicked, this, &CampaignDialog::stop);
    connect(m_openResults, &QPushButton::clicked, this, [this] {
        const QStringList paths =
            m_feedback.askPaths(this, PathUse::campaignResults, QFileInfo(m_path).absolutePath(), {});
        if (!paths.isEmpty())
            openResults(paths);
    });
    connect(&m_results->picture(), &PlotView::saveRequested, this, &CampaignDialog::savePlot);
}

QWidget* CampaignDialog::makeJobRow()
{
    auto* row = new QWidget(this);
    auto* layout = bareLayout<QHBoxLayout>(row, 8);
    auto* label = new QLabel(tr("For a &cluster:"), row);
    m_system = new QComboBox(row);
    for (const BatchSystemInfo& info : batchSystems())
        m_system->addItem(qtText(info.title), static_cast<int>(info.system));
    m_system->setAccessibleName(tr("Batch system"));
    m_system->setToolTip(tr("The batch system of the cluster"));
    label->setBuddy(m_system);
    m_shards = new QSpinBox(row);
    m_shards->setRange(1, kLargestCount);
    m_shards->setValue(m_wantedShards);
    connect(m_shards, &QSpinBox::valueChanged, this, [this](int count) { m_wantedShards = count; });
    m_shards->setSuffix(tr(" jobs"));
    m_shards->setAccessibleName(tr("Jobs of the array"));
    m_shards->setToolTip(tr("How many jobs share the campaign"));
    m_cores = new QSpinBox(row);
    m_cores->setRange(1, 10'000);
    const auto saySuffix = [this](int count) {
        m_cores->setSuffix(count == 1 ? tr(" core each") : tr(" cores each"));
    };
    connect(m_cores, &QSpinBox::valueChanged, this, saySuffix);
    saySuffix(m_cores->value());
    m_cores->setAccessibleName(tr("Cores of a job"));
    m_cores->setToolTip(tr("How many cores each job asks for"));
    m_write = new QPushButton(tr("Write &jobs"), row);
    m_write->setToolTip(
        tr("Write the array of jobs, and the job that merges its results, beside the campaign"));
    layout->addWidget(label);
    layout->addWidget(m_system);
    layout->addWidget(m_shards);
    layout->addWidget(m_cores);
    layout->addWidget(m_write);
    layout->addStretch();
    connect(m_write, &QPushButton::clicked, this, &CampaignDialog::writeJobs);
    return row;
}

QString CampaignDialog::resultsFile() const
{
    return QFile::decodeName(resultsFileOf(pathText(m_path), {}).c_str());
}

void CampaignDialog::openCampaign(const QString& path)
{
    load(path, [file = pathText(path), source = m_source] { return read(file, source); });
}

void CampaignDialog::load(const QString& path, std::function<Loaded()> make)
{
    m_run.cancel();
    m_summing.cancel();
    m_isOutdated = false;
    m_work.reset();
    m_summary.reset();
    m_results->startAnew();
    m_form->setChoice({});
    m_files.clear();
    m_path = path;
    m_folder = QFileInfo(path).absolutePath();
    m_name->setText(QFileInfo(path).fileName());
    m_name->setToolTip(tipText(path));
    m_status->setText(tr("Reading the campaign…"));
    m_progress->setValue(0);
    m_loading.start([make = std::move(make)](const JobContext&) { return make(); });
    enable();
}

void CampaignDialog::takeForm()
{
    m_summing.cancel();
    m_estimate.cancel();
    m_isOutdated = false;
    m_work.reset();
    m_form->sayWork({});
    if (m_form->isReadable())
        m_loading.start([file = pathText(m_path), plan = m_form->plan()](const JobContext&) {
            return keep(file, prepare(file, plan));
        });
    else
        m_loading.cancel();
    enable();
}

CampaignDialog::Loaded CampaignDialog::read(const std::string& path, const Source& source)
{
    Result<LoadedCampaign> read = loadCampaign(path);
    if (!read)
        return {sentenceOf(read.error().message)};
    if (!read->inputs)
        return {problemsText(read->issues)};
    CampaignPlan offered;
    if (!source.path.isEmpty())
        if (Result<CampaignPlan> own = campaignOf(source.project, pathFrom(path, pathText(source.path))); own)
            offered = std::move(own).value();
    return {{}, choiceOf(std::move(read->plan), offered), std::make_shared<const CampaignWork>(read->inputs)};
}

CampaignDialog::Loaded CampaignDialog::make(const std::string& path, const Source& source)
{
    const Result<CampaignPlan> plan = campaignOf(source.project, pathFrom(path, pathText(source.path)));
    if (!plan)
        return {sentenceOf(plan.error().message)};
    CampaignChoice choice = choiceOf(*plan, {});
    // Where there is something else to run, nobody has asked for patterns yet.
    const std::vector<CampaignWorkload>& rows = plan->workloads;
    if (rows.size() > 1)
        for (std::size_t i = 0; i < rows.size(); ++i)
            choice.workloads[i] = rows[i].kind != CampaignWorkload::Kind::patterns;
    Loaded made = prepare(path, chosenPlan(choice));
    made.choice = std::move(choice);
    return made;
}

CampaignDialog::Loaded CampaignDialog::prepare(const std::string& path, CampaignPlan plan)
{
    const LoadedCampaign loaded = withInputs(std::move(plan), path);
    if (!loaded.inputs)
        return {problemsText(loaded.issues)};
    return {{}, {}, std::make_shared<const CampaignWork>(loaded.inputs)};
}

CampaignDialog::Loaded CampaignDialog::keep(const std::string& path, Loaded loaded)
{
    if (loaded.work)
        if (const Result<void> written = writeTextFile(path, textOf(*loaded.work)); !written)
            return {sentenceOf(written.error().message)};
    return loaded;
}

void CampaignDialog::makeAnew()
{
    const QString path = m_feedback.askPath(this, PathUse::newCampaign, usualFile());
    if (path.isEmpty())
        return;
    if (!mayBecomeCampaign(path)) {
        m_status->setText(tr("%1 is there already and is no campaign. Choose another name.")
                              .arg(QFileInfo(path).fileName()));
        return;
    }
    load(path, [file = pathText(path), source = m_source] { return keep(file, make(file, source)); });
}

void CampaignDialog::showLoaded(const Loaded& loaded)
{
    m_work = loaded.work;
    if (loaded.choice) {
        m_form->setChoice(*loaded.choice);
        const int names = std::min(m_form->widthOfNames(), m_middle->width() / 2);
        if (names > m_form->width())
            m_middle->setSizes({names, m_middle->width() - names});
    }
    enable();
    if (!m_work) {
        m_status->setText(loaded.failure);
        return;
    }
    const CampaignInputs& inputs = *m_work->inputs;
    if (!inputs.plan.title.empty())
        m_name->setText(qtText(inputs.plan.title));
    {
        const QSignalBlocker isNoWish(m_shards);
        m_shards->setMaximum(
            static_cast<int>(std::min<std::uint64_t>(inputs.tasks.groupCount(), kLargestCount)));
        m_shards->setValue(m_wantedShards);
    }
    QString text = tr("Tasks: %1, networks: %2, models: %3.")
                       .arg(countText(inputs.tasks.taskCount()), countText(inputs.networks.size()),
                            countText(inputs.models.size()));
    if (!QFile::exists(m_path))
        text += QLatin1Char(' ') + tr("Work it out makes the file %1; New from project makes another.")
                                       .arg(QFileInfo(m_path).fileName());
    m_status->setText(text);
    m_form->sayWork(tr("Tasks: %1. Trying some of them…").arg(countText(inputs.tasks.taskCount())));
    m_estimate.start([work = m_work](const JobContext& context) {
        return estimatedSeconds(*work->inputs, std::chrono::milliseconds(500), context.stop);
    });
    // What an earlier run left is shown at once.
    if (QFile::exists(resultsFile()))
        openResults({resultsFile()});
}

void CampaignDialog::showWork(const Result<double>& seconds)
{
    if (!m_work || !seconds)
        return;
    const int cores = QThread::idealThreadCount();
    const double here = *seconds / cores;
    const QString time = here < 1      ? tr("less than a second")
                         : here < 120  ? tr("about %1 s").arg(here, 0, 'f', 0)
                         : here < 7200 ? tr("about %1 min").arg(here / 60, 0, 'f', 0)
                                       : tr("about %1 h").arg(here / 3600, 0, 'f', 0);
    m_form->sayWork(tr("Tasks: %1. They take %2 here, on cores: %3.")
                        .arg(countText(m_work->inputs->tasks.taskCount()), time, QString::number(cores)));
}

void CampaignDialog::start()
{
    if (!m_work)
        return;
    m_status->setText(tr("Working the campaign out…"));
    m_files = {pathText(resultsFile())};
    m_sinceSummary.start();
    m_run.start([work = m_work, campaign = pathText(m_path),
                 file = m_files.front()](const JobContext& context) -> Result<CampaignRunCounts> {
        RETURN_IF_ERROR(makeFile(campaign, *work));
        CampaignRunOptions options;
        options.start = ResultsStart::resumed;
        options.stop = context.stop;
        std::mutex mutex; // progress comes from all threads
        options.progress = [&](double fraction) {
            const std::lock_guard lock(mutex);
            context.progress(fraction);
        };
        return runCampaign(*work, file, options);
    });
    enable();
}

void CampaignDialog::stop()
{
    m_run.cancel();
    m_status->setText(tr("Stopped. What was worked out is kept."));
    sumUp();
    enable();
}

void CampaignDialog::finish(const Result<CampaignRunCounts>& counts)
{
    enable();
    if (!counts) {
        m_status->setText(sentenceOf(counts.error().message));
        return;
    }
    m_progress->setValue(m_progress->maximum());
    QString text =
        tr("Tasks worked out: %1; there before: %2.").arg(countText(counts->done), countText(counts->before));
    if (counts->failed > 0)
        text += QLatin1Char(' ') +
                tr("Without figures: %1; the table Problems says why.").arg(countText(counts->failed));
    if (counts->foreign > 0)
        text += QLatin1Char(' ') + tr("Of other inputs, and left aside: %1.").arg(countText(counts->foreign));
    m_status->setText(text);
    sumUp();
}

void CampaignDialog::openResults(const QStringList& paths)
{
    m_files.clear();
    for (const QString& path : paths)
        m_files.emplace_back(pathText(path));
    m_status->setText(tr("Reading the results…"));
    sumUp();
    enable();
}

void CampaignDialog::sumUp()
{
    m_sinceSummary.start();
    if (!m_work || m_files.empty())
        return;
    // What is being summed up may have been read before the last results came.
    m_isOutdated = m_summing.isRunning();
    if (m_isOutdated)
        return;
    m_summing.start([work = m_work, files = m_files](const JobContext& context) {
        Summed summed;
        const Result<MergedResults> merged = MergedResults::read(*work, files, context.stop);
        if (!merged) {
            summed.failure = sentenceOf(merged.error().message);
            return summed;
        }
        summed.faults = merged->faults();
        Result<CampaignSummary> summary = merged->summary(context.stop);
        if (summary)
            summed.summary = std::make_shared<const CampaignSummary>(std::move(summary).value());
        else
            summed.failure = sentenceOf(summary.error().message);
        return summed;
    });
}

void CampaignDialog::showSummed(const Summed& summed)
{
    enable();
    if (std::exchange(m_isOutdated, false))
        sumUp();
    if (!summed.summary) {
        m_status->setText(summed.failure);
        if (m_run.isRunning() || m_summing.isRunning())
            return;
        m_summary.reset();
        m_results->startAnew();
        m_progress->setValue(0);
        return;
    }
    m_summary = summed.summary;
    m_results->setSummary(m_summary);
    if (m_run.isRunning())
        return;
    m_progress->setValue(
        static_cast<int>(1000 * m_summary->results / std::max<std::uint64_t>(1, m_summary->tasks)));
    m_status->setText(summedText(summed));
}

QString CampaignDialog::summedText(const Summed& summed) const
{
    QStringList texts;
    if (summed.faults.isWhole()) // lines that were left unfinished have been worked out again
        texts += tr("All %1 tasks have results.").arg(countText(summed.summary->tasks));
    else
        for (const std::string& text : faultTexts(summed.faults, *m_work->inputs))
            texts += sentenceOf(text);
    for (const std::string& note : summed.summary->notes)
        texts += sentenceOf(note);
    return texts.join(QLatin1Char(' '));
}

void CampaignDialog::setSource(Source source)
{
    const bool isOther = source.path != m_source.path;
    m_source = std::move(source);
    enable();
    if (isOther && !m_run.isRunning() && !QFile::exists(m_path)) // nothing was made of the one before
        beginWithProject();
}

void CampaignDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !m_run.isRunning())
        return QDialog::keyPressEvent(event);
    m_status->setText(tr("The campaign goes on. Stop or Close ends it; what was worked out is kept."));
    event->accept();
}

void CampaignDialog::savePlot()
{
    const QString path = m_feedback.askPath(
        this, PathUse::savePicture,
        QDir(m_folder).filePath(QFileInfo(m_path).completeBaseName() + QStringLiteral(".svg")),
        {tr("SVG picture (*.svg)"), tr("PDF document (*.pdf)"), tr("PNG picture (*.png)")});
    if (path.isEmpty())
        return;
    if (const Result<void> saved = m_results->savePicture(path); !saved)
        m_status->setText(sentenceOf(saved.error().message));
}

void CampaignDialog::writeJobs()
{
    if (!m_work)
        return;
    CampaignJob job;
    job.system = static_cast<BatchSystem>(m_system->currentData().toInt());
    job.campaignFile = pathText(m_path);
    job.shards = static_cast<std::uint64_t>(m_shards->value());
    job.cores = static_cast<std::size_t>(m_cores->value());
    m_saving.start([job, work = m_work](const JobContext&) -> Result<QString> {
        RETURN_IF_ERROR(makeFile(job.campaignFile, *work));
        RETURN_IF_ERROR(writeCampaignScripts(job));
        const CampaignScripts scripts = campaignScripts(job);
        return tr("%1 and %2 were written. Copy them to the cluster with the campaign and its projects, and there: %3")
            .arg(qtText(scripts.array.name), qtText(scripts.merge.name), qtText(submitLine(job)));
    });
    enable();
}

void CampaignDialog::enable()
{
    const bool isRunning = m_run.isRunning();
    const bool isReady = m_work && !isRunning;
    const bool hasFile = !m_source.path.isEmpty();
    m_new->setEnabled(!isRunning && hasFile);
    m_new->setToolTip(
        hasFile
            ? tr("Write a campaign of the project's platforms, models, workloads and measured times, as a "
                 "beginning")
            : tr("The project needs a file first; save it"));
    m_open->setEnabled(!isRunning);
    m_form->setEnabled(!isRunning && !m_path.isEmpty());
    m_start->setEnabled(isReady);
    m_stop->setEnabled(isRunning);
    m_openResults->setEnabled(isReady);
    m_write->setEnabled(m_work != nullptr && !m_saving.isRunning());
    for (QWidget* widget : std::initializer_list<QWidget*>{m_system, m_shards, m_cores})
        widget->setEnabled(m_work != nullptr);
}

} // namespace contraflow
