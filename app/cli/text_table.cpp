// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

/** Characters from the decimal point on, or behind a whole number with its unit; 0 for a number alone. */
std::size_t tailWidth(const std::string& cell)
{
    const std::size_t point = cell.find_first_of(". ");
    return point == std::string::npos ? 0 : displayWidth(std::string_view(cell).substr(point));
}

void appendPadded(std::string& line, const std::string& cell, std::size_t width, bool isRight)
{
    const std::size_t pad = width - std::min(width, displayWidth(cell));
    if (isRight)
        line.append(pad, ' ');
    line += cell;
    if (!isRight)
        line.append(pad, ' ');
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

void TextTable::addColumn(std::string header, Align align)
{
    m_columns.push_back({std::move(header), align});
}

void TextTable::addRow(std::vector<std::string> cells)
{
    cells.resize(m_columns.size());
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text(std::size_t indent) const
{
    // Numbers get blanks behind them up to the longest fraction; then all that is left is to align them
    // right.
    std::vector<std::size_t> tails(m_columns.size(), 0);
    for (const auto& row : m_rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            if (m_columns[i].align == Align::point)
                tails[i] = std::max(tails[i], tailWidth(row[i]));
    const auto cellText = [&](const std::vector<std::string>& row, std::size_t i) {
        if (m_columns[i].align != Align::point || row[i].empty())
            return row[i];
        return row[i] + std::string(tails[i] - tailWidth(row[i]), ' ');
    };
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        widths[i] = displayWidth(m_columns[i].header);
    for (const auto& row : m_rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(cellText(row, i)));

    std::string out;
    const auto appendLine = [&](auto&& cellOf) {
        std::string line(indent, ' ');
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (i > 0)
                line += "  ";
            appendPadded(line, cellOf(i), widths[i], m_columns[i].align != Align::left);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + '\n';
    };
    appendLine([&](std::size_t i) { return m_columns[i].header; });
    for (const auto& row : m_rows)
        appendLine([&](std::size_t i) { return cellText(row, i); });
    return out;
}

} // namespace contraflow::cli
