// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/network_layout.h"

#include "app/desktop/canvas/layout/layout_styles.h"
#include "app/desktop/canvas/layout/link_router.h"
#include "app/desktop/canvas/layout/rack_shape.h"

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr QSizeF kWindow(720, 350);   // what a canvas has in a window of 1440 x 900
constexpr double kReadableZoom = 0.7; // below it, bars are too low for their titles
constexpr double kMostTitles = 0.42;  // of the window
constexpr double kMostTitleScale = 6;
constexpr double kTitleMargin = 1.1;
constexpr double kTitlesFitFrom = 0.9;
constexpr int kTitleRounds = 5;
constexpr int kMostRowsTried = 24;
constexpr double kColumnGap = 28; // between racks that are not linked to one another
constexpr double kLinkedGap = 96; // between racks that are
constexpr double kBlockGap = 48;
constexpr double kRowGap = 36;
constexpr double kNamedRowGap = 84;   // for the names of rows that are seen from afar
constexpr double kUpperStretch = 1.3; // as wide as the racks below may an upper layer be in one row
constexpr double kUpperRowGap = 30;
constexpr double kUpperGap = 44; // between switches of an upper layer
constexpr double kDenseUpperGap = 14;
constexpr double kDenseUpperRowGap = 18;
constexpr double kOneRowWidth = 1500; // up to here racks stay in one row
constexpr double kWidestShape = 2.4;  // width / height that several rows aim at

/** A place in the grid of the bottom layer. */
struct Slot
{
    std::uint32_t rack = 0;
    int row = 0;
    int column = 0;
};

struct Grid
{
    std::vector<Slot> places;
    std::vector<double> gapBefore; ///< by column
    int columns = 0;
    int rows = 0;
};

class NetworkPlacer
{
public:
    NetworkPlacer(const Network& network, const LayoutOptions& options, const LayerPlan& plan)
        : m_network(network)
        , m_options(options)
        , m_plan(plan)
        , m_rowGap(options.isDense && options.titleScale <= 1 && plan.upper.size() < 2 ? kNamedRowGap
                                                                                       : kRowGap)
        , m_upperGap(options.isDense ? kDenseUpperGap : kUpperGap)
        , m_upperRowGap(options.isDense ? kDenseUpperRowGap : kUpperRowGap)
    {}

    NetworkLayout place()
    {
        makeRacks(m_layout, m_network, m_plan);
        placeBottom();
        const LaneDemand demand = countLanes(m_network, m_layout.racks);
        placeColumns(demand);
        placeUpper(demand);
        placeNodes(m_layout, m_network);
        m_layout.paths = routeLinks(m_network, m_layout, m_strips);
        m_layout.bounds = layoutBounds(m_layout);
        return std::move(m_layout);
    }

private:
    /** Racks in `rows` rows; blocks stay together, those linked inside as levels from left to right. */
    [[nodiscard]] Grid gridWith(const std::vector<SwitchBlock>& blocks, int rows) const
    {
        Grid grid;
        for (const SwitchBlock& block : blocks) {
            bool isFirst = true;
            for (const auto& level : block.levels) {
                const int count = static_cast<int>(level.size());
                const int columns = (count + rows - 1) / rows;
                for (int i = 0; i < count; ++i) {
                    // Rows are read like text; levels go down first, so that neighbours in order stay near.
                    const int row =
                        block.isLinkedInside ? i % ((count + columns - 1) / columns) : i / columns;
                    const int column =
                        block.isLinkedInside ? i / ((count + columns - 1) / columns) : i % columns;
                    grid.places.push_back({level[static_cast<std::size_t>(i)], row, grid.columns + column});
                    grid.rows = std::max(grid.rows, row + 1);
                }
                for (int column = 0; column < columns; ++column) {
                    const double gap = block.isLinkedInside ? kLinkedGap : kColumnGap;
                    grid.gapBefore.push_back(isFirst ? (grid.columns == 0 ? 0 : kBlockGap) : gap);
                    isFirst = false;
                    ++grid.columns;
                }
            }
        }
        return grid;
    }

    [[nodiscard]] double shapeOf(const Grid& grid, double& width) const
    {
        std::vector<double> columnWidth(static_cast<std::size_t>(grid.columns), 0);
        std::vector<double> rowHeight(static_cast<std::size_t>(grid.rows), 0);
        for (const Slot& slot : grid.places) {
            const QSizeF size = m_layout.racks[slot.rack].box.size();
            double& w = columnWidth[static_cast<std::size_t>(slot.column)];
            double& h = rowHeight[static_cast<std::size_t>(slot.row)];
            w = std::max(w, size.width());
            h = std::max(h, size.height());
        }
        width = 0;
        for (std::size_t i = 0; i < columnWidth.size(); ++i)
            width += columnWidth[i] + grid.gapBefore[i];
        double height = 100.0 * static_cast<double>(m_plan.upper.size());
        for (const double h : rowHeight)
            height += h + m_rowGap;
        return width / height;
    }

