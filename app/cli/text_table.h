// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/table.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow::cli {

/** Characters of a UTF-8 text, which is its width on a terminal for the texts that the program prints. */
[[nodiscard]] std::size_t displayWidth(std::string_view text);

/** Texts one after the other, each behind its length, in blocks that stay where they are: a million rows of
 * cells take little more than their letters. */
class StoredTexts
{
public:
    void add(std::string_view text);

    /** Calls `use(text)` for all of them in their order. */
    template<typename Use>
    void forEach(Use use) const
    {
        for (const std::string& block : m_blocks)
            for (std::string_view rest = block; !rest.empty();) {
                const std::size_t length = takeLength(rest);
                use(rest.substr(0, length));
                rest.remove_prefix(length);
            }
    }

private:
    [[nodiscard]] static std::size_t takeLength(std::string_view& rest);

    std::vector<std::string> m_blocks;
};

/** A table for people: columns as wide as their widest cell, two blanks apart, numbers with their points in
 * line. */
class TextTable
{
public:
    enum class Align
    {
        left,
        right,
        point, ///< numbers: decimal points in line, right of the header's beginning
    };

    void addColumn(std::string header, Align align = Align::left);
    /** One cell for every column. */
    void addRow(const std::vector<std::string>& cells);
    /** The header and the rows, each line behind `indent` blanks and without blanks at its end. */
    [[nodiscard]] std::string text(std::size_t indent = 2) const;
    /** The same line by line. */
    void write(const std::function<void(std::string_view line)>& take, std::size_t indent = 2) const;

private:
    struct Column
    {
        std::string header;
        Align align = Align::left;
        std::size_t head = 0;  ///< characters before the point of the cell that has most there; Align::point
        std::size_t tail = 0;  ///< the same from the point on
        std::size_t width = 0; ///< of the widest cell, the header included
    };
    void addCell(Column& column, std::string_view text);

    std::vector<Column> m_columns;
    StoredTexts m_texts; ///< of all cells, row by row
};

/** The brief columns of a table for a terminal, those without any value left out. All times have one unit and
 * all rates, which the headers name; decimal points are in line. */
[[nodiscard]] std::string briefText(const Table& table, std::size_t indent = 2);
/** The same line by line. */
void writeBrief(const Table& table, const std::function<void(std::string_view line)>& take,
                std::size_t indent = 2);

} // namespace contraflow::cli
