// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/importing/topology_file.h"
#include "core/importing/topology_readers.h"
#include "core/io/project/project_file.h"
#include "core/io/project/yaml_reader.h"
#include "core/io/text/text_file.h"
#include "core/io/text/yaml_feed.h"
#include "core/project/coordinates.h"
#include "core/project/host_list.h"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

/** What a file of Slurm says of one switch, block or ring. */
struct SlurmGroup
{
    std::size_t line = 0; ///< 1-based
    std::string name;
    std::string nodes;    ///< host list; may be empty
    std::string children; ///< host list of switches; may be empty
};

/** Host lists of a whole file, which together may not be too long. */
class SlurmHosts
{
public:
    using Names = std::vector<std::string>;

    /** Fails, with the line, where the list cannot be read or makes the file's names too many. */
    [[nodiscard]] Result<Names> expand(std::size_t line, const std::string& list);

private:
    std::size_t m_count = 0;
};

/** More than this is a list with a wrong number in it. */
constexpr std::size_t kMostUndescribed = 1'000;

/** `pattern` has the most nodes in its place %1. */
Error tooManyJoined(std::size_t line, std::string_view pattern)
{
    return topologyFault(line, sentence(pattern, {groupedCount(kMostJoinedNodes)}));
}

/**
 * A tree, or a forest: a switch for each group, links to its children, and its nodes. A node in a second
 * group hangs there too, by a link. Fails where a list cannot be read, is longer than kMostTopologyParts, or
 * a name stands for two things. What is odd but clear goes to the topology's notes.
 */
class SlurmTree
{
public:
    explicit SlurmTree(ImportedTopology& topology) : m_topology(topology) {}

    Result<Platform> build(const std::vector<SlurmGroup>& groups)
    {
        for (const SlurmGroup& group : groups)
            RETURN_IF_ERROR(addSwitch(group));
        for (const SlurmGroup& group : groups) {
            RETURN_IF_ERROR(addChildren(group));
            RETURN_IF_ERROR(addNodes(group));
            if (group.nodes.empty() && group.children.empty())
                m_topology.notes.push_back(sentence("switch %1 (line %2) has neither nodes nor switches",
                                                    {inQuotes(group.name), std::to_string(group.line)}));
        }
        for (const auto& [name, line] : m_lines)
            if (m_homes.contains(name))
                return topologyFault(
                    line,
                    sentence("%1 is a switch and a node; rename one of them in the file", {inQuotes(name)}));
        return m_rows.platform();
    }

private:
    Result<void> addSwitch(const SlurmGroup& group)
    {
        const auto [known, isNew] = m_lines.emplace(group.name, group.line);
        if (!isNew)
            return topologyFault(group.line,
                                 sentence("%1 was described before, on line %2; say all of it in one place",
                                          {inQuotes(group.name), std::to_string(known->second)}));
        m_rows.addSwitch(group.name);
        return {};
    }

    Result<void> addChildren(const SlurmGroup& group)
    {
        ASSIGN_OR_RETURN(const SlurmHosts::Names children, m_lists.expand(group.line, group.children));
        std::unordered_set<std::string> seen;
        SlurmHosts::Names repeated;
        SlurmHosts::Names undescribed;
        for (const std::string& child : children) {
            if (child == group.name)
                return topologyFault(group.line,
                                     sentence("switch %1 cannot be below itself", {inQuotes(child)}));
            if (!seen.insert(child).second) {
                repeated.push_back(child);
                continue;
            }
            if (m_lines.emplace(child, group.line).second) {
                if (++m_undescribed > kMostUndescribed)
                    return topologyFault(
                        group.line,
                        sentence(
                            "with %1 the file names more than %2 switches that no line describes, such as "
                            "%3; correct the list, or describe them",
                            {inQuotes(group.children.substr(0, 80)), groupedCount(kMostUndescribed),
                             inQuotes(child)}));
                m_rows.addSwitch(child);
                undescribed.push_back(child);
            }
            m_rows.join(child + "-" + group.name, child, group.name);
        }
        if (!repeated.empty())
            noteAt(group.line, repeated, phrase("%1 stands there twice; one link each was made"),
                   phrase("%1 stand there twice; one link each was made"));
        if (!undescribed.empty())
            m_topology.notes.push_back(sentence(
                undescribed.size() == 1
                    ? phrase("switch %1 is named on line %2 but no line describes it; it was taken "
                             "without nodes")
                    : phrase("switches %1 are named on line %2 but no line describes them; they were "
                             "taken without nodes"),
                {listed(undescribed), std::to_string(group.line)}));
        return {};
    }

