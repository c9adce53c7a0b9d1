// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** More hosts than this in one list are refused. */
inline constexpr std::size_t kMaxHosts = 1'000'000;
/** Bytes; longer than any host's name. It bounds what a short list can expand to. */
inline constexpr std::size_t kMaxNameLength = 255;

/**
 * Expands a host list as Slurm writes it: "X[1-3]", "cn[01-03,07]", "r[1-2]n[1-4]", "a,b[1-2]". Zero padding
 * is kept. Blanks around names do not count. Fails on unbalanced brackets, falling ranges, names longer than
 * kMaxNameLength, and more than kMaxHosts names.
 */
[[nodiscard]] Result<std::vector<std::string>> expandHostList(std::string_view text);

/** The hosts of a list, or the text itself where it is none. */
[[nodiscard]] std::vector<std::string> hostsOrText(const std::string& text);

/** How many hosts a list names, without making them. */
[[nodiscard]] Result<std::size_t> countHosts(std::string_view text);

/** Whether a text is a list with brackets of more than one host, which a name alone never is. */
[[nodiscard]] bool isBracketList(std::string_view text);

/** The other way round: a short list that expandHostList makes these names of, in this order. */
[[nodiscard]] std::string hostListOf(std::span<const std::string> hosts);

} // namespace contraflow
