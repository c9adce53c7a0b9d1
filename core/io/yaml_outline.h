// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Why a text cannot be read, and on which line (1-based; 0 when no line is at fault). */
struct TextFailure
{
    std::size_t line = 0;
    std::string text;
};

/** A literal block scalar ("key: |" and the indented lines below it) that was found in a YAML text. */
struct LiteralBlock
{
    std::size_t header = 0;  ///< offset of the '|'
    std::size_t content = 0; ///< offset of the line below the header
    std::size_t end = 0;     ///< offset behind the last line that belongs to the block
    std::size_t line = 0;    ///< of the header, 1-based
    std::size_t indent = 0;  ///< blanks to remove from each line of the content
    char chomping = ' ';     ///< ' ', '-' or '+'

    /** The scalar's value: indentation removed, final line ends as the chomping indicator says. */
    [[nodiscard]] std::string value(std::string_view text) const;
};

/**
 * A quick lexical pass over YAML text that arrives piece by piece. It refuses nesting beyond all reason
 * before a parser meets it, and finds the literal blocks, which hold the big tables, so that they can be read
 * without one. Where a text is unusual (tabs as indentation, explicit indentation, plain errors) it stops
 * looking and leaves the judgement to the parser: every block it reports is one, but not every block is
 * reported.
 *
 * The text must use LF as line end.
 */
class YamlOutline
{
public:
    /** Bounds: nested lists and maps; bytes outside of literal blocks. */
    YamlOutline(std::size_t maxDepth, std::size_t maxStructureBytes)
        : m_maxDepth(maxDepth)
        , m_maxStructureBytes(maxStructureBytes)
    {}

    /** Looks at what is new in `text`, all of the text so far. */
    [[nodiscard]] std::optional<TextFailure> take(std::string_view text);
    /** The text has ended. */
    [[nodiscard]] std::optional<TextFailure> finish(std::string_view text);

    [[nodiscard]] const std::vector<LiteralBlock>& blocks() const { return m_blocks; }
    /** What a parser that stumbles in this line could not know: the likely mistake lies elsewhere. Often
     * empty. */
    [[nodiscard]] std::string suspicion(std::size_t line) const;

private:
    /** Everything that carries over from one line to the next. */
    struct State
    {
        std::vector<std::size_t> indents;   ///< columns of the open block lists and maps, ascending
        std::vector<std::size_t> flowLines; ///< lines of the open brackets and braces
        char quote = 0;                     ///< of the quoted scalar that is still open
        std::size_t quoteLine = 0;
        bool isPlainOpen = false; ///< a plain scalar may go on in the next line
        bool gaveUp = false;
        bool inBlock = false;    ///< inside a block scalar; `block` and the following describe it
        bool keepsBlock = false; ///< it is one to report
        bool isIndentKnown = false;
        std::size_t minIndent = 0;
        std::size_t longestBlank = 0; ///< blanks in the empty lines before its first line
        LiteralBlock block;
    };
    class Line;

    /** A quoted text that goes over several lines. */
    struct LongQuote
    {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    void lookAt(std::string_view line, std::size_t offset);
    [[nodiscard]] bool isBlockLine(std::string_view line);
    void closeBlock(std::size_t end);
    void fail(const std::string& text);
    void nest(std::size_t levels);
    void countStructure(std::size_t bytes);
    void giveUpAtTab();
    void noteLongQuote(std::size_t begin);

    std::size_t m_maxDepth;
    std::size_t m_maxStructureBytes;
    State m_state;
    std::vector<LiteralBlock> m_blocks;
    std::vector<LongQuote> m_longQuotes; ///< the first few
    std::size_t m_tabLine = 0;           ///< where a tab was used as indentation
    std::optional<TextFailure> m_failure;
    std::size_t m_at = 0;     ///< offset of the first line not looked at
    std::size_t m_line = 1;   ///< its number
    std::size_t m_peeked = 0; ///< length of the incomplete line when it was last looked at
    std::size_t m_structureBytes = 0;
};

} // namespace contraflow
