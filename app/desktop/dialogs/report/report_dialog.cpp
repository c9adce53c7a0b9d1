// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/report/report_dialog.h"

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/report/report_preview.h"
#include "app/desktop/document/document.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/report/html/report_html.h"
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "core/base/ranges.h"
#include "core/base/sentence.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Whether a report of the one request says the same as one of the other, but for its title and the like. */
bool showsTheSame(const ReportRequest& a, const ReportRequest& b)
{
    return !a.fields.isAnonymous && !b.fields.isAnonymous && a.fields.sections == b.fields.sections &&
           a.fields.scenarios == b.fields.scenarios && a.fields.sweeps == b.fields.sweeps;
}

Result<std::shared_ptr<const MadeReport>> pagesOf(const ReportRequest& request,
                                                  std::shared_ptr<const report::Content> content)
{
    auto made = std::make_shared<MadeReport>();
    made->request = request;
    made->pages = std::make_shared<const report::PrintPages>(*content, request.stop);
    made->content = std::move(content);
    return std::shared_ptr<const MadeReport>(std::move(made));
}

} // namespace

ReportJob::ReportJob(QObject* parent)
    : QObject(parent)
    , m_contentJob(
          tr("The report"), [this](Gathered gathered) { takeContent(std::move(gathered)); },
          [this](double fraction) { emit progressChanged(fraction * 0.6); })
    , m_pagesJob(tr("The report"), [this](const Result<std::shared_ptr<const MadeReport>>& report) {
        if (report)
            emit made(*report);
        else
            emit failed(qtText(report.error().message));
    })
{}

bool ReportJob::isRunning() const
{
    return m_contentJob.isRunning() || m_pagesJob.isRunning() || m_isDrawing;
}

void ReportJob::cancel()
{
    ++m_round;
    m_isDrawing = false;
    m_contentJob.cancel();
    m_pagesJob.cancel();
}

ReportJob::Gathered ReportJob::gather(ReportRequest request, const QString& projectPath)
{
    Gathered gathered;
    if (!projectPath.isEmpty())
        if (const Result<std::string> text = readTextFile(projectPath.toStdString(), ReadLimits{}.maxBytes))
            request.sha256 = sha256Text(*text);
    gathered.content = report::makeContent(request);
    // What can be drawn anywhere is drawn here.
    if (gathered.content)
        for (report::Section& section : gathered.content->sections)
            for (report::Block& block : section.blocks)
                if (auto* figure = std::get_if<report::FigureBlock>(&block);
                    figure && !report::needsApplication(*figure) && !request.stop.stop_requested())
                    report::drawFigure(*figure);
    gathered.request = std::move(request);
    return gathered;
}

void ReportJob::start(ReportRequest request, const QString& projectPath)
{
    const bool isDrawn = m_gathered && m_gathered->content && !isRunning();
    cancel();
    if (isDrawn && showsTheSame(m_gathered->request, request)) {
        request.sha256 = m_gathered->request.sha256;
        m_gathered->request = std::move(request);
        report::setTitles(*m_gathered->content, m_gathered->request);
        layOut();
        return;
    }
    m_contentJob.start([request = std::move(request), projectPath](const JobContext& context) mutable {
        request.stop = context.stop;
        request.progress = context.progress;
        return gather(std::move(request), projectPath);
    });
}

void ReportJob::takeContent(Gathered gathered)
{
    gathered.request.progress = {};
    m_gathered = std::move(gathered);
    if (!m_gathered->content) {
        emit failed(qtText(m_gathered->content.error().message));
        return;
    }
    m_section = 0;
    m_block = 0;
    m_isDrawing = true;
    drawNext();
}

void ReportJob::drawNext()
{
    std::vector<report::Section>& sections = m_gathered->content->sections;
    for (; m_section < sections.size(); ++m_section, m_block = 0) {
        std::vector<report::Block>& blocks = sections[m_section].blocks;
        while (m_block < blocks.size()) {
            auto* figure = std::get_if<report::FigureBlock>(&blocks[m_block++]);
            if (!figure || !report::needsApplication(*figure))
                continue;
            report::drawFigure(*figure);
            emit progressChanged(0.6 +
                                 0.3 * static_cast<double>(m_section) / static_cast<double>(sections.size()));
            QTimer::singleShot(0, this, [this, round = m_round] {
                if (round == m_round)
                    drawNext();
            });
            return;
        }
    }
    m_isDrawing = false;
    layOut();
}

