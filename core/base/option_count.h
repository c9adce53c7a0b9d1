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
