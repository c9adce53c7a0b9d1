// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/yaml_feed.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace contraflow {

namespace {

/** So much of a text is taken at once, and so much at least is remembered: all that the parser has not given.
 */
constexpr std::size_t kPiece = std::size_t{1} << 16U;
constexpr std::size_t kRemembered = YamlFeed::kMostAhead + 2 * kPiece;
constexpr std::size_t kLongestCharacter = 4;
constexpr std::string_view kDocumentEnd = "...\n";

/** The length of the control character at `at` that YAML forbids, or 0. */
std::size_t controlLength(std::string_view text, std::size_t at)
{
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x20)
        return first == '\t' || first == '\n' || first == '\r' ? 0 : 1;
    if (first == 0x7F)
        return 1;
    if (first == 0xC2)
        return byte(at + 1) < 0xA0 && byte(at + 1) != 0x85 ? 2 : 0;
    return first == 0xEF && byte(at + 1) == 0xBF && byte(at + 2) >= 0xBE ? 3 : 0;
}

std::size_t findControl(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at)
        if (controlLength(text, at) != 0)
            return at;
    return std::string_view::npos;
}

std::string hexadecimal(unsigned value)
{
    constexpr std::size_t longest = 16;
    std::array<char, longest> text{};
    (void)std::snprintf(text.data(), text.size(), "0x%02X", value);
    return text.data();
}

} // namespace

TextSource sourceOf(std::string_view text)
{
    return [text](std::span<char> room) mutable {
        const std::size_t size = text.copy(room.data(), room.size());
        text.remove_prefix(size);
        return std::optional(size);
    };
}

void YamlFeed::progress()
{
    m_progress = given();
    m_commentsBefore = m_comments;
    m_behindKey = 0;
    m_valueAt = 0;
}

void YamlFeed::progressToKey(std::size_t offset, std::string_view key)
{
    progress();
    const std::string_view text = from(offset);
    const std::size_t quote = text.starts_with('"') || text.starts_with('\'') ? 1 : 0;
    if (text.substr(std::min(quote, text.size())).starts_with(key))
        m_behindKey = offset + key.size() + 2 * quote;
}

YamlFeed::int_type YamlFeed::underflow()
{
    lookBehindKey();
    const std::size_t comments = m_progress == 0 ? 0 : m_comments - m_commentsBefore;
    m_isCutShort =
        m_isCutShort || (!m_hasEnded && m_valueAt == 0 && bytes() - m_progress - comments > kMostAhead);
    forget();
    const std::size_t old = m_recent.size();
    while (!m_hasEnded && !m_isCutShort && m_recent.size() == old)
        take();
    char* const begin = m_recent.data();
    setg(begin, begin + old, begin + m_recent.size());
    return m_recent.size() == old ? traits_type::eof() : traits_type::to_int_type(m_recent[old]);
}

/** Finds the scalar that begins in the line of its key. The parser has read no further than this. */
void YamlFeed::lookBehindKey()
{
    std::string_view text = m_behindKey == 0 ? std::string_view() : from(m_behindKey);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (!text.starts_with(':'))
        return;
    const std::size_t value = text.find_first_not_of(' ', 1);
    std::size_t begin = value;
    while (begin < text.size() && (text[begin] == '&' || text[begin] == '!'))
        begin = text.find_first_not_of(' ', text.find_first_of(" \n", begin));
    if (begin >= text.size() ||
        std::string_view("\n\t[]{}#*:?-,").find(text[begin]) != std::string_view::npos)
        return;
    m_valueAt = bytes() - text.size() + value;
    m_valueBegin = text[begin];
}

void YamlFeed::forget()
{
    if (m_recent.size() < 2 * kRemembered)
        return;
    const std::size_t dropped = m_recent.size() - kRemembered;
    m_linesBefore += lineEnds(std::string_view(m_recent).substr(0, dropped));
    m_recent.erase(0, dropped);
    m_recentAt += dropped;
}

void YamlFeed::take()
{
    std::string piece = std::exchange(m_rest, {});
    std::size_t size = piece.size();
    piece.resize(kPiece);
    while (size < kPiece && !m_hasEnded) {
        const auto got = m_source(std::span(piece).subspan(size));
        m_hasEnded = got.value_or(0) == 0;
        if (!got)
            m_fault = TextFailure{0, sentence("the text cannot be read")};
        size += got.value_or(0);
    }
    std::string_view text = std::string_view(piece).substr(0, size);
    std::size_t bad = findInvalidUtf8(text);
    if (bad != std::string_view::npos && !m_hasEnded && size - bad < kLongestCharacter) {
        m_rest = text.substr(bad);
        text = text.substr(0, bad);
        bad = std::string_view::npos;
    }
    bad = std::min(findControl(text.substr(0, bad)), bad);
    const std::size_t old = m_recent.size();
    const bool isFirst = bytes() == 0;
    append(text.substr(0, bad));
    findDirectives(old);
    countComments(old);
    if (bad == std::string_view::npos)
        return m_hasEnded ? end() : void();
    const bool hasWideMark = text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
    const bool isWide = isFirst && (hasWideMark || text.find('\0') < kLongestCharacter);
    m_fault =
        isWide
            ? TextFailure{0, sentence(
                                 "the text is encoded as UTF-16 or UTF-32, or is no text at all; save it as "
                                 "UTF-8")}
            : explained(text, bad);
    m_hasEnded = true;
}

