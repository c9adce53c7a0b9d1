// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_text.h"

#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/measured_times.h"
#include "core/sharing/catalog.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <array>
#include <cmath>

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
    std::vector<Table::Column> columns;
    for (const std::string& key : keys)
        columns.push_back(textColumn(key));
    return {"plot", {}, std::move(columns)};
}

TableCell positiveCell(double value)
{
    return value > 0 ? TableCell(value) : TableCell();
}

std::string modelTitle(std::string_view model, std::string_view kind)
{
    const ModelInfo* info = findModelInfo(kind);
    const std::string title = info ? coreText(info->title).toStdString() : std::string(kind);
    return model == kind || model == title ? title : std::string(model) + ": " + title;
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

} // namespace contraflow
