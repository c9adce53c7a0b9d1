// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/importing/topology_readers.h"
#include "core/project/written_routes.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <utility>

// Topologies of packet simulators on ns-3, as SetupNetwork() of SimAI and ASTRA-sim
// (network_frontend/ns3/common.h) and of HPCC before them reads them: counts, the numbers of the places that
// are switches, and links.

namespace contraflow {

namespace {

/** The first line. */
struct Ns3Counts
{
    std::uint64_t places = 0;
    std::uint64_t innerSwitches = 0; ///< of servers: SimAI's NVSwitches, which come first among the switches
    std::uint64_t switches = 0;      ///< others
    std::uint64_t links = 0;
    bool isSimAi = false;
};

/** "places switches links", or SimAI's "places gpus-of-a-server nvswitches switches links gpu-type". */
std::optional<Ns3Counts> ns3Counts(std::string_view line)
{
    const std::vector<std::string> words = wordsOf(line);
    const bool isSimAi = words.size() == 6 && !parseCount(words[5]);
    if (words.size() != 3 && !isSimAi)
        return std::nullopt;
    std::vector<std::uint64_t> counts;
    for (std::size_t i = 0; i < words.size() - (isSimAi ? 1 : 0); ++i) {
        const auto count = parseCount(words[i]);
        if (!count)
            return std::nullopt;
        counts.push_back(*count);
    }
    return isSimAi ? Ns3Counts{counts[0], counts[2], counts[3], counts[4], true}
                   : Ns3Counts{counts[0], 0, counts[1], counts[2], false};
}

/** "16 0 200Gbps 0.0005ms 0": two places, rate, latency, share of loss. */
bool isNs3Link(std::string_view line)
{
    const std::vector<std::string> words = wordsOf(line);
    return words.size() == 5 && parseCount(words[0]) && parseCount(words[1]) &&
           parseQuantity(Dimension::bandwidth, words[2]) && words[2].ends_with("ps") && parseNumber(words[4]);
}

bool areCounts(std::string_view line)
{
    const std::vector<std::string> words = wordsOf(line);
    return std::ranges::all_of(words, [](const std::string& word) { return parseCount(word).has_value(); });
}

/** Time of ns-3: with a unit, or in seconds. */
Result<Quantity> ns3Time(const std::string& text)
{
    constexpr std::string_view kPico = "ps"; // which no unit of ours is
    constexpr double kSecondsOfPico = 1e-12;
    if (const auto seconds = parseNumber(text); seconds && *seconds >= 0)
        return simulatedLatency(*seconds);
    if (text.ends_with(kPico))
        if (const auto picos = parseNumber(text.substr(0, text.size() - kPico.size())); picos && *picos >= 0)
            return simulatedLatency(*picos * kSecondsOfPico);
    Result<Quantity> time = parseQuantity(Dimension::duration, text);
    return time ? Result<Quantity>(simulatedLatency(time->value)) : time;
}

/** DataRate of ns-3: with a unit, or in bits per second. */
Result<Quantity> ns3Rate(const std::string& text)
{
    const auto bits = parseNumber(text);
    Result<Quantity> rate = parseQuantity(Dimension::bandwidth, bits ? text + " bit/s" : text);
    if (rate && rate->value <= 0)
        return invalidInput("%1 is no rate of a link; write one above 0", {inQuotes(text)});
    return rate;
}

class Ns3Reader
{
public:
    explicit Ns3Reader(std::string_view text) : m_lines(textLines(text))
    {
        std::erase_if(m_lines, [](const TextLine& line) { return trimmed(line.text).empty(); });
    }

