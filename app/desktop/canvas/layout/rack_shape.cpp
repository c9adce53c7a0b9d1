// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/rack_shape.h"

#include "app/desktop/canvas/layout/link_router.h"
#include "core/base/clamped.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace contraflow {

namespace {

constexpr double kPadding = 10; // inside a rack's box
constexpr double kBarHeight = 22;
constexpr double kRowSquare = 32;  // of nodes that stand in one row
constexpr double kGridSquare = 22; // of nodes in a grid
constexpr double kRowGrowth = 42;  // squares grow up to here to hold the name
constexpr double kGridGrowth = 28;
constexpr double kNodeGap = 10;    // between the cells of nodes
constexpr double kDrop = 34;       // from the bar to a row of nodes
constexpr double kStub = 9;        // room for the NIC above a node in a grid
constexpr double kBarShare = 0.72; // of its height that a bar needs around its title
constexpr double kDenseGap = 5;
constexpr double kDenseDrop = 18;
constexpr double kDenseRowSquare = 26;
constexpr std::size_t kLongestTitle = 24; // longer ones are shortened, and do not stretch a rack
constexpr std::size_t kLongestName = 12;
constexpr std::size_t kOneRowNodes = 6;

double nameWidth(std::size_t characters, const LayoutOptions& options)
{
    return static_cast<double>(std::min(characters, kLongestName)) * options.characterWidth;
}

constexpr double kBold = 1.14; ///< as wide as plain letters are those of titles

double titleWidth(std::size_t characters, const LayoutOptions& options)
{
    return static_cast<double>(std::min(characters, kLongestTitle)) * options.characterWidth * kBold *
           options.titleScale;
}

std::size_t longestName(const RackBox& rack, const Network& network)
{
    std::size_t longest = 0;
    for (const NodeId node : rack.nodes)
        longest = std::max(longest, network.node(node).name.size());
    return longest;
}

/** A node's square and cell, which hold a name of so many characters. */
void sizeCells(RackBox& rack, std::size_t nameLength, const LayoutOptions& options)
{
    if (options.isDense) {
        const double holdingName = std::ceil(nameWidth(nameLength, options)) + 6;
        rack.square = rack.isCompact ? kGridSquare : kDenseRowSquare;
        if (holdingName <= kGridGrowth)
            rack.square = std::max(rack.square, holdingName);
        rack.cell = QSizeF(rack.square + kDenseGap, rack.square + (rack.isCompact ? kStub + 3 : 0));
        return;
    }
    const double name = nameWidth(nameLength, options);
    const double smallest = rack.isCompact ? kGridSquare : kRowSquare;
    const double holding = std::ceil(name) + 6;
    const bool isInside = holding <= (rack.isCompact ? kGridGrowth : kRowGrowth);
    rack.square = isInside ? std::max(smallest, holding) : smallest;
    rack.cell = QSizeF(rack.square + (isInside ? 0 : 4 + name) + kNodeGap,
                       rack.square + (rack.isCompact ? kStub + 5 : 0));
}

/**
 * The cells of nodes: their size, and how many stand side by side. `usual` is the length of the longest name
 * in most racks of as many nodes: it alone decides the columns, so that these racks look alike.
 */
void shapeCells(RackBox& rack, const Network& network, const LayoutOptions& options, double shape,
                std::size_t usual)
{
    const std::size_t count = rack.nodes.size();
    rack.isCompact = count > kOneRowNodes;
    sizeCells(rack, rack.isCompact ? usual : longestName(rack, network), options);
    rack.columns = static_cast<int>(count);
    if (!rack.isCompact)
        return;
    const double ideal =
        std::sqrt(shape * static_cast<double>(count) * rack.cell.height() / rack.cell.width());
    rack.columns = clamped(static_cast<int>(std::ceil(ideal)), 1, static_cast<int>(count));
    // A last row that is nearly empty is spread over the others.
    const int rows = (static_cast<int>(count) + rack.columns - 1) / rack.columns;
    rack.columns = (static_cast<int>(count) + rows - 1) / rows;
    sizeCells(rack, std::max(usual, longestName(rack, network)), options);
}

/** By number of nodes: the median over the racks of how long their longest names are. */
std::map<std::size_t, std::size_t> usualNames(const NetworkLayout& layout, const Network& network)
{
    std::map<std::size_t, std::vector<std::size_t>> lengths;
    for (const RackBox& rack : layout.racks)
        if (rack.nodes.size() > kOneRowNodes)
            lengths[rack.nodes.size()].push_back(longestName(rack, network));
    std::map<std::size_t, std::size_t> usual;
    for (auto& [count, list] : lengths) {
        const auto middle = list.begin() + static_cast<std::ptrdiff_t>(list.size() / 2);
        std::nth_element(list.begin(), middle, list.end());
        usual[count] = *middle;
    }
    return usual;
}

void measureRack(RackBox& rack, const Network& network, const LayoutOptions& options, double shape,
                 std::size_t usual)
{
    const double barHeight = kBarHeight * std::max(1.0, kBarShare * options.titleScale);
    std::size_t titleLength = 14; // "Without switch"
    std::size_t links = 0;
    if (rack.networkSwitch) {
        const std::size_t index = rack.networkSwitch->index();
        titleLength = index < options.titleLengths.size()
                          ? options.titleLengths[index]
                          : network.networkSwitch(*rack.networkSwitch).name.size();
        links = network.hops({false, rack.networkSwitch->value}).size();
    }
    if (rack.nodes.empty()) {
        const double ends = static_cast<double>(links);
        const double width =
            options.isDense
                ? std::max(titleWidth(titleLength, options) + 12 * options.titleScale,
                           std::clamp(6 * ends, 40.0, 200.0))
                : std::max({110.0, titleWidth(titleLength, options) + 28, std::min(400.0, 16 * ends)});
        rack.bar = rack.box = QRectF(0, 0, width, barHeight);
        return;
    }
    shapeCells(rack, network, options, shape, usual);
    const int rows = (static_cast<int>(rack.nodes.size()) + rack.columns - 1) / rack.columns;
    const double gridWidth = rack.columns * rack.cell.width() - (options.isDense ? kDenseGap : kNodeGap);
    // Beside the title there is the mark that collapses and, with room, the count of nodes.
    const double beside = options.isDense ? 26 * options.titleScale : 10 * options.characterWidth + 44;
    const double width = std::max(gridWidth, titleWidth(titleLength, options) + beside);
    const double drop = options.isDense ? kDenseDrop : kDrop;
    const double gridTop = kPadding + barHeight + (rack.isCompact ? 4 : drop);
    rack.bar = QRectF(kPadding, kPadding, width, barHeight);
    rack.firstCell = QPointF(kPadding + (width - gridWidth) / 2, gridTop);
    rack.box = QRectF(0, 0, width + 2 * kPadding, gridTop + rows * rack.cell.height() + kPadding);
    if (!rack.networkSwitch)
        rack.bar = QRectF();
}

class RackMover
{
public:
    RackMover(NetworkLayout& layout, const Network& network, const ChosenPlaces& places)
        : m_layout(layout)
        , m_network(network)
        , m_shift(layout.racks.size())
    {
        for (std::size_t i = 0; i < std::min(places.size(), layout.racks.size()); ++i)
            if (places[i])
                m_shift[i] = *places[i] - layout.racks[i].bar.topLeft();
    }

