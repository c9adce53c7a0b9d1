// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/project_file.h"

#include <cstddef>
#include <functional>
#include <span>

namespace contraflow {

/** Fills the beginning of `room` with what comes next of a text; 0 at its end. */
using PieceSource = std::function<Result<std::size_t>(std::span<char> room)>;

/** parseProject on a text that comes piece by piece, as out of a pipe: what is wrong with its beginning is
 * found before the rest is read. An error of the source is the error of the reading. */
[[nodiscard]] Result<LoadedProject> readProjectFrom(const PieceSource& source, const ReadLimits& limits = {});

} // namespace contraflow