    Result<ImportedTopology> read()
    {
        for (const auto step : {&Ns3Reader::readCounts, &Ns3Reader::readSwitches, &Ns3Reader::readLinks})
            RETURN_IF_ERROR((this->*step)());
        const bool hasServers = makeServers();
        if (!hasServers) {
            makeRows();
            preferInnerSwitches();
        }
        say();
        Platform platform = m_rows.platform(RoutingRule::ecmpHash);
        if (hasServers)
            platform.rails = RailRule::spine; // NVSwitches hand nothing on to the network
        platform.servers = std::move(m_servers);
        platform.routes = std::move(m_routes);
        m_topology.platforms.push_back(std::move(platform));
        return std::move(m_topology);
    }

private:
    enum class Place : std::uint8_t
    {
        node,
        innerSwitch,
        networkSwitch,
    };
    struct Link
    {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        Quantity rate;
        Quantity latency;
        std::size_t line = 0; ///< 0: another one between the same places took its place
    };
    /** The link over which a node reaches a switch. */
    struct Port
    {
        std::uint32_t node = 0;
        std::string link; ///< as routes call it; empty: that of the node's row
    };

    Result<void> readCounts()
    {
        const auto counts = m_lines.empty() ? std::nullopt : ns3Counts(m_lines.front().text);
        if (!counts)
            return topologyFault(
                m_lines.empty() ? 1 : m_lines.front().number,
                sentence(
                    "it begins with numbers of places, switches and links, or as SimAI does with those of "
                    "places, GPUs of a server, NVSwitches, switches and links and the kind of GPU; correct "
                    "the first line"));
        m_counts = *counts;
        const std::size_t line = m_lines.front().number;
        for (const auto& [count, tooMany] :
             {std::pair(m_counts.places, phrase("%1 places are more than the %2 that are taken")),
              std::pair(m_counts.links, phrase("%1 links are more than the %2 that are taken")),
              std::pair(m_counts.innerSwitches, phrase("%1 NVSwitches are more than the %2 that are taken")),
              std::pair(m_counts.switches, phrase("%1 switches are more than the %2 that are taken"))})
            if (count > kMostTopologyParts)
                return topologyFault(
                    line, sentence(tooMany, {groupedCount(count), groupedCount(kMostTopologyParts)}));
        if (m_counts.innerSwitches + m_counts.switches >= m_counts.places)
            return topologyFault(
                line,
                sentence("all of its %1 places are switches, so that nothing sends; correct the numbers",
                         {groupedCount(m_counts.places)}));
        m_places.assign(m_counts.places, Place::node);
        return {};
    }

    Result<void> readSwitches()
    {
        const std::uint64_t wanted = m_counts.innerSwitches + m_counts.switches;
        std::uint64_t found = 0;
        for (m_next = 1; found < wanted; ++m_next) {
            if (m_next == m_lines.size() || !areCounts(m_lines[m_next].text))
                return topologyFault(
                    m_lines[std::min(m_next, m_lines.size() - 1)].number,
                    sentence("the first line says %1, and the numbers of %2 follow; correct one of them, or "
                             "fetch the whole file",
                             {sentenceOf(wanted, "1 switch", "%1 switches"), groupedCount(found)}));
            const TextLine& line = m_lines[m_next];
            for (const std::string& word : wordsOf(line.text)) {
                ASSIGN_OR_RETURN(const auto number, placeOf(word, line));
                if (found == wanted || m_places[number] != Place::node)
                    return topologyFault(
                        line.number,
                        sentence(
                            found == wanted
                                ? phrase(
                                      "place %1 is one more than the %2 switches of the first line; correct "
                                      "the line")
                                : phrase("place %1 is named as a switch twice; correct the line"),
                            {word, groupedCount(wanted)}));
                m_places[number] = found < m_counts.innerSwitches ? Place::innerSwitch : Place::networkSwitch;
                ++found;
            }
        }
        return {};
    }

