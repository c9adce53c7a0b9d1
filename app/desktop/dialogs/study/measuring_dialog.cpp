// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/measuring_dialog.h"

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/document/document.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/base/ranges.h"
#include "core/base/units.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/project_file.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"
#include "core/measuring/measuring_time.h"
#include "core/measuring/runs_to_learn.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace contraflow {

namespace {

constexpr int kNoJob = -1;

} // namespace

MeasuringDialog::MeasuringDialog(const Document& document, Feedback& feedback, QString folder,
                                 QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_feedback(feedback)
    , m_folder(std::move(folder))
    , m_planning(tr("Making the plan"), [this](Planned planned) { show(std::move(planned)); })
    , m_saving(tr("Saving the plan"), [this](Result<QString> saved) {
        m_save->setEnabled(m_plan.has_value());
        if (!saved)
            return sayProblem(qtText(saved.error().message));
        m_status->setText(*saved);
    })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Measure on the cluster"));
    layOut();
    addScenarios();
    resizeOnScreen(*this, {980, 640});
    connect(m_scenarios, &QTreeWidget::itemChanged, this, &MeasuringDialog::start);
    start();
}

void MeasuringDialog::layOut()
{
    m_status = descriptionLabel(this);
    m_status->setObjectName(QStringLiteral("measuringStatus"));
    m_scenarios = new QTreeWidget(this);
    m_scenarios->setAccessibleName(tr("Scenarios to measure"));
    m_scenarios->setHeaderLabels({tr("Scenario"), tr("Platform"), tr("Messages")});
    m_scenarios->setRootIsDecorated(false);
    m_scenarios->header()->setStretchLastSection(false);
    m_scenarios->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_script = new QPlainTextEdit(this);
    m_script->setReadOnly(true);
    m_script->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_script->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_script->setAccessibleName(tr("Job that measures"));

    auto* right = new QWidget(this);
    auto* rightLayout = bareLayout<QVBoxLayout>(right);
    rightLayout->addWidget(makeForm());
    rightLayout->addWidget(m_script, 1);
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->addWidget(m_scenarios);
    both->addWidget(right);
    both->setSizes({400, 560});

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_save = buttons->addButton(tr("&Save plan…"), QDialogButtonBox::ActionRole);
    m_save->setToolTip(tr("Write the plan, and the job beside it"));
    connect(m_save, &QPushButton::clicked, this, &MeasuringDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_status);
    layout->addWidget(both, 1);
    layout->addWidget(buttons);
}

QWidget* MeasuringDialog::makeForm()
{
    auto* panel = new QWidget(this);
    auto* form = bareLayout<QFormLayout>(panel);
    const StopRule usual;
    m_what = new QComboBox(this);
    m_what->addItem(tr("scenarios of the project"));
    m_what->addItem(tr("runs that would tell models apart"));
    addFormField(form, tr("&What:"), m_what);
    m_platform = new QComboBox(this);
    m_platform->setToolTip(tr("The platform whose measurements say what else would tell models apart"));
    addMeasuredPlatforms();
    addFormField(form, tr("&Platform:"), m_platform);
    m_halfWidth = new QDoubleSpinBox(this);
    m_halfWidth->setRange(0.1, 50);
    m_halfWidth->setDecimals(1);
    m_halfWidth->setSingleStep(0.5);
    m_halfWidth->setSuffix(tr(" % of the mean"));
    m_halfWidth->setValue(100 * usual.halfWidth);
    m_halfWidth->setToolTip(tr(
        "A pattern is repeated until half the 95 % confidence interval of every message's mean is as narrow"));
    addFormField(form, tr("Repeat &until within:"), m_halfWidth);
    m_fewest = new QSpinBox(this);
    m_most = new QSpinBox(this);
    for (QSpinBox* box : {m_fewest, m_most})
        box->setRange(2, 1'000'000);
    m_fewest->setValue(static_cast<int>(usual.fewest));
    m_most->setValue(static_cast<int>(usual.most));
    addFormField(form, tr("At &least:"), m_fewest);
    addFormField(form, tr("At &most:"), m_most);
    for (QSpinBox* box : {m_fewest, m_most})
        box->setSuffix(tr(" repetitions"));
    m_job = new QComboBox(this);
    m_job->addItem(tr("none, mpirun by hand"), kNoJob);
    for (const BatchSystemInfo& info : batchSystems())
        m_job->addItem(qtText(info.title), static_cast<int>(info.system));
    addFormField(form, tr("&Job for:"), m_job);
    m_hosts = new QCheckBox(tr("The nodes are called as the &hosts of the cluster are"), this);
    m_hosts->setToolTip(
        tr("The job asks for these hosts, otherwise it takes any; and contraflow-run says where a "
           "rank is on another one"));
    form->addRow(QString(), m_hosts);
    for (QComboBox* box : {m_what, m_platform})
        connect(box, &QComboBox::currentIndexChanged, this, &MeasuringDialog::start);
    connect(m_halfWidth, &QDoubleSpinBox::valueChanged, this, &MeasuringDialog::start);
    connect(m_fewest, &QSpinBox::valueChanged, this, &MeasuringDialog::start);
    connect(m_most, &QSpinBox::valueChanged, this, &MeasuringDialog::start);
    connect(m_job, &QComboBox::currentIndexChanged, this, &MeasuringDialog::showScript);
    connect(m_hosts, &QCheckBox::toggled, this, &MeasuringDialog::showScript);
    return panel;
}

