// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/io/text/yaml_text.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace contraflow {

/** A name is always written, except where what stands in its place could not be read and is kept. */
[[nodiscard]] inline bool needsName(std::string_view name, const ExtraKeys& extras)
{
    return !name.empty() || extraOf(extras, "name") == nullptr;
}

/** Keys of one map that were written, and extras behind them under names that are still free. */
class KeyLog
{
public:
    void note(std::string_view key) { m_keys.emplace_back(key); }
    std::string freeKey(const std::string& wanted)
    {
        // Most maps have no extras, and then nobody asks.
        for (; m_sorted < m_keys.size(); ++m_sorted)
            m_taken.insert(m_keys[m_sorted]);
        std::string key = wanted;
        for (int i = 2; m_taken.contains(key); ++i)
            key = wanted + "-" + std::to_string(i);
        return key;
    }

private:
    std::vector<std::string> m_keys;
    std::unordered_set<std::string> m_taken;
    std::size_t m_sorted = 0; ///< so many of the keys are in m_taken
};

/** What both ways to write a map share: `Map` has begin(key) and endValue(). */
template<typename Map, YamlPlace place>
class YamlMap
{
public:
    void text(std::string_view key, std::string_view value)
    {
        self().begin(key);
        appendYamlText(m_out, value, place);
        self().endValue();
    }
    void name(std::string_view value, const ExtraKeys& extras)
    {
        if (needsName(value, extras))
            text("name", value);
    }
    void optionalText(std::string_view key, std::string_view value)
    {
        if (!value.empty())
            text(key, value);
    }
    void value(std::string_view key, std::string_view text)
    {
        self().begin(key);
        appendYamlValue(m_out, text, place);
        self().endValue();
    }
    void optionalValue(std::string_view key, std::string_view text)
    {
        if (!text.empty())
            value(key, text);
    }

protected:
    explicit YamlMap(std::string& out) : m_out(out) {}

    std::string& m_out;
    KeyLog m_keys;

private:
    Map& self() { return static_cast<Map&>(*this); }
};

/** Writes a map on one line: {name: X1, switch: torX}. */
class FlowMap : public YamlMap<FlowMap, YamlPlace::flow>
{
public:
    explicit FlowMap(std::string& out) : YamlMap(out) { m_out.push_back('{'); }

    /** Begins a value that the caller appends, and ends with endValue(). */
    void begin(std::string_view key)
    {
        if (!m_isEmpty)
            m_out.append(", ");
        m_isEmpty = false;
        appendYamlKey(m_out, key, YamlPlace::flow);
        m_keys.note(key);
    }
    void endValue() {}
    void end(const ExtraKeys& extras)
    {
        for (const auto& [key, value] : extras) {
            begin(m_keys.freeKey(key));
            appendYamlNode(m_out, value, YamlPlace::flow);
        }
        m_out.push_back('}');
    }

private:
    bool m_isEmpty = true;
};

/** Writes a map with a key on each line; in a list the first line carries the dash. */
class BlockMap : public YamlMap<BlockMap, YamlPlace::block>
{
public:
    BlockMap(std::string& out, std::size_t indent) : YamlMap(out), m_indent(indent) {}
    /** An entry of a list whose dashes stand two columns before `indent`. */
    static BlockMap entry(std::string& out, std::size_t indent)
    {
        BlockMap map(out, indent);
        map.m_isDashDue = true;
        return map;
    }

    void lines(std::string_view key, std::string_view text)
    {
        begin(key);
        appendYamlLines(m_out, text, m_indent + 2);
    }
    /** Begins a value on the same line, which the caller appends, and ends with endValue(). */
    void begin(std::string_view key)
    {
        beginLine(key);
        appendYamlKey(m_out, key, YamlPlace::block, m_indent);
    }
    void endValue() { m_out.push_back('\n'); }
    /** Begins a value that starts on the next line. */
    void beginBelow(std::string_view key)
    {
        begin(key);
        m_out.back() = '\n';
    }
    void end(const ExtraKeys& extras)
    {
        for (const auto& [key, value] : extras) {
            begin(m_keys.freeKey(key));
            const bool isText = value.kind == DataNode::Kind::scalar && value.isQuoted;
            if (isText && isLiteralYaml(value.scalar)) {
                appendYamlLines(m_out, value.scalar, m_indent + 2);
                continue;
            }
            appendYamlNode(m_out, value, YamlPlace::flow);
            m_out.push_back('\n');
        }
    }

private:
    void beginLine(std::string_view key)
    {
        if (m_isDashDue)
            m_out.append(m_indent - 2, ' ').append("- ");
        else
            m_out.append(m_indent, ' ');
        m_isDashDue = false;
        m_keys.note(key);
    }

    std::size_t m_indent;
    bool m_isDashDue = false;
};

} // namespace contraflow
