// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/rack_names.h"

#include "app/desktop/canvas/layout/canvas_scene.h"
#include "app/desktop/canvas/layout/folded_layout.h"
#include "app/desktop/style/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace contraflow {
namespace {

constexpr double kLeastNodeSquare = 12; ///< pixels; smaller nodes have no names
constexpr double kBesideBar = 4;        ///< pixels around a title in its bar
constexpr std::size_t kMostSingleTitles = 1500;

QString rackTitle(const PaintContext& context, const RackBox& rack)
{
    return rack.networkSwitch ? context.scene.titles[rack.networkSwitch->index()] : tr("Without switch");
}

/** The text, or what of it says most in a width; empty where there is no room for as much as `few`. */
QString fitting(const QString& text, double room, const QFontMetricsF& metrics, const QString& few)
{
    if (metrics.horizontalAdvance(text) <= room)
        return text;
    if (const qsizetype comma = text.indexOf(QLatin1Char(',')); comma > 0) {
        const QString first = text.left(comma) + QStringLiteral(", …");
        if (metrics.horizontalAdvance(first) <= room)
            return first;
    }
    if (room < metrics.horizontalAdvance(few))
        return {};
    return metrics.elidedText(text, Qt::ElideMiddle, room);
}

struct BarText
{
    QRectF room; ///< beside the triangle
    QString title;
};

BarText barText(const PaintContext& context, const RackBox& rack)
{
    BarText text;
    const QRectF bar = barOnScreen(context, rack);
    if (bar.height() < context.metrics.height() - 3)
        return text;
    const QRectF mark = foldMark(context.scene, rack, {context.transform, context.area, context.font});
    text.room = bar.adjusted(std::max(kBesideBar, mark.width()), 0, -kBesideBar, 0);
    text.title =
        fitting(rackTitle(context, rack), text.room.width(), context.boldMetrics, QStringLiteral("mnmn…"));
    return text;
}

/** Where the nodes of a rack are, with their names. */
QRectF nodesOnScreen(const PaintContext& context, const RackBox& rack)
{
    if (rack.nodes.empty())
        return {};
    const QRectF first = context.scene.layout.squares[rack.nodes.front().index()];
    const QRectF last = context.scene.layout.squares[rack.nodes.back().index()];
    const double width = rack.columns * rack.cell.width() - (rack.cell.width() - rack.square);
    return context.transform.toScreen(
        QRectF(first.topLeft(), QPointF(std::max(first.left() + width, first.right()), last.bottom())));
}

/** Names of racks beside their bars, where those are too small. */
class OuterTitles
{
public:
    explicit OuterTitles(PaintContext& context) : m_context(context)
    {
        for (const RackBox* rack : context.visible)
            if (!rack->box.isNull() && barText(context, *rack).title.isEmpty())
                m_open.push_back(rack);
    }

    void place()
    {
        if (m_open.size() <= kMostSingleTitles)
            nameRows();
        for (const Level level : {Level::layer, Level::row, Level::group})
            nameRanges(level);
    }

private:
    /** What one name stands for where single names have no room. */
    enum class Level
    {
        layer, ///< of a group, or one above racks
        row,   ///< of racks
        group,
    };
    using Row = std::vector<const RackBox*>;
    using Key = std::tuple<std::uint32_t, std::uint32_t, double>;

    [[nodiscard]] std::uint32_t groupOf(const RackBox& rack) const
    {
        return rack.networkSwitch ? m_context.scene.groups[rack.networkSwitch->index()] : kNoFold;
    }

    [[nodiscard]] std::map<Key, Row> setsOf(Level level) const
    {
        std::map<Key, Row> sets;
        for (const RackBox* rack : m_open) {
            const std::uint32_t group = groupOf(*rack);
            const bool isAlone = group == kNoFold && rack->layer == 0;
            if (level == Level::row ? group != kNoFold
                                    : isAlone || (level == Level::group && group == kNoFold))
                continue;
            sets[{group, level == Level::group ? 0 : rack->layer,
                  level == Level::row ? std::round(rack->bar.top()) : 0}]
                .push_back(rack);
        }
        return sets;
    }

    /** Each rack of a row, of an upper layer or of a network of groups by its own name, if all have room. */
    void nameRows()
    {
        const bool isByRow = m_context.scene.areaOfRack.empty();
        std::map<Key, Row> rows;
        for (const RackBox* rack : m_open)
            rows[{0, rack->layer, isByRow && rack->layer == 0 ? std::round(rack->bar.top()) : 0}].push_back(
                rack);
        for (auto& [key, row] : rows) {
            const std::size_t before = m_context.outerTitles.size();
            const std::size_t taken = m_context.labels.count();
            const bool isWhole = std::ranges::all_of(row, [&](const RackBox* rack) {
                return tryAt(rackTitle(m_context, *rack), barOnScreen(m_context, *rack),
                             m_context.transform.toScreen(rack->box));
            });
            if (isWhole) {
                forget(row);
                continue;
            }
            m_context.outerTitles.resize(before);
            m_context.labels.release(taken);
        }
    }