    /** Gives racks the shape with which one row of them comes nearest to that of a screen. */
    void chooseRackShape()
    {
        constexpr double kWished = 2;
        double best = 1;
        double least = INFINITY;
        for (const double shape : {1.6, 2.4, 1.2, 0.9, 0.65, 0.45, 0.3}) {
            measureRacks(m_layout, m_network, m_options, shape);
            double width = 0;
            const double off = std::abs(std::log(shapeOf(gridWith(m_plan.bottom, 1), width) / kWished));
            if (off < 0.95 * least) { // nearly as good is not worth another shape
                least = off;
                best = shape;
            }
        }
        measureRacks(m_layout, m_network, m_options, best);
    }

    /** Racks that stand in several rows get the shape and the number of rows with which they are seen
     * largest. */
    void fillWindow(int mostRows)
    {
        double best = 0;
        double chosen = 1;
        for (const double shape : {1.6, 2.4, 1.2, 0.9, 0.65}) {
            measureRacks(m_layout, m_network, m_options, shape);
            for (int rows = 1; rows <= std::min(mostRows, kMostRowsTried); ++rows) {
                Grid grid = gridWith(m_plan.bottom, rows);
                double width = 0;
                const double shapeOfAll = shapeOf(grid, width);
                const double height = width / shapeOfAll;
                const double zoom = std::min(kWindow.width() / width, kWindow.height() / height);
                if (zoom <= 1.03 * best)
                    continue; // nearly as good is not worth another shape
                best = zoom;
                chosen = shape;
                m_grid = std::move(grid);
            }
        }
        measureRacks(m_layout, m_network, m_options, chosen);
    }

    void placeBottom()
    {
        if (m_layout.racks.empty())
            return;
        chooseRackShape();
        std::size_t longest = 1;
        for (const SwitchBlock& block : m_plan.bottom)
            for (const auto& level : block.levels)
                longest = std::max(longest, level.size());
        m_grid = bestGrid(m_plan.bottom, static_cast<int>(longest));
        if (m_grid.rows > 1)
            fillWindow(static_cast<int>(longest));
        double width = 0;
        if (shapeOf(m_grid, width) > 2 * kWidestShape && width > kOneRowWidth) {
            // Many small blocks: one after the other in rows of their own making.
            SwitchBlock all{{{}}, true};
            for (const SwitchBlock& block : m_plan.bottom)
                for (const auto& level : block.levels)
                    all.levels.front().insert(all.levels.front().end(), level.begin(), level.end());
            const int count = static_cast<int>(all.levels.front().size());
            m_grid = bestGrid({all}, count);
        }
        for (const Slot& slot : m_grid.places) {
            m_layout.racks[slot.rack].row = slot.row;
            m_layout.racks[slot.rack].column = slot.column;
        }
        for (const auto& layer : m_plan.upper)
            for (std::size_t i = 0; i < layer.size(); ++i)
                m_layout.racks[layer[i]].column = static_cast<int>(i);
    }