void MeasuringDialog::addMeasuredPlatforms()
{
    const Project& project = m_document.project();
    for (const Measurement& measurement : project.measurements) {
        const Scenario* scenario = findByName(project.scenarios, measurement.scenario);
        if (scenario && findByName(project.platforms, scenario->platform) &&
            m_platform->findText(qtText(scenario->platform)) < 0)
            m_platform->addItem(qtText(scenario->platform));
    }
}

void MeasuringDialog::addScenarios()
{
    const Project& project = m_document.project();
    const std::vector<std::size_t> wanted = measurableScenarios(project);
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        const Scenario& scenario = project.scenarios[i];
        const Workload* workload = findByName(project.workloads, scenario.workload);
        auto* item =
            new QTreeWidgetItem(m_scenarios, {qtText(scenario.name), qtText(scenario.platform),
                                              workload ? countText(workload->messages.size()) : QString()});
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setCheckState(0, !contains(wanted, i) ? Qt::Unchecked : Qt::Checked);
        if (!scenario.applications.empty()) {
            item->setText(2, tr("program"));
            item->setToolTip(2, tr("It runs an application, whose events are measured"));
        }
    }
    for (const int column : {1, 2})
        m_scenarios->resizeColumnToContents(column);
}

std::optional<MeasuringDialog::Choice> MeasuringDialog::choice()
{
    Choice choice;
    choice.isToLearn = m_what->currentIndex() == 1;
    choice.platform = m_platform->currentText().toStdString();
    m_scenarios->setEnabled(!choice.isToLearn);
    m_platform->setEnabled(choice.isToLearn);
    for (int i = 0; i < m_scenarios->topLevelItemCount(); ++i)
        if (m_scenarios->topLevelItem(i)->checkState(0) == Qt::Checked)
            choice.scenarios.push_back(static_cast<std::size_t>(i));
    choice.rule.halfWidth = m_halfWidth->value() / 100;
    choice.rule.fewest = static_cast<std::size_t>(m_fewest->value());
    choice.rule.most = static_cast<std::size_t>(m_most->value());
    if (choice.rule.most < choice.rule.fewest) {
        sayProblem(tr("There must be at least as many repetitions at most as at least."));
        return {};
    }
    if (!choice.isToLearn && choice.scenarios.empty()) {
        sayProblem(tr("Choose a scenario to be measured."));
        return {};
    }
    return choice;
}

void MeasuringDialog::sayProblem(const QString& text)
{
    m_status->setText(text);
    m_script->clear();
}

void MeasuringDialog::start()
{
    m_plan.reset();
    m_save->setEnabled(false);
    m_planning.cancel();
    std::optional<Choice> wanted = choice();
    if (!wanted)
        return;
    m_status->setText(tr("Working out what it will take…"));
    m_planning.start(
        [project = m_document.project(), wanted = std::move(*wanted)](const JobContext& context) {
            Planned planned;
            Project changed = project;
            std::vector<std::size_t> scenarios = wanted.scenarios;
            if (wanted.isToLearn) {
                scenarios.clear();
                CalibrationOptions options;
                options.stop = context.stop;
                CalibrationRequest request;
                request.platform = wanted.platform;
                const Result<Calibration> calibration = calibrate(project, request, options);
                const auto runs = calibration ? addRunsToLearn(changed, *calibration)
                                              : Result<std::vector<RunToLearn>>(calibration.error());
                if (!runs) {
                    planned.plan = runs.error();
                    return planned;
                }
                for (const RunToLearn& run : *runs) {
                    scenarios.push_back(run.scenario);
                    planned.reasons.append(qtText(run.reason));
                }
            }
            planned.plan = planMeasuring(changed, scenarios, wanted.rule);
            if (planned.plan)
                planned.plan->projectSha256 = sha256Text(projectText(project));
            return planned;
        });
}

