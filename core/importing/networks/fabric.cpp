// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/networks/fabric.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/importing/topology_readers.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>
#include <unordered_set>

namespace contraflow {

namespace {

/** Data of a lane after encoding, in Gbit/s. */
struct LaneRate
{
    std::string_view generation;
    double gigabits = 0;
};
constexpr std::array kLaneRates{LaneRate{"SDR", 2},
                                LaneRate{"DDR", 4},
                                LaneRate{"QDR", 8},
                                LaneRate{"FDR10", 10},
                                LaneRate{"FDR", 14.0625 * 64 / 66},
                                LaneRate{"EDR", 25},
                                LaneRate{"HDR", 50},
                                LaneRate{"NDR", 100},
                                LaneRate{"XDR", 200}};

} // namespace

bool namesNoHost(std::string_view description)
{
    return description.empty() || description.find("Mellanox Technologies") != std::string_view::npos ||
           description.find("ConnectX") != std::string_view::npos || description.starts_with("localhost");
}

std::optional<Quantity> fabricRate(std::string_view rate)
{
    const std::size_t x = rate.find('x');
    const auto lanes = x == std::string_view::npos ? std::nullopt : parseCount(rate.substr(0, x));
    constexpr unsigned long long kMostLanes = 12;
    if (!lanes || *lanes == 0 || *lanes > kMostLanes)
        return std::nullopt;
    for (const LaneRate& lane : kLaneRates)
        if (lane.generation == rate.substr(x + 1))
            return quantity(Dimension::bandwidth, static_cast<double>(*lanes) * lane.gigabits, "Gbit/s");
    return std::nullopt;
}

std::size_t Fabric::device(const std::string& id, Kind kind)
{
    const auto [found, isNew] = m_byId.emplace(id, m_devices.size());
    if (isNew)
        m_devices.push_back({kind, id, {}, {}, false});
    return found->second;
}

void Fabric::join(Port from, Port to, const std::string& rate)
{
    const auto keyOf = [](const Port& port) {
        return std::to_string(port.device) + ":" + std::to_string(port.number);
    };
    std::string first = keyOf(from);
    std::string second = keyOf(to);
    if (second < first)
        std::swap(first, second);
    const auto [found, isNew] = m_byPorts.emplace(first + " " + second, m_cables.size());
    if (isNew) {
        m_cables.push_back({from, to, rate});
        return;
    }
    Cable& cable = m_cables[found->second];
    const auto before = fabricRate(cable.rate);
    const auto now = fabricRate(rate);
    if (cable.rate.empty() || (now && !before))
        cable.rate = rate;
    else if (now && before && now->value != before->value)
        std::tie(cable.rate, cable.otherRate) =
            now->value < before->value ? std::pair(rate, cable.rate) : std::pair(cable.rate, rate);
}

/** Names the devices of a fabric, then makes rows of them. */
class FabricPlatform
{
public:
    FabricPlatform(const Fabric& fabric, ImportedTopology& topology)
        : m_fabric(fabric)
        , m_topology(topology)
        , m_names(fabric.m_devices.size())
    {}

    Platform make()
    {
        nameSwitches();
        nameHosts();
        for (const Fabric::Cable& cable : m_fabric.m_cables)
            addCable(cable);
        addLooseHosts();
        note();
        return m_rows.platform();
    }

private:
    using Kind = Fabric::Kind;

    std::string freeName(const std::string& wanted, const std::string& id)
    {
        std::string name = wanted.empty() ? plainName(id) : wanted;
        if (!m_taken.insert(name).second) {
            name += " " + plainName(id);
            m_taken.insert(name);
        }
        return name;
    }

    void nameSwitches()
    {
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (const Fabric::Device& device = m_fabric.m_devices[i]; device.kind == Kind::switchDevice) {
                m_names[i] = freeName(plainName(device.description), device.id);
                m_rows.addSwitch(m_names[i]);
            }
    }

    /** Adapters of one host say its name first and then their own: "cn01 mlx5_0". Those that say the same are
     * hosts that cannot be told apart by name, unless they are ports of one card. */
    void nameHosts()
    {
        struct Host
        {
            std::string name;
            std::map<std::string, std::string> cards; ///< by description
        };
        std::map<std::string, Host> hosts;
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            const Fabric::Device& device = m_fabric.m_devices[i];
            if (device.kind == Kind::switchDevice)
                continue;
            if (isLeftOut(device)) {
                const bool isRouter = device.kind == Kind::router;
                // Aggregation nodes all have the description of their maker.
                (isRouter ? m_routers : m_aggregators)
                    .push_back(isRouter && !device.description.empty() ? device.description : device.id);
                continue;
            }
            const std::string description(trimmed(device.description));
            const std::string word = plainName(description.substr(0, description.find(' ')));
            if (namesNoHost(description)) {
                m_names[i] = freeName(plainName(device.id), device.id);
                ++m_nameless;
                continue;
            }
            Host& host = hosts[word];
            if (host.name.empty())
                host.name = freeName(word, device.id);
            const auto [card, isNew] = host.cards.emplace(description, device.card);
            if (isNew || (!device.card.empty() && card->second == device.card)) {
                m_names[i] = host.name;
                continue;
            }
            m_names[i] = freeName(word + " " + plainName(device.id), device.id);
            ++m_alike;
        }
    }

