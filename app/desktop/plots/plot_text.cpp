// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_text.h"

#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/text.h"
#include "core/analysis/limits.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/sharing/kind_title.h"

#include <QFontMetricsF>
#include <QStringList>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace contraflow {

namespace {

/** A value of exactly one unit may be a hair below it after rounding. */
constexpr double kAlmost = 1 - 1e-9;

struct Prefix
{
    double scale;
    const char* unit;
};

template<std::size_t Size>
EngineeringUnit chosen(const std::array<Prefix, Size>& descending, double largest)
{
    for (const Prefix& prefix : descending)
        if (std::abs(largest) >= prefix.scale * kAlmost)
            return {prefix.scale, QString::fromLatin1(prefix.unit)};
    return {descending.back().scale, QString::fromLatin1(descending.back().unit)};
}

} // namespace

QString sizeText(double bytes)
{
    return computedText(Dimension::size, bytes).shown;
}

QString timeText(double seconds)
{
    return computedText(Dimension::duration, seconds).shown;
}

QString percentText(double percent)
{
    constexpr double kLeast = 1e-3; // below is nothing but rounding
    return qtText(groupedText(std::abs(percent) < kLeast ? 0 : percent, 3)) + QStringLiteral(" %");
}

Table plotTable(const std::vector<std::string>& keys)
{
    auto columns = mapped<Table::Column>(keys, [&](const std::string& key) { return textColumn(key); });
    return {"plot", {}, std::move(columns)};
}

TableCell positiveCell(double value)
{
    return value > 0 ? TableCell(value) : TableCell();
}

std::string modelTitle(std::string_view model, std::string_view kind)
{
    const std::string title = kindTitle(kind);
    return model == kind || model == title ? title
                                           : tr("%1: %2").arg(qtText(model), qtText(title)).toStdString();
}

QString subtitleOf(std::string_view scenario, std::string_view model)
{
    return qtText(scenario) + QStringLiteral(" · ") + qtText(model);
}

QString wrappedText(const QString& text, const QFont& font, double width, int mostLines,
                    Qt::TextElideMode cut)
{
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < mostLines;
         line = layout.createLine()) {
        line.setLineWidth(width);
        lines += lines.size() + 1 < mostLines ? text.mid(line.textStart(), line.textLength()).trimmed()
                                              : metrics.elidedText(text.mid(line.textStart()), cut, width);
    }
    layout.endLayout();
    return lines.join(QLatin1Char('\n'));
}

EngineeringUnit timeUnit(double largest)
{
    // Times from 0.1 s on are read in seconds, like the values beside the bars.
    static constexpr double kLeastInSeconds = 0.1;
    static constexpr std::array<Prefix, 4> units{{{1, "s"}, {1e-3, "ms"}, {1e-6, "us"}, {1e-9, "ns"}}};
    return std::abs(largest) >= kLeastInSeconds ? chosen(units, 1) : chosen(units, largest);
}

QString timeBeside(double seconds, double largest)
{
    const EngineeringUnit unit = timeUnit(largest);
    return qtText(groupedText(seconds / unit.scale, 4)) + QLatin1Char(' ') + unit.unit;
}

EngineeringUnit rateUnit(double largest)
{
    static constexpr std::array<Prefix, 5> units{
        {{1e12, "Tbit/s"}, {1e9, "Gbit/s"}, {1e6, "Mbit/s"}, {1e3, "kbit/s"}, {1, "bit/s"}}};
    return chosen(units, largest);
}

EngineeringUnit sizeUnit(double largest)
{
    static constexpr std::array<Prefix, 6> units{
        {{1e15, "PB"}, {1e12, "TB"}, {1e9, "GB"}, {1e6, "MB"}, {1e3, "kB"}, {1, "B"}}};
    return chosen(units, largest);
}

EngineeringUnit axisUnit(AxisKind kind, double largest)
{
    switch (kind) {
    case AxisKind::time:
        return timeUnit(largest);
    case AxisKind::rate:
        return rateUnit(largest);
    case AxisKind::percent:
        return {1, QStringLiteral("%")};
    case AxisKind::size:
        return sizeUnit(largest);
    case AxisKind::count:
        return {1, {}};
    case AxisKind::rows:
    case AxisKind::panels:
    case AxisKind::logTime:
    case AxisKind::logSize:
    case AxisKind::logRate:
    case AxisKind::logCount:
        break;
    }
    return {};
}

EngineeringUnit axisUnit(const PlotAxis& axis, double largest)
{
    EngineeringUnit unit = axisUnit(axis.kind, largest);
    if (!axis.unit.isEmpty())
        unit.unit = axis.unit;
    return unit;
}

QString missingRatesHint(std::size_t messageCount, bool hasRates, const QString& subject)
{
    if (messageCount == 0)
        return subject + QLatin1Char('\n') +
               tr("The workload of this scenario has no messages yet: type or paste them in the "
                  "Messages sheet.");
    if (!hasRates)
        return tr("This run changed rates too often to keep them all, so there is nothing to draw "
                  "over time.\nThe times of the messages are complete: see Times.");
    return {};
}

