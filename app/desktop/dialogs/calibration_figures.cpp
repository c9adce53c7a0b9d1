// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/calibration_figures.h"

#include "app/desktop/dialogs/result_rows.h"
#include "app/desktop/sheet/result_table.h"
#include "app/desktop/style/text.h"
#include "core/analysis/calibration/figure_edits.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <QHeaderView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <cmath>

namespace contraflow {
namespace {

QString amount(Dimension dimension, double value)
{
    return std::isinf(value) ? CalibrationFigures::tr("unlimited") : qtText(displayText(dimension, value));
}

QStringList intervalTexts(Dimension dimension, const Estimate& estimate)
{
    return {amount(dimension, estimate.value), amount(dimension, estimate.low),
            amount(dimension, estimate.high)};
}

} // namespace

CalibrationFigures::CalibrationFigures(QWidget* parent)
    : QWidget(parent)
    , m_table(new ResultTable(this))
    , m_lines(new QStandardItemModel(this))
    , m_apply(new QPushButton(tr("&Take over"), this))
{
    m_table->setModel(m_lines);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Bandwidths, start-up times and formulas"));
    m_table->setToolTip(tr("From and to: the 95 % confidence interval"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_apply, 0, Qt::AlignRight);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CalibrationFigures::updateButton);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        const int row = m_table->currentIndex().row();
        if (row < 0)
            return;
        if (const Result<Edit> edit = m_edits[static_cast<std::size_t>(row)](m_project); edit)
            emit applied(*edit);
    });
    updateButton();
}

void CalibrationFigures::clear()
{
    m_lines->clear();
    m_edits.clear();
    updateButton();
}

void CalibrationFigures::setCalibration(const Project& project, const Calibration& calibration)
{
    clear();
    m_project = project;
    m_lines->setHorizontalHeaderLabels(
        {tr("Of"), tr("What"), tr("Now"), tr("Found"), tr("From"), tr("To"), tr("Note")});
    for (const CapacityFit& fit : calibration.capacities)
        addCapacity(calibration, fit);
    for (const BenchmarkFit& fit : calibration.benchmarks)
        addBenchmark(calibration, fit);
    addFormulas(calibration);
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
    if (m_lines->rowCount() > 0)
        m_table->selectRow(0);
    updateButton();
}

void CalibrationFigures::addLine(const QStringList& texts, MakeEdit edit)
{
    addResultRow(*m_lines, texts, 2, 5);
    m_edits.push_back(std::move(edit));
}

void CalibrationFigures::addCapacity(const Calibration& calibration, const CapacityFit& fit)
{
    QStringList texts{qtText(fit.links), tr("bandwidth"), amount(Dimension::bandwidth, fit.present)};
    if (!fit.hasEffect)
        return addLine(texts + QStringList{{}, {}, {}, tr("holds up no measured message")}, {});
    texts += intervalTexts(Dimension::bandwidth, fit.fitted);
    texts += tr("with %1").arg(qtText(calibration.ranking.front().fit.model.kind));
    addLine(texts, [platform = calibration.data.platform, fit](const Project& project) {
        return applyCapacity(project, platform, fit);
    });
}

void CalibrationFigures::addBenchmark(const Calibration& calibration, const BenchmarkFit& fit)
{
    const QString name = QStringLiteral("%1 %2").arg(qtText(fit.kind), qtText(fit.name));
    if (!fit.problem.empty())
        return addLine({name, {}, {}, {}, {}, {}, qtText(fit.problem)}, {});
    const MakeEdit edit = [platform = calibration.data.platform, fit](const Project& project) {
        return applyBenchmark(project, platform, fit);
    };
    const QString note = tr("%1 % mean |error| from %2 to %3")
                             .arg(qtText(fixedText(fit.error, 1)), amount(Dimension::size, fit.smallest),
                                  amount(Dimension::size, fit.largest));
    if (fit.startUp)
        addLine(QStringList{name, tr("start-up"), {}} + intervalTexts(Dimension::duration, *fit.startUp) +
                    QStringList{note},
                edit);
    addLine(QStringList{name, tr("bandwidth"), {}} + intervalTexts(Dimension::bandwidth, *fit.bandwidth) +
                QStringList{note},
            edit);
}

void CalibrationFigures::addFormulas(const Calibration& calibration)
{
    const auto number = [](double value) { return qtText(roundedText(value, 3)); };
    const MakeEdit edit = [formulas = calibration.gige](const Project& project) {
        return applyGigeFormulas(project, formulas);
    };
    for (const FanOutBeta& fan : calibration.gige.fanOuts)
        addLine({qtText(fan.pattern),
                 QStringLiteral("beta"),
                 {},
                 number(fan.beta),
                 {},
                 {},
                 tr("gige-penalty, from a fan-out of %1").arg(fan.fan)},
                edit);
    for (const CompleteGraphGammas& graph : calibration.gige.completeGraphs) {
        const QString note = tr("gige-penalty, from K4 with beta %1").arg(number(graph.beta));
        for (const auto& [name, value] :
             {std::pair("gamma_o", graph.gammaOut), std::pair("gamma_i", graph.gammaIn)})
            addLine({qtText(graph.pattern), QLatin1String(name), {}, number(value), {}, {}, note}, edit);
    }
}

void CalibrationFigures::updateButton()
{
    const int row = m_table->currentIndex().row();
    const bool isThere = row >= 0 && row < static_cast<int>(m_edits.size());
    const MakeEdit* make = isThere ? &m_edits[static_cast<std::size_t>(row)] : nullptr;
    const Result<Edit> edit = make && *make ? (*make)(m_project) : Result<Edit>(Error{});
    m_apply->setEnabled(edit.has_value());
    m_apply->setToolTip(edit ? qtText(edit->label)
                             : qtText(edit.error().message.empty() ? std::string() : edit.error().message));
}

} // namespace contraflow
