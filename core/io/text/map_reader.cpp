// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/map_reader.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/base/words.h"
#include "core/io/text/yaml_text.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace contraflow {

QuantityCell quantityCell(Dimension dimension, const std::string& text)
{
    if (text.empty())
        return {};
    const Result<Quantity> quantity = parseQuantity(dimension, text);
    return quantity ? QuantityCell(*quantity) : QuantityCell::rejectedAs(text);
}

CountCell countCell(const std::string& text)
{
    if (text.empty())
        return {};
    const auto count = parseCount(text);
    if (!count || *count > std::numeric_limits<std::uint32_t>::max())
        return CountCell::rejectedAs(text);
    return static_cast<std::uint32_t>(*count);
}

std::string inlineText(const DataNode& node)
{
    if (node.kind == DataNode::Kind::scalar)
        return node.scalar;
    if (node.kind == DataNode::Kind::null)
        return {};
    std::string text;
    appendYamlNode(text, node, YamlPlace::flow);
    return text;
}

namespace {

std::string_view shapeName(DataNode::Kind kind)
{
    return nameOf(kind, {{DataNode::Kind::null, phrase("empty")},
                         {DataNode::Kind::scalar, phrase("a text")},
                         {DataNode::Kind::list, phrase("a list")},
                         {DataNode::Kind::map, phrase("a map")}});
}

/** Unknown values go into flow maps, where some plain texts need quotes; marked now, they read back the same.
 */
void markQuotedTexts(DataNode& node)
{
    if (node.kind == DataNode::Kind::scalar && !node.isQuoted)
        node.isQuoted = !isPlainYaml(node.scalar, YamlPlace::flow);
    for (DataNode& child : node.children)
        markQuotedTexts(child);
}

} // namespace

MapReader::MapReader(DataNode& node, std::string thing, Location where, std::vector<std::string> knownKeys,
                     IssueList& issues, Leftovers leftovers)
    : m_node(node)
    , m_thing(std::move(thing))
    , m_where(std::move(where))
    , m_knownKeys(std::move(knownKeys))
    , m_issues(issues)
    , m_leftovers(leftovers)
    , m_entries(node.keys.size())
{
    renameDuplicates();
}

void MapReader::renameDuplicates()
{
    std::unordered_map<std::string, std::size_t> firstOf;
    firstOf.reserve(m_node.keys.size());
    std::vector<std::size_t> repeated;
    for (std::size_t i = 0; i < m_node.keys.size(); ++i)
        if (!firstOf.emplace(m_node.keys[i], i).second)
            repeated.push_back(i);
    std::unordered_map<std::string, std::size_t> numbers;
    for (const std::size_t i : repeated) {
        const std::string old = m_node.keys[i];
        std::size_t& number = numbers.emplace(old, 1).first->second;
        std::string fresh;
        do {
            fresh = old + "-" + std::to_string(++number);
        } while (!firstOf.emplace(fresh, i).second);
        m_node.keys[i] = fresh;
        const std::string line = std::to_string(m_node.children[firstOf.at(old)].line);
        report(
            i, Severity::error,
            sentence(
                m_leftovers == Leftovers::refused
                    ? phrase("%1 has the key %2 twice, first in line %3; remove one of them")
                    : phrase("%1 has the key %2 twice, first in line %3; the second is not used and is kept "
                             "as %4, remove one of them"),
                {m_thing, inQuotes(old), line, inQuotes(fresh)}));
    }
}

std::size_t MapReader::find(const std::string& key) const
{
    return static_cast<std::size_t>(std::ranges::find(m_node.keys, key) - m_node.keys.begin());
}

void MapReader::report(std::size_t entry, Severity severity, const std::string& text)
{
    m_entries[entry].isReported = true;
    if (m_issues.size() >= kMaxReadIssues)
        return;
    Location location = m_where;
    location.column = m_node.keys[entry];
    if (m_node.children[entry].line != 0)
        location.line = m_node.children[entry].line;
    m_issues.push_back({severity, text, location});
}

DataNode* MapReader::any(const std::string& key)
{
    const std::size_t at = find(key);
    if (at == m_entries.size())
        return nullptr;
    m_entries[at].isTaken = true;
    DataNode& value = m_node.children[at];
    return value.kind == DataNode::Kind::null ? nullptr : &value;
}

DataNode* MapReader::take(const std::string& key, DataNode::Kind kind, const char* expected)
{
    DataNode* value = any(key);
    if (value == nullptr || value->kind == kind)
        return value;
    reject(key, sentence("must be %1 and is %2", {sentence(expected), sentence(shapeName(value->kind))}));
    return nullptr;
}

void MapReader::keepText(const std::string& key)
{
    if (take(key, DataNode::Kind::scalar, phrase("a text")) != nullptr)
        keep(key);
}

void MapReader::keep(const std::string& key)
{
    const std::size_t found = find(key);
    if (found >= m_entries.size())
        return;
    m_entries[found].isTaken = false;
    m_entries[found].isReported = true;
}

void MapReader::reject(const std::string& key, const std::string& reason)
{
    const std::size_t at = find(key);
    if (at == m_entries.size())
        return;
    m_entries[at].isTaken = false;
    report(at, Severity::error,
           sentence(m_leftovers == Leftovers::kept ? phrase("%1 of %2 %3; it is kept but not used")
                                                   : phrase("%1 of %2 %3"),
                    {inQuotes(key), m_thing, reason}));
}

std::string MapReader::text(const std::string& key)
{
    DataNode* value = take(key, DataNode::Kind::scalar, phrase("a text"));
    return value == nullptr ? std::string() : std::move(value->scalar);
}

std::string MapReader::cellText(const std::string& key)
{
    const DataNode* value = any(key);
    return value == nullptr ? std::string() : inlineText(*value);
}

QuantityCell MapReader::quantity(const std::string& key, Dimension dimension)
{
    return quantityCell(dimension, cellText(key));
}

CountCell MapReader::count(const std::string& key)
{
    return countCell(cellText(key));
}

DataNode* MapReader::list(const std::string& key)
{
    return take(key, DataNode::Kind::list, phrase("a list"));
}

DataNode* MapReader::map(const std::string& key)
{
    return take(key, DataNode::Kind::map, phrase("a map"));
}

void MapReader::reportUnknown(std::size_t entry)
{
    const std::string& key = m_node.keys[entry];
    if (key == "<<")
        return report(
            entry, Severity::warning,
            sentence("%1 uses the merge key '<<', which is not supported; it is kept but not used, write "
                     "the keys out",
                     {m_thing}));
    const bool isKept = m_leftovers == Leftovers::kept;
    std::string text = sentence(isKept ? phrase("%1 has the unknown key %2; it is kept but not used")
                                       : phrase("%1 has the unknown key %2"),
                                {m_thing, inQuotes(key)});
    constexpr std::size_t longestTypo = 100;
    const std::string hint = key.size() < longestTypo ? suggestion(key, m_knownKeys) : std::string();
    if (!hint.empty())
        text += (isKept ? ", " : "; ") + hint;
    report(entry, Severity::warning, text);
}

ExtraKeys MapReader::extras()
{
    ExtraKeys extras;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].isTaken)
            continue;
        if (!m_entries[i].isReported)
            reportUnknown(i);
        markQuotedTexts(m_node.children[i]);
        extras.emplace_back(std::move(m_node.keys[i]), std::move(m_node.children[i]));
    }
    return extras;
}

} // namespace contraflow
