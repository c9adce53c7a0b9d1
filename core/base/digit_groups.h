// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace contraflow {

/** How long the digits in groups of three are that a text begins with: "1 200" of "1 200.5 MB", as
 * groupedNumber() writes them. Between groups stands one blank, which may not break, be narrow or thin. 0:
 * there are no groups. */
[[nodiscard]] inline std::size_t groupedLength(std::string_view text)
{
    constexpr std::size_t kGroup = 3;
    const auto digitCount = [](std::string_view of) {
        return std::min(of.find_first_not_of("0123456789"), of.size());
    };
    const auto blankLength = [](std::string_view of) -> std::size_t {
        for (const std::string_view blank : {" ", "\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89"})
            if (of.starts_with(blank))
                return blank.size();
        return 0;
    };
    std::size_t length = digitCount(text);
    if (length == 0 || length > kGroup || text[0] == '0')
        return 0;
    for (bool hasGroups = false;; hasGroups = true) {
        const std::string_view rest = text.substr(length);
        const std::size_t blank = blankLength(rest);
        const std::size_t digits = blank > 0 ? digitCount(rest.substr(blank)) : 0;
        if (digits == 0)
            return hasGroups ? length : 0;
        if (digits != kGroup)
            return 0;
        length += blank + kGroup;
    }
}

/** A text whose leading number has its digits in one piece: of "-1 200.5 MB" "-1200.5 MB". */
class Ungrouped
{
public:
    /** `text` must outlive this. */
    explicit Ungrouped(std::string_view text) : m_text(text)
    {
        const std::size_t sign = text.starts_with('+') || text.starts_with('-') ? 1 : 0;
        const std::size_t length = groupedLength(text.substr(sign));
        if (length == 0)
            return;
        m_joined = text.substr(0, sign);
        for (const char c : text.substr(sign, length))
            if (c >= '0' && c <= '9')
                m_joined += c;
        m_joined += text.substr(sign + length);
    }
    Ungrouped(const Ungrouped&) = delete;
    Ungrouped& operator=(const Ungrouped&) = delete;

    [[nodiscard]] std::string_view view() const { return m_joined.empty() ? m_text : m_joined; }

private:
    std::string_view m_text;
    std::string m_joined; ///< empty: there are no groups
};

} // namespace contraflow
