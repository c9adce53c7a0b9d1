// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <set>
#include <vector>

namespace contraflow {

// What the painting of data and of legends has in common.

inline constexpr double kDiamondRadius = 5;
inline constexpr double kTextGap = 6;
/** Between the end of a box and the text beside it, which a diamond may stand in. */
inline constexpr double kBesideGap = kTextGap + kDiamondRadius;

[[nodiscard]] inline QColor faded(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity) * color.alphaF());
    return color;
}

inline void paintDiamond(QPainter& painter, const QPointF& center, double radius)
{
    painter.drawPolygon(QPolygonF({center + QPointF(0, -radius), center + QPointF(radius, 0),
                                   center + QPointF(0, radius), center + QPointF(-radius, 0)}));
}

/** The colour of a share 0 … 1 of what a scale goes up to: cividis, from where it stands out from the ground.
 */
[[nodiscard]] inline QColor scaleColor(double share, const Theme& theme)
{
    constexpr double kFirstOnDark = 0.2; // what lies before it is lost on a dark ground
    return theme.load(theme.isDark ? kFirstOnDark + (1 - kFirstOnDark) * share : share);
}

/** Coordinates to pixels and back, linear on both axes. */
struct PlotMap
{
    QRectF area; ///< pixels
    double xLower = 0;
    double xUpper = 1;
    double yLower = 0;
    double yUpper = 1;
    bool isYDown = false; ///< rows: the first one on top

    [[nodiscard]] double xPixel(double x) const
    {
        return area.left() + (x - xLower) / (xUpper - xLower) * area.width();
    }
    [[nodiscard]] double yPixel(double y) const
    {
        const double share = (y - yLower) / (yUpper - yLower);
        return isYDown ? area.top() + share * area.height() : area.bottom() - share * area.height();
    }
    [[nodiscard]] double xAt(double pixel) const
    {
        return xLower + (pixel - area.left()) / area.width() * (xUpper - xLower);
    }
    [[nodiscard]] double yAt(double pixel) const
    {
        const double share =
            isYDown ? (pixel - area.top()) / area.height() : (area.bottom() - pixel) / area.height();
        return yLower + share * (yUpper - yLower);
    }
};

/** A content and how it is looked at. */
struct PlotScene
{
    PlotContent content;
    std::set<QString> hiddenNames;       ///< series switched off in the legend
    std::set<std::uint32_t> highlighted; ///< items selected anywhere
    std::optional<PlotInterval> mark;    ///< the step that is looked at

    [[nodiscard]] bool isShown(const QString& name) const
    {
        return name.isEmpty() || !hiddenNames.count(name);
    }
};

/** Draws everything inside the axes. What lies outside the area costs nothing but its test. */
void paintScene(QPainter& painter, const PlotScene& scene, const PlotMap& map, const Theme& theme,
                const QFont& font);

/** The item that is drawn at a pixel, or nearest to it within a few; nothing where the plot is empty. */
[[nodiscard]] std::optional<std::uint32_t> sceneItemAt(const PlotScene& scene, const PlotMap& map,
                                                       const QPointF& pixel);

/** The item of the row at a pixel's height, for clicks on the names of the rows. */
[[nodiscard]] std::optional<std::uint32_t> itemOfRowAt(const PlotScene& scene, const PlotMap& map,
                                                       double yPixel);

/** What a legend shows of one series. */
struct LegendEntry
{
    enum class Icon
    {
        box,
        lowBox,
        dashedBox,
        line,
        dashedLine,
        diamond,
        tick,
        dot,
        interval
    };

    QString name;
    QColor color;
    Icon icon = Icon::box;
    QString text; ///< the name in as many lines as it takes
    QRectF place; ///< pixels, from the legend's top left corner
};

/** Entries of all named series, flowing in lines of at most `width` pixels. */
[[nodiscard]] std::vector<LegendEntry> legendEntries(const PlotContent& content, const QFont& font,
                                                     double width);

/** Draws the legend at `origin`; names that are hidden are struck out. */
void paintLegend(QPainter& painter, const std::vector<LegendEntry>& entries, const PlotScene& scene,
                 const QPointF& origin, const Theme& theme, const QFont& font);

} // namespace contraflow