    void nameRanges(Level level)
    {
        for (auto& [key, row] : setsOf(level)) {
            QRectF bars;
            QRectF boxes;
            std::vector<std::uint32_t> switches;
            for (const RackBox* rack : row) {
                bars = bars.united(barOnScreen(m_context, *rack));
                boxes = boxes.united(m_context.transform.toScreen(rack->box));
                if (rack->networkSwitch)
                    switches.push_back(rack->networkSwitch->value);
            }
            if (switches.empty())
                continue;
            const QString text = switches.size() == 1
                                     ? rackTitle(m_context, *row.front())
                                     : rangeOfSwitches(m_context.network, switches, m_context.scene.hasNodes);
            if (tryAt(text, bars, boxes) || (level == Level::row && tryBeside(text, bars, boxes)))
                forget(row);
        }
    }

    bool tryPlace(const QString& text, const QRectF& rect)
    {
        if (!m_context.seen.contains(rect) || !m_context.labels.take(rect))
            return false;
        m_context.outerTitles.push_back({rect, text});
        return true;
    }

    /** Left or right of a row. */
    bool tryBeside(const QString& text, const QRectF& bars, const QRectF& boxes)
    {
        const QSizeF size(m_context.boldMetrics.horizontalAdvance(text) + 6, m_context.boldMetrics.height());
        const double top = bars.center().y() - size.height() / 2;
        return tryPlace(text, {QPointF(boxes.left() - size.width() - kBesideBar, top), size}) ||
               tryPlace(text, {QPointF(boxes.right() + kBesideBar, top), size});
    }

    /** Above bars or below boxes. */
    bool tryAt(const QString& text, const QRectF& bars, const QRectF& boxes)
    {
        const double width = m_context.boldMetrics.horizontalAdvance(text) + 6;
        const double height = m_context.boldMetrics.height();
        const double middle = bars.center().x() - width / 2;
        const QPointF corners[] = {{middle, bars.top() - height},
                                   {middle, boxes.bottom()},
                                   {bars.left(), bars.top() - height},
                                   {bars.right() - width, bars.top() - height}};
        return std::any_of(std::begin(corners), std::end(corners), [&](QPointF corner) {
            return tryPlace(text, QRectF(corner, QSizeF(width, height)));
        });
    }

    void forget(const Row& row)
    {
        for (const RackBox* rack : row)
            m_open.erase(std::ranges::find(m_open, rack));
    }

    PaintContext& m_context;
    Row m_open; ///< without a name so far
};

/** What tells names from one another: without what all begin and end with but for its first letter, numbers
 * left whole. */
class Distinction
{
public:
    explicit Distinction(const std::vector<QString>& names) : m_first(names.front())
    {
        m_begin = m_end = m_first.size();
        for (const QString& name : names) {
            const qsizetype most = std::min(name.size(), m_first.size());
            qsizetype same = 0;
            while (same < most && name[same] == m_first[same])
                ++same;
            m_begin = std::min(m_begin, same);
            same = 0;
            while (same < most && name[name.size() - 1 - same] == m_first[m_first.size() - 1 - same])
                ++same;
            m_end = std::min(m_end, same);
        }
        while (m_begin > 0 && m_first[m_begin - 1].isDigit())
            --m_begin;
        while (m_end > 0 && m_first[m_first.size() - m_end].isDigit())
            --m_end;
    }

    [[nodiscard]] static QString whole(const Distinction&, const QString& name) { return name; }
    /** With dots for what is left out. */
    [[nodiscard]] static QString dotted(const Distinction& in, const QString& name)
    {
        if (in.m_begin + in.m_end < 2)
            return name;
        const QString dots(QChar(0x2026));
        return name.left(std::min<qsizetype>(in.m_begin, 1)) + (in.m_begin > 1 ? dots : QString()) +
               part(in, name) + (in.m_end > 0 ? dots : QString());
    }
    [[nodiscard]] static QString part(const Distinction& in, const QString& name)
    {
        const qsizetype length = name.size() - in.m_begin - in.m_end;
        return length > 0 ? name.mid(in.m_begin, length) : name;
    }

private:
    QString m_first;
    qsizetype m_begin = 0;
    qsizetype m_end = 0;
};

} // namespace

std::vector<QString> namesInRoom(std::vector<QString> names, double room, const QFontMetricsF& metrics)
{
    if (names.empty())
        return names;
    const Distinction distinction(names);
    for (const auto& form : {&Distinction::whole, &Distinction::dotted, &Distinction::part}) {
        std::vector<QString> shown;
        shown.reserve(names.size());
        for (const QString& name : names) {
            shown.push_back(form(distinction, name));
            if (metrics.horizontalAdvance(shown.back()) > room)
                break;
        }
        if (metrics.horizontalAdvance(shown.back()) <= room)
            return shown;
    }
    return names;
}

