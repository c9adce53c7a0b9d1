// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/layout_styles.h"

#include "core/base/text.h"
#include "core/project/routing_rules.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace contraflow {

namespace {

constexpr std::uint32_t kNone = UINT32_MAX;

class LayerPlanner
{
public:
    explicit LayerPlanner(const Network& network) : m_network(network), m_count(network.switches().size()) {}

    LayerPlan plan()
    {
        attachNodes();
        orderNames();
        findNeighbours();
        chooseBottom();
        rankSwitches();
        makeBlocks();
        orderLayers();
        return std::move(m_plan);
    }

private:
    void attachNodes()
    {
        m_plan.nodesOf.resize(m_count + 1);
        m_plan.switchOfNode.resize(m_network.nodes().size());
        for (std::size_t i = 0; i < m_network.nodes().size(); ++i) {
            const auto& attached = m_network.nodes()[i].attachedTo;
            std::uint32_t at = attached ? attached->value : static_cast<std::uint32_t>(m_count);
            if (!attached)
                for (const Network::Hop& hop : m_network.hops({true, static_cast<std::uint32_t>(i)}))
                    if (!hop.to.isNode) {
                        at = hop.to.index;
                        break;
                    }
            m_plan.switchOfNode[i] = at;
            m_plan.nodesOf[at].push_back(static_cast<std::uint32_t>(i));
        }
        for (auto& nodes : m_plan.nodesOf)
            std::ranges::sort(nodes, [this](std::uint32_t a, std::uint32_t b) {
                return naturalOrder(m_network.nodes()[a].name, m_network.nodes()[b].name) < 0;
            });
    }

    /** m_byName: switches in natural order; m_nameRank: the place of each in it. */
    void orderNames()
    {
        m_byName.resize(m_count);
        std::iota(m_byName.begin(), m_byName.end(), 0U);
        std::ranges::sort(m_byName, [this](std::uint32_t a, std::uint32_t b) {
            return naturalOrder(m_network.switches()[a].name, m_network.switches()[b].name) < 0;
        });
        m_nameRank.resize(m_count);
        for (std::uint32_t i = 0; i < m_byName.size(); ++i)
            m_nameRank[m_byName[i]] = i;
    }

    void sortByName(std::vector<std::uint32_t>& switches) const
    {
        std::ranges::sort(switches, {}, [this](std::uint32_t a) { return m_nameRank[a]; });
    }

    void join(std::uint32_t a, std::uint32_t b)
    {
        m_neighbours[a].push_back(b);
        m_neighbours[b].push_back(a);
    }

    /** Neighbouring switches once each, in natural order. */
    void findNeighbours()
    {
        m_neighbours.resize(m_count);
        for (std::uint32_t s = 0; s < m_count; ++s) {
            for (const Network::Hop& hop : m_network.hops({false, s}))
                if (!hop.to.isNode && hop.to.index != s)
                    join(s, hop.to.index);
                else if (hop.to.isNode && m_plan.switchOfNode[hop.to.index] != s)
                    join(s, m_plan.switchOfNode[hop.to.index]); // a node with a second link
        }
        for (std::uint32_t s = 0; s < m_count; ++s) {
            sortByName(m_neighbours[s]);
            m_neighbours[s].erase(std::unique(m_neighbours[s].begin(), m_neighbours[s].end()),
                                  m_neighbours[s].end());
        }
    }

    /** Switches with nodes, but for those that stand above others. */
    void chooseBottom()
    {
        m_depth = depthInside();
        m_isBottom.assign(m_count, false);
        for (std::uint32_t s = 0; s < m_count; ++s)
            m_isBottom[s] = hasNodes(s) && !joinsRacks(s) && !standsOnSwitches(s);
        // Without any nodes the ends of the graph are its bottom.
        if (std::ranges::none_of(m_isBottom, [](bool isBottom) { return isBottom; }))
            for (std::uint32_t s = 0; s < m_count; ++s)
                m_isBottom[s] = m_neighbours[s].size() <= 1;
    }

    [[nodiscard]] bool hasNodes(std::uint32_t s) const { return !m_plan.nodesOf[s].empty(); }