    /** The fewest rows whose shape suits a screen; found by bisection, as more rows are never wider. */
    [[nodiscard]] Grid bestGrid(const std::vector<SwitchBlock>& blocks, int mostRows) const
    {
        double width = 0;
        Grid one = gridWith(blocks, 1);
        if (shapeOf(one, width) <= kWidestShape || width <= kOneRowWidth)
            return one;
        int low = 1;
        int high = std::max(mostRows, 1);
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (shapeOf(gridWith(blocks, middle), width) <= kWidestShape)
                high = middle;
            else
                low = middle + 1;
        }
        return gridWith(blocks, low);
    }

    void placeColumns(const LaneDemand& demand)
    {
        std::vector<double> columnWidth(static_cast<std::size_t>(m_grid.columns), 0);
        std::vector<double> rowHeight(static_cast<std::size_t>(m_grid.rows), 0);
        for (const Slot& slot : m_grid.places) {
            const QSizeF size = m_layout.racks[slot.rack].box.size();
            double& w = columnWidth[static_cast<std::size_t>(slot.column)];
            double& h = rowHeight[static_cast<std::size_t>(slot.row)];
            w = std::max(w, size.width());
            h = std::max(h, size.height());
        }
        const double pitch = m_options.isDense ? 3 : 7;
        const auto laneRoom = [pitch](int lanes) {
            return lanes == 0 ? 0.0 : std::min(34 * pitch, 12.0 + pitch * lanes);
        };
        std::vector<double> left(columnWidth.size(), 0);
        double x = 0;
        for (std::size_t i = 0; i < left.size(); ++i) {
            const double room = laneRoom(demand.beforeColumn[i]);
            const double gap = std::max(m_grid.gapBefore[i], room);
            m_strips.beforeColumn.push_back({x + (i == 0 ? -room : 0), x + (i == 0 ? 0 : gap)});
            x += i == 0 ? 0 : gap;
            left[i] = x;
            x += columnWidth[i];
        }
        m_bottomWidth = x;
        std::vector<double> top(rowHeight.size(), 0);
        double y = 0;
        for (std::size_t i = 0; i < top.size(); ++i) {
            const double room = laneRoom(demand.aboveRow[i]);
            const double gap = i == 0 ? room : std::max(m_rowGap, room);
            if (i == 0)
                m_strips.aboveRow.push_back({-room, 0});
            else {
                m_strips.aboveRow.push_back({y, y + gap});
                y += gap;
            }
            top[i] = y;
            y += rowHeight[i];
        }
        for (const Slot& slot : m_grid.places) {
            const auto column = static_cast<std::size_t>(slot.column);
            const double spare = columnWidth[column] - m_layout.racks[slot.rack].box.width();
            moveRack(m_layout.racks[slot.rack],
                     {left[column] + spare / 2, top[static_cast<std::size_t>(slot.row)]});
        }
    }

    /** Switches of an upper layer that stand one below the other. */
    using Column = std::vector<std::uint32_t>;

    [[nodiscard]] double widthOf(const Column& column) const
    {
        double width = 0;
        for (const std::uint32_t s : column)
            width = std::max(width, m_layout.racks[s].box.width());
        return width;
    }

    /** One switch a column, or several where one row would be much wider than the racks below; links inside
     * the layer need one row. */
    [[nodiscard]] std::vector<Column> columnsOf(const std::vector<std::uint32_t>& layer) const
    {
        double width = 0;
        bool hasInside = false;
        for (const std::uint32_t s : layer) {
            width += m_layout.racks[s].box.width() + m_upperGap;
            for (const Network::Hop& hop : m_network.hops({false, s}))
                hasInside = hasInside || (!hop.to.isNode && m_plan.rank[hop.to.index] == m_plan.rank[s]);
        }
        const double widest = std::max(m_bottomWidth, kOneRowWidth) * kUpperStretch;
        const auto rows = hasInside || width <= widest ? std::size_t{1}
                                                       : static_cast<std::size_t>(std::ceil(width / widest));
        std::vector<Column> columns;
        for (std::size_t i = 0; i < layer.size(); ++i) {
            if (i % rows == 0)
                columns.emplace_back();
            columns.back().push_back(layer[i]);
        }
        return columns;
    }

    /**
     * Least squares for x under the order and the gaps of one layer: columns that would overlap are pooled at
     * the mean of their wishes (pool adjacent violators).
     */
    void spread(const std::vector<Column>& columns, const std::vector<double>& wished)
    {
        struct Pool
        {
            double sum = 0;
            double count = 0;
        };
        std::vector<Pool> pools;
        std::vector<double> offset(columns.size(), 0);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (i > 0)
                offset[i] = offset[i - 1] + widthOf(columns[i - 1]) + m_upperGap;
            pools.push_back({wished[i] - widthOf(columns[i]) / 2 - offset[i], 1});
            while (pools.size() > 1) {
                const Pool last = pools.back();
                Pool& before = pools[pools.size() - 2];
                if (before.sum / before.count <= last.sum / last.count)
                    break;
                before.sum += last.sum;
                before.count += last.count;
                pools.pop_back();
            }
        }
        std::size_t i = 0;
        for (const Pool& pool : pools)
            for (double n = 0; n < pool.count; ++n, ++i)
                for (const std::uint32_t s : columns[i]) {
                    RackBox& rack = m_layout.racks[s];
                    const double spare = widthOf(columns[i]) - rack.box.width();
                    moveRack(rack,
                             {std::round(pool.sum / pool.count + offset[i] + spare / 2), rack.box.top()});
                }
    }

    void placeUpper(const LaneDemand& demand)
    {
        const double lanesBelow = m_strips.aboveRow.empty() ? 0 : -m_strips.aboveRow.front().from;
        double bottom = -lanesBelow;
        m_strips.aboveLayer.push_back({});
        for (std::size_t i = 0; i < m_plan.upper.size(); ++i) {
            const std::vector<Column> columns = columnsOf(m_plan.upper[i]);
            std::vector<double> heights(columns.front().size(), 0); // by row
            std::vector<double> wished;
            wished.reserve(columns.size());
            for (const Column& column : columns) {
                double sum = 0;
                for (std::size_t row = 0; row < column.size(); ++row) {
                    heights[row] = std::max(heights[row], m_layout.racks[column[row]].box.height());
                    sum += meanBelow(column[row]);
                }
                wished.push_back(sum / static_cast<double>(column.size()));
            }
            double height = -m_upperRowGap;
            for (const double row : heights)
                height += row + m_upperRowGap;
            // Long links need some height to be told apart.
            const double gap = std::clamp(0.05 * m_bottomWidth, 64.0, 320.0);
            const double top = std::floor(bottom - gap - height);
            for (const Column& column : columns) {
                double y = top;
                for (std::size_t row = 0; row < column.size(); ++row) {
                    moveRack(m_layout.racks[column[row]], {0, y});
                    y += heights[row] + m_upperRowGap;
                }
            }
            spread(columns, wished);
            const int lanes = demand.aboveLayer[i + 1];
            const double room = lanes == 0 ? 0 : std::min(160.0, 10.0 + 7.0 * lanes);
            m_strips.aboveLayer.push_back({top - room, top});
            bottom = top - room;
        }
    }

    [[nodiscard]] double meanBelow(std::uint32_t s) const
    {
        const std::uint32_t rank = m_plan.rank[s];
        double sum = 0;
        double count = 0;
        for (const Network::Hop& hop : m_network.hops({false, s})) {
            const std::uint32_t other = hop.to.isNode ? m_plan.switchOfNode[hop.to.index] : hop.to.index;
            if (other >= m_network.switches().size() || m_plan.rank[other] >= rank)
                continue;
            sum += m_layout.racks[other].box.center().x();
            count += 1;
        }
        return count > 0 ? sum / count : m_bottomWidth / 2;
    }

    const Network& m_network;
    const LayoutOptions m_options;
    const LayerPlan& m_plan;
    const double m_rowGap;
    const double m_upperGap;
    const double m_upperRowGap;
    Grid m_grid;
    LaneStrips m_strips;
    NetworkLayout m_layout;
    double m_bottomWidth = 0;
};