QString logValueText(AxisKind kind, double coordinate)
{
    const double value = std::pow(10, coordinate) / (kind == AxisKind::logRate ? kBitsPerByte : 1);
    if (kind == AxisKind::logCount)
        return qtText(groupedText(value, 2));
    const Dimension dimension = kind == AxisKind::logSize   ? Dimension::size
                                : kind == AxisKind::logRate ? Dimension::bandwidth
                                                            : Dimension::duration;
    return qtText(displayText(dimension, value, 2));
}

QString errorText(double predicted, double measured)
{
    const double percent = relativeErrorPercent(predicted, measured);
    return (percent < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
           qtText(groupedNumber(fixedText(std::abs(percent), 1))) + QStringLiteral(" %");
}

MeasuredBars measuredTimes(const Prediction& prediction, const Project& project)
{
    MeasuredBars found;
    if (prediction.workload >= project.workloads.size())
        return found;
    const MeasuredTimes measured =
        MeasuredTimes::of(project, indexOfName(project.scenarios, prediction.scenario));
    found.name = measured.measurement();
    if (measured.empty())
        return found;
    const SharedRows<MessageRow>& messages = project.workloads[prediction.workload].messages;
    for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i) {
        const std::size_t row = prediction.placed.messages[i].row;
        const MeasuredTime* time = row < messages.size() ? measured.find(messages[row].id) : nullptr;
        if (time)
            found.times.emplace_hint(found.times.end(), i, *time);
    }
    return found;
}

std::string messageName(const Prediction& prediction, const Project& project, std::uint32_t message)
{
    if (message >= prediction.placed.messages.size() || prediction.workload >= project.workloads.size())
        return {};
    const SharedRows<MessageRow>& messages = project.workloads[prediction.workload].messages;
    const std::size_t row = prediction.placed.messages[message].row;
    return row < messages.size() ? messages[row].id.str() : std::string();
}

namespace {

constexpr int kDigits = 7; ///< more than a plot can show, few enough to read

QString durationText(double seconds)
{
    return qtText(displayText(Dimension::duration, seconds, kDigits));
}

QString rateText(double bytesPerSecond)
{
    return qtText(displayText(Dimension::bandwidth, bytesPerSecond, kDigits));
}

bool isPlaced(const Prediction& prediction, std::uint32_t message)
{
    return prediction.placed.network && message < prediction.placed.messages.size() &&
           message < prediction.timeline.messages.size();
}

/** "e1: X1 → Y1, 10 MB" */
QString headline(const Prediction& prediction, const Project& project, std::uint32_t message)
{
    const PlacedMessage& placed = prediction.placed.messages[message];
    const Network& network = *prediction.placed.network;
    return tr("%1: %2 → %3, %4")
        .arg(qtText(messageName(prediction, project, message)), qtText(network.node(placed.source).name),
             qtText(network.node(placed.destination).name),
             qtText(displayText(Dimension::size, placed.bytes, kDigits)));
}

std::optional<MeasuredTime> measuredTimeOf(const Prediction& prediction, const Project& project,
                                           std::uint32_t message)
{
    return measuredTime(project, indexOfName(project.scenarios, prediction.scenario),
                        messageName(prediction, project, message));
}

QString measuredLine(const MeasuredTime& measured, double predicted)
{
    QString text =
        measured.ci95 > 0
            ? tr("Measured %1 ± %2 (95 %)").arg(durationText(measured.mean), durationText(measured.ci95))
            : tr("Measured %1").arg(durationText(measured.mean));
    const double error = relativeErrorPercent(predicted, measured.mean);
    text += QLatin1Char('\n') +
            tr("Predicted − measured: %1%2 %")
                .arg(error > 0 ? QStringLiteral("+") : QString(), qtText(groupedNumber(fixedText(error, 1))));
    return text;
}

std::optional<RateSegment> segmentAt(const std::vector<RateSegment>& segments, double time)
{
    const auto after = std::ranges::upper_bound(segments, time, {}, &RateSegment::from);
    return after == segments.begin() ? std::nullopt : std::optional(*std::prev(after));
}

/** A message's rate at a time in bytes per second; 0 when it is not active. */
double rateAt(const Timeline& timeline, std::uint32_t message, double time)
{
    const std::optional<RateSegment> segment = segmentAt(timeline.segments(message), time);
    return segment && time < timeline.messages[message].transferEnd() ? segment->rate : 0;
}

} // namespace