namespace {

/** All names of a rack inside the squares or all beside them, whichever has more room. */
void paintNames(PaintContext& context, const RackBox& rack)
{
    const double zoom = context.transform.zoom;
    const double height = context.metrics.height();
    const double square = rack.square * zoom;
    if (rack.nodes.empty() || rack.isFolded || rack.cell.height() * zoom < height - 2 ||
        square < kLeastNodeSquare)
        return;
    double widest = 0;
    std::vector<QString> names;
    names.reserve(rack.nodes.size());
    for (const NodeId node : rack.nodes) {
        names.push_back(QString::fromStdString(context.network.node(node).name));
        widest = std::max(widest, context.metrics.horizontalAdvance(names.back()));
    }
    const double inside = square >= height - 3 ? square - 1 : 0;
    const double beside = (rack.cell.width() - rack.square) * zoom - 5;
    const bool isInside = widest <= inside || inside >= beside;
    const double room = isInside ? inside : beside;
    names = namesInRoom(std::move(names), room, context.metrics);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QRectF at = context.transform.toScreen(context.scene.layout.squares[rack.nodes[i].index()]);
        const QRectF rect =
            isInside ? at : QRectF(at.right() + 4, at.center().y() - height / 2, room + 4, height);
        if (!at.united(rect).intersects(context.area))
            continue;
        context.painter.drawText(rect, isInside ? Qt::AlignCenter : Qt::AlignVCenter | Qt::AlignLeft,
                                 fitting(names[i], room, context.metrics, QStringLiteral("n…1")));
    }
}

/** The title, shortened where it must be, and the number of nodes where both have room. */
void paintTitleInBar(PaintContext& context, const RackBox& rack)
{
    const BarText text = barText(context, rack);
    const QString count = rack.nodes.empty() ? QString() : nodeCount(context.network, rack);
    const double titleWidth = context.boldMetrics.horizontalAdvance(text.title);
    const bool hasCount =
        !count.isEmpty() && text.room.width() >= titleWidth + context.metrics.horizontalAdvance(count) + 12;
    context.painter.setFont(context.boldFont);
    context.painter.setPen(theme().text);
    context.painter.drawText(text.room, hasCount ? Qt::AlignVCenter | Qt::AlignLeft : Qt::AlignCenter,
                             text.title);
    if (!hasCount || text.title.isEmpty())
        return;
    context.painter.setFont(context.font);
    context.painter.setPen(theme().mutedText);
    context.painter.drawText(text.room, Qt::AlignVCenter | Qt::AlignRight, count);
}

} // namespace

QString nodeCount(const Network& network, const RackBox& rack)
{
    const bool isServer = rack.networkSwitch && network.networkSwitch(*rack.networkSwitch).isInServer;
    if (rack.nodes.size() == 1)
        return isServer ? tr("1 GPU") : tr("1 node");
    return (isServer ? tr("%1 GPUs") : tr("%1 nodes")).arg(countText(rack.nodes.size()));
}

QRectF barOnScreen(const PaintContext& context, const RackBox& rack)
{
    if (rack.networkSwitch)
        return context.transform.toScreen(rack.bar);
    return context.transform.toScreen(
        QRectF(rack.box.left() + 10, rack.box.top() + 10, rack.box.width() - 20, 22));
}

QString titleInBar(const PaintContext& context, const RackBox& rack)
{
    return barText(context, rack).title;
}

void reserveRacks(PaintContext& context)
{
    for (const RackBox* rack : context.visible) {
        if (rack->box.isNull())
            continue;
        context.labels.block(barOnScreen(context, *rack) & context.area);
        // Beside the stack of a collapsed rack there stands what is inside.
        context.labels.block(
            (rack->isFolded ? context.transform.toScreen(rack->box) : nodesOnScreen(context, *rack)) &
            context.area);
    }
    OuterTitles(context).place();
}

void paintTitles(PaintContext& context)
{
    for (const RackBox* rack : context.visible)
        paintTitleInBar(context, *rack);
    QColor patch = theme().ground;
    patch.setAlphaF(0.85F);
    for (const OuterTitle& title : context.outerTitles) {
        context.painter.setPen(Qt::NoPen);
        context.painter.setBrush(patch);
        context.painter.drawRoundedRect(title.rect, 3, 3);
        context.painter.setFont(context.boldFont);
        context.painter.setPen(theme().text);
        context.painter.drawText(title.rect, Qt::AlignCenter, title.text);
    }
}

void paintNodeNames(PaintContext& context)
{
    context.painter.setFont(context.font);
    context.painter.setPen(context.hasFocus ? between(theme().text, theme().surface, 0.55) : theme().text);
    for (const RackBox* rack : context.visible)
        paintNames(context, *rack);
}

} // namespace contraflow