    static bool isLeftOut(const Fabric::Device& device)
    {
        return device.kind == Kind::router ||
               device.description.find("Aggregation Node") != std::string::npos;
    }

    QuantityCell rateOf(const Fabric::Cable& cable)
    {
        const auto rate = fabricRate(cable.rate);
        if (!cable.otherRate.empty() && ++m_contradictions == 1)
            m_contradiction = sentence("%1 and %2 (%3 and %4)",
                                       {inQuotes(m_names[cable.from.device]),
                                        inQuotes(m_names[cable.to.device]), cable.rate, cable.otherRate});
        if (!rate && !cable.rate.empty())
            ++m_unknownRates;
        return rate ? QuantityCell(*rate) : QuantityCell();
    }

    void addCable(const Fabric::Cable& cable)
    {
        Fabric::Port from = cable.from;
        Fabric::Port to = cable.to;
        if (m_names[from.device].empty() || m_names[to.device].empty())
            return; // one end was left out
        if (m_fabric.m_devices[from.device].kind != Kind::switchDevice)
            std::swap(from, to);
        if (from.device == to.device) {
            m_loops.push_back(
                sentence("%1, ports %2 and %3",
                         {m_names[from.device], std::to_string(from.number), std::to_string(to.number)}));
            return;
        }
        const bool isToHost = m_fabric.m_devices[to.device].kind != Kind::switchDevice;
        if (m_fabric.m_devices[from.device].kind != Kind::switchDevice) {
            m_topology.notes.push_back(
                sentence("%1 and %2 are joined without a switch; that link was left out",
                         {inQuotes(m_names[from.device]), inQuotes(m_names[to.device])}));
            return;
        }
        const std::string& host = m_names[to.device];
        if (isToHost && m_placed.insert(host).second) {
            m_rows.addNode(host, m_names[from.device], rateOf(cable));
            return;
        }
        m_rows.join(m_names[from.device] + ":" + std::to_string(from.number) + " - " + host + ":" +
                        std::to_string(to.number),
                    m_names[from.device], host, rateOf(cable));
        m_rails += isToHost ? 1 : 0;
    }

    void addLooseHosts()
    {
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (m_fabric.m_devices[i].kind == Kind::adapter && !m_names[i].empty() &&
                m_placed.insert(m_names[i]).second) {
                m_rows.addNode(m_names[i], {});
                m_topology.notes.push_back(sentence("node %1 hangs on no switch", {inQuotes(m_names[i])}));
            }
    }

    void note()
    {
        const auto say = [this](std::size_t count, const std::string& text) {
            if (count > 0)
                m_topology.notes.push_back(text);
        };
        say(m_aggregators.size(),
            sentence("%1 of switches (SHARP) left out (%2): they send no messages of programs",
                     {sentenceOf(m_aggregators.size(), "1 aggregation node", "%1 aggregation nodes"),
                      firstOf(m_aggregators)}));
        say(m_routers.size(),
            sentence("%1 left out (%2): what lies behind is another network",
                     {sentenceOf(m_routers.size(), "1 router", "%1 routers"), firstOf(m_routers)}));
        say(m_nameless, sentence("%1 without the name of a host: each became a node with its number as name",
                                 {sentenceOf(m_nameless, "1 adapter", "%1 adapters")}));
        say(m_alike,
            sentence(
                "%1 of the same name as another one: they became nodes of their own, with their numbers in "
                "the name",
                {sentenceOf(m_alike, "1 adapter", "%1 adapters")}));
        say(m_loops.size(), sentence("%1 from a device to itself left out (%2): no message takes it",
                                     {sentenceOf(m_loops.size(), "1 cable", "%1 cables"), firstOf(m_loops)}));
        say(m_rails, sentence("%1 of nodes taken as links beside the one in the row of the node",
                              {sentenceOf(m_rails, "1 further port", "%1 further ports")}));
        say(m_contradictions,
            sentence("%1 whose ends say different rates, such as that between %2: taken as the slower one",
                     {sentenceOf(m_contradictions, "1 link", "%1 links"), m_contradiction}));
        say(m_unknownRates,
            sentence("%1 of a rate that is not known", {sentenceOf(m_unknownRates, "1 link", "%1 links")}));
        std::size_t undescribed = 0;
        for (const Fabric::Device& device : m_fabric.m_devices)
            undescribed += device.isDescribed || isLeftOut(device) ? 0 : 1;
        say(undescribed,
            sentenceOf(undescribed,
                       "1 device that others name and that has no record: taken by what its neighbours say",
                       "%1 devices that others name and that have no record: taken by what their neighbours "
                       "say"));
    }

