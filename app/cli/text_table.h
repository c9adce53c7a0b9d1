// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
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
    void addRow(std::vector<std::string> cells);
    /** The header and the rows, each line behind `indent` blanks and without blanks at its end. */
    [[nodiscard]] std::string text(std::size_t indent = 2) const;

private:
    struct Column
    {
        std::string header;
        Align align = Align::left;
    };
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace contraflow::cli