    [[nodiscard]] std::size_t rackNeighbours(std::uint32_t s) const
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(m_neighbours[s], [this](std::uint32_t other) { return hasNodes(other); }));
    }

    /** Three or more racks hang on it, each with fewer racks around itself. */
    [[nodiscard]] bool joinsRacks(std::uint32_t s) const
    {
        const std::size_t racks = rackNeighbours(s);
        return racks >= 3 && std::ranges::all_of(m_neighbours[s], [&](std::uint32_t other) {
                   return !hasNodes(other) || rackNeighbours(other) < racks;
               });
    }

    /** It lies deeper inside the graph than a switch without nodes that itself joins others. */
    [[nodiscard]] bool standsOnSwitches(std::uint32_t s) const
    {
        return std::ranges::any_of(m_neighbours[s], [&](std::uint32_t other) {
            return !hasNodes(other) && m_neighbours[other].size() > 1 && m_depth[other] < m_depth[s];
        });
    }

    /** Rounds in which switches fall off when those with at most one neighbour left are taken away again and
     * again. */
    [[nodiscard]] std::vector<std::uint32_t> depthInside() const
    {
        std::vector<std::uint32_t> depth(m_count, kNone);
        std::vector<std::size_t> degree(m_count);
        std::vector<std::uint32_t> front;
        for (std::uint32_t s = 0; s < m_count; ++s) {
            degree[s] = m_neighbours[s].size();
            if (degree[s] <= 1) {
                front.push_back(s);
                depth[s] = 0;
            }
        }
        for (std::uint32_t round = 1; !front.empty(); ++round) {
            std::vector<std::uint32_t> next;
            for (const std::uint32_t s : front)
                for (const std::uint32_t other : m_neighbours[s])
                    if (depth[other] == kNone && --degree[other] <= 1) {
                        depth[other] = round;
                        next.push_back(other);
                    }
            front = std::move(next);
        }
        return depth; // kNone, the deepest: on or between cycles
    }

    [[nodiscard]] std::vector<std::uint32_t> distanceFromBottom()
    {
        std::vector<std::uint32_t> distance(m_count, kNone);
        std::vector<std::uint32_t> queue;
        for (std::uint32_t s = 0; s < m_count; ++s)
            if (m_isBottom[s]) {
                distance[s] = 0;
                queue.push_back(s);
            }
        for (std::size_t at = 0; at < queue.size(); ++at)
            for (const std::uint32_t other : m_neighbours[queue[at]])
                if (distance[other] == kNone) {
                    distance[other] = distance[queue[at]] + 1;
                    queue.push_back(other);
                }
        // Parts of the graph without a bottom of their own stand beside the others.
        for (std::uint32_t s = 0; s < m_count; ++s)
            if (distance[s] == kNone) {
                distance[s] = 0;
                m_isBottom[s] = true;
            }
        return distance;
    }

    void rankSwitches()
    {
        const std::vector<std::uint32_t> distance = distanceFromBottom();
        using Key = std::pair<std::uint32_t, std::uint32_t>;
        const auto key = [&](std::uint32_t s) {
            return m_isBottom[s] ? Key{0, 0} : Key{distance[s], m_depth[s]};
        };
        std::vector<std::uint32_t> order = m_byName;
        std::ranges::stable_sort(order, [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
        m_plan.rank.assign(m_count + 1, 0);
        std::uint32_t highest = 0;
        for (const std::uint32_t s : order) {
            if (m_isBottom[s])
                continue;
            std::uint32_t rank = 1;
            for (const std::uint32_t other : m_neighbours[s])
                if (key(other) < key(s))
                    rank = std::max(rank, m_plan.rank[other] + 1);
            m_plan.rank[s] = rank;
            highest = std::max(highest, rank);
        }
        m_plan.upper.resize(highest);
        for (const std::uint32_t s : m_byName)
            if (m_plan.rank[s] > 0)
                m_plan.upper[m_plan.rank[s] - 1].push_back(s);
    }

    void makeBlocks()
    {
        m_blockOf.assign(m_count, kNone);
        std::map<std::vector<std::uint32_t>, std::size_t> blockOfUplinks;
        for (const std::uint32_t s : m_byName) {
            if (!m_isBottom[s] || m_blockOf[s] != kNone)
                continue;
            std::vector<std::uint32_t> uplinks;
            bool isLinked = false;
            for (const std::uint32_t other : m_neighbours[s]) {
                if (m_isBottom[other])
                    isLinked = true;
                else
                    uplinks.push_back(other);
            }
            if (isLinked) {
                addLinkedBlock(s);
                continue;
            }
            const auto [entry, isNew] = blockOfUplinks.try_emplace(uplinks, m_plan.bottom.size());
            if (isNew)
                m_plan.bottom.push_back({{{}}, false});
            m_blockOf[s] = static_cast<std::uint32_t>(entry->second);
            m_plan.bottom[entry->second].levels.front().push_back(s);
        }
        if (!m_plan.nodesOf[m_count].empty())
            m_plan.bottom.push_back({{{static_cast<std::uint32_t>(m_count)}}, false});
    }

    /** Breadth-first levels through bottom switches only. */
    [[nodiscard]] std::vector<std::vector<std::uint32_t>> levelsFrom(std::uint32_t start) const
    {
        std::vector<bool> isSeen(m_count, false);
        isSeen[start] = true;
        std::vector<std::vector<std::uint32_t>> levels{{start}};
        for (;;) {
            std::vector<std::uint32_t> next;
            for (const std::uint32_t s : levels.back())
                for (const std::uint32_t other : m_neighbours[s])
                    if (m_isBottom[other] && !isSeen[other]) {
                        isSeen[other] = true;
                        next.push_back(other);
                    }
            if (next.empty())
                return levels;
            levels.push_back(std::move(next));
        }
    }

    /** Levels from an end of the component, so that a chain becomes a row and a ring two rows. */
    void addLinkedBlock(std::uint32_t first)
    {
        std::vector<std::vector<std::uint32_t>> levels = levelsFrom(first);
        std::vector<std::uint32_t> far = levels.back();
        sortByName(far);
        // The first switch by name begins when it lies at an end itself.
        if (auto back = levelsFrom(far.front()); back.size() > levels.size())
            levels = std::move(back);
        for (const auto& level : levels)
            for (const std::uint32_t s : level)
                m_blockOf[s] = static_cast<std::uint32_t>(m_plan.bottom.size());
        m_plan.bottom.push_back({std::move(levels), true});
    }

    /** Mean position of the given neighbours; `fallback` without any. Rounded, so that ties are ties
     * everywhere. */
    template<typename Accept>
    [[nodiscard]] double barycentre(std::uint32_t s, const std::vector<double>& position, double fallback,
                                    const Accept& accept) const
    {
        double sum = 0;
        std::size_t count = 0;
        for (const std::uint32_t other : m_neighbours[s])
            if (accept(other)) {
                sum += position[other];
                ++count;
            }
        return count == 0 ? fallback : std::round(sum / static_cast<double>(count) * 1e9) / 1e9;
    }

    void placeBlocks(std::vector<double>& position) const
    {
        double total = 0;
        for (const SwitchBlock& block : m_plan.bottom)
            for (const auto& level : block.levels)
                total += static_cast<double>(level.size());
        double at = 0;
        for (const SwitchBlock& block : m_plan.bottom)
            for (const auto& level : block.levels)
                for (const std::uint32_t s : level) {
                    if (s < m_count)
                        position[s] = (at + 0.5) / total;
                    at += 1;
                }
    }

    static void placeLayer(const std::vector<std::uint32_t>& layer, std::vector<double>& position)
    {
        for (std::size_t i = 0; i < layer.size(); ++i)
            position[layer[i]] = (static_cast<double>(i) + 0.5) / static_cast<double>(layer.size());
    }

    template<typename Accept>
    void sortLayer(std::vector<std::uint32_t>& layer, std::vector<double>& position,
                   const Accept& accept) const
    {
        std::vector<std::pair<double, std::uint32_t>> keyed;
        keyed.reserve(layer.size());
        for (const std::uint32_t s : layer)
            keyed.emplace_back(
                barycentre(s, position, position[s], [&](std::uint32_t other) { return accept(s, other); }),
                m_nameRank[s]);
        std::ranges::sort(keyed);
        for (std::size_t i = 0; i < layer.size(); ++i)
            layer[i] = m_byName[keyed[i].second];
        placeLayer(layer, position);
    }

    void sortBlocks(std::vector<double>& position)
    {
        std::vector<std::pair<double, std::size_t>> keyed;
        for (std::size_t i = 0; i < m_plan.bottom.size(); ++i) {
            double sum = 0;
            std::size_t count = 0;
            for (auto& level : m_plan.bottom[i].levels)
                for (const std::uint32_t s : level) {
                    if (s == m_count)
                        continue;
                    const double at = barycentre(s, position, position[s],
                                                 [this](std::uint32_t other) { return !m_isBottom[other]; });
                    sum += at;
                    ++count;
                }
            // Nodes at no switch come last.
            keyed.emplace_back(count == 0 ? 2.0 : std::round(sum / static_cast<double>(count) * 1e9) / 1e9,
                               i);
        }
        std::ranges::sort(keyed);
        std::vector<SwitchBlock> sorted;
        sorted.reserve(keyed.size());
        for (const auto& [at, index] : keyed)
            sorted.push_back(std::move(m_plan.bottom[index]));
        m_plan.bottom = std::move(sorted);
        placeBlocks(position);
    }

    void orderLevels(SwitchBlock& block) const
    {
        std::vector<double> position(m_count, 0);
        placeLayer(block.levels.front(), position);
        for (std::size_t i = 1; i < block.levels.size(); ++i) {
            std::vector<bool> isBefore(m_count, false);
            for (const std::uint32_t s : block.levels[i - 1])
                isBefore[s] = true;
            sortByName(block.levels[i]);
            placeLayer(block.levels[i], position);
            sortLayer(block.levels[i], position,
                      [&](std::uint32_t, std::uint32_t other) { return isBefore[other]; });
        }
    }

    void orderLayers()
    {
        for (SwitchBlock& block : m_plan.bottom)
            if (block.isLinkedInside)
                orderLevels(block);
        std::vector<double> position(m_count, 0);
        placeBlocks(position);
        for (auto& layer : m_plan.upper)
            placeLayer(layer, position);
        const auto& rank = m_plan.rank;
        constexpr int kSweeps = 4; // more changes little
        for (int sweep = 0; sweep < kSweeps; ++sweep) {
            for (auto& layer : m_plan.upper)
                sortLayer(layer, position,
                          [&](std::uint32_t s, std::uint32_t other) { return rank[other] < rank[s]; });
            if (sweep + 1 == kSweeps)
                break; // the bottom, where the nodes are, has the last word
            for (std::size_t i = m_plan.upper.size(); i-- > 0;)
                if (i + 1 < m_plan.upper.size())
                    sortLayer(m_plan.upper[i], position,
                              [&](std::uint32_t s, std::uint32_t other) { return rank[other] > rank[s]; });
            if (!m_plan.upper.empty())
                sortBlocks(position);
        }
    }

    const Network& m_network;
    const std::size_t m_count;
    LayerPlan m_plan;
    std::vector<std::uint32_t> m_byName;
    std::vector<std::uint32_t> m_nameRank;
    std::vector<std::vector<std::uint32_t>> m_neighbours;
    std::vector<bool> m_isBottom;
    std::vector<std::uint32_t> m_depth;
    std::vector<std::uint32_t> m_blockOf;
};

constexpr double kMostPlaced = 0.8;    ///< of the switches have coordinates, or they are not what shapes it
constexpr double kMostFit = 0.95;      ///< of the links join neighbouring layers, or layers would be a tangle
constexpr double kMostAtBottom = 0.75; ///< of the switches with nodes stand in the lowest layer
constexpr std::size_t kMostUpper = 4;  ///< layers above that; more come of paths, not of levels

using NodePair = std::pair<std::uint32_t, std::uint32_t>;

/** Pairs of switches that are linked, once each. */
std::set<NodePair> linkedPairs(const Network& network)
{
    std::set<NodePair> pairs;
    for (const Network::Link& link : network.links())
        if (!link.from.isNode && !link.to.isNode && link.from.index != link.to.index)
            pairs.insert(std::minmax(link.from.index, link.to.index));
    return pairs;
}

std::optional<LayoutStyle> styleOfPlaces(const Network& network, const std::set<NodePair>& pairs)
{
    const GridPlaces places = gridPlaces(network);
    if (places.dimensions < 2)
        return std::nullopt;
    if (infoOf(network.routing()).needs == RoutingNeeds::places)
        return LayoutStyle::grid;
    if (infoOf(network.routing()).needs == RoutingNeeds::groups && places.dimensions == 2)
        return LayoutStyle::groups;
    std::size_t straight = 0;
    std::size_t all = 0;
    for (const auto& [a, b] : pairs) {
        if (!places.at[a] || !places.at[b])
            continue;
        std::size_t differing = 0;
        for (std::size_t d = 0; d < places.sizes.size(); ++d)
            differing += (*places.at[a])[d] != (*places.at[b])[d] ? 1 : 0;
        straight += differing == 1 ? 1 : 0;
        ++all;
    }
    if (straight == all)
        return LayoutStyle::grid;
    return places.dimensions == 2 ? std::optional(LayoutStyle::groups) : std::nullopt;
}

/** Switches with nodes in the lowest layer, as a share of all with nodes. */
double shareAtBottom(const LayerPlan& plan)
{
    double bottom = 0;
    double all = 0;
    for (std::size_t i = 0; i + 1 < plan.nodesOf.size(); ++i) {
        if (plan.nodesOf[i].empty())
            continue;
        bottom += plan.rank[i] == 0 ? 1 : 0;
        all += 1;
    }
    return all > 0 ? bottom / all : 1;
}

/** No cycle: as many links as switches less components. */
bool isForest(std::size_t switches, const std::set<NodePair>& pairs)
{
    std::vector<std::uint32_t> parent(switches);
    for (std::uint32_t i = 0; i < parent.size(); ++i)
        parent[i] = i;
    const auto root = [&](std::uint32_t i) {
        while (parent[i] != i)
            i = parent[i] = parent[parent[i]];
        return i;
    };
    for (const auto& [a, b] : pairs) {
        const std::uint32_t first = root(a);
        const std::uint32_t second = root(b);
        if (first == second)
            return false;
        parent[first] = second;
    }
    return true;
}

} // namespace