    Result<void> addNodes(const SlurmGroup& group)
    {
        ASSIGN_OR_RETURN(const SlurmHosts::Names nodes, m_lists.expand(group.line, group.nodes));
        SlurmHosts::Names own;
        SlurmHosts::Names repeated;
        std::map<std::string, SlurmHosts::Names> elsewhere; // by the switch that they hang on already
        for (const std::string& node : nodes) {
            const auto [home, isNew] = m_homes.emplace(node, group.name);
            if (isNew) {
                own.push_back(node);
            } else if (home->second == group.name) {
                repeated.push_back(node);
            } else if (++m_inSeveral > kMostJoinedNodes) {
                return tooManyJoined(
                    group.line, phrase("more than %1 nodes are in several switches; import a smaller part"));
            } else {
                m_rows.join(node + "-" + group.name, node, group.name);
                elsewhere[home->second].push_back(node);
            }
        }
        if (!repeated.empty())
            noteAt(group.line, repeated, phrase("%1 stands there twice; taken once"),
                   phrase("%1 stand there twice; taken once"));
        for (const auto& [home, names] : elsewhere)
            noteAt(group.line, names, phrase("%1 is in %2 and in %3: it hangs on both"),
                   phrase("%1 are in %2 and in %3: they hang on both"), inQuotes(home), inQuotes(group.name));
        // The list stays as it is written, where all of it is new.
        if (!own.empty())
            m_rows.addNode(own.size() == nodes.size() ? group.nodes : hostListOf(own), group.name);
        return {};
    }

    /** Many names as one list, so that a note stays a line whatever a file repeats. */
    static std::string listed(const SlurmHosts::Names& names)
    {
        constexpr std::size_t kMost = 1'000;
        constexpr std::size_t kLongest = 80;
        const std::string list = names.size() <= kMost ? hostListOf(names) : std::string();
        if (names.size() == 1 || (!list.empty() && list.size() <= kLongest))
            return inQuotes(list);
        return sentence("%1 and %2 more", {inQuotes(names.front()), groupedCount(names.size() - 1)});
    }

    /** `one` or `many`, with the names in the place %1. */
    void noteAt(std::size_t line, const SlurmHosts::Names& names, std::string_view one, std::string_view many,
                const std::string& second = {}, const std::string& third = {})
    {
        m_topology.notes.push_back(
            atLine(line, sentence(names.size() == 1 ? one : many, {listed(names), second, third})));
    }

    ImportedTopology& m_topology;
    SlurmHosts m_lists;
    std::size_t m_undescribed = 0;                        ///< switches without a line
    std::size_t m_inSeveral = 0;                          ///< times that a node is in a further switch
    std::unordered_map<std::string, std::size_t> m_lines; ///< switches, and where they were first named
    std::unordered_map<std::string, std::string> m_homes; ///< nodes, and their first switch
    NetworkRows m_rows;
};

Result<SlurmHosts::Names> SlurmHosts::expand(std::size_t line, const std::string& list)
{
    if (list.empty())
        return Names{};
    const Result<std::size_t> count = countHosts(list);
    if (!count)
        return topologyFault(line, count.error().message);
    if (*count > kMostTopologyParts - m_count)
        return topologyFault(
            line, sentence("with %1 the file names more than %2 nodes and switches; import a smaller part",
                           {inQuotes(list.substr(0, 80)), groupedCount(kMostTopologyParts)}));
    m_count += *count;
    Result<Names> names = expandHostList(list);
    return names ? std::move(names) : Result<Names>(topologyFault(line, names.error().message));
}

