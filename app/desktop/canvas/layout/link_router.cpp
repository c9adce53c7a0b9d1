// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/link_router.h"

#include "app/desktop/canvas/layout/rack_shape.h"
#include "core/base/clamped.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace contraflow {

namespace {

constexpr double kStubLength = 7; // of a NIC in a grid of nodes

QPointF endOf(const NetworkLayout& layout, Vertex to, const RackBox& rack, QPointF start)
{
    if (to.isNode)
        return {layout.squares[to.index].center().x(), layout.squares[to.index].top()};
    const RackBox& other = layout.racks[to.index];
    if (&other != &rack) {
        const double x = clamped(start.x(), other.bar.left() + kCorner, other.bar.right() - kCorner);
        return {x, other.bar.center().y() < start.y() ? other.bar.bottom() : other.bar.top()};
    }
    return {start.x(), rack.isCompact ? start.y() - kStubLength : rack.bar.bottom()};
}

constexpr double kClear = 12; // beside the boxes of a layer that a link passes

/** How a link between two switches runs. */
enum class Course
{
    sideways, ///< between neighbours of a row or layer
    bracket,  ///< between racks of one column, along its left side
    around,   ///< between racks of different columns, through the strips
    arch,     ///< over the others of an upper layer
    down,     ///< from an upper layer to the top of a bar
    downInto, ///< from an upper layer into a lower row of racks
};

struct Plan
{
    Course course = Course::down;
    std::uint32_t first = 0; ///< the upper or the left one
    std::uint32_t second = 0;
    bool isSwapped = false; ///< the path runs from the link's `to` end
    int lane = 0;           ///< in the strip that leaves `first`, or the only one
    int rowLane = 0;
    int lastLane = 0; ///< in the strip before `second`'s column
};

Plan planCourse(std::uint32_t from, std::uint32_t to, const std::vector<RackBox>& racks)
{
    const auto place = [&](std::uint32_t rack) {
        // Upper before lower, left before right, above before below.
        return std::tuple(-static_cast<int>(racks[rack].layer), racks[rack].column, racks[rack].row);
    };
    Plan plan;
    plan.isSwapped = place(to) < place(from);
    plan.first = plan.isSwapped ? to : from;
    plan.second = plan.isSwapped ? from : to;
    const RackBox& a = racks[plan.first];
    const RackBox& b = racks[plan.second];
    if (a.layer != b.layer)
        plan.course = b.layer > 0 || b.row == 0 ? Course::down : Course::downInto;
    else if (a.layer > 0)
        plan.course = b.column - a.column == 1 ? Course::sideways : Course::arch;
    else if (a.column == b.column)
        plan.course = Course::bracket;
    else
        plan.course = a.row == b.row && b.column - a.column == 1 ? Course::sideways : Course::around;
    return plan;
}

/** The courses of all links between switches, in the order of `links`, with their lanes counted in `demand`.
 */
std::vector<Plan> planCourses(const Network& network, const std::vector<RackBox>& racks,
                              const std::vector<std::uint32_t>& links, LaneDemand& demand)
{
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::size_t layers = 0;
    for (const RackBox& rack : racks) {
        layers = std::max<std::size_t>(layers, rack.layer);
        if (rack.layer == 0) {
            columns = std::max(columns, static_cast<std::size_t>(rack.column) + 1);
            rows = std::max(rows, static_cast<std::size_t>(rack.row) + 1);
        }
    }
    demand.beforeColumn.assign(columns, 0);
    demand.aboveRow.assign(rows, 0);
    demand.aboveLayer.assign(layers + 1, 0);
    std::vector<Plan> plans;
    plans.reserve(links.size());
    for (const std::uint32_t i : links) {
        const Network::Link& link = network.links()[i];
        Plan plan = planCourse(link.from.index, link.to.index, racks);
        const RackBox& a = racks[plan.first];
        const RackBox& b = racks[plan.second];
        const auto columnOf = [](const RackBox& rack) { return static_cast<std::size_t>(rack.column); };
        switch (plan.course) {
        case Course::sideways:
        case Course::down:
            break;
        case Course::bracket:
            plan.lane = demand.beforeColumn[columnOf(a)]++;
            break;
        case Course::around:
            plan.lane = demand.beforeColumn[columnOf(a) + 1]++;
            if (b.column - a.column > 1) {
                plan.rowLane = demand.aboveRow[static_cast<std::size_t>(b.row)]++;
                plan.lastLane = demand.beforeColumn[columnOf(b)]++;
            }
            break;
        case Course::arch:
            plan.lane = demand.aboveLayer[a.layer]++;
            break;
        case Course::downInto:
            plan.lane = demand.beforeColumn[columnOf(b)]++;
            break;
        }
        plans.push_back(plan);
    }
    return plans;
}

enum class Side
{
    top,
    bottom,
    left,
    right
};

class LinkRouter
{
public:
    LinkRouter(const Network& network, const NetworkLayout& layout, const LaneStrips& strips)
        : m_network(network)
        , m_racks(layout.racks)
        , m_layout(layout)
        , m_strips(strips)
        , m_links(linksByName(network))
        , m_plans(planCourses(network, layout.racks, m_links, m_demand))
    {}