void MeasuringDialog::show(Planned planned)
{
    if (!planned.plan)
        return sayProblem(tr("There is no plan: %1.").arg(qtText(planned.plan.error().message)));
    m_plan = std::move(planned.plan).value();
    const QString runs = m_plan->programs.empty() ? tr("Patterns: %1").arg(countText(m_plan->patterns.size()))
                                                  : tr("Patterns: %1, programs: %2")
                                                        .arg(countText(m_plan->patterns.size()),
                                                             countText(m_plan->programs.size()));
    m_status->setText(tr("%1, ranks: %2 on %3 nodes. It will take about %4 on the cluster.")
                          .arg(runs, countText(m_plan->nodes.size()), countText(ranksByNode(*m_plan).size()),
                               qtText(waitingTimeText(measuringTime(*m_plan).expected))) +
                      QLatin1Char(' ') + longestTime());
    m_status->setToolTip(tipText(planned.reasons.join(QLatin1Char('\n'))));
    m_save->setEnabled(true);
    showScript();
}

QString MeasuringDialog::longestTime() const
{
    const MeasuringTime time = measuringTime(*m_plan);
    const QString text =
        tr("A job may take up to %1: up to %2 attempts of up to %3 repetitions, each %4 times as long as "
           "predicted, and %5 min for MPI to start.")
            .arg(qtText(waitingTimeText(time.longest)), QString::number(kMostAttempts),
                 countText(m_plan->rule.most), QString::number(kSlowestShare),
                 QString::number(kSecondsToStart / 60));
    return time.unpredicted == 0
               ? text
               : text + QLatin1Char(' ') +
                     tr("How long %1 of %2 last is not known, since their models cannot predict them.")
                         .arg(time.unpredicted)
                         .arg(m_plan->runCount());
}

void MeasuringDialog::showScript()
{
    const int system = m_job->currentData().toInt();
    if (!m_plan)
        return;
    if (system == kNoJob) {
        m_script->setPlainText(QStringLiteral("mpirun -np %1 contraflow-run plan.json -o plan.measured.json")
                                   .arg(m_plan->nodes.size()));
        return;
    }
    const Result<std::string> script =
        batchScript(chosenPlan(), {static_cast<BatchSystem>(system), "plan.json"});
    m_script->setPlainText(script ? qtText(*script) : qtText(script.error().message));
}

MeasuringPlan MeasuringDialog::chosenPlan() const
{
    MeasuringPlan plan = *m_plan;
    plan.areNodesHosts = m_hosts->isChecked();
    return plan;
}

void MeasuringDialog::save()
{
    const QString path =
        m_feedback.askPath(this, PathUse::savePlan, QDir(m_folder).filePath(QStringLiteral("plan.json")));
    if (path.isEmpty() || !m_plan)
        return;
    m_save->setEnabled(false);
    const int system = m_job->currentData().toInt();
    m_saving.start([plan = chosenPlan(), path, system](const JobContext&) -> Result<QString> {
        const std::string file = QFile::encodeName(path).toStdString();
        const auto kind = static_cast<BatchSystem>(system);
        ASSIGN_OR_RETURN(const std::string script,
                         system == kNoJob ? std::string() : batchScript(plan, {kind, file}));
        RETURN_IF_ERROR(writeTextFile(file, planText(plan)));
        const QString name = QFileInfo(path).fileName();
        if (system == kNoJob)
            return tr("%1 was written. Copy it to the cluster, run it, and import what it measured.")
                .arg(name);
        const std::string scriptFile = scriptFileOf(file, kind);
        RETURN_IF_ERROR(writeTextFile(scriptFile, script));
        return tr("%1 and %2 were written. Copy both to the cluster, submit the job, and import what it measured.")
            .arg(name, QFileInfo(QFile::decodeName(scriptFile.c_str())).fileName());
    });
}

} // namespace contraflow
