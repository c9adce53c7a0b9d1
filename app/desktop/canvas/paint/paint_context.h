// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/style/theme.h"

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <cmath>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace contraflow {

/** `share` of the way from one colour to another. */
[[nodiscard]] inline QColor between(const QColor& from, const QColor& to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue()));
}

/** Edges in the middle of pixels, so that thin borders are crisp. */
[[nodiscard]] inline QRectF crisp(const QRectF& rect)
{
    const double left = std::round(rect.left()) + 0.5;
    const double top = std::round(rect.top()) + 0.5;
    return {left, top, std::max(1.0, std::round(rect.width())), std::max(1.0, std::round(rect.height()))};
}

/** A filled arrow head with its tip at a point. */
inline void paintArrowHead(QPainter& painter, QPointF tip, QPointF direction, double size,
                           const QColor& colour)
{
    const double length = std::hypot(direction.x(), direction.y());
    if (!(length > 0))
        return;
    const QPointF along = direction / length * size;
    const QPointF across(-along.y() * 0.45, along.x() * 0.45);
    QPainterPath path(tip);
    path.lineTo(tip - along + across);
    path.lineTo(tip - along * 0.75);
    path.lineTo(tip - along - across);
    path.closeSubpath();
    painter.fillPath(path, colour);
}

/** The mark of a channel that limits a message: a small diamond. */
inline void paintLimitMark(QPainter& painter, QPointF at, const QColor& fill, const QColor& outline)
{
    constexpr double kSize = 4.5;
    QPainterPath path(at + QPointF(0, -kSize));
    path.lineTo(at + QPointF(kSize, 0));
    path.lineTo(at + QPointF(0, kSize));
    path.lineTo(at + QPointF(-kSize, 0));
    path.closeSubpath();
    painter.fillPath(path, fill);
    painter.strokePath(path, QPen(outline, 1.3));
}