    Result<void> readLinks()
    {
        std::unordered_map<std::uint64_t, std::size_t> byEnds;
        for (; m_next < m_lines.size(); ++m_next) {
            const TextLine& line = m_lines[m_next];
            if (m_read == m_counts.links) {
                m_topology.skip(
                    line.number, line.text,
                    sentence(
                        "the first line says %1, which stand before; what follows is not read, as by ns-3",
                        {sentenceOf(m_counts.links, "1 link", "%1 links")}));
                continue;
            }
            Result<void> taken = readLink(line, byEnds);
            if (!taken)
                return taken;
            ++m_read;
        }
        if (m_read < m_counts.links)
            return topologyFault(
                m_lines.back().number,
                sentence(
                    "the first line says %1, and the file ends after %2; fetch the whole file, or correct "
                    "the number",
                    {sentenceOf(m_counts.links, "1 link", "%1 links"), groupedCount(m_read)}));
        return {};
    }

    Result<void> readLink(const TextLine& line, std::unordered_map<std::uint64_t, std::size_t>& byEnds)
    {
        const std::vector<std::string> words = wordsOf(line.text);
        if (words.size() != 5)
            return topologyFault(
                line.number,
                sentence(
                    "a link is two places, rate, latency and share of loss, as in '16 0 200Gbps 0.0005ms "
                    "0'; correct the line"));
        const auto from = placeOf(words[0], line);
        const auto to = placeOf(words[1], line);
        const Result<Quantity> rate = ns3Rate(words[2]);
        const Result<Quantity> latency = ns3Time(words[3]);
        const auto loss = parseNumber(words[4]);
        if (!from || !to)
            return (from ? to : from).error();
        if (!rate || !latency)
            return topologyFault(line.number, (rate ? latency : rate).error().message);
        if (!loss || *loss < 0 || *loss > 1)
            return topologyFault(line.number,
                                 sentence("%1 is no share of packets that are lost; write one from 0 to 1",
                                          {inQuotes(words[4])}));
        if (*from == *to)
            return topologyFault(
                line.number, sentence("the link joins place %1 with itself; name two places", {words[0]}));
        if (*loss > 0 && ++m_lossy == 1)
            m_lossyLine = line.number;
        const auto [least, most] = std::minmax(*from, *to);
        const auto [found, isNew] = byEnds.emplace((std::uint64_t{least} << 32U) | most, m_links.size());
        if (!isNew) {
            Link& before = m_links[found->second];
            m_topology.skip(
                before.line, words[0] + " " + words[1],
                sentence(
                    "line %1 joins the same places again, and ns-3 sends over the last link of two places",
                    {std::to_string(line.number)}));
            before.line = 0;
            found->second = m_links.size();
        }
        m_links.push_back({*from, *to, *rate, *latency, line.number});
        return {};
    }

    Result<std::uint32_t> placeOf(const std::string& word, const TextLine& line) const
    {
        const auto number = parseCount(word);
        if (!number || *number >= m_places.size())
            return topologyFault(line.number,
                                 sentence("%1 is no place; there are those from 0 to %2",
                                          {inQuotes(word), std::to_string(m_places.size() - 1)}));
        return static_cast<std::uint32_t>(*number);
    }

    [[nodiscard]] std::string nameOf(std::uint32_t place) const
    {
        const char* const kind = m_places[place] == Place::innerSwitch     ? "nvswitch"
                                 : m_places[place] == Place::networkSwitch ? "switch"
                                 : m_counts.isSimAi                        ? "gpu"
                                                                           : "npu";
        return kind + std::to_string(place);
    }

    /** The links of a node of a server. */
    struct GpuLinks
    {
        const Link* inner = nullptr;
        const Link* outer = nullptr;
    };

