// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/layout_styles.h"
#include "app/desktop/canvas/layout/link_router.h"
#include "app/desktop/canvas/layout/rack_shape.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace contraflow {
namespace {

constexpr double kRackShapeInGrids = 1.6;
constexpr double kInnerGap = 14; // between the steps of z inside a cell
constexpr double kWindowShape = 1.9;
constexpr double kMostSpread = 4; // times the usual gap
constexpr double kLeftRoom = 18;  // beside the nodes, for links along y
constexpr double kFirstDown = 6;  // from the left end of a bar to its first link along y
constexpr double kLevelX = -4;    // from the middle of a bar to its links along x …
constexpr double kLevelY = 5;     // … and to those along y that go around

/** Lanes for links that go around, in the free strip beside a row or column. */
class Strip
{
public:
    /** The first lane that is free from one row or column to another. */
    int take(int from, int to)
    {
        for (std::size_t lane = 0;; ++lane) {
            if (lane == m_taken.size())
                m_taken.emplace_back();
            const auto meets = [&](const std::pair<int, int>& other) {
                return from <= other.second && other.first <= to;
            };
            if (std::ranges::any_of(m_taken[lane], meets))
                continue;
            m_taken[lane].emplace_back(from, to);
            return static_cast<int>(lane);
        }
    }
    [[nodiscard]] double room() const
    {
        return m_taken.empty() ? 0 : std::min(240.0, 12 + 7 * static_cast<double>(m_taken.size()));
    }
    /** Distance of a lane from the row or column that the strip lies before. */
    [[nodiscard]] double distance(int lane) const
    {
        return room() * (lane + 1) / (static_cast<double>(m_taken.size()) + 1);
    }

private:
    std::vector<std::vector<std::pair<int, int>>> m_taken;
};

class GridPlacer
{
public:
    GridPlacer(const Network& network, const LayerPlan& plan, const LayoutOptions& options)
        : m_network(network)
        , m_places(gridPlaces(network))
        , m_depth(static_cast<int>(m_places.sizes[2]))
        , m_columns(static_cast<int>(m_places.sizes[0]) * m_depth)
        , m_rows(static_cast<int>(m_places.sizes[1]))
        , m_columnGap(options.isDense ? 32 : 56)
        , m_rowGap(options.isDense ? 22 : 40)
    {
        makeRacks(m_layout, network, plan);
        measureRacks(m_layout, network, options, kRackShapeInGrids);
        for (RackBox& rack : m_layout.racks)
            clearLeftOfNodes(rack, kLeftRoom);
    }

    NetworkLayout place()
    {
        chooseSlots();
        planLinks();
        placeSlots();
        placeNodes(m_layout, m_network);
        PathList paths(m_network.links().size());
        for (const Run& run : m_runs)
            paths[run.link] = pathOf(run);
        drawLinks(m_network, m_layout, std::move(paths));
        return std::move(m_layout);
    }

private:
    struct Run
    {
        std::uint32_t link = 0;
        std::uint32_t first = 0; ///< the one with the smaller coordinate
        std::uint32_t second = 0;
        std::size_t dimension = 0;
        int lane = -1; ///< none: neighbours
        int inset = 0; ///< from the end of a bar, to keep clear of other links there
        int twin = 0;  ///< among those that join the same two
        bool isSwapped = false;
    };

    void chooseSlots()
    {
        int beside = 0; // switches without a place of their own, and loose nodes, come below
        for (std::size_t i = 0; i < m_layout.racks.size(); ++i) {
            RackBox& rack = m_layout.racks[i];
            rack.layer = 0;
            if (i < m_places.at.size() && m_places.at[i]) {
                const auto& at = *m_places.at[i];
                rack.column = static_cast<int>(at[0]) * m_depth + static_cast<int>(at[2]);
                rack.row = static_cast<int>(at[1]);
            } else {
                rack.column = beside % m_columns;
                rack.row = m_rows + beside / m_columns;
                ++beside;
            }
        }
        m_beforeColumn.resize(static_cast<std::size_t>(m_columns));
        m_aboveRow.resize(static_cast<std::size_t>(m_rows + (beside + m_columns - 1) / m_columns));
    }

    void planLinks()
    {
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> twins;
        for (const std::uint32_t i : linksByName(m_network)) {
            const Network::Link& link = m_network.links()[i];
            const auto& from = m_places.at[link.from.index];
            const auto& to = m_places.at[link.to.index];
            if (!from || !to)
                continue;
            std::vector<std::size_t> differing;
            for (std::size_t d = 0; d < from->size(); ++d)
                if ((*from)[d] != (*to)[d])
                    differing.push_back(d);
            if (differing.size() != 1)
                continue;
            Run run;
            run.link = i;
            run.dimension = differing.front();
            run.isSwapped = (*to)[run.dimension] < (*from)[run.dimension];
            run.first = run.isSwapped ? link.to.index : link.from.index;
            run.second = run.isSwapped ? link.from.index : link.to.index;
            run.twin = twins[{run.first, run.second}]++;
            const auto steps =
                (*m_places.at[run.second])[run.dimension] - (*m_places.at[run.first])[run.dimension];
            // With z, cells of several switches lie between neighbours along x.
            if (steps > 1 || (run.dimension == 0 && m_depth > 1)) {
                run.lane = takeLane(run);
                run.inset = run.dimension == 2 ? 2 : steps > 1 ? 1 : 0;
            }
            m_runs.push_back(run);
        }
    }

