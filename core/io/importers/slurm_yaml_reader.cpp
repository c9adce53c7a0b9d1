// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/slurm_switches.h"
#include "core/io/importers/topology_file.h"
#include "core/io/importers/topology_readers.h"
#include "core/io/project_file.h"
#include "core/io/text_beginning.h"
#include "core/io/yaml_feed.h"
#include "core/io/yaml_problem.h"
#include "core/io/yaml_reader.h"
#include "core/project/coordinates.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

/** Nodes of a block of a torus: along x first, then y, then z, as Slurm's topology/torus3d counts them. */
struct SlurmTorusRegion
{
    std::size_t line = 0; ///< 1-based
    std::array<std::uint32_t, 3> anchor{};
    std::array<std::uint32_t, 3> sizes{};
    std::string nodes; ///< host list
};

/** What a file of Slurm says of one three-dimensional torus. */
struct SlurmTorus
{
    std::size_t line = 0;
    std::string name;
    std::array<std::uint32_t, 3> sizes{};
    std::vector<SlurmTorusRegion> regions; ///< one, of the whole, where the torus names its nodes itself
};

using TorusPlace = std::array<std::uint32_t, 3>;

std::string sizeText(const TorusPlace& sizes)
{
    return std::to_string(sizes[0]) + "x" + std::to_string(sizes[1]) + "x" + std::to_string(sizes[2]);
}

std::size_t placesOf(const TorusPlace& sizes)
{
    return std::size_t{sizes[0]} * sizes[1] * sizes[2];
}

/** The n-th place of a block, along x first. */
TorusPlace placeIn(const TorusPlace& sizes, std::size_t n)
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
                return topologyFault(m_torus.line,
                                     sentence("torus %1 needs its sizes, as in 'dims: {x: 4, y: 4, z: 2}'",
                                              {inQuotes(m_torus.name)}));
            if (size > kMostJoinedNodes) // before they are multiplied
                return topologyFault(m_torus.line, sentence("torus %1 has a side of %2 places, more than %3",
                                                            {inQuotes(m_torus.name), groupedCount(size),
                                                             groupedCount(kMostJoinedNodes)}));
        }
        if (m_count > kMostJoinedNodes)
            return topologyFault(m_torus.line, sentence("torus %1 has %2 places, more than %3",
                                                        {inQuotes(m_torus.name), groupedCount(m_count),
                                                         groupedCount(kMostJoinedNodes)}));
        m_nodes.resize(m_count);
        for (const SlurmTorusRegion& region : m_torus.regions)
            RETURN_IF_ERROR(place(region));
        if (m_seen.empty())
            return topologyFault(m_torus.line, sentence("torus %1 names no nodes", {inQuotes(m_torus.name)}));
        return platform();
    }

