// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/fabric.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/topology_readers.h"

#include <map>
#include <set>

namespace contraflow {

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
            return Error{ErrorCode::invalidInput, sentence("no line is a port of a switch or an adapter")};
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
