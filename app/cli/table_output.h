// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/io/text_file.h"
#include "core/tables/table.h"

namespace contraflow::cli {

/** Hands pieces of text to the output, which must outlive it, and ends a writer when nothing more can be
 * written; Output::finish() says why. */
[[nodiscard]] ChunkSink sinkOf(Output& output);

/** A table as CSV. What goes wrong, Output::finish() says. */
void writeCsv(const Table& table, Output& output);

} // namespace contraflow::cli
