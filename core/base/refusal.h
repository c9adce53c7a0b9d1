// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/sentence.h"

#include <initializer_list>
#include <string_view>

namespace contraflow {

// Errors whose message is one sentence: `return notFound("the project has no platform %1", {quoted});`

/** The data or the request is at fault. */
[[nodiscard]] inline Error invalidInput(std::string_view pattern,
                                        std::initializer_list<std::string_view> values = {})
{
    return {ErrorCode::invalidInput, sentence(pattern, values)};
}

/** A name that was asked for does not exist. */
[[nodiscard]] inline Error notFound(std::string_view pattern,
                                    std::initializer_list<std::string_view> values = {})
{
    return {ErrorCode::notFound, sentence(pattern, values)};
}

} // namespace contraflow
