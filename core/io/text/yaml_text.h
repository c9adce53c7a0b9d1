// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace contraflow {

// What projects are written with. The emitter of yaml-cpp does not give this layout: it leaves texts such as
// `yes` and `1` without quotes, so that other readers would take them for truth values and numbers, writes
// line separators as they are, and puts an empty line behind each literal block. Which texts need quotes and
// what stands on one line would be left to us all the same.

/** Where a scalar is written: on a line of its own key, or inside brackets, where more characters need
 * quotes. */
enum class YamlPlace
{
    block,
    flow
};

/** True when YAML takes the text without quotes for no value. */
[[nodiscard]] bool isYamlNull(std::string_view text);

/** True when the text can stand without quotes and reads back as exactly this text (or as a number, a truth
 * value). */
[[nodiscard]] bool isPlainYaml(std::string_view text, YamlPlace place);

/** Appends a text; quoted where it cannot stand alone or where YAML would take it for a number, null or the
 * like. */
void appendYamlText(std::string& out, std::string_view text, YamlPlace place);

/** Appends a number or a quantity as it was typed; quoted only where it cannot stand alone or would be null.
 */
void appendYamlValue(std::string& out, std::string_view value, YamlPlace place);

/** Appends "key: " in a form that any parser takes for this text; `indent` is the key's column in a block. */
void appendYamlKey(std::string& out, std::string_view key, YamlPlace place, std::size_t indent = 0);

/** Appends any value on one line. */
void appendYamlNode(std::string& out, const DataNode& node, YamlPlace place);

/** True when the text can be a literal block: lines that end in line ends, without characters that YAML
 * changes. */
[[nodiscard]] bool isLiteralYaml(std::string_view text);

/** Appends "|" and the text's lines below it, indented; where a literal block cannot hold the text, it is
 * quoted. */
void appendYamlLines(std::string& out, std::string_view text, std::size_t indent);

} // namespace contraflow
