// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/preset_source.h"

#include "core/base/text.h"
#include "core/io/text_file.h"
#include "core/io/yaml_reader.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Nothing longer is a page. */
constexpr std::size_t kMostPresetBytes = 100'000;

constexpr ReadLimits kLimits{.maxBytes = kMostPresetBytes, .maxDepth = 8, .maxValues = 1'000};

constexpr unsigned kFormatVersion = 1;

} // namespace

bool isPresetName(std::string_view name)
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

std::variant<DataNode, TextFailure> readPresetTree(std::string_view text)
{
    if (text.size() > kLimits.maxBytes)
        return TextFailure{1, "this is bigger than any preset; at most " +
                                  groupedCount(kLimits.maxBytes / 1'000) + " kB are read"};
    auto tree = readYaml(sourceOf(text), kLimits);
    if (auto* failure = std::get_if<TextFailure>(&tree))
        return *failure;
    return std::move(std::get<YamlTree>(tree).root);
}

Error presetError(const TextFailure& failure, const std::string& path)
{
    const std::string line = std::to_string(failure.line);
    return {ErrorCode::invalidInput,
            (path.empty() ? "line " + line : path + ":" + line) + ": " + failure.text};
}

Result<std::string> readPresetText(const std::filesystem::path& path)
{
    return readTextFile(path, kMostPresetBytes);
}

Error noSuchPreset(const std::string& thing, const std::string& name, const std::vector<std::string>& names)
{
    const std::string near = suggestion(name, names);
    return Error{ErrorCode::notFound, "there is no " + thing + " " + inQuotes(name) + "; " +
                                          (near.empty() ? "take " + joinedWords(names) : near)};
}

std::optional<TextFailure> PresetSource::wrongFormat() const
{
    const std::string remedy =
        "; a " + m_word + " begins with " + m_word + ": " + std::to_string(kFormatVersion);
    const DataNode* version = m_root.find(m_word);
    if (m_root.kind != DataNode::Kind::map || version == nullptr)
        return TextFailure{1, "this is not a " + m_word + ", the key '" + m_word + "' is missing" + remedy};
    const auto number = parseCount(version->scalar);
    if (!number || *number != kFormatVersion)
        return TextFailure{version->line, "there is no format version " + inQuotes(inlineText(*version)) +
                                              " of " + m_word + "s" + remedy};
    return {};
}

MapReader PresetSource::top(std::vector<std::string> keys)
{
    keys.insert(keys.begin(), m_word);
    MapReader map = reader(m_root, "the " + m_word, std::move(keys));
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
    m_missing.push_back({Severity::error, map.thing() + " has no " + inQuotes(key), map.where()});
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
        map.reject("name", "is " + inQuotes(name) + " and must be small letters, digits and dashes");
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
        m_issues.push_back({Severity::error, thing + " must be a map of 'value' and 'source'", where});
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
            map.reject(key, "must be a list of texts");
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
    const Issue& first = *std::min_element(issues.begin(), issues.end(), [](const Issue& a, const Issue& b) {
        return a.location.line < b.location.line;
    });
    return TextFailure{first.location.line, first.text};
}

} // namespace contraflow
