// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/comparison_header.h"

#include "app/desktop/sheet/model_menu.h"
#include "app/desktop/sheet/result_table.h"
#include "app/desktop/style/model_dot.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/tables/cell_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QToolButton>

#include <cmath>

namespace contraflow {

namespace {

constexpr int kShownLines = 7;
constexpr int kMoment = 300; // milliseconds

/** A cell that reads short and copies in full. */
QStandardItem* cell(const CellText& text, Qt::Alignment alignment)
{
    auto* item = new QStandardItem;
    item->setData(text.shown, Qt::DisplayRole);
    item->setToolTip(text.full);
    item->setTextAlignment(alignment | Qt::AlignVCenter);
    item->setEditable(false);
    return item;
}

QStandardItem* duration(double seconds)
{
    return cell(computedText(Dimension::duration, seconds), Qt::AlignRight);
}

QStandardItem* percent(double value)
{
    return cell(computedNumber(value, 3, QStringLiteral(" %")), Qt::AlignRight);
}

QString idOf(const ScenarioResult& base, std::size_t message)
{
    return message < base.prediction->placed.messages.size()
               ? qtText(messageId(*base.prediction, base.project, static_cast<std::uint32_t>(message)))
               : QString();
}

QStandardItem* difference(const ScenarioResult& base, const ModelSummary& summary)
{
    if (!summary.largestDifference)
        return cell({}, Qt::AlignRight);
    CellText text = computedNumber(summary.largestDifference->percent, 3, QStringLiteral(" %"));
    if (summary.largestDifference->percent == 0) // the same times, so no message stands out
        return cell(text, Qt::AlignRight);
    const QString id = idOf(base, summary.largestDifference->message);
    text.shown += QStringLiteral(" (%1)").arg(id);
    text.full += QStringLiteral(" (%1)").arg(id);
    return cell(text, Qt::AlignRight);
}

/** One line of the summary. */
QList<QStandardItem*> lineOf(const ComparisonResult& compared, const ComparedModel& model, const QIcon& dot,
                             bool isStopped)
{
    QStandardItem* name = cell(plainText(model.model), Qt::AlignLeft);
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
    line.append({duration(model.summary.makespan), duration(model.summary.meanTime),
                 duration(model.summary.longestTime)});
    line.last()->setText(
        QStringLiteral("%1 (%2)").arg(line.last()->text(), idOf(base, model.summary.longest)));
    line.append(difference(base, model.summary));
    if (model.summary.measured != 0)
        line.append(
            {percent(model.summary.meanAbsoluteError), percent(100 * model.summary.withinTenPercent)});
    return line;
}

} // namespace

ComparisonHeader::ComparisonHeader(Document& document, Selection& selection, Comparison& comparison,
                                   QWidget* parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_progress(new QLabel(this))
    , m_stop(new QToolButton(this))
    , m_summary(new ResultTable(this))
    , m_lines(new QStandardItemModel(this))
{
    auto* choose = new QToolButton(this);
    choose->setObjectName(QStringLiteral("compareModels"));
    choose->setText(tr("Compare models"));
    choose->setToolTip(tr("Choose the models to compare with the scenario's own"));
    choose->setMenu(new ModelMenu(document, selection, choose));
    choose->setPopupMode(QToolButton::InstantPopup);
    choose->setFocusPolicy(Qt::StrongFocus);
    m_progress->setTextFormat(Qt::PlainText);
    m_stop->setObjectName(QStringLiteral("stopComparison"));
    m_stop->setFocusPolicy(Qt::StrongFocus);
    m_summary->setAccessibleName(tr("Summary of the compared models"));
    m_summary->setModel(m_lines);

    auto* row = new QHBoxLayout;
    row->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    row->setSpacing(kSpacing);
    row->addWidget(choose);
    row->addWidget(m_progress);
    row->addWidget(m_stop);
    row->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_summary);

    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, this, &ComparisonHeader::showState);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        if (m_comparison.isStopped())
            m_comparison.resume();
        else
            m_comparison.cancel();
    });
    connect(&comparison, &Comparison::comparisonChanged, this, &ComparisonHeader::showSummary);
    connect(&comparison, &Comparison::stateChanged, this, [this] {
        if ((m_comparison.isRunning() || m_comparison.isStale()) && !m_moment.isActive())
            m_moment.start(); // quick ones come and go without a word
        else if (!m_comparison.isRunning())
            showState();
    });
    connect(&comparison, &Comparison::progressChanged, this, [this](double fraction, const QString& model) {
        m_progress->setText(tr("Predicting with %1: %2 %").arg(model).arg(static_cast<int>(100 * fraction)));
    });
    showSummary();
}

void ComparisonHeader::showSummary()
{
    const std::shared_ptr<const ComparisonResult> compared = m_comparison.current();
    m_lines->clear();
    QStringList titles{tr("Model"), tr("Makespan"), tr("Mean time"), tr("Longest"), tr("Max. difference")};
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
    m_lines->horizontalHeaderItem(4)->setToolTip(
        tr("The largest difference to the scenario's own model, and the message that has it"));
    for (int column = 1; column < titles.size(); ++column)
        m_lines->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const std::vector<QColor> colors = theme().models(kinds);
    for (std::size_t i = 0; i < compared->models.size(); ++i) {
        const ComparedModel& model = compared->models[i];
        m_lines->appendRow(
            lineOf(*compared, model, modelDot(qtText(model.kind), colors[i]), m_comparison.isStopped()));
        if (!model.times)
            m_summary->setSpan(static_cast<int>(i), 1, 1, static_cast<int>(titles.size()) - 1);
    }
    m_summary->setVisible(!compared->models.empty());
    m_summary->resizeColumnsToContents();
    m_summary->fitHeight(kShownLines);
    showState();
}

void ComparisonHeader::showState()
{
    const bool isRunning = m_comparison.isRunning();
    m_stop->setText(m_comparison.isStopped() ? tr("Resume") : tr("Stop"));
    m_stop->setToolTip(m_comparison.isStopped() ? tr("Predict with the models that are missing")
                                                : tr("Stop comparing; what has arrived stays"));
    m_stop->setVisible(isRunning || m_comparison.isStopped());
    m_progress->setVisible(isRunning);
    if (!isRunning)
        m_progress->clear();
    else if (m_progress->text().isEmpty())
        m_progress->setText(tr("Predicting…"));
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
