// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/slurm_switches.h"
#include "core/io/importers/topology_readers.h"
#include "core/io/text_beginning.h"

#include <map>

namespace contraflow {

namespace {

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
            return Error{ErrorCode::invalidInput, sentence("no line names a switch or a block")};
        if (m_hasSpeed)
            m_topology.notes.emplace_back(
                sentence("LinkSpeed has no unit and no meaning for Slurm; speeds come from elsewhere"));
        if (m_blockCount > 1)
            m_topology.notes.emplace_back(
                sentence("each block became a switch; the file does not say how blocks are joined"));
        ASSIGN_OR_RETURN(Platform platform, slurmTree(m_groups, m_topology));
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

} // namespace contraflow