    LinkPaths route()
    {
        for (const RackBox& rack : m_racks)
            if (rack.layer > 0) {
                m_layers.resize(std::max<std::size_t>(m_layers.size(), rack.layer + 1));
                m_layers[rack.layer].push_back(rack.box);
            }
        for (auto& boxes : m_layers)
            boxes = columnsOf(std::move(boxes));
        assignPorts();
        std::vector<std::vector<QPointF>> paths(m_network.links().size());
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            std::vector<QPointF>& path = paths[m_links[i]];
            path = pathOf(i);
            if (m_plans[i].isSwapped)
                std::ranges::reverse(path);
        }
        routeNodeLinks(m_network, m_layout, paths);
        return joined(paths);
    }

private:
    /** From left to right; boxes with no way between them, such as those one below the other, become one. */
    [[nodiscard]] static std::vector<QRectF> columnsOf(std::vector<QRectF> boxes)
    {
        std::ranges::sort(boxes, {}, &QRectF::left);
        std::vector<QRectF> columns;
        for (const QRectF& box : boxes)
            if (!columns.empty() && box.left() < columns.back().right() + 2 * kClear)
                columns.back() = columns.back().united(box);
            else
                columns.push_back(box);
        return columns;
    }

    [[nodiscard]] static Side sideOfFirst(const Plan& plan, const RackBox& first)
    {
        switch (plan.course) {
        case Course::sideways:
        case Course::around:
            return Side::right;
        case Course::bracket:
            return Side::left;
        case Course::arch:
            return Side::top;
        case Course::down:
        case Course::downInto:
            break;
        }
        return first.nodes.empty() ? Side::bottom : Side::left;
    }
    [[nodiscard]] static Side sideOfSecond(const Plan& plan)
    {
        switch (plan.course) {
        case Course::arch:
        case Course::down:
            return Side::top;
        case Course::sideways:
        case Course::bracket:
        case Course::around:
        case Course::downInto:
            break;
        }
        return Side::left;
    }

    /** Ends at one side of a bar are spread along it in the order of what they lead to, so that they do not
     * cross. */
    void assignPorts()
    {
        struct End
        {
            std::uint32_t rack;
            Side side;
            double towards; ///< where the other end lies along the side
            std::size_t plan;
            bool isFirst;
        };
        std::vector<End> ends;
        ends.reserve(2 * m_plans.size());
        for (std::size_t i = 0; i < m_plans.size(); ++i) {
            const Plan& plan = m_plans[i];
            const auto add = [&](std::uint32_t rack, Side side, std::uint32_t other, bool isFirst) {
                const QPointF there = m_racks[other].bar.center();
                const bool isHorizontal = side == Side::top || side == Side::bottom;
                ends.push_back({rack, side, isHorizontal ? there.x() : there.y(), i, isFirst});
            };
            add(plan.first, sideOfFirst(plan, m_racks[plan.first]), plan.second, true);
            add(plan.second, sideOfSecond(plan), plan.first, false);
        }
        std::ranges::sort(ends, [](const End& a, const End& b) {
            return std::tie(a.rack, a.side, a.towards, a.plan) < std::tie(b.rack, b.side, b.towards, b.plan);
        });
        m_ports.resize(m_plans.size());
        for (std::size_t at = 0; at < ends.size();) {
            std::size_t end = at;
            while (end < ends.size() && ends[end].rack == ends[at].rack && ends[end].side == ends[at].side)
                ++end;
            for (std::size_t i = at; i < end; ++i)
                m_ports[ends[i].plan][ends[i].isFirst ? 0 : 1] =
                    portAt(m_racks[ends[at].rack], ends[at].side, i - at, end - at);
            at = end;
        }
    }