LayerPlan planLayers(const Network& network)
{
    return LayerPlanner(network).plan();
}

GridPlaces gridPlaces(const Network& network)
{
    GridPlaces places;
    places.at.resize(network.switches().size());
    std::map<std::size_t, std::size_t> counts;
    for (const Network::Switch& item : network.switches())
        ++counts[item.at.size()];
    std::size_t best = 0;
    for (const auto& [dimensions, count] : counts)
        if (dimensions > 0 && count > best) {
            best = count;
            places.dimensions = dimensions;
        }
    if (places.dimensions > 3 ||
        static_cast<double>(best) < kMostPlaced * static_cast<double>(network.switches().size())) {
        places.dimensions = 0;
        return places;
    }
    std::array<std::map<std::uint32_t, std::uint32_t>, 3> numbers;
    for (const Network::Switch& item : network.switches())
        if (item.at.size() == places.dimensions)
            for (std::size_t d = 0; d < item.at.size(); ++d)
                numbers[d].try_emplace(item.at[d], 0);
    for (std::size_t d = 0; d < places.dimensions; ++d) {
        std::uint32_t next = 0;
        for (auto& entry : numbers[d])
            entry.second = next++;
        places.sizes[d] = std::max(1U, next);
    }
    std::set<Coordinates> taken;
    for (std::size_t i = 0; i < places.at.size(); ++i) {
        const Coordinates& at = network.switches()[i].at;
        if (at.size() != places.dimensions || !taken.insert(at).second)
            continue; // two at one place: the second stands beside the grid
        std::array<std::uint32_t, 3> place{};
        for (std::size_t d = 0; d < at.size(); ++d)
            place[d] = numbers[d][at[d]];
        places.at[i] = place;
    }
    return places;
}

