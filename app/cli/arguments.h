// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/base/result.h"

#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow::cli {

/**
 * The words behind a command, sorted into operands and options by what the command declares.
 *
 * Not CLI11's: a file that includes it compiles 9 s of CPU time longer (of 0.4 s without), and its sentences
 * and help would still have to be ours, with what was probably meant and texts in columns.
 */
class Arguments
{
public:
    /**
     * Sorts `words`. Options may stand before, between and behind operands; "--name value", "--name=value",
     * "-n value" and "-nvalue" are the same; "--" ends the options. Fails on what the command does not
     * declare, on a missing or unexpected value, on a repeated option that is not repeatable, and on too few
     * or too many operands.
     */
    [[nodiscard]] static Result<Arguments> parse(const Command& command, std::span<const std::string> words);

    [[nodiscard]] const std::vector<std::string>& operands() const { return m_operands; }
    [[nodiscard]] bool has(std::string_view option) const { return m_values.contains(option); }
    /** The value of an option, or nothing when it was not given. */
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    /** All values of a repeatable option in the order given. */
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
    /** A whole number behind an option, `fallback` when it was not given; fails with a sentence when it is
     * none. */
    [[nodiscard]] Result<std::uint64_t> count(std::string_view option, std::uint64_t fallback) const;
    /** Refuses options that have no place beside others: "--table is about tables", with `why` behind. */
    [[nodiscard]] Result<void> checkUnused(std::initializer_list<std::string_view> options,
                                           std::string_view why) const;

private:
    std::vector<std::string> m_operands;
    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
};

/** Whether --help or -h is among the words (before a "--"): it wins over everything else that may be wrong.
 */
[[nodiscard]] bool asksForHelp(std::span<const std::string> words);

/** "table, csv or json". */
[[nodiscard]] std::string alternatives(const std::vector<std::string_view>& choices);

} // namespace contraflow::cli
