// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/preset_source.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/text/text_file.h"

#include <algorithm>

namespace contraflow {

namespace {

/** Nothing longer is a page. */
constexpr std::size_t kMostPresetBytes = 100'000;

constexpr ReadLimits kLimits{.maxBytes = kMostPresetBytes, .maxDepth = 8, .maxValues = 1'000};

constexpr unsigned kFormatVersion = 1;

} // namespace

bool isPresetName(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

std::variant<DataNode, TextFailure> readPresetTree(std::string_view text)
{
    if (text.size() > kLimits.maxBytes)
        return TextFailure{1, sentence("this is bigger than any preset; at most %1 kB are read",
                                       {groupedCount(kLimits.maxBytes / 1'000)})};
    auto tree = readYaml(sourceOf(text), kLimits);
    if (auto* failure = std::get_if<TextFailure>(&tree))
        return *failure;
    return std::move(std::get<YamlTree>(tree).root);
}

Error presetError(const TextFailure& failure, const std::string& path)
{
    return {ErrorCode::invalidInput, path.empty()
                                         ? atLine(failure.line, failure.text)
                                         : path + ":" + std::to_string(failure.line) + ": " + failure.text};
}

Result<std::string> readPresetText(const std::filesystem::path& path)
{
    return readTextFile(path, kMostPresetBytes);
}

Error noSuchPreset(const std::string& thing, const std::string& name, const std::vector<std::string>& names)
{
    const std::string near = suggestion(name, names);
    return notFound(
        "there is no %1 %2; %3",
        {sentence(thing), inQuotes(name), near.empty() ? sentence("take %1", {joinedWords(names)}) : near});
}

std::optional<TextFailure> PresetSource::wrongFormat() const
{
    const std::string known = std::to_string(kFormatVersion);
    const DataNode* version = m_root.find(m_word);
    if (m_root.kind != DataNode::Kind::map || version == nullptr)
        return TextFailure{1, sentence("this is not a %1, the key '%1' is missing; a %1 begins with %1: %2",
                                       {m_word, known})};
    const auto number = parseCount(version->scalar);
    if (!number || *number != kFormatVersion)
        return TextFailure{version->line,
                           sentence("there is no format version %2 of %1s; a %1 begins with %1: %3",
                                    {m_word, inQuotes(inlineText(*version)), known})};
    return {};
}

MapReader PresetSource::top(std::vector<std::string> keys)
{
    keys.insert(keys.begin(), m_word);
    MapReader map = reader(m_root, sentence("the %1", {m_word}), std::move(keys));
    (void)map.any(m_word);
    return map;
}

MapReader PresetSource::reader(DataNode& node, std::string thing, std::vector<std::string> keys)
{
    const Location where{.table = {}, .row = {}, .column = {}, .line = std::max<std::size_t>(node.line, 1)};
    return {node, std::move(thing), where, std::move(keys), m_issues, MapReader::Leftovers::refused};
}

void PresetSource::missing(const MapReader& map, const std::string& key)
{
    m_missing.push_back(
        {Severity::error, sentence("%1 has no %2", {map.thing(), inQuotes(key)}), map.where()});
}

std::string PresetSource::partName(const std::string& key) const
{
    return sentence("%1 of the %2", {inQuotes(key), m_word});
}

std::string PresetSource::text(MapReader& map, const std::string& key)
{
    if (map.any(key) == nullptr) {
        missing(map, key);
        return {};
    }
    return std::string(trimmed(map.text(key)));
}

std::string PresetSource::name(MapReader& map)
{
    std::string name = text(map, "name");
    if (!name.empty() && !isPresetName(name))
        map.reject("name", sentence("is %1 and must be small letters, digits and dashes", {inQuotes(name)}));
    return name;
}

DataNode* PresetSource::part(MapReader& map, const std::string& key)
{
    if (map.any(key) == nullptr) {
        missing(map, key);
        return nullptr;
    }
    return map.map(key);
}

void PresetSource::figure(DataNode& node, const std::string& thing, std::string& source,
                          const std::function<std::string(const std::string& value)>& use)
{
    if (node.kind != DataNode::Kind::map) {
        const Location where{.table = {}, .row = {}, .column = {}, .line = node.line};
        m_issues.push_back(
            {Severity::error, sentence("%1 must be a map of 'value' and 'source'", {thing}), where});
        return;
    }
    MapReader map = reader(node, thing, {"value", "source"});
    const std::string written = text(map, "value");
    source = text(map, "source");
    if (!written.empty())
        if (const std::string problem = use(written); !problem.empty())
            map.reject("value", problem);
    (void)map.extras();
}

std::vector<std::string> PresetSource::texts(MapReader& map, const std::string& key)
{
    std::vector<std::string> texts;
    const DataNode* list = map.list(key);
    if (list == nullptr || list->children.empty()) {
        missing(map, key);
        return texts;
    }
    for (const DataNode& item : list->children) {
        if (item.kind != DataNode::Kind::scalar) {
            map.reject(key, sentence("must be a list of texts"));
            break;
        }
        texts.emplace_back(trimmed(item.scalar));
    }
    return texts;
}

std::optional<TextFailure> PresetSource::failure() const
{
    const IssueList& issues = m_issues.empty() ? m_missing : m_issues;
    if (issues.empty())
        return {};
    const Issue& first = *std::ranges::min_element(
        issues, [](const Issue& a, const Issue& b) { return a.location.line < b.location.line; });
    return TextFailure{first.location.line, first.text};
}

} // namespace contraflow
