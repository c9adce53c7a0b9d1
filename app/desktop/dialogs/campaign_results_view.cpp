// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/campaign_results_view.h"

#include "app/desktop/plots/campaign_plot.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/sheet/result_table.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace contraflow {
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
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->addWidget(m_view, 0, Qt::AlignLeft);
    leftLayout->addWidget(m_table, 1);

    m_plotKind = new QComboBox(this);
    m_plotKind->setAccessibleName(tr("Picture"));
    m_plotKind->setToolTip(tr("What is drawn"));
    for (const CampaignPlotInfo& info : kCampaignPlots)
        m_plotKind->addItem(tr(info.title), static_cast<int>(info.plot));
    m_subject = new QComboBox(this);
    m_subject->setAccessibleName(tr("Of what"));
    m_subject->setToolTip(tr("The workload and network, or model, that is drawn"));
    m_subject->setMinimumContentsLength(18);
    m_plot = new PlotView(this);
    m_plot->addOption(m_plotKind);
    m_plot->addOption(m_subject);
    addWidget(left);
    addWidget(m_plot);
    setSizes({620, 540});
    connect(m_view, &QComboBox::currentIndexChanged, this, &CampaignResultsView::showTable);
    connect(m_plotKind, &QComboBox::currentIndexChanged, this, &CampaignResultsView::fillSubjects);
    connect(m_subject, &QComboBox::currentIndexChanged, this, &CampaignResultsView::showPlot);
    connect(m_plot, &PlotView::saveRequested, this, &CampaignResultsView::saveRequested);
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

} // namespace contraflow