    [[nodiscard]] static QPointF portAt(const RackBox& rack, Side side, std::size_t index, std::size_t count)
    {
        const QRectF& bar = rack.bar;
        const double steps = static_cast<double>(index) - (static_cast<double>(count) - 1) / 2;
        if (side == Side::top || side == Side::bottom) {
            const double widest = rack.nodes.empty() ? 48.0 : 20.0;
            const double x =
                bar.center().x() + steps * std::min(widest, bar.width() / static_cast<double>(count + 1));
            return {x, side == Side::top ? bar.top() : bar.bottom()};
        }
        const double y =
            bar.center().y() + steps * std::min(7.0, bar.height() / static_cast<double>(count + 1));
        return {side == Side::left ? bar.left() : bar.right(), y};
    }

    [[nodiscard]] static double laneIn(const LaneStrips::Strip& strip, int lane, int lanes)
    {
        return strip.from + (strip.to - strip.from) * (lane + 1) / (lanes + 1);
    }
    [[nodiscard]] double columnLane(int column, int lane) const
    {
        const auto at = static_cast<std::size_t>(column);
        return laneIn(m_strips.beforeColumn[at], lane, m_demand.beforeColumn[at]);
    }

    [[nodiscard]] std::vector<QPointF> pathOf(std::size_t index) const
    {
        const Plan& plan = m_plans[index];
        QPointF a = m_ports[index][0];
        QPointF b = m_ports[index][1];
        const RackBox& first = m_racks[plan.first];
        const RackBox& second = m_racks[plan.second];
        switch (plan.course) {
        case Course::sideways:
            a.setY((a.y() + b.y()) / 2);
            b.setY(a.y());
            return {a, b};
        case Course::bracket: {
            const double x = columnLane(first.column, plan.lane);
            return {a, {x, a.y()}, {x, b.y()}, b};
        }
        case Course::around: {
            const double x = columnLane(first.column + 1, plan.lane);
            if (second.column - first.column == 1)
                return {a, {x, a.y()}, {x, b.y()}, b};
            const auto row = static_cast<std::size_t>(second.row);
            const double y = laneIn(m_strips.aboveRow[row], plan.rowLane, m_demand.aboveRow[row]);
            const double last = columnLane(second.column, plan.lastLane);
            return {a, {x, a.y()}, {x, y}, {last, y}, {last, b.y()}, b};
        }
        case Course::arch: {
            const double y =
                laneIn(m_strips.aboveLayer[first.layer], plan.lane, m_demand.aboveLayer[first.layer]);
            return {a, {a.x(), y}, {b.x(), y}, b};
        }
        case Course::down:
        case Course::downInto:
            break;
        }
        return descent(plan, a, b);
    }

    [[nodiscard]] std::vector<QPointF> descent(const Plan& plan, QPointF a, QPointF b) const
    {
        const RackBox& first = m_racks[plan.first];
        const RackBox& second = m_racks[plan.second];
        std::vector<QPointF> path{a};
        if (!first.nodes.empty()) {
            // Its own nodes are in the way: leave at the side, each link a little further out.
            const double x = first.box.left() - 4 - (a.y() - first.bar.top()) / 2;
            path.push_back({x, a.y()});
            path.push_back({x, first.box.bottom() + 6});
        }
        const bool isInto = plan.course == Course::downInto;
        const double x = isInto ? columnLane(second.column, plan.lane) : b.x();
        const double topOfBottom = m_strips.aboveRow.empty() ? 0 : m_strips.aboveRow.front().from;
        const QPointF target(x, isInto ? topOfBottom - 6 : b.y());
        for (std::uint32_t layer = first.layer; --layer > second.layer;)
            passLayer(layer, target, path);
        if (isInto)
            path.insert(path.end(), {target, {x, b.y()}});
        path.push_back(b);
        return path;
    }

