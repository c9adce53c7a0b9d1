// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Which pairs of a matrix have numbers. */
enum class MatrixHalf
{
    both,
    lower, ///< below the diagonal
    upper,
};

/** How a matrix was written. */
struct MatrixShape
{
    MatrixHalf half = MatrixHalf::both;
    bool hasNames = false; ///< of its nodes; else they are numbered from 0 on
};

/** What a reader of its numbers should know of that. */
[[nodiscard]] std::vector<std::string> notesOf(const MatrixShape& shape);

/** A square of cells, one for each pair of nodes: row = sender, column = receiver. */
struct MatrixGrid
{
    std::vector<std::string> names;               ///< of rows and columns
    std::vector<std::size_t> lines;               ///< by row, 1-based; 0: the row is not in the file
    std::vector<std::vector<std::string>> values; ///< by row and column; empty: not measured
    MatrixHalf half = MatrixHalf::both;
    std::size_t missing = 0;     ///< pairs without a number, those of an empty half aside
    bool hasHeader = false;      ///< the first line names the columns
    bool hasLabels = false;      ///< the first cells name the rows
    bool isDiagonalFree = false; ///< nothing was measured from a node to itself
};

/**
 * Finds out which pair each number is of. Nodes are named in the first line, at the beginning of each line,
 * in both or nowhere. A pair that was not measured has an empty cell; of a triangle the other half is empty
 * or 0 or, where rows and columns are named, not written at all. A number in a wrong place is a wrong pair: a
 * text that can be read in two ways fails, with what was seen and where.
 */
[[nodiscard]] Result<MatrixGrid> readMatrixGrid(std::string_view text, char separator);

} // namespace contraflow
