// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_table.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

/** Characters from the decimal point on, or behind a whole number with its unit; 0 for a number alone. */
std::size_t tailWidth(std::string_view cell)
{
    const std::size_t point = cell.find_first_of(". ");
    return point == std::string_view::npos ? 0 : displayWidth(cell.substr(point));
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

void TextTable::addRow(const std::vector<std::string>& cells)
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::string_view text = i < cells.size() ? std::string_view(cells[i]) : std::string_view();
        m_texts += text;
        m_lengths.push_back(static_cast<std::uint32_t>(text.size()));
    }
}

template<typename Use>
void TextTable::forEachCell(Use use) const
{
    std::size_t begin = 0;
    for (std::size_t i = 0; i < m_lengths.size(); ++i) {
        use(i % m_columns.size(), std::string_view(m_texts).substr(begin, m_lengths[i]));
        begin += m_lengths[i];
    }
}

std::string TextTable::text(std::size_t indent) const
{
    std::string all;
    write([&all](std::string_view line) { all += line; }, indent);
    return all;
}

void TextTable::write(const std::function<void(std::string_view line)>& take, std::size_t indent) const
{
    // Numbers get blanks behind them up to the longest fraction; then all that is left is to align them
    // right.
    std::vector<std::size_t> tails(m_columns.size(), 0);
    const auto isAtPoint = [this](std::size_t column, std::string_view text) {
        return m_columns[column].align == Align::point && !text.empty();
    };
    forEachCell([&](std::size_t column, std::string_view text) {
        if (isAtPoint(column, text))
            tails[column] = std::max(tails[column], tailWidth(text));
    });
    const auto blanksBehind = [&](std::size_t column, std::string_view text) {
        return isAtPoint(column, text) ? tails[column] - tailWidth(text) : 0;
    };
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        widths[i] = displayWidth(m_columns[i].header);
    forEachCell([&](std::size_t column, std::string_view text) {
        widths[column] = std::max(widths[column], displayWidth(text) + blanksBehind(column, text));
    });

    std::string line;
    const auto addCell = [&](std::size_t column, std::string_view text, std::size_t blanks) {
        if (column == 0)
            line.assign(indent, ' ');
        else
            line += "  ";
        const std::size_t pad = widths[column] - displayWidth(text) - blanks;
        const bool isRight = m_columns[column].align != Align::left;
        line.append(isRight ? pad : 0, ' ');
        line += text;
        line.append(isRight ? blanks : pad, ' ');
        if (column + 1 < m_columns.size())
            return;
        line.erase(line.find_last_not_of(' ') + 1);
        line += '\n';
        take(line);
    };
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        addCell(i, m_columns[i].header, 0);
    forEachCell([&](std::size_t column, std::string_view text) {
        addCell(column, text, blanksBehind(column, text));
    });
}

} // namespace contraflow::cli
