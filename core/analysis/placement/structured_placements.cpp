// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/structured_placements.h"

#include "core/analysis/placement/communication_grid.h"
#include "core/base/ranges.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <queue>
#include <span>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kPasses = 12;       ///< of exchanges at most; most cuts need three
constexpr double kNothingWon = 1e-9;      ///< share of a cut that counts as none
constexpr std::size_t kPairsInVain = 200; ///< exchanges that win nothing before a pass ends

/** A process that waits for its turn, with the gain that it had when it came. */
using Waiting = std::pair<double, std::uint32_t>;

/** The greatest gain first, then the first process. */
struct Later
{
    bool operator()(const Waiting& a, const Waiting& b) const
    {
        return a.first != b.first ? a.first < b.first : a.second > b.second;
    }
};

using WaitingQueue = std::priority_queue<Waiting, std::vector<Waiting>, Later>;

/** Who exchanges how many bytes with whom, and cuts of it. Serves one thread. */
class CommunicationGraph
{
public:
    explicit CommunicationGraph(const PlacementProblem& problem)
        : m_starts(problem.processes.size() + 1)
        , m_sides(problem.processes.size(), Side::outside)
        , m_gains(problem.processes.size())
        , m_isDone(problem.processes.size())
    {
        for (const PlacementProblem::Flow& flow : problem.flows) {
            ++m_starts[flow.source + 1];
            ++m_starts[flow.destination + 1];
        }
        for (std::size_t p = 0; p < problem.processes.size(); ++p)
            m_starts[p + 1] += m_starts[p];
        m_edges.resize(m_starts.back());
        std::vector<std::size_t> next(m_starts.begin(), m_starts.end() - 1);
        for (const PlacementProblem::Flow& flow : problem.flows) {
            m_edges[next[flow.source]++] = {flow.destination, flow.bytes};
            m_edges[next[flow.destination]++] = {flow.source, flow.bytes};
        }
    }

    /**
     * Reorders the processes so that few bytes go between the first `left` and the others. Of several cuts
     * the one with the fewest bytes is taken; each grows from one process and is improved by exchanging
     * pairs. `left` is at most the number of processes.
     */
    void bisect(std::span<std::uint32_t> processes, std::size_t left)
    {
        if (left == 0 || left >= processes.size())
            return;
        for (const std::uint32_t p : processes)
            m_sides[p] = Side::right;
        const std::uint32_t first = farthest(processes.front(), processes);
        const std::uint32_t last = farthest(first, processes);
        double least = 0;
        std::vector<Side> best;
        for (const std::uint32_t from :
             {first, last, processes.front(), processes[processes.size() / 2], processes.back()}) {
            grow(from, processes, left);
            for (std::size_t pass = 0; pass < kPasses && improve(processes); ++pass) {
            }
            const double bytes = cut(processes);
            if (!best.empty() && bytes >= least)
                continue;
            least = bytes;
            best.clear();
            for (const std::uint32_t p : processes)
                best.push_back(m_sides[p]);
        }
        std::vector<std::uint32_t> ordered;
        for (const Side side : {Side::left, Side::right})
            for (std::size_t i = 0; i < processes.size(); ++i)
                if (best[i] == side)
                    ordered.push_back(processes[i]);
        for (const std::uint32_t p : processes)
            m_sides[p] = Side::outside;
        std::ranges::copy(ordered, processes.begin());
    }

private:
    struct Edge
    {
        std::uint32_t other = 0;
        double bytes = 0; ///< both ways
    };
    enum class Side : std::uint8_t
    {
        outside, ///< not among the processes to be cut
        left,
        right,
    };

    [[nodiscard]] std::span<const Edge> edges(std::uint32_t process) const
    {
        return std::span(m_edges).subspan(m_starts[process], m_starts[process + 1] - m_starts[process]);
    }
    /** By how many bytes the cut shrinks when the process changes sides. */
    [[nodiscard]] double gain(std::uint32_t process) const
    {
        double sum = 0;
        for (const Edge& edge : edges(process))
            if (edge.other != process && m_sides[edge.other] != Side::outside)
                sum += m_sides[edge.other] == m_sides[process] ? -edge.bytes : edge.bytes;
        return sum;
    }

