// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/comparison_header.h"

#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/view/live_progress.h"
#include "app/desktop/sheet/view/result_table.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/analysis/model_comparison.h"
#include "core/application/application_replay.h"
#include "core/application/measured_task.h"
#include "core/sharing/kind_title.h"
#include "core/tables/table_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <vector>

namespace contraflow {

namespace {

constexpr int kShownLines = 7;
constexpr int kMoment = 300; // milliseconds

/** A cell that reads short and copies in full. */
QStandardItem* cell(const CellText& text, Qt::Alignment alignment)
{
    auto* item = new QStandardItem;
    item->setData(text.shown, Qt::DisplayRole);
    item->setToolTip(tipText(text.full));
    item->setTextAlignment(alignment | Qt::AlignVCenter);
    item->setEditable(false);
    return item;
}

CellText duration(double seconds, const NumberStyle& style)
{
    CellText text = computedText(Dimension::duration, seconds);
    text.shown = qtText(displayText(Dimension::duration, seconds, style));
    return text;
}

QStandardItem* durationCell(double seconds, const NumberStyle& style)
{
    return cell(duration(seconds, style), Qt::AlignRight);
}

/** All times of the summary in one unit. */
NumberStyle styleOf(const ComparisonResult& compared)
{
    std::vector<double> seconds;
    for (const ComparedModel& model : compared.models)
        if (model.times)
            seconds.insert(seconds.end(),
                           {model.summary.makespan, model.summary.longestTime,
                            compared.isOfRuns() ? model.communication : model.summary.meanTime});
    return alikeStyle(ColumnKind::seconds, seconds);
}

QStandardItem* percent(double value)
{
    return cell(computedNumber(value, 3, QStringLiteral(" %")), Qt::AlignRight);
}

/** The name of what a summary speaks of: a message, or a process of a run. */
QString idOf(const ScenarioResult& base, std::size_t number)
{
    if (base.replay)
        return number < base.replay->replay.processes.size()
                   ? qtText(processName(*base.replay, static_cast<std::uint32_t>(number)))
                   : QString();
    return number < base.prediction->placed.messages.size()
               ? qtText(messageId(*base.prediction, base.project, static_cast<std::uint32_t>(number)))
               : QString();
}

QStandardItem* named(const CellText& text, const QString& id)
{
    const auto with = [&id](const QString& value) { return QStringLiteral("%1 (%2)").arg(value, id); };
    return cell({with(text.full), with(text.shown), {}}, Qt::AlignRight);
}

QStandardItem* difference(const ScenarioResult& base, const ModelSummary& summary)
{
    if (!summary.largestDifference)
        return cell({}, Qt::AlignRight);
    CellText text = computedNumber(summary.largestDifference->percent, 3, QStringLiteral(" %"));
    if (summary.largestDifference->percent == 0) // the same times, so no message stands out
        return cell(text, Qt::AlignRight);
    return named(text, idOf(base, summary.largestDifference->message));
}

/** One line of the summary. */
QList<QStandardItem*> lineOf(const ComparisonResult& compared, const ComparedModel& model, const QIcon& dot,
                             const NumberStyle& style, bool isStopped)
{
    QStandardItem* name = cell(plainText(nameOfModel(model)), Qt::AlignLeft);
    name->setIcon(dot);
    QList<QStandardItem*> line{name};
    const ScenarioResult& base = *compared.base;
    if (!model.times) {
        const QString why = !model.failure.isEmpty() ? model.failure
                            : isStopped              ? ComparisonHeader::tr("stopped")
                                                     : ComparisonHeader::tr("…");
        line.append(cell({why, why, {}}, Qt::AlignLeft));
        return line;
    }
    const ModelSummary& summary = model.summary;
    line.append(durationCell(summary.makespan, style));
    if (compared.isOfRuns()) {
        const ModelTimes* own = compared.reference();
        const bool hasOther = own && own != model.times.get() && own->makespan > 0;
        line.append(hasOther ? percent(differencePercent(summary.makespan, own->makespan))
                             : cell({}, Qt::AlignRight));
        line.append(durationCell(model.communication, style));
    } else {
        line.append(durationCell(summary.meanTime, style));
    }
    line.append(named(duration(summary.longestTime, style), idOf(base, summary.longest)));
    line.append(difference(base, summary));
    if (model.summary.measured != 0)
        line.append(
            {percent(model.summary.meanAbsoluteError), percent(100 * model.summary.withinTenPercent)});
    return line;
}

} // namespace

ComparisonHeader::ComparisonHeader(LiveValue<ComparisonResult>& comparison, QWidget* parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_summary(new ResultTable(this))
    , m_lines(new QStandardItemModel(this))
{
    m_summary->setAccessibleName(tr("Summary of the compared models"));
    m_summary->setModel(m_lines);

    bareLayout<QVBoxLayout>(this)->addWidget(m_summary);
    // At the end of the titles, where it takes no room from the rows.
    auto* titles = bareLayout<QHBoxLayout>(m_summary->horizontalHeader());
    titles->addStretch();
    titles->addWidget(new LiveProgress(comparison, [&comparison] {
        const ComparedModel* pending = comparison.current()->pending();
        return pending ? tr("Predicting with %1").arg(qtText(nameOfModel(*pending))) : tr("Predicting");
    }));

    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, this, &ComparisonHeader::showState);
    connect(&comparison, &Live::changed, this, &ComparisonHeader::showSummary);
    connect(&comparison, &Live::stateChanged, this, [this] {
        if (!m_comparison.isStale())
            showState();
        else if (!m_moment.isActive())
            m_moment.start(); // quick ones come and go without a word
    });
    showSummary();
}

void ComparisonHeader::showSummary()
{
    const std::shared_ptr<const ComparisonResult> compared = m_comparison.current();
    m_lines->clear();
    const bool isOfRuns = compared->isOfRuns();
    QStringList titles{tr("Model"), tr("Makespan")};
    if (isOfRuns)
        titles += {tr("Difference"), tr("Communication"), tr("Longest process"), tr("Max. difference")};
    else
        titles += {tr("Mean time"), tr("Longest"), tr("Max. difference")};
    const auto most = titles.size() - 1;
    QStringList kinds;
    bool isMeasured = false;
    for (const ComparedModel& model : compared->models) {
        kinds.append(qtText(model.kind));
        isMeasured = isMeasured || model.summary.measured != 0;
    }
    if (isMeasured)
        titles += {tr("Mean |error|"), tr("Within ±10 %")};
    m_lines->setColumnCount(static_cast<int>(titles.size()));
    m_lines->setHorizontalHeaderLabels(titles);
    m_lines->horizontalHeaderItem(static_cast<int>(most))
        ->setToolTip(
            isOfRuns ? tr("The largest difference to the scenario's own model, and the process that has it")
                     : tr("The largest difference to the scenario's own model, and the message that has it"));
    if (isOfRuns) {
        m_lines->horizontalHeaderItem(2)->setToolTip(
            tr("Of the makespan, to that of the scenario's own model"));
        m_lines->horizontalHeaderItem(3)->setToolTip(
            tr("Time in sends, receives, waiting and collectives, on average over the processes"));
    }
    for (int column = 1; column < titles.size(); ++column)
        m_lines->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const std::vector<QColor> colors = theme().models(kinds);
    const NumberStyle style = styleOf(*compared);
    for (std::size_t i = 0; i < compared->models.size(); ++i) {
        const ComparedModel& model = compared->models[i];
        m_lines->appendRow(lineOf(*compared, model, modelDot(qtText(model.kind), colors[i]), style,
                                  m_comparison.isStopped()));
        if (!model.times)
            m_summary->setSpan(static_cast<int>(i), 1, 1, static_cast<int>(titles.size()) - 1);
    }
    setVisible(!compared->models.empty());
    m_summary->resizeColumnsToContents();
    m_summary->fitHeight(kShownLines);
    showState();
}

void ComparisonHeader::showState()
{
    m_summary->setEnabled(!m_comparison.isStale());
}

void ComparisonHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_summary->fitHeight(kShownLines);
}

void ComparisonHeader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_lines)
        showSummary(); // the dots carry the colours of the theme
}

} // namespace contraflow
