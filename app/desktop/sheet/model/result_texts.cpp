// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/result_texts.h"

#include "app/desktop/live/result_items.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/style/text.h"
#include "core/analysis/application/run_analysis.h"
#include "core/application/application_replay.h"
#include "core/application/measured_task.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/left_out.h"
#include "core/tables/table.h"

#include <QStringList>

#include <cmath>

namespace contraflow {

namespace {

QString seconds(double value)
{
    return computedText(Dimension::duration, value).shown;
}

QString size(double bytes)
{
    return computedText(Dimension::size, bytes).shown;
}

QString withHalfWidth(const QString& value, const QString& halfWidth)
{
    return QStringLiteral("%1 ± %2").arg(value, halfWidth);
}

QString halfWidthText(double halfWidth)
{
    return qtText(displayText(Dimension::duration, halfWidth, 2));
}

/** Other sizes that M is about as likely to be. */
QString thresholdDoubt(const SignatureFit& fit)
{
    if (fit.plausibleThresholds.size() > 1)
        return tr(" (or anywhere from %1 to %2)")
            .arg(size(fit.plausibleThresholds.front()), size(fit.plausibleThresholds.back()));
    if (fit.sizeBelowThreshold > 0)
        return tr(" (above %1)").arg(size(fit.sizeBelowThreshold));
    return tr(" (every measured size pays it)");
}

} // namespace

QString signatureText(const CollectiveResult& result)
{
    const auto& signature = result.figures.signature;
    if (!signature)
        return {};
    const auto& fit = result.fit;
    const QString gamma = qtText(roundedText(signature->gamma, 6));
    QString text = QStringLiteral("γ = ") + (fit ? withHalfWidth(qtText(roundedText(signature->gamma, 5)),
                                                                 qtText(roundedText(fit->gamma.halfWidth, 2)))
                                                 : gamma);
    if (!std::isfinite(signature->threshold))
        return text + (fit ? tr(", no δ that the times can tell from 0") : tr(", no δ"));
    const QString delta = seconds(signature->delta);
    text += tr(", δ = %1 per round from M = %2 on")
                .arg(fit && fit->delta ? withHalfWidth(delta, halfWidthText(fit->delta->halfWidth)) : delta,
                     size(signature->threshold));
    return fit ? text + thresholdDoubt(*fit) : text;
}

QString originText(const CollectiveResult& result)
{
    if (!result.figures.signature)
        return {};
    QString text;
    if (result.preset)
        text = tr("Published: %1").arg(qtText(result.preset->title));
    if (const auto& fit = result.fit)
        text = tr("Fitted to %1 points, n = %2 to %3, m = %4 to %5; errors of %6 %, ± is 95 %")
                   .arg(fit->points)
                   .arg(fit->range.fewestProcesses)
                   .arg(fit->range.mostProcesses)
                   .arg(size(fit->range.leastBytes), size(fit->range.mostBytes),
                        qtText(roundedText(100 * fit->spread, 2)));
    const auto& domain = result.figures.domain;
    if (result.preset && domain.fitted)
        text += domain.fitted->fewestProcesses == domain.fitted->mostProcesses
                    ? tr(", fitted at n = %1").arg(domain.fitted->mostProcesses)
                    : tr(", fitted at n = %1 to %2")
                          .arg(domain.fitted->fewestProcesses)
                          .arg(domain.fitted->mostProcesses);
    if (domain.saturatedFrom)
        text += tr("; saturated from n = %1 on").arg(*domain.saturatedFrom);
    else if (!result.measured.empty())
        text += tr("; not seen to saturate: mean |error| above 10 % at the largest measured n");
    return text;
}

QString linkText(const CollectiveResult& result)
{
    if (!result.link.isComplete())
        return {};
    const PointToPoint link = result.link.link();
    return tr("α = %1 (%2), β = %3 s/byte, %4 (%5)")
        .arg(seconds(link.startUp), qtText(result.link.startUpSource()),
             qtText(roundedText(link.secondsPerByte, 5)),
             computedText(Dimension::bandwidth, 1 / link.secondsPerByte).shown,
             qtText(result.link.secondsPerByteSource()));
}

QString boundsText(const CollectiveResult& result)
{
    if (result.exchange.messages.empty())
        return {};
    const ExchangeBounds& bounds = result.bounds;
    const QString startUps = bounds.startUps == 1
                                 ? tr("%1 messages of the scenario take at least %2 start-up (Claim 1)")
                                 : tr("%1 messages of the scenario take at least %2 start-ups (Claim 1)");
    QStringList parts{
        startUps.arg(countText(result.exchange.messages.size())).arg(countText(bounds.startUps)),
        tr("%1 to send and receive (Claim 2)").arg(seconds(bounds.seconds)),
        bounds.isOfOnePort ? tr("%1 together (Claim 3)").arg(seconds(bounds.together))
                           : tr("%1 together when communication is synchronous (Claim 3), in any case "
                                "%2 for %3")
                                 .arg(seconds(bounds.together), seconds(bounds.busiestPort),
                                      qtText(result.exchange.processes[bounds.busiest]))};
    QString text = parts.join(QStringLiteral(", "));
    if (result.makespan)
        text += tr("; predicted: %1").arg(seconds(*result.makespan)) + qtText(commaWithout(result.without));
    return text;
}

QString methodTitle(const CollectiveResult& result, AllToAllMethod method)
{
    switch (method) {
    case AllToAllMethod::bound:
        return tr("Lower bound");
    case AllToAllMethod::throughput:
        return tr("Throughput under contention");
    case AllToAllMethod::signature:
        return tr("Contention signature");
    case AllToAllMethod::atOnce:
        return tr("Engine, %1").arg(result.model);
    case AllToAllMethod::rounds:
        return tr("Engine, in rounds");
    default:
        break;
    }
    return coreText(methodInfo(method).title);
}

namespace {

std::string shownSeconds(double seconds)
{
    return displayText(Dimension::duration, seconds);
}

} // namespace

QString runText(const ScenarioResult& result)
{
    return tr("Scenario %1, model %2").arg(qtText(result.replay->scenario), qtText(result.replay->model));
}

QString runProcessText(const ScenarioResult& result, std::uint32_t process)
{
    return rowText(columnsFor(*result.processes, TableView::sheets), process);
}

QString runEventText(const ScenarioResult& result, std::uint32_t event)
{
    const ReplayedEvent& of = result.replay->replay.events[event];
    return rowText(columnsFor(*result.events, TableView::sheets),
                   result.runEvents->start(of.process) + of.index);
}

QString runMessageText(const ScenarioResult& result, std::uint32_t message)
{
    return rowText(columnsFor(*result.messages, TableView::sheets), message);
}

QString runMessageName(const ScenarioResult& result, std::uint32_t message)
{
    const ScenarioReplay& replay = *result.replay;
    const ReplayedMessage& of = replay.replay.messages[message];
    const QString ends = QStringLiteral("%1 → %2").arg(qtText(processName(replay, of.source)),
                                                       qtText(processName(replay, of.destination)));
    return isCollective(of.kind) ? QStringLiteral("%1, %2").arg(ends, qtText(infoOf(of.kind).name)) : ends;
}

QString pathSummary(const Results& results)
{
    const auto result = results.current();
    if (!result || !result->analysis)
        return {};
    const auto analysis = bestAnalysis(*result, results.pathCost());
    QStringList lines{qtText(criticalPathSummary(*analysis, shownSeconds))};
    if (const std::string cost = contentionSummary(*analysis, shownSeconds); !cost.empty())
        lines.append(qtText(cost));
    else if (const auto known = results.pathCost().current();
             known && known->base == result && !known->failure.isEmpty())
        lines.append(known->failure);
    return lines.join(QLatin1Char('\n'));
}

} // namespace contraflow
