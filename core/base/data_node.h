// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/**
 * A value of a structured file, free of any library: a scalar, a list or a map with ordered keys. Unknown
 * keys of a project are kept as data nodes so that saving does not lose them.
 */
struct DataNode
{
    enum class Kind
    {
        null,
        scalar,
        list,
        map
    };

    Kind kind = Kind::null;
    std::string scalar; ///< text of a scalar
    /** The scalar is text and no number: it was written in quotes or as a block, or cannot stand without. */
    bool isQuoted = false;
    std::vector<std::string> keys; ///< keys of a map, parallel to `children`
    std::vector<DataNode> children;
    std::size_t line = 0; ///< 1-based line in the file it was read from; 0 when it was not read

    /** A scalar that stands without quotes. */
    [[nodiscard]] static DataNode ofText(std::string text)
    {
        DataNode node;
        node.kind = Kind::scalar;
        node.scalar = std::move(text);
        return node;
    }
    [[nodiscard]] static DataNode ofList(std::vector<DataNode> children)
    {
        DataNode node;
        node.kind = Kind::list;
        node.children = std::move(children);
        return node;
    }
    /** Puts a key behind those of a map. */
    void put(std::string key, DataNode value)
    {
        kind = Kind::map;
        keys.push_back(std::move(key));
        children.push_back(std::move(value));
    }

    /** Same content; where it was read does not count. */
    bool operator==(const DataNode& other) const
    {
        return kind == other.kind && scalar == other.scalar && isQuoted == other.isQuoted &&
               keys == other.keys && children == other.children;
    }

    /** The child of a map with this key, or null. */
    [[nodiscard]] const DataNode* find(const std::string& key) const
    {
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (keys[i] == key)
                return &children[i];
        return nullptr;
    }
};

/** Keys that this version does not know, in file order. */
using ExtraKeys = std::vector<std::pair<std::string, DataNode>>;

/** The value of a key, or null. */
[[nodiscard]] inline const DataNode* extraOf(const ExtraKeys& extras, std::string_view key)
{
    for (const auto& [known, value] : extras)
        if (known == key)
            return &value;
    return nullptr;
}

/** Takes a key away, or puts it with its value behind all others. */
inline void setExtra(ExtraKeys& extras, std::string_view key, std::optional<DataNode> value = std::nullopt)
{
    std::erase_if(extras, [key](const auto& extra) { return extra.first == key; });
    if (value)
        extras.emplace_back(key, *std::move(value));
}

} // namespace contraflow
