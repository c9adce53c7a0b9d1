// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/program_cells.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Who comes to a row of a program: everybody, or those that are listed. */
using RowMembers = std::optional<std::vector<std::uint32_t>>;

/** The processes that a text names ("all", "3-7", "even", "rank > 0"), in its order. A condition that depends
 * on loops goes to `condition`, where that is not null, and everybody comes to the row. */
[[nodiscard]] Result<RowMembers> readMembers(std::string_view text, std::uint32_t processes,
                                             std::span<const std::string> loops,
                                             const ParameterScope& parameters, ProgramCell* condition);

/** Those that are among both; ascending where both are listed. */
[[nodiscard]] RowMembers amongBoth(RowMembers a, const RowMembers& b);

/** Which rows each process comes to: those of all, and its own. */
class RowLists
{
public:
    explicit RowLists(std::uint32_t processes) : m_own(processes) {}

    /** The next row; false when rows of single processes are too many to be held. */
    [[nodiscard]] bool add(std::uint32_t row, const RowMembers& members);

    /** Ascending. */
    [[nodiscard]] const std::vector<std::uint32_t>& common() const { return m_common; }
    [[nodiscard]] const std::vector<std::uint32_t>& own(std::uint32_t process) const
    {
        return m_own[process];
    }

private:
    static constexpr std::size_t kMostOwn = 50'000'000; ///< of all processes together

    std::vector<std::uint32_t> m_common;
    std::vector<std::vector<std::uint32_t>> m_own;
    std::size_t m_ownCount = 0;
};

} // namespace contraflow
