// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/coordinates.h"
#include "core/recipes/platform_recipe.h"

#include <string>
#include <vector>

namespace contraflow {

/** Collects the rows of a platform whose nodes and links are all equal. */
class PlatformBuilder
{
public:
    explicit PlatformBuilder(const PlatformRecipe& recipe) : m_recipe(recipe) {}

    // One per topology; the parameters have been checked.
    void operator()(const RackTopology& topology);
    void operator()(const StarTopology& topology);
    void operator()(const TreeTopology& topology);
    void operator()(const FatTreeTopology& topology);
    void operator()(const LeafSpineTopology& topology);
    void operator()(const GridTopology& topology);
    void operator()(const DragonflyTopology& topology);
    void operator()(const RailTopology& topology);

    [[nodiscard]] Platform take();

private:
    void addSwitch(std::string name, const Coordinates& at = {});
    /** Nodes called `prefix` and a number from `first` on, on a switch. */
    void addNodes(const std::string& prefix, std::uint64_t first, std::uint64_t count,
                  const std::string& switchName);
    /** The next `count` of nodes numbered through: n1, n2, … */
    void addNextNodes(std::uint64_t count, const std::string& switchName);
    void addLink(std::string name, std::string from, std::string to);
    /** Links of one kind are numbered through: up1, up2, … */
    void addLink(const std::string& kind, std::uint64_t& last, const std::string& from,
                 const std::string& to);

    const PlatformRecipe& m_recipe;
    std::vector<SwitchRow> m_switches;
    std::vector<NodeRow> m_nodes;
    std::vector<ServerRow> m_servers;
    std::vector<LinkRow> m_links;
    std::uint64_t m_nodeCount = 0;
};

} // namespace contraflow
