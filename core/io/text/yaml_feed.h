// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <streambuf>
#include <string>
#include <string_view>

namespace contraflow {

/** Fills the beginning of `room` with what comes next of a text and says how much that is: 0 at the end,
 * nothing when the text cannot be had. Must not throw. */
using TextSource = std::function<std::optional<std::size_t>(std::span<char> room)>;

/** A text in memory as a source; it must outlive it. */
[[nodiscard]] TextSource sourceOf(std::string_view text);

/** Why a text cannot be read, and on which line (1-based; 0 when no line is at fault). */
struct TextFailure
{
    std::size_t line = 0;
    std::string text;
};

/**
 * A text on its route to the parser, made into what that takes for granted: UTF-8 without a mark at its
 * beginning and without control characters, whose lines end in LF. Offsets and lines are those of this text.
 * It ends early at a byte that cannot be in it, and where the parser reads on and on and gives nothing, for
 * what it reads ahead takes a hundred times the memory. The last of the text is remembered, so that a message
 * can say more about a place than the parser can.
 */
class YamlFeed : public std::streambuf
{
public:
    static constexpr std::size_t kMostAhead = std::size_t{3} << 18U;

    explicit YamlFeed(const TextSource& source) : m_source(source) {}

    /** The parser gave something. */
    void progress();
    /** It gave this scalar, which begins at `offset` and is a key. The one text behind it may have any
     * length. */
    void progressToKey(std::size_t offset, std::string_view key);

    /** What is wrong with the text itself. */
    [[nodiscard]] const std::optional<TextFailure>& fault() const { return m_fault; }
    /** Whether the text was ended because the parser gave nothing. */
    [[nodiscard]] bool isCutShort() const { return m_isCutShort; }
    /** The first line that YAML takes for a directive and that is none, or 0. */
    [[nodiscard]] std::size_t strangeDirective() const { return m_strangeDirective; }

    /** What is remembered from an offset on; empty where that is forgotten, or behind the end. */
    [[nodiscard]] std::string_view from(std::size_t offset) const;
    /** The character at an offset; 0 where that is forgotten. Where a value begins behind its key it is that
     * of its text, and remembered however long that is. */
    [[nodiscard]] char at(std::size_t offset) const;
    /** The line of the last character before `offset`, which lies in `line`, that is neither blank nor part
     * of a line with nothing but a comment. */
    [[nodiscard]] std::size_t lineBefore(std::size_t offset, std::size_t line) const;
    [[nodiscard]] std::size_t lineBegin(std::size_t offset) const;
    /** Whether nothing but blanks, line ends and comments follows. */
    [[nodiscard]] bool endsAt(std::size_t offset) const;
    /** Whether a tab stands before the text of the line around an offset. */
    [[nodiscard]] bool isIndentedByTab(std::size_t offset) const;

protected:
    int_type underflow() override;

private:
    [[nodiscard]] std::size_t bytes() const { return m_recentAt + m_recent.size(); }
    [[nodiscard]] std::size_t given() const
    {
        return m_recentAt + static_cast<std::size_t>(gptr() - eback());
    }
    void forget();
    void take();
    void end();
    void append(std::string_view text);
    void findDirectives(std::size_t from);
    void countComments(std::size_t from);
    [[nodiscard]] TextFailure explained(std::string_view text, std::size_t bad) const;
    void lookBehindKey();

    const TextSource& m_source;
    std::string m_rest;               ///< bytes that begin a character
    std::string m_recent;             ///< the end of what was read
    std::size_t m_recentAt = 0;       ///< its offset
    std::size_t m_linesBefore = 0;    ///< line ends before it
    std::size_t m_progress = 0;       ///< the parser gave something when it had read so much
    std::size_t m_comments = 0;       ///< bytes of comments in all
    std::size_t m_commentsBefore = 0; ///< in what it had read then
    std::size_t m_behindKey = 0;      ///< offset behind the key that it gave last, or 0
    std::size_t m_valueAt = 0;        ///< offset of the text behind that key, or 0
    char m_valueBegin = 0;
    std::size_t m_strangeDirective = 0;
    std::optional<TextFailure> m_fault;
    bool m_isAfterReturn = false;
    bool m_isInComment = false;
    bool m_hasEnded = false;
    bool m_isCutShort = false;
};

} // namespace contraflow
