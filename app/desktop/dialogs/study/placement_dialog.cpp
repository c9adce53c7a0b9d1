// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/placement_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/placement_plot.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/sheet/view/result_table.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/analysis/placement/placement_edit.h"
#include "core/analysis/placement/placement_text.h"
#include "core/base/text.h"
#include "core/project/host_list.h"
#include "core/tables/placement_tables.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include <string>
#include <utility>

namespace contraflow {
namespace {

constexpr int kMostRows = 6;

} // namespace

PlacementDialog::PlacementDialog(Document& document, Selection& selection, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_status(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_stop(new QPushButton(tr("&Stop"), this))
    , m_placements(new ResultTable(this))
    , m_places(new ResultTable(this))
    , m_plot(new PlotView(this))
    , m_job(
          tr("The search for a placement"), [this](Outcome outcome) { show(std::move(outcome)); },
          [this](double fraction) { m_progress->setValue(static_cast<int>(100 * fraction)); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_status->setObjectName(QStringLiteral("placementVerdict"));
    setWindowTitle(tr("Place processes"));
    layOut();
    resizeOnScreen(*this, {1180, 780});
    connect(m_placements->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PlacementDialog::showPlacement);
    connect(m_plot, &PlotView::itemClicked, this,
            [this](quint32 item) { m_placements->selectRow(static_cast<int>(item)); });
    connect(m_stop, &QPushButton::clicked, this, &PlacementDialog::stop);
    start();
}

QSpinBox* PlacementDialog::makeCount(const QString& name, int least, int value)
{
    auto* box = new QSpinBox(this);
    box->setRange(least, 1'000'000);
    box->setValue(value);
    box->setKeyboardTracking(false);
    box->setAccessibleName(name);
    connect(box, &QSpinBox::valueChanged, this, &PlacementDialog::start);
    return box;
}

QWidget* PlacementDialog::makeQuestion()
{
    auto* panel = new QWidget(this);
    auto* form = bareLayout<QFormLayout>(panel);
    form->setHorizontalSpacing(12);
    m_scenario = new QComboBox(this);
    m_scenario->setAccessibleName(tr("Scenario"));
    m_scenario->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const Scenario& scenario : m_document.project().scenarios)
        m_scenario->addItem(qtText(scenario.name));
    m_scenario->setCurrentIndex(static_cast<int>(m_selection.scenario()));
    connect(m_scenario, &QComboBox::currentIndexChanged, this, &PlacementDialog::start);
    form->addRow(tr("S&cenario:"), m_scenario);

    bool isFirst = true;
    for (const PlacementWay way : placementWays()) {
        auto* box = new QCheckBox(placementTitle(way), this);
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &PlacementDialog::start);
        form->addRow(isFirst ? tr("Compare with:") : QString(), box);
        m_ways.push_back({way, box});
        isFirst = false;
    }
    m_samples = makeCount(tr("Random placements"), 1, 100);
    m_samples->setToolTip(tr("How many placements are drawn at random"));
    form->addRow(tr("Sa&mples:"), m_samples);
    m_seed = makeCount(tr("Seed"), 0, 1);
    m_seed->setToolTip(tr("Of the first sample and of the search; the same seed gives the same placements"));
    form->addRow(tr("S&eed:"), m_seed);
    m_evaluations = makeCount(tr("Effort of the search"), 0, 0);
    m_evaluations->setSpecialValueText(tr("a few seconds"));
    m_evaluations->setSuffix(tr(" placements"));
    m_evaluations->setSingleStep(500);
    m_evaluations->setToolTip(tr("How many placements the search may run"));
    form->addRow(tr("E&ffort:"), m_evaluations);
    m_perNode = makeCount(tr("Processes on a node at most"), 0, 0);
    m_perNode->setSpecialValueText(tr("one per core"));
    m_perNode->setToolTip(tr(
        "How many processes a node may get, for instance when memory or computing time forbid full nodes"));
    form->addRow(tr("At most per &node:"), m_perNode);
    m_pinned = new QLineEdit(this);
    m_pinned->setPlaceholderText(tr("io[0-3] master"));
    m_pinned->setAccessibleName(tr("Processes that stay where they are"));
    m_pinned->setToolTip(tr("Names or lists of names, with blanks between them"));
    connect(m_pinned, &QLineEdit::editingFinished, this, [this] {
        if (m_pinned->isModified())
            start();
        m_pinned->setModified(false);
    });
    form->addRow(tr("Stay &where they are:"), m_pinned);
    return panel;
}

void PlacementDialog::layOut()
{
    m_status->setWordWrap(true);
    m_status->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_status->setMinimumHeight(2 * m_status->fontMetrics().lineSpacing());
    m_progress->setRange(0, 100);
    m_progress->setAccessibleName(tr("Progress of the comparison"));
    m_stop->setAutoDefault(false);
    m_placements->setSelectionMode(QAbstractItemView::SingleSelection);
    m_placements->setAccessibleName(tr("Placements"));
    m_placements->setToolTip(tr(
        "Gain: by how much the makespan is shorter than the present one. Random: the median of the draws"));
    m_places->setAccessibleName(tr("Processes and their nodes"));

    auto* left = new QWidget(this);
    auto* leftLayout = bareLayout<QVBoxLayout>(left, 12);
    leftLayout->addWidget(makeQuestion());
    leftLayout->addWidget(m_places, 1);
    auto* right = new QSplitter(Qt::Vertical, this);
    right->addWidget(m_placements);
    right->addWidget(m_plot);
    right->setStretchFactor(0, 0);
    right->setStretchFactor(1, 1);
    auto* both = new QSplitter(Qt::Horizontal, this);
    both->addWidget(left);
    both->addWidget(right);
    both->setStretchFactor(0, 0);
    both->setStretchFactor(1, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::ActionRole);
    m_add = buttons->addButton(tr("Add as new sce&nario"), QDialogButtonBox::ActionRole);
    m_add->setToolTip(tr("Give the placement to a copy of the scenario; the scenario stays as it is"));
    connect(m_apply, &QPushButton::clicked, this, [this] { apply(Target::scenario); });
    connect(m_add, &QPushButton::clicked, this, [this] { apply(Target::newScenario); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_progress, 1);
    bottom->addWidget(m_stop);
    bottom->addWidget(buttons, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_status);
    layout->addWidget(both, 1);
    layout->addLayout(bottom);
}

QString PlacementDialog::status() const
{
    return m_status->text();
}

std::optional<PlacementRequest> PlacementDialog::request()
{
    PlacementRequest request;
    if (m_scenario->currentIndex() < 0) {
        m_status->setText(tr("The project has no scenario; add one in the sheet Scenarios."));
        return std::nullopt;
    }
    request.scope.scenario =
        indexOfName(m_document.project().scenarios, m_scenario->currentText().toStdString());
    for (const WayBox& way : m_ways)
        if (way.box->isChecked())
            request.ways.push_back(way.way);
    if (request.ways.empty()) {
        m_status->setText(tr("Nothing is chosen to compare the scenario with; choose a placement."));
        return std::nullopt;
    }
    request.samples = static_cast<std::uint64_t>(m_samples->value());
    request.seed = static_cast<std::uint64_t>(m_seed->value());
    if (m_evaluations->value() > 0)
        request.evaluations = static_cast<std::uint64_t>(m_evaluations->value());
    if (m_perNode->value() > 0)
        request.scope.perNode = static_cast<std::uint32_t>(m_perNode->value());
    for (const QString& word : m_pinned->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const Result<std::vector<std::string>> names = expandHostList(word.toStdString());
        if (!names) {
            m_status->setText(qtText(names.error().message));
            return std::nullopt;
        }
        request.scope.pinned.insert(request.scope.pinned.end(), names->begin(), names->end());
    }
    return request;
}

void PlacementDialog::start()
{
    clearResults();
    std::optional<PlacementRequest> wanted = request();
    m_progress->setVisible(wanted.has_value());
    m_stop->setVisible(wanted.has_value());
    if (!wanted)
        return m_job.cancel();
    m_status->setText(tr("Comparing placements…"));
    m_progress->setValue(0);
    m_job.start([project = m_document.project(), request = std::move(*wanted)](const JobContext& context) {
        PlacementStudyOptions options;
        options.progress = context.progress;
        options.stop = context.stop;
        Outcome outcome;
        outcome.study = comparePlacements(project, request, outcome.issues, options);
        return outcome;
    });
}

void PlacementDialog::stop()
{
    m_job.cancel();
    m_progress->hide();
    m_stop->hide();
    m_status->setText(tr("Stopped. Any change of what is asked for starts anew."));
    m_scenario->setFocus();
}

void PlacementDialog::clearResults()
{
    m_places->clear();
    m_placements->clear();
    m_plot->setContent({});
    m_study.reset();
    m_apply->setEnabled(false);
    m_add->setEnabled(false);
}

void PlacementDialog::show(Outcome outcome)
{
    m_progress->hide();
    m_stop->hide();
    if (!outcome.study) {
        m_status->setText(tr("Nothing was placed: %1").arg(qtText(outcome.study.error().message)));
        return;
    }
    m_study = std::move(*outcome.study);
    std::string text = placementVerdict(*m_study) + " " + searchSentence(*m_study);
    for (const std::string& remark : placementRemarks(*m_study))
        text += " " + remark;
    for (const Issue& issue : outcome.issues)
        if (issue.severity != Severity::note) {
            text += "\n" + issue.text + ".";
            break;
        }
    m_status->setText(qtText(text));
    m_plot->setContent(placementPlot(*m_study));
    fillPlacements();
}

void PlacementDialog::fillPlacements()
{
    m_placements->setTable(placementsTable(
        *m_study, PlacementRows::ways, [](PlacementWay way) { return placementTitle(way).toStdString(); }));
    const auto best = m_study->best() ? m_study->best() - m_study->compared.data() : 0;
    m_placements->fitHeight(kMostRows);
    m_placements->selectRow(static_cast<int>(best));
}

const ComparedPlacement* PlacementDialog::chosen() const
{
    const int row = m_placements->currentIndex().row();
    return m_study && row >= 0 && static_cast<std::size_t>(row) < m_study->compared.size()
               ? &m_study->compared[static_cast<std::size_t>(row)]
               : nullptr;
}

void PlacementDialog::showPlacement()
{
    const ComparedPlacement* placement = chosen();
    const bool canApply = placement && placement->canRun() && placement->way != PlacementWay::present;
    m_apply->setEnabled(canApply);
    m_add->setEnabled(canApply);
    if (!placement)
        return m_places->clear();
    m_places->setTable(placementMappingTable(*m_study, *placement));
    m_plot->setHighlighted({static_cast<std::uint32_t>(m_placements->currentIndex().row())});
    m_apply->setToolTip(placement->way == PlacementWay::random
                            ? tr("Give the scenario the best of the random placements as a new mapping")
                            : tr("Give the scenario this placement as a new mapping"));
}

void PlacementDialog::apply(Target target)
{
    const ComparedPlacement* placement = chosen();
    if (!placement)
        return;
    // By its name: rows may have come and gone since the dialog opened.
    const Project& project = m_document.project();
    const std::string& placed = m_study->problem.scenario;
    const std::size_t scenario = indexOfName(project.scenarios, placed);
    const bool isNew = target == Target::newScenario;
    Result<Edit> edit = isNew ? addPlacedScenario(project, *m_study, *placement,
                                                  placed + " " + std::string(placementName(placement->way)))
                              : applyPlacement(project, *m_study, *placement);
    if (!edit)
        return m_status->setText(sentenceOf(edit.error().message));
    m_document.submit(std::move(edit));
    m_selection.setScenario(isNew ? scenario + 1 : scenario);
    accept();
}

} // namespace contraflow
