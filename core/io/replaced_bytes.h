// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text_file.h"

#include <string>
#include <string_view>

namespace contraflow {

/** Puts the replacement character (U+FFFD) in the place of each byte that is not UTF-8; how many there were.
 */
inline std::size_t replaceInvalidUtf8(std::string& text)
{
    constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
    std::size_t bad = findInvalidUtf8(text);
    if (bad == std::string::npos)
        return 0;
    std::size_t replaced = 0;
    std::string clean;
    std::string_view rest = text;
    for (; bad != std::string_view::npos; ++replaced) {
        clean.append(rest.substr(0, bad)).append(kReplacement);
        rest.remove_prefix(bad + 1);
        bad = findInvalidUtf8(rest);
    }
    text = clean.append(rest);
    return replaced;
}

} // namespace contraflow
