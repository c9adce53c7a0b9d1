// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/structured_placements.h"

#include "core/analysis/placement/communication_grid.h"
#include "core/analysis/placement/graph_bisection.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

namespace contraflow {

namespace {

constexpr std::size_t kTilesTaken = 3;        ///< that are worth a run in the engine
constexpr std::size_t kTileWork = 60'000'000; ///< flows that are looked at while tiles are compared, about

/** Room for one process. */
struct Slot
{
    std::uint32_t node = 0;
    std::uint32_t group = 0; ///< of the nodes on one switch
};

using Extent = GridExtent;

struct Tiling
{
    Extent grid;
    Extent tile; ///< on one switch
    Extent part; ///< on one node
};

/** Tiles that were laid, and what its busiest switch exchanges with others. */
struct RatedTiles
{
    double busiest = 0;
    Assignment nodes;
};

/** All ways to write a number as a product of three, in order. */
std::vector<Extent> products(std::size_t number)
{
    std::vector<Extent> result;
    for (std::size_t a = 1; a <= number; ++a)
        for (std::size_t b = 1; number % a == 0 && b <= number / a; ++b)
            if ((number / a) % b == 0)
                result.push_back({a, b, number / a / b});
    return result;
}

bool divides(const Extent& small, const Extent& large)
{
    return large[0] % small[0] == 0 && large[1] % small[1] == 0 && large[2] % small[2] == 0;
}

/** The part of a tile with so many places that is the most like a cube; a line where none fits. */
Extent roundestPart(const Extent& tile, std::size_t places)
{
    Extent best{1, 1, 1};
    std::size_t least = SIZE_MAX;
    for (const Extent& part : products(places)) {
        const std::size_t length = part[0] + part[1] + part[2];
        if (divides(part, tile) && length < least) {
            least = length;
            best = part;
        }
    }
    return best;
}

class Structure
{
public:
    explicit Structure(const PlacementProblem& problem) : m_problem(problem)
    {
        for (std::uint32_t p = 0; p < problem.processes.size(); ++p)
            if (!problem.processes[p].pinned)
                m_free.push_back(p);
        listSlots();
    }

    [[nodiscard]] std::vector<Assignment> placements() const
    {
        std::vector<Assignment> result;
        if (m_free.size() < 2 || m_slots.size() < m_free.size())
            return result;
        result.push_back(bisected());
        for (Assignment& nodes : bestTiles())
            result.push_back(std::move(nodes));
        return result;
    }

private:
    /** Slots of nodes on one switch stand together; switches in the order of their first nodes. */
    void listSlots()
    {
        std::map<std::uint32_t, std::uint32_t> groups; // by switch
        std::vector<std::pair<std::uint32_t, std::uint32_t>> nodes;
        for (std::uint32_t n = 0; n < m_problem.room.size(); ++n) {
            const auto hops = m_problem.network->switchHops(Vertex{true, n});
            if (hops.empty() || m_problem.room[n] == 0)
                continue;
            const auto group =
                groups.try_emplace(hops.front().to.index, static_cast<std::uint32_t>(groups.size())).first;
            nodes.emplace_back(group->second, n);
        }
        std::stable_sort(nodes.begin(), nodes.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [group, node] : nodes) {
            // More room than processes is no use, and may be more than memory holds.
            const std::size_t room = std::min<std::size_t>(m_problem.room[node], m_free.size());
            for (std::size_t i = 0; i < room && m_slots.size() < m_free.size(); ++i)
                m_slots.push_back({node, group});
        }
    }

    /** The processes laid on the slots in this order. */
    [[nodiscard]] Assignment laid(const std::vector<std::uint32_t>& order) const
    {
        Assignment nodes;
        for (const PlacementProblem::Process& process : m_problem.processes)
            nodes.push_back(process.pinned.value_or(NodeId(0)));
        for (std::size_t i = 0; i < order.size(); ++i)
            nodes[order[i]] = NodeId(m_slots[i].node);
        return nodes;
    }

    [[nodiscard]] Assignment bisected() const
    {
        CommunicationGraph graph(m_problem);
        std::vector<std::uint32_t> order = m_free;
        std::vector<std::pair<std::size_t, std::size_t>> ranges{{0, order.size()}};
        while (!ranges.empty()) {
            const auto [begin, end] = ranges.back();
            ranges.pop_back();
            const std::size_t middle = boundary(begin, end);
            if (middle == begin || middle == end)
                continue;
            graph.bisect(std::span(order).subspan(begin, end - begin), middle - begin);
            ranges.emplace_back(begin, middle);
            ranges.emplace_back(middle, end);
        }
        return laid(order);
    }

    /** Where a range of slots falls apart best: between switches, or else between nodes with room for
     * several, near the middle; its begin where it does not. */
    [[nodiscard]] std::size_t boundary(std::size_t begin, std::size_t end) const
    {
        const auto nearest = [&](const auto& isBoundary) {
            const std::size_t middle = begin + (end - begin) / 2;
            for (std::size_t away = 0; away <= end - begin; ++away)
                for (const std::size_t at : {middle - std::min(away, middle), middle + away})
                    if (at > begin && at < end && isBoundary(at))
                        return at;
            return begin;
        };
        if (m_slots[begin].group != m_slots[end - 1].group)
            return nearest([this](std::size_t i) { return m_slots[i].group != m_slots[i - 1].group; });
        // Nodes with one process each are alike on their switch.
        const bool isShared = [&] {
            for (std::size_t i = begin + 1; i < end; ++i)
                if (m_slots[i].node == m_slots[i - 1].node)
                    return true;
            return false;
        }();
        if (!isShared)
            return begin;
        return nearest([this](std::size_t i) { return m_slots[i].node != m_slots[i - 1].node; });
    }