    void move()
    {
        for (std::size_t i = 0; i < m_shift.size(); ++i) {
            if (!m_shift[i])
                continue;
            RackBox& rack = m_layout.racks[i];
            rack.box.translate(*m_shift[i]);
            rack.bar.translate(*m_shift[i]);
            rack.firstCell += *m_shift[i];
            for (const NodeId node : rack.nodes)
                m_layout.squares[node.index()].translate(*m_shift[i]);
        }
        countTwins();
        LinkPaths paths;
        std::vector<QPointF> points;
        for (std::uint32_t i = 0; i < m_layout.paths.size(); ++i) {
            pathOf(i, points);
            paths.append(points);
        }
        m_layout.paths = std::move(paths);
        m_layout.bounds = layoutBounds(m_layout);
    }

private:
    using Pair = std::pair<std::uint32_t, std::uint32_t>;

    [[nodiscard]] std::uint32_t rackOf(Vertex end) const
    {
        return end.isNode ? m_layout.rackOfNode[end.index] : end.index;
    }
    [[nodiscard]] bool isMoved(std::uint32_t link) const
    {
        const Network::Link& item = m_network.links()[link];
        return m_shift[rackOf(item.from)] || m_shift[rackOf(item.to)];
    }
    [[nodiscard]] static Pair pairOf(const Network::Link& link)
    {
        return std::minmax(link.from.index, link.to.index);
    }

    void countTwins()
    {
        m_twin.resize(m_network.links().size());
        for (std::uint32_t i = 0; i < m_twin.size(); ++i) {
            const Network::Link& link = m_network.links()[i];
            if (!link.from.isNode && !link.to.isNode && isMoved(i))
                m_twin[i] = m_count[pairOf(link)]++;
        }
    }

    void pathOf(std::uint32_t index, std::vector<QPointF>& points) const
    {
        const Network::Link& link = m_network.links()[index];
        const auto old = m_layout.paths[LinkId(index)];
        points.assign(old.begin(), old.end());
        const std::uint32_t first = rackOf(link.from);
        const std::uint32_t second = rackOf(link.to);
        if (first == second && (link.from.isNode || link.to.isNode)) {
            if (m_shift[first])
                for (QPointF& point : points)
                    point += *m_shift[first];
            return;
        }
        if (!isMoved(index))
            return;
        if (link.from.isNode || link.to.isNode) {
            const QPointF from = endAt(link.from, link.to);
            points = {from, endAt(link.to, link.from)};
            return;
        }
        const auto ends = barToBar(m_layout.racks[first].bar, m_layout.racks[second].bar);
        const double place = m_twin[index] - (m_count.at(pairOf(link)) - 1) / 2.0;
        const bool isUpright = std::abs(ends[0].y() - ends[1].y()) > std::abs(ends[0].x() - ends[1].x());
        const QPointF aside = isUpright ? QPointF(place * kBeside, 0) : QPointF(0, place * kBeside / 2);
        points = {ends[0] + aside, ends[1] + aside};
    }

