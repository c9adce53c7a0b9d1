// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace contraflow {

/** The text with "?" in place of the characters that XML 1.0 does not have at all, not even escaped (2.2),
 * and nothing escaped. */
[[nodiscard]] inline std::string allowedInXml(std::string_view text)
{
    std::string allowed(text);
    for (char& c : allowed)
        if (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r')
            c = '?';
    for (const std::string_view noncharacter : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"})
        for (std::size_t at = allowed.find(noncharacter); at != std::string::npos;
             at = allowed.find(noncharacter, at))
            allowed.replace(at, noncharacter.size(), "?");
    return allowed;
}

/** A text of UTF-8 as XML and HTML have it, between tags and between quotes: what allowedInXml() leaves reads
 * back to the same, line ends and tabs included. */
[[nodiscard]] inline std::string xmlText(std::string_view text)
{
    std::string escaped;
    for (const char c : allowedInXml(text))
        switch (c) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        case '\'':
            escaped += "&#39;";
            break;
        case '\t':
        case '\n':
        case '\r': // readers make blanks of them in attributes
            escaped += "&#" + std::to_string(int{c}) + ";";
            break;
        default:
            escaped += c;
        }
    return escaped;
}

} // namespace contraflow
