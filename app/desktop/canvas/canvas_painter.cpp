// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/canvas_painter.h"

#include "app/desktop/canvas/paint_tools.h"
#include "app/desktop/theme.h"
#include "core/base/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr double kLoadWidth = 2.8;      ///< pixels of a loaded direction
constexpr double kSaturatedWidth = 4.4; ///< and of a saturated one
constexpr double kTinySquare = 5;       ///< pixels; smaller nodes have no border
constexpr double kNoSquare = 1.2;       ///< pixels; smaller nodes are not drawn one by one
constexpr double kShortLine = 14;       ///< pixels; shorter links are one stroke
constexpr std::size_t kMostLabels = 40; ///< labelled links or arrows

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(contraflow::CanvasPainter)
};

double lengthOf(const std::vector<QPointF>& line)
{
    double length = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        length += std::hypot(line[i + 1].x() - line[i].x(), line[i + 1].y() - line[i].y());
    return length;
}

struct PointOnLine
{
    QPointF point;
    QPointF direction;
};

/** At `share` of the length. */
PointOnLine along(const std::vector<QPointF>& line, double share)
{
    double left = lengthOf(line) * share;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const QPointF way = line[i + 1] - line[i];
        const double length = std::hypot(way.x(), way.y());
        if (length > 0 && (left <= length || i + 2 == line.size()))
            return {line[i] + way * std::min(1.0, left / length), way};
        left -= length;
    }
    return {line.back(), {}};
}

class CanvasPainter
{
public:
    CanvasPainter(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame)
        : m_painter(painter)
        , m_picture(picture)
        , m_scene(*picture.scene)
        , m_network(*picture.scene->network)
        , m_transform(frame.transform)
        , m_area(frame.area)
        , m_font(frame.font)
        , m_boldFont(frame.font)
        , m_metrics(frame.font)
        , m_hasFocus(picture.hasFocus())
    {
        m_boldFont.setWeight(QFont::DemiBold);
        m_fade = picture.isFaded ? 0.55 : 0;
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        findVisible();
        for (const RackBox* rack : m_visible)
            paintBox(*rack);
        paintLinks();
        paintRoutes();
        for (const RackBox* rack : m_visible) {
            paintBar(*rack);
            paintNodes(*rack);
        }
        paintSelected();
        paintArcs();
        paintLinkLabels();
    }

    void paintHovered(CanvasItem item)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = between(theme().accent, theme().text, 0.15);
        switch (item.kind) {
        case CanvasItem::Kind::node:
            outline(m_transform.toScreen(m_scene.layout.squares[item.index]), 2, colour);
            break;
        case CanvasItem::Kind::networkSwitch:
            outline(m_transform.toScreen(m_scene.layout.racks[item.index].bar), 2, colour);
            break;
        case CanvasItem::Kind::link:
            strokeLink(linkOf(ChannelId(item.index)), colour);
            break;
        case CanvasItem::Kind::message:
        case CanvasItem::Kind::messageGroup:
            if (const MessageArc* arc = arcOf(item))
                paintArc(*arc, colour, 2.6, Qt::SolidLine);
            break;
        case CanvasItem::Kind::none:
            break;
        }
    }

