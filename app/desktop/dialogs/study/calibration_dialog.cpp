// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/calibration_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/study/calibration_choice.h"
#include "app/desktop/dialogs/study/calibration_figures.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/object_edits.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/sheet/view/result_table.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/analysis/calibration/calibration_edit.h"
#include "core/analysis/calibration/calibration_text.h"
#include "core/tables/calibration_tables.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace contraflow {
namespace {

constexpr int kGoodError = 10; ///< percent

PlotLine horizontal(double at, const PlotAxis& x, bool isDashed)
{
    PlotLine line;
    line.color = theme().mutedText;
    line.width = 1;
    line.isDashed = isDashed;
    line.isStepped = false;
    line.points = {{x.lower, at}, {x.upper, at}};
    line.items = {kNoItem};
    return line;
}

/** Erel of every measured message over its measured time. */
PlotContent residualPlot(const Calibration& calibration, const RankedModel& model)
{
    const std::vector<double>& measured = calibration.data.measured;
    const std::vector<double> errors =
        relativeErrors(model.leftOut ? model.fit.leftOut : model.fit.fitted, measured);
    PlotContent content;
    const std::string& kind = model.fit.model.kind;
    content.title = CalibrationDialog::tr("Errors of %1").arg(qtText(modelTitle(kind, kind)));
    content.subtitle = model.leftOut ? CalibrationDialog::tr("on patterns left out of the fit")
                                     : CalibrationDialog::tr("of the fit");
    PlotMarks marks;
    marks.color = theme().model(qtText(kind));
    marks.shape = MarkShape::dot;
    double longest = 0;
    double largest = 1.2 * kGoodError;
    for (std::size_t i = 0; i < errors.size(); ++i) {
        PlotMark mark;
        mark.x = measured[i];
        mark.y = errors[i];
        marks.marks.push_back(mark);
        longest = std::max(longest, measured[i]);
        largest = std::max(largest, 1.1 * std::abs(errors[i]));
    }
    content.x.quantity = CalibrationDialog::tr("Measured time");
    content.x.upper = 1.05 * longest;
    content.y.kind = AxisKind::percent;
    content.y.quantity = CalibrationDialog::tr("Error");
    content.y.lower = -largest;
    content.y.upper = largest;
    content.lines = {horizontal(0, content.x, false), horizontal(kGoodError, content.x, true),
                     horizontal(-kGoodError, content.x, true)};
    content.marks = {std::move(marks)};
    return content;
}

} // namespace

