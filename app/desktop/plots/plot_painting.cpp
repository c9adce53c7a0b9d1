// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_painting.h"

#include "app/desktop/plots/plot_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr double kSlotPixels = 3; ///< distance of lines that coincide
constexpr double kWhiskerCap = 4;
constexpr double kTickHalfHeight = 14; ///< a tick is never longer, however high the row
/** Verticals closer than this would grey the whole plot. */
constexpr double kLeastVerticalGap = 6;

/** Black or white, whichever reads better on `fill`. */
QColor inkOn(const QColor& fill)
{
    const double luminance = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF();
    return luminance > 0.52 ? QColor(0x1F2124) : QColor(Qt::white);
}

QRectF boxRect(const PlotBox& box, const PlotMap& map, const PlotBoxes& group)
{
    constexpr double kLow = 0.4;
    constexpr double kRoomForLow = 6; // pixels
    QRectF rect = QRectF(QPointF(map.xPixel(box.from), map.yPixel(box.low)),
                         QPointF(map.xPixel(box.to), map.yPixel(box.high)))
                      .normalized();
    double height = group.maxPixels > 0 ? std::min(rect.height(), group.maxPixels) : rect.height();
    if (group.isLow && height >= kRoomForLow)
        height *= kLow;
    return {rect.left(), rect.center().y() - height / 2, rect.width(), height};
}

long long rowOf(const PlotBox& box)
{
    return std::llround((box.low + box.high) / 2);
}

bool isOutside(const QRectF& rect, const QRectF& area)
{
    return rect.right() < area.left() || rect.left() > area.right() || rect.bottom() < area.top() ||
           rect.top() > area.bottom();
}

/** Corners of a line in pixels, shifted by its slot. */
std::vector<QPointF> linePixels(const PlotLine& line, const PlotMap& map)
{
    const double shift = -kSlotPixels * line.slot;
    std::vector<QPointF> pixels;
    pixels.reserve(line.points.size() * 2);
    for (std::size_t i = 0; i < line.points.size(); ++i) {
        const double x = map.xPixel(line.points[i].x());
        // The end at zero belongs on the axis, where nothing has to be told apart.
        const double y = map.yPixel(line.points[i].y()) + (line.points[i].y() > 0 ? shift : 0);
        if (line.isStepped && i > 0)
            pixels.emplace_back(x, pixels.back().y());
        pixels.emplace_back(x, y);
    }
    return pixels;
}

double distanceToSegment(const QPointF& p, const QPointF& a, const QPointF& b)
{
    const QPointF d = b - a;
    const double length = QPointF::dotProduct(d, d);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(p - a, d) / length, 0.0, 1.0) : 0.0;
    const QPointF nearest = a + t * d;
    return std::hypot(p.x() - nearest.x(), p.y() - nearest.y());
}

void paintVerticals(QPainter& painter, const PlotScene& scene, const PlotMap& map, const Theme& theme)
{
    std::vector<double> pixels;
    for (const double x : scene.content.verticals) {
        const double pixel = map.xPixel(x);
        if (pixel > map.area.left() + 1 && pixel < map.area.right())
            pixels.push_back(pixel);
    }
    if (static_cast<double>(pixels.size()) * kLeastVerticalGap > map.area.width())
        return;
    painter.setPen(QPen(faded(theme.mutedText, 0.5), 1, Qt::DotLine));
    for (const double pixel : pixels)
        painter.drawLine(QPointF(pixel, map.area.top()), QPointF(pixel, map.area.bottom()));
}

void paintMark(QPainter& painter, const PlotScene& scene, const PlotMap& map, const Theme& theme)
{
    if (!scene.mark)
        return;
    const double from = map.xPixel(scene.mark->from);
    const double to = map.xPixel(scene.mark->to);
    if (to < map.area.left() || from > map.area.right())
        return;
    painter.fillRect(
        QRectF(QPointF(from, map.area.top()), QPointF(to, map.area.bottom())).intersected(map.area),
        faded(theme.accent, theme.isDark ? 0.16 : 0.09));
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawLine(QPointF(from, map.area.top()), QPointF(from, map.area.bottom()));
}