LayoutStyle layoutStyle(const Network& network, const LayerPlan& plan)
{
    const std::set<NodePair> pairs = linkedPairs(network);
    if (const auto style = styleOfPlaces(network, pairs))
        return *style;
    if (isForest(network.switches().size(), pairs))
        return LayoutStyle::layers;
    if (plan.upper.size() > kMostUpper || shareAtBottom(plan) < kMostAtBottom)
        return LayoutStyle::forces;
    std::vector<int> beside(network.switches().size(), 0); // neighbours in the bottom layer
    for (const auto& [a, b] : pairs)
        if (plan.rank[a] == 0 && plan.rank[b] == 0) {
            ++beside[a];
            ++beside[b];
        }
    const int inChain = plan.upper.empty() ? 2 : 1; // below other layers only pairs are told apart
    std::size_t fitting = 0;
    for (const auto& [a, b] : pairs) {
        const auto apart =
            std::abs(static_cast<std::int64_t>(plan.rank[a]) - static_cast<std::int64_t>(plan.rank[b]));
        const bool isChain = plan.rank[a] == 0 && apart == 0 && beside[a] <= inChain && beside[b] <= inChain;
        fitting += apart == 1 || isChain ? 1 : 0;
    }
    return static_cast<double>(fitting) >= kMostFit * static_cast<double>(pairs.size()) ? LayoutStyle::layers
                                                                                        : LayoutStyle::forces;
}

} // namespace contraflow
