// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/comparison_sheet.h"

#include "core/analysis/measured_times.h"

#include <QCoreApplication>

#include <cmath>
#include <limits>
#include <utility>

namespace contraflow {

namespace {

using Times = std::shared_ptr<const ModelTimes>;

/** A percentage of each message; not a number where there is none. */
using PercentOf = std::function<double(std::size_t message)>;

QString tr(const char* text)
{
    return QCoreApplication::translate("ComparisonSheet", text);
}

/** Seconds of a message, or not a number. */
double secondsAt(const Times& times, std::size_t message)
{
    return times && message < times->seconds.size() ? times->seconds[message]
                                                    : std::numeric_limits<double>::quiet_NaN();
}

CellText percentText(double percent)
{
    return std::isfinite(percent) ? computedNumber(percent, 3, QStringLiteral(" %")) : CellText();
}

QVariant finiteOrNothing(double value)
{
    return std::isfinite(value) ? QVariant(value) : QVariant();
}

void addDifference(std::vector<ResultsColumn>& columns, const ComparisonResult& compared,
                   const ComparedModel& model)
{
    const QString name = QString::fromStdString(model.model);
    const PercentOf percent = [times = model.times, own = compared.models.front().times](std::size_t m) {
        const double reference = secondsAt(own, m);
        return reference > 0 ? differencePercent(secondsAt(times, m), reference)
                             : std::numeric_limits<double>::quiet_NaN();
    };
    columns.push_back({"difference:" + model.model, tr("%1, difference").arg(name),
                       tr("(%1 − %2) / %2; negative: %1 predicts a shorter time")
                           .arg(name, QString::fromStdString(compared.models.front().model)),
                       QStringLiteral("−100.0 %"), true,
                       [percent](std::size_t m) { return percentText(percent(m)); },
                       [percent](std::size_t m) { return finiteOrNothing(percent(m)); }});
}

void addError(std::vector<ResultsColumn>& columns, const ComparisonResult& compared,
              const ComparedModel& model)
{
    const QString name = QString::fromStdString(model.model);
    const PercentOf percent = [times = model.times, base = compared.base](std::size_t m) {
        const double measured = base->measured[m];
        return measured > 0 ? relativeErrorPercent(secondsAt(times, m), measured)
                            : std::numeric_limits<double>::quiet_NaN();
    };
    columns.push_back({"error:" + model.model, tr("%1, error").arg(name),
                       tr("(%1 − measured) / measured; negative: the prediction is optimistic").arg(name),
                       QStringLiteral("−100.0 %"), true,
                       [percent](std::size_t m) { return percentText(percent(m)); },
                       [percent](std::size_t m) { return finiteOrNothing(percent(m)); }});
}

void addModelColumns(std::vector<ResultsColumn>& columns, const ComparisonResult& compared,
                     const ComparedModel& model)
{
    const QString name = QString::fromStdString(model.model);
    const bool isOwn = &model == &compared.models.front();
    const QString hint = isOwn ? tr("Predicted time under %1, the scenario's own model").arg(name)
                               : tr("Predicted time under %1").arg(name);
    columns.push_back({"time:" + model.model, name,
                       model.failure.isEmpty() ? hint : hint + QLatin1Char('\n') + model.failure,
                       QStringLiteral("1000.0 ms"), true,
                       [times = model.times, isPending = model.isPending()](std::size_t m) {
                           const double seconds = secondsAt(times, m);
                           if (std::isfinite(seconds))
                               return computedText(Dimension::duration, seconds);
                           return isPending ? CellText{QString(), QStringLiteral("…"), {}} : CellText();
                       },
                       [times = model.times](std::size_t m) { return finiteOrNothing(secondsAt(times, m)); },
                       Dimension::duration});
    if (!isOwn)
        addDifference(columns, compared, model);
    if (!compared.base->measured.empty())
        addError(columns, compared, model);
}

std::vector<ResultsColumn> comparisonColumns(const ComparisonResult& compared)
{
    if (compared.models.empty())
        return {};
    std::vector<ResultsColumn> columns = messageColumns(compared.base);
    if (!compared.base->measured.empty())
        columns.push_back(measuredColumn(compared.base));
    for (const ComparedModel& model : compared.models)
        addModelColumns(columns, compared, model);
    return columns;
}

} // namespace

ComparisonSheet::ComparisonSheet(Comparison& comparison) : m_comparison(comparison)
{
    connect(&comparison, &Comparison::comparisonChanged, this, &ComparisonSheet::showNewest);
    connect(&comparison, &Comparison::stateChanged, this, [this] { setStale(m_comparison.isStale()); });
    showNewest();
}

void ComparisonSheet::showNewest()
{
    m_compared = m_comparison.current();
    show(m_compared->base ? m_compared->base : shown(), comparisonColumns(*m_compared));
    setStale(m_comparison.isStale());
}

QString ComparisonSheet::ownerText() const
{
    return m_compared->models.empty() || !shown()->prediction
               ? QString()
               : tr("Scenario %1").arg(QString::fromStdString(shown()->prediction->scenario));
}

QString ComparisonSheet::emptyText() const
{
    if (!m_compared->models.empty())
        return tr("None of the messages can be sent. The issue list says why.");
    return tr("Choose models above: the times of each message stand here side by side, with the difference "
              "to the scenario's own model, and the plot of times shows them too.");
}

} // namespace contraflow