    /** Goes through the gap of a layer that is nearest to the straight line. */
    void passLayer(std::uint32_t layer, QPointF target, std::vector<QPointF>& path) const
    {
        const std::vector<QRectF>& boxes = m_layers[layer];
        double top = boxes.front().top();
        double bottom = top;
        for (const QRectF& box : boxes) {
            top = std::min(top, box.top());
            bottom = std::max(bottom, box.bottom());
        }
        const QPointF from = path.back();
        const double share = (top - from.y()) / (target.y() - from.y());
        const double wished = from.x() + (target.x() - from.x()) * share;
        double best = boxes.front().left() - kClear;
        const auto consider = [&](double x) {
            if (std::abs(x - wished) < std::abs(best - wished))
                best = x;
        };
        consider(std::max(wished, boxes.back().right() + kClear));
        consider(std::min(wished, boxes.front().left() - kClear));
        for (std::size_t i = 0; i + 1 < boxes.size(); ++i)
            consider(clamped(wished, boxes[i].right() + kClear, boxes[i + 1].left() - kClear));
        path.push_back({best, top - 6});
        path.push_back({best, bottom + 6});
    }

    const Network& m_network;
    const std::vector<RackBox>& m_racks;
    const NetworkLayout& m_layout;
    const LaneStrips& m_strips;
    const std::vector<std::uint32_t> m_links;
    LaneDemand m_demand;
    const std::vector<Plan> m_plans;
    std::vector<std::array<QPointF, 2>> m_ports; ///< by plan: at `first`, at `second`
    std::vector<std::vector<QRectF>> m_layers;   ///< boxes of the upper layers from left to right
};

} // namespace

bool isBetweenSwitches(const Network::Link& link)
{
    return !link.from.isNode && !link.to.isNode && link.from.index != link.to.index;
}

std::vector<std::uint32_t> linksByName(const Network& network)
{
    std::vector<std::uint32_t> switches(network.switches().size());
    std::iota(switches.begin(), switches.end(), 0U);
    std::ranges::sort(switches, NaturalLess(),
                      [&](std::uint32_t a) -> const std::string& { return network.switches()[a].name; });
    std::vector<std::uint32_t> rank(switches.size());
    for (std::uint32_t i = 0; i < switches.size(); ++i)
        rank[switches[i]] = i;
    std::vector<std::uint32_t> links;
    for (std::uint32_t i = 0; i < network.links().size(); ++i)
        if (isBetweenSwitches(network.links()[i]))
            links.push_back(i);
    const auto ends = [&](std::uint32_t i) {
        const Network::Link& link = network.links()[i];
        return std::minmax(rank[link.from.index], rank[link.to.index]);
    };
    std::ranges::sort(links, [&](std::uint32_t a, std::uint32_t b) {
        const std::pair<std::uint32_t, std::uint32_t> endsOfA = ends(a);
        const std::pair<std::uint32_t, std::uint32_t> endsOfB = ends(b);
        if (endsOfA != endsOfB)
            return endsOfA < endsOfB;
        const auto order = naturalOrder(network.links()[a].name, network.links()[b].name);
        return order != 0 ? order < 0 : network.links()[a].capacity < network.links()[b].capacity;
    });
    return links;
}

std::array<QPointF, 2> barToBar(const QRectF& a, const QRectF& b)
{
    const double left = std::max(a.left(), b.left()) + kCorner;
    const double right = std::min(a.right(), b.right()) - kCorner;
    const bool isBelow = b.center().y() > a.center().y();
    if (left <= right) {
        const double x = (left + right) / 2;
        return {QPointF(x, isBelow ? a.bottom() : a.top()), QPointF(x, isBelow ? b.top() : b.bottom())};
    }
    const double gap = std::max(b.left() - a.right(), a.left() - b.right());
    const double height = std::abs(a.center().y() - b.center().y());
    if (height > gap) // steep lines leave from below and above
        return {QPointF(a.center().x(), isBelow ? a.bottom() : a.top()),
                QPointF(b.center().x(), isBelow ? b.top() : b.bottom())};
    const bool isRight = b.center().x() > a.center().x();
    return {QPointF(isRight ? a.right() : a.left(), a.center().y()),
            QPointF(isRight ? b.left() : b.right(), b.center().y())};
}

