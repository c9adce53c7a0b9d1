// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/topology_file.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/topology_readers.h"
#include "core/io/text/text_file.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <unordered_map>

namespace contraflow {

namespace {

/** Switches that links join to one another, and the nodes on them. */
class TopologyParts
{
public:
    explicit TopologyParts(const Platform& platform) : m_platform(platform)
    {
        findParts();
        findFurtherLinks();
        for (const NodeRow& row : platform.nodes)
            if (const auto home = m_switches.find(row.switchName); home != m_switches.end())
                takeNodes(row, m_parts[home->second]);
    }

    /** A sentence where some nodes of the platform cannot reach others, with two of them; nothing where all
     * can. Nodes on no switch do not count: they are said otherwise. */
    [[nodiscard]] std::optional<std::string> note() const
    {
        constexpr std::size_t kMostLooked = 1000;
        std::size_t looked = 0;
        for (auto one = m_nodes.begin(); one != m_nodes.end() && looked < kMostLooked; ++one, ++looked)
            for (auto other = std::next(one); other != m_nodes.end(); ++other)
                if (!shareOne(one->first, other->first))
                    return sentence(
                        "no links lead from some nodes to others, such as from %1 to %2: add links where "
                        "there are some",
                        {inQuotes(one->second), inQuotes(other->second)});
        return std::nullopt;
    }

private:
    void findParts()
    {
        for (std::size_t i = 0; i < m_platform.switches.size(); ++i)
            m_switches.emplace(m_platform.switches[i].name, i);
        std::vector<std::vector<std::size_t>> neighbours(m_platform.switches.size());
        for (const LinkRow& link : m_platform.links) {
            const auto from = m_switches.find(link.from);
            const auto to = m_switches.find(link.to);
            if (from == m_switches.end() || to == m_switches.end())
                continue;
            neighbours[from->second].push_back(to->second);
            neighbours[to->second].push_back(from->second);
        }
        const std::size_t none = neighbours.size();
        m_parts.assign(none, none);
        for (std::size_t first = 0; first < none; ++first) {
            if (m_parts[first] != none)
                continue;
            m_parts[first] = first;
            std::vector<std::size_t> open{first};
            while (!open.empty()) {
                const std::size_t at = open.back();
                open.pop_back();
                for (const std::size_t next : neighbours[at])
                    if (m_parts[next] == none) {
                        m_parts[next] = first;
                        open.push_back(next);
                    }
            }
        }
    }

    /** A node that hangs on several switches is in the part of each. */
    void findFurtherLinks()
    {
        for (const LinkRow& link : m_platform.links)
            for (const auto& [node, other] : {std::pair(link.from, link.to), std::pair(link.to, link.from)})
                if (const auto place = m_switches.find(other);
                    place != m_switches.end() && !m_switches.contains(node))
                    m_further[node].insert(m_parts[place->second]);
    }

    void takeNodes(const NodeRow& row, std::size_t home)
    {
        const bool isKnown = m_nodes.contains({home});
        if (isKnown && m_further.empty())
            return;
        const auto names = expandHostList(row.name);
        for (const std::string& name : names ? *names : std::vector<std::string>{row.name}) {
            std::set<std::size_t> parts{home};
            if (const auto further = m_further.find(name); further != m_further.end())
                parts.insert(further->second.begin(), further->second.end());
            m_nodes.emplace(std::move(parts), name);
            if (m_further.empty())
                return; // the others are in the same part
        }
    }

    static bool shareOne(const std::set<std::size_t>& one, const std::set<std::size_t>& other)
    {
        return std::ranges::any_of(one, [&other](std::size_t part) { return other.contains(part); });
    }