NetworkLayout layoutAs(LayoutStyle style, const Network& network, const LayerPlan& plan,
                       const LayoutOptions& options)
{
    switch (style) {
    case LayoutStyle::grid:
        return layoutGrid(network, plan, options);
    case LayoutStyle::groups:
        return layoutGroups(network, plan, options);
    case LayoutStyle::forces:
        return layoutByForces(network, plan, options);
    case LayoutStyle::layers:
        break;
    }
    return NetworkPlacer(network, options, plan).place();
}

/** At which the whole would be seen in a window of usual size. */
double zoomInWindow(const NetworkLayout& layout)
{
    return std::min(kWindow.width() / std::max(1.0, layout.bounds.width()),
                    kWindow.height() / std::max(1.0, layout.bounds.height()));
}

/** Whether titles of all switches leave most of a window to the rest. */
bool haveTitlesRoom(const Network& network, const LayoutOptions& options)
{
    double area = 0;
    for (const Network::Switch& item : network.switches())
        area += (static_cast<double>(item.name.size()) * options.characterWidth + 20) * options.labelHeight;
    return area < kMostTitles * kWindow.width() * kWindow.height();
}

} // namespace

std::optional<std::size_t> RackBox::nodeAt(QPointF point) const
{
    if (nodes.empty())
        return std::nullopt;
    const double x = (point.x() - firstCell.x()) / cell.width();
    const double y = (point.y() - firstCell.y()) / cell.height();
    if (x < 0 || y < 0 || x >= columns)
        return std::nullopt;
    const auto index =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(x);
    if (y > static_cast<double>(nodes.size()) || index >= nodes.size())
        return std::nullopt;
    return index;
}

NetworkLayout layoutNetwork(const Network& network, const LayoutOptions& options)
{
    const LayerPlan plan = planLayers(network);
    const LayoutStyle style = layoutStyle(network, plan);
    NetworkLayout layout = layoutAs(style, network, plan, options);
    if (zoomInWindow(layout) >= kReadableZoom)
        return layout;
    LayoutOptions dense = options;
    dense.isDense = true;
    layout = layoutAs(style, network, plan, dense);
    if (!haveTitlesRoom(network, dense))
        return layout;
    NetworkLayout titled = layout;
    double zoom = zoomInWindow(titled);
    for (int round = 0; round < kTitleRounds && zoom * dense.titleScale < 1; ++round) {
        // In steps, so that a small change of the network does not change all sizes.
        dense.titleScale = std::ceil(2 * kTitleMargin / zoom) / 2;
        if (dense.titleScale > kMostTitleScale)
            return layout;
        titled = layoutAs(style, network, plan, dense);
        zoom = zoomInWindow(titled);
    }
    // Bars that are larger and still cannot hold their titles would only take room.
    return zoom * dense.titleScale < kTitlesFitFrom ? layout : titled;
}

} // namespace contraflow