void ReportJob::layOut()
{
    m_pagesJob.start([request = m_gathered->request,
                      content = std::make_shared<const report::Content>(*m_gathered->content)](
                         const JobContext& context) mutable {
        request.stop = context.stop;
        return pagesOf(request, content);
    });
}

namespace {

constexpr int kDelay = 300; ///< milliseconds after the last change
constexpr int kChoicesWidth = 300;
constexpr int kNameRole = Qt::UserRole;

void addChoice(QListWidget& list, const QString& text, const std::string& name, bool isChosen)
{
    auto* item = new QListWidgetItem(text, &list);
    item->setData(kNameRole, qtText(name));
    item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
    item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
}

/** The names that are checked, in order; `isAll` when all are. */
std::vector<std::string> chosen(const QListWidget& list, bool& isAll)
{
    std::vector<std::string> names;
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->checkState() == Qt::Checked)
            names.push_back(list.item(row)->data(kNameRole).toString().toStdString());
    isAll = static_cast<int>(names.size()) == list.count();
    return names;
}

/** The chosen names first, in their order, then the others in theirs. */
std::vector<std::string> ordered(std::vector<std::string> all, const std::vector<std::string>& first)
{
    std::ranges::stable_sort(all, {}, [&first](const std::string& a) { return std::ranges::find(first, a); });
    return all;
}

constexpr QChar kBetweenSweeps = u';';

std::string sweepsText(const std::vector<std::string>& sweeps)
{
    QStringList texts;
    for (const std::string& sweep : sweeps)
        texts += qtText(sweep);
    return texts.join(QStringLiteral("; ")).toStdString();
}

std::vector<std::string> sweepsOf(const QString& text)
{
    std::vector<std::string> sweeps;
    for (const QString& sweep : text.split(kBetweenSweeps, Qt::SkipEmptyParts))
        if (!sweep.trimmed().isEmpty())
            sweeps.push_back(sweep.trimmed().toStdString());
    return sweeps;
}

QToolButton* makeButton(QWidget* parent, const QString& icon, const QString& tip)
{
    auto* button = new QToolButton(parent);
    button->setIcon(themedIcon(icon));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setProperty("flat", true);
    return button;
}

/** Writes the file in a worker. */
Result<QString> writtenFile(const MadeReport& report, ReportFormat format, const QString& path,
                            const std::stop_token& stop)
{
    std::string bytes;
    if (format == ReportFormat::pdf) {
        const QByteArray pdf = report::pdfOf(*report.pages, report.request.date, stop);
        if (pdf.isEmpty())
            return Error{ErrorCode::environment,
                         sentence("the PDF could not be made; save the report as HTML")};
        bytes = pdf.toStdString();
    } else {
        ASSIGN_OR_RETURN(bytes, report::renderHtml(*report.content, report::standardTemplate()));
    }
    if (stop.stop_requested())
        return Error{ErrorCode::cancelled,
                     sentence("%1 was not saved: it was cancelled", {path.toStdString()})};
    RETURN_IF_ERROR(writeTextFile(path.toStdString(), bytes));
    return path;
}

} // namespace