    /** Their names in quotes. */
    static std::string firstOf(const std::vector<std::string>& names)
    {
        auto quoted =
            mapped<std::string>(names, [&](const std::string& name) { return inQuotes(trimmed(name)); });
        return someOf(std::move(quoted));
    }

    const Fabric& m_fabric;
    ImportedTopology& m_topology;
    std::vector<std::string> m_names; ///< by device; empty: left out
    std::unordered_set<std::string> m_taken;
    std::unordered_set<std::string> m_placed; ///< hosts with a row
    NetworkRows m_rows;
    std::vector<std::string> m_aggregators; ///< left out
    std::vector<std::string> m_routers;     ///< left out
    std::vector<std::string> m_loops;       ///< left out
    std::size_t m_nameless = 0;
    std::size_t m_alike = 0;
    std::size_t m_rails = 0;
    std::size_t m_unknownRates = 0;
    std::size_t m_contradictions = 0;
    std::string m_contradiction; ///< the first: its devices and rates
};

Platform Fabric::platform(ImportedTopology& topology) const
{
    return FabricPlatform(*this, topology).make();
}

namespace {

constexpr std::pair<std::string_view, Fabric::Kind> kDeviceWords[]{{"Switch", Fabric::Kind::switchDevice},
                                                                   {"Ca", Fabric::Kind::adapter},
                                                                   {"Hca", Fabric::Kind::adapter},
                                                                   {"Rt", Fabric::Kind::router},
                                                                   {"Router", Fabric::Kind::router}};

/** The text between the first two quotes from an offset on; moves the offset behind them. */
std::optional<std::string_view> quotedFrom(std::string_view text, std::size_t& offset)
{
    const std::size_t begin = text.find('"', offset);
    const std::size_t end = begin == std::string_view::npos ? begin : text.find('"', begin + 1);
    if (end == std::string_view::npos)
        return std::nullopt;
    offset = end + 1;
    return text.substr(begin + 1, end - begin - 1);
}

/** "[12]" at an offset, which moves behind it. */
std::optional<std::uint32_t> portAt(std::string_view text, std::size_t& offset)
{
    if (offset >= text.size() || text[offset] != '[')
        return std::nullopt;
    const std::size_t end = text.find(']', offset);
    if (end == std::string_view::npos)
        return std::nullopt;
    const auto number = parseCount(text.substr(offset + 1, end - offset - 1));
    constexpr unsigned long long kMostPorts = 255;
    if (!number || *number > kMostPorts)
        return std::nullopt;
    offset = end + 1;
    return static_cast<std::uint32_t>(*number);
}

/** Whether a word is a width and a rate such as "4xHDR". */
bool isRateWord(std::string_view word)
{
    const std::size_t x = word.find('x');
    return x != std::string_view::npos && x + 1 < word.size() && parseCount(word.substr(0, x)) &&
           !word.starts_with("0x");
}

struct DeviceLine
{
    Fabric::Kind kind = Fabric::Kind::adapter;
    std::string id;
    std::string description;
};

std::optional<DeviceLine> deviceLine(std::string_view text)
{
    const std::vector<std::string> words = wordsOf(text.substr(0, text.find('"')));
    if (words.size() != 2 || !parseCount(words[1]))
        return std::nullopt;
    const auto* const known = std::find_if(std::begin(kDeviceWords), std::end(kDeviceWords),
                                           [&words](const auto& word) { return word.first == words[0]; });
    if (known == std::end(kDeviceWords))
        return std::nullopt;
    std::size_t offset = 0;
    const auto id = quotedFrom(text, offset);
    if (!id || id->empty())
        return std::nullopt;
    const auto description = quotedFrom(text, offset);
    // Files of ibsim have no descriptions; there the id is the name.
    return DeviceLine{known->second, std::string(*id), std::string(description.value_or(*id))};
}

struct PortLine
{
    std::uint32_t port = 0;
    std::string peer;
    std::uint32_t peerPort = 0;
    std::string peerDescription;
    std::string rate;
};

std::optional<PortLine> portLine(std::string_view text)
{
    PortLine line;
    std::size_t offset = 0;
    const auto port = portAt(text, offset);
    const auto peer = port ? quotedFrom(text, offset) : std::nullopt;
    if (!peer)
        return std::nullopt;
    while (offset < text.size() && (text[offset] == ' ' || text[offset] == '\t'))
        ++offset; // ibsim sets the peer's port apart
    const auto peerPort = portAt(text, offset);
    if (!peerPort)
        return std::nullopt;
    line.port = *port;
    line.peer = *peer;
    line.peerPort = *peerPort;
    while (const auto description = quotedFrom(text, offset))
        line.peerDescription = *description;
    for (const std::string& word : wordsOf(text.substr(offset)))
        if (isRateWord(word))
            line.rate = word;
    return line;
}

Fabric::Kind kindOfId(std::string_view id)
{
    return id.starts_with("S-")   ? Fabric::Kind::switchDevice
           : id.starts_with("R-") ? Fabric::Kind::router
                                  : Fabric::Kind::adapter;
}

class IbnetReader
{
public:
    void take(const TextLine& line)
    {
        const std::string_view text = trimmed(line.text);
        if (text.empty() || text.starts_with('#'))
            return;
        if (text.starts_with('[')) {
            takePort(line.number, text);
            return;
        }
        if (const auto device = deviceLine(text)) {
            m_device = m_fabric.device(device->id, device->kind);
            Fabric::Device& record = m_fabric.at(*m_device);
            record.kind = device->kind;
            record.description = device->description;
            record.card = device->kind == Fabric::Kind::adapter ? m_card : std::string();
            record.isDescribed = true;
            return;
        }
        const std::size_t equals = text.find('=');
        if (equals == std::string_view::npos || text.find(' ') < equals) {
            m_topology.skip(line.number, text, sentence("it is neither a device nor one of its ports"));
            return;
        }
        if (text.starts_with("vendid=")) {
            m_card.clear();
            m_device.reset();
        } else if (text.starts_with("sysimgguid=")) {
            m_card = text.substr(equals + 1);
        }
    }

