// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/sheet_change.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace contraflow {

namespace {

std::size_t rowsIn(const std::vector<RowRange>& ranges)
{
    std::size_t count = 0;
    for (const RowRange& range : ranges)
        count += static_cast<std::size_t>(range.count);
    return count;
}

} // namespace

std::size_t sizeOf(const SheetChange& change)
{
    if (const auto* write = std::get_if<WriteCells>(&change))
        return write->writes.size();
    if (const auto* insert = std::get_if<InsertRows>(&change))
        return static_cast<std::size_t>(insert->rows.count);
    if (const auto* remove = std::get_if<DeleteRows>(&change))
        return rowsIn(remove->ranges);
    if (const auto* duplicate = std::get_if<DuplicateRows>(&change))
        return rowsIn(duplicate->ranges);
    if (const auto* move = std::get_if<MoveRows>(&change))
        return rowsIn(move->ranges);
    if (const auto* move = std::get_if<MoveRowsTo>(&change)) {
        if (move->ranges.empty())
            return 0;
        const RowRange& last = move->ranges.back();
        const int from = std::min(move->ranges.front().first, move->before);
        return static_cast<std::size_t>(std::max(last.first + last.count, move->before) - from);
    }
    return std::get<ReorderRows>(change).order.size();
}

SheetGesture gestureOf(SheetChange change, std::size_t size, const QString& activity)
{
    // Shared: functions are copied on their way into a job, and a paste may write a million cells.
    const auto known = std::make_shared<SheetChange>(std::move(change));
    return {size, [known](const JobContext&) -> SheetChange { return std::move(*known); }, activity};
}

} // namespace contraflow
