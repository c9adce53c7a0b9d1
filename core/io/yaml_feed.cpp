// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/yaml_feed.h"

#include <algorithm>

namespace contraflow {

namespace {

/** More than the parser ever reads ahead. */
constexpr std::size_t kRemembered = std::size_t{1} << 17U;

/** LF, CR and both together end a line once; `text` goes on behind the `count` bytes, if the whole does. */
std::size_t lineEnds(const std::string& text, std::size_t count)
{
    std::size_t ends = 0;
    for (std::size_t at = text.find('\n'); at < count; at = text.find('\n', at + 1))
        ++ends;
    for (std::size_t at = text.find('\r'); at < count; at = text.find('\r', at + 1))
        ends += text[at + 1] == '\n' ? 0 : 1;
    return ends;
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

YamlFeed::YamlFeed(const TextSource& source) : m_source(source)
{
    m_recent.reserve(2 * kRemembered);
}

std::optional<std::size_t> YamlFeed::read(std::span<char> room)
{
    room = room.first(std::min(room.size(), kRemembered));
    const std::optional<std::size_t> size = m_source(room);
    m_hasEnded = size && *size == 0;
    if (!size)
        return size;
    if (m_recent.size() + *size > 2 * kRemembered) {
        const std::size_t dropped = m_recent.size() - kRemembered;
        m_linesBefore += lineEnds(m_recent, dropped);
        m_recent.erase(0, dropped);
        m_recentAt += dropped;
    }
    m_recent.append(room.data(), *size);
    return size;
}

std::size_t YamlFeed::lineAt(std::size_t offset) const
{
    const std::size_t from = std::max(offset, m_recentAt) - m_recentAt;
    return 1 + m_linesBefore + lineEnds(m_recent, std::min(from, m_recent.size()));
}

bool YamlFeed::endsInLine(std::size_t line) const
{
    return m_hasEnded && line >= lineAt(bytes());
}

bool YamlFeed::isIndentedByTab(std::size_t line) const
{
    std::size_t at = 0;
    for (std::size_t passed = 1 + m_linesBefore; passed < line; ++passed) {
        at = m_recent.find_first_of("\r\n", at);
        if (at == std::string::npos)
            return false;
        at += m_recent.compare(at, 2, "\r\n") == 0 ? 2 : 1;
    }
    at = m_recent.find_first_not_of(' ', at);
    return at != std::string::npos && m_recent[at] == '\t';
}

} // namespace contraflow
