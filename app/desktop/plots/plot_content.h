// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/clamped.h"
#include "core/tables/table.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace contraflow {

// What a plot shows, as plain values without a plotting library. Coordinates are in the base unit of their
// axis: seconds, bit/s, percent, or the number of a row.

/** The item number of an element that stands for nothing one could select. */
inline constexpr std::uint32_t kNoItem = UINT32_MAX;

enum class AxisKind
{
    time,     ///< seconds
    rate,     ///< bit/s
    percent,  ///< 0 … 100
    size,     ///< bytes
    rows,     ///< row i at coordinate i, first row on top
    panels,   ///< counts from 0 in several panels above one another, first one on top
    count,    ///< a plain number, such as of processes
    logTime,  ///< log10 of seconds
    logSize,  ///< log10 of bytes
    logRate,  ///< log10 of bit/s
    logCount, ///< log10 of a plain number
};

/** Whether coordinates are logarithms of what they stand for. */
[[nodiscard]] constexpr bool isLogarithmic(AxisKind kind)
{
    return kind == AxisKind::logTime || kind == AxisKind::logSize || kind == AxisKind::logRate ||
           kind == AxisKind::logCount;
}

/** A place of an axis that stands for more than a number, such as a bin of everything beyond. */
struct AxisWord
{
    double at = 0;
    QString text;
};

struct PlotAxis
{
    AxisKind kind = AxisKind::time;
    QString quantity;          ///< "Time"; the unit is added to suit the visible range
    std::vector<QString> rows; ///< names of the rows, for AxisKind::rows
    QString unit = {};         ///< of AxisKind::count, such as a currency
    bool isWhole = false; ///< of AxisKind::count: it counts things, so that only whole numbers have ticks
    std::vector<AxisWord> words = {}; ///< of axes of numbers, which keep clear of them
    std::size_t panels = 0;           ///< for AxisKind::panels
    double panelHeight = 1;           ///< the largest count of any panel
    double lower = 0;                 ///< what is shown at first and after a reset
    double upper = 1;
    /** Above 0: the largest value that stands in words beside the data. The axis has its unit whatever is
     * visible, and so have the words (plot_text.h). */
    double labelled = 0;
};

/** An axis of so many rows, from half a bar and a little above the first to as much below the last; their
 * names are to be added. */
[[nodiscard]] inline PlotAxis rowAxis(const QString& quantity, std::size_t rows)
{
    PlotAxis axis;
    axis.kind = AxisKind::rows;
    axis.quantity = quantity;
    axis.lower = -0.6;
    axis.upper = static_cast<double>(rows) - 0.4;
    return axis;
}

/** Where the zero of a panel lies on its axis; above its largest count there is room for a line of text. */
[[nodiscard]] inline double panelBase(const PlotAxis& axis, std::size_t panel)
{
    constexpr double kRoomForText = 1.25;
    return static_cast<double>(axis.panels - 1 - panel) * axis.panelHeight * kRoomForText;
}

/** Whether a range of one axis makes sense on the other. */
[[nodiscard]] inline bool meansTheSame(const PlotAxis& a, const PlotAxis& b)
{
    return a.kind == b.kind && a.quantity == b.quantity && a.unit == b.unit &&
           a.rows.size() == b.rows.size() && a.panels == b.panels && a.panelHeight == b.panelHeight;
}

/** A rectangle: `from` … `to` on the x axis, `low` … `high` on the y axis. */
struct PlotBox
{
    double from = 0;
    double to = 0;
    double low = 0;
    double high = 0;
    QColor fill;
    QString inside;      ///< written into the box where it fits
    QString beside;      ///< written behind the box
    double besideAt = 0; ///< x coordinate behind which `beside` is written
    std::uint32_t item = kNoItem;
    bool isFull = false; ///< a saturated channel: the upper edge is marked
};

struct PlotBoxes
{
    QString name; ///< in the legend; empty: not there
    QColor color; ///< of the legend's swatch
    std::vector<PlotBox> boxes;
    double maxPixels = 0;      ///< boxes are not drawn thicker than this; 0: no limit
    bool isDashed = false;     ///< outlined with dashes and lighter inside
    bool isCrisp = false;      ///< drawn on whole pixels: thin boxes keep their colour, and those that touch
                               ///< show no seam
    bool isLow = false;        ///< drawn less high than its row, where that can be seen: idle time
    bool hasRoomAbove = false; ///< text that does not fit into a low box may stand on it
};

