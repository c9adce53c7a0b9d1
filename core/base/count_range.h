// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace contraflow {

/** Whole numbers from the first to the last, both included, as files name them: the last one may be the
 * greatest there is, and there may be more of them than any memory holds. */
struct CountRange
{
    std::uint64_t first = 0;
    std::uint64_t last = 0; ///< not below the first
    std::uint64_t step = 1; ///< above 0

    /** Whether there are more numbers in it than these; to be asked before they are gone through. */
    [[nodiscard]] bool hasMoreThan(std::uint64_t most) const
    {
        return most == 0 || (last - first) / step >= most;
    }

    /** Calls `take` with each number: counted, so that it ends. */
    template<typename Take>
    void each(Take take) const
    {
        const std::uint64_t further = (last - first) / step;
        for (std::uint64_t i = 0; i < further; ++i)
            take(first + i * step);
        take(first + further * step);
    }
};

/** "7", or "4-9" with `between` in the middle and blanks anywhere; nothing where it is no range, or falls. */
[[nodiscard]] inline std::optional<CountRange> parseCountRange(std::string_view text,
                                                               std::string_view between)
{
    const std::size_t at = text.find(between);
    const auto first = parseCount(trimmed(text.substr(0, at)));
    const auto last =
        at == std::string_view::npos ? first : parseCount(trimmed(text.substr(at + between.size())));
    if (!first || !last || *last < *first)
        return std::nullopt;
    return CountRange{*first, *last};
}

/** The whole number that an option was given, `fallback` where it was not. Fails with a sentence that names
 * the option. */
[[nodiscard]] inline Result<std::uint64_t>
optionCount(std::string_view option, const std::optional<std::string>& text, std::uint64_t fallback)
{
    if (!text)
        return fallback;
    const std::optional<unsigned long long> number = parseCount(*text);
    if (!number)
        return Error{ErrorCode::invalidInput,
                     std::string(option) + " takes a whole number, not " + inQuotes(*text)};
    return std::uint64_t{*number};
}

} // namespace contraflow
