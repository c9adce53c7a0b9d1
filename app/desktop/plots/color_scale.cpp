// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/color_scale.h"

#include "app/desktop/plots/axis_ticks.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr double kStripWidth = 12;
constexpr double kTickLength = 4;
constexpr double kTextDistance = 3;
constexpr double kRightMargin = 8;
constexpr int kTickDistance = 40; ///< pixels at least, as on a vertical axis
constexpr double kMostTicks = 8;

std::vector<AxisTick> scaleTicks(const PlotAxis& colors, double fitting)
{
    return quantityLabels({colors.lower, colors.upper}, colors, fitting);
}

/** Of the widest text beside a tick; the more ticks there are, the more digits they have. */
double labelsWidth(const PlotAxis& colors, const QFontMetrics& metrics)
{
    int width = 0;
    for (const AxisTick& tick : scaleTicks(colors, kMostTicks))
        width = std::max(width, metrics.horizontalAdvance(tick.label));
    return width;
}

void paintStrip(QPainter& painter, const QRectF& strip, const Theme& theme)
{
    // Bands rather than a gradient, which a picture in a page would have to refer to by a name.
    constexpr int kBands = 64;
    for (int band = 0; band < kBands; ++band) {
        // Up to the upper end, so that no seam shows between bands.
        const double height = strip.height() * (kBands - band) / kBands;
        painter.fillRect(QRectF(strip.left(), strip.top(), strip.width(), height),
                         scaleColor((band + 0.5) / kBands, theme));
    }
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(strip);
}

} // namespace

QColor scaleColor(double share, const Theme& theme)
{
    constexpr double kFirstOnDark = 0.2; // what lies before it is lost on a dark ground
    return theme.load(theme.isDark ? kFirstOnDark + (1 - kFirstOnDark) * share : share);
}

int colorScaleWidth(const PlotContent& content, const QFont& font, int plotWidth)
{
    constexpr int kLeastShare = 5; // of the plot, to the scale
    if (!content.colors)
        return 0;
    const QFontMetrics metrics(font);
    const double width = kStripWidth + kTickLength + kTextDistance + labelsWidth(*content.colors, metrics) +
                         kTextDistance + metrics.height() + kRightMargin;
    const int pixels = static_cast<int>(std::ceil(width));
    return pixels * kLeastShare <= plotWidth ? pixels : 0;
}

void paintColorScale(QPainter& painter, const PlotAxis& colors, const QRectF& place, const Theme& theme,
                     const QFont& font)
{
    const QFontMetrics metrics(font);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QRectF strip(place.left(), place.top(), kStripWidth, place.height());
    paintStrip(painter, strip, theme);
    painter.setFont(font);
    const double line = metrics.height();
    const double textLeft = strip.right() + kTickLength + kTextDistance;
    const double width = labelsWidth(colors, metrics);
    for (const AxisTick& tick :
         scaleTicks(colors, std::clamp(place.height() / kTickDistance, 2.0, kMostTicks))) {
        const double share = (tick.at - colors.lower) / (colors.upper - colors.lower);
        const double y = std::round(strip.bottom() - share * strip.height());
        painter.setPen(QPen(theme.mutedText, 1));
        painter.drawLine(QPointF(strip.right(), y), QPointF(strip.right() + kTickLength, y));
        painter.setPen(theme.text);
        painter.drawText(QRectF(textLeft, y - line / 2, width, line),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, tick.label);
    }
    painter.setPen(theme.mutedText);
    painter.translate(textLeft + width + kTextDistance, strip.bottom());
    painter.rotate(-90);
    painter.drawText(QRectF(0, 0, strip.height(), line), Qt::AlignCenter | Qt::TextDontClip,
                     axisLabel(colors, colors.upper, metrics, static_cast<int>(strip.height())));
    painter.restore();
}

} // namespace contraflow
