// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_output.h"

#include "core/io/exporters/table_writer.h"

namespace contraflow::cli {

ChunkSink sinkOf(Output& output)
{
    return [&output](std::string_view piece) -> Result<void> {
        output.write(piece);
        if (output.hasFailed())
            return Error{ErrorCode::environment, "the output could not be written"};
        return {};
    };
}

void writeCsv(const Table& table, Output& output)
{
    // The only failure is that of the output, which says it itself.
    static_cast<void>(writeTable(*makeCsvTables(sinkOf(output)), table));
}

} // namespace contraflow::cli
