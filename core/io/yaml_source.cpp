// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/yaml_source.h"

#include "core/io/text_file.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::size_t kLongestCharacter = 4;

std::string hexByte(char c)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto value = static_cast<unsigned char>(c);
    return {'0', 'x', digits[value >> 4U], digits[value & 0xFU]};
}

bool isForbiddenControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t';
}

/** UTF-16 and UTF-32 begin with a mark, or with a zero byte among the first few. */
bool looksLikeWideText(std::string_view text)
{
    const std::string_view head = text.substr(0, kLongestCharacter);
    return head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF") ||
           head.find('\0') != std::string_view::npos;
}

} // namespace

std::optional<TextFailure> YamlSource::append(std::string_view piece)
{
    const std::size_t from = m_text.size();
    appendWithLf(piece);
    if (auto failure = checkEncoding(from))
        return failure;
    if (auto failure = checkUtf8(false))
        return failure;
    return m_outline.take(m_text);
}

std::optional<TextFailure> YamlSource::finish()
{
    if (auto failure = checkUtf8(true))
        return failure;
    return m_outline.finish(m_text);
}

void YamlSource::appendWithLf(std::string_view piece)
{
    if (m_text.empty() && piece.starts_with(kUtf8Mark))
        piece.remove_prefix(kUtf8Mark.size());
    if (m_endsInCr && piece.starts_with('\n'))
        piece.remove_prefix(1);
    m_endsInCr = piece.ends_with('\r');
    while (!piece.empty()) {
        const std::size_t cr = piece.find('\r');
        m_text.append(piece.substr(0, cr));
        if (cr == std::string_view::npos)
            return;
        m_text.push_back('\n');
        piece.remove_prefix(cr + 1);
        if (piece.starts_with('\n'))
            piece.remove_prefix(1);
    }
}

std::optional<TextFailure> YamlSource::checkEncoding(std::size_t from)
{
    if (from == 0 && looksLikeWideText(m_text))
        return TextFailure{0,
                           "the text is encoded as UTF-16 or UTF-32, or is no text at all; save it as UTF-8"};
    if (m_text.find('\0', from) != std::string::npos)
        return TextFailure{0, "there are zero bytes, so this is not a text file; name a project file"};
    const auto bad =
        std::find_if(m_text.begin() + static_cast<std::ptrdiff_t>(from), m_text.end(), isForbiddenControl);
    if (bad == m_text.end())
        return {};
    const auto offset = static_cast<std::size_t>(bad - m_text.begin());
    return TextFailure{lineAt(offset),
                       "the control character " + hexByte(*bad) + " cannot be in a project; remove it"};
}

std::optional<TextFailure> YamlSource::checkUtf8(bool isComplete)
{
    const std::string_view text = m_text;
    const std::size_t bad = findInvalidUtf8(text.substr(m_checked));
    if (bad == std::string_view::npos) {
        m_checked = text.size();
        return {};
    }
    m_checked += bad;
    // The last character may be waiting for its other bytes.
    if (!isComplete && text.size() - m_checked < kLongestCharacter)
        return {};
    return TextFailure{lineAt(m_checked), "the text is not UTF-8 (byte " + hexByte(text[m_checked]) +
                                              "); save the file in the encoding UTF-8"};
}

std::size_t YamlSource::lineAt(std::size_t offset) const
{
    const auto end = m_text.begin() + static_cast<std::ptrdiff_t>(offset);
    return 1 + static_cast<std::size_t>(std::count(m_text.begin(), end, '\n'));
}

} // namespace contraflow