/** Rings: nodes pass on what goes round, so each has a switch of its own, joined to those of its neighbours.
 */
Result<Platform> slurmRings(const std::vector<SlurmGroup>& groups)
{
    SlurmHosts lists;
    NetworkRows rows;
    std::unordered_set<std::string> seen;
    for (const SlurmGroup& group : groups) {
        ASSIGN_OR_RETURN(const SlurmHosts::Names names, lists.expand(group.line, group.nodes));
        for (const std::string& name : names) {
            if (!seen.insert(name).second)
                return topologyFault(
                    group.line, sentence("node %1 is in the rings twice; name it once", {inQuotes(name)}));
            if (seen.size() > kMostJoinedNodes)
                return tooManyJoined(group.line,
                                     phrase("more than %1 nodes are in rings; import a smaller part"));
            rows.addSwitch(name + " router");
            rows.addNode(name, name + " router");
        }
        // Two nodes are joined once, three and more in a circle.
        const std::size_t count = names.size();
        for (std::size_t i = 0; i + 1 < count + (count > 2 ? 1 : 0); ++i)
            rows.join(group.name + " " + std::to_string(i + 1), names[i] + " router",
                      names[(i + 1) % count] + " router");
    }
    return rows.platform();
}

/** A record with its continued lines joined and its comment cut off. */
struct SlurmRecord
{
    std::size_t line = 0;
    std::string text;
};

std::vector<SlurmRecord> slurmRecords(std::string_view text)
{
    std::vector<SlurmRecord> records;
    bool isContinued = false;
    for (const TextLine& line : textLines(text)) {
        std::string_view part = trimmed(line.text.substr(0, line.text.find('#')));
        const bool goesOn = part.ends_with('\\');
        if (goesOn)
            part.remove_suffix(1);
        if (isContinued)
            records.back().text += " " + std::string(part);
        else if (!part.empty())
            records.push_back({line.number, std::string(part)});
        isContinued = goesOn && !records.empty();
    }
    return records;
}

/** "SwitchName=a Nodes=b": values by key in small letters; nothing where a word is no pair. */
std::optional<std::map<std::string, std::string>> slurmPairs(const std::string& text)
{
    std::map<std::string, std::string> pairs;
    for (const std::string& word : wordsOf(text)) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos || equals == 0)
            return std::nullopt;
        std::string value = word.substr(equals + 1);
        if (value.size() > 1 && value.front() == '"' && value.back() == '"')
            value = value.substr(1, value.size() - 2);
        pairs[lowered(word.substr(0, equals))] = std::move(value);
    }
    return pairs;
}

std::string takeKey(std::map<std::string, std::string>& pairs, const char* key)
{
    const auto found = pairs.find(key);
    if (found == pairs.end())
        return {};
    std::string value = std::move(found->second);
    pairs.erase(found);
    return value;
}

class SlurmConf
{
public:
    explicit SlurmConf(ImportedTopology& topology) : m_topology(topology) {}

    void take(const SlurmRecord& record)
    {
        auto pairs = slurmPairs(record.text);
        if (!pairs) {
            m_topology.skip(record.line, record.text, sentence("it is no list of Key=Value"));
            return;
        }
        SlurmGroup group;
        group.line = record.line;
        group.name = takeKey(*pairs, "switchname");
        const bool isBlock = group.name.empty();
        if (isBlock)
            group.name = takeKey(*pairs, "blockname");
        const std::string sizes = takeKey(*pairs, "blocksizes");
        if (group.name.empty()) {
            if (sizes.empty())
                m_topology.skip(record.line, record.text, sentence("it names neither a switch nor a block"));
            else
                m_topology.notes.push_back(
                    sentence("BlockSizes=%1 is about the scheduler's planning; it was left out", {sizes}));
            return;
        }
        group.nodes = takeKey(*pairs, "nodes");
        group.children = takeKey(*pairs, "switches");
        const std::string level = takeKey(*pairs, "level");
        if (!level.empty() && level != "0")
            group.nodes.clear(); // scontrol repeats the nodes below at every level
        if (isBlock)
            ++m_blockCount;
        m_hasSpeed = !takeKey(*pairs, "linkspeed").empty() || m_hasSpeed;
        for (const auto& [key, value] : *pairs)
            m_topology.notes.push_back(
                atLine(record.line, sentence("%1 means nothing here and was left out", {key + "=" + value})));
        m_groups.push_back(std::move(group));
    }

