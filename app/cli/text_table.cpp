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

void StoredTexts::add(std::string_view text)
{
    constexpr std::size_t kBlock = 65536;
    if (m_blocks.empty()) {
        m_blocks.emplace_back(); // the only one of most tables: as large as it must be
    } else if (m_blocks.back().size() + text.size() > kBlock) {
        m_blocks.emplace_back();
        m_blocks.back().reserve(kBlock + 16);
    }
    // Seven bits a byte, the last byte without the eighth.
    std::string& block = m_blocks.back();
    std::size_t length = text.size();
    for (; length >= 0x80U; length >>= 7U)
        block += static_cast<char>((length & 0x7FU) | 0x80U);
    block += static_cast<char>(length);
    block += text;
}

std::size_t StoredTexts::takeLength(std::string_view& rest)
{
    std::size_t length = 0;
    for (unsigned shift = 0;; shift += 7) {
        const auto byte = static_cast<unsigned char>(rest.front());
        rest.remove_prefix(1);
        length |= static_cast<std::size_t>(byte & 0x7FU) << shift;
        if (byte < 0x80U)
            return length;
    }
}

void TextTable::addColumn(std::string header, Align align)
{
    const std::size_t width = displayWidth(header);
    m_columns.push_back({std::move(header), align, 0, 0, width});
}

void TextTable::addRow(const std::vector<std::string>& cells)
{
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        addCell(m_columns[i], i < cells.size() ? std::string_view(cells[i]) : std::string_view());
}

void TextTable::addCell(Column& column, std::string_view text)
{
    m_texts.add(text);
    const std::size_t width = displayWidth(text);
    column.width = std::max(column.width, width);
    if (column.align != Align::point || text.empty())
        return;
    const std::size_t tail = tailWidth(text);
    column.head = std::max(column.head, width - tail);
    column.tail = std::max(column.tail, tail);
    column.width = std::max(column.width, column.head + column.tail);
}

std::string TextTable::text(std::size_t indent) const
{
    std::string all;
    write([&all](std::string_view line) { all += line; }, indent);
    return all;
}

void TextTable::write(const std::function<void(std::string_view line)>& take, std::size_t indent) const
{
    std::string line;
    std::size_t next = 0; // column
    const auto addCell = [&](std::string_view text, std::size_t blanksBehind) {
        const Column& column = m_columns[next];
        if (next == 0)
            line.assign(indent, ' ');
        else
            line += "  ";
        const std::size_t pad = column.width - displayWidth(text) - blanksBehind;
        const bool isRight = column.align != Align::left;
        line.append(isRight ? pad : 0, ' ');
        line += text;
        line.append(isRight ? blanksBehind : pad, ' ');
        if (++next < m_columns.size())
            return;
        next = 0;
        line.erase(line.find_last_not_of(' ') + 1);
        line += '\n';
        take(line);
    };
    for (const Column& column : m_columns)
        addCell(column.header, 0);
    // Numbers get blanks behind them up to the longest fraction; then all that is left is to align them
    // right.
    m_texts.forEach([&](std::string_view text) {
        const Column& column = m_columns[next];
        const bool isAtPoint = column.align == Align::point && !text.empty();
        addCell(text, isAtPoint ? column.tail - tailWidth(text) : 0);
    });
}

} // namespace contraflow::cli
