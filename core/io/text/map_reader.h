// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/issue.h"
#include "core/project/project.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

/** The text of a cell as a quantity: empty, the value, or kept as rejected. */
[[nodiscard]] QuantityCell quantityCell(Dimension dimension, const std::string& text);
/** The text of a cell as a whole number. */
[[nodiscard]] CountCell countCell(const std::string& text);

/** A value on one line as YAML writes it ("{a: 1, b: [x]}"), for values that end up in a text cell. */
[[nodiscard]] std::string inlineText(const DataNode& node);

/** Reading reports no more than this; a file with more is broken in one way many times. */
inline constexpr std::size_t kMaxReadIssues = 10'000;

/** Key under which a list entry is kept that is not even a map. */
inline constexpr const char* kUnreadableKey = "unreadable";

/**
 * Takes the known keys out of one map of a project and keeps the rest. Whatever is not taken (unknown keys,
 * the second of two equal keys, values of the wrong shape) is reported and handed over by extras(), so that
 * saving keeps it.
 */
class MapReader
{
public:
    /** What becomes of values that cannot be used, which the messages say. */
    enum class Leftovers
    {
        kept,    ///< in a project, which loses nothing
        refused, ///< in a file that must be right as a whole
    };

    /** `thing` names the map in messages: "the node 'X1'". `where` locates it; its line is that of each
     * message. */
    MapReader(DataNode& node, std::string thing, Location where, std::vector<std::string> knownKeys,
              IssueList& issues, Leftovers leftovers = Leftovers::kept);

    /** A text, or empty when the key is missing, without value or of the wrong shape. */
    [[nodiscard]] std::string text(const std::string& key);
    [[nodiscard]] QuantityCell quantity(const std::string& key, Dimension dimension);
    [[nodiscard]] CountCell count(const std::string& key);
    /** The value when it is a list, else null; the list counts as taken. */
    [[nodiscard]] DataNode* list(const std::string& key);
    [[nodiscard]] DataNode* map(const std::string& key);
    /** Any value, which counts as taken; null when the key is missing or without value. */
    [[nodiscard]] DataNode* any(const std::string& key);
    /** A known text that the Project value has no field for: it goes to the extras without a report. */
    void keepText(const std::string& key);
    /** The same for a value of any shape, which is evaluated elsewhere. */
    void keep(const std::string& key);
    /** Reports that a value cannot be used and gives it back to the extras. `reason` goes on after its name:
     * a sentence such as "must be a list". */
    void reject(const std::string& key, const std::string& reason);

    [[nodiscard]] bool has(const std::string& key) const { return find(key) < m_node.keys.size(); }
    /** What was not taken. To be called last. */
    [[nodiscard]] ExtraKeys extras();

    [[nodiscard]] const std::string& thing() const { return m_thing; }
    [[nodiscard]] const Location& where() const { return m_where; }

private:
    struct Entry
    {
        bool isTaken = false;
        bool isReported = false;
    };

    [[nodiscard]] std::size_t find(const std::string& key) const;
    [[nodiscard]] DataNode* take(const std::string& key, DataNode::Kind kind, const char* expected);
    [[nodiscard]] std::string cellText(const std::string& key);
    void report(std::size_t entry, Severity severity, const std::string& text);
    void renameDuplicates();
    void reportUnknown(std::size_t entry);

    DataNode& m_node;
    std::string m_thing;
    Location m_where;
    std::vector<std::string> m_knownKeys;
    IssueList& m_issues;
    Leftovers m_leftovers;
    std::vector<Entry> m_entries;
};

} // namespace contraflow