void routeNodeLinks(const Network& network, const NetworkLayout& layout, PathList& paths)
{
    for (std::uint32_t node = 0; node < network.nodes().size(); ++node) {
        const auto hops = network.hops({true, node});
        const QRectF& square = layout.squares[node];
        const RackBox& rack = layout.racks[layout.rackOfNode[node]];
        for (std::size_t i = 0; i < hops.size(); ++i) {
            const double spacing = std::min(8.0, square.width() / static_cast<double>(hops.size() + 1));
            const double offset =
                (static_cast<double>(i) - (static_cast<double>(hops.size()) - 1) / 2) * spacing;
            const QPointF start(square.center().x() + offset, square.top());
            std::vector<QPointF> path{start, endOf(layout, hops[i].to, rack, start)};
            // hops() tells the channel that leaves the node; odd channels run from the link's `to` end.
            if (hops[i].channel.value & 1U)
                std::swap(path[0], path[1]);
            if (!hops[i].to.isNode || node < hops[i].to.index)
                paths[linkOf(hops[i].channel).index()] = std::move(path);
        }
    }
}

LinkPaths joined(const PathList& paths)
{
    LinkPaths result;
    const std::vector<QPointF> none(2, QPointF());
    for (const std::vector<QPointF>& path : paths)
        result.append(path.size() < 2 ? none : path);
    return result;
}

namespace {

/** Adds straight lines, side by side where several join the same two, for links between switches that have
 * no path yet. */
void routeStraight(const Network& network, const NetworkLayout& layout, PathList& paths)
{
    using Pair = std::pair<std::uint32_t, std::uint32_t>;
    const auto pairOf = [](const Network::Link& link) -> Pair {
        return std::minmax(link.from.index, link.to.index);
    };
    std::vector<std::uint32_t> links = linksByName(network);
    std::erase_if(links, [&](std::uint32_t i) { return paths[i].size() > 1; });
    std::map<Pair, int> count;
    for (const std::uint32_t i : links)
        ++count[pairOf(network.links()[i])];
    std::map<Pair, int> next;
    for (const std::uint32_t i : links) {
        const Network::Link& link = network.links()[i];
        const QRectF& from = layout.racks[link.from.index].bar;
        const QRectF& to = layout.racks[link.to.index].bar;
        const auto ends = barToBar(from, to);
        const Pair pair = pairOf(link);
        const int twins = count[pair];
        const double place = next[pair]++ - (twins - 1) / 2.0;
        const bool isUpright = std::abs(ends[0].y() - ends[1].y()) > std::abs(ends[0].x() - ends[1].x());
        // Many side by side stay on the bars.
        const double room = isUpright ? std::min(from.width(), to.width()) - 2 * kCorner : from.height() - 6;
        const double step = std::min(isUpright ? kBeside : kBeside / 2, room / twins);
        const QPointF aside = isUpright ? QPointF(place * step, 0) : QPointF(0, place * step);
        const auto onBar = [](const QRectF& bar, QPointF point) {
            return QPointF(clamped(point.x(), bar.left(), bar.right()),
                           clamped(point.y(), bar.top(), bar.bottom()));
        };
        paths[i] = {onBar(from, ends[0] + aside), onBar(to, ends[1] + aside)};
    }
}

} // namespace

void drawLinks(const Network& network, NetworkLayout& layout, PathList paths)
{
    paths.resize(network.links().size());
    routeNodeLinks(network, layout, paths);
    routeStraight(network, layout, paths);
    layout.paths = joined(paths);
    layout.bounds = layoutBounds(layout);
}

LaneDemand countLanes(const Network& network, const std::vector<RackBox>& racks)
{
    LaneDemand demand;
    static_cast<void>(planCourses(network, racks, linksByName(network), demand));
    return demand;
}

LinkPaths routeLinks(const Network& network, const NetworkLayout& layout, const LaneStrips& strips)
{
    return LinkRouter(network, layout, strips).route();
}

} // namespace contraflow
