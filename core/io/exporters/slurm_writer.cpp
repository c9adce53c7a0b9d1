// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/exporters/network_writer.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <limits>
#include <set>

namespace contraflow {

namespace {

/** With "_" for what Slurm reads as the end of a name, a list or a comment; ALL stands for all nodes there.
 */
std::string slurmWord(std::string name)
{
    constexpr std::string_view kSigns = " =#,[]\"\\\x7F";
    for (char& c : name)
        if (static_cast<unsigned char>(c) < 0x20 || kSigns.find(c) != std::string_view::npos)
            c = '_';
    return lowered(name) == "all" ? name + "_" : name;
}

/** Switches by how far they are above the nearest nodes: those below a switch are one nearer. */
class SlurmWriter
{
public:
    explicit SlurmWriter(const NetworkWriting& writing)
        : m_writing(writing)
        , m_network(writing.network)
        , m_levels(m_network.switches().size(), kNone)
        , m_nodes(m_network.switches().size())
        , m_children(m_network.switches().size())
    {
        std::vector<WantedName> nodes;
        for (const Network::Node& node : m_network.nodes())
            if (!node.server)
                nodes.push_back({node.name, slurmWord(node.name)});
        for (const Network::Server& server : m_network.servers()) // what Slurm takes for a node
            nodes.push_back({server.name, slurmWord(server.name)});
        m_nodeNames = written(nodes);
        std::vector<WantedName> switches;
        for (const Network::Switch& each : m_network.switches())
            switches.push_back({each.name, slurmWord(each.name)});
        m_switchNames = written(switches);
    }

    Result<std::vector<std::string>> write()
    {
        takeNodes();
        findLevels();
        RETURN_IF_ERROR(takeLinks());
        std::string text;
        std::size_t bare = 0;
        for (std::size_t i = 0; i < m_network.switches().size(); ++i) {
            if (m_network.switches()[i].isInServer)
                continue;
            if (m_nodes[i].empty() && m_children[i].empty()) {
                ++bare;
                continue;
            }
            const bool isLeaf = !m_nodes[i].empty();
            const std::vector<std::string> below =
                isLeaf ? m_nodes[i] : std::vector<std::string>(m_children[i].begin(), m_children[i].end());
            text += "SwitchName=" + m_switchNames[i] + (isLeaf ? " Nodes=" : " Switches=") +
                    hostListOf(below) + "\n";
        }
        note(bare, sentence("%1 above no node left out", {sentenceOf(bare, "1 switch", "%1 switches")}));
        m_notes.emplace_back(sentence("topology.conf has no bandwidths and latencies"));
        for (std::string& routes : noteOfWrittenRoutes(m_network))
            m_notes.push_back(std::move(routes));
        m_notes.insert(m_notes.end(), m_renamed.begin(), m_renamed.end());
        RETURN_IF_ERROR(m_writing.sink(text));
        return m_notes;
    }

private:
    static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

    void note(std::size_t count, const std::string& text)
    {
        if (count > 0)
            m_notes.push_back(text);
    }

    std::vector<std::string> written(const std::vector<WantedName>& wanted)
    {
        std::vector<std::string> names = distinctNames(wanted, "_");
        if (auto note =
                noteOfChangedNames(wanted, names, phrase("Slurm cannot have all names as they are: %1")))
            m_renamed.push_back(std::move(*note));
        return names;
    }

    void takeNodes()
    {
        std::size_t loose = 0;
        std::size_t name = 0;
        const auto take = [&](const std::set<std::uint32_t>& switches) {
            loose += switches.empty() ? 1 : 0;
            for (const std::uint32_t index : switches)
                m_nodes[index].push_back(m_nodeNames[name]);
            ++name;
        };
        const auto switchesOf = [this](std::uint32_t node, std::set<std::uint32_t> switches = {}) {
            for (const Network::Hop& hop : m_network.switchHops({true, node}))
                switches.insert(hop.to.index);
            return switches;
        };
        for (std::uint32_t i = 0; i < m_network.nodes().size() && !m_network.nodes()[i].server; ++i)
            take(switchesOf(i));
        for (const Network::Server& server : m_network.servers()) {
            std::set<std::uint32_t> switches;
            for (std::uint32_t gpu = 0; gpu < server.gpus; ++gpu)
                switches = switchesOf(server.gpu(gpu).value, std::move(switches));
            take(switches);
        }
        note(m_network.servers().empty() ? 0 : 1,
             sentence("servers are nodes: Slurm counts their GPUs in slurm.conf"));
        note(loose, sentence("%1 on no switch left out", {sentenceOf(loose, "1 node", "%1 nodes")}));
    }

    void findLevels()
    {
        std::vector<std::uint32_t> front;
        for (std::uint32_t i = 0; i < m_levels.size(); ++i)
            if (!m_nodes[i].empty()) {
                m_levels[i] = 0;
                front.push_back(i);
            }
        for (std::size_t level = 1; !front.empty(); ++level) {
            std::vector<std::uint32_t> next;
            for (const std::uint32_t from : front)
                for (const Network::Hop& hop : m_network.switchHops({false, from}))
                    if (m_levels[hop.to.index] == kNone) {
                        m_levels[hop.to.index] = level;
                        next.push_back(hop.to.index);
                    }
            front = std::move(next);
        }
    }

    Result<void> takeLinks()
    {
        std::size_t level = 0;
        std::size_t parallel = 0;
        std::size_t taken = 0;
        for (const Network::Link& link : m_network.links()) {
            if (link.from.isNode || link.to.isNode || link.isInServer)
                continue;
            std::uint32_t low = link.from.index;
            std::uint32_t high = link.to.index;
            if (m_levels[low] == m_levels[high]) {
                ++level;
                continue;
            }
            if (m_levels[low] > m_levels[high])
                std::swap(low, high);
            const bool isNew = m_children[high].insert(m_switchNames[low]).second;
            (isNew ? taken : parallel) += 1;
        }
        if (level > 0 && taken == 0)
            return invalidInput(
                "topology.conf has switches above others, and here no switch is above another one: all %1 "
                "between switches join equals, as in a ring, a torus or a dragonfly",
                {sentenceOf(level, "1 link", "%1 links")});
        note(level, sentence("%1 between switches of the same height left out",
                             {sentenceOf(level, "1 link", "%1 links")}));
        note(parallel, sentence("%1 left out: topology.conf names a switch once",
                                {sentenceOf(parallel, "1 parallel link", "%1 parallel links")}));
        return {};
    }

    const NetworkWriting& m_writing;
    const Network& m_network;
    std::vector<std::size_t> m_levels;
    std::vector<std::vector<std::string>> m_nodes;              ///< by switch
    std::vector<std::set<std::string, NaturalLess>> m_children; ///< by switch
    std::vector<std::string> m_nodeNames;
    std::vector<std::string> m_switchNames;
    std::vector<std::string> m_renamed; ///< what to say of it
    std::vector<std::string> m_notes;
};

} // namespace

Result<std::vector<std::string>> writeSlurmTopology(const NetworkWriting& writing)
{
    return SlurmWriter(writing).write();
}

} // namespace contraflow
