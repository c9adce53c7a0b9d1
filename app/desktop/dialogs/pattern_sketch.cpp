// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/pattern_sketch.h"

#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

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

namespace {

constexpr int kLeastSizeWithNames = 180;
constexpr double kNameWidth = 60;
constexpr double kNameGap = 5;
constexpr std::size_t kMostUpright = 16;
constexpr double kNear = 12; ///< pixels from a square's middle at which it is meant

/** "n1 …" of "n1 … n21", which has no room around the circle. */
QString shortTitle(const OutlineGroup& group)
{
    const QString title = qtText(group.title);
    const qsizetype dots = title.indexOf(QStringLiteral(" …"));
    return dots < 0 ? title : title.left(dots + 2);
}

} // namespace

PatternSketch::PatternSketch(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("patternSketch"));
    setAccessibleName(tr("Who sends to whom"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PatternSketch::setOutline(WorkloadOutline outline)
{
    m_outline = std::move(outline);
    m_sent.assign(m_outline.groups.size(), 0);
    m_received.assign(m_outline.groups.size(), 0);
    for (const OutlineFlow& flow : m_outline.flows) {
        m_sent[flow.from] += flow.messages;
        m_received[flow.to] += flow.messages;
    }
    setAccessibleDescription(caption());
    m_drawn = {};
    update();
}

QString PatternSketch::caption() const
{
    if (m_outline.groups.empty())
        return {};
    std::size_t least = SIZE_MAX;
    std::size_t most = 0;
    for (const OutlineGroup& group : m_outline.groups) {
        least = std::min(least, group.count);
        most = std::max(most, group.count);
    }
    if (most == 1)
        return tr("Each square is a node.");
    return least == most ? tr("Each square stands for %1 nodes.").arg(countText(most))
                         : tr("Each square stands for %1 to %2 nodes.")
                               .arg(static_cast<qulonglong>(least))
                               .arg(countText(most));
}

QFont PatternSketch::nameFont() const
{
    QFont small = font();
    small.setPointSizeF(0.85 * small.pointSizeF());
    return small;
}

double PatternSketch::nameRoom() const
{
    if (std::min(width(), height()) < kLeastSizeWithNames)
        return 0;
    const QFontMetricsF metrics(nameFont());
    double widest = 0;
    for (const OutlineGroup& group : m_outline.groups)
        widest = std::max(widest, metrics.horizontalAdvance(shortTitle(group)));
    return std::min(std::ceil(widest), kNameWidth) + 2 * kNameGap;
}

PatternPlaces PatternSketch::places() const
{
    return placePattern(m_outline.groups, QRectF(rect()).adjusted(2, 2, -2, -2), nameRoom());
}

QString PatternSketch::textAt(QPointF point) const
{
    const PatternPlaces shown = places();
    std::size_t nearest = m_outline.groups.size();
    double distance = kNear;
    for (std::size_t i = 0; i < m_outline.groups.size(); ++i) {
        const QPointF apart = shown.at(i) - point;
        if (std::hypot(apart.x(), apart.y()) < distance) {
            distance = std::hypot(apart.x(), apart.y());
            nearest = i;
        }
    }
    if (nearest == m_outline.groups.size())
        return {};
    const OutlineGroup& group = m_outline.groups[nearest];
    const QString title = group.count == 1
                              ? qtText(group.title)
                              : tr("%1: %2 nodes").arg(qtText(group.title), countText(group.count));
    return title + QLatin1Char('\n') +
           tr("messages sent: %1, received: %2")
               .arg(countText(m_sent[nearest]))
               .arg(countText(m_received[nearest]));
}

bool PatternSketch::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString text = textAt(help->pos()); !text.isEmpty())
            QToolTip::showText(help->globalPos(), tipText(text), this);
        else
            QToolTip::hideText();
        return true;
    }
    case QEvent::Resize:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        m_drawn = {};
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

/** Names stand outside of the squares: upright where there are few, else along the rays and never upside
 * down. */
void PatternSketch::paintNames(QPainter& painter, const PatternPlaces& places) const
{
    const QFont small = nameFont();
    painter.setFont(small);
    painter.setPen(theme().text);
    const QFontMetricsF metrics(small);
    const std::size_t count = m_outline.groups.size();
    const double apart = 2 * std::numbers::pi * (places.radius + places.dot) /
                         static_cast<double>(std::max<std::size_t>(count, 1));
    // Where not every name has room, every second, third … has.
    const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(metrics.height() * 0.9 / apart)));
    for (std::size_t i = 0; i < count; i += every) {
        const double angle = places.angles[i];
        const QString text = metrics.elidedText(shortTitle(m_outline.groups[i]), Qt::ElideRight, kNameWidth);
        if (count <= kMostUpright) {
            const QSizeF size(metrics.horizontalAdvance(text) + 2, metrics.height());
            const double away = places.dot / 2 + kNameGap + std::abs(std::cos(angle)) * size.width() / 2 +
                                std::abs(std::sin(angle)) * size.height() / 2;
            const QPointF middle = places.at(i, away);
            painter.drawText(QRectF(middle - QPointF(size.width(), size.height()) / 2, size), Qt::AlignCenter,
                             text);
            continue;
        }
        const bool isLeft = std::cos(angle) < -1e-9;
        painter.save();
        painter.translate(places.centre);
        painter.rotate((angle + (isLeft ? std::numbers::pi : 0)) * 180 / std::numbers::pi);
        const double begin = places.radius + places.dot / 2 + kNameGap;
        const QRectF box(isLeft ? -begin - kNameWidth : begin, -metrics.height() / 2, kNameWidth,
                         metrics.height());
        painter.drawText(box, (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, text);
        painter.restore();
    }
}

void PatternSketch::paintEvent(QPaintEvent*)
{
    if (m_drawn.isNull()) {
        m_drawn = QPixmap(size() * devicePixelRatioF());
        m_drawn.setDevicePixelRatio(devicePixelRatioF());
        m_drawn.fill(theme().ground);
        QPainter painter(&m_drawn);
        painter.setRenderHint(QPainter::Antialiasing);
        if (!m_outline.groups.empty()) {
            const PatternPlaces shown = places();
            paintPattern(painter, m_outline, shown, theme().mutedText, theme().accent);
            if (nameRoom() > 0)
                paintNames(painter, shown);
        }
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(theme().border);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    QPainter(this).drawPixmap(0, 0, m_drawn);
}

} // namespace contraflow