    const Platform& m_platform;
    std::unordered_map<std::string, std::size_t> m_switches;          ///< by name
    std::vector<std::size_t> m_parts;                                 ///< by switch the first one of its part
    std::unordered_map<std::string, std::set<std::size_t>> m_further; ///< parts by node
    std::map<std::set<std::size_t>, std::string> m_nodes; ///< by the parts that they are in, the first one
};

constexpr std::array kTopologyFormats{
    TopologyFormat{
        {"slurm-conf", "Slurm topology.conf",
         "Slurm's `topology.conf` of trees and of blocks, and what `scontrol show topology` prints"},
        recogniseSlurmConf,
        readSlurmConf,
        /*countsCables*/ false},
    TopologyFormat{{"slurm-yaml", "Slurm topology.yaml",
                    "Slurm's `topology.yaml`: trees, blocks and rings, a platform for each topology"},
                   recogniseSlurmYaml,
                   readSlurmYaml,
                   /*countsCables*/ false},
    TopologyFormat{{"ibnetdiscover", "ibnetdiscover",
                    "what `ibnetdiscover` prints of an InfiniBand fabric, and networks of `ibsim`"},
                   recogniseIbnet,
                   readIbnet},
    TopologyFormat{{"ibnetdiscover-ports", "ibnetdiscover -p", "the list of ports of `ibnetdiscover -p`"},
                   recogniseIbnetPorts,
                   readIbnetPorts},
    TopologyFormat{
        {"simgrid", "SimGrid platform",
         "platforms of SimGrid in XML, versions 3 to 4.1: zones, routes, and clusters that are flat, "
         "fat-trees, tori or dragonflies"},
        recogniseSimgrid,
        readSimgrid},
    TopologyFormat{{"ns3", "SimAI or ASTRA-sim (ns-3)",
                    "topologies of SimAI, and of ASTRA-sim and HPCC on ns-3: GPUs, NVSwitches, "
                    "switches and links with their rates and latencies"},
                   recogniseNs3,
                   readNs3},
    TopologyFormat{{"htsim", "htsim topology",
                    "fat-trees of htsim (`.topo`) with two or three tiers: rates, latencies of links and "
                    "switches, bundles of links"},
                   recogniseHtsim,
                   readHtsim},
    TopologyFormat{{"astra-sim", "ASTRA-sim network (analytical)",
                    "networks of ASTRA-sim's analytical simulator (`network.yml`): rings, switches "
                    "and full connections, in any number of dimensions"},
                   recogniseAstra,
                   readAstra},
    TopologyFormat{{"nccl-topology", "NCCL topology",
                    "NCCL's XML of one server, by hand or dumped: its GPUs and NICs, with their rates, "
                    "for the servers of a platform"},
                   recogniseNcclTopology,
                   readNcclTopology},
    TopologyFormat{{"lstopo", "lstopo (hwloc)",
                    "the XML of `lstopo` of hwloc 1 and 2: the cores of a node, for nodes of a platform that "
                    "is there"},
                   recogniseHwloc,
                   readHwloc},
};

/** Whether it makes platforms on which nothing is. */
bool namesNoNode(const ImportedTopology& topology)
{
    return !topology.platforms.empty() &&
           std::ranges::all_of(topology.platforms, [](const Platform& platform) {
               return platform.nodes.empty() && platform.servers.empty();
           });
}

} // namespace

void ImportedTopology::skip(std::size_t line, std::string_view text, std::string reason)
{
    constexpr std::size_t kShownBytes = 200;
    if (rejected.size() < ImportLimits::kRejected)
        rejected.push_back({line, std::string(leadingText(text, kShownBytes)), std::move(reason), false});
}

SwitchRow& NetworkRows::addSwitch(std::string name)
{
    return switches.emplace_back(SwitchRow{std::move(name), {}});
}

void NetworkRows::addNode(std::string name, std::string onSwitch, QuantityCell bandwidth,
                          QuantityCell latency)
{
    nodes.push_back(
        {std::move(name), std::move(onSwitch), {}, std::move(bandwidth), std::move(latency), {}, {}});
}

void NetworkRows::join(std::string name, std::string from, std::string to, QuantityCell bandwidth,
                       QuantityCell latency)
{
    links.push_back(
        {std::move(name), std::move(from), std::move(to), std::move(bandwidth), std::move(latency), {}, {}});
}

Platform NetworkRows::platform(RoutingRule routing)
{
    Platform platform;
    platform.routing = routing;
    platform.switches = std::move(switches);
    platform.nodes = std::move(nodes);
    platform.links = std::move(links);
    return platform;
}

Error topologyFault(std::size_t line, const std::string& message)
{
    return {ErrorCode::invalidInput, atLine(line, message)};
}

Quantity simulatedLatency(double seconds)
{
    constexpr double kFemto = 1e-15;
    constexpr std::pair<double, const char*> kUnits[]{{1e15, "s"}, {1e12, "ms"}, {1e9, "us"}, {0, "ns"}};
    constexpr double kFemtosOfNano = 1e6;
    const double femtos = std::round(seconds / kFemto);
    for (const auto& [least, unit] : kUnits)
        if (femtos >= least)
            return quantity(Dimension::duration, femtos / std::max(least, kFemtosOfNano), unit);
    return quantity(Dimension::duration, 0, "s");
}

std::string plainName(std::string_view text)
{
    std::string name(trimmed(text));
    for (char& c : name)
        if (c == '[' || c == ']' || c == ',')
            c = '_';
    constexpr std::size_t kLongest = 200;
    return std::string(leadingText(name, kLongest));
}

std::span<const TopologyFormat> topologyFormats()
{
    return kTopologyFormats;
}

const TopologyFormat* findTopologyFormat(std::string_view name)
{
    return rowNamed(kTopologyFormats, name);
}

const TopologyFormat* recogniseTopology(std::string_view text)
{
    text = withoutByteOrderMark(text);
    for (const TopologyFormat& format : kTopologyFormats)
        if (format.recognise(text))
            return &format;
    return nullptr;
}

bool looksLikeTopology(const std::filesystem::path& file)
{
    constexpr std::size_t kHeadBytes = 65'536;
    const Result<std::string> head = readFileHead(file, kHeadBytes);
    return head && recogniseTopology(*head) != nullptr;
}

Result<ImportedTopology> parseTopology(std::string_view text, const TopologyFormat* format)
{
    text = withoutByteOrderMark(text);
    std::string readable; // a text that has bytes of another encoding, without them
    std::string replacedNote;
    if (const std::size_t bad = findInvalidUtf8(text); bad != std::string_view::npos) {
        const auto number =
            1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(bad), '\n');
        readable = text;
        const std::size_t replaced = replaceInvalidUtf8(readable);
        const std::string line = std::to_string(number);
        replacedNote =
            sentence(replaced == 1 ? phrase("1 byte that is not UTF-8 became �, the first in line %2; "
                                            "convert the file to UTF-8 (iconv) where its names matter")
                                   : phrase("%1 bytes that are not UTF-8 became �, the first in line "
                                            "%2; convert the file to UTF-8 (iconv) where its names matter"),
                     {groupedCount(replaced), line});
        text = readable;
    }
    const TopologyFormat* const known = format != nullptr ? format : recogniseTopology(text);
    if (known == nullptr) {
        const auto titles = mapped<std::string>(kTopologyFormats, &TopologyFormat::title);
        return invalidInput("this is no topology that is known; taken are %1", {joinedWords(titles)});
    }
    Result<ImportedTopology> topology = known->read(text);
    if (!topology)
        return topology.error().within(sentence("as %1", {known->title}));
    if (namesNoNode(*topology))
        return invalidInput(
                   "it names no node, so that nothing could be sent on it; import a file in which nodes hang "
                   "on its switches")
            .within(sentence("as %1", {known->title}));
    for (const Platform& platform : topology->platforms)
        if (const auto note = TopologyParts(platform).note())
            topology->notes.push_back(platform.name.empty()
                                          ? *note
                                          : sentence("platform %1: %2", {inQuotes(platform.name), *note}));
    const auto recognition = known->recognise(text);
    if (!replacedNote.empty())
        topology->notes.insert(topology->notes.begin(), std::move(replacedNote));
    topology->format = known;
    topology->evidence = recognition ? recognition->evidence : sentence("chosen");
    return topology;
}

} // namespace contraflow