QString messageTimesText(const Prediction& prediction, const Project& project, std::uint32_t message)
{
    if (!isPlaced(prediction, message))
        return {};
    const MessageTimes& times = prediction.timeline.messages[message];
    QStringList lines{headline(prediction, project, message),
                      tr("Predicted %1").arg(durationText(times.time())),
                      tr("Without contention %1").arg(durationText(times.uncontended))};
    if (times.time() > 0)
        lines << tr("Slowed down %1 times").arg(qtText(groupedText(times.slowdown(), 4)));
    if (const auto measured = measuredTimeOf(prediction, project, message))
        lines << measuredLine(*measured, times.time());
    return lines.join(QLatin1Char('\n'));
}

QString comparedTimesText(const ComparisonResult& comparison, std::uint32_t message)
{
    QStringList lines;
    const ModelTimes* own = comparison.reference();
    for (const ComparedModel& model : comparison.models) {
        if (!model.times || message >= model.times->seconds.size())
            continue;
        const double time = model.times->seconds[message];
        QString line = tr("%1: %2").arg(qtText(nameOfModel(model)), durationText(time));
        if (own && own != model.times.get() && own->seconds[message] > 0) {
            const double percent = differencePercent(time, own->seconds[message]);
            line += tr(" (%1%2 %)")
                        .arg(percent > 0 ? QStringLiteral("+") : QString(),
                             qtText(groupedNumber(fixedText(percent, 1))));
        }
        lines.append(line);
    }
    return lines.join(QLatin1Char('\n'));
}

QString messageRateText(const Prediction& prediction, const Project& project, std::uint32_t message,
                        double time)
{
    if (!isPlaced(prediction, message))
        return {};
    const MessageTimes& times = prediction.timeline.messages[message];
    QStringList lines{headline(prediction, project, message),
                      tr("From %1 to %2").arg(durationText(times.start), durationText(times.finish()))};
    const std::optional<RateSegment> segment = segmentAt(prediction.timeline.segments(message), time);
    if (segment && time < times.transferEnd()) {
        lines << tr("Step %1: %2").arg(segment->step + 1).arg(rateText(segment->rate));
        if (const std::vector<ChannelId> limits = limitsIn(prediction, message, segment->step);
            !limits.empty())
            lines << tr("Limited by %1").arg(qtText(channelList(*prediction.placed.network, limits)));
    }
    return lines.join(QLatin1Char('\n'));
}

namespace {

/** The messages that a full channel holds up at a time though they do not use it: the first few. */
QStringList victimsAt(const Prediction& prediction, const Project& project, ChannelId channel, double time)
{
    constexpr int kMaxNamed = 8;
    QStringList names;
    if (!hasVictims(prediction))
        return names;
    int count = 0;
    for (std::uint32_t message = 0; message < prediction.placed.messages.size(); ++message) {
        const auto segment = segmentAt(prediction.timeline.segments(message), time);
        if (!segment || segment->limitingChannel != channel.value ||
            victimOf(prediction, message, segment->limitingChannel) == kNoChannel)
            continue;
        if (++count <= kMaxNamed)
            names << qtText(messageName(prediction, project, message));
    }
    if (count > kMaxNamed)
        names << tr("and %1 more").arg(countText(static_cast<std::size_t>(count - kMaxNamed)));
    return names;
}

} // namespace

QString channelText(const Prediction& prediction, const Project& project, ChannelId channel, double time)
{
    constexpr std::size_t kMaxScanned = 20'000; // the pointer moves on; a longer search would be felt
    constexpr std::size_t kMaxNamed = 8;
    if (!prediction.placed.network || channel.index() >= prediction.placed.network->channelCount())
        return {};
    const Network& network = *prediction.placed.network;
    const double capacity = network.capacity(channel);
    QStringList lines{qtText(network.channelName(channel)), tr("Capacity %1").arg(rateText(capacity))};
    if (prediction.placed.messages.size() > kMaxScanned)
        return lines.join(QLatin1Char('\n'));
    double load = 0;
    std::size_t users = 0;
    QStringList names;
    for (std::uint32_t message = 0; message < prediction.placed.messages.size(); ++message) {
        const double share = prediction.placed.routes.shareOn(message, channel);
        if (!(share > 0))
            continue;
        const double rate = share * rateAt(prediction.timeline, message, time);
        if (!(rate > 0))
            continue;
        load += rate;
        if (++users <= kMaxNamed)
            names << tr("%1 %2").arg(qtText(messageName(prediction, project, message)), rateText(rate));
    }
    const auto step = stepAt(prediction.timeline, time);
    const QStringList waiting = victimsAt(prediction, project, channel, time);
    lines << tr("Step %1: %2, %3 % of the capacity")
                 .arg(step ? *step + 1 : 1)
                 .arg(rateText(load), qtText(roundedText(100 * load / capacity, 4)));
    if (users > kMaxNamed)
        names << tr("and %1 more").arg(countText(users - kMaxNamed));
    if (!waiting.isEmpty())
        names << tr("Wait for it without using it: %1").arg(waiting.join(QStringLiteral(", ")));
    return (lines + names).join(QLatin1Char('\n'));
}

} // namespace contraflow
