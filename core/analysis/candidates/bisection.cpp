// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/bisection.h"

#include "core/analysis/candidates/placed_variation.h"
#include "core/base/text.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <vector>

namespace contraflow {

namespace {

/** Dinic's algorithm: flows along shortest ways, level by level, until none is left. */
class FlowNetwork
{
public:
    explicit FlowNetwork(std::size_t vertices) : m_arcsOf(vertices), m_level(vertices), m_next(vertices) {}

    /** An arc each way. */
    void join(std::size_t from, std::size_t to, double there, double back)
    {
        m_arcsOf[from].push_back(m_arcs.size());
        m_arcs.push_back({to, there});
        m_arcsOf[to].push_back(m_arcs.size());
        m_arcs.push_back({from, back});
        if (there < std::numeric_limits<double>::infinity())
            m_largest = std::max({m_largest, there, back});
    }

    double flow(std::size_t source, std::size_t sink)
    {
        double sum = 0;
        while (findLevels(source, sink)) {
            std::ranges::fill(m_next, std::size_t{0});
            for (double more = push(source, sink); more > 0; more = push(source, sink))
                sum += more;
        }
        return sum;
    }

private:
    struct Arc
    {
        std::size_t to = 0;
        double room = 0;
    };
    static constexpr std::size_t kUnseen = std::numeric_limits<std::size_t>::max();

    /** What rounding leaves is no room. */
    [[nodiscard]] bool isOpen(const Arc& arc) const { return arc.room > m_largest * 1e-12; }

    bool findLevels(std::size_t source, std::size_t sink)
    {
        std::ranges::fill(m_level, kUnseen);
        std::vector<std::size_t> queue{source};
        m_level[source] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const std::size_t arc : m_arcsOf[queue[i]])
                if (isOpen(m_arcs[arc]) && m_level[m_arcs[arc].to] == kUnseen) {
                    m_level[m_arcs[arc].to] = m_level[queue[i]] + 1;
                    queue.push_back(m_arcs[arc].to);
                }
        return m_level[sink] != kUnseen;
    }

    /** One way from the source to the sink, without recursion: networks may be deep. */
    double push(std::size_t source, std::size_t sink)
    {
        std::vector<std::size_t> way; // arcs
        std::size_t at = source;
        while (at != sink) {
            std::size_t& next = m_next[at];
            const auto leadsOn = [&](std::size_t arc) {
                return isOpen(m_arcs[arc]) && m_level[m_arcs[arc].to] == m_level[at] + 1;
            };
            while (next < m_arcsOf[at].size() && !leadsOn(m_arcsOf[at][next]))
                ++next;
            if (next < m_arcsOf[at].size()) {
                way.push_back(m_arcsOf[at][next]);
                at = m_arcs[way.back()].to;
            } else if (way.empty()) {
                return 0;
            } else {
                at = m_arcs[way.back() ^ 1U].to; // back, and past the arc that leads nowhere
                way.pop_back();
                ++m_next[at];
            }
        }
        double room = std::numeric_limits<double>::infinity();
        for (const std::size_t arc : way)
            room = std::min(room, m_arcs[arc].room);
        for (const std::size_t arc : way) {
            m_arcs[arc].room -= room;
            m_arcs[arc ^ 1U].room += room;
        }
        return room;
    }

    std::vector<Arc> m_arcs; ///< arc i and i ^ 1 are opposite
    std::vector<std::vector<std::size_t>> m_arcsOf;
    std::vector<std::size_t> m_level;
    std::vector<std::size_t> m_next; ///< of a vertex's arcs, the first that may lead on
    double m_largest = 0;
};

/** The maximal flow from the first half of the nodes, in this order, to the others. */
double flowBetweenHalves(const Network& network, const std::vector<std::size_t>& order)
{
    const std::size_t switches = network.switches().size();
    const std::size_t nodes = network.nodes().size();
    const auto indexOf = [switches](Vertex v) { return v.isNode ? switches + v.index : v.index; };
    const std::size_t source = switches + nodes;
    FlowNetwork flow(source + 2);
    for (const Network::Link& link : network.links())
        flow.join(indexOf(link.from), indexOf(link.to), link.capacity, link.capacity);
    constexpr double kUnlimited = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < nodes; ++i) {
        if (i < nodes / 2)
            flow.join(source, switches + order[i], kUnlimited, 0);
        else
            flow.join(switches + order[i], source + 1, kUnlimited, 0);
    }
    return flow.flow(source, source + 1);
}

/** The nodes in natural order of their names. */
std::vector<std::size_t> orderOfNames(const Network& network)
{
    std::vector<std::size_t> order(network.nodes().size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, NaturalLess(),
                      [&](std::size_t a) -> const std::string& { return network.nodes()[a].name; });
    return order;
}

/** Where the switch of a node stands along an axis; nothing where it does not say. */
std::optional<std::uint32_t> placeOf(const Network& network, std::size_t node, std::size_t axis)
{
    const std::optional<SwitchId> at = network.nodes()[node].attachedTo;
    if (!at || axis >= network.switches()[at->index()].at.size())
        return std::nullopt;
    return network.switches()[at->index()].at[axis];
}

} // namespace

double bisectionBandwidth(const Network& network)
{
    return network.nodes().size() < 2 ? 0 : flowBetweenHalves(network, orderOfNames(network));
}

double narrowestCutPerNode(const Network& network)
{
    const std::size_t nodes = network.nodes().size();
    if (nodes < 2)
        return 0;
    const std::vector<std::size_t> byName = orderOfNames(network);
    double least = flowBetweenHalves(network, byName);
    for (std::size_t axis = 0; axis < kMaxDimensions; ++axis) {
        std::vector<std::size_t> order = byName;
        std::ranges::stable_sort(order, {}, [&](std::size_t a) { return placeOf(network, a, axis); });
        if (order != byName)
            least = std::min(least, flowBetweenHalves(network, order));
    }
    const std::size_t half = nodes / 2;
    double perNode = least / static_cast<double>(half);
    for (const auto& [rack, capacity] : rackCapacities(network))
        if (const std::size_t fewer = std::min(capacity.nodes, nodes - std::min(nodes, capacity.nodes));
            capacity.up > 0 && fewer > 0)
            perNode = std::min(perNode, capacity.up / static_cast<double>(fewer));
    return perNode;
}

} // namespace contraflow
