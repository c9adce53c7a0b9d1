// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/slurm_switches.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/topology_readers.h"
#include "core/io/text_beginning.h"
#include "core/project/host_list.h"

#include <map>
#include <unordered_map>
#include <unordered_set>

namespace contraflow {

namespace {

/** More than this is a list with a wrong number in it. */
constexpr std::size_t kMostUndescribed = 1'000;

/** `pattern` has the most nodes in its place %1. */
Error tooManyJoined(std::size_t line, std::string_view pattern)
{
    return topologyFault(line, sentence(pattern, {groupedCount(kMostJoinedNodes)}));
}

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
        Platform platform;
        platform.switches = SharedRows<SwitchRow>(std::move(m_switches));
        platform.nodes = SharedRows<NodeRow>(std::move(m_nodes));
        platform.links = SharedRows<LinkRow>(std::move(m_links));
        return platform;
    }

private:
    Result<void> addSwitch(const SlurmGroup& group)
    {
        const auto [known, isNew] = m_lines.emplace(group.name, group.line);
        if (!isNew)
            return topologyFault(group.line,
                                 sentence("%1 was described before, on line %2; say all of it in one place",
                                          {inQuotes(group.name), std::to_string(known->second)}));
        m_switches.push_back({group.name, {}});
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
                m_switches.push_back({child, {}});
                undescribed.push_back(child);
            }
            m_links.push_back({child + "-" + group.name, child, group.name, {}, {}, {}, {}});
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
                m_links.push_back({node + "-" + group.name, node, group.name, {}, {}, {}, {}});
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
            m_nodes.push_back(
                {own.size() == nodes.size() ? group.nodes : hostListOf(own), group.name, {}, {}, {}, {}, {}});
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
    std::vector<SwitchRow> m_switches;
    std::vector<NodeRow> m_nodes;
    std::vector<LinkRow> m_links;
};

} // namespace

Result<Platform> slurmTree(const std::vector<SlurmGroup>& groups, ImportedTopology& topology)
{
    return SlurmTree(topology).build(groups);
}

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

Result<Platform> slurmRings(const std::vector<SlurmGroup>& groups)
{
    SlurmHosts lists;
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> nodes;
    std::vector<LinkRow> links;
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
            switches.push_back({name + " router", {}});
            nodes.push_back({name, name + " router", {}, {}, {}, {}, {}});
        }
        // Two nodes are joined once, three and more in a circle.
        const std::size_t count = names.size();
        for (std::size_t i = 0; i + 1 < count + (count > 2 ? 1 : 0); ++i)
            links.push_back({group.name + " " + std::to_string(i + 1),
                             names[i] + " router",
                             names[(i + 1) % count] + " router",
                             {},
                             {},
                             {},
                             {}});
    }
    Platform platform;
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

} // namespace contraflow