    /** Rows of servers, where all nodes are GPUs with one link to an NVSwitch and one to the network, alike
     * on each server and to one switch, or each to another one; false where they are not. */
    bool makeServers()
    {
        std::vector<GpuLinks> gpus(m_places.size());
        std::vector<std::vector<std::uint32_t>> onSwitch(m_places.size());
        for (const Link& link : m_links) {
            const bool isFromNode = m_places[link.from] == Place::node;
            const std::uint32_t node = isFromNode ? link.from : link.to;
            const std::uint32_t other = isFromNode ? link.to : link.from;
            if (link.line == 0 ||
                (m_places[node] == Place::networkSwitch && m_places[other] == Place::networkSwitch))
                continue;
            const bool isInner = m_places[other] == Place::innerSwitch;
            const Link*& place = isInner ? gpus[node].inner : gpus[node].outer;
            if (m_places[node] != Place::node || m_places[other] == Place::node || place)
                return false;
            place = &link;
            if (isInner)
                onSwitch[other].push_back(node);
        }
        std::vector<ServerRow> rows;
        std::size_t placed = 0;
        for (std::uint32_t place = 0; place < m_places.size(); ++place)
            if (m_places[place] == Place::innerSwitch) {
                placed += onSwitch[place].size();
                auto row = serverOf(std::move(onSwitch[place]), gpus);
                if (!row)
                    return false;
                rows.push_back(std::move(*row));
            }
        if (rows.empty() || placed != nodeCount())
            return false;
        nameServers(std::move(rows));
        for (std::uint32_t place = 0; place < m_places.size(); ++place)
            if (m_places[place] == Place::networkSwitch)
                m_rows.addSwitch(nameOf(place));
        for (const Link& link : m_links)
            if (link.line != 0 && m_places[link.from] == Place::networkSwitch &&
                m_places[link.to] == Place::networkSwitch)
                addRow(nameOf(link.from), nameOf(link.to), link.rate, link.latency);
        return true;
    }

    [[nodiscard]] std::size_t nodeCount() const
    {
        return static_cast<std::size_t>(std::ranges::count(m_places, Place::node));
    }

    /** A server of these GPUs, without its name. */
    [[nodiscard]] std::optional<ServerRow> serverOf(std::vector<std::uint32_t> nodes,
                                                    const std::vector<GpuLinks>& gpus) const
    {
        std::ranges::sort(nodes);
        const auto isLike = [](const Link& a, const Link& b) {
            return a.rate.value == b.rate.value && a.latency.value == b.latency.value;
        };
        std::vector<std::string> rails;
        for (const std::uint32_t node : nodes) {
            const auto& [inner, outer] = gpus[node];
            if (!outer || !isLike(*inner, *gpus[nodes.front()].inner) ||
                !isLike(*outer, *gpus[nodes.front()].outer))
                return {};
            rails.push_back(nameOf(outer->from == node ? outer->to : outer->from));
        }
        const std::size_t different = std::unordered_set(rails.begin(), rails.end()).size();
        if (nodes.size() < 2 || (different > 1 && different < rails.size()))
            return {};
        rails.resize(different);
        const auto& [inner, outer] = gpus[nodes.front()];
        ServerRow row;
        row.gpus = CountCell(static_cast<std::uint32_t>(nodes.size()));
        row.nics = row.gpus;
        row.bandwidth = outer->rate;
        row.latency = outer->latency;
        row.localBandwidth = inner->rate;
        row.localLatency = inner->latency;
        for (const std::string& rail : rails)
            row.rails += (row.rails.empty() ? "" : ",") + rail;
        return row;
    }

    /** Servers that are alike are one row. */
    void nameServers(std::vector<ServerRow> rows)
    {
        for (std::size_t first = 0; first < rows.size();) {
            std::size_t end = first + 1;
            while (end < rows.size() && rows[end] == rows[first])
                ++end;
            ServerRow& row = m_servers.emplace_back(rows[first]);
            row.name = end == first + 1
                           ? "server" + std::to_string(end)
                           : "server[" + std::to_string(first + 1) + "-" + std::to_string(end) + "]";
            first = end;
        }
        m_topology.notes.emplace_back(sentence(
            "GPUs with an NVSwitch are servers: the first GPU of the first NVSwitch is server1.0. Messages "
            "to another rail leave by the own NIC, as in ns-3 (rails: spine); NCCL takes rails: pxn"));
    }

