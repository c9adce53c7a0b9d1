// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/results_columns.h"

#include "app/desktop/style/text.h"
#include "core/analysis/measured_times.h"

#include <QCoreApplication>

#include <cmath>
#include <optional>
#include <utility>

namespace contraflow {

namespace {

using SharedResult = std::shared_ptr<const ScenarioResult>;

QString tr(const char* text)
{
    return QCoreApplication::translate("ResultsSheet", text);
}

const MessageRow& messageRow(const ScenarioResult& result, std::size_t message)
{
    return result.project.workloads[result.prediction->workload]
        .messages[result.prediction->placed.messages[message].row];
}

QString channelText(const ScenarioResult& result, std::size_t message)
{
    const Prediction& prediction = *result.prediction;
    const std::uint32_t channel = prediction.timeline.messages[message].bottleneck;
    if (channel == kNoChannel)
        return prediction.placed.routes[message].empty() ? tr("inside the node") : QString();
    return qtText(prediction.placed.network->channelName(ChannelId(channel)));
}

void addStepColumns(const SharedResult& result, std::vector<ResultsColumn>& columns)
{
    if (!result->prediction || !result->prediction->timeline.hasAllSegments)
        return;
    const std::size_t steps = result->prediction->timeline.stepCount();
    if (steps > ResultsColumn::kMaxStepColumns)
        return;
    for (std::size_t step = 0; step < steps; ++step) {
        // Before its first and after its last step a message has no rate, which is not the same as a rate of
        // zero.
        const auto rate = [result, step](std::size_t m) -> std::optional<double> {
            const Timeline& timeline = result->prediction->timeline;
            const MessageTimes& t = timeline.messages[m];
            if (!t.isActiveIn(step))
                return std::nullopt;
            return timeline.during(m, step).rate;
        };
        columns.push_back({"rate" + std::to_string(step + 1), tr("Rate in step %1").arg(step + 1),
                           tr("The message's share of the network in this step"),
                           QStringLiteral("1000.0 Mbit/s"), true,
                           [rate](std::size_t m) {
                               const std::optional<double> value = rate(m);
                               return value ? computedText(Dimension::bandwidth, *value) : CellText();
                           },
                           [rate](std::size_t m) {
                               const std::optional<double> value = rate(m);
                               return value ? QVariant(*value) : QVariant();
                           },
                           Dimension::bandwidth});
    }
}

QVariant numberOrNothing(double value)
{
    return std::isfinite(value) ? QVariant(value) : QVariant();
}

void addMeasuredColumns(const SharedResult& result, std::vector<ResultsColumn>& columns)
{
    if (result->measured.empty())
        return;
    columns.push_back(measuredColumn(result));
    const auto error = [result](std::size_t m) {
        return relativeErrorPercent(result->prediction->timeline.messages[m].time(), result->measured[m]);
    };
    columns.push_back({"error", tr("Error"),
                       tr("(Predicted − measured) / measured; negative: the prediction is optimistic"),
                       QStringLiteral("−100.0 %"), true,
                       [error](std::size_t m) {
                           return std::isfinite(error(m)) ? computedNumber(error(m), 3, tr(" %"))
                                                          : CellText();
                       },
                       [error](std::size_t m) { return numberOrNothing(error(m)); }});
}

} // namespace

std::vector<ResultsColumn> messageColumns(const SharedResult& result)
{
    const auto name = [result](std::string key, QString title, QString sample,
                               std::string MessageRow::*field) {
        return ResultsColumn{
            std::move(key),
            std::move(title),
            {},
            std::move(sample),
            false,
            [result, field](std::size_t m) { return plainText(messageRow(*result, m).*field); },
            {}};
    };
    const QString process = QStringLiteral("node-001");
    std::vector<ResultsColumn> columns;
    columns.push_back(name("id", tr("Message"), QStringLiteral("message-1"), &MessageRow::id));
    columns.push_back(name("source", tr("Source"), process, &MessageRow::source));
    columns.push_back(name("destination", tr("Destination"), process, &MessageRow::destination));
    columns.push_back(
        {"size",
         tr("Size"),
         {},
         QStringLiteral("1000.0 MiB"),
         true,
         [result](std::size_t m) { return cellText(messageRow(*result, m).size, Dimension::size); },
         [result](std::size_t m) { return QVariant(result->prediction->placed.messages[m].bytes); },
         Dimension::size});
    return columns;
}

ResultsColumn measuredColumn(const SharedResult& result)
{
    return {"measured",
            tr("Measured"),
            tr("Mean measured time of %1").arg(qtText(result->measurement)),
            QStringLiteral("1000.0 ms"),
            true,
            [result](std::size_t m) {
                return std::isfinite(result->measured[m])
                           ? computedText(Dimension::duration, result->measured[m])
                           : CellText();
            },
            [result](std::size_t m) { return numberOrNothing(result->measured[m]); },
            Dimension::duration};
}

std::vector<ResultsColumn> resultsColumns(const std::shared_ptr<const ScenarioResult>& result)
{
    const auto times = [result](std::size_t m) -> const MessageTimes& {
        return result->prediction->timeline.messages[m];
    };
    const auto duration = [times](std::string key, QString title, QString hint,
                                  double (*of)(const MessageTimes&)) {
        return ResultsColumn{
            std::move(key),
            std::move(title),
            std::move(hint),
            QStringLiteral("1000.0 ms"),
            true,
            [times, of](std::size_t m) { return computedText(Dimension::duration, of(times(m))); },
            [times, of](std::size_t m) { return QVariant(of(times(m))); },
            Dimension::duration};
    };
    std::vector<ResultsColumn> columns = messageColumns(result);
    columns.push_back(duration("time", tr("Time"), tr("Predicted time from start to finish"),
                               [](const MessageTimes& t) { return t.time(); }));
    addMeasuredColumns(result, columns);
    columns.push_back({"slowdown", tr("Slowdown"),
                       tr("Time divided by the time that the message would take alone"),
                       QStringLiteral("100.0 ×"), true,
                       [times](std::size_t m) { return computedNumber(times(m).slowdown(), 3, tr(" ×")); },
                       [times](std::size_t m) { return QVariant(times(m).slowdown()); }});
    columns.push_back({"bottleneck",
                       tr("Limited by"),
                       tr("The channel that limited the message for the longest time"),
                       QStringLiteral("node-01 → switch-01"),
                       false,
                       [result](std::size_t m) { return plainText(channelText(*result, m).toStdString()); },
                       {}});
    columns.push_back(duration("start", tr("Start"), tr("When the message becomes ready"),
                               [](const MessageTimes& t) { return t.start; }));
    columns.push_back(duration("finish", tr("Finish"), tr("When the last byte has arrived"),
                               [](const MessageTimes& t) { return t.finish; }));
    columns.push_back(
        {"steps", tr("Steps"), tr("The steps in which the message was active"), QStringLiteral("1–100"), true,
         [times](std::size_t m) {
             const MessageTimes& t = times(m);
             if (t.steps() == 0)
                 return CellText();
             const QString first = QString::number(t.firstStep + 1);
             const QString text = t.steps() == 1 ? first : tr("%1–%2").arg(first).arg(t.endStep);
             return CellText{text, text, {}};
         },
         [times](std::size_t m) { return QVariant(times(m).firstStep); }});
    addStepColumns(result, columns);
    return columns;
}

} // namespace contraflow
