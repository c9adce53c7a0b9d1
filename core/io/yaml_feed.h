// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace contraflow {

/** Fills the beginning of `room` with what comes next of a text and says how much that is: 0 at the end,
 * nothing when the text cannot be had. Must not throw. */
using TextSource = std::function<std::optional<std::size_t>(std::span<char> room)>;

/** A text in memory as a source; it must outlive it. */
[[nodiscard]] TextSource sourceOf(std::string_view text);

/**
 * A text on its route to the parser. Remembers the last of it, which the parser has not yet understood, so
 * that a message can say more about a place than the parser can.
 */
class YamlFeed
{
public:
    explicit YamlFeed(const TextSource& source);

    /** As a TextSource does. */
    [[nodiscard]] std::optional<std::size_t> read(std::span<char> room);

    [[nodiscard]] std::size_t bytes() const { return m_recentAt + m_recent.size(); }
    /** The last of what was read, and its offset in the text. */
    [[nodiscard]] std::string_view recent() const { return m_recent; }
    [[nodiscard]] std::size_t recentAt() const { return m_recentAt; }
    /** 1-based line of a byte of recent(), by its offset in the text. */
    [[nodiscard]] std::size_t lineAt(std::size_t offset) const;
    /** Whether all of the text was read and this is its last line, or the empty one behind it. */
    [[nodiscard]] bool endsInLine(std::size_t line) const;
    /** Whether a tab stands before the text of a line of recent(). */
    [[nodiscard]] bool isIndentedByTab(std::size_t line) const;

private:
    const TextSource& m_source;
    std::string m_recent;          ///< the end of what was read
    std::size_t m_recentAt = 0;    ///< its offset in the text
    std::size_t m_linesBefore = 0; ///< line ends before it
    bool m_hasEnded = false;
};

} // namespace contraflow