    /** The length of the runs of slots with the same `key`; 0 when they are not all equally long. */
    template<typename Key>
    [[nodiscard]] std::size_t runLength(const Key& key) const
    {
        std::size_t length = 0;
        for (std::size_t begin = 0; begin < m_slots.size();) {
            std::size_t end = begin + 1;
            while (end < m_slots.size() && key(m_slots[end]) == key(m_slots[begin]))
                ++end;
            if (length > 0 && end - begin != length)
                return 0;
            length = end - begin;
            begin = end;
        }
        return length;
    }

    /** The best of the grids that the names may stand for, and of the one that the messages make. */
    [[nodiscard]] std::vector<Assignment> bestTiles() const
    {
        std::vector<RatedTiles> tiles = tilesOf(m_free, products(m_free.size()));
        if (const std::optional<CommunicationGrid> grid = communicationGrid(m_problem, m_free))
            for (RatedTiles& rated : tilesOf(grid->order, {grid->extent}))
                tiles.push_back(std::move(rated));
        std::stable_sort(tiles.begin(), tiles.end(),
                         [](const RatedTiles& a, const RatedTiles& b) { return a.busiest < b.busiest; });
        std::vector<Assignment> best;
        for (const RatedTiles& rated : tiles)
            if (best.size() < kTilesTaken && std::find(best.begin(), best.end(), rated.nodes) == best.end())
                best.push_back(rated.nodes);
        return best;
    }

    /** The best tiles of these grids, whose places the processes take in this order. */
    [[nodiscard]] std::vector<RatedTiles> tilesOf(const std::vector<std::uint32_t>& processes,
                                                  const std::vector<Extent>& grids) const
    {
        const std::size_t onSwitch = runLength([](const Slot& slot) { return slot.group; });
        const std::size_t onNode = runLength([](const Slot& slot) { return slot.node; });
        if (onSwitch < 2 || onSwitch == m_free.size())
            return {};
        std::vector<std::pair<double, Tiling>> tilings;
        std::size_t left = kTileWork / (m_problem.flows.size() + m_free.size() + 1);
        for (const Extent& grid : grids)
            for (const Extent& tile : products(onSwitch))
                if (divides(tile, grid) && left > 0) {
                    --left;
                    const Tiling tiling{grid, tile,
                                        onNode > 1 ? roundestPart(tile, onNode) : Extent{1, 1, 1}};
                    tilings.emplace_back(busiest(orderOf(processes, tiling)), tiling);
                }
        std::stable_sort(tilings.begin(), tilings.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<RatedTiles> best;
        for (std::size_t i = 0; i < std::min(kTilesTaken, tilings.size()); ++i)
            best.push_back({tilings[i].first, laid(orderOf(processes, tilings[i].second))});
        return best;
    }

    /** The processes by tile, then by part of the tile, then along the grid. */
    [[nodiscard]] static std::vector<std::uint32_t> orderOf(const std::vector<std::uint32_t>& processes,
                                                            const Tiling& tiling)
    {
        std::vector<std::pair<std::array<std::size_t, 3>, std::uint32_t>> keyed;
        keyed.reserve(processes.size());
        for (std::size_t i = 0; i < processes.size(); ++i) {
            std::size_t rest = i;
            std::array<std::size_t, 3> key{0, 0, i};
            std::size_t tileStride = 1;
            std::size_t partStride = 1;
            for (std::size_t d = 0; d < 3; ++d) {
                const std::size_t at = rest % tiling.grid[d];
                rest /= tiling.grid[d];
                key[0] += at / tiling.tile[d] * tileStride;
                key[1] += at % tiling.tile[d] / tiling.part[d] * partStride;
                tileStride *= tiling.grid[d] / tiling.tile[d];
                partStride *= tiling.tile[d] / tiling.part[d];
            }
            keyed.emplace_back(key, processes[i]);
        }
        std::sort(keyed.begin(), keyed.end());
        std::vector<std::uint32_t> order;
        order.reserve(keyed.size());
        for (const auto& [key, process] : keyed)
            order.push_back(process);
        return order;
    }

    /** Bytes that the busiest switch sends to others and receives from them, and a little of all such bytes,
     * which decides among equals. */
    [[nodiscard]] double busiest(const std::vector<std::uint32_t>& order) const
    {
        constexpr std::uint32_t kElsewhere = UINT32_MAX; // pinned
        std::vector<std::uint32_t> groups(m_problem.processes.size(), kElsewhere);
        for (std::size_t i = 0; i < order.size(); ++i)
            groups[order[i]] = m_slots[i].group;
        std::vector<double> bytes(m_slots.back().group + 1);
        for (const PlacementProblem::Flow& flow : m_problem.flows)
            if (groups[flow.source] != groups[flow.destination])
                for (const std::uint32_t group : {groups[flow.source], groups[flow.destination]})
                    if (group != kElsewhere)
                        bytes[group] += flow.bytes;
        return *std::max_element(bytes.begin(), bytes.end()) +
               1e-3 * std::accumulate(bytes.begin(), bytes.end(), 0.0) / static_cast<double>(bytes.size());
    }

    const PlacementProblem& m_problem;
    std::vector<std::uint32_t> m_free; ///< processes that are not pinned, in natural order of their names
    std::vector<Slot> m_slots;         ///< as many as free processes, or fewer when there is no room for all
};

} // namespace

std::vector<Assignment> structuredPlacements(const PlacementProblem& problem)
{
    return Structure(problem).placements();
}

} // namespace contraflow
