// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/row_members.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace contraflow {

Result<RowMembers> readMembers(std::string_view text, std::uint32_t processes,
                               std::span<const std::string> loops, const ParameterScope& parameters,
                               ProgramCell* condition)
{
    text = trimmed(text);
    if (text.empty() || text == "all")
        return RowMembers();
    if (auto listed = listedRanks(text, processes)) {
        if (!*listed)
            return listed->error();
        return RowMembers(std::move(*listed).value());
    }
    if (text == "even" || text == "odd")
        text = text == "even" ? "rank % 2 = 0" : "rank % 2 = 1";
    Result<ProgramCell> cell = ProgramCell::readCondition(text, loops, parameters);
    if (!cell)
        return cell.error();
    if (cell->usesLoops() && condition) {
        *condition = std::move(cell).value();
        return RowMembers();
    }
    std::vector<std::uint32_t> members;
    for (std::uint32_t rank = 0; rank < processes; ++rank) {
        const Result<double> isIn = cell->value({rank, processes, {}});
        if (!isIn)
            return isIn.error().within(sentence("for process %1", {std::to_string(rank)}));
        if (*isIn != 0)
            members.push_back(rank);
    }
    return RowMembers(std::move(members));
}

RowMembers amongBoth(RowMembers a, const RowMembers& b)
{
    if (!a || !b)
        return a ? a : b;
    std::vector<std::uint32_t> sorted = *b;
    std::sort(a->begin(), a->end());
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::uint32_t> both;
    std::set_intersection(a->begin(), a->end(), sorted.begin(), sorted.end(), std::back_inserter(both));
    return both;
}

bool RowLists::add(std::uint32_t row, const RowMembers& members)
{
    if (!members) {
        m_common.push_back(row);
        return true;
    }
    m_ownCount += members->size();
    if (m_ownCount > kMostOwn)
        return false;
    for (const std::uint32_t process : *members)
        if (std::vector<std::uint32_t>& own = m_own[process]; own.empty() || own.back() != row)
            own.push_back(row);
    return true;
}

} // namespace contraflow
