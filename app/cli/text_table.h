// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow::cli {

/** Characters of a UTF-8 text, which is its width on a terminal for the texts that the program prints. */
[[nodiscard]] std::size_t displayWidth(std::string_view text);

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
    };
    /** Calls `use(column, text)` for all cells, row by row. */
    template<typename Use>
    void forEachCell(Use use) const;

    std::vector<Column> m_columns;
    // Rows may be a million: the texts of all cells are one, row by row.
    std::string m_texts;
    std::vector<std::uint32_t> m_lengths; ///< of the cells
};

} // namespace contraflow::cli
