// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace contraflow {

/** Sizes in units of the picture; one unit is one pixel of the screen at 100 %. */
struct LayoutOptions
{
    double characterWidth = 6.8; ///< of labels, to leave room for names
    double labelHeight = 16;
    double titleScale = 1; ///< how much larger bars and their titles are: large networks are seen from afar
    bool isDense = false;  ///< no room for names beside nodes, narrow lanes
    std::vector<std::size_t> titleLengths; ///< by switch: characters in its bar; empty: those of its name
};

/** A switch with its nodes, a switch without nodes, or the nodes that are at no switch. */
struct RackBox
{
    std::optional<SwitchId> networkSwitch;
    std::vector<NodeId> nodes; ///< in natural order of names, row by row
    QRectF box;                ///< everything; the bar alone when there are no nodes
    QRectF bar;                ///< of the switch; empty without one
    QPointF firstCell;         ///< top left corner of the first node's cell
    QSizeF cell;               ///< a node with the room for its name
    double square = 0;         ///< side of a node's square
    int columns = 0;
    bool isCompact = false; ///< a grid, whose NICs are drawn as stubs and not up to the bar
    bool isFolded = false; ///< its nodes are one stack; a switch inside another one's box has none of its own
    std::uint32_t switches = 1; ///< that the box stands for
    std::uint32_t layer = 0;    ///< 0: bottom
    int row = 0;                ///< of the bottom layer, from the top
    int column = 0;             ///< of the bottom layer, or the place in an upper layer

    /** The node whose cell holds `point`, as an index into `nodes`. */
    [[nodiscard]] std::optional<std::size_t> nodeAt(QPointF point) const;
};

/** Polylines of many links in one flat array. */
class LinkPaths
{
public:
    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    /** From the link's `from` end to its `to` end; at least two points. */
    [[nodiscard]] std::span<const QPointF> operator[](LinkId link) const
    {
        return std::span(m_points).subspan(m_starts[link.index()],
                                           m_starts[link.index() + 1] - m_starts[link.index()]);
    }
    void append(std::span<const QPointF> points)
    {
        m_points.insert(m_points.end(), points.begin(), points.end());
        m_starts.push_back(m_points.size());
    }

private:
    std::vector<QPointF> m_points;
    std::vector<std::size_t> m_starts{0};
};

/** A link of a bundle: of those between the same two drawn things. */
struct BundledLink
{
    LinkId link;
    bool isReversed = false; ///< its `from` end is where the first link of the bundle has its `to` end
};

/** Where everything of a network is drawn. */
struct NetworkLayout
{
    std::vector<RackBox> racks;  ///< rack i is that of switch i; then, if needed, the nodes at no switch
    std::vector<QRectF> squares; ///< by node
    std::vector<std::uint32_t> rackOfNode; ///< by node
    LinkPaths paths;                       ///< by link
    /** By switch: the one whose box stands for it; empty: nothing is folded. */
    std::vector<std::uint32_t> foldOfSwitch;
    /** By switch: where its bar would begin were nothing folded; empty: no box stands for several switches.
     */
    std::vector<QPointF> openPlaces;
    std::vector<std::uint32_t> drawnNode; ///< by node: the one whose square it shares; empty: each its own
    std::vector<std::uint32_t>
        foldOfLink; ///< by link: the rack that it lies inside of; empty: nothing is folded
    std::vector<std::vector<BundledLink>> bundles; ///< two links or more each, which have one path
    std::vector<std::uint32_t> bundleOfLink;       ///< by link: UINT32_MAX, it is alone; empty: every link is
    QRectF bounds;                                 ///< of boxes and paths; null for an empty network

    [[nodiscard]] bool isInsideFold(LinkId link) const
    {
        return !foldOfLink.empty() && foldOfLink[link.index()] != UINT32_MAX;
    }
    /** Null for a link that is alone. */
    [[nodiscard]] const std::vector<BundledLink>* bundleOf(LinkId link) const
    {
        return bundleOfLink.empty() || bundleOfLink[link.index()] == UINT32_MAX
                   ? nullptr
                   : &bundles[bundleOfLink[link.index()]];
    }
    /** Whether a line is drawn for it: that of a bundle is drawn for its first link. */
    [[nodiscard]] bool isDrawn(LinkId link) const
    {
        const std::vector<BundledLink>* bundle = bundleOf(link);
        return !isInsideFold(link) && (!bundle || bundle->front().link == link);
    }
};

/**
 * Draws up a network without asking anybody, as what it is (layout_styles.h). In layers, racks stand side by
 * side at the bottom (in several rows when there are many) and other switches above, links straight where
 * nothing is in the way and orthogonal elsewhere. Boxes never overlap. The same names and links give the same
 * picture, whatever the order of rows. A network that does not fit into a window at a readable size is drawn
 * up more densely, and its titles larger, so that they can be read when the whole is seen. Nearly linear in
 * nodes and links.
 */
[[nodiscard]] NetworkLayout layoutNetwork(const Network& network, const LayoutOptions& options = {});

} // namespace contraflow
