// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace contraflow {

/** A line of two texts held against each other. */
struct DiffLine
{
    enum class Kind
    {
        kept,
        removed,
        added,
        skipped, ///< lines in both texts that are not listed; `text` is empty
    };
    Kind kind = Kind::kept;
    std::string_view text; ///< without its end, in the text that it is from

    bool operator==(const DiffLine&) const = default;
};

/**
 * The fewest lines to remove from one text and to add so that it becomes the other, with `context` lines
 * around them; none for equal texts (Myers, "An O(ND) difference algorithm and its variations", 1986). Takes
 * time and memory that grow with the square of the differences: nothing where there are more than `most`, or
 * when asked to stop.
 */
[[nodiscard]] std::optional<std::vector<DiffLine>> diffLines(std::string_view before, std::string_view after,
                                                             std::size_t context, std::size_t most,
                                                             const std::stop_token& stop = {});

} // namespace contraflow
