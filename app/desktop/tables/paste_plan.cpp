// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/paste_plan.h"

#include <algorithm>
#include <optional>
#include <set>

namespace contraflow {

namespace {

bool isBlankRow(const QStringList& row)
{
    return std::all_of(row.begin(), row.end(), [](const QString& cell) { return cell.trimmed().isEmpty(); });
}

std::optional<int> columnNamed(const QString& name, const std::vector<ColumnNames>& columns,
                               const std::set<int>& used)
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto column = static_cast<int>(i);
        if (used.count(column) == 0 && (name.compare(columns[i].title, Qt::CaseInsensitive) == 0 ||
                                        name.compare(columns[i].key, Qt::CaseInsensitive) == 0))
            return column;
    }
    return std::nullopt;
}

/** The sheet's column of each of a header's cells; nothing when the row is no header. A lone name is none: a
 * message may be called "size". */
std::optional<std::vector<int>> readHeader(const QStringList& row, const std::vector<ColumnNames>& columns)
{
    if (row.size() < 2)
        return std::nullopt;
    std::vector<int> places;
    std::set<int> used;
    for (const QString& cell : row) {
        const std::optional<int> column = columnNamed(cell.trimmed(), columns, used);
        if (!column)
            return std::nullopt;
        used.insert(*column);
        places.push_back(*column);
    }
    return places;
}

/** How often a block fits a selection; 1 when it does not fit evenly. */
int repeats(int selected, int pasted)
{
    return pasted > 0 && selected > pasted && selected % pasted == 0 ? selected / pasted : 1;
}

} // namespace

PastePlan planPaste(const CellBlock& block, const PasteTarget& target)
{
    PastePlan plan;
    auto end = block.end();
    while (end != block.begin() && isBlankRow(*(end - 1)) && block.size() > 1)
        --end;
    auto begin = block.begin();
    if (begin == end)
        return plan;
    const auto columnCount = static_cast<int>(target.columns.size());
    std::optional<std::vector<int>> header;
    if (end - begin > 1)
        header = readHeader(*begin, target.columns);
    plan.hasHeader = header.has_value();
    if (header)
        ++begin;

    int width = 0;
    for (auto row = begin; row != end; ++row)
        width = std::max(width, static_cast<int>(row->size()));
    const auto height = static_cast<int>(end - begin);
    const int down = repeats(target.height, height);
    const int across = header ? 1 : repeats(target.width, width);

    int left = target.left;
    int right = target.left;
    if (header) {
        left = *std::min_element(header->begin(), header->end());
        right = *std::max_element(header->begin(), header->end());
        plan.lostColumns = std::max(0, width - static_cast<int>(header->size()));
    } else {
        right = std::min(target.left + width * across, columnCount) - 1;
        plan.lostColumns = std::max(0, target.left + width - columnCount);
    }
    plan.top = target.top;
    plan.left = left;
    plan.height = height * down;
    plan.width = right - left + 1;
    for (int i = 0; i < plan.height; ++i) {
        const QStringList& row = *(begin + i % height);
        for (int k = 0; k < width * across && k % width < row.size(); ++k) {
            const int column =
                header ? (k < static_cast<int>(header->size()) ? (*header)[static_cast<std::size_t>(k)] : -1)
                       : target.left + k;
            if (column >= 0 && column < columnCount)
                plan.writes.push_back({target.top + i, column, row[k % width]});
        }
    }
    return plan;
}

} // namespace contraflow
