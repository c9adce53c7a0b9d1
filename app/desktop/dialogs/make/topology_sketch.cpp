// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/make/topology_sketch.h"

#include "app/desktop/style/theme.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace contraflow {
namespace {

/** Switches in the unit square, y downwards, and the links between them. */
struct Sketch
{
    std::vector<QPointF> switches;
    std::vector<std::pair<std::size_t, std::size_t>> links;
};

/** Rows of switches above one another; every switch is joined to `join(row, upper, lower)`. */
template<typename IsJoined>
Sketch layers(const std::vector<int>& counts, IsJoined isJoined)
{
    Sketch sketch;
    std::size_t above = 0;
    for (std::size_t row = 0; row < counts.size(); ++row) {
        const std::size_t first = sketch.switches.size();
        for (int i = 0; i < counts[row]; ++i) {
            sketch.switches.emplace_back((i + 0.5) / counts[row],
                                         static_cast<double>(row) / static_cast<double>(counts.size() - 1));
            for (std::size_t up = above; row > 0 && up < first; ++up)
                if (isJoined(row, static_cast<int>(up - above), i))
                    sketch.links.emplace_back(up, sketch.switches.size() - 1);
        }
        above = first;
    }
    return sketch;
}

Sketch ring(int count, double radius)
{
    Sketch sketch;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * (i - 0.25 * count) / count;
        sketch.switches.emplace_back(0.5 + radius * std::cos(angle), 0.5 + radius * std::sin(angle));
    }
    return sketch;
}

Sketch star()
{
    Sketch sketch = ring(7, 0.5);
    sketch.switches.emplace_back(0.5, 0.5);
    for (std::size_t i = 0; i < 7; ++i)
        sketch.links.emplace_back(i, 7);
    return sketch;
}

Sketch grid()
{
    Sketch sketch;
    for (std::size_t i = 0; i < 12; ++i) {
        sketch.switches.emplace_back(static_cast<double>(i % 4) / 3, static_cast<double>(i / 4) / 2);
        if (i % 4 > 0)
            sketch.links.emplace_back(i - 1, i);
        if (i >= 4)
            sketch.links.emplace_back(i - 4, i);
    }
    return sketch;
}

Sketch dragonfly()
{
    Sketch sketch;
    const Sketch middles = ring(3, 0.36);
    for (const QPointF& middle : middles.switches)
        for (const QPointF& corner : ring(3, 0.16).switches)
            sketch.switches.push_back(middle + corner - QPointF(0.5, 0.5));
    for (std::size_t g = 0; g < 3; ++g) {
        for (std::size_t i = 0; i < 3; ++i)
            sketch.links.emplace_back(3 * g + i, 3 * g + (i + 1) % 3);
        sketch.links.emplace_back(3 * g + 1, 3 * ((g + 1) % 3) + (g == 1 ? 2 : 0));
    }
    return sketch;
}

Sketch sketchOf(std::string_view name)
{
    const auto all = [](std::size_t, int, int) { return true; };
    if (name == "star")
        return star();
    if (name == "racks")
        return layers({1, 3}, all);
    if (name == "tree")
        return layers({1, 2, 4}, [](std::size_t, int upper, int lower) { return lower / 2 == upper; });
    if (name == "fat-tree")
        return layers({2, 4, 4}, [](std::size_t row, int upper, int lower) {
            return row == 1 ? lower % 2 == upper : lower / 2 == upper / 2;
        });
    if (name == "leaf-spine" || name == "rail-optimised")
        return layers({2, 4}, all);
    return name == "dragonfly" ? dragonfly() : grid();
}

/** The links that join the ends of a torus, as arcs beside the grid. */
void drawRounds(QPainter& painter, const QRectF& area)
{
    for (int row = 0; row < 3; ++row) {
        const double y = area.top() + area.height() * row / 2;
        painter.drawArc(QRectF(area.left(), y - 4, area.width(), 8), 0, 180 * 16);
    }
}

QPixmap drawn(std::string_view name, qreal devicePixelRatio, const QColor& links, const QColor& switches)
{
    QPixmap pixmap(kSketchSize * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF area = QRectF(QPointF(0, 0), QSizeF(kSketchSize)).adjusted(5, 5, -5, -5);
    if (name == "star" || name == "dragonfly")
        area.adjust(6, -2, -6, 2); // these are round
    const auto at = [&area](const QPointF& p) {
        return QPointF(area.left() + p.x() * area.width(), area.top() + p.y() * area.height());
    };
    const Sketch sketch = sketchOf(name);
    painter.setPen(QPen(links, 1));
    for (const auto& [from, to] : sketch.links)
        painter.drawLine(at(sketch.switches[from]), at(sketch.switches[to]));
    if (name == "torus")
        drawRounds(painter, area);
    painter.setPen(Qt::NoPen);
    painter.setBrush(switches);
    for (const QPointF& place : sketch.switches)
        painter.drawRect(QRectF(at(place) - QPointF(2, 2), QSizeF(4, 4)));
    return pixmap;
}

} // namespace

QIcon topologySketch(std::string_view name, qreal devicePixelRatio)
{
    QIcon icon(drawn(name, devicePixelRatio, theme().mutedText, theme().accent));
    const QColor onAccent = QGuiApplication::palette().color(QPalette::HighlightedText);
    icon.addPixmap(drawn(name, devicePixelRatio, onAccent, onAccent), QIcon::Selected);
    return icon;
}

} // namespace contraflow
