// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/study/calibration_figures.h"

#include "app/desktop/sheet/view/result_table.h"
#include "app/desktop/style/text.h"
#include "core/analysis/calibration/calibration_edit.h"
#include "core/tables/calibration_tables.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace contraflow {
namespace {

using MakeEdit = std::function<Result<Edit>(const Project& project)>;

/** Empty where there is nothing to take over. */
MakeEdit editOf(const FigureSource& source, std::size_t platform)
{
    if (const auto* gige = std::get_if<const GigeFormulas*>(&source))
        return [formulas = **gige](const Project& project) { return applyGigeFormulas(project, formulas); };
    if (const auto* benchmark = std::get_if<const BenchmarkFit*>(&source)) {
        if ((*benchmark)->problem.empty())
            return [platform, fit = **benchmark](const Project& project) {
                return applyBenchmark(project, platform, fit);
            };
        return {};
    }
    const CapacityFit& capacity = *std::get<const CapacityFit*>(source);
    if (!capacity.hasEffect)
        return {};
    return
        [platform, capacity](const Project& project) { return applyCapacity(project, platform, capacity); };
}

} // namespace

CalibrationFigures::CalibrationFigures(QWidget* parent)
    : QWidget(parent)
    , m_table(new ResultTable(this))
    , m_apply(new QPushButton(tr("&Take over"), this))
{
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
    m_table->clear();
    m_edits.clear();
    updateButton();
}

void CalibrationFigures::setCalibration(const Project& project, const Calibration& calibration)
{
    clear();
    m_project = project;
    m_table->setTable(figuresTable(calibration));
    for (const FigureSource& source : figureSources(calibration))
        m_edits.push_back(editOf(source, calibration.data.platform));
    if (!m_edits.empty())
        m_table->selectRow(0);
    updateButton();
}

void CalibrationFigures::updateButton()
{
    const int row = m_table->currentIndex().row();
    const bool isThere = row >= 0 && row < static_cast<int>(m_edits.size());
    const MakeEdit* make = isThere ? &m_edits[static_cast<std::size_t>(row)] : nullptr;
    const Result<Edit> edit = make && *make ? (*make)(m_project) : Result<Edit>(Error{});
    m_apply->setEnabled(edit.has_value());
    m_apply->setToolTip(tipText(qtText(edit ? edit->label : edit.error().message)));
}

} // namespace contraflow