    /** The process that is the most exchanges away from this one. */
    [[nodiscard]] std::uint32_t farthest(std::uint32_t from, std::span<const std::uint32_t> processes)
    {
        for (const std::uint32_t p : processes)
            m_isDone[p] = 0;
        std::vector<std::uint32_t> queue{from};
        m_isDone[from] = 1;
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const Edge& edge : edges(queue[i]))
                if (m_sides[edge.other] != Side::outside && m_isDone[edge.other] == 0) {
                    m_isDone[edge.other] = 1;
                    queue.push_back(edge.other);
                }
        return queue.back();
    }

    void grow(std::uint32_t from, std::span<const std::uint32_t> processes, std::size_t left)
    {
        for (const std::uint32_t p : processes)
            m_sides[p] = Side::right;
        for (const std::uint32_t p : processes)
            m_gains[p] = gain(p);
        WaitingQueue queue;
        std::size_t next = 0; // where to begin again when nobody exchanges anything with the grown part
        std::size_t grown = 0;
        for (std::uint32_t process = from; grown < left;) {
            m_sides[process] = Side::left;
            ++grown;
            for (const Edge& edge : edges(process))
                if (m_sides[edge.other] == Side::right) {
                    m_gains[edge.other] += 2 * edge.bytes;
                    queue.emplace(m_gains[edge.other], edge.other);
                }
            while (!queue.empty() && (m_sides[queue.top().second] != Side::right ||
                                      m_gains[queue.top().second] != queue.top().first))
                queue.pop();
            if (!queue.empty()) {
                process = queue.top().second;
            } else {
                while (next < processes.size() && m_sides[processes[next]] != Side::right)
                    ++next;
                if (next == processes.size())
                    return;
                process = processes[next];
            }
        }
    }

    /** Exchanges pairs once through; false when nothing was won. */
    bool improve(std::span<const std::uint32_t> processes)
    {
        std::array<WaitingQueue, 2> queues; // of the left and of the right
        const auto queueOf = [&](std::uint32_t p) -> WaitingQueue& {
            return queues[m_sides[p] == Side::left ? 0 : 1];
        };
        for (const std::uint32_t p : processes) {
            m_isDone[p] = 0;
            m_gains[p] = gain(p);
            queueOf(p).emplace(m_gains[p], p);
        }
        const double before = cut(processes);
        std::vector<std::uint32_t> moved;
        double won = 0;
        double most = 0;
        std::size_t kept = 0; // of `moved`
        for (std::size_t pair = 0; pair < processes.size() / 2; ++pair) {
            for (const Side side : {Side::left, Side::right}) {
                WaitingQueue& queue = queues[side == Side::left ? 0 : 1];
                while (!queue.empty()) {
                    const auto [value, p] = queue.top();
                    if (m_isDone[p] == 0 && m_sides[p] == side && m_gains[p] == value)
                        break;
                    queue.pop();
                }
                if (queue.empty())
                    break;
                const std::uint32_t process = queue.top().second;
                queue.pop();
                won += m_gains[process];
                m_isDone[process] = 1;
                flip(process);
                moved.push_back(process);
                for (const Edge& edge : edges(process))
                    if (m_sides[edge.other] != Side::outside && m_isDone[edge.other] == 0)
                        queueOf(edge.other).emplace(m_gains[edge.other], edge.other);
            }
            if (moved.size() % 2 == 1)
                break; // one side has nobody left to give
            if (won > most + kNothingWon * before) {
                most = won;
                kept = moved.size();
            }
            if (moved.size() - kept > 2 * kPairsInVain)
                break;
        }
        while (moved.size() > kept) {
            flip(moved.back());
            moved.pop_back();
        }
        return kept > 0;
    }

    [[nodiscard]] double cut(std::span<const std::uint32_t> processes) const
    {
        double sum = 0;
        for (const std::uint32_t p : processes)
            if (m_sides[p] == Side::left)
                for (const Edge& edge : edges(p))
                    sum += m_sides[edge.other] == Side::right ? edge.bytes : 0;
        return sum;
    }

    void flip(std::uint32_t process)
    {
        m_sides[process] = m_sides[process] == Side::left ? Side::right : Side::left;
        m_gains[process] = -m_gains[process];
        for (const Edge& edge : edges(process))
            if (edge.other != process && m_sides[edge.other] != Side::outside)
                m_gains[edge.other] +=
                    m_sides[edge.other] == m_sides[process] ? -2 * edge.bytes : 2 * edge.bytes;
    }

    std::vector<std::size_t> m_starts; ///< by process, size processes + 1
    std::vector<Edge> m_edges;
    std::vector<Side> m_sides;          ///< by process
    std::vector<double> m_gains;        ///< by process
    std::vector<std::uint8_t> m_isDone; ///< by process: moved in this pass, or reached in a search
};

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
        std::ranges::stable_sort(nodes, [](const auto& a, const auto& b) { return a.first < b.first; });
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
        std::ranges::stable_sort(tiles, {}, &RatedTiles::busiest);
        std::vector<Assignment> best;
        for (const RatedTiles& rated : tiles)
            if (best.size() < kTilesTaken && !contains(best, rated.nodes))
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
        std::ranges::stable_sort(tilings, [](const auto& a, const auto& b) { return a.first < b.first; });
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
        std::ranges::sort(keyed);
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
        return *std::ranges::max_element(bytes) +
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