/** A node that others have: grey, and hatched where it is large enough to see that. */
inline void paintInUse(QPainter& painter, const QRectF& rect, const QColor& edge)
{
    constexpr double kLeastHatched = 8; // pixels
    painter.fillRect(rect, QColor(edge.red(), edge.green(), edge.blue(), edge.alpha() / 2));
    if (rect.width() < kLeastHatched)
        return;
    painter.fillRect(rect, QBrush(edge, Qt::BDiagPattern));
    painter.setPen(QPen(edge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(crisp(rect));
}

/** The mark of a full buffer: a small box that is filled. */
inline void paintBufferMark(QPainter& painter, QPointF at, const QColor& fill, const QColor& outline)
{
    constexpr double kSize = 3.8;
    QPainterPath path;
    path.addRect(QRectF(at - QPointF(kSize, kSize), at + QPointF(kSize, kSize)));
    painter.fillPath(path, fill);
    painter.strokePath(path, QPen(outline, 1.3));
}

/** Labels that keep clear of one another and of what they must not cover: the first that takes a place has
 * it. */
class LabelPlacer
{
public:
    [[nodiscard]] bool take(const QRectF& rect)
    {
        if (!isFree(rect))
            return false;
        block(rect);
        return true;
    }
    /** No label comes here. */
    void block(const QRectF& rect)
    {
        if (rect.isEmpty())
            return;
        forCellsOf(rect, [&](std::uint64_t cell) { m_cells[cell].push_back(m_taken.size()); });
        m_taken.push_back(rect);
    }
    [[nodiscard]] bool isFree(const QRectF& rect) const
    {
        bool isFree = true;
        forCellsOf(rect, [&](std::uint64_t cell) {
            if (const auto found = m_cells.find(cell); isFree && found != m_cells.end())
                for (const std::size_t index : found->second)
                    isFree = isFree && !m_taken[index].intersects(rect);
        });
        return isFree;
    }
    [[nodiscard]] std::size_t count() const { return m_taken.size(); }
    /** Gives back all but the first `count` places. */
    void release(std::size_t count)
    {
        for (; m_taken.size() > count; m_taken.pop_back())
            forCellsOf(m_taken.back(), [&](std::uint64_t cell) { m_cells[cell].pop_back(); });
    }

private:
    static constexpr double kCell = 64; ///< pixels

    template<typename Use>
    static void forCellsOf(const QRectF& rect, const Use& use)
    {
        const auto at = [](double value) { return static_cast<std::int32_t>(std::floor(value / kCell)); };
        for (std::int32_t x = at(rect.left()); x <= at(rect.right()); ++x)
            for (std::int32_t y = at(rect.top()); y <= at(rect.bottom()); ++y)
                use((std::uint64_t{static_cast<std::uint32_t>(x)} << 32U) | static_cast<std::uint32_t>(y));
    }

    std::vector<QRectF> m_taken;
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> m_cells; ///< indices into m_taken
};

/** A name beside the bars that it names. */
struct OuterTitle
{
    QRectF rect;
    QString text;
};

/** What the parts of one painting share: where it goes, its colours and the places of labels. */
struct PaintContext
{
    PaintContext(QPainter& target, const CanvasPicture& shown, const CanvasFrame& frame);

    QPainter& painter;
    const CanvasPicture& picture;
    const CanvasScene& scene;
    const Network& network;
    const CanvasTransform transform;
    const QRectF area;
    const QRectF seen; ///< of the area: labels keep inside
    const QFont font;
    QFont boldFont;
    const QFontMetricsF metrics;
    const QFontMetricsF boldMetrics;
    const bool hasFocus;
    std::vector<const RackBox*> visible; ///< racks inside the area
    LabelPlacer labels;
    std::vector<OuterTitle> outerTitles;

    /** Paler while what is shown is out of date. */
    [[nodiscard]] QColor quiet(const QColor& colour) const;
    /** Of what does not belong to the selected messages. */
    [[nodiscard]] QColor aside(const QColor& colour) const;
    [[nodiscard]] bool isFocusChannel(ChannelId channel) const;
    /** The NIC of a node in a grid, which is drawn as a stub. */
    [[nodiscard]] bool isNicStub(const Network::Link& link) const;
    [[nodiscard]] std::vector<QPointF> lineOf(LinkId link) const;

    void stroke(const std::vector<QPointF>& line, const QColor& colour, double width);
    void outline(const QRectF& rect, double width, const QColor& colour);
    /** A label on a patch of ground, unless it would meet another or leave the area; tells whether it was
     * painted. */
    bool paintLabel(const QString& text, QPointF centre, const QColor& colour);
};

void paintRackBoxes(PaintContext& context);
void paintRackContents(PaintContext& context); ///< bars and nodes
void paintNodeNames(PaintContext& context);
void paintSelectedThings(PaintContext& context);

void paintLinks(PaintContext& context);
void paintRoutes(PaintContext& context); ///< of the selected messages
void paintLinkLabels(PaintContext& context);
void paintLinkMark(PaintContext& context, LinkId link, const QColor& colour);

void paintTitles(PaintContext& context); ///< of racks and switches

void paintArcs(PaintContext& context);
void paintArcLabels(PaintContext& context);
void paintArcMark(PaintContext& context, CanvasItem item, const QColor& colour);

/** The place of the triangle at the left end of a bar that collapses or opens it; empty where there is
 * nothing to collapse or no room. */
[[nodiscard]] QRectF foldMark(const CanvasScene& scene, const RackBox& rack, const CanvasFrame& frame);

/** The switch whose triangle is at a point of the screen. */
[[nodiscard]] std::optional<SwitchId> foldMarkAt(const CanvasScene& scene, const CanvasFrame& frame,
                                                 QPointF point);

void paintFoldMark(PaintContext& context, const RackBox& rack, const QRectF& mark);

/** By rack: the load of the busiest channel inside a collapsed box, 0 … 1; empty when nothing is collapsed or
 * nothing is known. Linear in nodes and links. */
[[nodiscard]] std::vector<double> foldedLoads(const PaintContext& context);

/** The nodes of a collapsed rack as one stack, coloured by the busiest load inside; beside it their number
 * and that load. */
void paintStack(PaintContext& context, const RackBox& rack, const QString& count,
                std::optional<double> busiest);

} // namespace contraflow