PlotExcerpt excerptOf(const PlotMap& map, const QRectF& pixels)
{
    const double top = map.yAt(pixels.top());
    const double bottom = map.yAt(pixels.bottom());
    return {{map.xAt(pixels.left()), map.xAt(pixels.right())},
            {std::min(top, bottom), std::max(top, bottom)},
            pixels.width(),
            pixels.height()};
}

void paintRowBands(QPainter& painter, const PlotScene& scene, const PlotMap& map, const Theme& theme)
{
    if (scene.highlighted.empty() || scene.content.y.kind != AxisKind::rows)
        return;
    std::set<long long> rows;
    for (const PlotBoxes& group : scene.content.boxes)
        for (const PlotBox& box : group.boxes)
            if (scene.highlighted.count(box.item))
                rows.insert(rowOf(box));
    for (std::size_t row = 0; row < scene.content.rowItems.size(); ++row)
        if (scene.highlighted.count(scene.content.rowItems[row]))
            rows.insert(static_cast<long long>(row));
    for (const long long row : rows) {
        const auto y = static_cast<double>(row);
        const QRectF band(QPointF(map.area.left(), map.yPixel(y - 0.5)),
                          QPointF(map.area.right(), map.yPixel(y + 0.5)));
        painter.fillRect(band.normalized().intersected(map.area),
                         faded(theme.selection(), theme.isDark ? 0.2 : 0.12));
    }
}

/** Lines of text that a height has room for, at least one. */
int linesIn(double height, const QFontMetricsF& metrics)
{
    constexpr double kShort = 5; // a line is read where so many of its pixels are missing
    return std::max(1, static_cast<int>((height + kShort) / metrics.height()));
}

bool hasRoomBeside(const PlotBox& box, const PlotMap& map, const QFontMetricsF& metrics)
{
    return !box.beside.isEmpty() &&
           std::abs(map.yPixel(box.high) - map.yPixel(box.low)) >= metrics.height() - 5;
}

double besideLeft(const PlotBox& box, const PlotMap& map)
{
    return map.xPixel(std::max(box.to, box.besideAt)) + kBesideGap;
}

void paintBoxText(QPainter& painter, const PlotBox& box, const QRectF& rect, const PlotMap& map,
                  const Theme& theme, const QFontMetricsF& metrics, bool hasRoomAbove)
{
    const double needed = metrics.ascent() + 1;
    if (!box.inside.isEmpty() && rect.width() >= metrics.horizontalAdvance(box.inside) + kTextGap) {
        if (rect.height() >= needed) {
            painter.setPen(inkOn(box.fill));
            painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, box.inside);
        } else if (hasRoomAbove && std::abs(map.yPixel(1) - map.yPixel(0)) >= rect.height() + needed) {
            painter.setPen(theme.text);
            painter.drawText(
                QPointF(rect.center().x() - metrics.horizontalAdvance(box.inside) / 2, rect.top() - 2),
                box.inside);
        }
    }
    if (hasRoomBeside(box, map, metrics)) {
        painter.setPen(theme.text);
        const double left = besideLeft(box, map);
        const double room = std::max(0.0, map.area.right() - left);
        const double height = std::abs(map.yPixel(box.high) - map.yPixel(box.low));
        painter.drawText(QRectF(left, rect.center().y() - metrics.height(), room, 2 * metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         wrappedText(box.beside, painter.font(), room, linesIn(height, metrics)));
    }
}

/** Where one of hundreds of bars is too thin for a frame: a band over the width of the plot up to `end`,
 * where text begins, with a mark at the right end of the plot. */
void paintThinHighlight(QPainter& painter, const QRectF& bar, double end, const PlotMap& map,
                        const Theme& theme)
{
    constexpr double kBand = 5; // pixels
    constexpr double kMark = 9;
    const double y = bar.center().y();
    painter.fillRect(QRectF(map.area.left(), y - kBand / 2, end - map.area.left(), kBand),
                     faded(theme.selection(), 0.35));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.selection());
    const double right = map.area.right();
    painter.drawPolygon(QPolygonF{{right - kMark, y}, {right, y - kMark / 2}, {right, y + kMark / 2}});
}

