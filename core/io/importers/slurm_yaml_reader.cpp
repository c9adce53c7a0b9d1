// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/slurm_switches.h"
#include "core/io/importers/topology_readers.h"
#include "core/io/project_file.h"
#include "core/io/yaml_feed.h"
#include "core/io/yaml_problem.h"
#include "core/io/yaml_reader.h"

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
            topology.notes.push_back("topology " + inQuotes(name) +
                                     ": each block became a switch; the file does not say how blocks are "
                                     "joined, so no links join them: add them where there are some");
        platform->name = name;
        topology.platforms.push_back(std::move(*platform));
        return {};
    }
    const std::string line = "topology: " + name;
    if (entry.find("flat") != nullptr)
        topology.skip(entry.line, line, "a flat topology names neither nodes nor switches");
    else
        topology.skip(entry.line, line,
                      "it is neither a tree nor of blocks, nor a ring; other kinds are not taken");
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