private:
    [[nodiscard]] std::size_t indexOf(const TorusPlace& at) const
    {
        return at[0] + m_torus.sizes[0] * (at[1] + std::size_t{m_torus.sizes[1]} * at[2]);
    }

    Result<void> place(const SlurmTorusRegion& region)
    {
        for (std::size_t d = 0; d < 3; ++d)
            if (region.sizes[d] == 0 || std::uint64_t{region.anchor[d]} + region.sizes[d] > m_torus.sizes[d])
                return topologyFault(
                    region.line,
                    sentence("a block of %1 at %2 is not inside the torus of %3",
                             {sizeText(region.sizes), sizeText(region.anchor), sizeText(m_torus.sizes)}));
        ASSIGN_OR_RETURN(const SlurmHosts::Names names, m_hosts.expand(region.line, region.nodes));
        if (names.size() != placesOf(region.sizes))
            return topologyFault(region.line, sentence("%1 names %2 for a block of %3; correct one of them",
                                                       {inQuotes(region.nodes.substr(0, 80)),
                                                        sentenceOf(names.size(), "1 node", "%1 nodes"),
                                                        sizeText(region.sizes)}));
        for (std::size_t n = 0; n < names.size(); ++n) {
            TorusPlace at = placeIn(region.sizes, n);
            for (std::size_t d = 0; d < 3; ++d)
                at[d] += region.anchor[d];
            std::string& node = m_nodes[indexOf(at)];
            if (!node.empty())
                return topologyFault(region.line,
                                     sentence("place %1 has a node already, %2; blocks must not overlap",
                                              {sizeText(at), inQuotes(node)}));
            node = names[n];
            if (!m_seen.insert(node).second)
                return topologyFault(
                    region.line, sentence("node %1 is in the torus twice; name it once", {inQuotes(node)}));
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
            const TorusPlace at = placeIn(m_torus.sizes, i);
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
                TorusPlace next = at;
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

/**
 * A torus with a router at each place and the node of the place on it; a place without a node keeps its
 * router, which messages pass. Fails where a list of nodes has another length than its block, blocks overlap
 * or reach out of the torus, a node stands twice, or there are more than kMostJoinedNodes places.
 */
Result<Platform> slurmTorus(const SlurmTorus& torus)
{
    return TorusBuilder(torus).build();
}

constexpr ReadLimits kTopologyYaml{.maxBytes = 16'000'000, .maxDepth = 16, .maxValues = 1'000'000};

std::string slurmText(const DataNode& map, const std::string& key)
{
    const DataNode* const node = map.find(key);
    if (node == nullptr)
        return {};
    if (node->kind == DataNode::Kind::scalar)
        return node->scalar;
    std::string list; // a list of names says the same as a host list
    for (const DataNode& each : node->children)
        list += (list.empty() ? "" : ",") + each.scalar;
    return list;
}

/** The kinds of topology whose groups have a name, nodes and perhaps groups below. */
struct SlurmKind
{
    const char* key;   ///< "tree"
    const char* list;  ///< "switches"
    const char* group; ///< "switch"
};
constexpr SlurmKind kSlurmKinds[]{
    {"tree", "switches", "switch"}, {"block", "blocks", "block"}, {"ring", "rings", "ring"}};

Result<std::vector<SlurmGroup>> slurmGroups(const DataNode& body, const SlurmKind& kind)
{
    const DataNode* const list = body.find(kind.list);
    if (list == nullptr || list->kind != DataNode::Kind::list)
        return topologyFault(body.line, sentence("%1 needs a list of %2", {kind.key, kind.list}));
    std::vector<SlurmGroup> groups;
    for (const DataNode& entry : list->children) {
        SlurmGroup group{entry.line, slurmText(entry, kind.group), slurmText(entry, "nodes"),
                         slurmText(entry, "children")};
        if (group.name.empty())
            return topologyFault(entry.line, sentence("a %1 needs its name, as in '%1: name'", {kind.group}));
        groups.push_back(std::move(group));
    }
    return groups;
}

/** `{x: 4, y: 4, z: 2}`; what is missing or no number is 0. */
std::array<std::uint32_t, 3> slurmPlace(const DataNode& owner, const std::string& key)
{
    std::array<std::uint32_t, 3> place{};
    if (const DataNode* const node = owner.find(key); node != nullptr)
        for (std::size_t d = 0; d < place.size(); ++d) {
            const std::string text = slurmText(*node, std::string(1, "xyz"[d]));
            (void)std::from_chars(text.data(), text.data() + text.size(), place[d]);
        }
    return place;
}

/** Fails where the platforms of a file, each of which may be large, have too many parts together. */
Result<void> checkParts(const ImportedTopology& topology, std::size_t line)
{
    std::size_t parts = 0;
    for (const Platform& platform : topology.platforms)
        parts += platform.switches.size() + platform.nodes.size();
    if (parts <= kMostTopologyParts)
        return {};
    return topologyFault(
        line, sentence("up to here the file names more than %1 nodes and switches; import a smaller part",
                       {groupedCount(kMostTopologyParts)}));
}

/** A platform for each torus; shapes of jobs, which the file has too, are no matter of the network. */
Result<void> takeToruses(const DataNode& body, ImportedTopology& topology)
{
    const DataNode* const list = body.find("toruses");
    if (list == nullptr || list->kind != DataNode::Kind::list)
        return topologyFault(body.line, sentence("torus3d needs a list of toruses"));
    for (const DataNode& entry : list->children) {
        SlurmTorus torus{entry.line, slurmText(entry, "name"), slurmPlace(entry, "dims"), {}};
        if (torus.name.empty())
            return topologyFault(entry.line, sentence("a torus needs its name, as in 'name: pod1'"));
        if (entry.find("nodes") != nullptr)
            torus.regions.push_back({entry.line, {}, torus.sizes, slurmText(entry, "nodes")});
        if (const DataNode* const regions = entry.find("regions"); regions != nullptr)
            for (const DataNode& region : regions->children)
                torus.regions.push_back({region.line, slurmPlace(region, "anchor"),
                                         slurmPlace(region, "dims"), slurmText(region, "nodes")});
        ASSIGN_OR_RETURN(Platform platform, slurmTorus(torus));
        if (const std::size_t empty = platform.switches.size() - platform.nodes.size(); empty > 0)
            topology.notes.push_back(
                sentence("torus %1: %2 without a node; each has a router all the same, which messages pass",
                         {inQuotes(torus.name), sentenceOf(empty, "1 place", "%1 places")}));
        topology.notes.push_back(sentence(
            "torus %1: messages go along x, then y and z, as tori usually route; the file does not say it",
            {inQuotes(torus.name)}));
        topology.platforms.push_back(std::move(platform));
        RETURN_IF_ERROR(checkParts(topology, entry.line));
    }
    return {};
}

Result<void> takeSlurmTopology(const DataNode& entry, ImportedTopology& topology)
{
    const std::string name = slurmText(entry, "topology");
    for (const SlurmKind& kind : kSlurmKinds) {
        const DataNode* const body = entry.find(kind.key);
        if (body == nullptr)
            continue;
        ASSIGN_OR_RETURN(const std::vector<SlurmGroup> groups, slurmGroups(*body, kind));
        const std::string_view key(kind.key);
        ASSIGN_OR_RETURN(Platform platform, key == "ring" ? slurmRings(groups) : slurmTree(groups, topology));
        if (key == "ring")
            topology.notes.push_back(
                sentence("topology %1: nodes of a ring pass messages on, so each has a switch of its own",
                         {inQuotes(name)}));
        if (key == "block" && groups.size() > 1)
            topology.notes.push_back(sentence(
                "topology %1: each block became a switch; the file does not say how blocks are joined",
                {inQuotes(name)}));
        platform.name = name;
        topology.platforms.push_back(std::move(platform));
        return checkParts(topology, entry.line);
    }
    if (const DataNode* const body = entry.find("torus3d"); body != nullptr)
        return takeToruses(*body, topology);
    const std::string line = "topology: " + name;
    if (entry.find("flat") != nullptr)
        topology.skip(entry.line, line, sentence("a flat topology names neither nodes nor switches"));
    else
        topology.skip(
            entry.line, line,
            sentence("it is neither a tree nor of blocks, nor a ring or torus; other kinds are not taken"));
    return {};
}

} // namespace

std::optional<Recognition> recogniseSlurmYaml(std::string_view text)
{
    bool hasTopology = false;
    for (const TextLine& line : textLines(text)) {
        const std::string_view words = trimmed(line.text);
        hasTopology = hasTopology || words.starts_with("- topology:");
        for (const std::string_view key : {"tree:", "block:", "ring:", "torus3d:", "flat:"})
            if (hasTopology && words.starts_with(key))
                return Recognition{Confidence::certain, sentence("its list of topologies")};
    }
    return std::nullopt;
}

Result<ImportedTopology> readSlurmYaml(std::string_view text)
{
    const auto tree = readYaml(sourceOf(text), kTopologyYaml);
    if (const auto* failure = std::get_if<TextFailure>(&tree))
        return topologyFault(failure->line, failure->text);
    const DataNode& root = std::get<YamlTree>(tree).root;
    if (root.kind != DataNode::Kind::list)
        return topologyFault(1, sentence("this is no list of topologies, each with '- topology: name'"));
    ImportedTopology topology;
    for (const DataNode& entry : root.children)
        RETURN_IF_ERROR(takeSlurmTopology(entry, topology));
    if (topology.platforms.empty())
        return Error{ErrorCode::invalidInput, topology.rejected.empty()
                                                  ? sentence("no topology of this file can be taken")
                                                  : sentence("no topology of this file can be taken: %1",
                                                             {atLine(topology.rejected.front().line,
                                                                     topology.rejected.front().reason)})};
    return topology;
}

} // namespace contraflow
