// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/communication_grid.h"

#include "core/base/ranges.h"

#include <algorithm>
#include <map>
#include <utility>

namespace contraflow {

namespace {

constexpr std::uint32_t kNoPlace = UINT32_MAX;
constexpr std::size_t kGridDimensions = 3;
constexpr std::size_t kMostWork = 100'000'000; ///< edges that are looked at, about

/** Who has to do with whom, by position among the processes. */
using ExchangePartners = std::vector<std::vector<std::uint32_t>>;

/** A dimension as seen from a corner: the neighbour along it, and the one across a wrap-around. */
struct Axis
{
    std::uint32_t first = kNoPlace;
    std::uint32_t last = kNoPlace; ///< kNoPlace: it ends

    [[nodiscard]] bool isRound() const { return last != kNoPlace; }
};

/** Pairs that exchange at least `share` of what the pair does that exchanges most. */
ExchangePartners neighboursOf(const PlacementProblem& problem, std::span<const std::uint32_t> processes,
                              double share)
{
    std::vector<std::uint32_t> position(problem.processes.size(), kNoPlace);
    for (std::size_t i = 0; i < processes.size(); ++i)
        position[processes[i]] = static_cast<std::uint32_t>(i);
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> bytes;
    double most = 0;
    for (const PlacementProblem::Flow& flow : problem.flows) {
        const auto [a, b] = std::minmax(position[flow.source], position[flow.destination]);
        if (b != kNoPlace && a != b)
            most = std::max(most, bytes[{a, b}] += flow.bytes);
    }
    ExchangePartners neighbours(processes.size());
    for (const auto& [pair, sum] : bytes)
        if (sum >= share * most) {
            neighbours[pair.first].push_back(pair.second);
            neighbours[pair.second].push_back(pair.first);
        }
    for (std::vector<std::uint32_t>& each : neighbours)
        std::ranges::sort(each);
    return neighbours;
}

/** Looks for the dimensions of a graph. */
class GridSearch
{
public:
    explicit GridSearch(const ExchangePartners& neighbours) : m_neighbours(neighbours) {}

    /** The positions in the order of the grid; nothing when the graph is none. */
    [[nodiscard]] std::optional<CommunicationGrid> find()
    {
        // Where dimensions end a corner has the fewest neighbours; where they all are round, all are alike.
        m_root = 0;
        for (std::uint32_t i = 0; i < m_neighbours.size(); ++i)
            if (m_neighbours[i].size() < m_neighbours[m_root].size())
                m_root = i;
        const std::vector<std::uint32_t>& around = m_neighbours[m_root];
        if (around.empty() || around.size() > 2 * kGridDimensions)
            return std::nullopt;
        m_fromRoot = distances(m_root);
        if (contains(m_fromRoot, kNoPlace))
            return std::nullopt;
        for (const std::uint32_t neighbour : around)
            m_fromNeighbours[neighbour] = distances(neighbour);
        tryAxes(around);
        return std::move(m_found);
    }

private:
    [[nodiscard]] std::vector<std::uint32_t> distances(std::uint32_t from) const
    {
        std::vector<std::uint32_t> result(m_neighbours.size(), kNoPlace);
        std::vector<std::uint32_t> queue{from};
        result[from] = 0;
        for (std::size_t next = 0; next < queue.size(); ++next)
            for (const std::uint32_t other : m_neighbours[queue[next]])
                if (result[other] == kNoPlace) {
                    result[other] = result[queue[next]] + 1;
                    queue.push_back(other);
                }
        return result;
    }

    /** All ways to part the neighbours of the corner into ends of dimensions. */
    void tryAxes(const std::vector<std::uint32_t>& left)
    {
        if (m_found)
            return;
        if (left.empty())
            return tryGrid();
        if (m_axes.size() == kGridDimensions)
            return;
        const std::vector<std::uint32_t> rest(left.begin() + 1, left.end());
        m_axes.push_back({left.front(), kNoPlace});
        tryAxes(rest);
        for (std::size_t i = 0; i < rest.size(); ++i) {
            std::vector<std::uint32_t> without = rest;
            without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
            m_axes.back().last = rest[i];
            tryAxes(without);
        }
        m_axes.pop_back();
    }

    void tryGrid()
    {
        std::vector<std::vector<std::uint32_t>> lines;
        std::size_t places = 1;
        std::size_t lengths = 0;
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis) {
            lines.push_back(line(axis));
            places *= lines.back().size();
            lengths += lines.back().size();
            if (lines.back().size() < 2 || places > m_neighbours.size())
                return;
        }
        const std::size_t degree = 2 * m_axes.size();
        if (places != m_neighbours.size() || (m_axes.size() > 1 && lengths > kMostWork / (places * degree)))
            return;
        CommunicationGrid grid;
        std::vector<std::array<std::uint32_t, kGridDimensions>> at(places);
        for (std::size_t axis = 0; axis < lines.size(); ++axis) {
            grid.extent[axis] = lines[axis].size();
            project(lines[axis], axis, at);
        }
        if (order(at, grid) && isGrid(at, grid.extent))
            m_found = std::move(grid);
    }