enum class MarkShape
{
    diamond, ///< with whiskers
    tick,    ///< a line across the row
    dot,
    interval, ///< whiskers alone
};

struct PlotMark
{
    double x = 0;
    double y = 0;
    double halfWidth = 0; ///< of the whiskers along x; 0: none
    std::uint32_t item = kNoItem;
    double low = 0; ///< of the whisker along y; there is one where `high` is above it
    double high = 0;
};

struct PlotMarks
{
    QString name;
    QColor color;
    MarkShape shape = MarkShape::diamond;
    std::vector<PlotMark> marks;
    double radius = 0;        ///< of dots in pixels; 0: the usual one
    bool isContinued = false; ///< belongs to a line of its name: no entry of its own in the legend
};

struct PlotLine
{
    QString name;
    QColor color;
    double width = 1.5;
    bool isDashed = false;
    bool isStepped = true; ///< a value holds until the next point
    bool isFilled = false; ///< tinted down to zero
    bool hasRim = false;   ///< stands out from boxes that it crosses
    int slot = 0;          ///< lines that coincide are drawn side by side, one slot each
    QString label;         ///< written at the line's last value
    std::vector<QPointF> points;
    std::vector<std::uint32_t> items; ///< what the line stands for; a curve of items has one per point
    bool hasItemPerPoint = false;
    bool isContinued = false; ///< goes on another line of its name: no entry of its own in the legend
};

/** A text at the left end, below a height: in as many lines as half of its own height has room for. */
struct PlotNote
{
    double y = 0;
    double height = 0; ///< of what it says something about
    QString text;
    QString brief{}; ///< in its place where that has no room
};

/** A stretch of the x axis. */
struct PlotInterval
{
    double from = 0;
    double to = 0;

    bool operator==(const PlotInterval&) const = default;

    /** The nearest stretch that lies within `whole` and is not too short for doubles to tell its ends apart.
     */
    [[nodiscard]] PlotInterval within(const PlotInterval& whole) const
    {
        const double size = whole.to - whole.from;
        const double wanted = clamped(to - from, size * 1e-9, size);
        const double begin = clamped((from + to - wanted) / 2, whole.from, whole.to - wanted);
        return {begin, begin + wanted};
    }
};

/** A part of a plot and the pixels that it is drawn on. */
struct PlotExcerpt
{
    PlotInterval x;
    PlotInterval y;
    double width = 1;  ///< pixels
    double height = 1; ///< pixels
};

/** Everything that one plot shows. */
struct PlotContent
{
    QString title;
    QString subtitle;
    QString hint; ///< shown instead of the plot: what belongs here, and how it comes
    PlotAxis x;
    PlotAxis y;
    /** What colours stand for, from scaleColor(0) for its lower end to scaleColor(1) for its upper one. */
    std::optional<PlotAxis> colors;
    std::vector<PlotBoxes> boxes;
    /** Boxes that are worked out when a part is drawn, because all of them would be too many; empty: none.
     * They lie below the others, whose names and colours they have in the legend. */
    std::function<std::vector<PlotBoxes>(const PlotExcerpt&)> boxesIn;
    /** The same of lines, which lie above the boxes and below the other lines. */
    std::function<std::vector<PlotLine>(const PlotExcerpt&)> linesIn;
    std::vector<std::uint32_t> rowItems; ///< what the names of the rows stand for, where no box says it
    std::vector<PlotLine> lines;
    std::vector<PlotMarks> marks;
    std::vector<PlotNote> notes;
    std::vector<double> verticals; ///< x coordinates of faint lines over the whole height
    int roomBeside = 0; ///< pixels kept free at the right end, besides what text behind boxes takes

    /** Number of boxes, points and marks: what drawing costs. */
    [[nodiscard]] std::size_t elementCount() const
    {
        std::size_t count = verticals.size() + (boxesIn ? 1 : 0);
        for (const PlotBoxes& group : boxes)
            count += group.boxes.size();
        for (const PlotLine& line : lines)
            count += line.points.size();
        for (const PlotMarks& group : marks)
            count += group.marks.size();
        return count;
    }
};

} // namespace contraflow
