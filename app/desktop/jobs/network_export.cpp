// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/network_export.h"

#include "core/io/file_replacement.h"

#include <utility>

namespace contraflow {

NetworkExported exportNetworkFile(const NetworkExport& request, std::stop_token stop)
{
    NetworkExported exported;
    exported.path = request.path;
    Result<FileReplacement> file = FileReplacement::open(request.path);
    if (!file) {
        exported.problem = file.error().message;
        return exported;
    }
    const ChunkSink sink = [&file](std::string_view text) { return file->write(text); };
    Result<std::vector<std::string>> notes =
        writeNetwork(request.project, request.platform, *request.format, sink, std::move(stop));
    if (!notes)
        exported.problem = notes.error().message;
    else if (const Result<void> written = file->commit(); !written)
        exported.problem = written.error().message;
    else
        exported.notes = std::move(notes).value();
    return exported;
}

} // namespace contraflow