CalibrationDialog::CalibrationDialog(Document& document, const Selection& selection, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_status(new QLabel(tr("Fitting the models to the measured times…"), this))
    , m_progress(new QProgressBar(this))
    , m_choice(new CalibrationChoice(this))
    , m_ranking(new ResultTable(this))
    , m_parameters(new ResultTable(this))
    , m_figures(new CalibrationFigures(this))
    , m_residuals(new PlotView(this))
    , m_verdict(new QTextBrowser(this))
    , m_job(
          tr("The calibration"), [this](Result<Calibration> calibration) { show(std::move(calibration)); },
          [this](double fraction) { m_progress->setValue(static_cast<int>(100 * fraction)); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Calibrate"));
    resizeOnScreen(*this, {1280, 780});
    layOut();
    m_choice->setProject(document.project());
    connect(m_choice, &CalibrationChoice::changed, this, &CalibrationDialog::fit);
    connect(m_figures, &CalibrationFigures::applied, this, [this](const Edit& edit) {
        m_document.submit(edit);
        fit();
    });
    connect(m_ranking->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CalibrationDialog::showModel);
    fit();
}

void CalibrationDialog::fit()
{
    if (const QString problem = m_choice->problem(); !problem.isEmpty()) {
        m_job.cancel();
        clear(problem);
        return;
    }
    m_status->setText(tr("Fitting the models to the measured times…"));
    m_progress->setValue(0);
    m_progress->show();
    m_job.start([project = m_document.project(), request = m_choice->request()](const JobContext& context) {
        CalibrationOptions options;
        options.progress = context.progress;
        options.stop = context.stop;
        return calibrate(project, request, options);
    });
}

void CalibrationDialog::clear(const QString& status)
{
    m_progress->hide();
    m_status->setText(status);
    m_calibration.reset();
    m_ranking->clear();
    m_parameters->clear();
    m_figures->clear();
    m_verdict->clear();
    m_residuals->setContent({});
    m_model->clear();
    showUse();
}

void CalibrationDialog::layOut()
{
    m_status->setWordWrap(true);
    m_progress->setRange(0, 100);
    m_progress->setAccessibleName(tr("Progress of the calibration"));
    m_ranking->setSelectionMode(QAbstractItemView::SingleSelection);
    m_ranking->setAccessibleName(tr("Ranking of the models"));
    m_parameters->setAccessibleName(tr("Fitted parameters"));
    m_verdict->setAccessibleName(tr("Verdict on traffic both ways"));

    auto* left = new QSplitter(Qt::Vertical, this);
    left->addWidget(m_ranking);
    auto* found = new QTabWidget(this);
    found->addTab(m_parameters, tr("&Parameters"));
    found->addTab(m_figures, tr("&Links and formulas"));
    left->addWidget(found);
    auto* right = new QSplitter(Qt::Vertical, this);
    right->addWidget(m_residuals);
    right->addWidget(m_verdict);
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->addWidget(m_choice);
    both->addWidget(left);
    both->addWidget(right);
    both->setSizes({m_choice->sizeHint().width(), 480, 400});

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::ActionRole);
    m_apply->setEnabled(false);
    m_use = buttons->addButton(tr("Apply and &use for this scenario"), QDialogButtonBox::ActionRole);
    m_use->setEnabled(false);
    m_model = new QLineEdit(this);
    m_model->setObjectName(QStringLiteral("modelName"));
    m_model->setToolTip(tr("How the calibrated model is called in the project; a new name adds one"));
    auto* label = new QLabel(tr("Model &name:"), this);
    label->setBuddy(m_model);
    m_model->setMinimumWidth(28 * m_model->fontMetrics().averageCharWidth());
    connect(m_model, &QLineEdit::textEdited, this, &CalibrationDialog::showUse);
    connect(m_apply, &QPushButton::clicked, this, [this] { apply(Use::asBefore); });
    connect(m_use, &QPushButton::clicked, this, [this] { apply(Use::forScenario); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_status);
    layout->addWidget(m_progress);
    layout->addWidget(both, 1);
    auto* footer = new QHBoxLayout;
    footer->addWidget(label);
    footer->addWidget(m_model);
    footer->addWidget(buttons, 1);
    layout->addLayout(footer);
}

QString CalibrationDialog::status() const
{
    return m_status->text();
}

QString CalibrationDialog::verdict() const
{
    return m_verdict->toPlainText();
}

void CalibrationDialog::show(Result<Calibration> calibration)
{
    if (!calibration) {
        clear(tr("Nothing was fitted: %1").arg(qtText(calibration.error().message)));
        return;
    }
    m_progress->hide();
    m_calibration = std::move(*calibration);
    const TrainingData& learnt = m_calibration->data;
    const auto patterns = static_cast<int>(learnt.patterns.size());
    const auto messages = static_cast<int>(learnt.measured.size());
    QString status = qtText(rankingSentence(*m_calibration));
    if (patterns > 0)
        status = (patterns == 1 ? tr("One pattern, %1 measured messages. %2").arg(countText(messages))
                                : tr("%1 patterns, %2 measured messages. %3")
                                      .arg(countText(patterns))
                                      .arg(countText(messages)))
                     .arg(status) +
                 QLatin1Char(' ') + qtText(rangeSentence(*m_calibration)) + QLatin1Char('.');
    if (const std::string heldOut = heldOutSentence(*m_calibration); !heldOut.empty())
        status += QLatin1Char(' ') + qtText(heldOut) + QLatin1Char('.');
    m_status->setText(status);
    fillVerdict();
    fillRanking();
    m_figures->setCalibration(m_document.project(), *m_calibration);
}

void CalibrationDialog::fillRanking()
{
    const bool hasFocus = m_ranking->hasFocus() || !focusWidget() || focusWidget() == this;
    m_ranking->setTable(rankingTable(*m_calibration));
    m_ranking->selectRow(0);
    showModel();
    if (hasFocus)
        m_ranking->setFocus();
}

const RankedModel* CalibrationDialog::chosen() const
{
    const int row = m_ranking->currentIndex().row();
    const bool isThere = m_calibration && row >= 0 && row < static_cast<int>(m_calibration->ranking.size());
    return isThere ? &m_calibration->ranking[static_cast<std::size_t>(row)] : nullptr;
}

void CalibrationDialog::showModel()
{
    const RankedModel* model = chosen();
    m_model->setText(model ? qtText(modelToCalibrate(m_document.project(), model->fit.model.kind).model.name)
                           : QString());
    showUse();
    if (!model) {
        m_parameters->clear();
        m_residuals->setContent({});
        return;
    }
    fillParameters(model->fit);
    m_residuals->setContent(residualPlot(*m_calibration, *model));
}

/** The scenario that is shown may be predicted with another model than the one that was calibrated. */
void CalibrationDialog::showUse()
{
    const RankedModel* model = chosen();
    const Project& project = m_document.project();
    const std::string target = m_model->text().trimmed().toStdString();
    const Model* present = findByName(project.models, target);
    const bool isOther = model && present && present->kind != model->fit.model.kind;
    const bool canApply = model && !target.empty() && !isOther;
    m_model->setEnabled(model != nullptr);
    m_apply->setEnabled(canApply);
    m_apply->setToolTip(tipText(
        isOther   ? tr("The project's model %1 is of another kind; type another name").arg(qtText(target))
        : present ? tr("Give the project's model %1 these parameters, with the range that was learnt")
                        .arg(qtText(target))
                  : tr("Add the model %1 with these parameters and the range that was learnt")
                        .arg(qtText(target))));
    const std::size_t scenario = m_selection.scenario();
    m_use->setVisible(scenario < project.scenarios.size());
    if (scenario >= project.scenarios.size())
        return;
    const QString name = qtText(project.scenarios[scenario].name);
    const bool isUsed = project.scenarios[scenario].model == target;
    m_use->setEnabled(canApply && !isUsed);
    m_use->setToolTip(
        isOther ? m_apply->toolTip()
                : tipText(isUsed ? tr("Scenario %1 has the model %2 already").arg(name, qtText(target))
                                 : tr("Apply, and predict scenario %1 with the model %2 from now on: a "
                                      "step that can be undone")
                                       .arg(name, qtText(target))));
}

void CalibrationDialog::fillParameters(const ModelFit& fit)
{
    m_parameters->setTable(parametersTable(fit));
    m_parameters->setToolTip(qtText(intervalSentence(fit.method)));
}

void CalibrationDialog::fillVerdict()
{
    const QString flow = qtText(flowControlSentence(m_calibration->flowControl));
    if (m_calibration->verdict.findings.empty() && flow.isEmpty()) {
        m_verdict->clear();
        return;
    }
    QString text;
    if (!flow.isEmpty())
        text = QStringLiteral("<h3>%1</h3><p>%2</p>").arg(tr("Full buffers"), flow.toHtmlEscaped());
    text += QStringLiteral("<h3>%1</h3><ul>").arg(tr("Traffic both ways"));
    for (const DuplexFinding& finding : m_calibration->verdict.findings)
        text += QStringLiteral("<li>%1.</li>").arg(qtText(finding.sentence).toHtmlEscaped());
    text += QStringLiteral("</ul>");
    if (!m_calibration->verdict.runs.empty())
        text += QStringLiteral("<h3>%1</h3><ul>").arg(tr("Runs that would tell more"));
    for (const SuggestedRun& run : m_calibration->verdict.runs)
        text += QStringLiteral("<li><code>%1</code>: %2.</li>")
                    .arg(qtText(run.command).toHtmlEscaped(), qtText(run.reason).toHtmlEscaped());
    if (!m_calibration->verdict.runs.empty())
        text += QStringLiteral("</ul>");
    m_verdict->setHtml(text);
}

void CalibrationDialog::apply(Use use)
{
    const RankedModel* model = chosen();
    if (!model)
        return;
    const Project& project = m_document.project();
    const std::string name = m_model->text().trimmed().toStdString();
    Edit edit = applyCalibration(project, *m_calibration, *model, name);
    if (use == Use::forScenario) {
        Edit choice = chooseModel(project, m_selection.scenario(), name);
        std::ranges::move(choice.changes, std::back_inserter(edit.changes));
    }
    m_document.submit(std::move(edit));
    accept();
}

} // namespace contraflow
