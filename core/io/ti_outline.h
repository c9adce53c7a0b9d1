// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/trace_formats.h"

#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

namespace contraflow {

/** What has to be known of a trace before it can be read. */
struct TiOutline
{
    std::uint32_t ranks = 0;
    bool hasOldSpelling = false;
    bool hasTags = false;      ///< a send with four numbers, or with a size where only tags allow one
    bool hasPlainSend = false; ///< of two numbers
    bool isDoubtful = false;   ///< a send of three numbers that may mean either
};

/** That of a trace, in a first pass over its files. */
[[nodiscard]] Result<TiOutline> outlineTimeIndependent(std::span<const std::filesystem::path> files,
                                                       const TraceOptions& options);

/** A number that fills a word. */
template<typename Number>
std::optional<Number> traceNumber(std::string_view word)
{
    Number value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return value;
}

/** Whether the words of a line are nothing, a comment, or the sign that an editor leaves at an end, which
 * SimGrid skips too. */
[[nodiscard]] inline bool isTiComment(const std::vector<std::string_view>& words)
{
    return words.empty() || words.front().front() == '#' || (words.size() == 1 && words.front() == "~");
}

/** Takes the letter off ranks such as p0, as old traces write them: of the process and of its partner. */
void dropRankLetters(std::vector<std::string_view>& words);

} // namespace contraflow
