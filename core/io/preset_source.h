// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/io/map_reader.h"
#include "core/io/yaml_outline.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace contraflow {

// What the files of presets have in common: a page of YAML in which everything must be there and nothing
// else, and no figure without its source. Format version 1.

/** Nothing longer is a page. */
inline constexpr std::size_t kMostPresetBytes = 100'000;

/** Whether a name is small letters, digits and dashes, as on the command line. */
[[nodiscard]] bool isPresetName(std::string_view name);

/** The tree of a page of YAML, bounded like a project, only tighter. */
[[nodiscard]] std::variant<DataNode, TextFailure> readPresetTree(std::string_view text);

/** "path:line: text", or "line N: text" without a path. */
[[nodiscard]] Error presetError(const TextFailure& failure, const std::string& path);

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
    void addIssue(Issue issue) { m_issues.push_back(std::move(issue)); }

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
