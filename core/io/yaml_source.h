// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/project_file.h"
#include "core/io/yaml_outline.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * YAML text on its way in: collects it piece by piece, drops a byte order mark, turns every line end into LF,
 * and refuses what no project file can hold (another encoding, control characters, absurd nesting) as soon as
 * it is seen.
 */
class YamlSource
{
public:
    explicit YamlSource(const ReadLimits& limits) : m_outline(limits.maxDepth, limits.maxStructureBytes) {}

    /** Room for a text whose size is known in advance. */
    void reserve(std::size_t bytes) { m_text.reserve(bytes); }
    [[nodiscard]] std::optional<TextFailure> append(std::string_view piece);
    /** No more text comes. */
    [[nodiscard]] std::optional<TextFailure> finish();

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const YamlOutline& outline() const { return m_outline; }

private:
    void appendWithLf(std::string_view piece);
    [[nodiscard]] std::optional<TextFailure> checkEncoding(std::size_t from);
    [[nodiscard]] std::optional<TextFailure> checkUtf8(bool isComplete);
    [[nodiscard]] std::size_t lineAt(std::size_t offset) const;

    YamlOutline m_outline;
    std::string m_text;
    std::size_t m_checked = 0; ///< so much of the text is known to be UTF-8
    bool m_endsInCr = false;
};

} // namespace contraflow