ReportDialog::ReportDialog(Document& document, Feedback& feedback, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_feedback(feedback)
    , m_project(document.project())
    , m_fileJob(tr("Saving the report"), [this](const Result<QString>& written) { finishSaving(written); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Report"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(makeChoices());
    columns->addLayout(makePreview(), 1);
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_savePdf = box->addButton(tr("Save as &PDF…"), QDialogButtonBox::ActionRole);
    m_saveHtml = box->addButton(tr("Save as &HTML…"), QDialogButtonBox::ActionRole);
    m_savePdf->setDefault(true);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setMaximumWidth(140);
    m_progress->setTextVisible(false);
    m_status = new QLabel(this);
    m_status->setWordWrap(true);
    m_budget = new QComboBox(this);
    m_budget->addItem(tr("2 minutes"), kUsualBudget);
    m_budget->addItem(tr("10 minutes"), 5 * kUsualBudget);
    m_budget->addItem(tr("no limit"), kNoBudget);
    m_budget->setToolTip(
        tr("At most so long for what only adds to the predictions: how firm the answer is, upgrades, sweeps, "
           "placement. What does not fit is named in the report."));
    m_budget->setObjectName(QStringLiteral("reportBudget"));
    connect(m_budget, &QComboBox::currentIndexChanged, this, &ReportDialog::changeSoon);
    auto* time = new QLabel(tr("T&ime"), this);
    time->setBuddy(m_budget);
    auto* foot = new QHBoxLayout;
    foot->addWidget(time);
    foot->addWidget(m_budget);
    foot->addWidget(m_progress);
    foot->addWidget(m_status, 1);
    foot->addWidget(box);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    rows->addLayout(foot);

    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &ReportDialog::make);
    connect(&m_job, &ReportJob::made, this, &ReportDialog::show);
    connect(&m_job, &ReportJob::failed, this, [this](const QString& reason) {
        m_report.reset();
        m_preview->setPages(nullptr);
        m_preview->setHint(reason);
        m_status->setText(tr("There is no report to save."));
        updateButtons();
    });
    connect(&m_job, &ReportJob::progressChanged, this,
            [this](double fraction) { m_progress->setValue(static_cast<int>(fraction * 1000)); });
    connect(m_savePdf, &QPushButton::clicked, this, [this] { save(ReportFormat::pdf); });
    connect(m_saveHtml, &QPushButton::clicked, this, [this] { save(ReportFormat::html); });
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeOnScreen(*this, {1080, 760});
    m_preview->setHint(tr("The report is being made…"));
    make();
}

QLayout* ReportDialog::makeChoices()
{
    const ReportFields kept = reportFieldsOf(m_project);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    const auto addLine = [&](const QString& label, const std::string& text) {
        auto* line = new QLineEdit(qtText(text), this);
        form->addRow(label, line);
        connect(line, &QLineEdit::textChanged, this, &ReportDialog::changeSoon);
        return line;
    };
    m_title = addLine(tr("&Title"), kept.title);
    m_title->setPlaceholderText(qtText(m_project.title));
    m_customer = addLine(tr("&Customer"), kept.customer);
    m_author = addLine(tr("&Author"), kept.author);
    m_date = new QDateEdit(QDate::currentDate(), this);
    m_date->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    m_date->setCalendarPopup(true);
    form->addRow(tr("&Date"), m_date);
    connect(m_date, &QDateEdit::dateChanged, this, &ReportDialog::changeSoon);

    m_sweeps = addLine(tr("S&weeps"), sweepsText(kept.sweeps));
    m_sweeps->setPlaceholderText(tr("over the sizes of messages"));
    m_sweeps->setToolTip(
        tr("What the section Sweeps changes, with semicolons in between, as 'contraflow compare --sweep' "
           "takes it: scale=0.01..100/5; nic=10 Gbit/s..100 Gbit/s/4; oversubscription=1..8/4"));
    m_sweeps->setObjectName(QStringLiteral("reportSweeps"));

    m_sections = new QListWidget(this);
    m_sections->setDragDropMode(QAbstractItemView::InternalMove);
    m_sections->setDefaultDropAction(Qt::MoveAction);
    m_scenarios = new QListWidget(this);
    fillSections();
    fillScenarios();
    for (QListWidget* list : {m_sections, m_scenarios}) {
        list->setUniformItemSizes(true);
        list->setMinimumHeight(5 * list->fontMetrics().lineSpacing() / 2);
        connect(list, &QListWidget::itemChanged, this, &ReportDialog::changeSoon);
        connect(list->model(), &QAbstractItemModel::rowsMoved, this, &ReportDialog::changeSoon);
    }
    m_anonymous = new QCheckBox(tr("&Neutral names for hosts and switches"), this);
    m_anonymous->setChecked(kept.isAnonymous);
    connect(m_anonymous, &QCheckBox::toggled, this, &ReportDialog::changeSoon);

    const auto addTitle = [this](QBoxLayout* place, const QString& text, QWidget* buddy) {
        auto* label = new QLabel(text, this);
        label->setBuddy(buddy);
        place->addWidget(label);
        buddy->setAccessibleName(label->text().remove(u'&'));
    };
    auto* column = new QVBoxLayout;
    column->addLayout(form);
    column->addSpacing(8);
    auto* sections = new QHBoxLayout;
    addTitle(sections, tr("&Sections, in their order"), m_sections);
    sections->addStretch();
    sections->addLayout(makeSectionButtons());
    column->addLayout(sections);
    column->addWidget(m_sections, 3);
    addTitle(column, tr("Scena&rios"), m_scenarios);
    column->addWidget(m_scenarios, 2);
    column->addWidget(m_anonymous);
    for (QWidget* wide : std::initializer_list<QWidget*>{m_sections, m_scenarios})
        wide->setFixedWidth(kChoicesWidth);
    return column;
}

QLayout* ReportDialog::makeSectionButtons()
{
    auto* row = new QHBoxLayout;
    for (const int by : {-1, 1}) {
        auto* button =
            makeButton(this, by < 0 ? QStringLiteral("go-up") : QStringLiteral("go-down"),
                       by < 0 ? tr("Move the section up (Alt+Up)") : tr("Move the section down (Alt+Down)"));
        button->setShortcut(QKeySequence(by < 0 ? QStringLiteral("Alt+Up") : QStringLiteral("Alt+Down")));
        connect(button, &QToolButton::clicked, this, [this, by] { moveSection(by); });
        row->addWidget(button);
    }
    return row;
}

QLayout* ReportDialog::makePreview()
{
    m_preview = new ReportPreview(this);
    auto* smaller = makeButton(this, QStringLiteral("zoom-out"), tr("Smaller"));
    auto* larger = makeButton(this, QStringLiteral("zoom-in"), tr("Larger"));
    auto* fit = makeButton(this, QStringLiteral("zoom-fit-best"), tr("As wide as the window"));
    connect(smaller, &QToolButton::clicked, m_preview, &ReportPreview::zoomOut);
    connect(larger, &QToolButton::clicked, m_preview, &ReportPreview::zoomIn);
    connect(fit, &QToolButton::clicked, m_preview, &ReportPreview::fitWidth);
    m_page = new QLabel(this);
    connect(m_preview, &ReportPreview::pageChanged, this, &ReportDialog::showPage);
    auto* tools = new QHBoxLayout;
    tools->addWidget(m_page);
    tools->addStretch();
    tools->addWidget(smaller);
    tools->addWidget(larger);
    tools->addWidget(fit);
    auto* column = new QVBoxLayout;
    column->addLayout(tools);
    column->addWidget(m_preview, 1);
    return column;
}

void ReportDialog::fillSections()
{
    const std::vector<std::string> kept = reportFieldsOf(m_project).sections;
    for (const std::string& name : ordered({kReportSections.begin(), kReportSections.end()}, kept)) {
        const bool isChosen = kept.empty() ? isUsualSection(name) : contains(kept, name);
        addChoice(*m_sections, qtText(report::sectionTitle(name)), name, isChosen);
    }
}

void ReportDialog::fillScenarios()
{
    const std::vector<std::string> kept = reportFieldsOf(m_project).scenarios;
    auto names = mapped<std::string>(m_project.scenarios, &Scenario::name);
    for (const std::string& name : ordered(std::move(names), kept))
        addChoice(*m_scenarios, qtText(name), name, kept.empty() || contains(kept, name));
}

void ReportDialog::moveSection(int by)
{
    const int row = m_sections->currentRow();
    if (row < 0 || row + by < 0 || row + by >= m_sections->count())
        return;
    m_sections->insertItem(row + by, m_sections->takeItem(row));
    m_sections->setCurrentRow(row + by);
    changeSoon();
}

ReportFields ReportDialog::fields() const
{
    ReportFields fields = reportFieldsOf(m_project);
    fields.title = m_title->text().trimmed().toStdString();
    fields.customer = m_customer->text().trimmed().toStdString();
    fields.author = m_author->text().trimmed().toStdString();
    bool isAll = false;
    fields.sections = chosen(*m_sections, isAll);
    std::vector<std::string> usual(kReportSections.begin(), kReportSections.end());
    std::erase_if(usual, [](const std::string& name) { return !isUsualSection(name); });
    if (fields.sections == usual)
        fields.sections.clear();
    fields.scenarios = chosen(*m_scenarios, isAll);
    if (isAll)
        fields.scenarios.clear();
    fields.sweeps = sweepsOf(m_sweeps->text());
    fields.isAnonymous = m_anonymous->isChecked();
    return fields;
}

QString ReportDialog::status() const
{
    return m_status->text();
}

void ReportDialog::changeSoon()
{
    m_delay.start();
    updateButtons();
}

void ReportDialog::make()
{
    bool isAll = false;
    const bool hasSections = !chosen(*m_sections, isAll).empty();
    const bool hasScenarios = !chosen(*m_scenarios, isAll).empty() || m_scenarios->count() == 0;
    if (!hasSections || !hasScenarios) {
        m_job.cancel();
        m_report.reset();
        m_preview->setPages(nullptr);
        m_preview->setHint(hasSections ? tr("No scenario is checked. Check one to see the report.")
                                       : tr("No section is checked. Check one to see the report."));
        m_status->clear();
        updateButtons();
        return;
    }
    ReportRequest request;
    request.project = m_project;
    request.issues = m_document.readIssues();
    request.fields = fields();
    request.budget = m_budget->currentData().toDouble();
    request.date = m_date->date().toString(Qt::ISODate).toStdString();
    const QString path = m_document.filePath();
    request.fileName = QFileInfo(path).fileName().toStdString();
    m_job.start(std::move(request), m_document.isModified() ? QString() : path);
    updateButtons();
}

void ReportDialog::show(const std::shared_ptr<const MadeReport>& report)
{
    m_report = report;
    m_preview->setPages(report->pages);
    m_status->clear();
    showPage(m_preview->currentPage());
    updateButtons();
}

void ReportDialog::showPage(int page)
{
    const int count = m_preview->pageCount();
    m_page->setText(count > 0 ? tr("Page %1 of %2").arg(countText(page + 1)).arg(countText(count))
                              : QString());
}

void ReportDialog::updateButtons()
{
    m_progress->setVisible(isBusy());
    if (!m_job.isRunning())
        m_progress->setValue(0);
    for (QPushButton* button : {m_savePdf, m_saveHtml})
        button->setEnabled(m_report && !isBusy());
}

void ReportDialog::save(ReportFormat format)
{
    QStringList leftOut;
    for (const std::string& line : m_report ? m_report->content->leftOut : std::vector<std::string>())
        leftOut += qtText(line);
    if (!leftOut.isEmpty() && !m_feedback.askSaveWithout(this, leftOut))
        return;
    const bool isPdf = format == ReportFormat::pdf;
    const QString project = m_document.filePath();
    const QString name = project.isEmpty() ? tr("report") : QFileInfo(project).completeBaseName();
    const QString folder = project.isEmpty() ? QDir::homePath() : QFileInfo(project).absolutePath();
    const QString ending = isPdf ? QStringLiteral(".pdf") : QStringLiteral(".html");
    QString path = m_feedback.askPath(this, PathUse::saveReport, QDir(folder).filePath(name + ending),
                                      {isPdf ? tr("PDF (*.pdf)") : tr("HTML (*.html)")});
    if (path.isEmpty() || !m_report)
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += ending;
    m_status->setText(tr("Saving %1…").arg(path));
    m_fileJob.start([report = m_report, format, path](const JobContext& context) {
        return writtenFile(*report, format, path, context.stop);
    });
    updateButtons();
}

void ReportDialog::finishSaving(const Result<QString>& written)
{
    m_status->setText(written ? tr("Saved: %1").arg(*written) : qtText(written.error().message));
    updateButtons();
}

void ReportDialog::keepFields()
{
    const ReportFields now = fields();
    if (now != reportFieldsOf(m_document.project()))
        m_document.submit(setReportFields(now));
}

void ReportDialog::done(int result)
{
    keepFields();
    QDialog::done(result);
}

} // namespace contraflow
