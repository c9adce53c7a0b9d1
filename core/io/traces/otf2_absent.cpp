// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/io/traces/trace_formats.h"

namespace contraflow {

Result<ReadTrace> readOtf2(std::span<const std::filesystem::path> /*files*/, const TraceOptions& /*options*/)
{
    return Error{
        ErrorCode::environment,
        sentence(
            "this program was built without the library for OTF2 (Debian: libopen-trace-format2-dev); build "
            "it with that, or write the trace in another format")};
}

} // namespace contraflow