private:
    [[nodiscard]] QColor quiet(const QColor& colour) const { return between(colour, theme().ground, m_fade); }
    /** Of what does not belong to the selected messages. */
    [[nodiscard]] QColor aside(const QColor& colour) const
    {
        return m_hasFocus ? between(colour, theme().ground, 0.68) : quiet(colour);
    }

    void findVisible()
    {
        const QRectF area = m_area.adjusted(-4, -4, 4, 4);
        for (const RackBox& rack : m_scene.layout.racks)
            if (m_transform.toScreen(rack.box).intersects(area))
                m_visible.push_back(&rack);
    }

    void paintBox(const RackBox& rack)
    {
        if (rack.nodes.empty())
            return;
        const double radius = std::min(8.0, 8 * m_transform.zoom);
        m_painter.setPen(QPen(theme().border, 1));
        m_painter.setBrush(theme().surface);
        m_painter.drawRoundedRect(crisp(m_transform.toScreen(rack.box)), radius, radius);
    }

    [[nodiscard]] QString titleOf(const RackBox& rack) const
    {
        return rack.networkSwitch ? QString::fromStdString(m_network.networkSwitch(*rack.networkSwitch).name)
                                  : Texts::tr("Without switch");
    }

    void paintBar(const RackBox& rack)
    {
        const QFontMetricsF bold(m_boldFont);
        const QString title = titleOf(rack);
        QRectF bar = m_transform.toScreen(rack.bar);
        if (rack.networkSwitch) {
            const double radius = std::min(4.0, 4 * m_transform.zoom);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(between(theme().surface, theme().text, theme().isDark ? 0.24 : 0.17));
            bar = crisp(bar).translated(-0.5, -0.5);
            m_painter.drawRoundedRect(bar, radius, radius);
        } else {
            bar = m_transform.toScreen(
                QRectF(rack.box.left() + 10, rack.box.top() + 10, rack.box.width() - 20, 22));
        }
        const double titleWidth = bold.horizontalAdvance(title);
        if (bar.height() < m_metrics.height() - 3 || bar.width() < titleWidth + 8) {
            paintTitleOver(rack, title);
            return;
        }
        const QString count = rack.nodes.empty()
                                  ? QString()
                                  : Texts::tr("%Ln node(s)", nullptr, static_cast<int>(rack.nodes.size()));
        const bool hasCount =
            !count.isEmpty() && bar.width() >= titleWidth + m_metrics.horizontalAdvance(count) + 32;
        m_painter.setFont(m_boldFont);
        m_painter.setPen(theme().text);
        const double margin = std::min(8.0, (bar.width() - titleWidth) / 2);
        m_painter.drawText(bar.adjusted(margin, 0, -margin, 0),
                           hasCount ? Qt::AlignVCenter | Qt::AlignLeft : Qt::AlignCenter, title);
        if (!hasCount)
            return;
        m_painter.setFont(m_font);
        m_painter.setPen(theme().mutedText);
        m_painter.drawText(bar.adjusted(8, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight, count);
    }

    /** Seen from afar, a rack is its name and the number of its nodes. */
    void paintTitleOver(const RackBox& rack, const QString& title)
    {
        const QRectF box = m_transform.toScreen(rack.box);
        const QFontMetricsF bold(m_boldFont);
        const QString count = QString::number(rack.nodes.size());
        const double width = std::max(bold.horizontalAdvance(title), m_metrics.horizontalAdvance(count)) + 6;
        const double height = bold.height() + (rack.nodes.empty() ? 0 : m_metrics.height());
        if (box.width() < width || box.height() < height)
            return;
        m_titles.push_back(
            {&rack, QRectF(box.center().x() - width / 2, box.center().y() - height / 2, width, height)});
    }

    void paintNodes(const RackBox& rack)
    {
        const double square = rack.square * m_transform.zoom;
        if (rack.nodes.empty() || square < kNoSquare) {
            paintHeldTitles();
            return;
        }
        const bool isTiny = square < kTinySquare;
        const bool hasStubs = rack.square * m_transform.zoom >= 12;
        const QColor fill = theme().ground;
        const QColor edge = aside(between(theme().border, theme().mutedText, 0.6));
        const QColor name = m_hasFocus ? between(theme().text, theme().surface, 0.55) : theme().text;
        const double radius = std::min(3.0, square / 8);
        m_painter.setFont(m_font);
        const double labelHeight = m_metrics.height();
        const bool hasNames =
            square >= labelHeight - 2 || rack.cell.height() * m_transform.zoom >= labelHeight;
        for (const NodeId node : rack.nodes) {
            const QRectF rect = m_transform.toScreen(m_scene.layout.squares[node.index()]);
            if (!rect.intersects(m_area))
                continue;
            // Where the NIC is too small to be seen, its node carries the load.
            const QColor body = hasStubs || !rack.isCompact ? fill : nodeLoad(node, fill);
            if (isTiny) {
                m_painter.fillRect(rect, body == fill ? edge : body);
                continue;
            }
            m_painter.setPen(QPen(edge, 1));
            m_painter.setBrush(body);
            m_painter.drawRoundedRect(crisp(rect), radius, radius);
            if (hasNames)
                paintName(rack, node, rect, name, body);
        }
        paintHeldTitles();
    }

    [[nodiscard]] QColor nodeLoad(NodeId node, const QColor& none) const
    {
        const auto& nic = m_network.node(node).nic;
        if (!nic)
            return none;
        const double load = std::max(m_picture.load01(ChannelId(2 * nic->index())),
                                     m_picture.load01(ChannelId(2 * nic->index() + 1)));
        return load > 0 ? aside(theme().load(load)) : none;
    }

    void paintName(const RackBox& rack, NodeId node, const QRectF& square, const QColor& colour,
                   const QColor& body)
    {
        const QString name = QString::fromStdString(m_network.node(node).name);
        const double width = m_metrics.horizontalAdvance(name);
        if (width + 4 <= square.width() && square.height() >= m_metrics.height() - 3) {
            m_painter.setPen(body.lightness() < 120 && !theme().isDark ? QColor(Qt::white) : colour);
            m_painter.drawText(square, Qt::AlignCenter, name);
            return;
        }
        const double room = (rack.cell.width() - rack.square) * m_transform.zoom - 7;
        if (width > room)
            return;
        m_painter.setPen(colour);
        m_painter.drawText(QRectF(square.right() + 4, square.center().y() - m_metrics.height() / 2, room + 4,
                                  m_metrics.height()),
                           Qt::AlignVCenter | Qt::AlignLeft, name);
    }

    void paintHeldTitles()
    {
        for (const auto& [rack, rect] : m_titles) {
            QColor ground = theme().surface;
            ground.setAlphaF(0.86F);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(ground);
            m_painter.drawRoundedRect(rect, 3, 3);
            m_painter.setPen(theme().text);
            m_painter.setFont(m_boldFont);
            const double bold = QFontMetricsF(m_boldFont).height();
            m_painter.drawText(QRectF(rect.left(), rect.top(), rect.width(), bold), Qt::AlignCenter,
                               titleOf(*rack));
            if (rack->nodes.empty())
                continue;
            m_painter.setFont(m_font);
            m_painter.setPen(theme().mutedText);
            m_painter.drawText(QRectF(rect.left(), rect.top() + bold, rect.width(), rect.height() - bold),
                               Qt::AlignCenter, QString::number(rack->nodes.size()));
        }
        m_titles.clear();
    }

    [[nodiscard]] bool isNicStub(const Network::Link& link) const
    {
        return link.from.isNode && !link.to.isNode &&
               m_scene.layout.rackOfNode[link.from.index] == link.to.index &&
               m_scene.layout.racks[link.to.index].isCompact;
    }

    void paintLinks()
    {
        QPainterPath idle;
        const double stubZoom = 12 / 22.0; // where stubs give way to coloured nodes
        for (std::size_t i = 0; i < m_network.links().size(); ++i) {
            const LinkId id(i);
            const bool isStub = isNicStub(m_network.links()[i]);
            if (isStub && m_transform.zoom < stubZoom)
                continue;
            const auto path = m_scene.layout.paths[id];
            QRectF bounds(m_transform.toScreen(path.front()), QSizeF(0, 0));
            for (const QPointF& point : path) {
                const QPointF at = m_transform.toScreen(point);
                bounds.setLeft(std::min(bounds.left(), at.x()));
                bounds.setRight(std::max(bounds.right(), at.x()));
                bounds.setTop(std::min(bounds.top(), at.y()));
                bounds.setBottom(std::max(bounds.bottom(), at.y()));
            }
            if (!bounds.adjusted(-4, -4, 4, 4).intersects(m_area))
                continue;
            const double loads[2] = {m_picture.load01(ChannelId(2 * i)),
                                     m_picture.load01(ChannelId(2 * i + 1))};
            if (loads[0] > 0 || loads[1] > 0) {
                paintLoadedLink(id, loads, bounds.width() + bounds.height() < kShortLine);
                continue;
            }
            idle.moveTo(m_transform.toScreen(path.front()));
            for (const QPointF& point : path.subspan(1))
                idle.lineTo(m_transform.toScreen(point));
        }
        m_painter.strokePath(idle, QPen(aside(between(theme().border, theme().mutedText, 0.5)), 1.2));
    }

    void paintLoadedLink(LinkId link, const double (&loads)[2], bool isShort)
    {
        const bool isSingle = isShort && !isNicStub(m_network.link(link));
        for (std::size_t side = 0; side < 2; ++side) {
            const ChannelId channel(2 * link.index() + side);
            const std::vector<QPointF> line = channelLine(m_picture, m_transform, channel);
            if (!(loads[side] > 0)) {
                if (!isSingle)
                    stroke(line, aside(between(theme().border, theme().mutedText, 0.5)), 1.2);
                continue;
            }
            const bool isOnRoute = m_hasFocus && isFocusChannel(channel);
            const bool isAgainst = m_hasFocus && isFocusChannel(reverse(channel));
            const auto shade = [&](const QColor& colour) {
                return isOnRoute || isAgainst ? colour : aside(colour);
            };
            const bool isSaturated = loads[side] >= kSaturatedFrom;
            const double width = isSaturated ? kSaturatedWidth : kLoadWidth;
            // A casing keeps the bright end of the scale visible on a light ground and the dark end on a dark
            // one.
            stroke(line, shade(between(theme().ground, theme().text, 0.42)), width + 1.2);
            stroke(line, shade(theme().load(loads[side])), width);
            const double length = lengthOf(line);
            if (isSaturated && length > 26)
                m_marks.push_back(
                    {along(line, 0.5).point, shade(theme().load(loads[side])), shade(theme().text)});
            if (length > 70) {
                const PointOnLine at = along(line, 0.78);
                paintArrowHead(m_painter, at.point, at.direction, 9,
                               shade(between(theme().text, theme().ground, 0.25)));
            }
        }
        for (const Mark& mark : m_marks)
            paintSaturationMark(m_painter, mark.at, mark.fill, mark.outline);
        m_marks.clear();
    }

    void stroke(const std::vector<QPointF>& line, const QColor& colour, double width,
                Qt::PenStyle style = Qt::SolidLine)
    {
        QPen pen(colour, width, style, Qt::FlatCap, Qt::RoundJoin);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(line.data(), static_cast<int>(line.size()));
    }

    void strokeLink(LinkId link, const QColor& colour)
    {
        std::vector<QPointF> line;
        for (const QPointF& point : m_scene.layout.paths[link])
            line.push_back(m_transform.toScreen(point));
        QColor soft = colour;
        soft.setAlphaF(0.45F);
        stroke(line, soft, 12);
    }

    [[nodiscard]] bool isFocusChannel(ChannelId channel) const
    {
        const auto& channels = m_picture.focused->focus.channels;
        return std::binary_search(channels.begin(), channels.end(), channel.value);
    }

    /** The routes of the selected messages, in the accent, beside the load of the opposite direction. */
    void paintRoutes()
    {
        if (!m_hasFocus)
            return;
        for (const std::uint32_t value : m_picture.focused->focus.channels) {
            const ChannelId channel(value);
            std::vector<QPointF> line = channelLine(m_picture, m_transform, channel);
            if (isNicStub(m_network.link(linkOf(channel))))
                line = nicRoute(channel);
            stroke(line, theme().ground, 7.5);
            stroke(line, quiet(theme().accent), 4.5);
            const double load = m_picture.load01(channel);
            if (lengthOf(line) > 44) {
                const PointOnLine at = along(line, 0.8);
                paintArrowHead(m_painter, at.point, at.direction, 12, quiet(theme().accent));
                if (load >= kSaturatedFrom)
                    paintSaturationMark(m_painter, along(line, 0.5).point, theme().load(load), theme().text);
            }
        }
        for (const std::uint32_t value : m_picture.focused->focus.channels)
            for (const Vertex end : {m_network.tail(ChannelId(value)), m_network.head(ChannelId(value))}) {
                const QRectF rect =
                    end.isNode ? m_scene.layout.squares[end.index] : m_scene.layout.racks[end.index].bar;
                m_routeEnds.push_back(m_transform.toScreen(rect));
            }
    }

    /** From a node of a grid up between the columns to the bar. */
    [[nodiscard]] std::vector<QPointF> nicRoute(ChannelId channel) const
    {
        const bool isUp = (channel.value & 1U) == 0;
        const Network::Link& link = m_network.link(linkOf(channel));
        const RackBox& rack = m_scene.layout.racks[link.to.index];
        const QRectF square = m_scene.layout.squares[link.from.index];
        const double side = isUp ? -3 : -5;
        const double x = square.left() + side;
        std::vector<QPointF> line;
        for (const QPointF point :
             {QPointF(square.center().x(), square.top()), QPointF(square.center().x(), square.top() - 4),
              QPointF(x, square.top() - 4), QPointF(x, rack.bar.bottom())})
            line.push_back(m_transform.toScreen(point));
        if (!isUp)
            std::reverse(line.begin(), line.end());
        return line;
    }

    void outline(const QRectF& rect, double width, const QColor& colour)
    {
        m_painter.setPen(QPen(colour, width));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4);
    }

    void paintSelected()
    {
        for (const QRectF& rect : m_routeEnds)
            outline(rect, 1.5, quiet(theme().accent));
        QColor tint = theme().accent;
        tint.setAlphaF(0.22F);
        const auto mark = [&](const QRectF& rect) {
            m_painter.fillRect(rect, tint);
            outline(rect, 2, theme().accent);
        };
        for (const std::uint32_t node : m_picture.selection.nodes) {
            const QRectF rect = m_transform.toScreen(m_scene.layout.squares[node]);
            if (rect.intersects(m_area))
                mark(rect);
        }
        for (const std::uint32_t item : m_picture.selection.switches)
            mark(m_transform.toScreen(m_scene.layout.racks[item].bar));
        for (const std::uint32_t link : m_picture.selection.links)
            strokeLink(LinkId(link), theme().accent);
    }

    [[nodiscard]] const MessageArc* arcOf(CanvasItem item) const
    {
        if (item.kind == CanvasItem::Kind::messageGroup)
            return m_picture.arcs && item.index < m_picture.arcs->arcs.size()
                       ? &m_picture.arcs->arcs[item.index]
                       : nullptr;
        if (m_picture.focused)
            for (const auto* arcs : {&m_picture.focused->selected, &m_picture.focused->withFlow,
                                     &m_picture.focused->againstFlow})
                for (const MessageArc& arc : *arcs)
                    if (arc.message == item.index)
                        return &arc;
        if (m_picture.arcs && m_picture.arcs->grouping == ArcSet::Grouping::none)
            for (const MessageArc& arc : m_picture.arcs->arcs)
                if (arc.message == item.index)
                    return &arc;
        return nullptr;
    }

    void paintArcs()
    {
        if (!m_picture.arcs)
            return;
        const ArcSet& set = *m_picture.arcs;
        double most = 0;
        for (const MessageArc& arc : set.arcs)
            most = std::max(most, arc.bytes);
        for (const MessageArc& arc : set.arcs) {
            const bool isNow = arc.firstStep <= m_picture.step && m_picture.step < arc.endStep;
            QColor colour = aside(theme().duration(arrowFraction(m_picture, arc)));
            if (!isNow)
                colour = between(colour, theme().ground, 0.6);
            const bool isSummed = set.grouping != ArcSet::Grouping::none;
            const double width = isSummed && most > 0 ? 0.9 + 3.2 * std::sqrt(arc.bytes / most) : 1.7;
            paintArc(arc, colour, width, Qt::SolidLine);
        }
        if (!m_hasFocus)
            labelArcs(set.grouping == ArcSet::Grouping::none ? set.arcs : std::vector<MessageArc>());
        else
            paintFocusArcs();
    }

    void paintFocusArcs()
    {
        const FocusedMessages& focused = *m_picture.focused;
        const auto colourOf = [this](const MessageArc& arc) {
            return quiet(theme().duration(arrowFraction(m_picture, arc)));
        };
        for (const MessageArc& arc : focused.againstFlow)
            paintArc(arc, colourOf(arc), 1.7, Qt::DashLine);
        for (const MessageArc& arc : focused.withFlow)
            paintArc(arc, colourOf(arc), 1.7, Qt::SolidLine);
        for (const MessageArc& arc : focused.selected)
            paintArc(arc, quiet(theme().accent), 3, Qt::SolidLine);
        labelArcs(focused.selected);
        labelArcs(focused.withFlow);
        labelArcs(focused.againstFlow);
    }

    void paintArc(const MessageArc& arc, const QColor& colour, double width, Qt::PenStyle style)
    {
        const QPointF from = m_transform.toScreen(arc.from);
        const QPointF control = m_transform.toScreen(arc.control);
        const QPointF to = m_transform.toScreen(arc.to);
        const double head = 6.5 + 1.6 * width;
        QPointF direction = to - control;
        const double length = std::hypot(direction.x(), direction.y());
        if (!(length > 0))
            return;
        direction /= length;
        QPainterPath path(from);
        path.quadTo(control, to - direction * head * 0.7); // the line ends inside the head
        if (!path.controlPointRect().adjusted(-8, -8, 8, 8).intersects(m_area))
            return;
        QColor halo = theme().ground;
        halo.setAlphaF(0.8F);
        m_painter.strokePath(path, QPen(halo, width + 2.2));
        QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
        if (style == Qt::DashLine)
            pen.setDashPattern({5, 3});
        m_painter.strokePath(path, pen);
        paintArrowHead(m_painter, to, direction, head, colour);
    }

    /** Names at the deepest points of arrows, where there is room. */
    void labelArcs(const std::vector<MessageArc>& arcs)
    {
        if (arcs.size() > kMostLabels)
            return;
        for (const MessageArc& arc : arcs)
            for (const double share : {0.5, 0.4, 0.6, 0.3, 0.7}) {
                if (paintLabel(messageName(m_picture, arc.message), m_transform.toScreen(arc.at(share)),
                               theme().text))
                    break;
            }
    }

    bool paintLabel(const QString& text, QPointF centre, const QColor& colour)
    {
        const double width = m_metrics.horizontalAdvance(text) + 6;
        const QRectF rect(centre.x() - width / 2, centre.y() - m_metrics.height() / 2, width,
                          m_metrics.height());
        if (text.isEmpty() || !m_area.contains(rect) || !m_labels.take(rect))
            return false;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(theme().ground);
        m_painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 4, 4);
        m_painter.setPen(colour);
        m_painter.setFont(m_font);
        m_painter.drawText(rect, Qt::AlignCenter, text);
        return true;
    }

    /** Capacities of the links between switches, while they are few. */
    void paintLinkLabels()
    {
        std::vector<LinkId> links;
        for (std::size_t i = 0; i < m_network.links().size(); ++i)
            if (!m_network.links()[i].from.isNode && !m_network.links()[i].to.isNode) {
                links.emplace_back(i);
                if (links.size() > kMostLabels)
                    return;
            }
        for (const LinkId link : links) {
            const Network::Link& item = m_network.link(link);
            std::vector<QPointF> line;
            for (const QPointF& point : m_scene.layout.paths[link])
                line.push_back(m_transform.toScreen(point));
            const QString text = QString::fromStdString(displayText(Dimension::bandwidth, item.capacity, 3));
            const PointOnLine middle = along(line, 0.5);
            const double width = m_metrics.horizontalAdvance(text);
            const bool isLevel = std::abs(middle.direction.x()) > 4 * std::abs(middle.direction.y());
            if (lengthOf(line) < (isLevel ? width + 12 : 2.2 * m_metrics.height()))
                continue;
            // Beside the strokes, not over them.
            const QPointF centre = isLevel ? middle.point - QPointF(0, m_metrics.height() / 2 + 7)
                                           : middle.point + QPointF(width / 2 + 12, 0);
            paintLabel(text, centre, theme().mutedText);
        }
    }

    struct Mark
    {
        QPointF at;
        QColor fill;
        QColor outline;
    };

    QPainter& m_painter;
    const CanvasPicture& m_picture;
    const CanvasScene& m_scene;
    const Network& m_network;
    const CanvasTransform m_transform;
    const QRectF m_area;
    const QFont m_font;
    QFont m_boldFont;
    const QFontMetricsF m_metrics;
    const bool m_hasFocus;
    double m_fade = 0;
    std::vector<const RackBox*> m_visible;
    std::vector<std::pair<const RackBox*, QRectF>> m_titles;
    std::vector<Mark> m_marks;
    std::vector<QRectF> m_routeEnds;
    LabelPlacer m_labels;
};

} // namespace

void paintCanvas(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame)
{
    if (picture.scene)
        CanvasPainter(painter, picture, frame).paint();
}

void paintHover(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame, CanvasItem item)
{
    if (picture.scene)
        CanvasPainter(painter, picture, frame).paintHovered(item);
}

} // namespace contraflow
