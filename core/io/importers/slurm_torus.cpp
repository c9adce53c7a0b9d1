// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/slurm_torus.h"

#include "core/base/text.h"
#include "core/io/importers/slurm_switches.h"
#include "core/io/importers/topology_readers.h"
#include "core/project/coordinates.h"

#include <unordered_set>
#include <utility>

namespace contraflow {

namespace {

using Place = std::array<std::uint32_t, 3>;

std::string sizeText(const Place& sizes)
{
    return std::to_string(sizes[0]) + "x" + std::to_string(sizes[1]) + "x" + std::to_string(sizes[2]);
}

std::size_t placesOf(const Place& sizes)
{
    return std::size_t{sizes[0]} * sizes[1] * sizes[2];
}

/** The n-th place of a block, along x first. */
Place placeIn(const Place& sizes, std::size_t n)
{
    return {static_cast<std::uint32_t>(n % sizes[0]), static_cast<std::uint32_t>(n / sizes[0] % sizes[1]),
            static_cast<std::uint32_t>(n / sizes[0] / sizes[1])};
}

class TorusBuilder
{
public:
    explicit TorusBuilder(const SlurmTorus& torus) : m_torus(torus), m_count(placesOf(torus.sizes)) {}

    Result<Platform> build()
    {
        for (const std::uint32_t size : m_torus.sizes) {
            if (size == 0)
                return topologyFault(m_torus.line, "torus " + inQuotes(m_torus.name) +
                                                       " needs its sizes, as in 'dims: {x: 4, y: 4, z: 2}'");
            if (size > kMostJoinedNodes) // before they are multiplied
                return topologyFault(m_torus.line, "torus " + inQuotes(m_torus.name) + " has a side of " +
                                                       groupedCount(size) + " places, more than " +
                                                       groupedCount(kMostJoinedNodes));
        }
        if (m_count > kMostJoinedNodes)
            return topologyFault(m_torus.line, "torus " + inQuotes(m_torus.name) + " has " +
                                                   groupedCount(m_count) + " places, more than " +
                                                   groupedCount(kMostJoinedNodes));
        m_nodes.resize(m_count);
        for (const SlurmTorusRegion& region : m_torus.regions)
            if (const auto placed = place(region); !placed)
                return placed.error();
        if (m_seen.empty())
            return topologyFault(m_torus.line, "torus " + inQuotes(m_torus.name) + " names no nodes");
        return platform();
    }

private:
    [[nodiscard]] std::size_t indexOf(const Place& at) const
    {
        return at[0] + m_torus.sizes[0] * (at[1] + std::size_t{m_torus.sizes[1]} * at[2]);
    }

    Result<void> place(const SlurmTorusRegion& region)
    {
        for (std::size_t d = 0; d < 3; ++d)
            if (region.sizes[d] == 0 || std::uint64_t{region.anchor[d]} + region.sizes[d] > m_torus.sizes[d])
                return topologyFault(
                    region.line, "a block of " + sizeText(region.sizes) + " at " + sizeText(region.anchor) +
                                     " is not inside the torus of " + sizeText(m_torus.sizes));
        const Result<SlurmHosts::Names> names = m_hosts.expand(region.line, region.nodes);
        if (!names)
            return names.error();
        if (names->size() != placesOf(region.sizes))
            return topologyFault(region.line, inQuotes(region.nodes.substr(0, 80)) + " names " +
                                                  counted(names->size(), "node") + " for a block of " +
                                                  sizeText(region.sizes) + "; correct one of them");
        for (std::size_t n = 0; n < names->size(); ++n) {
            Place at = placeIn(region.sizes, n);
            for (std::size_t d = 0; d < 3; ++d)
                at[d] += region.anchor[d];
            std::string& node = m_nodes[indexOf(at)];
            if (!node.empty())
                return topologyFault(region.line, "place " + sizeText(at) + " has a node already, " +
                                                      inQuotes(node) + "; blocks must not overlap");
            node = (*names)[n];
            if (!m_seen.insert(node).second)
                return topologyFault(region.line,
                                     "node " + inQuotes(node) + " is in the torus twice; name it once");
        }
        return {};
    }

    [[nodiscard]] std::string routerAt(std::size_t index) const
    {
        return m_nodes[index].empty()
                   ? m_torus.name + " " + sizeText(placeIn(m_torus.sizes, index)) + " router"
                   : m_nodes[index] + " router";
    }

    Platform platform() const
    {
        std::vector<SwitchRow> switches;
        std::vector<NodeRow> nodes;
        std::vector<LinkRow> links;
        for (std::size_t i = 0; i < m_count; ++i) {
            const Place at = placeIn(m_torus.sizes, i);
            SwitchRow& router = switches.emplace_back();
            router.name = routerAt(i);
            setCoordinates(router.extras, Coordinates(at.begin(), at.end()));
            if (!m_nodes[i].empty())
                nodes.push_back({m_nodes[i], router.name, {}, {}, {}, {}, {}});
            for (std::size_t d = 0; d < 3; ++d) {
                const std::uint32_t size = m_torus.sizes[d];
                // Two in a row are joined once, three and more in a ring.
                if (at[d] + 1 >= size && size <= 2)
                    continue;
                Place next = at;
                next[d] = (at[d] + 1) % size;
                links.push_back({m_torus.name + " " + sizeText(at) + " " + "xyz"[d],
                                 router.name,
                                 routerAt(indexOf(next)),
                                 {},
                                 {},
                                 {},
                                 {}});
            }
        }
        Platform platform;
        platform.name = m_torus.name;
        platform.routing = RoutingRule::dimensionOrder;
        platform.switches = SharedRows<SwitchRow>(std::move(switches));
        platform.nodes = SharedRows<NodeRow>(std::move(nodes));
        platform.links = SharedRows<LinkRow>(std::move(links));
        return platform;
    }

    const SlurmTorus& m_torus;
    std::size_t m_count;
    std::vector<std::string> m_nodes; ///< by place; empty: none
    std::unordered_set<std::string> m_seen;
    SlurmHosts m_hosts;
};

} // namespace

Result<Platform> slurmTorus(const SlurmTorus& torus)
{
    return TorusBuilder(torus).build();
}

} // namespace contraflow
