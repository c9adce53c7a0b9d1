// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/measured_file.h"

#include <string_view>
#include <vector>

namespace contraflow {

// A matrix of all pairs leaves out what a node does with itself; of a matrix of what is sent it may be
// wanted.

/** As readMatrixGrid(), but with the cells of the diagonal, which are empty where nothing was written. */
[[nodiscard]] Result<MatrixGrid> readMatrixWithDiagonal(std::string_view text, char separator);

/** The rows of the diagonal that a matrix has besides those of its table (readMatrix()), in the order of
 * nodes. */
[[nodiscard]] Result<std::vector<ImportRecord>> readMatrixDiagonal(std::string_view text,
                                                                   const ImportOptions& options);

} // namespace contraflow
