// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/issue.h"
#include "core/base/resource_texts.h"
#include "core/base/result.h"
#include "core/io/project/yaml_reader.h"
#include "core/io/text/map_reader.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace contraflow {

// What the files of presets have in common: a page of YAML in which everything must be there and nothing
// else, and no figure without its source. Format version 1.

/** Whether a name is small letters, digits and dashes, as on the command line. */
[[nodiscard]] bool isPresetName(std::string_view name);

/** The tree of a page of YAML, bounded like a project, only tighter. */
[[nodiscard]] std::variant<DataNode, TextFailure> readPresetTree(std::string_view text);

/** "path:line: text", or "line N: text" without a path. */
[[nodiscard]] Error presetError(const TextFailure& failure, const std::string& path);

/** The page in a file, no longer than a page may be. */
[[nodiscard]] Result<std::string> readPresetText(const std::filesystem::path& path);

/** "there is no preset 'x'; …", with the name that comes near, or else all names. */
[[nodiscard]] Error noSuchPreset(const std::string& thing, const std::string& name,
                                 const std::vector<std::string>& names);

/** A page as `Reader` understands it: made from its tree, its read() gives the preset or what is wrong. */
template<typename Preset, typename Reader>
[[nodiscard]] Result<Preset> parsePage(std::string_view text, const std::string& path)
{
    auto tree = readPresetTree(text);
    if (const auto* failure = std::get_if<TextFailure>(&tree))
        return presetError(*failure, path);
    std::variant<Preset, TextFailure> preset = Reader(std::move(std::get<DataNode>(tree))).read();
    if (const auto* failure = std::get_if<TextFailure>(&preset))
        return presetError(*failure, path);
    return std::get<Preset>(std::move(preset));
}

/** The pages that the program carries, in their order; `thing` is what an error calls one. */
template<typename Preset>
[[nodiscard]] Result<std::vector<Preset>> readCarried(std::span<const ResourceText> texts,
                                                      Result<Preset> (*parse)(std::string_view),
                                                      const std::string& thing)
{
    std::vector<Preset> presets;
    for (const ResourceText& carried : texts) {
        ASSIGN_OR_RETURN(Preset preset,
                         parse(carried.text)
                             .within("the " + thing + " " + std::string(carried.file) + " of this program"));
        presets.push_back(std::move(preset));
    }
    return presets;
}

/** The preset with this name; `thing` is what an error calls one. */
template<typename Preset>
[[nodiscard]] Result<Preset> findNamed(const Result<std::vector<Preset>>& presets, const std::string& name,
                                       const std::string& thing)
{
    RETURN_IF_ERROR(presets);
    std::vector<std::string> names;
    for (const Preset& preset : presets.value()) {
        if (preset.name == name)
            return preset;
        names.push_back(preset.name);
    }
    return noSuchPreset(thing, name, names);
}

/** Takes a tree apart and remembers the first thing that is wrong with it. */
class PresetSource
{
public:
    /** `word` is the first key, which holds the format version, and what messages call the file. */
    PresetSource(DataNode root, std::string word) : m_root(std::move(root)), m_word(std::move(word)) {}

    /** Why this is no such file at all. */
    [[nodiscard]] std::optional<TextFailure> wrongFormat() const;
    /** The reader of the whole; the key with the version is taken. */
    [[nodiscard]] MapReader top(std::vector<std::string> keys);
    [[nodiscard]] MapReader reader(DataNode& node, std::string thing, std::vector<std::string> keys);
    /** What messages call a part: "'node' of the preset". */
    [[nodiscard]] std::string partName(const std::string& key) const;
    /** A text that must be there. */
    [[nodiscard]] std::string text(MapReader& map, const std::string& key);
    /** A name that must be there and be one. */
    [[nodiscard]] std::string name(MapReader& map);
    /** A map that must be there. */
    [[nodiscard]] DataNode* part(MapReader& map, const std::string& key);
    /** "{value: …, source: …}": `use` takes the value's text and says what is wrong with it, if anything. */
    void figure(DataNode& node, const std::string& thing, std::string& source,
                const std::function<std::string(const std::string& value)>& use);
    /** A list of texts with at least one. */
    [[nodiscard]] std::vector<std::string> texts(MapReader& map, const std::string& key);

    /** The first thing that is wrong. A misspelt key is both unknown and missing; the former says more. */
    [[nodiscard]] std::optional<TextFailure> failure() const;

private:
    void missing(const MapReader& map, const std::string& key);

    DataNode m_root;
    std::string m_word;
    IssueList m_issues;
    IssueList m_missing; ///< keys that are not there
};

} // namespace contraflow