    /** The corner and what lies behind it in one dimension: all that no step along another one brings nearer
     * to the corner. In the order of the steps. Empty where that is no line. */
    [[nodiscard]] std::vector<std::uint32_t> line(std::size_t axis) const
    {
        std::vector<bool> isIn(m_neighbours.size(), true);
        for (std::size_t other = 0; other < m_axes.size(); ++other)
            for (const std::uint32_t end : {m_axes[other].first, m_axes[other].last}) {
                if (other == axis || end == kNoPlace)
                    continue;
                const std::vector<std::uint32_t>& fromEnd = m_fromNeighbours.at(end);
                for (std::size_t i = 0; i < isIn.size(); ++i)
                    isIn[i] = isIn[i] && fromEnd[i] == m_fromRoot[i] + 1;
            }
        const auto count = static_cast<std::size_t>(std::ranges::count(isIn, true));
        std::vector<std::uint32_t> line{m_root};
        isIn[m_root] = false;
        for (std::uint32_t next = m_axes[axis].first; next != kNoPlace;) {
            if (!isIn[next])
                return {};
            isIn[next] = false;
            line.push_back(next);
            const auto& around = m_neighbours[next];
            const auto further = std::ranges::find_if(around, [&isIn](std::uint32_t i) { return isIn[i]; });
            next = further == around.end() ? kNoPlace : *further;
        }
        const bool isClosed = !m_axes[axis].isRound() || line.back() == m_axes[axis].last;
        return line.size() == count && isClosed ? line : std::vector<std::uint32_t>();
    }

    /** Everybody's coordinate: the place on the line that is nearest. */
    void project(const std::vector<std::uint32_t>& line, std::size_t axis,
                 std::vector<std::array<std::uint32_t, kGridDimensions>>& at) const
    {
        if (line.size() == m_neighbours.size()) {
            for (std::uint32_t place = 0; place < line.size(); ++place)
                at[line[place]][axis] = place;
            return;
        }
        std::vector<std::uint32_t> least(m_neighbours.size(), kNoPlace);
        for (std::uint32_t place = 0; place < line.size(); ++place) {
            const std::vector<std::uint32_t> away = distances(line[place]);
            for (std::size_t i = 0; i < away.size(); ++i)
                if (away[i] < least[i]) {
                    least[i] = away[i];
                    at[i][axis] = place;
                }
        }
    }

    /** Sorts all into the grid; false where two have one place. */
    static bool order(const std::vector<std::array<std::uint32_t, kGridDimensions>>& at,
                      CommunicationGrid& grid)
    {
        grid.order.assign(at.size(), kNoPlace);
        for (std::uint32_t i = 0; i < at.size(); ++i) {
            const std::size_t place =
                at[i][0] + grid.extent[0] * (at[i][1] + grid.extent[1] * static_cast<std::size_t>(at[i][2]));
            if (grid.order[place] != kNoPlace)
                return false;
            grid.order[place] = i;
        }
        return true;
    }

    /** Whether all pairs are neighbours in the grid, and all neighbours in the grid are pairs. */
    [[nodiscard]] bool isGrid(const std::vector<std::array<std::uint32_t, kGridDimensions>>& at,
                              const GridExtent& extent) const
    {
        std::size_t wanted = 0; // ends of pairs
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis) {
            const std::size_t length = extent[axis];
            wanted += 2 * (m_neighbours.size() / length) * (m_axes[axis].isRound() ? length : length - 1);
        }
        std::size_t found = 0;
        for (std::size_t i = 0; i < at.size(); ++i) {
            found += m_neighbours[i].size();
            for (const std::uint32_t other : m_neighbours[i])
                if (!isStep(at[i], at[other], extent))
                    return false;
        }
        return found == wanted;
    }

    [[nodiscard]] bool isStep(const std::array<std::uint32_t, kGridDimensions>& a,
                              const std::array<std::uint32_t, kGridDimensions>& b,
                              const GridExtent& extent) const
    {
        std::size_t steps = 0;
        for (std::size_t axis = 0; axis < m_axes.size(); ++axis) {
            const std::size_t away = std::max(a[axis], b[axis]) - std::min(a[axis], b[axis]);
            steps += m_axes[axis].isRound() ? std::min(away, extent[axis] - away) : away;
        }
        return steps == 1;
    }

    const ExchangePartners& m_neighbours;
    std::uint32_t m_root = 0;
    std::vector<std::uint32_t> m_fromRoot;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_fromNeighbours;
    std::vector<Axis> m_axes;
    std::optional<CommunicationGrid> m_found;
};

} // namespace

std::optional<CommunicationGrid> communicationGrid(const PlacementProblem& problem,
                                                   std::span<const std::uint32_t> processes)
{
    constexpr double kLittle = 0.25; // of what the busiest pair exchanges
    if (processes.size() < 4)
        return std::nullopt;
    for (const double share : {0.0, kLittle}) {
        const ExchangePartners neighbours = neighboursOf(problem, processes, share);
        std::optional<CommunicationGrid> grid = GridSearch(neighbours).find();
        if (!grid)
            continue;
        for (std::uint32_t& place : grid->order)
            place = processes[place];
        return grid;
    }
    return std::nullopt;
}

} // namespace contraflow