    [[nodiscard]] QPointF endAt(Vertex end, Vertex other) const
    {
        if (end.isNode)
            return {m_layout.squares[end.index].center().x(), m_layout.squares[end.index].top()};
        const QRectF& bar = m_layout.racks[end.index].bar;
        const QPointF there =
            other.isNode ? m_layout.squares[other.index].center() : m_layout.racks[other.index].bar.center();
        return {clamped(there.x(), bar.left() + kCorner, bar.right() - kCorner),
                there.y() < bar.center().y() ? bar.top() : bar.bottom()};
    }

    NetworkLayout& m_layout;
    const Network& m_network;
    std::vector<std::optional<QPointF>> m_shift; ///< by rack
    std::vector<int> m_twin;                     ///< by link: its place among those that join the same two
    std::map<Pair, int> m_count;
};

} // namespace

void makeRacks(NetworkLayout& layout, const Network& network, const LayerPlan& plan)
{
    const std::size_t switches = network.switches().size();
    const bool hasLoose = !plan.nodesOf[switches].empty();
    layout.racks.resize(switches + (hasLoose ? 1 : 0));
    layout.rackOfNode = plan.switchOfNode;
    for (std::size_t i = 0; i < layout.racks.size(); ++i) {
        RackBox& rack = layout.racks[i];
        if (i < switches)
            rack.networkSwitch = SwitchId(i);
        rack.layer = plan.rank[i];
        for (const std::uint32_t node : plan.nodesOf[i])
            rack.nodes.emplace_back(node);
    }
}

void measureRacks(NetworkLayout& layout, const Network& network, const LayoutOptions& options, double shape)
{
    const std::map<std::size_t, std::size_t> usual = usualNames(layout, network);
    for (RackBox& rack : layout.racks) {
        const auto names = usual.find(rack.nodes.size());
        measureRack(rack, network, options, shape, names == usual.end() ? 0 : names->second);
    }
}

void clearLeftOfNodes(RackBox& rack, double room)
{
    const double missing = rack.bar.left() + room - rack.firstCell.x();
    if (rack.nodes.empty() || !rack.networkSwitch || missing <= 0)
        return;
    const double end = rack.firstCell.x() + (rack.columns - 1) * rack.cell.width() + rack.square;
    const double wider = std::max(0.0, end + missing - rack.bar.right());
    rack.firstCell.rx() += missing;
    rack.bar.setWidth(rack.bar.width() + wider);
    rack.box.setWidth(rack.box.width() + wider);
}

void moveRack(RackBox& rack, QPointF corner)
{
    const QPointF by = corner - rack.box.topLeft();
    rack.box.translate(by);
    if (rack.networkSwitch)
        rack.bar.translate(by);
    rack.firstCell += by;
}

void placeNodes(NetworkLayout& layout, const Network& network)
{
    layout.squares.resize(network.nodes().size());
    for (const RackBox& rack : layout.racks)
        for (std::size_t i = 0; i < rack.nodes.size(); ++i) {
            const auto columns = static_cast<std::size_t>(rack.columns);
            const double x = rack.firstCell.x() + static_cast<double>(i % columns) * rack.cell.width();
            const double y = rack.firstCell.y() + static_cast<double>(i / columns) * rack.cell.height();
            layout.squares[rack.nodes[i].index()] =
                QRectF(x, y + (rack.isCompact ? kStub : 0), rack.square, rack.square);
        }
}

void placeRacks(NetworkLayout& layout, const Network& network, const ChosenPlaces& places)
{
    const auto isChosen = [](const std::optional<QPointF>& place) { return place.has_value(); };
    if (std::ranges::any_of(places, isChosen))
        RackMover(layout, network, places).move();
}

QRectF layoutBounds(const NetworkLayout& layout)
{
    QRectF boxes;
    for (const RackBox& rack : layout.racks)
        boxes = boxes.united(rack.box);
    double left = boxes.left();
    double top = boxes.top();
    double right = boxes.right();
    double bottom = boxes.bottom();
    for (std::size_t i = 0; i < layout.paths.size(); ++i)
        for (const QPointF& point : layout.paths[LinkId(i)]) {
            left = std::min(left, point.x());
            top = std::min(top, point.y());
            right = std::max(right, point.x());
            bottom = std::max(bottom, point.y());
        }
    return {QPointF(left, top), QPointF(right, bottom)};
}

} // namespace contraflow
