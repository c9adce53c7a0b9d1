// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/slurm_switches.h"
#include "core/io/importers/slurm_torus.h"
#include "core/io/importers/topology_readers.h"
#include "core/io/project_file.h"
#include "core/io/yaml_feed.h"
#include "core/io/yaml_problem.h"
#include "core/io/yaml_reader.h"

#include <array>
#include <charconv>

namespace contraflow {

namespace {

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
        return topologyFault(body.line, std::string(kind.key) + " needs a list of " + kind.list);
    std::vector<SlurmGroup> groups;
    for (const DataNode& entry : list->children) {
        SlurmGroup group{entry.line, slurmText(entry, kind.group), slurmText(entry, "nodes"),
                         slurmText(entry, "children")};
        if (group.name.empty())
            return topologyFault(entry.line, std::string("a ") + kind.group + " needs its name, as in '" +
                                                 kind.group + ": name'");
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
    return topologyFault(line, "up to here the file names more than " + groupedCount(kMostTopologyParts) +
                                   " nodes and switches; import a smaller part");
}

/** A platform for each torus; shapes of jobs, which the file has too, are no matter of the network. */
Result<void> takeToruses(const DataNode& body, ImportedTopology& topology)
{
    const DataNode* const list = body.find("toruses");
    if (list == nullptr || list->kind != DataNode::Kind::list)
        return topologyFault(body.line, "torus3d needs a list of toruses");
    for (const DataNode& entry : list->children) {
        SlurmTorus torus{entry.line, slurmText(entry, "name"), slurmPlace(entry, "dims"), {}};
        if (torus.name.empty())
            return topologyFault(entry.line, "a torus needs its name, as in 'name: pod1'");
        if (entry.find("nodes") != nullptr)
            torus.regions.push_back({entry.line, {}, torus.sizes, slurmText(entry, "nodes")});
        if (const DataNode* const regions = entry.find("regions"); regions != nullptr)
            for (const DataNode& region : regions->children)
                torus.regions.push_back({region.line, slurmPlace(region, "anchor"),
                                         slurmPlace(region, "dims"), slurmText(region, "nodes")});
        Result<Platform> platform = slurmTorus(torus);
        if (!platform)
            return platform.error();
        if (const std::size_t empty = platform->switches.size() - platform->nodes.size(); empty > 0)
            topology.notes.push_back("torus " + inQuotes(torus.name) + ": " + counted(empty, "place") +
                                     " without a node; each has a router all the same, which messages pass");
        topology.notes.push_back("torus " + inQuotes(torus.name) +
                                 ": messages go along x, then y and z, as tori usually route; the file does "
                                 "not say it");
        topology.platforms.push_back(std::move(*platform));
        if (auto checked = checkParts(topology, entry.line); !checked)
            return checked;
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
        const Result<std::vector<SlurmGroup>> groups = slurmGroups(*body, kind);
        if (!groups)
            return groups.error();
        const std::string_view key(kind.key);
        Result<Platform> platform = key == "ring" ? slurmRings(*groups) : slurmTree(*groups, topology);
        if (!platform)
            return platform.error();
        if (key == "ring")
            topology.notes.push_back("topology " + inQuotes(name) +
                                     ": nodes of a ring pass messages on, so each has a switch of its own");
        if (key == "block" && groups->size() > 1)
            topology.notes.push_back(
                "topology " + inQuotes(name) +
                ": each block became a switch; the file does not say how blocks are joined");
        platform->name = name;
        topology.platforms.push_back(std::move(*platform));
        return checkParts(topology, entry.line);
    }
    if (const DataNode* const body = entry.find("torus3d"); body != nullptr)
        return takeToruses(*body, topology);
    const std::string line = "topology: " + name;
    if (entry.find("flat") != nullptr)
        topology.skip(entry.line, line, "a flat topology names neither nodes nor switches");
    else
        topology.skip(entry.line, line,
                      "it is neither a tree nor of blocks, nor a ring or torus; other kinds are not taken");
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
                return Recognition{Confidence::certain, "its list of topologies"};
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
        return topologyFault(1, "this is no list of topologies, each with '- topology: name'");
    ImportedTopology topology;
    for (const DataNode& entry : root.children)
        if (const auto taken = takeSlurmTopology(entry, topology); !taken)
            return taken.error();
    if (topology.platforms.empty())
        return Error{ErrorCode::invalidInput,
                     "no topology of this file can be taken" +
                         (topology.rejected.empty()
                              ? std::string()
                              : ": line " + std::to_string(topology.rejected.front().line) + ": " +
                                    topology.rejected.front().reason)};
    return topology;
}

} // namespace contraflow