    /** A node hangs on the first switch of the network that the file joins it to, or else on its first
     * NVSwitch; its further links are rows of their own. */
    void makeRows()
    {
        m_rowOf.resize(m_places.size());
        for (std::uint32_t place = 0; place < m_places.size(); ++place)
            if (m_places[place] == Place::node) {
                m_rowOf[place] = m_rows.nodes.size();
                m_rows.addNode(nameOf(place), {});
            } else {
                m_rows.addSwitch(nameOf(place));
            }
        m_ports.resize(m_places.size());
        for (const bool isOfNetwork : {true, false})
            for (const Link& link : m_links)
                if (link.line != 0 && isOfNetwork == (m_places[link.from] == Place::networkSwitch ||
                                                      m_places[link.to] == Place::networkSwitch))
                    makeRow(link);
        for (const NodeRow& node : m_rows.nodes)
            m_loose += node.switchName.empty() ? 1 : 0;
    }

    void makeRow(const Link& link)
    {
        const bool isFromNode = m_places[link.from] == Place::node;
        const bool isToNode = m_places[link.to] == Place::node;
        if (isFromNode && isToNode)
            joinDirectly(link);
        else if (!isFromNode && !isToNode)
            addRow(nameOf(link.from), nameOf(link.to), link.rate, link.latency);
        else
            hang(isFromNode ? link.from : link.to, isFromNode ? link.to : link.from, link);
    }

    void hang(std::uint32_t node, std::uint32_t onSwitch, const Link& link)
    {
        NodeRow& row = m_rows.nodes[m_rowOf[node]];
        if (row.switchName.empty()) {
            row.switchName = nameOf(onSwitch);
            row.bandwidth = link.rate;
            row.latency = link.latency;
            m_ports[onSwitch].push_back({node, {}});
        } else {
            m_ports[onSwitch].push_back({node, addRow(row.name, nameOf(onSwitch), link.rate, link.latency)});
        }
    }

    std::string addRow(const std::string& from, const std::string& to, const Quantity& rate,
                       const Quantity& latency)
    {
        m_rows.join(from + " - " + to, from, to, rate, latency);
        return m_rows.links.back().name;
    }

    /** Nodes need a switch between them: one of the link's own, with half of its latency on each side. */
    void joinDirectly(const Link& link)
    {
        const std::string name = "link " + nameOf(link.from) + " " + nameOf(link.to);
        m_rows.addSwitch(name);
        const Quantity half = simulatedLatency(link.latency.value / 2);
        std::vector<Port> ports;
        for (const std::uint32_t node : {link.from, link.to})
            ports.push_back({node, addRow(nameOf(node), name, link.rate, half)});
        m_ports.push_back(std::move(ports));
        ++m_direct;
    }

    /** Of equal ways ns-3 takes those over NVSwitches, and a link between two nodes before all others, where
     * a hash would choose: CalculateRoute(). */
    void preferInnerSwitches()
    {
        std::vector<std::vector<std::uint32_t>> outer(m_places.size()); ///< switches by node, in their order
        for (std::uint32_t place = 0; place < m_places.size(); ++place)
            if (m_places[place] == Place::networkSwitch)
                for (const Port& port : m_ports[place])
                    outer[port.node].push_back(place);
        const auto shareOne = [&outer](std::uint32_t a, std::uint32_t b) {
            std::vector<std::uint32_t> both;
            std::set_intersection(outer[a].begin(), outer[a].end(), outer[b].begin(), outer[b].end(),
                                  std::back_inserter(both));
            return !both.empty();
        };
        std::unordered_set<std::uint64_t> pairs; ///< with a route
        constexpr std::size_t kMostLooked = 20'000'000;
        std::size_t looked = 0;
        for (std::size_t at = 0; at < m_ports.size(); ++at) {
            if (at < m_places.size() && m_places[at] != Place::innerSwitch)
                continue;
            const std::vector<Port>& ports = m_ports[at];
            looked += ports.size() * (ports.size() - std::min<std::size_t>(1, ports.size())) / 2;
            if (looked > kMostLooked || m_routes.size() > WrittenRoutes::kMostPairs / 2) {
                m_topology.notes.emplace_back(sentence(
                    "there are too many pairs of GPUs on NVSwitches to write out that messages take these "
                    "where a switch of the network is as near: a hash chooses"));
                m_routes.clear();
                return;
            }
            for (std::size_t i = 0; i < ports.size(); ++i)
                for (std::size_t k = i + 1; k < ports.size(); ++k) {
                    const std::uint64_t key = (std::uint64_t{ports[i].node} << 32U) | ports[k].node;
                    if (shareOne(ports[i].node, ports[k].node) && pairs.insert(key).second)
                        m_routes.push_back({nameOf(ports[i].node),
                                            nameOf(ports[k].node),
                                            {ports[i].link, ports[k].link},
                                            {}});
                }
        }
    }