/** At the end of the text the parser would take a text in quotes that is open for one that is closed; at the
 * end of a document it does not. */
void YamlFeed::end()
{
    if (m_recent.ends_with('\n'))
        m_recent.append(kDocumentEnd);
    else if (m_recent.ends_with(' ') || m_recent.ends_with('\t'))
        m_recent.append("\n").append(kDocumentEnd);
}

void YamlFeed::append(std::string_view text)
{
    if (bytes() == 0) {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        text.remove_prefix(text.starts_with(mark) ? mark.size() : 0);
        // Behind this the parser gives what is in the brackets at once. Otherwise they could be a key, which
        // it knows at their end.
        if (text.starts_with('{') || text.starts_with('['))
            m_recent = "--- ";
    }
    if (!m_isAfterReturn && text.find('\r') == std::string_view::npos) {
        m_recent.append(text);
        return;
    }
    for (const char c : text) {
        if (c != '\n' || !m_isAfterReturn)
            m_recent.push_back(c == '\r' ? '\n' : c);
        m_isAfterReturn = c == '\r';
    }
}

/** The parser reads nothing ahead in a line that begins like a comment and has no quotes, wherever it stands.
 */
void YamlFeed::countComments(std::size_t from)
{
    const std::string_view text = m_recent;
    for (std::size_t at = from; at < text.size();) {
        const std::string_view line = text.substr(at, text.find('\n', at) - at);
        if (at == 0 || text[at - 1] == '\n')
            m_isInComment = line.substr(std::min(line.find_first_not_of(' '), line.size())).starts_with('#');
        const std::size_t quote = m_isInComment ? line.find_first_of("\"'") : 0;
        m_comments += std::min(quote, line.size());
        m_isInComment = quote == std::string_view::npos;
        at += line.size() + 1;
    }
}

/** The parser leaves out a line that begins with '%', whatever it says. */
void YamlFeed::findDirectives(std::size_t from)
{
    constexpr std::array<std::string_view, 2> known{"%YAML ", "%TAG "};
    const std::string_view text = m_recent;
    for (std::size_t at = text.find('%', from); at != std::string_view::npos && m_strangeDirective == 0;
         at = text.find('%', at + 1)) {
        const auto isHere = [&](std::string_view word) { return text.substr(at).starts_with(word); };
        if ((at == 0 ? m_recentAt == 0 : text[at - 1] == '\n') &&
            std::none_of(known.begin(), known.end(), isHere))
            m_strangeDirective = 1 + m_linesBefore + lineEnds(text.substr(0, at));
    }
}

TextFailure YamlFeed::explained(std::string_view text, std::size_t bad) const
{
    if (text.find('\0') != std::string_view::npos)
        return {0, sentence("there are zero bytes, so this is not a text file; name a project file")};
    const std::size_t line = 1 + m_linesBefore + lineEnds(m_recent);
    const unsigned value = static_cast<unsigned char>(text[bad]);
    if (findInvalidUtf8(text.substr(bad)) == 0)
        return {line, sentence("the text is not UTF-8 (byte %1); save the file in the encoding UTF-8",
                               {hexadecimal(value)})};
    const unsigned last = static_cast<unsigned char>(text[bad + controlLength(text, bad) - 1]);
    return {line, sentence("the control character %1 cannot be in a project; remove it",
                           {hexadecimal(value == 0xEF ? 0xFF40 + last : last)})};
}

std::string_view YamlFeed::from(std::size_t offset) const
{
    if (offset < m_recentAt || offset > bytes())
        return {};
    return std::string_view(m_recent).substr(offset - m_recentAt);
}

char YamlFeed::at(std::size_t offset) const
{
    if (offset == m_valueAt && offset != 0)
        return m_valueBegin;
    const std::string_view text = from(offset);
    return text.empty() ? '\0' : text.front();
}

std::size_t YamlFeed::lineBegin(std::size_t offset) const
{
    const std::string_view before =
        std::string_view(m_recent).substr(0, std::clamp(offset, m_recentAt, bytes()) - m_recentAt);
    return m_recentAt + before.rfind('\n') + 1;
}

std::size_t YamlFeed::lineBefore(std::size_t offset, std::size_t line) const
{
    std::string_view text =
        std::string_view(m_recent).substr(0, std::clamp(offset, m_recentAt, bytes()) - m_recentAt);
    for (; line > 1; --line) {
        const std::size_t end = text.rfind('\n');
        const std::size_t first = text.find_first_not_of(" \t", end + 1);
        if (end == std::string_view::npos || (first != std::string_view::npos && text[first] != '#'))
            break;
        text = text.substr(0, end);
    }
    return line;
}

bool YamlFeed::endsAt(std::size_t offset) const
{
    std::string_view text = from(offset);
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t\n"), text.size()));
        if (!text.starts_with('#'))
            return m_hasEnded && (text.empty() || text == kDocumentEnd);
        text.remove_prefix(std::min(text.find('\n'), text.size()));
    }
}

bool YamlFeed::isIndentedByTab(std::size_t offset) const
{
    const std::string_view line = from(lineBegin(offset));
    return at(bytes() - line.size() + line.find_first_not_of(' ')) == '\t';
}

} // namespace contraflow
