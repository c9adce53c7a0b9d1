// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_painting.h"
#include "app/desktop/plots/plot_pens.h"
#include "app/desktop/plots/plot_text.h"

#include <QFontMetricsF>

#include <algorithm>

namespace contraflow {
namespace {

void paintIcon(QPainter& painter, const LegendEntry& entry, const QRectF& place, const Theme& theme)
{
    const QPointF center = place.center();
    painter.setBrush(Qt::NoBrush);
    switch (entry.icon) {
    case LegendEntry::Icon::box:
        painter.fillRect(place.adjusted(1, 2, -1, -2), entry.color);
        break;
    case LegendEntry::Icon::lowBox:
        painter.fillRect(place.adjusted(1, place.height() / 3, -1, -place.height() / 3), entry.color);
        break;
    case LegendEntry::Icon::dashedBox:
        painter.fillRect(place.adjusted(1, 2, -1, -2), faded(entry.color, 0.4));
        painter.setPen(QPen(entry.color, 1.5, Qt::DashLine));
        painter.drawRect(place.adjusted(1.5, 2.5, -1.5, -2.5));
        break;
    case LegendEntry::Icon::line:
    case LegendEntry::Icon::dashedLine:
        painter.setPen(
            QPen(entry.color, 2, entry.icon == LegendEntry::Icon::line ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(QPointF(place.left(), center.y()), QPointF(place.right(), center.y()));
        break;
    case LegendEntry::Icon::diamond:
        painter.setPen(QPen(entry.color, 1.5));
        painter.drawLine(QPointF(place.left(), center.y()), QPointF(place.right(), center.y()));
        painter.setPen(QPen(theme.ground, 1));
        painter.setBrush(entry.color);
        paintDiamond(painter, center, kDiamondRadius);
        break;
    case LegendEntry::Icon::interval:
        painter.setPen(QPen(entry.color, 1.5));
        painter.drawLine(QPointF(place.left(), center.y()), QPointF(place.right(), center.y()));
        for (const double x : {place.left(), place.right()})
            painter.drawLine(QPointF(x, center.y() - 4), QPointF(x, center.y() + 4));
        break;
    case LegendEntry::Icon::tick:
        painter.setPen(QPen(entry.color, 2));
        painter.drawLine(QPointF(center.x(), place.top()), QPointF(center.x(), place.bottom()));
        break;
    case LegendEntry::Icon::dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(entry.color);
        painter.drawEllipse(center, kDiamondRadius, kDiamondRadius);
        break;
    }
}

LegendEntry::Icon iconOf(const PlotBoxes& boxes)
{
    constexpr double kThickestLine = 3;
    if (boxes.maxPixels > 0 && boxes.maxPixels <= kThickestLine)
        return LegendEntry::Icon::line; // it is drawn as one too
    return boxes.isDashed ? LegendEntry::Icon::dashedBox
           : boxes.isLow  ? LegendEntry::Icon::lowBox
                          : LegendEntry::Icon::box;
}

} // namespace

std::vector<LegendEntry> legendEntries(const PlotContent& content, const QFont& font, double width)
{
    using Icon = LegendEntry::Icon;
    std::vector<LegendEntry> entries;
    const auto add = [&entries](const QString& name, const QColor& color, Icon icon) {
        if (!name.isEmpty())
            entries.push_back({name, color, icon, {}, {}});
    };
    for (const PlotBoxes& group : content.boxes)
        add(group.name, group.color, iconOf(group));
    for (const PlotLine& line : content.lines)
        if (!line.isContinued)
            add(line.name, line.color, line.isDashed ? Icon::dashedLine : Icon::line);
    for (const PlotMarks& group : content.marks)
        if (!group.isContinued)
            add(group.name, group.color,
                group.shape == MarkShape::diamond    ? Icon::diamond
                : group.shape == MarkShape::interval ? Icon::interval
                : group.shape == MarkShape::tick     ? Icon::tick
                                                     : Icon::dot);
    const QFontMetricsF metrics(font);
    constexpr double kIconWidth = 18;
    constexpr double kGap = 14;
    constexpr int kMostLines = 3;
    const double lineHeight = metrics.height() + 4;
    double x = 0;
    double y = 0;
    double height = lineHeight; // of the line that is being filled: a name that is wrapped has it for itself
    for (LegendEntry& entry : entries) {
        const double before = kIconWidth + kTextGap;
        const double needed = std::min(width, before + metrics.horizontalAdvance(entry.name) + 2);
        if (x > 0 && x + needed > width) {
            x = 0;
            y += height;
        }
        entry.text = wrappedText(entry.name, font, needed - before, kMostLines);
        height = lineHeight + static_cast<double>(entry.text.count(QLatin1Char('\n'))) * metrics.height();
        entry.place = QRectF(x, y, needed, height);
        x += needed + kGap;
    }
    return entries;
}

void paintLegend(QPainter& painter, const std::vector<LegendEntry>& entries, const PlotScene& scene,
                 const QPointF& origin, const Theme& theme, const QFont& font)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const LegendEntry& entry : entries) {
        const QRectF place = entry.place.translated(origin);
        const bool isShown = scene.isShown(entry.name);
        painter.setOpacity(isShown ? 1 : 0.4);
        const double inset = (QFontMetricsF(font).height() + 4 - 14) / 2;
        paintIcon(painter, entry, QRectF(place.left(), place.top() + inset, 18, 14), theme);
        QFont nameFont = font;
        nameFont.setStrikeOut(!isShown);
        painter.setFont(nameFont);
        painter.setPen(theme.text);
        const QRectF textPlace = place.adjusted(18 + kTextGap, 0, 0, 0);
        painter.drawText(textPlace, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, entry.text);
    }
    painter.restore();
}

} // namespace contraflow