/** Within a selected box, with a seam that tells the frame from a dark box. */
void paintFrame(QPainter& painter, const QRectF& rect, const Theme& theme)
{
    constexpr double kSeam = 2.5;
    constexpr double kRoomForSeam = 10;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.selection(), 2));
    painter.drawRect(rect.adjusted(1, 1, -1, -1));
    if (std::min(rect.width(), rect.height()) < kRoomForSeam)
        return;
    painter.setPen(QPen(theme.ground, 1));
    painter.drawRect(rect.adjusted(kSeam, kSeam, -kSeam, -kSeam));
}

void paintBoxes(QPainter& painter, const PlotBoxes& group, const PlotScene& scene, const PlotMap& map,
                const Theme& theme, const QFontMetricsF& metrics)
{
    for (const PlotBox& box : group.boxes) {
        QRectF rect = boxRect(box, map, group);
        if (isOutside(QRectF(rect.topLeft(), QPointF(map.area.right(), rect.bottom())), map.area))
            continue;
        // Neighbours share whole pixels, so that no seam shows between them; nothing is thinner than one.
        rect.setLeft(std::round(rect.left()));
        rect.setRight(std::max(std::round(rect.right()), rect.left() + 1));
        if (group.isCrisp) {
            rect.setTop(std::round(rect.top()));
            rect.setBottom(std::round(rect.bottom()));
        }
        if (rect.height() < 1 && box.high > box.low)
            rect.setHeight(1);
        const bool isHighlighted = scene.highlighted.count(box.item) != 0;
        if (isHighlighted && rect.height() < 4)
            paintThinHighlight(painter, rect,
                               hasRoomBeside(box, map, metrics) ? besideLeft(box, map) - 2 : map.area.right(),
                               map, theme);
        if (group.isDashed) {
            painter.fillRect(rect, faded(box.fill, 0.4));
            painter.setPen(QPen(box.fill, 1.5, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect.adjusted(0.75, 0.75, -0.75, -0.75));
        } else {
            painter.setRenderHint(QPainter::Antialiasing, !group.isCrisp);
            painter.fillRect(rect, box.fill);
            painter.setRenderHint(QPainter::Antialiasing, true);
        }
        if (box.isFull) {
            painter.setPen(QPen(theme.text, 2));
            painter.drawLine(rect.topLeft(), rect.topRight());
        }
        if (isHighlighted && rect.height() >= 4)
            paintFrame(painter, rect, theme);
        paintBoxText(painter, box, rect, map, theme, metrics, group.hasRoomAbove);
    }
}

bool isHighlightedLine(const PlotLine& line, const PlotScene& scene)
{
    return !line.hasItemPerPoint && std::ranges::any_of(line.items, [&](std::uint32_t item) {
        return scene.highlighted.count(item) != 0;
    });
}

/** Where the name of a line goes: at the end of its last stretch above zero. */
QPointF labelPlace(const PlotLine& line, const PlotMap& map)
{
    if (line.points.empty())
        return {};
    std::size_t last = line.points.size() - 1;
    const bool endsAtZero = line.isStepped && last > 0 && !(line.points[last].y() > 0);
    const double x = line.points[last].x();
    const double y = line.points[endsAtZero ? last - 1 : last].y();
    return {map.xPixel(x), map.yPixel(y) - kSlotPixels * line.slot};
}

struct LineLabel
{
    QString text;
    QColor color;
    QRectF rect;
};

/** Moves labels down until none covers another; they keep their order from top to bottom. */
void spreadLabels(std::vector<LineLabel>& labels, const QRectF& area)
{
    std::ranges::stable_sort(labels, {}, [](const LineLabel& a) { return a.rect.top(); });
    for (std::size_t i = 0; i < labels.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (labels[i].rect.intersects(labels[j].rect))
                labels[i].rect.moveTop(labels[j].rect.bottom() + 0.5);
    for (LineLabel& label : labels)
        if (label.rect.bottom() > area.bottom())
            label.rect.moveBottom(area.bottom());
}

void paintLines(QPainter& painter, const std::vector<PlotLine>& lines, const PlotScene& scene,
                const PlotMap& map, const Theme& theme, const QFontMetricsF& metrics)
{
    const bool anyHighlighted =
        std::ranges::any_of(lines, [&](const PlotLine& line) { return isHighlightedLine(line, scene); });
    std::vector<LineLabel> labels;
    for (const PlotLine& line : lines) {
        if (!scene.isShown(line.name) || line.points.empty())
            continue;
        const bool isHighlighted = isHighlightedLine(line, scene);
        const double opacity = anyHighlighted && !isHighlighted && !line.isFilled ? 0.55 : 1;
        const std::vector<QPointF> pixels = linePixels(line, map);
        QPolygonF polygon(QList<QPointF>(pixels.begin(), pixels.end()));
        if (line.isFilled && pixels.size() > 1) {
            QPolygonF filled = polygon;
            const double zero = map.yPixel(0);
            filled << QPointF(pixels.back().x(), zero) << QPointF(pixels.front().x(), zero);
            painter.setPen(Qt::NoPen);
            painter.setBrush(faded(line.color, 0.2));
            painter.drawPolygon(filled);
        }
        painter.setBrush(Qt::NoBrush);
        if (line.hasRim) {
            constexpr double kRim = 3;
            painter.setPen(QPen(theme.ground, line.width + kRim, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.drawPolyline(polygon);
        }
        painter.setPen(QPen(faded(line.color, opacity), line.width + (isHighlighted ? 1.5 : 0),
                            line.isDashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(polygon);
        const QPointF at = labelPlace(line, map);
        if (!line.label.isEmpty() && at.x() >= map.area.left() && at.x() <= map.area.right() &&
            at.y() > map.area.top() - 2 - kSlotPixels * line.slot) {
            const double width = std::min(metrics.horizontalAdvance(line.label) + 1, map.area.width());
            const double left = std::min(at.x() + kTextGap, map.area.right() - width);
            labels.push_back({metrics.elidedText(line.label, Qt::ElideMiddle, width),
                              faded(line.color, opacity),
                              QRectF(left, std::max(map.area.top(), at.y() - metrics.height() / 2), width,
                                     metrics.height() - 2)});
        }
    }
    spreadLabels(labels, map.area);
    for (const LineLabel& label : labels) {
        painter.fillRect(label.rect.adjusted(-2, 0, 2, 0), faded(theme.ground, 0.8));
        painter.setPen(theme.isDark ? label.color.lighter(120) : label.color.darker(120));
        painter.drawText(label.rect, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, label.text);
    }
}

void paintWhiskers(QPainter& painter, const PlotMark& mark, const QColor& color, const PlotMap& map)
{
    painter.setPen(QPen(color, 1.5));
    if (mark.high > mark.low) {
        const double x = map.xPixel(mark.x);
        const QPointF low(x, map.yPixel(mark.low));
        const QPointF high(x, map.yPixel(mark.high));
        painter.drawLine(low, high);
        for (const QPointF& end : {low, high})
            painter.drawLine(end - QPointF(kWhiskerCap, 0), end + QPointF(kWhiskerCap, 0));
    }
    if (!(mark.halfWidth > 0))
        return;
    const double y = map.yPixel(mark.y);
    const QPointF left(map.xPixel(mark.x - mark.halfWidth), y);
    const QPointF right(map.xPixel(mark.x + mark.halfWidth), y);
    painter.drawLine(left, right);
    for (const QPointF& end : {left, right})
        painter.drawLine(end - QPointF(0, kWhiskerCap), end + QPointF(0, kWhiskerCap));
}

void paintMarks(QPainter& painter, const PlotMarks& group, const PlotScene& scene, const PlotMap& map,
                const Theme& theme)
{
    const double rowHeight = std::abs(map.yPixel(1) - map.yPixel(0));
    const bool hasRows = scene.content.y.kind == AxisKind::rows;
    const double radius = hasRows ? std::clamp(rowHeight / 3, 2.0, kDiamondRadius) : kDiamondRadius - 1;
    for (const PlotMark& mark : group.marks) {
        const QPointF at(map.xPixel(mark.x), map.yPixel(mark.y));
        if (!map.area.adjusted(-kDiamondRadius, -kDiamondRadius, kDiamondRadius, kDiamondRadius).contains(at))
            continue;
        switch (group.shape) {
        case MarkShape::tick: {
            const double half = std::max(1.0, std::min(rowHeight * 0.42, kTickHalfHeight + 2));
            // A rim tells it from the bar behind it, where that is wide enough to be seen beside it.
            constexpr double kRoomForRim = 6;
            if (half > kRoomForRim && at.x() - map.area.left() > kRoomForRim) {
                painter.setPen(QPen(theme.ground, 4));
                painter.drawLine(at - QPointF(0, half), at + QPointF(0, half));
            }
            painter.setPen(QPen(group.color, 2));
            painter.drawLine(at - QPointF(0, half), at + QPointF(0, half));
            break;
        }
        case MarkShape::diamond: {
            paintWhiskers(painter, mark, group.color, map);
            // A rim in the colour of the ground keeps the diamond visible on a dark bar.
            const bool isHighlighted = !hasRows && scene.highlighted.count(mark.item) != 0;
            painter.setPen(QPen(theme.ground, 1));
            painter.setBrush(group.color);
            paintDiamond(painter, at, radius);
            if (isHighlighted) {
                constexpr double kAround = 5;
                painter.setPen(QPen(theme.selection(), 2));
                painter.setBrush(Qt::NoBrush);
                paintDiamond(painter, at, radius + kAround);
            }
            break;
        }
        case MarkShape::interval:
            paintWhiskers(painter, mark, group.color, map);
            break;
        case MarkShape::dot: {
            const double dot = group.radius > 0 ? group.radius : kDiamondRadius;
            const bool isHighlighted = group.radius > 0 && scene.highlighted.count(mark.item) != 0;
            paintWhiskers(painter, mark, faded(group.color, 0.6), map);
            painter.setPen(QPen(isHighlighted ? theme.selection() : theme.ground, isHighlighted ? 2 : 1));
            painter.setBrush(group.color);
            painter.drawEllipse(at, dot + (isHighlighted ? 2 : 0), dot + (isHighlighted ? 2 : 0));
            break;
        }
        }
    }
}

void paintNotes(QPainter& painter, const PlotScene& scene, const PlotMap& map, const Theme& theme,
                const QFontMetricsF& metrics)
{
    painter.setPen(theme.text);
    const double perUnit = std::abs(map.yPixel(1) - map.yPixel(0));
    for (const PlotNote& note : scene.content.notes) {
        QRectF line(map.area.left() + kTextGap, map.yPixel(note.y) + 2, map.area.width() - 2 * kTextGap,
                    metrics.height());
        if (!map.area.contains(line.center()))
            continue;
        const int most = linesIn(note.height * perUnit / 2, metrics);
        QString texts = wrappedText(note.text, painter.font(), line.width(), most);
        if (texts.endsWith(QChar(0x2026)) && !note.brief.isEmpty()) // it was cut
            texts = wrappedText(note.brief, painter.font(), line.width(), most, Qt::ElideMiddle);
        for (const QString& text : texts.split(QLatin1Char('\n'))) {
            // Lines of the plot do not strike it through.
            painter.fillRect(QRectF(line.topLeft(), QSizeF(metrics.horizontalAdvance(text), line.height()))
                                 .adjusted(-2, 0, 2, 0),
                             theme.ground);
            painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
            line.translate(0, line.height());
        }
    }
}

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

void paintScene(QPainter& painter, const PlotScene& scene, const PlotMap& map, const Theme& theme,
                const QFont& font)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    paintRowBands(painter, scene, map, theme);
    paintMark(painter, scene, map, theme);
    if (scene.content.boxesIn)
        for (const PlotBoxes& group : scene.content.boxesIn(excerptOf(map, map.area)))
            if (scene.isShown(group.name))
                paintBoxes(painter, group, scene, map, theme, metrics);
    for (const PlotBoxes& group : scene.content.boxes)
        if (scene.isShown(group.name))
            paintBoxes(painter, group, scene, map, theme, metrics);
    paintVerticals(painter, scene, map, theme);
    if (scene.content.linesIn)
        paintLines(painter, scene.content.linesIn(excerptOf(map, map.area)), scene, map, theme, metrics);
    paintLines(painter, scene.content.lines, scene, map, theme, metrics);
    for (const PlotMarks& group : scene.content.marks)
        if (scene.isShown(group.name))
            paintMarks(painter, group, scene, map, theme);
    paintNotes(painter, scene, map, theme, metrics);
    painter.restore();
}

namespace {

std::optional<std::uint32_t> boxItemAt(const PlotScene& scene, const std::vector<PlotBoxes>& groups,
                                       const PlotMap& map, const QPointF& pixel)
{
    for (const PlotBoxes& group : groups) {
        if (!scene.isShown(group.name))
            continue;
        for (const PlotBox& box : group.boxes)
            if (box.item != kNoItem && boxRect(box, map, group).adjusted(-2, -1, 2, 1).contains(pixel))
                return box.item;
    }
    return std::nullopt;
}

} // namespace

std::optional<std::uint32_t> sceneItemAt(const PlotScene& scene, const PlotMap& map, const QPointF& pixel)
{
    constexpr double kReach = 7;
    double nearest = kReach;
    std::uint32_t found = kNoItem;
    for (const PlotMarks& group : scene.content.marks) {
        if (!scene.isShown(group.name) || group.shape == MarkShape::tick ||
            group.shape == MarkShape::interval)
            continue;
        for (const PlotMark& mark : group.marks) {
            const double distance =
                std::hypot(map.xPixel(mark.x) - pixel.x(), map.yPixel(mark.y) - pixel.y());
            if (distance < nearest) {
                nearest = distance;
                found = mark.item;
            }
        }
    }
    if (found != kNoItem)
        return found; // a line through a mark is not what was pointed at
    for (const PlotLine& line : scene.content.lines) {
        if (!scene.isShown(line.name) || line.items.empty())
            continue;
        const std::vector<QPointF> pixels = linePixels(line, map);
        for (std::size_t i = 0; i + 1 < pixels.size(); ++i) {
            const double distance = distanceToSegment(pixel, pixels[i], pixels[i + 1]);
            if (distance >= nearest)
                continue;
            nearest = distance;
            // A stepped line has two corners for each point after the first.
            const std::size_t point = line.isStepped ? (i + 1) / 2 : i;
            found = line.hasItemPerPoint ? line.items[std::min(point, line.items.size() - 1)]
                                         : line.items.front();
        }
    }
    if (found != kNoItem)
        return found;
    if (const auto item = boxItemAt(scene, scene.content.boxes, map, pixel))
        return item;
    if (!scene.content.boxesIn)
        return std::nullopt;
    constexpr double kAround = 3;
    const QRectF around(pixel - QPointF(kAround, 1), QSizeF(2 * kAround, 2));
    return boxItemAt(scene, scene.content.boxesIn(excerptOf(map, around)), map, pixel);
}

std::optional<std::uint32_t> itemOfRowAt(const PlotScene& scene, const PlotMap& map, double yPixel)
{
    if (scene.content.y.kind != AxisKind::rows)
        return std::nullopt;
    const long long row = std::llround(map.yAt(yPixel));
    if (row >= 0 && row < static_cast<long long>(scene.content.rowItems.size()))
        return scene.content.rowItems[static_cast<std::size_t>(row)];
    for (const PlotBoxes& group : scene.content.boxes)
        for (const PlotBox& box : group.boxes)
            if (box.item != kNoItem && rowOf(box) == row)
                return box.item;
    return std::nullopt;
}

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
