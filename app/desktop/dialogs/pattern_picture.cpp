// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/pattern_picture.h"

#include "app/desktop/style/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace contraflow {
namespace {

constexpr double kTurn = 2 * std::numbers::pi;
constexpr std::size_t kMostHeads = 100; ///< more arcs have no arrow heads: they would cover everything

QPointF onCircle(const QPointF& centre, double radius, double angle)
{
    return centre + radius * QPointF(std::cos(angle), std::sin(angle));
}

/** An arc from one place to another, bent towards the centre and to its right, so that the way back lies
 * beside it. */
struct FlowArc
{
    QPointF from;
    QPointF bend;
    QPointF to;

    [[nodiscard]] QPainterPath path() const
    {
        QPainterPath path(from);
        path.quadTo(bend, to);
        return path;
    }
};

FlowArc arcOf(const OutlineFlow& flow, const PatternPlaces& places)
{
    const double inwards = -places.dot;
    FlowArc arc{places.at(flow.from, inwards), {}, places.at(flow.to, inwards)};
    if (flow.from == flow.to) { // among the nodes of a group: a loop outside of the circle
        const double half = std::max(0.04, 1.5 * places.dot / std::max(places.radius, 1.0));
        const double angle = places.angles[flow.from];
        arc.from = onCircle(places.centre, places.radius + places.dot, angle - half);
        arc.to = onCircle(places.centre, places.radius + places.dot, angle + half);
        arc.bend = onCircle(places.centre, places.radius + 5 * places.dot, angle);
        return arc;
    }
    const QPointF middle = (arc.from + arc.to) / 2;
    const QPointF along = arc.to - arc.from;
    const double length = std::hypot(along.x(), along.y());
    const QPointF right = length > 0 ? QPointF(-along.y(), along.x()) / length : QPointF();
    const double bend = 0.45 * (1 - length / (2.4 * std::max(places.radius, 1.0)));
    arc.bend = middle + bend * (places.centre - middle) + 0.09 * length * right;
    return arc;
}

void paintHead(QPainter& painter, const FlowArc& arc, double size, const QColor& colour)
{
    const QPointF along = arc.to - arc.bend;
    const double length = std::hypot(along.x(), along.y());
    if (!(length > 0))
        return;
    const QPointF unit = along / length;
    const QPointF across(-unit.y(), unit.x());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF(
        {arc.to, arc.to - size * unit + 0.42 * size * across, arc.to - size * unit - 0.42 * size * across}));
}

double opacityOf(std::size_t flows)
{
    constexpr double kClear = 36;
    return std::clamp(std::pow(kClear / static_cast<double>(std::max<std::size_t>(flows, 1)), 0.65), 0.06,
                      0.9);
}

WorkloadOutline outlineOfIcon(Pattern pattern)
{
    constexpr std::size_t kNodes = 6;
    PatternNodes nodes;
    nodes.switches = {""};
    for (std::size_t i = 0; i < kNodes; ++i) {
        nodes.names.push_back(std::to_string(i));
        nodes.runs.push_back(0);
    }
    WorkloadRecipe recipe;
    recipe.pattern = pattern;
    recipe.degree = 2;
    recipe.messages = 5;
    recipe.seed = 3;
    auto outline = outlineWorkload(recipe, nodes);
    return outline ? *outline : WorkloadOutline{};
}

QPixmap drawnIcon(const WorkloadOutline& outline, qreal devicePixelRatio, const QColor& nodes,
                  const QColor& messages)
{
    QPixmap pixmap(kPatternIconSize * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    PatternPlaces places = placePattern(outline.groups, QRectF(QPointF(), QSizeF(kPatternIconSize)), 0);
    places.dot = 4;
    paintPattern(painter, outline, places, nodes, messages);
    return pixmap;
}

} // namespace

QPointF PatternPlaces::at(std::size_t group, double outwards) const
{
    return onCircle(centre, radius + outwards, angles[group]);
}

PatternPlaces placePattern(const std::vector<OutlineGroup>& groups, const QRectF& area, double nameRoom)
{
    PatternPlaces places;
    places.centre = area.center();
    const double room = std::min(area.width(), area.height()) / 2;
    places.radius = std::max(8.0, room - nameRoom - 4);
    const std::size_t count = groups.size();
    // A step from one switch to the next is wider than one between nodes of the same.
    constexpr double kGap = 0.8;
    double steps = 0;
    for (std::size_t i = 0; i < count; ++i)
        steps += groups[i].run == groups[(i + 1) % count].run ? 1 : 1 + kGap;
    double position = 0;
    for (std::size_t i = 0; i < count; ++i) {
        places.angles.push_back(kTurn * position / std::max(steps, 1.0) - kTurn / 4);
        position += groups[i].run == groups[(i + 1) % count].run ? 1 : 1 + kGap;
    }
    const double apart = kTurn * places.radius / std::max(steps, 1.0);
    places.dot = std::clamp(0.55 * apart, 3.0, 9.0);
    return places;
}

void paintPattern(QPainter& painter, const WorkloadOutline& outline, const PatternPlaces& places,
                  const QColor& nodes, const QColor& messages)
{
    std::uint64_t most = 1;
    for (const OutlineFlow& flow : outline.flows)
        most = std::max(most, flow.messages);
    QColor colour = messages;
    colour.setAlphaF(static_cast<float>(opacityOf(outline.flows.size())));
    const bool hasHeads = outline.flows.size() <= kMostHeads;
    const double head = std::clamp(0.07 * places.radius, 3.5, 8.0);
    for (const OutlineFlow& flow : outline.flows) {
        const FlowArc arc = arcOf(flow, places);
        const double share = static_cast<double>(flow.messages) / static_cast<double>(most);
        painter.setPen(QPen(colour, most == 1 ? 1.2 : 0.8 + 1.7 * share));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(arc.path());
        if (hasHeads)
            paintHead(painter, arc, head, colour);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(nodes);
    for (std::size_t i = 0; i < outline.groups.size(); ++i)
        painter.drawRect(
            QRectF(places.at(i) - QPointF(places.dot, places.dot) / 2, QSizeF(places.dot, places.dot)));
}

QIcon patternIcon(Pattern pattern, qreal devicePixelRatio)
{
    const WorkloadOutline outline = outlineOfIcon(pattern);
    QIcon icon(drawnIcon(outline, devicePixelRatio, theme().mutedText, theme().accent));
    const QColor onAccent = QGuiApplication::palette().color(QPalette::HighlightedText);
    icon.addPixmap(drawnIcon(outline, devicePixelRatio, onAccent, onAccent), QIcon::Selected);
    return icon;
}

} // namespace contraflow
