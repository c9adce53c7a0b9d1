// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/measured_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// ComDetective writes matrices with the row of the last thread first. Read from the top, every number is that
// of another pair, and nothing else tells.

/** Whose row comes first in a square of numbers without names. */
enum class MatrixRowOrder
{
    firstNodeFirst,
    lastNodeFirst,
    unclear, ///< it may be either; what is sent is symmetric both ways
};

/**
 * Traffic is nearly symmetric, and no node sends to itself over the network. So the rows are reversed where
 * only the reversed square is symmetric, or both are and only the other diagonal is empty. Where both
 * diagonals are empty too, a square separated by commas, as ComDetective writes it, is unclear.
 */
[[nodiscard]] MatrixRowOrder rowOrderOf(std::string_view text);

/** The lines in reverse order. */
[[nodiscard]] std::string upsideDown(std::string_view text);

// A matrix of all pairs leaves out what a node does with itself; of a matrix of what is sent it may be
// wanted.

/** As readMatrixGrid(), but with the cells of the diagonal, which are empty where nothing was written. */
[[nodiscard]] Result<MatrixGrid> readMatrixWithDiagonal(std::string_view text, char separator);

/** The rows of the diagonal that a matrix has besides those of its table (readMatrix()), in the order of
 * nodes. */
[[nodiscard]] Result<std::vector<ImportRecord>> readMatrixDiagonal(std::string_view text,
                                                                   const ImportOptions& options);

} // namespace contraflow