    Result<ImportedTopology> finish()
    {
        if (m_groups.empty())
            return invalidInput("no line names a switch or a block");
        if (m_hasSpeed)
            m_topology.notes.emplace_back(
                sentence("LinkSpeed has no unit and no meaning for Slurm; speeds come from elsewhere"));
        if (m_blockCount > 1)
            m_topology.notes.emplace_back(
                sentence("each block became a switch; the file does not say how blocks are joined"));
        ASSIGN_OR_RETURN(Platform platform, SlurmTree(m_topology).build(m_groups));
        m_topology.platforms.push_back(std::move(platform));
        return std::move(m_topology);
    }

private:
    ImportedTopology& m_topology;
    std::vector<SlurmGroup> m_groups;
    bool m_hasSpeed = false;
    std::size_t m_blockCount = 0;
};

} // namespace

std::optional<Recognition> recogniseSlurmConf(std::string_view text)
{
    for (const TextLine& line : textLines(text)) {
        const std::string words = lowered(trimmed(line.text));
        for (const std::string_view key : {"switchname=", "blockname="})
            if (words.starts_with(key))
                return Recognition{Confidence::certain, sentence("the line that begins with %1",
                                                                 {trimmed(line.text).substr(0, key.size())})};
    }
    return std::nullopt;
}

Result<ImportedTopology> readSlurmConf(std::string_view text)
{
    ImportedTopology topology;
    SlurmConf conf(topology);
    for (const SlurmRecord& record : slurmRecords(text))
        conf.take(record);
    return conf.finish();
}

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

/**
 * A torus with a router at each place and the node of the place on it; a place without a node keeps its
 * router, which messages pass. Fails where a list of nodes has another length than its block, blocks overlap
 * or reach out of the torus, a node stands twice, or there are more than kMostJoinedNodes places.
 */
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
        NetworkRows rows;
        for (std::size_t i = 0; i < m_count; ++i) {
            const TorusPlace at = placeIn(m_torus.sizes, i);
            SwitchRow& router = rows.addSwitch(routerAt(i));
            setCoordinates(router.extras, Coordinates(at.begin(), at.end()));
            if (!m_nodes[i].empty())
                rows.addNode(m_nodes[i], router.name);
            for (std::size_t d = 0; d < 3; ++d) {
                const std::uint32_t size = m_torus.sizes[d];
                // Two in a row are joined once, three and more in a ring.
                if (at[d] + 1 >= size && size <= 2)
                    continue;
                TorusPlace next = at;
                next[d] = (at[d] + 1) % size;
                rows.join(m_torus.name + " " + sizeText(at) + " " + "xyz"[d], router.name,
                          routerAt(indexOf(next)));
            }
        }
        Platform platform = rows.platform(RoutingRule::dimensionOrder);
        platform.name = m_torus.name;
        return platform;
    }

    const SlurmTorus& m_torus;
    std::size_t m_count;
    std::vector<std::string> m_nodes; ///< by place; empty: none
    std::unordered_set<std::string> m_seen;
    SlurmHosts m_hosts;
};

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
        ASSIGN_OR_RETURN(Platform platform, TorusBuilder(torus).build());
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
        ASSIGN_OR_RETURN(Platform platform,
                         key == "ring" ? slurmRings(groups) : SlurmTree(topology).build(groups));
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