    void say()
    {
        std::vector<std::string>& notes = m_topology.notes;
        notes.emplace_back(sentence(
            "of equally short ways a hash of the ends chooses (ECMP), as ns-3 does; nodes do not forward"));
        if (!m_routes.empty())
            notes.push_back(sentence(
                "%1 of nodes also share a switch of the network: their messages take the inner way, as ns-3 "
                "does",
                {sentenceOf(m_routes.size(), "1 pair", "%1 pairs")}));
        if (m_direct > 0)
            notes.push_back(sentence(
                "%1 between two nodes: each got a switch in its middle, with half of its latency on each side",
                {sentenceOf(m_direct, "1 link", "%1 links")}));
        if (m_lossy > 0)
            notes.push_back(
                sentence("%1 that loses packets, the first in line %2: losses are left out",
                         {sentenceOf(m_lossy, "1 link", "%1 links"), std::to_string(m_lossyLine)}));
        if (m_loose > 0)
            notes.push_back(
                sentence("%1 without a link to a switch", {sentenceOf(m_loose, "1 node", "%1 nodes")}));
    }

    std::vector<TextLine> m_lines;
    ImportedTopology m_topology;
    Ns3Counts m_counts;
    std::size_t m_next = 1;   ///< line
    std::uint64_t m_read = 0; ///< links
    std::vector<Place> m_places;
    std::vector<Link> m_links;
    std::vector<std::vector<Port>> m_ports; ///< by place, then those of links between nodes
    NetworkRows m_rows;
    std::vector<std::size_t> m_rowOf; ///< of nodes, by place
    std::vector<ServerRow> m_servers;
    std::vector<RouteRow> m_routes;
    std::size_t m_direct = 0;
    std::size_t m_loose = 0;
    std::size_t m_lossy = 0;
    std::size_t m_lossyLine = 0;
};

} // namespace

std::optional<Recognition> recogniseNs3(std::string_view text)
{
    bool isFirst = true;
    bool isSimAi = false; // whose first line is like no other file's
    for (const TextLine& line : textLines(text)) {
        if (trimmed(line.text).empty())
            continue;
        const auto counts = isFirst ? ns3Counts(line.text) : std::nullopt;
        if (isFirst && !counts)
            return std::nullopt;
        isSimAi = isSimAi || (counts && counts->isSimAi);
        if (!isFirst && (isNs3Link(line.text) || (isSimAi && !areCounts(line.text))))
            return Recognition{Confidence::certain,
                               sentence("the counts of its first line and what stands in line %1",
                                        {std::to_string(line.number)})};
        // What was read of a large file may end within the numbers of its switches.
        constexpr std::size_t kMuch = 60'000;
        if (!isFirst && !areCounts(line.text))
            return std::nullopt;
        if (!isFirst && line.isCut && line.text.size() > kMuch)
            return Recognition{Confidence::certain, sentence("the counts of its first line")};
        isFirst = false;
    }
    return std::nullopt;
}

Result<ImportedTopology> readNs3(std::string_view text)
{
    return Ns3Reader(text).read();
}

} // namespace contraflow
