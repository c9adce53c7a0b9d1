// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/fabric.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/topology_readers.h"

#include <algorithm>

namespace contraflow {

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
            return Error{ErrorCode::invalidInput, sentence("no line names a switch or an adapter")};
        if (m_fabric.size() > kMostTopologyParts)
            return Error{ErrorCode::invalidInput,
                         sentence("the file names more than %1 devices", {groupedCount(kMostTopologyParts)})};
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

} // namespace contraflow