    int takeLane(const Run& run)
    {
        const RackBox& a = m_layout.racks[run.first];
        const RackBox& b = m_layout.racks[run.second];
        if (run.dimension != 1)
            return m_aboveRow[static_cast<std::size_t>(a.row)].take(a.column, b.column);
        return m_beforeColumn[static_cast<std::size_t>(a.column)].take(a.row, b.row);
    }

    void placeSlots()
    {
        std::vector<double> width(m_beforeColumn.size(), 0);
        std::vector<double> height(m_aboveRow.size(), 0);
        for (const RackBox& rack : m_layout.racks) {
            double& w = width[static_cast<std::size_t>(rack.column)];
            double& h = height[static_cast<std::size_t>(rack.row)];
            w = std::max(w, rack.box.width());
            h = std::max(h, rack.box.height());
        }
        std::vector<double> left(width.size(), 0);
        for (std::size_t i = 1; i < left.size(); ++i)
            left[i] = left[i - 1] + width[i - 1] +
                      std::max(i % static_cast<std::size_t>(m_depth) == 0 ? m_columnGap : kInnerGap,
                               m_beforeColumn[i].room() + (m_depth > 1 ? 2 : 8));
        std::vector<double> top(height.size(), 0);
        for (std::size_t i = 1; i < top.size(); ++i)
            top[i] = top[i - 1] + height[i - 1] + std::max(m_rowGap, m_aboveRow[i].room() + 8);
        // What stands beside the grid does not count.
        const auto columns = static_cast<std::size_t>(m_columns);
        const auto rows = static_cast<std::size_t>(m_rows);
        const double wide = left[columns - 1] + width[columns - 1];
        const double high = top[rows - 1] + height[rows - 1];
        spread(left, columns, m_depth, kWindowShape * high - wide, m_columnGap);
        spread(top, rows, 1, wide / kWindowShape - high, m_rowGap);
        for (RackBox& rack : m_layout.racks) {
            const double x = left[static_cast<std::size_t>(rack.column)];
            // Bars, with nodes or without, begin at one line: links along y are upright.
            const double indent = rack.nodes.empty() ? kEmptyIndent : 0;
            moveRack(rack, {x + indent, top[static_cast<std::size_t>(rack.row)] + indent});
        }
    }

    /** Takes lines further apart where the picture would leave a window half empty: cells are so many lines.
     */
    static void spread(std::vector<double>& lines, std::size_t count, int depth, double missing, double gap)
    {
        const auto cells = count / static_cast<std::size_t>(depth);
        if (cells < 2 || missing <= 0)
            return;
        const double more = std::floor(std::min(missing / static_cast<double>(cells - 1), kMostSpread * gap));
        for (std::size_t i = 0; i < lines.size(); ++i)
            lines[i] += more * static_cast<double>(i / static_cast<std::size_t>(depth));
    }

    [[nodiscard]] std::vector<QPointF> pathOf(const Run& run) const
    {
        const RackBox& a = m_layout.racks[run.first];
        const RackBox& b = m_layout.racks[run.second];
        const QPointF middleA = a.bar.center();
        const QPointF middleB = b.bar.center();
        std::vector<QPointF> path;
        if (run.dimension != 1 && run.lane < 0) {
            const double aside = kLevelX + std::min(3.0 * run.twin, 12.0);
            path = {{a.bar.right(), middleA.y() + aside}, {b.bar.left(), middleB.y() + aside}};
        } else if (run.dimension != 1) {
            const Strip& strip = m_aboveRow[static_cast<std::size_t>(a.row)];
            const double y = a.bar.top() - kEmptyIndent - strip.distance(run.lane);
            const double inset = std::min(14 + 5.0 * (m_depth > 1 ? run.inset : run.lane),
                                          0.4 * std::min(a.bar.width(), b.bar.width()));
            path = {{a.bar.left() + inset, a.bar.top()},
                    {a.bar.left() + inset, y},
                    {b.bar.right() - inset, y},
                    {b.bar.right() - inset, b.bar.top()}};
        } else if (run.lane < 0) {
            const double x = a.bar.left() + kFirstDown + std::min(4.0 * run.twin, 8.0);
            path = {{x, a.bar.bottom()}, {x, b.bar.top()}};
        } else {
            const Strip& strip = m_beforeColumn[static_cast<std::size_t>(a.column)];
            const double x = a.bar.left() - kEmptyIndent - strip.distance(run.lane);
            path = {{a.bar.left(), middleA.y() + kLevelY},
                    {x, middleA.y() + kLevelY},
                    {x, middleB.y() + kLevelY},
                    {b.bar.left(), middleB.y() + kLevelY}};
        }
        if (run.isSwapped)
            std::ranges::reverse(path);
        return path;
    }

    static constexpr double kEmptyIndent = 10; // as much as a box with nodes has around its bar

    const Network& m_network;
    const GridPlaces m_places;
    const int m_depth;
    const int m_columns;
    const int m_rows;
    const double m_columnGap; ///< between neighbours along x
    const double m_rowGap;    ///< along y
    NetworkLayout m_layout;
    std::vector<Strip> m_beforeColumn;
    std::vector<Strip> m_aboveRow;
    std::vector<Run> m_runs;
};

} // namespace

NetworkLayout layoutGrid(const Network& network, const LayerPlan& plan, const LayoutOptions& options)
{
    return GridPlacer(network, plan, options).place();
}

} // namespace contraflow