    Result<ImportedTopology> finish(bool isCut)
    {
        if (m_fabric.size() == 0)
            return invalidInput("no line names a switch or an adapter");
        if (m_fabric.size() > kMostTopologyParts)
            return invalidInput("the file names more than %1 devices", {groupedCount(kMostTopologyParts)});
        if (isCut)
            m_topology.notes.emplace_back(sentence("the file ends within a line; it may be cut off"));
        m_topology.platforms.push_back(m_fabric.platform(m_topology));
        return std::move(m_topology);
    }

private:
    void takePort(std::size_t number, std::string_view text)
    {
        const auto port = portLine(text);
        if (!port) {
            m_topology.skip(number, text, sentence("it does not say which port is joined to which"));
            return;
        }
        if (!m_device) {
            m_topology.skip(number, text, sentence("it stands below no device"));
            return;
        }
        const std::size_t peer = m_fabric.device(port->peer, kindOfId(port->peer));
        if (Fabric::Device& other = m_fabric.at(peer); other.description.empty())
            other.description = port->peerDescription;
        m_fabric.join({*m_device, port->port}, {peer, port->peerPort}, port->rate);
    }

    Fabric m_fabric;
    ImportedTopology m_topology;
    std::optional<std::size_t> m_device; ///< whose ports follow
    std::string m_card;
};

} // namespace

std::optional<Recognition> recogniseIbnet(std::string_view text)
{
    for (const TextLine& line : textLines(text))
        if (deviceLine(trimmed(line.text)))
            return Recognition{Confidence::certain, sentence("line %1, a device with its number of ports",
                                                             {std::to_string(line.number)})};
    return std::nullopt;
}

Result<ImportedTopology> readIbnet(std::string_view text)
{
    IbnetReader reader;
    for (const TextLine& line : textLines(text))
        reader.take(line);
    return reader.finish(!text.empty() && !text.ends_with('\n') && !text.ends_with('\r'));
}

namespace {

/** A line of 'ibnetdiscover -p'. */
struct PortRow
{
    struct End
    {
        Fabric::Kind kind = Fabric::Kind::adapter;
        std::uint32_t port = 0;
        std::string guid;
        std::string description;
    };
    End from;
    std::optional<End> to; ///< nothing: no cable
    std::string rate;      ///< empty where the file says "???"
};

/** "CA 134 1 0x7c…", from a word on. */
std::optional<PortRow::End> portEnd(const std::vector<std::string>& words, std::size_t at)
{
    constexpr std::size_t kWords = 4;
    if (words.size() < at + kWords || !words[at + 3].starts_with("0x"))
        return std::nullopt;
    PortRow::End end;
    if (words[at] == "SW")
        end.kind = Fabric::Kind::switchDevice;
    else if (words[at] == "RT")
        end.kind = Fabric::Kind::router;
    else if (words[at] != "CA")
        return std::nullopt;
    const auto port = parseCount(words[at + 2]);
    constexpr unsigned long long kMostPorts = 255;
    if (!parseCount(words[at + 1]) || !port || *port > kMostPorts)
        return std::nullopt;
    end.port = static_cast<std::uint32_t>(*port);
    end.guid = words[at + 3];
    return end;
}

std::optional<PortRow> portRow(std::string_view text)
{
    const std::size_t quote = text.find('\'');
    const std::vector<std::string> words = wordsOf(text.substr(0, quote));
    constexpr std::size_t kPeerAt = 7;
    const auto from = portEnd(words, 0);
    if (!from || words.size() < kPeerAt - 1 || !words[4].ends_with('x'))
        return std::nullopt;
    PortRow row{*from, std::nullopt, words[5] == "???" ? std::string() : words[4] + words[5]};
    std::string_view names = quote == std::string_view::npos ? std::string_view() : text.substr(quote);
    if (words.size() > kPeerAt && words[kPeerAt - 1] == "-") {
        row.to = portEnd(words, kPeerAt);
        if (!row.to)
            return std::nullopt;
        const std::size_t middle = names.find("' - '");
        if (middle != std::string_view::npos) {
            const std::size_t end = names.rfind('\'');
            row.to->description = names.substr(middle + 5, end - middle - 5);
            names = names.substr(0, middle + 1);
        }
    }
    if (names.size() > 1)
        row.from.description = names.substr(1, names.rfind('\'') - 1);
    return row;
}

class IbnetPorts
{
public:
    void take(const TextLine& line)
    {
        const std::string_view text = trimmed(line.text);
        if (text.empty() || text.starts_with('#'))
            return;
        const auto row = portRow(text);
        if (!row) {
            m_topology.skip(line.number, text, sentence("it is no port with its device, width and rate"));
            return;
        }
        const std::size_t from = device(row->from);
        if (row->to)
            m_fabric.join({from, row->from.port}, {device(*row->to), row->to->port}, row->rate);
        else
            ++m_open;
    }

    Result<ImportedTopology> finish()
    {
        if (m_fabric.size() == 0)
            return invalidInput("no line is a port of a switch or an adapter");
        if (m_open > 0)
            m_topology.notes.push_back(
                sentence("%1 without a cable left out", {sentenceOf(m_open, "1 port", "%1 ports")}));
        m_topology.platforms.push_back(m_fabric.platform(m_topology));
        return std::move(m_topology);
    }

private:
    struct Adapter
    {
        std::string id; ///< the number of its first port
        std::set<std::uint32_t> ports;
    };

    /** Ports of one adapter have numbers of their own each, but the same description. */
    std::size_t device(const PortRow::End& end)
    {
        const auto [known, isNew] = m_ids.emplace(end.guid, end.guid);
        if (isNew && end.kind == Fabric::Kind::adapter && !namesNoHost(end.description)) {
            Adapter& adapter = m_adapters[end.description];
            if (adapter.id.empty())
                adapter.id = end.guid;
            if (adapter.ports.insert(end.port).second)
                known->second = adapter.id; // otherwise another host says the same of itself
        }
        const std::size_t index = m_fabric.device(known->second, end.kind);
        Fabric::Device& record = m_fabric.at(index);
        record.description = end.description;
        record.isDescribed = true;
        return index;
    }

    Fabric m_fabric;
    ImportedTopology m_topology;
    std::map<std::string, std::string> m_ids;  ///< of devices by the number of a port
    std::map<std::string, Adapter> m_adapters; ///< by description
    std::size_t m_open = 0;
};

} // namespace

std::optional<Recognition> recogniseIbnetPorts(std::string_view text)
{
    for (const TextLine& line : textLines(text))
        if (portRow(trimmed(line.text)))
            return Recognition{Confidence::certain, sentence("line %1, a port with its width and rate",
                                                             {std::to_string(line.number)})};
    return std::nullopt;
}

Result<ImportedTopology> readIbnetPorts(std::string_view text)
{
    IbnetPorts reader;
    for (const TextLine& line : textLines(text))
        reader.take(line);
    return reader.finish();
}

} // namespace contraflow
